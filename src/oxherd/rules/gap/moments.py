"""Where GAP can rest, and which tables are impossible there."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments, Problem
from oxherd.core.state import State
from oxherd.rules.gap.gap_rules import ROW_SIZE, GapRules
from oxherd.rules.gap.scoring import MostPoints
from oxherd.rules.gap.slots import PLAY_OFF, REMOVED, best_rounds, removed_colours
from oxherd.rules.gap.turn import (
    ABOVE,
    BELOW,
    END_TURNS,
    KEEP,
    TAKE_HIGHER,
    TAKE_LOWER,
    TURNS,
    with_number,
)
from oxherd.rules.problems import gone_problem, round_problem, target_problem
from oxherd.rules.round import END_ROUND

TURN: Final = "turn"
OVER: Final = "over"


class GapMoments(Moments[GapRules]):
    """A turn, or the choice among equal neighbours in it."""

    def usual(self, rules: GapRules, state: State) -> str:
        """Somebody plays a card."""
        return TURN

    def stack(
        self, rules: GapRules, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """Whose turn it is follows from the number of cards in the hands."""
        if moment == TURN:
            return [END_ROUND, TURNS[to_move(rules, state)]]
        if moment == OVER:
            return []
        if moment not in (TAKE_LOWER.tag, TAKE_HIGHER.tag) or not state.queue:
            return None
        stack: list[Frame[Any]] = [END_ROUND, END_TURNS[state.queue[-1].seat], KEEP]
        if moment == TAKE_HIGHER.tag:
            return [*stack, TAKE_HIGHER]
        row = state.rows[0] if state.rows else ()
        higher = with_number(row, (state.queue[-1].value + ABOVE) % 10)
        return [*stack, TAKE_HIGHER, TAKE_LOWER] if len(higher) > 1 else [*stack, TAKE_LOWER]

    def complete(self, rules: GapRules, state: State, named: set[str]) -> None:
        """Laps are counted by the cards that are gone; an empty row is a row."""
        state.rows = state.rows or [()]
        played = rules.players * rules.hand_size - sum([len(hand) for hand in state.hands])
        state.trick = 1 + (played - len(state.queue)) // rules.players
        if "removed" not in named:
            state.slots[REMOVED] = rules.removed

    def problem(self, rules: GapRules, state: State, moment: str) -> Problem | None:
        """Colours first: they say which cards there are."""
        removed = removed_colours(state)
        if len(removed) != rules.removed_count or (rules.removed and removed != rules.removed):
            return Problem("position-value", "removed", found=len(removed))
        if len(state.rows) != 1:
            return Problem("position-count", "rows", found=len(state.rows), expected=1)
        if state.stock and moment == TURN and len(state.rows[0]) < ROW_SIZE:
            return Problem("position-count", "rows", found=len(state.rows[0]), expected=ROW_SIZE)
        return (
            _hand_problem(rules, state)
            or _moment_problem(rules, state, moment)
            or _round_problem(rules, state, over=moment == OVER)
            or gone_problem(state)
        )


def to_move(rules: GapRules, state: State) -> int:
    """Clockwise from the starter: the first seat that has not played in this lap."""
    played = rules.players * rules.hand_size - sum([len(hand) for hand in state.hands])
    return (state.first + played) % rules.players


def _hand_problem(rules: GapRules, state: State) -> Problem | None:
    """Whoever played in this lap holds one card less."""
    held = sum([len(hand) for hand in state.hands])
    played = rules.players * rules.hand_size - held
    for seat in rules.seats:
        turn = (seat - state.first) % rules.players
        expected = rules.hand_size - (played - turn + rules.players - 1) // rules.players
        size = len(state.hands[seat])
        if size != expected or size > rules.hand_size:
            return Problem(
                "position-hand-size", "hands", seat, seat=seat + 1, size=size, expected=expected
            )
    return None


def _moment_problem(rules: GapRules, state: State, moment: str) -> Problem | None:
    held = sum([len(hand) for hand in state.hands])
    possible = not state.queue
    if moment == TURN:
        possible = possible and held > 0
    elif moment == OVER:
        possible = possible and held == 0 and rules.finish.over(rules, state)
    else:
        possible = len(state.queue) == 1 and _may_pick(rules, state, moment)
    return None if possible else Problem("position-moment", "at", found=moment)


def _round_problem(rules: GapRules, state: State, *, over: bool) -> Problem | None:
    """What the rounds before have left; a play-off comes after the target. Rule: R-98."""
    finish, play_off = rules.finish, state.slots[PLAY_OFF] is True
    if play_off and not (isinstance(finish, MostPoints) and finish.extra_round):
        return Problem("position-value", "play-off", found="yes")
    late = round_problem(rules, state, play_off=play_off)
    full = None if over or play_off else target_problem(rules, state)
    return late or full or _best_problem(rules, state, state.round if over else state.round - 1)


def _best_problem(rules: GapRules, state: State, scored: int) -> Problem | None:
    """A best round is one of those that were scored; `0@0` says that none is known. Rule: R-98."""
    most = len(rules.cards(state))
    for points, when in best_rounds(state):
        known = 1 <= when <= scored and -most <= points <= most
        if not known and (points or when):
            return Problem("position-value", "best", found=f"{points}@{when}")
    return None


def _may_pick(rules: GapRules, state: State, moment: str) -> bool:
    """The player before the next one has several neighbours to choose from."""
    play = state.queue[0]
    row = state.rows[0]
    distance = BELOW if moment == TAKE_LOWER.tag else ABOVE
    return (
        (play.seat + 1) % rules.players == to_move(rules, state)
        and not with_number(row, play.value)
        and len(with_number(row, (play.value + distance) % 10)) > 1
    )


GAP_MOMENTS: Final = GapMoments()
