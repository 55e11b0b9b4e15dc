"""`oxherd games`: what there is to play."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

import oxherd
from oxherd.cli.console import Console, held
from oxherd.cli.exits import FINE
from oxherd.games import Game

NAME: Final = "games"
EXAMPLES: Final = (
    "oxherd games",
    "oxherd games --lang cs",
)
PITCH: Final = "    "
"""Where a pitch begins: not below the name, which would leave a narrow terminal little room."""


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Only the form of the answer."""
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """A line for each game, with the names below each other, and its pitch."""
    games = oxherd.games()
    if arguments.json:
        console.json([as_data(console, game) for game in games])
        return FINE
    column = 2 + max(len(game.id) for game in games)
    for game in games:
        name, players = name_of(console, game), held(players_of(console, game))
        console.wrapped(f"{game.id.ljust(column)}{name}, {players}", hang=" " * column)
        pitch = [console.say(f"game-{game.id}-pitch")]
        if game.reconstruction:
            pitch.append(console.say("cli-reconstruction"))
        console.wrapped(" ".join(pitch), PITCH, hang="")
    return FINE


def name_of(console: Console, game: Game) -> str:
    """What the game is called."""
    return console.say(f"game-{game.id}-name")


def players_of(console: Console, game: Game) -> str:
    """`2–10 players`."""
    return console.say("cli-players", least=game.least, most=game.most)


def as_data(console: Console, game: Game) -> dict[str, object]:
    """What `--json` says of a game."""
    return {
        "id": game.id,
        "name": name_of(console, game),
        "pitch": console.say(f"game-{game.id}-pitch"),
        "players": {"least": game.least, "most": game.most},
        "edition": game.edition,
        "version": game.version,
        "reconstruction": game.reconstruction,
    }
