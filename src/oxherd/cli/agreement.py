"""What is agreed before a match: game, players, seed and options, as words of a command."""

from __future__ import annotations

import argparse
import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import oxherd
from oxherd.cli.complaint import CliError
from oxherd.core.dice import Dice
from oxherd.core.errors import BadOption
from oxherd.core.rules import Option, Rules

WORDS: Final = {"true": True, "false": False}
NOT_OPTIONS: Final = ("game", "players")
"""Have words of their own on the command line."""
LONGEST_NUMBER: Final = 70
"""Digits; more is a word, and as such not what any option or seed wants."""
COMMON_PLAYERS: Final = 4


def add_game(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The game itself."""
    parser.add_argument("game", metavar="GAME", help=say("cli-arg-game"))


def add_players(
    parser: argparse.ArgumentParser, say: Callable[..., str], default: int | None = COMMON_PLAYERS
) -> None:
    """How many there are at the table."""
    parser.add_argument(
        "--players", type=int, metavar="N", default=default, help=say("cli-arg-players")
    )


def add_seed(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Where chance comes from."""
    parser.add_argument("--seed", metavar="SEED", help=say("cli-arg-seed"))


def add_options(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The options of the game."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help=say("cli-arg-option"),
    )


def rules_of(arguments: argparse.Namespace) -> Rules:
    """The rules that were asked for; the engine says what is wrong with them."""
    options = dict(read_options(arguments.game, arguments.options))
    return oxherd.rules(arguments.game, players=arguments.players, **options)


def read_options(game: str, words: Sequence[str]) -> Iterator[tuple[str, Option]]:
    """Names and values; of a name that comes twice the last value counts."""
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise CliError("cli-option-form", word=word[:40])
        name = name.replace("-", "_")
        if name in NOT_OPTIONS:
            raise BadOption("option-unknown", game=game, option=name, close=f"--{name}")
        yield name, read_value(value)


def read_value(word: str) -> Option:
    """`true` and `false`, whole numbers, and everything else as it is.

    >>> read_value("66"), read_value("true"), read_value("yp")
    (66, True, 'yp')
    """
    if word in WORDS:
        return WORDS[word]
    return int(word) if is_number(word) else word


def read_seed(word: str | None) -> int | bytes | None:
    """A number is the seed that `oxherd.Match(seed=…)` takes; any other word will do as well."""
    if word is None:
        return None
    return int(word) if is_number(word) else word.encode()


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a sensible size."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER


def dice_of(*words: object) -> Dice:
    """Dice for random play, from a seed and whatever tells them from other dice of that seed."""
    text = "/".join(map(str, words)).encode()
    return Dice(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


def fresh_seed() -> str:
    """A seed where none was given; it can be given the next time."""
    return str(int.from_bytes(os.urandom(6), "big"))
