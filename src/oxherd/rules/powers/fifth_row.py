"""Fifth row: the card starts one more row, until somebody has to take one. Rule: R-36."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.state import State
from oxherd.rules.cards import FIFTH_ROW
from oxherd.rules.events import PLACED
from oxherd.rules.parts import Special
from oxherd.rules.powers.signs import Signs
from oxherd.rules.row_rules import RowRules


class FifthRow(Special):
    """Used without need, too, even by a low card. Rules: A-21, A-22."""

    stays: ClassVar[bool] = True

    def __init__(self, signs: Signs) -> None:
        super().__init__(FIFTH_ROW)
        self.signs = signs

    def usable(self, rules: RowRules, state: State) -> bool:
        """There is no fifth row yet."""
        return len(state.rows) == rules.row_count

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """That is the card's placement."""
        play = state.queue.pop()
        self.signs.add_row(state, play.card)
        row = len(state.rows) - 1
        if state.log is not None:
            state.log.note(PLACED, (seat, play.card, row, "right"))
        for power in rules.powers:
            power.placed(rules, state, seat, row)
