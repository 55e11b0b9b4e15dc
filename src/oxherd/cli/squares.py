"""A table with squares: what is printed on them, and which tiles lie there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oxherd.cli.console import held
from oxherd.cli.powers import signs
from oxherd.cli.words import Words
from oxherd.views import View

PLAIN: Final = "."
TWO_TILES: Final = "T2"
SKIPPED: Final = "×"
SIGNS: Final = {"+": "plus", "-": "minus", PLAIN: "plain"}
"""What the messages call squares whose text begins like this."""


def rows(words: Words, view: View, cell: int) -> Iterator[str]:
    """`Row 1:  12   .  +5  TB   3 bulls`: tiles, then the squares that are free."""
    longest = max(map(len, view.squares))
    for row, squares in enumerate(view.squares):
        tiles = [str(tile) if tile else SKIPPED for tile in view.rows[row]]
        cells = [*tiles, *squares[len(tiles) :]]
        line = "".join(f" {each:>{cell}}" for each in cells).ljust((1 + cell) * longest)
        notes = _notes(words, view, row)
        yield f"{words.say('label-row', row=row + 1)}:{line}   {', '.join(notes)}".rstrip()


def _notes(words: Words, view: View, row: int) -> list[str]:
    """The bulls of a row in play, what lies beside it, and a covered square that still counts."""
    tiles = view.rows[row]
    if not tiles:
        return []
    notes = [words.say("label-bulls", bulls=on_tiles(view, tiles)), *signs(words, view, row)]
    covered = view.squares[row][: len(tiles)]
    if TWO_TILES in covered and not view.options.get("t2_only_uncovered"):
        notes.append(TWO_TILES)
    return notes


def on_tiles(view: View, tiles: tuple[int, ...]) -> int:
    """The bulls on some tiles together."""
    return sum(view.bulls[tile] for tile in tiles)


def hand(view: View) -> str:
    """`12 (1), 15 (2)`: each tile with its bulls, which one cannot tell from the number."""
    return ", ".join(held(f"{tile} ({view.bulls[tile]})") for tile in view.hand)


def legend(words: Words, view: View) -> Iterator[str]:
    """What the squares of this table do, and where clovers are."""
    if not view.squares:
        return
    yield words.say("cli-play-squares")
    seen = {square for row in view.squares for square in row}
    for square in sorted(seen - {PLAIN}, key=in_order):
        yield f"  {square}: {meaning(words, square)}"
    if "actions" in view.slots:  # One of them skips a square.
        yield f"  {SKIPPED}: {words.say('label-skipped')}"
    if "lucky" in view.slots:
        places = ", ".join(map(str, view.clovers)) or words.say("label-none")
        yield words.say("cli-play-clovers", places=places)


def in_order(square: str) -> tuple[bool, int, str]:
    """Squares with letters first, then those with points, the best one first."""
    points = int(square) if square[0] in "+-" else 0
    return points != 0, -points, square


def meaning(words: Words, square: str) -> str:
    """What a square does."""
    points = int(square) if square[0] in "+-" else 0
    case = SIGNS.get(square[0], square)
    return words.say("label-square", square=case, points=abs(points))


def first_square(words: Words, view: View, row: int) -> str:
    """Of an empty row: the square on which a tile would land."""
    square = view.squares[row][0]
    said = meaning(words, square)
    return said if square == PLAIN else f"{square}: {said}"
