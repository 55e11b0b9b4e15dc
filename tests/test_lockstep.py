"""The engine never differs from the reference that was written from the rulebooks alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

import oxherd
from oxherd.core.rules import Option
from oxherd.games import Game

from .reference.counting import missing
from .reference.lockstep import Different, play_both, play_many, table
from .reference.plans import Plan, plan

MATCHES = 500
CHUNKS = 4
"""So many matches four times for each game. More by hand, see reference/lockstep.py."""

FIXED = (("tactics", "logic"), ("tactics", "hide_draft"), ("logic", "tactics"))
"""Options that a game cannot be played with."""

GAMES = [game.id for game in oxherd.games()]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_reference_agree(game: str, chunk: int) -> None:
    """In every match; and all the special things of the game happened in them."""
    counts = play_many(game, chunk * MATCHES, MATCHES)
    assert counts["matches"] == MATCHES
    assert missing(game, counts) == [], table({game: counts})


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
    ],
)
def test_a_difference_in_one_rule_is_found(
    game: str, option: str, value: Option, what: str
) -> None:
    """The engine plays by one rule more than the reference: they part within a few matches."""
    base: dict[str, Option] = {"rounds": 1}
    if option == "professional_tie":
        base[option] = "right"
    with pytest.raises(Different, match=what) as caught:
        play_apart(game, base, {**base, option: value})
    assert f"{game} number" in caught.value.__notes__[0]


def play_apart(game: str, theirs: dict[str, Option], ours: dict[str, Option]) -> None:
    """Let them play some matches by different rules."""
    for number in range(30):
        other = Plan(game, number, 2, theirs, plan(game, number).seed)
        play_both(replace(other, options=ours), other)


def test_a_plan_is_always_the_same() -> None:
    assert plan("flip", 5) == plan("flip", 5)
    assert plan("flip", 5) != plan("flip", 6)
