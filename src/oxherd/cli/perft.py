"""`oxherd perft`: how many ways there are to go on."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

import oxherd
from oxherd.cli.agreement import (
    add_game,
    add_options,
    add_players,
    read_seed,
    rules_of,
)
from oxherd.cli.complaint import CliError
from oxherd.cli.console import Console
from oxherd.cli.exits import FINE

NAME: Final = "perft"
EXAMPLES: Final = (
    "oxherd perft classic --players 2 --depth 3",
    "oxherd perft nifty --players 2 --seed 7 --divide",
)
USUAL_SEED: Final = "0"
"""Without another word everybody counts the same tree."""


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Where the tree begins, and how deep it is."""
    add_game(parser, say)
    add_players(parser, say)
    parser.add_argument("--depth", type=int, metavar="D", default=2, help=say("cli-arg-depth"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--seed", metavar="SEED", help=say("cli-arg-seed-or-0"))
    where.add_argument("--position", metavar="TEXT", help=say("cli-arg-position"))
    add_options(parser, say)
    parser.add_argument("--divide", action="store_true", help=say("cli-arg-divide"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Count, and with --divide say what each first choice adds."""
    from oxherd.testing.perft import divide, perft  # noqa: PLC0415 - no other command needs it

    if arguments.depth < 1:
        raise CliError("cli-too-small", name="--depth")
    match = _match(arguments)
    if arguments.divide:
        parts = divide(match, arguments.depth)
        leaves = sum(parts.values())
    else:
        parts = {}
        leaves = perft(match, arguments.depth)
    if arguments.json:
        console.json(_data(arguments, leaves, parts))
        return FINE
    for choice, count in parts.items():
        console.line(f"{choice} {count}")
    console.line(console.say("cli-perft-leaves", depth=arguments.depth, leaves=leaves))
    return FINE


def _match(arguments: argparse.Namespace) -> oxherd.Match:
    rules, seed = rules_of(arguments), read_seed(arguments.seed or USUAL_SEED)
    if arguments.position is None:
        return oxherd.Match(rules, seed=seed, log=False)
    return oxherd.Match.at(rules, arguments.position, seed=seed)


def _data(arguments: argparse.Namespace, leaves: int, parts: dict[str, int]) -> dict[str, object]:
    data: dict[str, object] = {
        "game": arguments.game,
        "players": arguments.players,
        "depth": arguments.depth,
        "leaves": leaves,
    }
    return {**data, "divide": parts} if arguments.divide else data
