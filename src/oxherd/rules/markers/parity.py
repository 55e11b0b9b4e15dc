"""Even/odd: the marked row accepts one parity only. Rules: R-51 to R-53, A-34, A-35."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.markers.marker import Marker, lowest_end
from oxherd.rules.row_rules import RowRules


class Parity(Marker):
    """Shows the parity that its row accepts."""

    name: ClassVar[str] = "parity"

    def __init__(self) -> None:
        super().__init__(("even", "odd"))

    def setup(self, rules: RowRules, state: State) -> Plain:
        """At the lowest starter, with its parity. Rule: R-51."""
        self._go_to(state, lowest_end(state, -1))
        return state.slots[self.slot]

    def gap(self, state: State, row: int, value: int, gap: int) -> int:
        """The other parity does not fit. Rule: R-52."""
        if row == self.row(state) and value % 2 != self.face(state):
            return 0
        return gap

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """After every take it goes to the lowest end of the others. Rules: R-53, A-35."""
        self._go_to(state, lowest_end(state, self.row(state)))

    def _go_to(self, state: State, row: int) -> None:
        self.move(state, row, state.rows[row][-1] % 2)
