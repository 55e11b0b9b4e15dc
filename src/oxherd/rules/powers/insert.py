"""Insert: the card goes between the cards of a row, or to its beginning. Rules: R-38, R-81."""

from __future__ import annotations

from oxherd.core.state import State
from oxherd.rules.cards import INSERT
from oxherd.rules.powers.signs import Signs
from oxherd.rules.powers.squeeze import squeeze
from oxherd.rules.powers.targets import OnRow
from oxherd.rules.row_rules import RowRules


class Insert(OnRow):
    """Any open row with a higher end will do. Rules: A-26, C-5."""

    def __init__(self, signs: Signs) -> None:
        super().__init__(INSERT)
        self.signs = signs

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """None while a row waits for a card, and none for a card of nobody. Rules: R-81, C-9."""
        play = state.queue[-1]
        if play.seat >= rules.players or () in state.rows:
            return []
        return [row for row in self.signs.open_rows(state) if state.rows[row][-1] > play.card]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """That is its placement."""
        play = state.queue[-1]
        if rules.window is not None:
            rules.window.shut(rules, state, play.card)
        state.queue.pop()
        if not squeeze(rules, state, play.seat, row, play.card, "insert"):
            for power in rules.powers:
                power.placed(rules, state, play.seat, row)
