from __future__ import annotations

import json

import pytest

import oxherd
from oxherd.cli.rules import option_text, sentences
from oxherd.games import find
from oxherd.i18n import LANGUAGES, Translator
from tests.cli.terminal import Terminal

GAMES = [game.id for game in oxherd.games()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed(terminal: Terminal, language: str) -> None:
    """Each game with its id, name, players and pitch, within the width of the terminal."""
    code, out, _ = terminal("games", "--lang", language)
    assert code == 0
    for game in oxherd.games():
        assert f"\n{game.id} " in f"\n{out}"
        assert Translator(language).say(f"game-{game.id}-name") in out
        assert f"{game.least}–{game.most} " in out
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_games_stand_below_each_other(terminal: Terminal, language: str) -> None:
    """The longest id makes the column."""
    lines = terminal("games", "--lang", language).out.splitlines()
    column = 2 + max(map(len, GAMES))
    for game in GAMES:
        name = Translator(language).say(f"game-{game}-name")
        assert any(line.startswith(f"{game.ljust(column)}{name},") for line in lines)


def test_games_as_data(terminal: Terminal) -> None:
    """The same for programs."""
    data = json.loads(terminal("games", "--json").out)
    assert [game["id"] for game in data] == GAMES
    assert data[0]["players"] == {"least": 2, "most": 10}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_options(terminal: Terminal, game: str, language: str) -> None:
    """The text of the rules, every option with its default, and what it does."""
    code, out, _ = terminal("rules", game, "--lang", language)
    assert code == 0
    assert all(len(line) <= 80 for line in out.splitlines())
    for name, default in oxherd.rules(game).options.items():
        assert f"\n{name}={option_text(default)}\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_does_stands_below_it(terminal: Terminal, game: str, language: str) -> None:
    """All of it is indented, also what stands on two lines of its catalogue."""
    lines = terminal("rules", game, "--lang", language).out.splitlines()
    options = [f"{name}={option_text(value)}" for name, value in find(game).defaults.items()]
    below = lines[lines.index(options[0]) :]
    assert [line for line in below if not line.startswith("    ")] == options


def test_rules_as_data(terminal: Terminal) -> None:
    """Options come with what a program needs to ask for them."""
    data = json.loads(terminal("rules", "gap", "--json").out)
    options = {option["name"]: option for option in data["options"]}
    assert data["rules"].startswith("Goal: be ahead in points")
    assert options["target"]["default"] == 30
    assert options["target"]["description"].endswith("points or more after a round; 0 is no limit.")
    assert options["rounds"]["allowed"] == "0..100000"


def test_sentences_are_joined_before_they_are_broken_anew() -> None:
    """A line that breaks off within a sentence goes on with the next one."""
    text = "Goal: have the fewest\nbulls. You\nwin.\nEnd."
    assert list(sentences(text)) == ["Goal: have the fewest bulls. You win.", "End."]
