"""Once a round, a card counts with its digits reversed.

Rulebook 004, cards by fans.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.assembly import on_rows
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options
from oxherd.rules.flip import CardOrFlipped, FlipCards


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The base game and a flip card for everybody."""
    flips = FlipCards()
    return on_rows(game, players, values, given, select=CardOrFlipped(flips), powers=(flips,))


GAME: Final = Game(
    "flip",
    version=1,
    least=2,
    most=10,
    edition="004",
    options=row_options(),
    build=build,
)
