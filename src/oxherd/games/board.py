"""Tiles on squares with effects: the first mode of the board game.

Rulebook 000, the basic game. The layout is a reconstruction.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.board_assembly import (
    BASIC_LAYOUT,
    TRICKS,
    UNCOVERED,
    basic_board,
)
from oxherd.games.catalogue import Game


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The blue side of the board."""
    return basic_board(game, players, values, lucky=False)


GAME: Final = Game(
    "board",
    version=1,
    least=2,
    most=6,
    edition="000",
    options=(TRICKS, BASIC_LAYOUT, UNCOVERED),
    build=build,
    reconstruction=True,
)
