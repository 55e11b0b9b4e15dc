"""`oxherd play`: one person against random seats, in plain lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

import oxherd
from oxherd.cli.agreement import (
    COMMON_PLAYERS,
    add_options,
    add_players,
    add_seed,
    dice_of,
    fresh_seed,
    read_seed,
    rules_of,
)
from oxherd.cli.complaint import CliError
from oxherd.cli.console import Console
from oxherd.cli.program import with_value
from oxherd.cli.records import create_record, read_file, write_record
from oxherd.cli.seats import RandomSeat, read_names, table_names
from oxherd.cli.sitting import Sitting
from oxherd.cli.words import words_for
from oxherd.core.errors import NotYourTurn

NAME: Final = "play"
EXAMPLES: Final = (
    "oxherd play",
    "oxherd play gap --players 3",
    "oxherd play classic -o rounds=1 --record evening.txt",
    "oxherd play --resume evening.txt --seat 1",
)
COMMON_GAME: Final = "classic"


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Everything but the game itself is optional, and even that."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-game-or-classic"))
    add_players(parser, say, default=None)
    parser.add_argument("--seat", type=int, metavar="SEAT", help=say("cli-arg-own-seat"))
    add_seed(parser, say)
    add_options(parser, say)
    parser.add_argument("--names", metavar="NAMES", default="", help=say("cli-arg-names"))
    parser.add_argument("--record", metavar="FILE", help=say("cli-arg-record"))
    parser.add_argument("--resume", metavar="FILE", help=say("cli-arg-resume"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Sit down and play."""
    resumed = arguments.resume is not None
    match = _resumed(arguments) if resumed else _fresh(arguments)
    players, seat = match.rules.players, _seat(arguments, match)
    names = table_names(console.translator, players, seat, read_names(arguments.names))
    sitting = Sitting(
        console,
        match,
        words_for(match.rules, console.translator, names, seat),
        RandomSeat(dice_of("seats", arguments.seed or fresh_seed())),
        file=_file(arguments, match),
        resumed=resumed,
        habits=_habits(arguments),
    )
    return sitting.run()


def _fresh(arguments: argparse.Namespace) -> oxherd.Match:
    arguments.game = arguments.game or COMMON_GAME
    arguments.players = COMMON_PLAYERS if arguments.players is None else arguments.players
    return oxherd.Match(rules_of(arguments), seed=read_seed(arguments.seed))


def _resumed(arguments: argparse.Namespace) -> oxherd.Match:
    """A record knows what is played and what was dealt, so nothing else may say it."""
    if arguments.game or arguments.options or arguments.players is not None:
        raise CliError("cli-resume-alone", file=arguments.resume)
    if arguments.seed is not None:
        raise CliError("cli-not-together", name="--seed", other="--resume")
    return oxherd.Match.replay(read_file(arguments.resume))


def _seat(arguments: argparse.Namespace, match: oxherd.Match) -> int:
    """Counted from 0. A record does not tell, and to guess could show the hand of somebody else."""
    players = match.rules.players
    if arguments.seat is None and arguments.resume is not None and players > 1:
        raise CliError("cli-resume-seat", file=arguments.resume, players=players)
    seat = 0 if arguments.seat is None else arguments.seat - 1
    if seat not in range(players):
        raise NotYourTurn("no-such-seat", seat=seat)
    return int(seat)


def _file(arguments: argparse.Namespace, match: oxherd.Match) -> str | None:
    """Where the match is kept, tried before anybody sits down; None: nowhere yet."""
    name: str | None = arguments.resume if arguments.record is None else arguments.record
    if name is not None and name == arguments.resume:
        write_record(name, match.record())
    elif name is not None:
        create_record(name, match.record())
    return name


def _habits(arguments: argparse.Namespace) -> list[str]:
    """What was asked for that a record does not keep, as it is typed."""
    words = with_value("--names", arguments.names) if arguments.names else []
    return [*words, *(["--lang", arguments.lang] if "lang" in arguments else [])]
