"""The board: its tiles, rows and squares, and what a square does to the player who lands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .common import (
    Asking,
    Draw,
    Match,
    Table,
    number_option,
    row_of,
    row_token,
    switch_option,
    text_option,
    tokens,
)

if TYPE_CHECKING:
    from .board_cards_witness import CardsWitness

# A square: `.` plain, `+3` `-7` points, `G1` `G2` green and `R1` `R2` red cows, `T2` two tiles,
# `DT` draw a tile, `DA` draw an action card, `TB` take the row (bulls), `TT` take the row (tiles).

BLUE_SIDE = (
    ". . . TB / "
    ". . . G2 TB / "
    ". . G1 +3 R1 TB / "
    ". . . G1 G2 -7 TB / "
    ". . G1 +5 TB / "
    ". . . G2 R2 +7 TB / "
    ". . T2 G1 -5 TB / "
    ". . G1 . G2 +5 R2 TB"
)
RED_SIDE = (
    ". . -7 . G2 TB / "
    "+2 . DA G1 R1 TT / "
    ". . G1 DT . G2 R2 TB / "
    "DA T2 TT / "
    ". . . +5 G2 TB / "
    "-2 . DA G2 R2 TT / "
    "DT . G1 +5 TB / "
    ". . G1 DA . G2 +7 TB"
)

TILES = 100
BULLS = (
    "1551515112"  # 1 to 10
    "5151215152"
    "1351211152"
    "5131215112"
    "5153215112"
    "1151511152"
    "5111235112"
    "5151213152"
    "1151211352"
    "1111215132"  # 91 to 100
)

ACTIONS = ["stop", "skip", "swap-tile", "to-start", "extra-tile", "ascend-any"]
ACTION_COPIES = 4
LUCKY = ["plus5", "good-cows"]
LUCKY_COPIES = 6

FURTHEST = 44
CLOVERS = [-5, -10, -15, -20, -25, -30, -35, -40]

ACTIVE_ROWS = 4
SKIPPED = 0
"""Stands in a row for a square that was skipped."""


def tile_bulls(tile: int) -> int:
    """The bulls on a tile."""
    return int(BULLS[tile - 1])


def sum_of_bulls(tiles: list[int]) -> int:
    """The bulls on several tiles."""
    return sum(tile_bulls(tile) for tile in tiles)


def squares_of(layout: str) -> list[list[str]]:
    """The squares of every row of a layout."""
    return [row.split() for row in layout.split("/")]


class Squares(Match):
    """The board with its squares; a row lists its tiles from the left, skipped squares too."""

    usual_target = 0
    witness: CardsWitness
    """For the tests alone: it counts how often each special thing happens."""

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Turn up the side of the board that belongs to the game; nobody has a card yet."""
        super().__init__(game, players, options, draw, table)
        self.advanced = game.startswith("board-advanced")
        self.with_lucky = game.endswith("-lucky")
        self.max_rounds = number_option(options, "max_rounds", 200)
        self.plus5_on_take = text_option(options, "plus5_on_take", "clear")
        self.shift = text_option(options, "shift", "gap")
        self.t2_only_uncovered = switch_option(options, "t2_only_uncovered")

        side = RED_SIDE if self.advanced else BLUE_SIDE
        self.layout = squares_of(text_option(options, "layout", "") or side)
        self.rows = [[] for _ in self.layout]
        self.round = 1
        self.tricks = 0
        self.stops: set[int] = set()
        self.box: list[int] = []

        self.actions: list[list[str]] = [[] for _ in self.seats]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.reshuffles = 0
        self.lucky: list[list[str]] = [[] for _ in self.seats]
        self.known: set[int] = set()  # tiles that went behind a screen in sight of all (B-11)

    # Rows: active with a tile, empty without, open without a STOP token (R-102, B-3)

    def tiles(self, row: int) -> list[int]:
        """The tiles of a row, without the squares that were skipped."""
        return [tile for tile in self.rows[row] if tile != SKIPPED]

    def active_rows(self) -> list[int]:
        """The rows with at least one tile."""
        return [row for row in range(len(self.rows)) if self.rows[row]]

    def empty_rows(self) -> list[int]:
        """The rows without a tile."""
        return [row for row in range(len(self.rows)) if not self.rows[row]]

    def open_rows(self) -> list[int]:
        """The active rows that may receive a tile."""
        return [row for row in self.active_rows() if row not in self.stops]

    def is_covered(self, row: int, square: int) -> bool:
        """Whether a tile lies on this square."""
        return square < len(self.rows[row]) and self.rows[row][square] != SKIPPED

    def is_last(self, row: int, square: int) -> bool:
        """Whether this is the last square of its row."""
        return square == len(self.layout[row]) - 1

    def is_take(self, row: int, square: int) -> bool:
        """Whether who lands on this square has to take the row."""
        return self.layout[row][square] in ("TB", "TT")

    def choose_row(self, kind: str, seat: int, rows: list[int]) -> Asking[int]:
        """Ask a seat for one of these rows, unless there is only one."""
        if len(rows) == 1:
            return rows[0]
        answer = yield from self.ask_one(kind, seat, [row_token(row) for row in rows])
        return row_of(answer)

    # The effect of a square

    def land(self, seat: int, row: int, square: int, lucky: str = "") -> Asking[None]:
        """A tile has come to lie on this square: do for the seat what the square demands."""
        effect = self.layout[row][square]
        if self.is_take(row, square):
            yield from self.take(seat, row, square, lucky)
        elif lucky == "plus5":
            yield from self.score(seat, 5)
        elif effect == "DT":
            self.draw_tile(seat)
        elif effect == "DA":
            self.draw_action(seat)
        elif effect[0] in "GR+-":
            yield from self.score(seat, points_of(effect, self.rows[row][square]))

    def draw_tile(self, seat: int) -> None:
        """Take the next tile of the supply behind the screen, if there is one (A-93)."""
        self.witness.count_draw_tile()
        if self.stock:
            self.put_behind_screen(seat, [self.stock.pop(0)])

    def put_behind_screen(self, seat: int, tiles: list[int]) -> None:
        """The seat gets tiles; an empty screen in mid-trick does not end the match (A-94)."""
        self.witness.count_tiles_won(seat)
        self.hands[seat].extend(tiles)

    def leave_screen(self, seat: int, tile: int) -> None:
        """The seat reveals a tile; all know where it is now (B-11)."""
        self.witness.count_reveal(tile)
        self.hands[seat].remove(tile)
        self.known.discard(tile)

    def draw_action(self, seat: int) -> None:
        """Draw an action card; an empty deck is made anew from the discard pile (A-93)."""
        if not self.deck and self.discard:
            self.reshuffles += 1
            self.deck = self.shuffled(f"reshuffle-{self.reshuffles}", self.discard)
            self.discard = []
            self.witness.count_reshuffle()
        self.witness.count_draw_action()
        if self.deck:
            self.actions[seat].append(self.deck.pop(0))

    def shuffled(self, purpose: str, cards: list[str]) -> list[str]:
        """These cards as a new deck, the next one first."""
        in_order = in_kind_order(cards)
        drawn = self.draw(self.round, purpose, list(range(len(cards))), len(cards))
        return [in_order[place] for place in drawn]

    # Taking a row: score, clear it, and start another one (R-105, R-110, A-86, B-6, B-7)

    def take(self, seat: int, row: int, square: int, lucky: str) -> Asking[None]:
        """The seat takes the row, all but the tile on the take square, which moves on."""
        tile = self.rows[row][square]
        others = [other for other in self.tiles(row) if other != tile]
        for_tiles = self.layout[row][square] == "TT"

        if lucky == "plus5":
            yield from self.score(seat, 5)
        elif lucky == "good-cows":
            yield from self.score_good_cows(seat, others, for_tiles=for_tiles)
        elif not for_tiles:
            yield from self.score(seat, -sum_of_bulls(others))

        if for_tiles and lucky != "plus5":
            self.put_behind_screen(seat, others)
            self.known.update(others)
        else:
            self.box.extend(others)
        yield from self.move_on(seat, row, tile)

    def score_good_cows(self, seat: int, others: list[int], *, for_tiles: bool) -> Asking[None]:
        """Two tiles bring points, the others cost some, or nothing if the row is kept (R-113)."""
        good = yield from self.good_cows(seat, others)
        gain = sum_of_bulls(good)
        loss = 0 if for_tiles else sum_of_bulls(others) - gain
        self.witness.count_good_cows(others, gain - loss, for_tiles=for_tiles)
        yield from self.score(seat, gain - loss)

    def good_cows(self, seat: int, tiles: list[int]) -> Asking[list[int]]:
        """Two of these tiles, one after the other; all of them if there are no more (A-87)."""
        if len(tiles) <= 2:
            return tiles
        first = yield from self.choose_card("good-cows", seat, tiles)
        rest = [tile for tile in tiles if tile != first]
        second = yield from self.choose_card("good-cows", seat, rest)
        return [first, second]

    def move_on(self, seat: int, taken: int, tile: int) -> Asking[None]:
        """The row is cleared, marks and all; its last tile starts another row (A-89, A-95, B-4)."""
        self.witness.count_clearing(taken)
        self.stops.clear()
        self.rows[taken] = [tile]  # so that it is not among the empty rows yet

        row = yield from self.row_to_start(seat, taken)
        self.rows[taken] = []
        self.rows[row] = [tile]
        self.witness.count_move(seat, taken, row)
        if self.advanced:
            yield from self.land(seat, row, 0)

    def row_to_start(self, seat: int, taken: int) -> Asking[int]:
        """Any empty row (advanced), or the nearest below, else the topmost (basic, A-83)."""
        empty = self.empty_rows()
        self.witness.count_empty_rows(taken, empty)
        if self.advanced:
            row = yield from self.choose_row("empty-row", seat, empty)
            return row
        below = [row for row in empty if row > taken]
        return min(below or empty)

    # The score track and its clovers (R-104, R-107, A-85, B-8)

    def score(self, seat: int, points: int) -> Asking[None]:
        """Move the marker; every clover on or under it on its way down pays a lucky card."""
        before = self.totals[seat]
        lost = self.move_marker(seat, points)
        after = self.totals[seat]
        self.witness.count_score(before, lost)
        if self.with_lucky:
            passed = [clover for clover in CLOVERS if after <= clover < before]
            self.witness.count_clovers(seat, before, passed)
            for _ in passed:
                yield from self.pick_lucky(seat)

    def move_marker(self, seat: int, points: int) -> int:
        """Move the marker, but not beyond an end of the track; returns the points lost there."""
        total = self.totals[seat] + points
        self.totals[seat] = max(-FURTHEST, min(FURTHEST, total))
        return total - self.totals[seat]

    def pick_lucky(self, seat: int) -> Asking[None]:
        """Take a lucky card of a kind that is left."""
        left = [kind for kind in LUCKY if self.lucky_left(kind) > 0]
        self.witness.count_pick(left)
        if len(left) > 1:
            kind = yield from self.ask_one("lucky-pick", seat, left)
            self.lucky[seat].append(kind)
        else:
            self.lucky[seat].extend(left)

    def lucky_left(self, kind: str) -> int:
        """How many lucky cards of this kind nobody holds."""
        return LUCKY_COPIES - sum(cards.count(kind) for cards in self.lucky)

    # The table

    def marker(self) -> tuple[object, ...]:
        """The trick, action cards, deck, discard, tokens, lucky cards, box, known tiles (B-11)."""
        return (
            self.tricks,
            tuple(tuple(in_kind_order(cards)) for cards in self.actions),
            tuple(self.deck),
            tuple(in_kind_order(self.discard)),
            tuple(sorted(self.stops)),
            tuple(tuple(cards.count(kind) for kind in LUCKY) for cards in self.lucky),
            tuple(tokens(sorted(self.box))),
            tuple(tokens(sorted(self.known))),
        )

    def show(self) -> None:
        """Bring the table up to date; a skipped square is shown as `-`."""
        super().show()
        self.table.rows = [
            ["-" if tile == SKIPPED else str(tile) for tile in row] for row in self.rows
        ]


def points_of(effect: str, tile: int) -> int:
    """What a tile brings on `+X`, `-X`, a green or a red square."""
    if effect[0] in "+-":
        return int(effect)
    sign = 1 if effect[0] == "G" else -1
    return sign * int(effect[1:]) * tile_bulls(tile)


def in_kind_order(cards: list[str]) -> list[str]:
    """Action cards sorted by kind."""
    return sorted(cards, key=ACTIONS.index)
