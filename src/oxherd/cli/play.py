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
from oxherd.cli.records import must_be_new, read_text
from oxherd.cli.seats import RandomSeat, read_names, table_names
from oxherd.cli.sitting import Sitting
from oxherd.cli.words import words_for
from oxherd.core.errors import NotYourTurn

NAME: Final = "play"
EXAMPLES: Final = (
    "oxherd play",
    "oxherd play gap --players 3",
    "oxherd play classic -o rounds=1 --record evening.txt",
    "oxherd play --resume evening.txt",
)
COMMON_GAME: Final = "classic"


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Everything but the game itself is optional, and even that."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-game-or-classic"))
    add_players(parser, say, default=None)
    parser.add_argument("--seat", type=int, metavar="SEAT", default=1, help=say("cli-arg-own-seat"))
    add_seed(parser, say)
    add_options(parser, say)
    parser.add_argument("--names", metavar="NAMES", default="", help=say("cli-arg-names"))
    parser.add_argument("--record", metavar="FILE", help=say("cli-arg-record"))
    parser.add_argument("--resume", metavar="FILE", help=say("cli-arg-resume"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Sit down and play."""
    match = _resumed(arguments) if arguments.resume else _fresh(arguments)
    seat = arguments.seat - 1
    if seat not in range(match.rules.players):
        raise NotYourTurn("no-such-seat", seat=seat)
    if arguments.record and arguments.record != arguments.resume:
        must_be_new(arguments.record)
    names = table_names(console.translator, match.rules.players, seat, read_names(arguments.names))
    sitting = Sitting(
        console,
        match,
        words_for(match.rules, console.translator, names, seat),
        RandomSeat(dice_of("seats", arguments.seed or fresh_seed())),
        file=arguments.record or arguments.resume,
        resumed=bool(arguments.resume),
    )
    return sitting.run()


def _fresh(arguments: argparse.Namespace) -> oxherd.Match:
    arguments.game = arguments.game or COMMON_GAME
    arguments.players = COMMON_PLAYERS if arguments.players is None else arguments.players
    return oxherd.Match(rules_of(arguments), seed=read_seed(arguments.seed))


def _resumed(arguments: argparse.Namespace) -> oxherd.Match:
    """A record knows what is played, so nothing else may say it."""
    if arguments.game or arguments.options or arguments.players is not None:
        raise CliError("cli-resume-alone", file=arguments.resume)
    return oxherd.Match.replay(read_text(arguments.resume))
