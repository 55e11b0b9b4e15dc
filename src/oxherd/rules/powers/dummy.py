"""A hand that nobody holds: its stack, its fixed rule, and who wins against it."""

from __future__ import annotations

from typing import Final

from oxherd.core.play import Play
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import bulls
from oxherd.rules.parts import Select
from oxherd.rules.powers.calls import Calls
from oxherd.rules.powers.open_rows import AnyOpenRow
from oxherd.rules.round import Finish, Scoring
from oxherd.rules.row_rules import RowRules
from oxherd.rules.select import OneCard

TEAM: Final = 0
"""Whose pile and whose total; the other side is the dummy."""
SMALL_TEAM: Final = 2
"""Up to so many players count their bulls twice. Rule: R-77."""


class OneCardAndTheStack(Select):
    """Everybody chooses, and the stack's top card is turned up. Rule: R-72."""

    def __init__(self, calls: Calls) -> None:
        self.calls = calls
        self.cards = OneCard()

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """It has the seat after the last; nothing was said about this trick yet."""
        self.calls.begin(state)
        top, state.stock = state.stock[0], state.stock[1:]
        return [*self.cards.reveal(rules, state, answers), Play(rules.players, top, top)]


class CheapestForTheDummy(AnyOpenRow):
    """The dummy takes the fewest bulls; of equal ones the highest end. Rules: R-74, A-47, A-52."""

    def settle(self, rules: RowRules, state: State) -> None:
        """Players choose."""
        play = state.queue[-1]
        if play.seat < rules.players:
            super().settle(rules, state)
            return
        merits = [
            (bulls(state.rows[row]), -state.rows[row][-1], row)
            for row in self.signs.open_rows(state)
        ]
        state.queue.pop()
        rules.collect.take(rules, state, play, min(merits)[2], "misfit")


class TeamBulls(Scoring):
    """A small team counts double. Rules: R-77, A-51."""

    def __init__(self, factor: int) -> None:
        self.factor = factor

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """The dummy's bulls count once."""
        return bulls(pile) * (self.factor if side == TEAM else 1)


class FewerThanTheDummy(Finish):
    """The team wins with fewer bulls; equal ones are not enough. Rules: R-77, A-51."""

    def merits(self, rules: Rules, state: State) -> list[tuple[int, ...]]:
        """A tie is the dummy's."""
        return [(-total, side) for side, total in enumerate(state.totals)]
