"""`oxherd sim`: random play, and what it says about a game."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from typing import Final

import oxherd
from oxherd.cli.agreement import (
    add_game,
    add_options,
    add_players,
    add_seed,
    dice_of,
    fresh_seed,
    rules_of,
)
from oxherd.cli.complaint import CliError
from oxherd.cli.console import Console
from oxherd.cli.exits import FINE, INTERRUPTED
from oxherd.cli.progress import Progress
from oxherd.cli.statistics import Rounds
from oxherd.cli.version import build
from oxherd.cli.words import is_team
from oxherd.core.chance import Shake
from oxherd.core.playout import play_out
from oxherd.core.rules import Rules
from oxherd.i18n import decimals

NAME: Final = "sim"
EXAMPLES: Final = (
    "oxherd sim classic --players 4 --rounds 20000",
    "oxherd sim gap --players 3 --seed 1 --json",
)
ROUNDS: Final = 10_000
CHUNK: Final = 250
"""Rounds that share their dice. Chunks are the same however many processes play them."""

Task = tuple[Rules, str, int, int]
"""Rules, seed, number of the chunk, and how many rounds it has."""


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """What to play, how often, and on how many processors."""
    add_game(parser, say)
    add_players(parser, say)
    parser.add_argument(
        "--rounds", type=int, metavar="K", default=ROUNDS, help=say("cli-arg-rounds")
    )
    add_seed(parser, say)
    add_options(parser, say)
    parser.add_argument("--jobs", type=int, metavar="J", default=1, help=say("cli-arg-jobs"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Play, and tell; an interrupt only ends the playing."""
    for name in ("rounds", "jobs"):
        if getattr(arguments, name) < 1:
            raise CliError("cli-too-small", name=f"--{name}")
    rules = single_rounds(rules_of(arguments))
    seed = arguments.seed or fresh_seed()
    counted = Rounds(len(sides_of(rules)))
    progress = Progress(console, arguments.rounds)
    started = time.perf_counter()
    interrupted = False
    try:
        for part in played(tasks(rules, seed, arguments.rounds), arguments.jobs):
            counted.include(part)
            progress.show(counted.count)
    except KeyboardInterrupt:
        interrupted = True
    report = Report(rules, seed, arguments.rounds, counted, time.perf_counter() - started)
    progress.close()
    if arguments.json:
        console.json(report.as_data())
    else:
        report.tell(console)
    return INTERRUPTED if interrupted else FINE


def single_rounds(rules: Rules) -> Rules:
    """The same game for one round: with that, every match is a sample of its own.

    There are games of one round anyway.
    """
    if "rounds" not in rules.options:
        return rules
    given = {name: value for name, value in rules.given.items() if name != "extra_round"}
    return oxherd.rules(rules.game, rules.players, **{**given, "rounds": 1})


def tasks(rules: Rules, seed: str, rounds: int) -> Iterator[Task]:
    """All rounds in chunks."""
    for number, first in enumerate(range(0, rounds, CHUNK)):
        yield rules, seed, number, min(CHUNK, rounds - first)


def played(todo: Iterator[Task], jobs: int) -> Iterator[Rounds]:
    """Chunks as they are done; more than one job works in processes of their own."""
    if jobs == 1:
        yield from map(play_chunk, todo)
        return
    with workers(jobs) as pool:
        yield from pool.imap_unordered(play_chunk, todo)


def workers(jobs: int) -> Pool:
    """Processes that know no Ctrl-C: it reaches all of a terminal, and the first one decides.

    One that comes while they start is kept until they know.
    """
    early: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: early.append(number))
    try:
        pool = multiprocessing.Pool(jobs, initializer=ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, before)
    if early:
        pool.terminate()
        raise KeyboardInterrupt
    return pool


def ignore_interrupts() -> None:
    """In a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(task: Task) -> Rounds:
    """Play some rounds at random."""
    rules, seed, number, rounds = task
    dice = dice_of("sim", seed, number)
    sides = sides_of(rules)
    counted = Rounds(len(sides))
    for at in range(rounds):
        state = rules.begin(Shake(f"{seed}/{number}/{at}".encode()))
        decisions = play_out(rules, state, dice)
        counted.add(sum(state.totals[side] for side in sides), decisions)
    return counted


def sides_of(rules: Rules) -> set[int]:
    """Whose totals are counted: those of the seats, or that of their team."""
    return {rules.sides[seat] for seat in rules.seats}


class Report:
    """What came of it."""

    def __init__(
        self, rules: Rules, seed: str, wanted: int, counted: Rounds, seconds: float
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.wanted = wanted
        self.counted = counted
        self.seconds = seconds

    def tell(self, console: Console) -> None:
        """In words."""
        console.all(self._lines(console))

    def _lines(self, console: Console) -> Iterator[str]:
        say, counted = console.say, self.counted
        if counted.count < self.wanted:
            yield say("cli-sim-stopped", done=counted.count, rounds=self.wanted)
        if not counted.count:
            return
        yield say(
            "cli-sim-played",
            name=say(f"game-{self.rules.game}-name"),
            players=say("label-players", count=self.rules.players),
            rounds=counted.count,
        )
        if self.rules.reconstruction:
            yield say("cli-reconstruction")
        unit = "points" if self.rules.high_wins else "bulls"
        unit = "team" if is_team(self.rules) else unit
        yield say("cli-sim-mean", unit=unit, mean=decimals(counted.mean, 2))
        if (margin := counted.margin) is not None:
            least, most = counted.mean - margin, counted.mean + margin
            yield say("cli-sim-interval", least=decimals(least, 2), most=decimals(most, 2))
        yield say(
            "cli-sim-speed",
            rounds=round(self._rate(counted.count)),
            decisions=round(self._rate(counted.decisions)),
            engine=build(),
        )

    def as_data(self) -> dict[str, object]:
        """For programs."""
        counted = self.counted
        return {
            "game": self.rules.game,
            "players": self.rules.players,
            "reconstruction": self.rules.reconstruction,
            "seed": self.seed,
            "rounds": counted.count,
            "complete": counted.count == self.wanted,
            "mean": counted.mean if counted.count else None,
            "margin": counted.margin,
            "rounds_per_second": self._rate(counted.count),
            "decisions_per_second": self._rate(counted.decisions),
            "engine": build(),
        }

    def _rate(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0
