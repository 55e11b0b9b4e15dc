"""Taking a row of the board: its tiles go, and the tile on its last square moves on."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import Frame, register
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.rules.board.board_rules import BoardRules, on_board
from oxherd.rules.cards import ROW_FIRST
from oxherd.rules.events import COLLECTED, MOVED_ON
from oxherd.rules.placement import Question
from oxherd.rules.row_rules import RowRules

GOOD: Final = 2
"""So many tiles count plus. Rule: R-108."""


def others(state: State, row: int) -> tuple[int, ...]:
    """The tiles of a row but the last one, without the marks of skipped squares. Rule: B-4."""
    return tuple([tile for tile in state.rows[row][:-1] if tile])


class Clear(Frame[RowRules]):
    """A row has been taken: its tiles go to the box or behind the screen, all tokens leave."""

    tag: ClassVar[str] = "clear-row"

    def __init__(self, seat: int, row: int, kept: int) -> None:
        self.seat = seat
        self.row = row
        self.kept = kept
        """1 where the tiles go behind the screen."""

    def fields(self) -> tuple[int, ...]:
        """Who has taken which row, and whether the tiles are kept."""
        return (self.seat, self.row, self.kept)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """The last tile stays until it is known where it goes. Rules: R-105, R-110, A-89."""
        board = on_board(rules)
        tiles = others(state, self.row)
        if self.kept:
            board.put_behind_screen(state, self.seat, tiles)
        else:
            state.gone += tiles
        if state.log is not None:
            why = "screen" if self.kept else "box"
            bulls = board.bulls_on(tiles)
            state.log.note(COLLECTED, (self.seat, self.row, tiles, bulls, why))
        if board.stops is not None:
            board.stops.clear(state)
        state.rows[self.row] = state.rows[self.row][-1:]
        state.stack.append(MoveOn(self.seat, self.row))


class MoveOn(Question):
    """The question to which empty row the tile goes. Rules: R-105, R-110, A-83."""

    tag: ClassVar[str] = "empty-row"
    shape: ClassVar[tuple[str, ...]] = ("seat", "row")
    names: ClassVar[tuple[str, ...]] = ("seat", "row")

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def fields(self) -> tuple[int, ...]:
        """Who decides, and from which row the tile comes."""
        return (self.seat, self.row)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Where the player chooses, and there are several. Rule: B-10."""
        if len(self.targets(rules, state)) == 1:
            return None
        return Ask(self, rules, state, ONE, "empty-row", (self.seat,), state.rows[self.row][0])

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """From the top."""
        return tuple([ROW_FIRST + row for row in self.targets(rules, state)])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """It starts that row, and its new square may act. Rules: A-95, B-5."""
        target = answers[0] - ROW_FIRST if answers else self.targets(rules, state)[0]
        tile = state.rows[self.row][0]
        state.rows[self.row] = ()
        state.rows[target] = ALONE[tile]
        if state.log is not None:
            state.log.note(MOVED_ON, (self.seat, tile, self.row, target))
        board = on_board(rules)
        if board.moving_on.acts:
            board.land(state, self.seat, target, 0)

    def targets(self, rules: RowRules, state: State) -> list[int]:
        """The rows that it may start, from the top. Rule: A-83."""
        return on_board(rules).moving_on.targets(state, self.row)

    def possible(self, rules: RowRules, state: State) -> bool:
        """A tile lies alone in that row, and there is a choice."""
        if not isinstance(rules, BoardRules) or self.row >= len(state.rows):
            return False
        return len(state.rows[self.row]) == 1 and len(self.targets(rules, state)) > 1


class GoodCows(Question):
    """The question which tile of the row counts plus, one after the other. Rules: R-108, A-87."""

    tag: ClassVar[str] = "good-cows"
    shape: ClassVar[tuple[str, ...]] = ("seat", "row", "number")
    names: ClassVar[tuple[str, ...]] = ("seat", "row", "card")

    def __init__(self, seat: int, row: int, first: int) -> None:
        self.seat = seat
        self.row = row
        self.first = first
        """The tile that was named already; 0: none yet."""

    def fields(self) -> tuple[int, ...]:
        """Who takes which row, and the first tile."""
        return (self.seat, self.row, self.first)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """There are more than two, or there would be no question."""
        return Ask(self, rules, state, ONE, "good-cows", (self.seat,), state.rows[self.row][-1])

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Ascending; none is named twice."""
        return tuple(sorted([tile for tile in others(state, self.row) if tile != self.first]))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """After the second one they are counted."""
        if self.first:
            count(on_board(rules), state, self.seat, self.row, (self.first, answers[0]))
        else:
            state.stack.append(GoodCows(self.seat, self.row, answers[0]))

    def possible(self, rules: RowRules, state: State) -> bool:
        """Somebody takes this row, and there is a choice."""
        if not isinstance(rules, BoardRules) or self.row >= len(state.rows):
            return False
        tiles = others(state, self.row)
        named = self.first == 0 or self.first in tiles
        lucky = rules.track.lucky is not None
        return named and lucky and rules.is_full(state, self.row) and len(tiles) > GOOD


def good_cows(rules: BoardRules, state: State, seat: int, row: int) -> None:
    """Two of the tiles that are taken count plus, or all if there are no more. Rule: A-87."""
    tiles = others(state, row)
    if len(tiles) > GOOD:
        state.stack.append(GoodCows(seat, row, 0))
    else:
        count(rules, state, seat, row, tiles)


def count(rules: BoardRules, state: State, seat: int, row: int, good: tuple[int, ...]) -> None:
    """Plus and minus are summed up before the marker moves. Rules: A-85, A-87, R-113."""
    gain = rules.bulls_on(good)
    kept = rules.board[row][-1].keeps_tiles
    loss = 0 if kept else rules.bulls_on(others(state, row)) - gain
    rules.track.move(state, seat, gain - loss)


register(Clear)
register(MoveOn)
register(GoodCows)
