"""The reference: all games written from the rulebooks alone, to be read and to be trusted.

Nothing here knows the engine. A match is a generator that reads like the leaflet: it asks a
question, is sent the answers, and keeps a `Table` that shows all there is to compare.
"""

from __future__ import annotations

from .board import Board
from .buffalo import Buffalo
from .common import Answers, Asking, Draw, Question, Table
from .fan import Flip, JumpingCow, Mountain, Parity
from .gap import Gap
from .jubilee import Jubilee
from .rows import RowGame

__all__ = ["GAMES", "Answers", "Asking", "Draw", "Question", "Table", "play"]

GAMES: dict[str, type[RowGame | Board | Buffalo | Gap]] = {
    "classic": RowGame,
    "tactics": RowGame,
    "logic": RowGame,
    "professional": RowGame,
    "nifty": RowGame,
    "jubilee": Jubilee,
    "parity": Parity,
    "mountain": Mountain,
    "jumping-cow": JumpingCow,
    "flip": Flip,
    "buffalo": Buffalo,
    "board": Board,
    "board-lucky": Board,
    "board-advanced": Board,
    "board-advanced-lucky": Board,
    "gap": Gap,
}


def play(
    game: str, players: int, options: dict[str, object], draw: Draw, table: Table
) -> Asking[None]:
    """Play a whole match: every question is yielded, {seat: [tokens]} is sent back."""
    yield from GAMES[game](game, players, options, draw, table).match()
