"""Mountain climbing: the marked row descends. Rules: R-54 to R-57, A-36, A-37."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.markers.marker import Marker
from oxherd.rules.row_rules import RowRules

UP: Final = 0
DOWN: Final = 1


class Mountain(Marker):
    """Walks up and down the rows; its arrows show where it goes next."""

    name: ClassVar[str] = "mountain"
    keeps_order: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(("up", "down"))

    def setup(self, rules: RowRules, state: State) -> Plain:
        """At the last row, arrows up. Rule: R-54."""
        self.move(state, rules.row_count - 1, UP)
        return state.slots[self.slot]

    def gap(self, state: State, row: int, value: int, gap: int) -> int:
        """Only lower cards fit; half a step nearer, so that it wins a tie. Rule: R-55."""
        if row != self.row(state):
            return gap
        end = state.rows[row][-1]
        return 2 * (end - value) - 1 if value < end else 0

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """One row on after every take; the arrows turn at either end. Rules: R-56, A-37."""
        step = -1 if self.face(state) == UP else 1
        at = self.row(state) + step
        face = self.face(state)
        if at == 0:
            face = DOWN
        elif at == rules.row_count - 1:
            face = UP
        self.move(state, at, face)
