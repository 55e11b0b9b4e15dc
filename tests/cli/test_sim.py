from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import oxherd
from oxherd.cli import progress, sim
from oxherd.cli.progress import clock
from oxherd.cli.statistics import Rounds
from oxherd.i18n import LANGUAGES
from tests.cli.process import PATIENCE, running
from tests.cli.terminal import Terminal

GAMES = [game.id for game in oxherd.games()]


def test_the_known_mean_of_random_play(terminal: Terminal) -> None:
    """Random cards and rows of four players give 13.35 bulls a seat a round."""
    data = json.loads(terminal("sim", "classic", "--rounds", "3000", "--seed", "1", "--json").out)
    assert data["complete"] is True
    assert abs(data["mean"] - 13.35) < 2 * data["margin"]
    assert 0.03 < data["margin"] < 0.12


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated(terminal: Terminal, game: str) -> None:
    """As many rounds as asked for, whatever ends a match of the game."""
    data = json.loads(terminal("sim", game, "--players", "2", "--rounds", "20", "--json").out)
    assert data["rounds"] == 20
    assert data["decisions_per_second"] > data["rounds_per_second"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_in_words(terminal: Terminal, language: str) -> None:
    """Mean, interval and speed in four lines."""
    code, out, err = terminal("sim", "gap", "--rounds", "5", "--lang", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 4


def test_one_round_has_no_interval(terminal: Terminal) -> None:
    """An interval needs two samples."""
    assert "interval" not in terminal("sim", "classic", "--rounds", "1").out
    assert Rounds(4).margin is None


def test_the_interval_counts_rounds_not_seats() -> None:
    """Worked by hand: sums 8 and 12 of two seats have the mean 5 and the standard error 1."""
    rounds = Rounds(2)
    rounds.add(8, 10)
    rounds.add(12, 10)
    assert (rounds.mean, rounds.margin, rounds.decisions) == (5, 1.96, 20)


def test_a_seed_gives_the_same_rounds(terminal: Terminal) -> None:
    """However many processes share the work."""
    words = ("sim", "classic", "--rounds", "600", "--seed", "1", "--json")
    one = json.loads(terminal(*words).out)
    done = subprocess.run(
        [sys.executable, "-m", "oxherd", *words, "--jobs", "2"], capture_output=True, check=True
    )
    two = json.loads(done.stdout)
    assert [one["mean"], one["margin"]] == [two["mean"], two["margin"]]


def test_an_interrupt_prints_what_there_is(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C ends the playing, not the telling; the code is 130."""

    def interrupted(task: sim.Task) -> Rounds:
        if task[2] == 1:
            raise KeyboardInterrupt
        return sim.play_chunk(task)

    def parts(todo: Iterator[sim.Task], jobs: int) -> Iterator[Rounds]:
        assert jobs == 1
        yield from map(interrupted, todo)

    monkeypatch.setattr(sim, "played", parts)
    code, out, _ = terminal("sim", "classic", "--rounds", "1000")
    assert code == 130
    assert out.startswith("Stopped early. Rounds played: 250 of 1,000.\n")
    assert "Mean bulls of a seat in a round: 13." in out


def test_an_interrupt_at_once(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a single round there is no mean to tell."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "played", interrupted)
    assert terminal("sim", "classic") == (
        130,
        "Stopped early. Rounds played: 0 of 10,000.\n",
        "",
    )
    assert json.loads(terminal("sim", "classic", "--json").out)["mean"] is None


def test_progress_is_for_terminals_only(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar with the time left on standard error, and no trace of it afterwards."""
    monkeypatch.setattr(progress, "PAUSE", 0)
    assert terminal("sim", "classic", "--rounds", "600").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    err = terminal("sim", "classic", "--rounds", "600").err
    assert "[########............] 250 of 600 rounds, 0:00 left" in err
    assert err.endswith("\r")
    monkeypatch.setenv("TERM", "dumb")
    assert terminal("sim", "classic", "--rounds", "600").err == ""
    assert [clock(9), clock(125)] == ["0:09", "2:05"]


@pytest.mark.parametrize("word", ["--rounds", "--jobs"])
def test_nothing_is_not_enough(terminal: Terminal, word: str) -> None:
    """Rounds and jobs are counted from 1."""
    code, _, err = terminal("sim", "classic", word, "0")
    assert (code, err) == (2, f"{word} must be 1 or more.\n")


@pytest.mark.skipif(sys.platform != "linux", reason="the workers are found in /proc")
def test_an_interrupt_of_several_processes() -> None:
    """A real Ctrl-C with workers: no traceback, a report and 130."""
    words = ["sim", "classic", "--rounds", "100000000", "--jobs", "2", "--json"]
    with running(*words) as process:
        wait_for_workers(process.pid, 2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"")
    assert json.loads(out)["complete"] is False


def wait_for_workers(process: int, count: int) -> None:
    """Until they are there."""
    children = Path(f"/proc/{process}/task/{process}/children")
    for _ in range(1000):
        if len(children.read_text(encoding="ascii").split()) >= count:
            return
        time.sleep(0.02)
    pytest.fail("the workers have not started")
