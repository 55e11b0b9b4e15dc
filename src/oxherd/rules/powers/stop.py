"""Stop: nothing joins, leaves or takes a row. Rules: R-41, R-79."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.state import State
from oxherd.rules.cards import LIFT, SEVEN, STOP
from oxherd.rules.powers.signs import MOST_STOPS, Signs
from oxherd.rules.powers.targets import OnRow
from oxherd.rules.row_rules import RowRules


class Stop(OnRow):
    """It is laid beside an open row; two rows can be stopped. Rules: A-28, A-47, C-9."""

    stays: ClassVar[bool] = True

    def __init__(self, signs: Signs, *, on_seven: bool) -> None:
        super().__init__(STOP)
        self.signs = signs
        self.on_seven = on_seven
        """Whether it may lie beside a seven. Rules: A-27, A-47."""

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """Open rows with cards."""
        signs = self.signs
        found = signs.open_rows(state)
        if len(state.rows) - len(found) >= MOST_STOPS:
            return []
        if not self.on_seven:
            found = [row for row in found if SEVEN not in signs.beside(state, row)]
        return [row for row in found if state.rows[row]]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It lies there."""
        self.signs.lay(state, row, STOP)


class Lift(OnRow):
    """The team takes a stop away; it leaves the game. Rule: R-79."""

    def __init__(self, signs: Signs) -> None:
        super().__init__(LIFT)
        self.signs = signs

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """The stopped rows."""
        count = len(state.rows)
        return [row for row in range(count) if STOP in self.signs.beside(state, row)]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It is gone."""
        self.signs.lift(state, row, STOP)
