"""The jumping cow takes up a place and jumps on. Rules: R-58 to R-61, A-38, A-39."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.collect import to_pile
from oxherd.rules.markers.marker import Marker, lowest_end
from oxherd.rules.row_rules import RowRules


class JumpingCow(Marker):
    """Stands in a row as a card without a number."""

    name: ClassVar[str] = "jumping-cow"

    def setup(self, rules: RowRules, state: State) -> Plain:
        """At the lowest starter. Rule: R-58."""
        self.move(state, lowest_end(state, -1), 0)
        return state.slots[self.slot]

    def room(self, state: State, row: int) -> int:
        """It counts towards the limit of its row. Rule: R-58."""
        return 1 if row == self.row(state) else 0

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It jumps when a card joins its row. Rule: R-59."""
        if row == self.row(state):
            self._jump(rules, state, seat)

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It jumps when its row is taken and stays when another is. Rules: R-60, A-38."""
        if row == self.row(state):
            self._jump(rules, state, seat)

    def _jump(self, rules: RowRules, state: State, seat: int) -> None:
        """A full row that it lands in is taken up to its last card, and on it jumps. Rule: R-61."""
        while True:
            row = lowest_end(state, self.row(state))
            self.move(state, row, 0)
            cards = state.rows[row]
            if len(cards) < rules.cap:
                return
            to_pile(rules, state, seat, row, cards[:-1], "cow")
            state.rows[row] = cards[-1:]
