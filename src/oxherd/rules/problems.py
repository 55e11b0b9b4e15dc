"""What can be wrong with a position in any game: its round, its points, cards and seats of others.

A round that is being played has begun, so the match was not over before.
"""

from __future__ import annotations

from oxherd.core.choice import choice_of
from oxherd.core.moments import Problem
from oxherd.core.state import State
from oxherd.rules.round import RoundRules


def round_problem(rules: RoundRules, state: State, *, play_off: bool = False) -> Problem | None:
    """No round comes after the last one; a play-off may go beyond a fixed number."""
    finish = rules.finish
    last = finish.max_rounds
    if finish.rounds and not play_off:
        last = min(last, finish.rounds)
    if state.round > last:
        return Problem("position-value", "round", found=state.round)
    return None


def target_problem(rules: RoundRules, state: State) -> Problem | None:
    """Whoever had enough points before this round has ended the match. Rule: R-12."""
    best = max(state.totals)
    if 0 < rules.finish.target <= best:
        return Problem("position-value", "totals", found=best)
    return None


def gone_problem(state: State) -> Problem | None:
    """In most games no card leaves."""
    if state.gone:
        return Problem("position-value", "gone", found=choice_of(state.gone[0]).text)
    return None


def first_problem(state: State) -> Problem | None:
    """Where all choose at once, nobody begins."""
    if state.first:
        return Problem("position-value", "first", found=chr(ord("A") + state.first))
    return None
