"""What everybody puts face down: one card or two."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.parts import Select, turn_up
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class OneCard(Select):
    """One card of the hand. Rule: R-6."""

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """Answers stand in the order of the seats."""
        return [turn_up(state, seat, answers[seat], answers[seat]) for seat in rules.seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoCards(Select):
    """Two cards of the hand. Rule: R-26."""

    picks = 2

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """Two answers a seat, one after the other."""
        return [turn_up(state, at // 2, card, card) for at, card in enumerate(answers)]
