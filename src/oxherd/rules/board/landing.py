"""Where a tile goes, and the square on which it lands. Rules: R-101 to R-105, R-108, R-111."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.moments import Problem
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.core.tuples import holds
from oxherd.rules.board.board_rules import BoardRules, on_board
from oxherd.rules.board.stops import Stops
from oxherd.rules.cards import PLUS5, ROW_FIRST
from oxherd.rules.numbers import small_numbers
from oxherd.rules.parts import NOWHERE, Fits, Misfit, Power
from oxherd.rules.placement import join
from oxherd.rules.row_rules import RowRules

NO_CARD: Final = 0
"""No lucky card is played for the tile."""


class Landing(Power):
    """What is settled about the tile that is placed next: (row, squares to skip, lucky card).

    Its value is () as long as nothing is settled. When the tile lies, its square acts.
    """

    name: ClassVar[str] = "settled"
    keeps_order: ClassVar[bool] = False

    def empty(self, rules: RowRules) -> Plain:
        """Nothing."""
        return ()

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Nothing."""
        return ()

    def row(self, state: State) -> int:
        """The row to which a card sends the tile; NOWHERE: the rules decide."""
        value = cast("tuple[int, ...]", state.slots[self.slot])
        return value[0] if value else NOWHERE

    def skips(self, state: State) -> int:
        """The squares that the tile leaves out."""
        value = cast("tuple[int, ...]", state.slots[self.slot])
        return value[1] if value else 0

    def settle(self, state: State, row: int, skips: int, lucky: int = NO_CARD) -> None:
        """The tile goes there."""
        state.slots[self.slot] = (row, skips, lucky)

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """Squares that are skipped stay empty; then the square acts. Rules: R-108, R-111."""
        board = on_board(rules)
        value = cast("tuple[int, ...]", state.slots[self.slot])
        if not value:
            board.land(state, seat, row, len(state.rows[row]) - 1)
            return
        _, skips, lucky = value
        state.slots[self.slot] = ()
        tiles = state.rows[row]
        state.rows[row] = tiles[:-1] + (0,) * skips + tiles[-1:]
        at = len(state.rows[row]) - 1
        if lucky == NO_CARD:
            board.land(state, seat, row, at)
        else:
            _land_luckily(board, state, seat, row, at, lucky)

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody saw the cards."""
        return cast("tuple[int, ...]", value)[:2]

    def write(self, value: Plain) -> str:
        """`3 1`: the row from 1, and how many squares are skipped."""
        numbers = cast("tuple[int, ...]", value)
        return f"{numbers[0] + 1} {numbers[1]}" if numbers else ""

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """Two small numbers, or nothing."""
        if not words:
            return ()
        numbers = small_numbers(words)
        if numbers is None or len(numbers) != 2:
            return None
        return (numbers[0] - 1, numbers[1], NO_CARD)

    def problem(self, rules: RowRules, state: State) -> Problem | None:
        """The tile has room where it is sent, and only one that is about to be placed is sent."""
        value, row = state.slots[self.slot], self.row(state)
        if not value:
            return None
        waits = len(state.queue) > 0 and 0 <= row < len(state.rows) and len(state.rows[row]) > 0
        if waits and next_square(state, self, row) < len(on_board(rules).board[row]):
            return None
        return Problem("position-value", self.name, found=self.write(value)[:40])


@mypyc_attr(allow_interpreted_subclasses=True)
class BehindLastTile(Fits):
    """Behind a lower last tile, the nearest one, unless a card sends it elsewhere. Rule: R-103."""

    def __init__(self, landing: Landing, stops: Stops | None) -> None:
        self.landing = landing
        self.stops = stops

    def nearest(self, rules: RowRules, state: State, value: int) -> int:
        """The highest lower last tile of the open active rows. Rules: R-102, A-82, A-89."""
        settled = self.landing.row(state)
        if settled != NOWHERE:
            return settled
        stopped = self.stops.of(state) if self.stops is not None else ()
        best = NOWHERE
        highest = 0
        for row, cards in enumerate(state.rows):
            if cards:
                end = cards[-1]
                if highest < end < value and not holds(stopped, row):
                    best = row
                    highest = end
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class BehindTheHighest(Misfit):
    """A tile that is too low goes behind the highest last tile, and costs nothing. Rule: R-103."""

    def __init__(self, stops: Stops | None) -> None:
        self.stops = stops

    def highest(self, state: State) -> int:
        """Of the open rows. Rule: A-89."""
        stopped = self.stops.of(state) if self.stops is not None else ()
        best = highest = 0
        for row, cards in enumerate(state.rows):
            if cards and cards[-1] > highest and not holds(stopped, row):
                best = row
                highest = cards[-1]
        return best

    def rows(self, rules: RowRules, state: State) -> tuple[int, ...]:
        """There is no choice."""
        return (ROW_FIRST + self.highest(state),)

    def settle(self, rules: RowRules, state: State) -> None:
        """It joins there."""
        row = self.highest(state)
        join(rules, state, state.queue.pop(), row)


def destination(rules: RowRules, state: State) -> int:
    """The row to which the next tile of the queue goes."""
    row = rules.fits.nearest(rules, state, state.queue[-1].value)
    return rules.misfit.rows(rules, state)[0] - ROW_FIRST if row == NOWHERE else row


def next_square(state: State, landing: Landing, row: int) -> int:
    """The square on which the next tile lands there, counted from 0."""
    return len(state.rows[row]) + landing.skips(state)


def _land_luckily(
    board: BoardRules, state: State, seat: int, row: int, at: int, lucky: int
) -> None:
    """The square acts as the lucky card says."""
    square = board.board[row][at]
    if lucky == PLUS5:
        board.note_landed(state, seat, row, at, "+5")
        square.give_five(board, state, seat, row)
    else:
        board.note_landed(state, seat, row, at, square.text)
        square.with_good_cows(board, state, seat, row)
