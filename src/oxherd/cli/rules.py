"""`oxherd rules`: how a game is played, and what can be agreed about it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Final

from oxherd.cli.agreement import add_game
from oxherd.cli.console import Console, one_line
from oxherd.cli.exits import FINE
from oxherd.cli.games import as_data, name_of, players_of
from oxherd.core.rules import Option
from oxherd.games import Game, find
from oxherd.games.options import OptionSpec

NAME: Final = "rules"
EXAMPLES: Final = ("oxherd rules mountain",)


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The game and the form of the answer."""
    add_game(parser, say)
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """The text, then the options."""
    game = find(arguments.game)
    if arguments.json:
        options = [option_data(console, game, spec) for spec in game.options]
        text = console.say(f"game-{game.id}-rules")
        console.json({**as_data(console, game), "rules": text, "options": options})
        return FINE
    console.line(f"{name_of(console, game)}, {players_of(console, game)}")
    if game.reconstruction:
        console.wrapped(console.say("cli-reconstruction"))
    console.line()
    console.wrapped(rules_text(console, game.id))
    console.line()
    console.wrapped(console.say("cli-rules-options"))
    console.all(option_lines(console, game))
    return FINE


def rules_text(console: Console, game: str) -> str:
    """The rules with a sentence on one line, so that they can be broken anew."""
    return "\n".join(sentences(console.say(f"game-{game}-rules")))


def sentences(text: str) -> Iterator[str]:
    """Join the lines that were broken within a sentence."""
    sentence = ""
    for line in text.splitlines():
        sentence = f"{sentence} {line}" if sentence else line
        if sentence.endswith("."):
            yield sentence
            sentence = ""
    if sentence:
        yield sentence


def option_lines(console: Console, game: Game) -> Iterator[str]:
    """`target=66`, what it does, and which values there are."""
    for spec in game.options:
        yield f"{spec.name}={option_text(spec.default)}"
        yield f"    {description(console, game, spec)}"
        if allowed := spec.allowed():
            yield f"    {console.say('cli-rules-allowed', allowed=allowed)}"


def description(console: Console, game: Game, spec: OptionSpec) -> str:
    """What an option does; some games have words of their own for it."""
    key = f"option-{spec.name.replace('_', '-')}"
    own = f"{key}-{game.id}"
    return one_line(console.say(own if console.translator.has(own) else key))


def option_text(value: Option) -> str:
    """A value as it is typed."""
    return json.dumps(value) if isinstance(value, bool) else str(value)


def option_data(console: Console, game: Game, spec: OptionSpec) -> dict[str, object]:
    """What `--json` says of an option."""
    return {
        "name": spec.name,
        "default": spec.default,
        "allowed": spec.allowed(),
        "house": spec.house,
        "description": description(console, game, spec),
    }
