"""The basic board game, and lucky cards for those who lose points.

Rulebook 000, the basic game with lucky cards. The layout is a reconstruction.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.board_assembly import (
    BASIC_LAYOUT,
    ON_TAKE,
    TRICKS,
    UNCOVERED,
    basic_board,
)
from oxherd.games.catalogue import Game


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The blue side of the board."""
    return basic_board(game, players, values, lucky=True)


GAME: Final = Game(
    "board-lucky",
    version=1,
    least=2,
    most=6,
    edition="000",
    options=(TRICKS, BASIC_LAYOUT, UNCOVERED, ON_TAKE),
    build=build,
    reconstruction=True,
)
