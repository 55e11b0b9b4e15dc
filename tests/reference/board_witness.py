"""Counts for the tests what happens on the board; no rule of the game depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board_squares import CLOVERS, FURTHEST, LUCKY, SKIPPED, sum_of_bulls

if TYPE_CHECKING:
    from .board import Board, Plan

SECOND_SET_SEATS = 3
NOTHING = (".", "T2")
"""Squares that do nothing to whoever lands on them."""


class Witness:
    """Watches one match: tricks, tiles, squares, the score track, and the end."""

    def __init__(self, board: Board) -> None:
        """Nothing has happened yet."""
        self.board = board
        self.counts = board.table.happened
        self.squares = [[kind_of(effect) for effect in row] for row in board.layout]

        # The match: which clover has paid whom already, and which squares can mean two tiles.
        self.paid: set[tuple[int, int]] = set()
        self.for_two = [
            (row, square)
            for row, effects in enumerate(board.layout)
            for square, effect in enumerate(effects)
            if effect == "T2"
        ]

        # The trick: the tiles known before it, who had too few for it, whose tile was placed after
        # cards, and squares for two tiles that brought five points.
        self.known: set[int] = set()
        self.short: list[int] = []
        self.helped: set[int] = set()
        self.brightened: list[tuple[int, int]] = []

        # The landing: the lucky card played, how often a loss paid, how often that was asked about.
        self.lucky = ""
        self.losses_that_paid = 0
        self.picks_asked = 0

    # The match

    def count_starters(self, first_row: int) -> None:
        """Where the first four tiles lie."""
        board = self.board
        if board.advanced:
            where = "bottom" if first_row else "top"
            self.counts[f"R-109 starters at the {where}"] += 1
        self.counts["A-84 starter on a square that acts"] += sum(
            self.squares[row][0] not in NOTHING for row in board.active_rows()
        )

    def count_second_set(self) -> None:
        """Two or three players go on."""
        self.counts["R-106 second set"] += 1

    def count_end(self) -> None:
        """Why there is no other trick, before what is left is settled."""
        board = self.board
        over = board.tiles_are_played() and not board.second_set_is_due
        self.counts["B-10 the cap ends the match"] += not over
        self.counts["A-88 cards left over"] += any(board.lucky)
        if board.advanced:
            self.count_empty_screens(sum(not hand for hand in board.hands))
            for seat in board.seats:
                self.count_settlement(seat)
        elif over:
            sets = "two sets" if len(board.seats) <= SECOND_SET_SEATS else "one set"
            self.counts[f"R-106 the end with {sets}"] += 1
        else:
            self.counts["B-9 the cap comes before the second set"] += board.tiles_are_played()

    def count_empty_screens(self, many: int) -> None:
        """How many seats have no tile left at the end."""
        self.counts["R-112 one seat has no tile"] += many == 1
        self.counts["R-112 several seats have no tile"] += many > 1

    def count_settlement(self, seat: int) -> None:
        """What tiles left cost and action cards left pay."""
        board, counts = self.board, self.counts
        before = board.totals[seat]
        cost, pay = sum_of_bulls(board.hands[seat]), len(board.actions[seat])
        after = max(-FURTHEST, before - cost)
        counts["R-112 tiles left cost"] += after < before
        counts["R-112 action cards left pay"] += pay > 0
        counts["A-96 final clamp at -44"] += before - cost < -FURTHEST
        counts["A-96 final clamp at 44"] += after + pay > FURTHEST
        counts["B-8 cards after a clamp at -44"] += before - cost < -FURTHEST and pay > 0
        if board.with_lucky:
            met = any(after <= clover < before for clover in CLOVERS)
            counts["B-8 no clover pays at the end"] += met

    # The trick

    def begin_trick(self, picks: int) -> None:
        """How many tiles are due, and why."""
        board, counts = self.board, self.counts
        active = [(row, square) for row, square in self.for_two if board.rows[row]]
        all_covered = all(board.is_covered(row, square) for row, square in active)
        self.short = []
        if picks == 2:
            due = board.squares_for_two()
            self.short = [seat for seat in board.seats if len(board.hands[seat]) == 1]
            counts["R-105 two tiles are due"] += 1
            counts["A-81 covered square counts"] += all_covered
            counts["A-81 one tile left when two are due"] += bool(self.short)
            counts["B-3 several squares for two tiles"] += len(due) > 1
            counts["B-3 two tiles by a stopped row"] += all(row in board.stops for row, _ in due)
        else:
            counts["A-81 covered square does not count"] += bool(active)
        self.known = set(board.known)
        self.helped = set()
        self.brightened = []

    def end_trick(self, picks: int) -> None:
        """What has become of the number of tiles due, and of the tiles that were known."""
        board, counts = self.board, self.counts
        due = board.squares_for_two()
        counts["B-9 another number is due at the end of the trick"] += (len(due) > 0) != (
            picks == 2
        )
        still = any(square in due for square in self.brightened)
        counts["B-6 two tiles stay due after plus5"] += still
        counts["B-11 known tile is known no more after a trick"] += not self.known <= board.known

    def count_reveal(self, tile: int) -> None:
        """A tile comes from behind a screen."""
        self.counts["B-11 known tile is played"] += tile in self.board.known

    # Placing a tile

    def count_placement(self, plan: Plan, row: int, square: int, lucky: str) -> None:
        """The head is about to go to this square."""
        board, counts = self.board, self.counts
        tile, _ = board.queue[0]
        self.count_turn(plan)
        if "ascend-any" in plan.played:
            nearest = row == board.row_by_rules(tile)
            what = "to the nearest row" if nearest else "past a nearer row"
            counts[f"R-111 ascend {what}"] += 1
        else:
            self.count_row_by_rules(tile, row)
        if plan.skips:
            counts[f"A-90 {('one skip', 'two skips', 'three skips')[min(plan.skips, 3) - 1]}"] += 1
            counts["A-90 skip to the last square"] += board.is_last(row, square)
        self.count_landing(row, square, lucky)
        counts["A-88 lucky card after action cards"] += bool(lucky and plan.played)

    def count_turn(self, plan: Plan) -> None:
        """The head leaves the queue, perhaps before a lower tile of somebody else."""
        (tile, seat), *others = self.board.queue
        earlier = any(other < tile and owner != seat for other, owner in others)
        self.counts["R-111 placed before a lower tile"] += earlier
        if plan.played:
            self.helped.add(seat)

    def count_row_by_rules(self, tile: int, chosen: int) -> None:
        """The three rules have decided about the row."""
        board, counts = self.board, self.counts
        rows = board.rows
        lower = board.rows_that_end_below(tile)
        if len(lower) > 1:
            counts["R-103 several rows fit"] += 1
            by_highest_tile = min(lower, key=lambda row: abs(tile - max(rows[row])))
            counts["A-82 highest tile is not the last"] += by_highest_tile != chosen
        stopped = board.stops
        stopped_lower = [row for row in stopped if rows[row][-1] < tile]
        counts["R-103 low tile"] += not lower and not stopped_lower
        if stopped:
            best_stopped = max(rows[row][-1] for row in stopped_lower or stopped)
            better = best_stopped > rows[chosen][-1]
            counts["A-89 nearest row is stopped"] += bool(lower and stopped_lower) and better
            counts["A-89 low tile with stopped rows"] += not lower and not stopped_lower
            counts["A-89 fits stopped rows only"] += not lower and bool(stopped_lower)
            highest = not lower and not stopped_lower and better
            counts["A-89 highest row is stopped"] += highest

    # Squares

    def count_landing(self, row: int, square: int, lucky: str = "") -> None:
        """A tile is placed on this square; good cows are counted with their points."""
        kind = self.squares[row][square]
        self.begin_landing(lucky)
        if lucky == "plus5":
            taken = {"TB": "where a row is taken", "TT": "where tiles are taken"}
            what = f"A-86 plus5 {taken[kind]}" if kind in taken else f"R-108 plus5 on {kind}"
            self.counts[what] += 1
            if kind == "T2":
                self.brightened.append((row, square))
        elif not lucky:
            self.counts[f"R-105 square {kind}"] += 1

    def begin_landing(self, lucky: str) -> None:
        """What comes is due to this landing."""
        self.lucky = lucky
        self.losses_that_paid = 0
        self.picks_asked = 0

    def count_tiles_won(self, seat: int) -> None:
        """A seat is about to get tiles in the middle of a trick."""
        self.counts["A-94 empty screen filled"] += not self.board.hands[seat]
        self.counts["B-9 tiles won do not raise the number"] += seat in self.short

    def count_draw_tile(self) -> None:
        """A tile is to be drawn."""
        self.counts["A-93 no tile left"] += not self.board.stock

    def count_draw_action(self) -> None:
        """An action card is to be drawn; the discard has been shuffled in if it was needed."""
        self.counts["A-93 no action card left"] += not self.board.deck

    def count_reshuffle(self) -> None:
        """The deck of action cards was made anew."""
        first = self.board.reshuffles == 1
        self.counts["R-110 reshuffle" if first else "R-110 another reshuffle"] += 1

    # Taking a row

    def count_good_cows(self, others: list[int], points: int, *, for_tiles: bool) -> None:
        """Two tiles of a row have turned good."""
        counts = self.counts
        counts["A-87 good-cows with one tile"] += len(others) == 1
        counts["A-87 good-cows with two tiles"] += len(others) == 2
        counts["A-87 good-cows with a choice"] += len(others) > 2
        if for_tiles:
            counts["R-113 good-cows where tiles are taken"] += 1
        else:
            what = "gain" if points > 0 else "lose" if points < 0 else "neither"
            counts[f"R-108 good-cows {what}"] += 1

    def count_clearing(self, row: int) -> None:
        """A row is about to be cleared."""
        tokens = bool(self.board.stops)
        for_tiles = self.squares[row][-1] == "TT" and self.lucky != "plus5"
        self.counts["A-89 tokens leave"] += tokens
        self.counts["A-89 tokens leave without a loss"] += tokens and self.lucky == "plus5"
        self.counts["R-110 tiles of the row go behind the screen"] += for_tiles
        self.counts["B-4 marks vanish"] += SKIPPED in self.board.rows[row]

    def count_empty_rows(self, taken: int, empty: list[int]) -> None:
        """The tile of the row just taken will go to one of these, if it may be chosen."""
        self.counts["B-10 one empty row"] += len(empty) == 1
        if self.board.advanced:
            after_picks = self.picks_asked > 0 and len(empty) > 1
            self.counts["B-7 lucky picks before the empty row"] += after_picks
        else:
            what = "row below" if any(row > taken for row in empty) else "topmost row"
            self.counts[f"A-83 {what}"] += 1

    def count_move(self, seat: int, taken: int, row: int) -> None:
        """The tile has moved on to another row; in the advanced game the square will act."""
        board, counts = self.board, self.counts
        kind = self.squares[row][0]
        if board.advanced:
            counts["A-83 a row below" if row > taken else "A-83 a row above"] += 1
            counts[f"A-95 first square {kind}"] += 1
            counts["B-5 no action card for a tile that moves on"] += bool(board.actions[seat])
            no_card = "plus5" in board.lucky[seat]
            counts["B-5 no lucky card for a tile that moves on"] += no_card
            after_five = self.lucky == "plus5" and kind not in NOTHING
            counts["B-6 first square acts after plus5"] += after_five
        else:
            counts["B-5 first square does not act"] += kind not in NOTHING
        self.lucky = ""

    # The score track

    def count_score(self, before: int, lost: int) -> None:
        """The marker was moved, but for the points lost at an end of the track."""
        if lost:
            at_the_end = before == -FURTHEST
            self.counts["R-104 clamp at 44"] += lost > 0
            self.counts["A-85 nothing to lose at -44"] += lost < 0 and at_the_end
            self.counts["A-85 clamp at -44"] += lost < 0 and not at_the_end

    def count_clovers(self, seat: int, before: int, passed: list[int]) -> None:
        """The marker has moved from there, down over these clovers if over any."""
        board, counts = self.board, self.counts
        after = board.totals[seat]
        if after < before:
            counts["B-8 marker starts on a clover"] += before in CLOVERS
            counts["B-8 marker rests on a clover"] += after in CLOVERS
        if passed:
            counts["R-107 one clover" if len(passed) == 1 else "R-107 several clovers"] += 1
            counts["B-7 good-cows lose over a clover"] += self.lucky == "good-cows"
            if any(board.lucky_left(kind) for kind in LUCKY):
                self.count_pay({(seat, clover) for clover in passed})

    def count_pay(self, clovers: set[tuple[int, int]]) -> None:
        """These clovers pay a seat, as far as there are cards."""
        self.counts["B-8 clover pays again"] += not clovers.isdisjoint(self.paid)
        self.paid |= clovers
        self.losses_that_paid += 1
        self.counts["B-8 two losses of one tile pay"] += self.losses_that_paid == 2

    def count_pick(self, left: list[str]) -> None:
        """A lucky card is to be taken of one of the kinds left."""
        self.counts[f"R-107 {('no card', 'one kind', 'both kinds')[len(left)]} left"] += 1
        self.picks_asked += len(left) > 1


def kind_of(effect: str) -> str:
    """What is printed on a square, whatever its number of points."""
    return f"{effect[0]}X" if effect[0] in "+-" else effect
