"""Rounds and their end: points on the score pad, and whether the match goes on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from oxherd.core.chance import Chance
from oxherd.core.frame import Frame, register
from oxherd.core.moments import Moments
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.rules import Option, Rules
from oxherd.core.state import State
from oxherd.rules.events import MATCH_ENDED, ROUND_SCORED


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a seat's cards are worth at the end of a round."""

    def points(self, pile: tuple[int, ...]) -> int:
        """Points of a pile as they go on the score pad."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Finish:
    """When a match is over and who has won. Rules: R-12, A-1, A-2, C-1."""

    def __init__(self, target: int, rounds: int, max_rounds: int) -> None:
        self.target = target
        """Points that end the match; 0: none do."""
        self.rounds = rounds
        """A fixed number of rounds; 0: none is fixed."""
        self.max_rounds = max_rounds
        """Every match ends after so many rounds, scored as at a normal end."""

    def scored(self, state: State, points: list[int]) -> None:
        """A round has been scored; a finish that breaks ties may keep what it needs."""

    def over(self, rules: Rules, state: State) -> bool:
        """Whether the round just scored was the last."""
        if state.round >= self.max_rounds or 0 < self.rounds <= state.round:
            return True
        return 0 < self.target <= max(state.totals)

    def merits(self, rules: Rules, state: State) -> list[tuple[int, ...]]:
        """What ranks each seat, higher is better. Equal totals share a place. Rule: R-12."""
        sign = 1 if rules.high_wins else -1
        return [(sign * total,) for total in state.totals]


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundRules(Rules):
    """A game of several rounds with a score pad."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, Option],
        *,
        moments: Moments[Any],
        slot_names: tuple[str, ...],
        scoring: Scoring,
        finish: Finish,
        opening: Frame[Any],
        next_round: Frame[Any],
        slots: tuple[Plain, ...],
    ) -> None:
        super().__init__(game, version, players, options, moments, slot_names)
        self.scoring = scoring
        self.finish = finish
        self.opening = opening
        """The frame that starts a match."""
        self.next_round = next_round
        """The frame that starts every later round."""
        self.slots = slots
        """What the state's slots hold before the first round."""

    def begin(self, chance: Chance) -> State:
        """An empty table."""
        return State(
            chance,
            stack=[self.opening],
            hands=[()] * self.players,
            rows=[],
            piles=[()] * self.players,
            totals=[0] * self.players,
            queue=[],
            slots=list(self.slots),
            sealed=[],
            stock=(),
            round=0,
            trick=0,
            first=0,
            asked=1,
        )

    def places(self, state: State) -> tuple[int, ...]:
        """As the finish says; who shares a place leaves the next one empty. Rule: C-1."""
        merits = self.finish.merits(self, state)
        return tuple([1 + sum([other > merit for other in merits]) for merit in merits])

    def points(self, pile: tuple[int, ...]) -> int:
        """As the scoring says."""
        return self.scoring.points(pile)


class EndRound(Frame[RoundRules]):
    """Write down the points; then another round or the end of the match."""

    tag: ClassVar[str] = "end-round"

    def step(self, rules: RoundRules, state: State, answers: list[int]) -> None:
        """Rules: R-11, R-12."""
        points = [rules.scoring.points(pile) for pile in state.piles]
        for seat in rules.seats:
            state.totals[seat] += points[seat]
        rules.finish.scored(state, points)
        over = rules.finish.over(rules, state)
        if state.log is not None:
            _note(rules, state, points, over=over)
        if not over:
            state.stack.append(rules.next_round)


def _note(rules: RoundRules, state: State, points: list[int], *, over: bool) -> None:
    log = state.log
    if log is None:
        return
    totals = tuple(state.totals)
    log.note(ROUND_SCORED, (state.round, tuple(points), totals))
    if over:
        log.note(MATCH_ENDED, (rules.winners(state), totals))


END_ROUND: Final = EndRound()
register(EndRound)
