"""Where a card may go: behind a lower end, or on either side of a row."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.rules.parts import NOWHERE, Fits
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class BehindLower(Fits):
    """Behind an end that is lower, the nearest one. Rule: R-7."""

    def gap(self, cards: tuple[int, ...], value: int) -> int:
        """Rules 1 and 2 of every rulebook; a row that was emptied comes before all. Rule: C-9."""
        if not cards:
            return 1
        end = cards[-1]
        return 2 * (value - end) if value > end else 0

    def nearest(self, rules: RowRules, state: State, value: int) -> int:
        """Without powers the nearest lower end is the highest one: the hot spot of all games."""
        if rules.powers:
            return super().nearest(rules, state, value)
        best = NOWHERE
        highest = 0
        for row, cards in enumerate(state.rows):
            end = cards[-1]
            if highest < end < value:
                best = row
                highest = end
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class BothEnds(Fits):
    """Behind the right end if higher, before the left end if lower. Rules: R-22, R-23."""

    def __init__(self, tie: str) -> None:
        # Half a step more makes one side the loser of a tie.
        self.right_handicap = 1 if tie == "left" else 0
        self.left_handicap = 1 if tie == "right" else 0

    def gap(self, cards: tuple[int, ...], value: int) -> int:
        """Inside the span of a row there is no spot."""
        if value > cards[-1]:
            return 2 * (value - cards[-1]) + self.right_handicap
        if value < cards[0]:
            return 2 * (cards[0] - value) + self.left_handicap
        return 0

    def join(self, cards: tuple[int, ...], play: Play) -> tuple[int, ...]:
        """A row stays ascending from left to right."""
        if play.value < cards[0]:
            return ALONE[play.card] + cards
        return cards + ALONE[play.card]
