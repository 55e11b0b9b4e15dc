"""What a tableau is worth, and who wins a tie. Rules: R-97, R-98."""

from __future__ import annotations

from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import COLOURS, GAP_FIRST
from oxherd.rules.gap.slots import PLAY_OFF, best_rounds
from oxherd.rules.round import Finish, Scoring


class Gap(Scoring):
    """Most of a colour counts for you, least of another against you."""

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """Rule: R-97."""
        counts = [0] * len(COLOURS)
        for card in pile:
            counts[(card - GAP_FIRST) // 10] += 1
        return gap_points(counts)


def gap_points(counts: list[int]) -> int:
    """Points from the number of cards of each colour. Rules: R-97, A-64.

    >>> gap_points([4, 3, 1, 1, 0]), gap_points([4, 4, 0, 0, 0])
    (2, 8)
    """
    most = 0
    for count in counts:
        most = max(most, count)
    least = most
    for count in counts:
        if 0 < count < least:
            least = count
    points = 0
    for count in counts:
        if count == most:
            points += count
        elif count == least:
            points -= count
    return points


class MostPoints(Finish):
    """Highest total; then the best single round; then the earlier one. Rules: R-98, A-66."""

    def __init__(self, target: int, rounds: int, max_rounds: int, *, extra_round: bool) -> None:
        super().__init__(target, rounds, max_rounds)
        self.extra_round = extra_round
        """Whether a tie on the total is played off."""

    def over(self, rules: Rules, state: State) -> bool:
        """As ever, but a tie may be played off until it is decided."""
        if state.slots[PLAY_OFF] is not True and not super().over(rules, state):
            return False
        tied = state.totals.count(max(state.totals)) > 1
        if not self.extra_round or not tied or state.round >= self.max_rounds:
            return True
        state.slots[PLAY_OFF] = True
        return False

    def merits(self, rules: Rules, state: State) -> list[tuple[int, ...]]:
        """Total, best round, how early it was; a play-off replaces the tie-breaks. Rule: B-15."""
        if self.extra_round:
            return super().merits(rules, state)
        best = best_rounds(state)
        return [(state.totals[seat], best[seat][0], -best[seat][1]) for seat in rules.seats]
