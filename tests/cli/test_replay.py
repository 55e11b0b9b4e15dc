from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest

import oxherd
from oxherd.cli import records
from oxherd.games import find
from oxherd.i18n import LANGUAGES
from tests.cli.terminal import Terminal

GAMES = [game.id for game in oxherd.games()]


def played(game: str, *, decisions: int = 1_000_000, seed: int = 3) -> oxherd.Match:
    """A match of random choices, perhaps an unfinished one."""
    rng = random.Random(seed)
    rounds = {"rounds": 2} if "rounds" in find(game).defaults else {}
    match = oxherd.Match(oxherd.rules(game, players=3, **rounds), seed=seed)
    while (ask := match.ask) is not None and decisions:
        decisions -= 1
        match.choose(ask.seats[0], rng.choice(list(ask.options(ask.seats[0]))))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of classic."""
    path = tmp_path / "match.txt"
    path.write_text(str(played("classic").record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told(terminal: Terminal, tmp_path: Path, game: str, language: str) -> None:
    """All events of all games have their sentences in each language, secrets included."""
    path = tmp_path / "match.txt"
    path.write_text(str(played(game).record()), encoding="utf-8")
    code, out, err = terminal("replay", str(path), "--all", "--lang", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 40
    assert all(len(line) <= 80 for line in out.splitlines())


def test_a_reveal_tells_who_where_and_what_it_cost(terminal: Terminal, file: Path) -> None:
    """Sentences in the order of the placements, with the bulls of a row taken."""
    out = terminal("replay", str(file)).out
    assert "Revealed: Seat 2: 27, Seat 3: 30, Seat 1: 44." in out or "Revealed: Seat " in out
    assert "bulls)." in out
    assert " puts the " in out
    assert out.rstrip().splitlines()[-3].startswith("  1. Seat ")


def test_a_spectator_hears_no_hands(terminal: Terminal, file: Path) -> None:
    """By default nothing is told that only a seat knew; --seat and --all tell more."""
    assert " gets " not in terminal("replay", str(file)).out
    assert terminal("replay", str(file), "--seat", "2").out.count("Seat 2 gets ") == 2
    assert "Seat 1 gets" not in terminal("replay", str(file), "--seat", "2").out
    assert terminal("replay", str(file), "--all").out.count(" gets ") == 6


def test_an_unfinished_match_ends_with_who_is_waited_for(
    terminal: Terminal, tmp_path: Path
) -> None:
    """One seat to play, or all that have not chosen yet."""
    path = tmp_path / "match.txt"
    path.write_text(str(played("gap", decisions=4).record()), encoding="utf-8")
    assert "\nTo play: Seat " in terminal("replay", str(path)).out
    path.write_text(str(played("classic", decisions=4).record()), encoding="utf-8")
    assert terminal("replay", str(path)).out.endswith("\nStill choosing: Seat 2 and Seat 3\n")


def test_standard_input(terminal: Terminal, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minus sign stands for what comes through a pipe."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert terminal("replay", "-", typed=lines).out == terminal("replay", str(file)).out
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def test_steps_wait_for_enter(terminal: Terminal, file: Path) -> None:
    """Scene by scene; q stops, and the end of input goes on to the end."""
    whole = terminal("replay", str(file)).out
    stepped = terminal("replay", str(file), "--step", typed=["", "", "q"]).out
    assert stepped.count("Enter: go on. q: stop.") == 3
    assert len(stepped) < len(whole) / 2
    assert whole.splitlines()[-1] in terminal("replay", str(file), "--step").out


def test_as_data(terminal: Terminal, file: Path) -> None:
    """Events for programs, as the ears that were asked for heard them."""
    data = json.loads(terminal("replay", str(file), "--json").out)
    match = oxherd.Match.replay(file.read_text(encoding="utf-8"))
    assert data["events"] == [event.to_json() for event in match.heard(None)]
    assert data["scores"] == list(match.scores)
    everything = json.loads(terminal("replay", str(file), "--json", "--all").out)
    assert len(everything["events"]) == len(match.events)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players 3", "players 4", "This record is not as it was written"),
        ("oxherd record 1", "oxherd record 9", "“oxherd record 9” is not how a record begins"),
        ("\ncheck ", "\nchuck ", "the record breaks off here"),
    ],
)
def test_bad_records(terminal: Terminal, file: Path, old: str, new: str, said: str) -> None:
    """A cut, edited or foreign file is told from a good one, in words."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(old, new), encoding="utf-8")
    code, out, err = terminal("replay", str(file))
    assert (code, out) == (2, "")
    assert said in err


def test_the_cause_of_a_bad_record_is_said_in_words(terminal: Terminal, file: Path) -> None:
    """What the rules object to stands in the same line and the same language."""
    from oxherd.notation.record import checksum  # noqa: PLC0415 - only this test forges

    lines = file.read_text(encoding="utf-8").splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith("1 A"))
    lines[at] = "1 A104 B104 C104"
    body = "\n".join(lines) + "\n"
    file.write_text(f"{body}check {checksum(body)}\n", encoding="utf-8")
    err = terminal("replay", str(file)).err
    assert err.startswith(f"Record, line {at + 1}: this choice is not possible there (Seat ")
    assert "cannot choose “104” now." in err


def test_files_that_are_not_there(terminal: Terminal, tmp_path: Path) -> None:
    """What the system says is passed on."""
    code, _, err = terminal("replay", str(tmp_path / "nothing"))
    assert code == 2
    assert "cannot be read: No such file or directory." in err
    assert terminal("replay", str(tmp_path)).code == 2


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
@pytest.mark.parametrize("words", [["replay"], ["play", "--seat", "1", "--resume"]])
def test_an_endless_file(terminal: Terminal, words: list[str]) -> None:
    """Reading stops where no record can go on."""
    code, out, err = terminal(*words, "/dev/zero")
    assert (code, out) == (2, "")
    assert err == "/dev/zero is too long to be a record. Please use another file.\n"


def test_an_endless_input(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for what comes through a pipe."""
    monkeypatch.setattr(records, "LONGEST", 100)
    assert "is too long to be a record" in terminal("replay", "-", typed=["x" * 101]).err


def test_a_record_does_not_command_the_terminal(terminal: Terminal, file: Path) -> None:
    """What is quoted from it is spelled out."""
    file.write_text("\x1b]0;owned\a\u202e oxherd", encoding="utf-8")
    err = terminal("replay", str(file)).err
    assert "“\\x1b]0;owned\\x07\\u202e oxherd”" in err
    assert err.isprintable() or err.removesuffix("\n").isprintable()


def test_things_that_do_not_go_together(terminal: Terminal, file: Path) -> None:
    """Steps need somebody who reads words and presses Enter."""
    for words in (["-", "--step"], [str(file), "--step", "--json"]):
        code, _, err = terminal("replay", *words)
        assert code == 2
        assert "--step does not go with" in err
    assert terminal("replay", str(file), "--seat", "4").code == 2
