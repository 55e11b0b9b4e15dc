"""The catalogue: one short file a published game, and `rules()`, which checks what is asked for."""

from __future__ import annotations

from oxherd.games import (
    board,
    board_advanced,
    board_advanced_lucky,
    board_lucky,
    buffalo,
    classic,
    flip,
    gap,
    jubilee,
    jumping_cow,
    logic,
    mountain,
    nifty,
    parity,
    professional,
    tactics,
)
from oxherd.games.catalogue import Game, add, find, games, made, rules

for _module in (
    classic,
    tactics,
    logic,
    professional,
    nifty,
    jubilee,
    parity,
    mountain,
    jumping_cow,
    flip,
    buffalo,
    board,
    board_lucky,
    board_advanced,
    board_advanced_lucky,
    gap,
):
    add(_module.GAME)

__all__ = ["Game", "add", "find", "games", "made", "rules"]
