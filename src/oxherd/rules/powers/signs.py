"""Special cards beside a row: a seven makes room, a stop closes it, a fifth row will go again.

Rules: R-36, R-37, R-41, R-78, R-79.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.moments import Problem
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.core.tuples import with_item, without
from oxherd.rules.cards import FIFTH_ROW, ROW_FIRST, SEVEN, STOP
from oxherd.rules.collect import to_pile
from oxherd.rules.decks import Kinds, Pile, names, read_kinds
from oxherd.rules.events import ROW_REMOVED, SIGN_LAID, SIGN_LIFTED
from oxherd.rules.parts import Power
from oxherd.rules.row_rules import RowRules

LAID: Final = (FIFTH_ROW, SEVEN, STOP)
"""What can lie beside a row."""

MOST_STOPS: Final = 2
"""So many rows can be stopped at once. Rules: A-28, A-47."""


class Signs(Power):
    """For each row the special cards beside it."""

    name: ClassVar[str] = "signs"

    def __init__(self, discard: Pile | None) -> None:
        super().__init__()
        self.discard = discard
        """Where they go when a row is taken, stops as well; None: sevens leave the game."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Nothing lies there yet."""
        return ((),) * len(state.rows)

    def empty(self, rules: RowRules) -> Plain:
        """There are no rows yet."""
        return ()

    def gap(self, state: State, row: int, value: int, gap: int) -> int:
        """Nothing may join a stopped row."""
        return 0 if STOP in self.beside(state, row) else gap

    def room(self, state: State, row: int) -> int:
        """One more card has room beside a seven."""
        return -1 if SEVEN in self.beside(state, row) or self._cleared(state) else 0

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """A seven goes with its row; where stops are discarded all of them go. Rules: R-37, R-41.

        While there is a fifth row, the new row goes, too, with all that lies there. Rule: R-36.
        """
        if SEVEN in self.beside(state, row):
            self.lift(state, row, SEVEN)
        if self.discard is None:
            return
        for stopped in range(len(state.rows)):
            if STOP in self.beside(state, stopped):
                self.lift(state, stopped, STOP)
        if len(state.rows) > rules.row_count:
            self._remove_row(rules, state, seat, row)

    def scored(self, rules: RowRules, state: State, points: list[int]) -> None:
        """Where they are discarded, the table is cleared at the end of a round. Rule: A-32."""
        if self.discard is None:
            return
        for row in range(len(state.rows)):
            for kind in self.beside(state, row):
                self.lift(state, row, kind)

    def _cleared(self, state: State) -> bool:
        """Whether the match is over, and any row may have lost its seven. Rule: A-32."""
        return not state.stack and self.discard is not None

    def _remove_row(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """The row is over before it has begun; those below move up. Rules: R-36, A-23."""
        if state.rows[row]:
            to_pile(rules, state, seat, row, state.rows[row], "fifth-row")
        for marked in range(len(state.rows)):
            if FIFTH_ROW in self.beside(state, marked):
                self.lift(state, marked, FIFTH_ROW)
        signs = self._all(state)
        state.slots[self.slot] = (*signs[:row], *signs[row + 1 :])
        del state.rows[row]
        if state.log is not None:
            state.log.note(ROW_REMOVED, (row,))

    def add_row(self, state: State, card: int) -> None:
        """The card starts a row below the others, and the special card marks it. Rule: R-36."""
        state.rows.append((card,))
        state.slots[self.slot] = (*self._all(state), (FIFTH_ROW,))
        if state.log is not None:
            state.log.note(SIGN_LAID, (FIFTH_ROW, len(state.rows) - 1))

    def beside(self, state: State, row: int) -> Kinds:
        """What lies beside a row; nothing where a position does not get that far."""
        signs = self._all(state)
        return signs[row] if row < len(signs) else ()

    def lay(self, state: State, row: int, kind: int) -> None:
        """A special card is laid there."""
        self._set(state, row, with_item(self.beside(state, row), kind))
        if state.log is not None:
            state.log.note(SIGN_LAID, (kind, row))

    def lift(self, state: State, row: int, kind: int) -> None:
        """A special card goes from there to the discard, or out of the game."""
        self._set(state, row, without(self.beside(state, row), kind))
        if self.discard is not None:
            self.discard.add(state, kind)
        if state.log is not None:
            state.log.note(SIGN_LIFTED, (kind, row))

    def open_rows(self, state: State) -> list[int]:
        """The rows that are not stopped, from the top."""
        return [row for row in range(len(state.rows)) if STOP not in self.beside(state, row)]

    def open_ids(self, state: State) -> tuple[int, ...]:
        """The ids of the rows that are not stopped."""
        return tuple([ROW_FIRST + row for row in self.open_rows(state)])

    def _all(self, state: State) -> tuple[Kinds, ...]:
        return cast("tuple[Kinds, ...]", state.slots[self.slot])

    def _set(self, state: State, row: int, kinds: Kinds) -> None:
        signs = self._all(state)
        state.slots[self.slot] = (*signs[:row], kinds, *signs[row + 1 :])

    def show(self, value: Plain, seat: int | None) -> Plain:
        """They lie on the table."""
        return tuple([names(kinds) for kinds in cast("tuple[Kinds, ...]", value)])

    def write(self, value: Plain) -> str:
        """`- / seven / seven stop / -`, row by row."""
        rows = cast("tuple[Kinds, ...]", value)
        return " / ".join([" ".join(names(kinds)) or "-" for kinds in rows])

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """What lies beside each row."""
        rows = [part.split() for part in " ".join(words).split("/")]
        found = [read_kinds(kinds, LAID) for kinds in rows]
        known = [tuple(sorted(kinds)) for kinds in found if kinds is not None and 0 not in kinds]
        return tuple(known) if len(known) == len(rows) else None

    def problem(self, rules: RowRules, state: State) -> Problem | None:
        """As many as there are rows; nothing twice, not too many stops, a fifth row if marked."""
        signs = self._all(state)
        laid = [kind for kinds in signs for kind in kinds]
        if len(signs) != len(state.rows):
            return Problem("position-count", self.name, found=len(signs), expected=len(state.rows))
        twice = any([len(set(kinds)) < len(kinds) for kinds in signs])
        spare = 0 if self._cleared(state) else len(state.rows) - rules.row_count
        if twice or laid.count(STOP) > MOST_STOPS or laid.count(FIFTH_ROW) != spare:
            return Problem("position-value", self.name, found=self.write(signs)[:40])
        for row, kinds in enumerate(signs):
            if STOP in kinds and not state.rows[row]:
                return Problem("position-value", self.name, row, found="stop")
        return None

    def holds(self, value: Plain) -> Kinds:
        """All of them."""
        return tuple([kind for kinds in cast("tuple[Kinds, ...]", value) for kind in kinds])
