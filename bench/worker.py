"""One measurement in a process of its own: `python -m bench.worker KIND ARGUMENTS…` prints JSON.

Time is the process's CPU time, so that other programs disturb as little as possible.
"""

from __future__ import annotations

import json
import sys
import time
import timeit
from collections.abc import Callable

import oxherd
from oxherd.core.ask import Ask
from oxherd.core.chance import Shake
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, run
from oxherd.core.playout import play_out, random_answers
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.games import find
from oxherd.rules.cards import ROW_FIRST, bulls

ROUNDS = 20
"""Rounds of the matches that are played: long enough for the set-up not to count."""

Result = dict[str, float | str]


def long_match(game: str, players: int) -> Rules:
    """A match of so many rounds; some games have one only."""
    several = "rounds" in find(game).defaults
    return oxherd.rules(game, players, rounds=ROUNDS) if several else oxherd.rules(game, players)


def rounds(game: str, players: str, seconds: str) -> Result:
    """Random play through run and answer, no log."""
    rules = long_match(game, int(players))

    def play(seed: int) -> int:
        return play_out(rules, rules.begin(Shake(seed.to_bytes(8, "big"))), Dice(seed))

    return _timed(play, float(seconds), int(rules.options.get("rounds", 1)))


def match(game: str, players: str, seconds: str, log: str) -> Result:
    """Random play through a verifying `Match.choose`, as a user's own loop would do it."""
    rules = long_match(game, int(players))

    def play(seed: int) -> int:
        dice = Dice(seed)
        below = dice.below
        table = oxherd.Match(rules, seed=seed, log=log == "log")
        choose = table.choose
        decisions = 0
        while (ask := table.ask) is not None:
            for seat in ask.seats:
                options = ask.options(seat)
                choose(seat, options[below(len(options))])
                decisions += 1
        return decisions

    return _timed(play, float(seconds), int(rules.options.get("rounds", 1)))


def _timed(play: Callable[[int], int], seconds: float, each: int) -> Result:
    play(0)
    matches = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        matches += 1
        decisions += play(matches)
    return {"rounds": matches * each, "decisions": decisions, "seconds": spent}


def copies(repeats: str) -> Result:
    """The slowest copy of a state that rests in the middle of a placement, most players."""
    slowest, which = 0.0, ""
    for game in oxherd.games():
        state = _in_the_middle(oxherd.rules(game.id, players=game.most))
        if state is None:
            continue
        best = min(timeit.repeat(state.copy, number=20_000, repeat=int(repeats), timer=_cpu))
        if best > slowest:
            slowest, which = best, game.id
    return {"microseconds": slowest / 20_000 * 1e6, "game": which}


def _cpu() -> float:
    return time.process_time()


def _in_the_middle(rules: Rules) -> State | None:
    """A state where some cards are placed and one is asked about; in `board` that never happens."""
    for seed in range(200):
        state = rules.begin(Shake(seed.to_bytes(8, "big")))
        dice = Dice(seed)
        while (ask := run(rules, state)) is not None and state.round == 1:
            if state.queue and state.trick == 3:
                return state
            answer(rules, state, random_answers(ask, dice))
    return None


def memory(*names: str) -> Result:
    """The largest running match in bytes, most players, all but one having chosen; no log."""
    most, largest = 0, ""
    for game in map(find, names):
        rules = oxherd.rules(game.id, players=game.most)
        for seed in range(3):
            table = oxherd.Match(rules, seed=seed, log=False)
            dice = Dice(seed)
            while (ask := table.ask) is not None and table.round == 1:
                if _bytes(table) > most:
                    most, largest = _bytes(table), game.id
                options = ask.options(ask.seats[0])
                table.choose(ask.seats[0], options[dice.below(len(options))])
    return {"bytes": most, "game": largest}


def _bytes(table: oxherd.Match) -> int:
    """The match, its ask, its state and the state's own values; what all matches share is free."""
    state = table._state  # a benchmark may look inside
    size = sum(sys.getsizeof(item) for item in (table, table.ask, state, state.stock))
    size += 2 * 64 + 33  # the source of chance: an object, its hash and its seed
    for zone in (state.hands, state.rows, state.piles, state.sealed):
        size += sys.getsizeof(zone)
        size += sum(sys.getsizeof(cards) for cards in zone if id(cards) not in SHARED)
    for flat in (state.stack, state.totals, state.slots, state.queue):
        size += sys.getsizeof(flat)
    size += sum(sys.getsizeof(total) for total in state.totals if not -6 < total < 257)  # interned
    return size + sum(map(sys.getsizeof, state.queue)) + sum(map(_deep, state.slots))


def _deep(value: object) -> int:
    """A slot's value with all in it; small numbers are shared."""
    if not isinstance(value, tuple) or id(value) in SHARED:
        return 0
    return sys.getsizeof(value) + sum(map(_deep, value))


SHARED = {id(()), *map(id, ALONE)}


def oracle(wanted: str, policy: str) -> Result:
    """Mean bulls a seat a round of classic at four players, and its standard error."""
    rules = oxherd.rules("classic", players=4, rounds=1)
    values = []
    for seed in range(int(wanted)):
        state = rules.begin(Shake(seed.to_bytes(8, "big")))
        dice = Dice(seed)
        while (ask := run(rules, state)) is not None:
            cheapest = policy == "cheapest" and ask.kind == "row"
            answers = [_cheapest(ask, state)] if cheapest else random_answers(ask, dice)
            answer(rules, state, answers)
        values.append(sum(state.totals) / 4)
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return {"mean": mean, "error": (spread / len(values)) ** 0.5}


def _cheapest(ask: Ask, state: State) -> int:
    return min(ask.offer(ask.seats[0]), key=lambda row: bulls(state.rows[row - ROW_FIRST]))


def ends(matches: str, game: str) -> Result:
    """How long random matches are, and how many only end at `max_rounds`."""
    capped = longest = 0
    counts = list(find(game).players)
    for seed in range(int(matches)):
        rules = oxherd.rules(game, players=counts[seed % len(counts)])
        state = rules.begin(Shake(seed.to_bytes(8, "big")))
        play_out(rules, state, Dice(seed))
        length = state.trick if rules.counts_tricks else state.round
        longest = max(longest, length)
        capped += length >= int(rules.options.get("max_rounds", ROUNDS))
    return {"game": game, "matches": int(matches), "longest": longest, "capped": capped}


KINDS: dict[str, Callable[..., Result]] = {
    "rounds": rounds,
    "match": match,
    "copies": copies,
    "memory": memory,
    "oracle": oracle,
    "ends": ends,
}

if __name__ == "__main__":
    print(json.dumps(KINDS[sys.argv[1]](*sys.argv[2:])))
