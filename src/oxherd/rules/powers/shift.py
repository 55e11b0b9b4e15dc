"""Shift: a card on the table moves to another row. Rules: R-40, R-82."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import register
from oxherd.core.state import State
from oxherd.core.tuples import without
from oxherd.rules.cards import ROW_FIRST, SHIFT
from oxherd.rules.events import SHIFTED
from oxherd.rules.placement import Question, is_full
from oxherd.rules.powers.signs import Signs
from oxherd.rules.powers.squeeze import squeeze
from oxherd.rules.powers.targets import OnCard
from oxherd.rules.row_rules import RowRules


class Shift(OnCard):
    """First the card, then the row; an emptied row gets the next card. Rules: A-30, C-9."""

    def __init__(self, signs: Signs, *, overflow: bool) -> None:
        super().__init__(SHIFT)
        self.signs = signs
        self.overflow = overflow
        """Whether a card may go to a full row. Rules: A-29, A-49."""

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """The cards of open rows for which there is another row; none while one is emptied."""
        if () in state.rows:
            return []
        found: list[int] = []
        for row in self.signs.open_rows(state):
            if self.targets(rules, state, row):
                found += state.rows[row]
        return found

    def targets(self, rules: RowRules, state: State, source: int) -> list[int]:
        """The rows to which a card of this row could go."""
        return [
            row
            for row in self.signs.open_rows(state)
            if row != source and (self.overflow or not is_full(rules, state, row))
        ]

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """Ask for the row, unless there is but one."""
        state.stack.append(ShiftTo(card, seat))

    def move(self, rules: RowRules, state: State, seat: int, card: int, target: int) -> None:
        """It leaves its row for its place in the other one."""
        source = row_of(state, card)
        state.rows[source] = without(state.rows[source], card)
        if state.log is not None:
            state.log.note(SHIFTED, (seat, card, source, target))
        squeeze(rules, state, seat, target, card, "shift")


class ShiftTo(Question):
    """The question to which row the card goes."""

    tag: ClassVar[str] = "shift-to"
    shape: ClassVar[tuple[str, ...]] = ("choice", "seat")
    names: ClassVar[tuple[str, ...]] = ("card", "seat")

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """The card that moves, and who moves it."""
        return (self.card, self.seat)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless there is but one."""
        if len(self._targets(rules, state)) == 1:
            return None
        return Ask(self, rules, state, ONE, "shift-to", (self.seat,), self.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """From the top."""
        return tuple([ROW_FIRST + row for row in self._targets(rules, state)])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Move it there."""
        row = answers[0] - ROW_FIRST if answers else self._targets(rules, state)[0]
        shift = rules.specials[SHIFT]
        assert isinstance(shift, Shift)
        shift.move(rules, state, self.seat, self.card, row)

    def possible(self, rules: RowRules, state: State) -> bool:
        """The card lies in an open row, and there is a choice."""
        return bool(state.queue) and len(self._targets(rules, state)) > 1

    def _targets(self, rules: RowRules, state: State) -> list[int]:
        shift = rules.specials.get(SHIFT)
        source = row_of(state, self.card)
        if not isinstance(shift, Shift) or source not in shift.signs.open_rows(state):
            return []
        return shift.targets(rules, state, source)


def row_of(state: State, card: int) -> int:
    """The row in which a card lies; -1 for none."""
    for row, cards in enumerate(state.rows):
        if card in cards:
            return row
    return -1


register(ShiftTo)
