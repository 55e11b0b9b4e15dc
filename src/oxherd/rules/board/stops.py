"""STOP tokens: no tile goes to a row where one lies, until somebody takes a row. Rule: R-111."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.moments import Problem
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.core.tuples import with_item
from oxherd.rules.cards import STOP
from oxherd.rules.events import SIGN_LAID, SIGN_LIFTED
from oxherd.rules.numbers import Numbers, small_numbers
from oxherd.rules.powers.targets import OnRow
from oxherd.rules.round import RoundRules
from oxherd.rules.row_rules import RowRules

TOKENS: Final = 2
"""There are two of them in the box. Rules: R-111, A-89."""


class Stops(Numbers[RoundRules]):
    """The rows with a token, from the top."""

    name: ClassVar[str] = "stops"

    def lay(self, state: State, row: int) -> None:
        """A token is laid at the end of a row; no square acts."""
        state.slots[self.slot] = with_item(self.of(state), row)
        if state.log is not None:
            state.log.note(SIGN_LAID, (STOP, row))

    def clear(self, state: State) -> None:
        """All of them leave. Rule: A-89."""
        if state.log is not None:
            for row in self.of(state):
                state.log.note(SIGN_LIFTED, (STOP, row))
        state.slots[self.slot] = ()

    def open_rows(self, state: State) -> list[int]:
        """The rows with tiles and without a token, from the top."""
        stopped = self.of(state)
        return [row for row, tiles in enumerate(state.rows) if tiles and row not in stopped]

    def show(self, value: Plain, seat: int | None) -> Plain:
        """They lie on the board."""
        return value

    def write(self, value: Plain) -> str:
        """`2 5`: rows from 1."""
        return " ".join([str(row + 1) for row in cast("tuple[int, ...]", value)])

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """Small numbers."""
        rows = small_numbers(words)
        return None if rows is None else tuple(sorted([row - 1 for row in rows]))

    def problem(self, rules: RoundRules, state: State) -> Problem | None:
        """No more than there are, each at a row of its own that has tiles."""
        stopped = self.of(state)
        rows = range(len(state.rows))
        right = all([row in rows and len(state.rows[row]) > 0 for row in stopped])
        if not right or len(set(stopped)) < len(stopped) or len(stopped) > TOKENS:
            return Problem("position-value", self.name, found=self.write(stopped)[:40])
        return None


class StopToken(OnRow):
    """A token for any active row. Rules: R-111, A-89, B-1."""

    def __init__(self, stops: Stops) -> None:
        super().__init__(STOP)
        self.stops = stops

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """The open ones, while a token is left."""
        left = TOKENS - len(self.stops.of(state))
        return self.stops.open_rows(state) if left else []

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It lies there."""
        self.stops.lay(state, row)
