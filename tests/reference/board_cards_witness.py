"""Counts for the tests what happens with action cards and lucky cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board_squares import LUCKY, SKIPPED
from .board_witness import Witness

if TYPE_CHECKING:
    from .board import Plan

LEAVE_ROW_OPEN = {"stop", "swap-tile", "extra-tile"}
"""The cards that any other one may follow (B-1)."""


class CardsWitness(Witness):
    """Watches the cards, too."""

    # Before an action card is played

    def count_window(self, seat: int) -> None:
        """A tile is to be placed."""
        if self.board.advanced:
            self.counts["R-111 nobody is asked without a card"] += not self.board.actions[seat]

    def count_legal(self, seat: int, plan: Plan, legal: list[str]) -> None:
        """Of the cards held only these may be played now, and why."""
        illegal = {kind for kind in self.board.actions[seat] if kind not in legal}
        self.counts["R-111 only pass"] += not legal
        self.counts["A-90 last square cannot be skipped"] += "skip" in illegal
        if plan.row is None:
            self.count_impossible(seat, illegal)
        else:
            self.count_settled_row(seat, plan, legal, illegal)

    def count_impossible(self, seat: int, illegal: set[str]) -> None:
        """The row is open, but these cards cannot do what they say."""
        board, counts = self.board, self.counts
        tile, _ = board.queue[0]
        stopped = [board.rows[row] for row in board.stops]
        counts["A-89 both tokens lie"] += "stop" in illegal
        counts["A-92 no other tile"] += "swap-tile" in illegal or "extra-tile" in illegal
        if stopped:
            begin_higher = any(row[0] > tile for row in stopped)
            end_lower = any(row[-1] < tile for row in stopped)
            only = "to-start" in illegal and begin_higher
            counts["A-89 only stopped rows begin higher"] += only
            counts["B-3 only stopped rows end lower"] += "ascend-any" in illegal and end_lower

    def count_settled_row(self, seat: int, plan: Plan, legal: list[str], illegal: set[str]) -> None:
        """A card has settled the row; what else could have been played may not any more."""
        board, counts = self.board, self.counts
        forbidden = any(board.choices(kind, seat) for kind in illegal - {"skip"})
        counts["B-1 only skips may follow"] += forbidden and legal == ["skip"]
        counts["B-1 only pass may follow"] += forbidden and not legal
        if plan.played[-1] == "ascend-any" and "skip" in board.actions[seat]:
            tile, _ = board.queue[0]
            by_rules = board.row_by_rules(tile)
            elsewhere = not board.is_last(by_rules, len(board.rows[by_rules]))
            counts["B-1 skip only in the row chosen"] += elsewhere != (legal == ["skip"])

    # Playing an action card

    def count_action(self, seat: int, plan: Plan, kind: str, legal: list[str]) -> None:
        """A seat has passed, or is about to play this card."""
        counts = self.counts
        if kind == "pass":
            counts["R-111 cards are declined"] += bool(legal)
            return
        played = set(plan.played)
        counts[f"R-111 {kind}"] += 1
        before_another = bool(played & LEAVE_ROW_OPEN)
        counts["B-1 swap, extra tile or stop before another card"] += before_another
        counts["B-1 skip with ascend-any"] += kind == "skip" and "ascend-any" in played
        counts["B-1 cards for the second tile"] += seat in self.helped

    def count_stop(self, plan: Plan) -> None:
        """A token was put down."""
        second = len(self.board.stops) > 1
        self.counts["A-89 second token" if second else "A-89 first token"] += 1
        self.counts["A-89 two tokens for one tile"] += plan.played.count("stop") > 1

    def count_swap(self, seat: int, plan: Plan, new: int) -> None:
        """The head is about to be swapped for this tile."""
        tile, _ = self.board.queue[0]
        self.count_other_tile(seat)
        what = "swap to a lower tile" if new < tile else "swap to a higher tile"
        self.counts[f"A-92 {what}"] += 1
        self.counts["A-92 swap twice"] += plan.played.count("swap-tile") == 2
        waits = self.own_tile_waits(seat)
        self.counts["A-92 swap while the own other tile waits"] += waits

    def count_extra_tile(self, seat: int, new: int) -> None:
        """This tile is about to join the head."""
        tile, _ = self.board.queue[0]
        self.count_other_tile(seat)
        what = "lower extra tile goes first" if new < tile else "higher extra tile comes after"
        self.counts[f"B-1 {what}"] += 1
        self.counts["A-92 extra tile with the own other tile"] += self.own_tile_waits(seat)

    def count_other_tile(self, seat: int) -> None:
        """A tile comes from behind the screen."""
        self.counts["A-92 the only other tile"] += len(self.board.hands[seat]) == 1

    def own_tile_waits(self, seat: int) -> bool:
        """Whether the owner of the head has another tile in the queue."""
        return any(owner == seat for _, owner in self.board.queue[1:])

    # Place at the start

    def count_push(self, seat: int, row: int, before: list[int], landed: list[int]) -> None:
        """A tile was placed at the start, so others will land on these squares, in this order."""
        board, counts = self.board, self.counts
        gaps = before.count(SKIPPED)
        several = len(landed) > 1
        if board.shift == "all":
            counts["B-2 several of all land" if several else "B-2 one of all lands"] += 1
            counts["B-2 a gap moves without landing"] += len(landed) <= gaps
            counts["B-2 the take is the last to act"] += several and board.is_take(row, landed[-1])
        else:
            counts["A-90 to-start into a gap"] += gaps > 0
            counts["A-90 to-start leaves a second gap"] += gaps > 1
        counts["A-91 to-start to the end"] += not gaps
        counts["B-2 no lucky card with to-start"] += any(
            board.may_be_lucky(kind, seat, row, square) for kind in LUCKY for square in landed
        )
        self.begin_landing("")

    def count_pushed_onto(self, row: int, square: int) -> None:
        """A tile was pushed onto this square; it acts after those before it."""
        self.counts["B-7 lucky picks between pushed squares"] += self.picks_asked > 0
        self.counts[f"A-91 pushed onto {self.squares[row][square]}"] += 1
        self.begin_landing("")

    # Lucky cards

    def count_lucky_legal(self, seat: int, row: int, square: int, legal: list[str]) -> None:
        """Of the lucky cards held only these suit the square."""
        board, counts = self.board, self.counts
        counts["R-108 cards suit nothing"] += bool(board.lucky[seat]) and not legal
        forbidden = "plus5" in board.lucky[seat] and "plus5" not in legal
        counts["A-86 plus5 forbidden where a row is taken"] += forbidden

    def count_lucky(self, kind: str) -> None:
        """A seat has answered which lucky card it plays."""
        self.counts["R-108 cards are declined"] += kind == "pass"
