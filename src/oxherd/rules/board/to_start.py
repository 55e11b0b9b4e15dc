"""Place at the start: a tile begins a row and pushes the others. Rules: R-111, A-91, B-2."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.frame import Frame, register
from oxherd.core.moments import Problem
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.board.board_rules import BoardRules, on_board
from oxherd.rules.board.stops import Stops
from oxherd.rules.cards import TO_START
from oxherd.rules.events import PLACED
from oxherd.rules.numbers import Numbers, small_numbers
from oxherd.rules.powers.targets import OnRow
from oxherd.rules.round import RoundRules
from oxherd.rules.row_rules import RowRules


class Pushed(Numbers[RoundRules]):
    """Squares onto which tiles were pushed, and which still have to act: (seat, row, squares…)."""

    name: ClassVar[str] = "pushed"

    def begin(self, state: State, seat: int, row: int, squares: list[int]) -> None:
        """These act, one after the other."""
        state.slots[self.slot] = (seat, row, *squares)
        state.stack.append(NEXT_PUSHED)

    def act(self, rules: BoardRules, state: State) -> None:
        """The next one; the others wait for all that it brings."""
        seat, row, square, *rest = self.of(state)
        state.slots[self.slot] = ()
        if rest:
            self.begin(state, seat, row, rest)
        rules.land(state, seat, row, square)

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody saw it."""
        return value

    def write(self, value: Plain) -> str:
        """`1 3 4 2`: seat, row and squares, all from 1."""
        return " ".join([str(number + 1) for number in cast("tuple[int, ...]", value)])

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """Small numbers."""
        numbers = small_numbers(words)
        return None if numbers is None else tuple([number - 1 for number in numbers])

    def problem(self, rules: RoundRules, state: State) -> Problem | None:
        """Tiles lie on these squares, which act after a question."""
        value = self.of(state)
        if not value:
            return None
        right = len(value) > 2 and 0 <= value[0] < rules.players and 0 <= value[1] < len(state.rows)
        if right:
            tiles = state.rows[value[1]]
            right = all([0 < square < len(tiles) and tiles[square] > 0 for square in value[2:]])
        asked = state.stack[-1].tag if state.stack else ""
        if right and asked == "lucky-pick":
            return None
        return Problem("position-value", self.name, found=self.write(value)[:40])


class NextPushed(Frame[RowRules]):
    """The next square acts onto which a tile was pushed."""

    tag: ClassVar[str] = "next-pushed"

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """For the player who placed at the start."""
        board = on_board(rules)
        special = board.specials[TO_START]
        assert isinstance(special, ToStart)
        special.pushed.act(board, state)


class ToStart(OnRow):
    """Any open row whose first tile is higher. Rules: A-89, B-3."""

    def __init__(self, stops: Stops, pushed: Pushed, *, all_move: bool) -> None:
        super().__init__(TO_START)
        self.stops = stops
        self.pushed = pushed
        self.all_move = all_move
        """Whether every tile moves, not only those up to the first free square. Rule: B-2."""

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """From the top."""
        tile = state.queue[-1].card
        return [row for row in self.stops.open_rows(state) if state.rows[row][0] > tile]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """The placed tile triggers nothing, those on squares that were free do. Rule: A-91."""
        play = state.queue.pop()
        before = state.rows[row]
        free = [at for at, tile in enumerate(before) if tile == 0] + [len(before)]
        if self.all_move:
            state.rows[row] = (play.card, *before)
        else:
            free = free[:1]
            state.rows[row] = (play.card, *before[: free[0]], *before[free[0] + 1 :])
        if state.log is not None:
            state.log.note(PLACED, (seat, play.card, row, "left"))
        squares = on_board(rules).board[row]
        landed = [(squares[at].takes, -at) for at in free if state.rows[row][at]]
        self.pushed.begin(state, seat, row, [-at for _, at in sorted(landed)])


NEXT_PUSHED: Final = NextPushed()
register(NextPushed)
