"""Every game of the catalogue keeps what every game must keep, at every table and by every rule."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import oxherd
from oxherd.core.rules import Option
from oxherd.testing import conform

from .matches import some_rounds

Options = dict[str, Option]
Case = tuple[str, int, Options]

ON_ROWS = [game.id for game in oxherd.games() if "cap" in game.defaults]
SWITCHABLE = ("classic", "tactics", "logic", "professional", "nifty")

HOUSE_RULES: list[Options] = [
    {"rows": 2, "cap": 2},
    {"rows": 8, "cap": 10, "hand_size": 4},
    {"hand_size": 2, "rounds": 4},
    {"hand_size": 20, "hide_piles": True},
    {"hide_piles": True, "cap": 3, "hand_size": 6},
]
"""Played for one round each."""

ENDS: list[Options] = [
    {"target": 25},
    {"max_rounds": 1},
    {"rounds": 2, "target": 5},
    {"rounds": 2},
]

SWITCHES: list[tuple[str, Options]] = [
    ("tactics", {"professional": True}),
    ("tactics", {"nifty": True}),
    ("tactics", {"professional": True, "nifty": True, "professional_tie": "left"}),
    ("logic", {"professional": True, "hide_draft": True}),
    ("logic", {"nifty": True}),
    ("logic", {"professional": True, "nifty": True, "professional_tie": "right"}),
    ("logic", {"hide_draft": True, "hide_piles": True}),
    ("professional", {"professional_tie": "right"}),
    ("professional", {"professional_tie": "left"}),
    ("professional", {"nifty": True}),
    ("professional", {"rows": 3, "cap": 3, "tactics": True}),
    ("nifty", {"professional": True, "tactics": True}),
    ("nifty", {"logic": True, "hide_draft": True}),
    ("classic", {"logic": True, "professional": True, "nifty": True}),
]
"""Combinations of the four switches; which game they are called by makes no difference."""

GAP: list[tuple[int, Options]] = [
    (2, {"removed": "yp"}),
    (3, {"removed": "g"}),
    (2, {"target": 8, "extra_round": True}),
    (3, {"rounds": 1, "extra_round": True}),
    (4, {"rounds": 2, "removed": ""}),
    (5, {"max_rounds": 2}),
    (6, {"target": 6}),
]


JUBILEE: list[tuple[int, Options]] = [
    (2, {"multi_special": True, "stop_on_seven": True, "hide_piles": True}),
    (3, {"multi_special": True, "seven_early": True, "shift_overflow": "take"}),
    (3, {"rounds": 3}),
    (4, {"max_rounds": 1, "shift_overflow": "take"}),
    (8, {"seven_early": True, "rounds": 2}),
]

BUFFALO: list[tuple[int, Options]] = [
    (1, {"specials": 16}),
    (2, {"specials": 16, "first_anytime": True}),
    (3, {"specials": 16}),
    (4, {"specials": 1}),
    (6, {"specials": 0}),
    (6, {"first_anytime": True}),
]

SMALL = json.dumps({"rows": [[".", "+5", "TB"]] * 3 + [["R2", "T2", "G2", "TB"]] * 3})
LARGE = json.dumps({"rows": [["DA", "-7", "T2", "DT", "TT"], [".", "R1", "+9", "TB"]] * 4})
"""Boards of an owner: one with little room, one on which much happens."""

BOARD: list[tuple[str, int, Options]] = [
    ("board", 2, {"layout": SMALL, "t2_only_uncovered": True}),
    ("board", 6, {"max_rounds": 5}),
    ("board-lucky", 3, {"plus5_on_take": "forbid"}),
    ("board-lucky", 4, {"layout": SMALL, "plus5_on_take": "forbid", "t2_only_uncovered": True}),
    ("board-advanced", 3, {"shift": "all", "layout": LARGE}),
    ("board-advanced", 5, {"shift": "all", "max_rounds": 6}),
    ("board-advanced-lucky", 2, {"shift": "all", "plus5_on_take": "forbid", "layout": LARGE}),
    ("board-advanced-lucky", 6, {"t2_only_uncovered": True, "layout": LARGE}),
]


def cases() -> Iterator[Case]:
    """Every player count of every game, then every option."""
    for game in oxherd.games():
        for players in game.players:
            yield game.id, players, some_rounds(game.id, 1)
    for at, name in enumerate(ON_ROWS):
        for players, options in enumerate(HOUSE_RULES, 2):
            if players * int(options.get("hand_size", 0)) <= 100:
                yield name, players, {"rounds": 1, **options}
        yield name, 2 + at % 3, ENDS[at % len(ENDS)]
    for at, options in enumerate(ENDS):
        yield ON_ROWS[-1 - at], 5, options
    for at, (name, options) in enumerate(SWITCHES):
        yield name, 2 + at % 3, {"rounds": 1, **options}
    for name, tables in (("gap", GAP), ("jubilee", JUBILEE), ("buffalo", BUFFALO)):
        for players, options in tables:
            yield name, players, options
    yield from BOARD


CASES = list(cases())


def called(case: Case) -> str:
    """The name of a case."""
    name, players, options = case
    words = [
        f"{option}={str(value)[:9]}"
        for option, value in options.items()
        if (option, value) != ("rounds", 1)
    ]
    return "-".join([name, str(players), *words])


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=map(called, CASES))
def test_game_conforms(game: str, players: int, options: Options) -> None:
    """At big tables, fewer moments are looked at."""
    rules = oxherd.rules(game, players, **options)
    conform(rules, seeds=[players, 1], every=max(1, players // 2 - 1))


@pytest.mark.parametrize("game", [game.id for game in oxherd.games()])
def test_whole_match_conforms(game: str) -> None:
    """To the usual end, with a few looks in between."""
    conform(oxherd.rules(game, players=3), seeds=[1], every=8)


def test_every_option_is_tried() -> None:
    tried = {(option, value) for _, _, options in CASES for option, value in options.items()}
    for game in oxherd.games():
        for spec in game.options:
            if spec.default is True:
                continue  # a game's own switch cannot be turned off
            values = {value for option, value in tried if option == spec.name}
            assert values - {spec.default}, f"{spec.name} of {game.id} has always its default"
            assert set(spec.words) - {spec.default} <= values
