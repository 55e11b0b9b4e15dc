"""The advanced board game with lucky cards.

Rulebook 000, the advanced game with lucky cards. The layout is a reconstruction.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.board_assembly import (
    ADVANCED_LAYOUT,
    ON_TAKE,
    SHIFT,
    TRICKS,
    UNCOVERED,
    advanced_board,
)
from oxherd.games.catalogue import Game


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The red side of the board."""
    return advanced_board(game, players, values, lucky=True)


GAME: Final = Game(
    "board-advanced-lucky",
    version=1,
    least=2,
    most=6,
    edition="000",
    options=(TRICKS, ADVANCED_LAYOUT, UNCOVERED, SHIFT, ON_TAKE),
    build=build,
    reconstruction=True,
)
