from __future__ import annotations

import json

import pytest

import oxherd
from oxherd.cli.rules import option_text, sentences
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
