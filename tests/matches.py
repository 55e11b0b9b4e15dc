"""Matches to test on: every game, with few and with many seats, played at random from a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import oxherd
from oxherd.core.rules import Option
from oxherd.games import find

Options = dict[str, Option]

GAMES = [game.id for game in oxherd.games()]


def some_rounds(game: str, many: int) -> Options:
    """So many rounds, in a game that has several."""
    return {"rounds": many} if "rounds" in find(game).defaults else {}


TABLES: list[tuple[str, int, Options]] = [
    (game.id, players, some_rounds(game.id, 2))
    for game in oxherd.games()
    for players in sorted({game.least, 3, game.most})
]
"""Every game at its smallest and its largest table, and with three."""

BUSY = json.dumps({"rows": [["DA", "-7", "T2", "DT", "TB"], [".", "R2", "-9", "G1", "TT"]] * 4})
"""A board on which much happens, and seldom anything good."""

HOUSE: list[tuple[str, int, Options]] = [
    ("classic", 4, {"hand_size": 12, "rows": 8, "cap": 2, "rounds": 2}),
    ("classic", 4, {"professional": True, "nifty": True, "tactics": True, "rounds": 2}),
    ("classic", 5, {"logic": True, "professional": True, "nifty": True, "rounds": 2}),
    ("professional", 8, {"professional_tie": "left", "rows": 2, "rounds": 2}),
    ("parity", 4, {"rows": 2, "cap": 2, "rounds": 2}),
    ("mountain", 4, {"rows": 2, "cap": 3, "rounds": 2}),
    ("jumping-cow", 5, {"rows": 3, "cap": 2, "rounds": 2}),
    ("flip", 5, {"rows": 3, "cap": 10, "rounds": 2}),
    ("jubilee", 3, {"multi_special": True, "seven_early": True, "shift_overflow": "take"}),
    ("jubilee", 2, {"multi_special": True, "stop_on_seven": True, "hide_piles": True}),
    ("buffalo", 2, {"specials": 16, "first_anytime": True}),
    ("buffalo", 3, {"specials": 16}),
    ("board-lucky", 2, {"plus5_on_take": "forbid", "t2_only_uncovered": True}),
    ("board-advanced", 4, {"shift": "all", "layout": BUSY}),
    ("board-advanced-lucky", 3, {"shift": "all", "layout": BUSY}),
    ("gap", 2, {"removed": "yp", "rounds": 3}),
    ("gap", 4, {"target": 3, "extra_round": True, "max_rounds": 6}),
]
"""Some of what can be agreed on, in unusual combinations."""

EVERY = pytest.mark.parametrize(
    ("game", "players", "options"),
    [pytest.param(*table, id=f"{table[0]}-{table[1]}") for table in TABLES]
    + [pytest.param(*table, id=f"house-{at}-{table[0]}") for at, table in enumerate(HOUSE)],
)
"""Run a test at all these tables."""


def begin(game: str, players: int, options: Options, seed: int = 1) -> oxherd.Match:
    """A match at its first question."""
    return oxherd.Match(oxherd.rules(game, players, **options), seed=seed)


def moments(match: oxherd.Match, seed: int = 1) -> Iterator[int]:
    """Play at random; stop before every single choice, and once more when the match is over."""
    rng = random.Random(seed)
    at = 0
    while match.ask is not None:
        yield at
        choose_any(match, rng)
        at += 1
    yield at


def choose_any(match: oxherd.Match, rng: random.Random) -> None:
    """One seat that owes a choice makes a random one."""
    ask = match.ask
    assert ask is not None
    seat = rng.choice(ask.seats)
    match.choose(seat, rng.choice(list(ask.options(seat))))


def play_on(match: oxherd.Match, seed: int = 1) -> oxherd.Match:
    """Play at random to the end."""
    for _ in moments(match, seed):
        pass
    return match


def at_moment(match: oxherd.Match, kind: str, seed: int = 1) -> oxherd.Match:
    """Play at random up to the next question of a kind."""
    rng = random.Random(seed)
    while match.ask is not None and match.ask.kind != kind:
        choose_any(match, rng)
    assert match.ask is not None, f"no {kind} was asked"
    return match
