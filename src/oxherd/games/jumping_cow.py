"""A cow takes a place and jumps from row to row.

Rulebook 004, cards by fans.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.assembly import on_rows
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options
from oxherd.rules.markers.jumping_cow import JumpingCow
from oxherd.rules.select import OneCard


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The base game and one marker."""
    return on_rows(game, players, values, given, select=OneCard(), powers=(JumpingCow(),))


GAME: Final = Game(
    "jumping-cow",
    version=1,
    least=2,
    most=10,
    edition="004",
    options=row_options(),
    build=build,
)
