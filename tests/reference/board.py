"""The board game: two sides of the board, each with or without lucky cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from .board_cards_witness import CardsWitness
from .board_squares import (
    ACTION_COPIES,
    ACTIONS,
    ACTIVE_ROWS,
    LUCKY,
    SKIPPED,
    TILES,
    Squares,
    sum_of_bulls,
)
from .common import Asking, Draw, Question, Table, card_of, tokens

SET_SIZE = 12
STOP_TOKENS = 2


@dataclass
class Plan:
    """What the action cards have settled for the tile at the head of the queue."""

    row: int | None = None
    skips: int = 0
    is_placed: bool = False
    played: list[str] = field(default_factory=list)
    """The cards themselves; only the witness looks at them."""


Effect: TypeAlias = Callable[[int, Plan], Asking[None]]
"""What an action card does for a seat."""


class Board(Squares):
    """A match on the board; `queue` holds the revealed tiles that wait, each with its seat."""

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Sit down behind the screens."""
        super().__init__(game, players, options, draw, table)
        self.witness = CardsWitness(self)
        self.queue: list[tuple[int, int]] = []
        self.second_set_is_due = not self.advanced and players <= 3
        self.effects: dict[str, Effect] = {
            "stop": self.put_stop,
            "skip": self.skip_square,
            "swap-tile": self.swap_tile,
            "to-start": self.put_to_start,
            "extra-tile": self.reveal_extra_tile,
            "ascend-any": self.ascend_anywhere,
        }

    # The match: tricks until the tiles are played; the most points win, also together

    def match(self) -> Asking[None]:
        """Deal, play the tricks, settle what is left."""
        self.deal()
        for _ in range(self.max_rounds):
            if self.tiles_are_played():
                if not self.second_set_is_due:
                    break
                self.take_second_set()
            yield from self.trick()
        self.witness.count_end()
        self.settle()
        highest = max(self.totals)
        self.winners = [seat for seat in self.seats if self.totals[seat] == highest]
        self.show()

    def tiles_are_played(self) -> bool:
        """Basic: nobody has a tile any more; advanced: somebody has none (R-106, R-112)."""
        if self.advanced:
            return not all(self.hands)
        return not any(self.hands)

    def settle(self) -> None:
        """Advanced: first the bulls of the tiles left, then a point for every action card (B-8)."""
        if self.advanced:
            for seat in self.seats:
                self.move_marker(seat, -sum_of_bulls(self.hands[seat]))
                self.move_marker(seat, len(self.actions[seat]))

    # Setting up

    def deal(self) -> None:
        """Deal twelve tiles a seat, start four rows, leave a supply; deal the action cards."""
        everybody = len(self.seats) * SET_SIZE
        boxed = not self.advanced and len(self.seats) >= 4
        needed = everybody + ACTIVE_ROWS if boxed else TILES
        drawn = self.draw(self.round, "deal", list(range(1, TILES + 1)), needed)

        self.hand_out(drawn[:everybody])
        starters = drawn[everybody : everybody + ACTIVE_ROWS]
        self.stock = drawn[everybody + ACTIVE_ROWS :]

        at_the_bottom = self.advanced and len(self.seats) >= 4
        first_row = len(self.rows) - ACTIVE_ROWS if at_the_bottom else 0
        for row, tile in enumerate(starters, first_row):
            self.rows[row] = [tile]
        self.witness.count_starters(first_row)

        if self.advanced:
            self.deal_actions()

    def hand_out(self, tiles: list[int]) -> None:
        """Everybody takes the next twelve of these tiles, seat by seat."""
        for seat in self.seats:
            self.hands[seat] = tiles[seat * SET_SIZE : (seat + 1) * SET_SIZE]

    def take_second_set(self) -> None:
        """Two or three players in the basic game take twelve tiles more, once (B-9)."""
        everybody = len(self.seats) * SET_SIZE
        self.hand_out(self.stock[:everybody])
        self.stock = self.stock[everybody:]
        self.second_set_is_due = False
        self.witness.count_second_set()

    def deal_actions(self) -> None:
        """Everybody gets two action cards, the others are the deck."""
        all_cards = [kind for kind in ACTIONS for _ in range(ACTION_COPIES)]
        self.deck = self.shuffled("actions", all_cards)
        for seat in self.seats:
            self.actions[seat] = [self.deck.pop(0), self.deck.pop(0)]

    # The trick: everybody chooses face-down, then the tiles are placed in order

    def trick(self) -> Asking[None]:
        """Play one trick."""
        self.tricks += 1
        picks = 2 if self.squares_for_two() else 1
        self.witness.begin_trick(picks)
        revealed = yield from self.choose_face_down(picks)
        self.queue = sorted(revealed)
        while self.queue:
            yield from self.place_head()
        self.witness.end_trick(picks)

    def squares_for_two(self) -> list[tuple[int, int]]:
        """Rows and two-tile squares that count: active, with or without STOP token (A-81, B-3)."""
        return [
            (row, place)
            for row in self.active_rows()
            for place, square in enumerate(self.layout[row])
            if square == "T2" and not (self.t2_only_uncovered and self.is_covered(row, place))
        ]

    def choose_face_down(self, picks: int) -> Asking[list[tuple[int, int]]]:
        """Everybody chooses one tile or two, from a single tile one; they leave the hands."""
        options = {seat: tokens(sorted(self.hands[seat])) for seat in self.seats}
        options = {seat: hand for seat, hand in options.items() if hand}
        self.show()
        answers = yield Question("all", "tile", options, picks)

        if set(answers) != set(options):
            raise ValueError(f"answers of seats {sorted(answers)} to tiles of {options}")
        revealed = []
        for seat, chosen in answers.items():
            due = min(picks, len(options[seat]))
            if not set(chosen) <= set(options[seat]) or not len(set(chosen)) == len(chosen) == due:
                raise ValueError(f"tiles {chosen} of seat {seat}, {due} of {options[seat]}")
            revealed += [(card_of(text), seat) for text in chosen]
        for tile, seat in revealed:
            self.leave_screen(seat, tile)
        return revealed

    # Placing the tile at the head of the queue: action cards, a lucky card, the square

    def place_head(self) -> Asking[None]:
        """Whoever owns the head may play cards; then its tile is placed."""
        _, seat = self.queue[0]
        plan = Plan()
        yield from self.action_window(seat, plan)
        if plan.is_placed:
            return

        row, square = self.destination(plan)
        lucky = yield from self.lucky_window(seat, row, square)
        self.witness.count_placement(plan, row, square, lucky)
        tile, _ = self.queue.pop(0)
        self.rows[row] += [SKIPPED] * plan.skips + [tile]
        yield from self.land(seat, row, square, lucky)

    def destination(self, plan: Plan) -> tuple[int, int]:
        """The row and the square to which the head goes."""
        tile, _ = self.queue[0]
        row = self.row_by_rules(tile) if plan.row is None else plan.row
        return row, len(self.rows[row]) + plan.skips

    def row_by_rules(self, tile: int) -> int:
        """The highest lower end, or the highest end if the tile is too low (R-103, A-89)."""
        lower = self.rows_that_end_below(tile)
        return max(lower or self.open_rows(), key=lambda row: self.rows[row][-1])

    def rows_that_end_below(self, tile: int) -> list[int]:
        """Rule 1: the open rows whose last tile is lower."""
        return [row for row in self.open_rows() if self.rows[row][-1] < tile]

    def rows_that_begin_above(self, tile: int) -> list[int]:
        """The open rows whose first tile is higher."""
        return [row for row in self.open_rows() if self.rows[row][0] > tile]

    def rows_without_token(self) -> list[int]:
        """The rows to which a STOP token may go: the open ones, while a token is left."""
        return self.open_rows() if len(self.stops) < STOP_TOKENS else []

    # Action cards (R-111, B-1)

    def action_window(self, seat: int, plan: Plan) -> Asking[None]:
        """As long as the owner of the head has action cards, he may play one."""
        self.witness.count_window(seat)
        while self.actions[seat] and not plan.is_placed:
            legal = [kind for kind in ACTIONS if self.may_play(kind, seat, plan)]
            self.witness.count_legal(seat, plan, legal)
            kind = yield from self.ask_one("action", seat, ["pass", *legal])
            self.witness.count_action(seat, plan, kind, legal)
            if kind == "pass":
                break
            self.actions[seat].remove(kind)
            self.discard.append(kind)
            plan.played.append(kind)
            yield from self.effects[kind](seat, plan)

    def may_play(self, kind: str, seat: int, plan: Plan) -> bool:
        """Whether the seat holds this card and can carry out what it says."""
        if kind not in self.actions[seat]:
            return False
        if kind == "skip":
            return not self.is_last(*self.destination(plan))
        if plan.row is not None:
            return False  # the row is settled: nothing but skips may follow
        return bool(self.choices(kind, seat))

    def choices(self, kind: str, seat: int) -> list[int]:
        """The rows or tiles to which a card, other than a skip, can be applied."""
        tile, _ = self.queue[0]
        if kind == "stop":
            return self.rows_without_token()
        if kind == "to-start":
            return self.rows_that_begin_above(tile)
        if kind == "ascend-any":
            return self.rows_that_end_below(tile)
        return self.hands[seat]

    def put_stop(self, seat: int, plan: Plan) -> Asking[None]:
        """A STOP token closes an active row until somebody takes a row (A-89)."""
        row = yield from self.choose_row("stop", seat, self.rows_without_token())
        self.stops.add(row)
        self.witness.count_stop(plan)

    def skip_square(self, seat: int, plan: Plan) -> Asking[None]:
        """The head goes one square further, into the row where it belongs now (A-90)."""
        plan.row, _ = self.destination(plan)
        plan.skips += 1
        yield from ()

    def swap_tile(self, seat: int, plan: Plan) -> Asking[None]:
        """The head goes back behind the screen, another tile takes its place (A-92)."""
        new = yield from self.choose_card("swap-tile", seat, self.hands[seat])
        self.witness.count_swap(seat, plan, new)
        tile, _ = self.queue[0]
        self.leave_screen(seat, new)
        self.hands[seat].append(tile)
        self.known.add(tile)
        self.queue[0] = (new, seat)

    def reveal_extra_tile(self, seat: int, plan: Plan) -> Asking[None]:
        """One more tile; all that the seat has revealed is placed now, lowest first (A-92)."""
        new = yield from self.choose_card("extra-tile", seat, self.hands[seat])
        self.witness.count_extra_tile(seat, new)
        self.leave_screen(seat, new)
        own = [(tile, owner) for tile, owner in self.queue if owner == seat]
        others = [(tile, owner) for tile, owner in self.queue if owner != seat]
        self.queue = sorted([*own, (new, seat)]) + others

    def ascend_anywhere(self, seat: int, plan: Plan) -> Asking[None]:
        """Rule 1 alone decides about the head: any row that ends lower."""
        tile, _ = self.queue[0]
        plan.row = yield from self.choose_row("ascend-any", seat, self.rows_that_end_below(tile))

    def put_to_start(self, seat: int, plan: Plan) -> Asking[None]:
        """The head begins a row; tiles that move to a free square trigger it (A-91, B-2)."""
        tile, _ = self.queue[0]
        row = yield from self.choose_row("to-start", seat, self.rows_that_begin_above(tile))
        self.witness.count_turn(plan)
        self.queue.pop(0)
        plan.is_placed = True

        before = self.rows[row]
        free = free_squares(before)
        if self.shift == "gap":
            free = free[:1]
            self.rows[row] = [tile, *before[: free[0]], *before[free[0] + 1 :]]
        else:
            self.rows[row] = [tile, *before]

        # From right to left, but the take square at the end of the row is the last to count.
        landed = [square for square in free if self.rows[row][square] != SKIPPED]
        landed.sort(key=lambda square: (self.is_take(row, square), -square))
        self.witness.count_push(seat, row, before, landed)
        for square in landed:
            self.witness.count_pushed_onto(row, square)
            yield from self.land(seat, row, square)

    # Lucky cards

    def lucky_window(self, seat: int, row: int, square: int) -> Asking[str]:
        """The owner may play one lucky card that suits the square; it goes back to its pile."""
        legal = [kind for kind in LUCKY if self.may_be_lucky(kind, seat, row, square)]
        self.witness.count_lucky_legal(seat, row, square, legal)
        if not legal:
            return ""
        kind = yield from self.ask_one("lucky", seat, ["pass", *legal])
        self.witness.count_lucky(kind)
        if kind == "pass":
            return ""
        self.lucky[seat].remove(kind)
        return kind

    def may_be_lucky(self, kind: str, seat: int, row: int, square: int) -> bool:
        """Whether the seat holds this lucky card and the square suits it (A-86)."""
        if kind not in self.lucky[seat]:
            return False
        if kind == "good-cows":
            return self.is_last(row, square)
        return self.plus5_on_take == "clear" or not self.is_take(row, square)


def free_squares(row: list[int]) -> list[int]:
    """The squares that were skipped, and the one behind the last tile."""
    return [square for square, tile in enumerate([*row, SKIPPED]) if tile == SKIPPED]
