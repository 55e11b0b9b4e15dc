"""All cards lie open and everybody picks his hand.

Rulebook 002, variant 2; the Pro variant of 003 and the advanced mode of 004.
"""

from __future__ import annotations

from typing import Final

from oxherd.games.assembly import with_switches
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options, switches

GAME: Final = Game(
    "logic",
    version=1,
    least=2,
    most=10,
    edition="002, 003, 004",
    options=row_options() + switches("logic"),
    build=with_switches,
)
