"""Seven: a row is taken by its seventh card only. Rules: R-37, R-78."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.state import State
from oxherd.rules.cards import SEVEN
from oxherd.rules.parts import Special
from oxherd.rules.placement import is_full, join, next_row
from oxherd.rules.powers.signs import Signs
from oxherd.rules.powers.targets import OnRow
from oxherd.rules.row_rules import RowRules


class SevenWithCard(Special):
    """It lies beside the row that the card joins in spite of all. Rules: R-37, A-24."""

    stays: ClassVar[bool] = True

    def __init__(self, signs: Signs, *, early: bool) -> None:
        super().__init__(SEVEN)
        self.signs = signs
        self.early = early
        """Whether the row may have room for the card anyway."""

    def usable(self, rules: RowRules, state: State) -> bool:
        """The card belongs to a full row without a seven."""
        row = next_row(rules, state)
        if row < 0 or SEVEN in self.signs.beside(state, row):
            return False
        return self.early or is_full(rules, state, row)

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """The card joins, nobody takes."""
        row = next_row(rules, state)
        self.signs.lay(state, row, SEVEN)
        join(rules, state, state.queue.pop(), row)


class SevenAnywhere(OnRow):
    """It is laid beside any row, at any time, one a row. Rules: R-78, A-48."""

    stays: ClassVar[bool] = True

    def __init__(self, signs: Signs) -> None:
        super().__init__(SEVEN)
        self.signs = signs

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """All without a seven."""
        count = len(state.rows)
        return [row for row in range(count) if SEVEN not in self.signs.beside(state, row)]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It lies there."""
        self.signs.lay(state, row, SEVEN)
