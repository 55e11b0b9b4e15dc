"""The engine never differs from the reference that was written from the rulebooks alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import oxherd
from oxherd.core.rules import Option
from oxherd.games import Game

from .matches import some_rounds
from .reference import board_branches, buffalo, jubilee
from .reference.board_squares import BLUE_SIDE
from .reference.counting import Counts, missing, table
from .reference.lockstep import Different, play_both, play_many
from .reference.plans import Plan, plan

MATCHES = 500
CHUNKS = 4
"""So many matches four times for each game. More by hand, see reference/lockstep.py."""

FIXED = (("tactics", "logic"), ("tactics", "hide_draft"), ("logic", "tactics"))
"""Options that a game cannot be played with."""

GAMES = [game.id for game in oxherd.games()]

ON_BOARDS = tuple(branch for several in board_branches.BRANCHES.values() for branch in several)
"""What has to happen in the four board games together."""

FIRST, *OTHERS = [row.split() for row in BLUE_SIDE.split("/")]
ONE_MORE_SQUARE = json.dumps({"rows": [[".", ".", "+5", "TB"], *OTHERS]})
"""The layout of the basic game but for a square that is plain there."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_reference_agree(
    game: str, chunk: int, tell: Callable[[str, Counts], None]
) -> None:
    """In every match; and all the special things of the game happened in them.

    How often they happened is told at the end of the run; with -v, of each of them.
    """
    counts = play_many(game, chunk * MATCHES, MATCHES)
    tell(game, counts)
    assert counts["matches"] == MATCHES
    assert missing(game, counts) == [], table(game, counts)


@pytest.mark.parametrize(
    ("branches", "numbers"),
    [
        (jubilee.BRANCHES, [("A", range(20, 33)), ("C", range(3, 8))]),
        (buffalo.BRANCHES, [("A", range(43, 53)), ("C", range(8, 11))]),
        (ON_BOARDS, [("A", range(81, 97)), ("B", range(1, 12))]),
    ],
    ids=["jubilee", "buffalo", "board"],
)
def test_every_ruling_about_special_cards_is_counted(
    branches: tuple[str, ...], numbers: list[tuple[str, range]]
) -> None:
    """But for A-46: who may look at a pile changes nothing in the course of a match.

    Nor are the others about the board here: A-80, A-97, B-12 and B-13 say what is printed on it and
    how many cards there are, and B-14 is about words.
    """
    counted = set(re.findall(r"[ABC]-\d+", " ".join(branches)))
    rulings = {f"{letter}-{number}" for letter, several in numbers for number in several}
    assert counted == rulings - {"A-46"}


@pytest.mark.parametrize("game", GAMES)
def test_every_player_count_is_drawn(game: str) -> None:
    drawn = {plan(game, number).players for number in range(MATCHES)}
    assert drawn == set(next(one for one in oxherd.games() if one.id == game).players)


@pytest.mark.parametrize("game", oxherd.games(), ids=GAMES)
def test_every_option_is_drawn(game: Game) -> None:
    drawn = [plan(game.id, number).options for number in range(MATCHES)]
    for spec in game.options:
        values = {options.get(spec.name, spec.default) for options in drawn}
        fixed = spec.default is True or (game.id, spec.name) in FIXED
        assert len(values) == 1 if fixed else len(values) > 1, spec.name


@pytest.mark.parametrize(
    ("game", "option", "value", "what"),
    [
        ("classic", "cap", 4, "rows|question|hands|totals|piles"),
        ("classic", "rows", 5, "chance|rows|question"),
        ("professional", "professional_tie", "left", "rows|piles|question"),
        ("nifty", "hand_size", 12, "question|hands|chance"),
        ("jumping-cow", "cap", 6, "rows|piles|question"),
        ("gap", "removed", "yp", "question|hands|chance"),
        ("classic", "rounds", 2, "round|question|totals"),
        ("jubilee", "multi_special", True, "question"),
        ("jubilee", "seven_early", True, "question"),
        ("jubilee", "stop_on_seven", True, "question"),
        ("jubilee", "shift_overflow", "take", "question"),
        ("buffalo", "first_anytime", True, "question"),
        ("buffalo", "specials", 15, "chance|marker|question"),
        ("board", "t2_only_uncovered", True, "question"),
        ("board", "max_rounds", 5, "question"),
        ("board", "layout", ONE_MORE_SQUARE, "totals"),
        ("board-lucky", "plus5_on_take", "forbid", "question"),
        ("board-advanced", "shift", "all", "hands|totals|question|marker|rows"),
    ],
)
def test_a_difference_in_one_rule_is_found(
    game: str, option: str, value: Option, what: str
) -> None:
    """The engine plays by one rule more than the reference: they part within some matches."""
    base = some_rounds(game, 1) | AGREED.get(option, {})
    with pytest.raises(Different, match=what) as caught:
        play_apart(game, base, {**base, option: value})
    assert f"{game} number" in caught.value.__notes__[0]


AGREED: dict[str, dict[str, Option]] = {
    "professional_tie": {"professional_tie": "right"},
    "stop_on_seven": {"seven_early": True},
    "first_anytime": {"specials": 16},
    "specials": {"specials": 16},
}
"""By both sides, so that the difference shows."""


def play_apart(game: str, theirs: dict[str, Option], ours: dict[str, Option]) -> None:
    """Let them play some matches by different rules."""
    for number in range(100):
        other = Plan(game, number, 2, theirs, plan(game, number).seed)
        play_both(replace(other, options=ours), other)


def test_a_plan_is_always_the_same() -> None:
    assert plan("flip", 5) == plan("flip", 5)
    assert plan("flip", 5) != plan("flip", 6)
