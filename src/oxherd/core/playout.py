"""Random play to the end, through the same run and answer as every other match."""

from __future__ import annotations

from oxherd.core.ask import ANY, Ask
from oxherd.core.choice import PASS, PASS_TRICK
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, run
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.core.tuples import without


def play_out(rules: Rules, state: State, dice: Dice) -> int:
    """Play random choices until the match is over; how many there were."""
    decisions = 0
    while True:
        ask = run(rules, state)
        if ask is None:
            return decisions
        answers = random_answers(ask, dice)
        decisions += 1 if ask.mode == ANY else len(answers)
        answer(rules, state, answers)


def random_answers(ask: Ask, dice: Dice) -> list[int]:
    """A random answer of every seat that is asked."""
    if ask.mode == ANY:
        seat = ask.seats[dice.below(len(ask.seats))]
        said = _one_of(ask.offer(seat), dice)
        return [] if said in (PASS, PASS_TRICK) else [seat, said]
    if ask.picks == 1:
        return [_one_of(ask.offer(seat), dice) for seat in ask.seats]
    answers: list[int] = []
    for seat in ask.seats:
        left = ask.offer(seat)
        for _ in range(min(ask.picks, len(left))):
            picked = _one_of(left, dice)
            left = without(left, picked)
            answers.append(picked)
    return answers


def _one_of(offer: tuple[int, ...], dice: Dice) -> int:
    return offer[dice.below(len(offer))]
