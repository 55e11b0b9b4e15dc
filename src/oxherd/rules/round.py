"""Rounds and their end: points on the score pad, and whether the match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from oxherd.core.chance import Chance
from oxherd.core.frame import Frame, register
from oxherd.core.moments import Moments
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.rules import Option, Rules
from oxherd.core.state import State
from oxherd.rules.events import MATCH_ENDED, ROUND_SCORED
from oxherd.rules.slot import Slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a side's cards are worth at the end of a round."""

    def points(self, side: int, pile: tuple[int, ...]) -> int:
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

    def over(self, rules: Rules, state: State) -> bool:
        """Whether the round just scored was the last."""
        if state.round >= self.max_rounds or 0 < self.rounds <= state.round:
            return True
        return 0 < self.target <= max(state.totals)

    def merits(self, rules: Rules, state: State) -> list[tuple[int, ...]]:
        """What ranks each side, higher is better. Equal totals share a place. Rule: R-12."""
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
        options: Mapping[str, Option],
        *,
        moments: Moments[Any],
        scoring: Scoring,
        finish: Finish,
        opening: Frame[Any],
        next_round: Frame[Any],
        slots: tuple[Slot[Any], ...],
        sides: tuple[int, ...] | None = None,
    ) -> None:
        names = tuple([slot.name for slot in slots])
        super().__init__(game, version, players, options, moments, names)
        if sides is not None:
            self.sides = sides
            self.side_count = max(sides) + 1
        self.scoring = scoring
        self.finish = finish
        self.opening = opening
        """The frame that starts a match."""
        self.next_round = next_round
        """The frame that starts every later round."""
        for at, slot in enumerate(slots):
            slot.slot = at
        self.slots = slots
        """What stands in each of the state's slots, and who knows about it."""

    def begin(self, chance: Chance) -> State:
        """An empty table."""
        return State(
            chance,
            stack=[self.opening],
            hands=[()] * self.players,
            rows=[],
            piles=[()] * self.side_count,
            totals=[0] * self.side_count,
            queue=[],
            slots=[slot.empty(self) for slot in self.slots],
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
        places = [1 + sum([other > merit for other in merits]) for merit in merits]
        return tuple([places[self.sides[seat]] for seat in self.seats])

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """As the scoring says."""
        return self.scoring.points(side, pile)

    def show_slot(self, at: int, value: Plain, seat: int | None) -> Plain:
        """As the slot says."""
        return self.slots[at].show(value, seat)

    def write_slot(self, at: int, value: Plain) -> str:
        """As the slot says."""
        return self.slots[at].write(value)

    def read_slot(self, at: int, words: list[str]) -> Plain:
        """As the slot says."""
        return self.slots[at].read(self, words)


class EndRound(Frame[RoundRules]):
    """Write down the points; then another round or the end of the match."""

    tag: ClassVar[str] = "end-round"

    def step(self, rules: RoundRules, state: State, answers: list[int]) -> None:
        """Rules: R-11, R-12."""
        points = list(rules.round_points(state))
        for side, won in enumerate(points):
            state.totals[side] += won
        for slot in rules.slots:
            slot.scored(rules, state, points)
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
