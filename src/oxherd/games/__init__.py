"""The catalogue: one short file a published game, and `rules()`, which checks what is asked for."""

from __future__ import annotations

from oxherd.games import (
    classic,
    flip,
    gap,
    jumping_cow,
    logic,
    mountain,
    nifty,
    parity,
    professional,
    tactics,
)
from oxherd.games.catalogue import Game, add, find, games, rules

for _module in (
    classic,
    tactics,
    logic,
    professional,
    nifty,
    parity,
    mountain,
    jumping_cow,
    flip,
    gap,
):
    add(_module.GAME)

__all__ = ["Game", "add", "find", "games", "rules"]
