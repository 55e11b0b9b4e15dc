"""Only the lowest cards play, so everybody knows what is about.

Rulebook 002, variant 1.
"""

from __future__ import annotations

from typing import Final

from oxherd.games.assembly import with_switches
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options, switches

GAME: Final = Game(
    "tactics",
    version=1,
    least=2,
    most=10,
    edition="002",
    options=row_options() + switches("tactics"),
    build=with_switches,
)
