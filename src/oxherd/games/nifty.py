"""Two cards at a time.

Rulebook 002, variant 4.
"""

from __future__ import annotations

from typing import Final

from oxherd.games.assembly import with_switches
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options, switches

GAME: Final = Game(
    "nifty",
    version=1,
    least=2,
    most=7,
    edition="002",
    options=row_options(14) + switches("nifty"),
    build=with_switches,
)
