from __future__ import annotations

import json

import pytest

import oxherd
from oxherd.i18n import LANGUAGES
from oxherd.testing.perft import divide, perft
from tests.cli.terminal import Terminal

SMALL = "ox1 | rows 12 / 37 / 43 / 58 | hands 14 61 / 15 44"


def count(*words: str) -> oxherd.Match:
    """The match of a small position."""
    return oxherd.Match.at(oxherd.rules("classic", players=2), " ".join(words) or SMALL)


def test_leaves_by_hand() -> None:
    """Two cards, then two cards, then one and one: 2, 4, 4 and 4 ways."""
    assert [perft(count(), depth) for depth in range(1, 5)] == [2, 4, 4, 4]


def test_counting_moves_nothing() -> None:
    """The match is the same afterwards."""
    match = count()
    before = match.position()
    perft(match, 4)
    divide(match, 4)
    assert match.position() == before


@pytest.mark.parametrize("game", [game.id for game in oxherd.games()])
def test_parts_add_up(game: str) -> None:
    """The leaves below all first choices are all leaves, in every game."""
    match = oxherd.Match(oxherd.rules(game, players=2), seed=1, log=False)
    for depth in (1, 2, 3):
        parts = divide(match, depth)
        assert sum(parts.values()) == perft(match, depth)
        assert match.ask is not None
        assert list(parts) == [choice.text for choice in match.ask.options(match.ask.seats[0])]


def test_a_match_that_ends_early_is_a_leaf() -> None:
    """Below the end of a match there is nothing more to count."""
    rules = oxherd.rules("classic", players=2, rounds=1)
    match = oxherd.Match.at(rules, "ox1 | rows 12 / 37 / 43 / 58 | hands 14 / 15")
    assert [perft(match, depth) for depth in (0, 1, 2, 3, 9)] == [1] * 5
    while match.ask is not None:
        match.choose(match.ask.seats[0], match.ask.options(match.ask.seats[0])[0])
    assert (perft(match, 3), divide(match, 3)) == (1, {})


def test_a_pair_is_two_plies() -> None:
    """Each pick of a seat is a level of its own, and no card is picked twice."""
    match = oxherd.Match(oxherd.rules("nifty", players=2), seed=1)
    assert [perft(match, depth) for depth in (1, 2, 3)] == [14, 14 * 13, 14 * 13 * 14]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(terminal: Terminal, language: str) -> None:
    """A line with the number; every player has ten cards to choose from."""
    code, out, _ = terminal("perft", "classic", "--players", "2", "--lang", language)
    assert code == 0
    assert out.endswith(": 100\n")


def test_divide(terminal: Terminal) -> None:
    """A line for each first choice, then the sum."""
    out = terminal("perft", "classic", "--players", "2", "--position", SMALL, "--divide").out
    assert out == "14 2\n61 2\nLeaves at depth 2: 4\n"


def test_as_data(terminal: Terminal) -> None:
    """The same for programs."""
    words = ("perft", "classic", "--players", "2", "--position", SMALL, "--json")
    assert json.loads(terminal(*words).out) == {
        "game": "classic",
        "players": 2,
        "depth": 2,
        "leaves": 4,
    }
    assert json.loads(terminal(*words, "--divide").out)["divide"] == {"14": 2, "61": 2}


def test_the_seed_decides(terminal: Terminal) -> None:
    """Without a word the seed is 0; a position goes without one."""
    deep = ("perft", "parity", "--players", "2", "--depth", "3", "--divide")
    assert terminal(*deep).out == terminal(*deep, "--seed", "0").out
    assert terminal(*deep).out != terminal(*deep, "--seed", "1").out
    assert terminal(*deep, "--seed", "1", "--position", SMALL).code == 2


def test_errors(terminal: Terminal) -> None:
    """A depth of nothing, and a position that names the column of its mistake."""
    assert terminal("perft", "classic", "--depth", "0").err == "--depth must be 1 or more.\n"
    code, _, err = terminal("perft", "classic", "--position", "ox1 | rows 12 / 999")
    assert code == 2
    assert err.startswith("Position, character 17: “999” is not a card of this game.")
