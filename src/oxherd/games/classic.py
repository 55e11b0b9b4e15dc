"""The game as everybody knows it.

Rulebooks 002, 003, 004: the base game.
"""

from __future__ import annotations

from typing import Final

from oxherd.games.assembly import with_switches
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options, switches

GAME: Final = Game(
    "classic",
    version=1,
    least=2,
    most=10,
    edition="002, 003, 004",
    options=row_options() + switches(),
    build=with_switches,
)
