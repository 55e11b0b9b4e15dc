"""What is printed on a square, and what it does to whoever lands there. Rules: R-105, R-110."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.core.tuples import with_item
from oxherd.rules.board.board_rules import BoardRules
from oxherd.rules.board.taking import Clear, good_cows
from oxherd.rules.events import TILE_DRAWN

MOST_POINTS: Final = 44
"""No square is worth more than the whole track."""
FIVE: Final = 5
"""What a lucky card makes of a square. Rule: R-108."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Square:
    """A plain square; all others extend it."""

    takes: ClassVar[bool] = False
    """Whether it ends its row and makes who lands there take it."""
    keeps_tiles: ClassVar[bool] = False
    """Whether the tiles of a row that is taken go behind the screen."""
    doubles: ClassVar[bool] = False
    """Whether everybody plays two tiles while its row is active."""
    advanced: ClassVar[bool] = False
    """Whether it is for the side of the board with action cards only."""

    def __init__(self, text: str) -> None:
        self.text = text
        """How layouts, views and events write it."""

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """A tile lies on it now. What has to be asked is pushed."""

    def give_five(self, rules: BoardRules, state: State, seat: int, row: int) -> None:
        """A lucky card has made it a square of five points, for once. Rules: R-108, B-6."""
        rules.track.move(state, seat, FIVE)

    def with_good_cows(self, rules: BoardRules, state: State, seat: int, row: int) -> None:
        """A lucky card turns some bulls of the row; only where a row is taken. Rule: R-108."""
        raise NotImplementedError


class Points(Square):
    """So many points won or lost."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.points = int(text)

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """Whatever the tile."""
        rules.track.move(state, seat, self.points)


class Cows(Square):
    """Green or red cows: the tile's bulls won or lost, once or twice."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.factor = int(text[1:]) if text[0] == "G" else -int(text[1:])

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """The bulls of the tile that lies here. Rule: A-91."""
        rules.track.move(state, seat, self.factor * rules.bulls[state.rows[row][at]])


class TwoTiles(Square):
    """Landing on it does nothing: it is about the choice of tiles. Rule: A-81."""

    doubles: ClassVar[bool] = True


class DrawTile(Square):
    """The next tile of the supply, if there is one. Rules: R-110, A-93."""

    advanced: ClassVar[bool] = True

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """Only the seat itself sees it."""
        if not state.stock:
            return
        tile, state.stock = state.stock[0], state.stock[1:]
        state.hands[seat] = with_item(state.hands[seat], tile)
        if state.log is not None:
            state.log.note(TILE_DRAWN, (seat, tile), (seat,))


class DrawAction(Square):
    """The next action card, if there is one. Rules: R-110, A-93."""

    advanced: ClassVar[bool] = True

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """Only the seat itself sees it."""
        assert rules.action_deck is not None
        rules.action_deck.draw(state, seat)


class TakeRow(Square):
    """The row is taken: the bulls of its other tiles are lost. Rule: R-105."""

    takes: ClassVar[bool] = True

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """First the loss, with all that it brings, then the row is cleared. Rule: B-7."""
        state.stack.append(Clear(seat, row, 0))
        rules.track.move(state, seat, -rules.bulls_on(state.rows[row][:at]))

    def give_five(self, rules: BoardRules, state: State, seat: int, row: int) -> None:
        """Instead of the loss; the row is cleared all the same. Rules: A-86, B-6."""
        state.stack.append(Clear(seat, row, 0))
        super().give_five(rules, state, seat, row)

    def with_good_cows(self, rules: BoardRules, state: State, seat: int, row: int) -> None:
        """Two tiles count plus; tiles that are kept cost nothing. Rules: R-108, R-113."""
        state.stack.append(Clear(seat, row, 1 if self.keeps_tiles else 0))
        good_cows(rules, state, seat, row)


class TakeTiles(TakeRow):
    """No points now, but more tiles. Rule: R-110."""

    advanced: ClassVar[bool] = True
    keeps_tiles: ClassVar[bool] = True

    def land(self, rules: BoardRules, state: State, seat: int, row: int, at: int) -> None:
        """They go behind the screen."""
        state.stack.append(Clear(seat, row, 1))


NAMED: Final[dict[str, type[Square]]] = {
    ".": Square,
    "T2": TwoTiles,
    "DT": DrawTile,
    "DA": DrawAction,
    "TB": TakeRow,
    "TT": TakeTiles,
    "G1": Cows,
    "G2": Cows,
    "R1": Cows,
    "R2": Cows,
}


def square_of(text: str) -> Square | None:
    """The square that a text names; None where there is no such square.

    >>> square_of("G2").text, square_of("-7").text, square_of("G9")
    ('G2', '-7', None)
    """
    kind = NAMED.get(text)
    if kind is not None:
        return kind(text)
    digits = text[1:]
    known = text[:1] in ("+", "-") and digits.isascii() and digits.isdecimal() and len(digits) < 3
    known = known and digits[0] != "0"
    return Points(text) if known and int(digits) <= MOST_POINTS else None
