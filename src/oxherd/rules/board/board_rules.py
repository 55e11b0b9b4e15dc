"""A game on a board: tiles go on squares, and each seat has a marker on the score track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments
from oxherd.core.native import mypyc_attr
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.events import LANDED
from oxherd.rules.parts import Collect, Deal, Fits, Misfit, Order, Power, Select, Special, Window
from oxherd.rules.round import Finish, Scoring
from oxherd.rules.row_rules import RowRules
from oxherd.rules.seen import Seen
from oxherd.rules.slot import Slot

if TYPE_CHECKING:
    from oxherd.rules.board.actions import ActionDeck
    from oxherd.rules.board.layout import Layout
    from oxherd.rules.board.moving_on import MovingOn
    from oxherd.rules.board.stops import Stops
    from oxherd.rules.board.track import Track

FURTHEST: Final = 44
"""The ends of the score track, up and down. Rule: R-104."""
ACTIVE_ROWS: Final = 4
"""So many rows have tiles at any time. Rule: R-102."""


class NoPiles(Scoring):
    """Points are written down when they are won. Rule: R-104."""

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """Nobody keeps what is taken."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardRules(RowRules):
    """The parts of a game on rows, and what is printed and lies on the board."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, Option],
        *,
        layout: Layout,
        deck: tuple[int, ...],
        hand_size: int,
        deal: Deal,
        select: Select,
        order: Order,
        fits: Fits,
        misfit: Misfit,
        powers: tuple[Power, ...],
        moments: Moments[Any],
        start: Frame[Any],
        window: Window | None,
        specials: tuple[Special, ...],
        slots: tuple[Slot[Any], ...],
        seen: Seen | None,
        track: Track,
        moving_on: MovingOn,
        stops: Stops | None,
        action_deck: ActionDeck | None,
    ) -> None:
        super().__init__(
            game,
            version,
            players,
            options,
            deck=deck,
            hand_size=hand_size,
            rows=len(layout.rows),
            cap=max([len(row) for row in layout.rows]),
            deal=deal,
            select=select,
            order=order,
            fits=fits,
            misfit=misfit,
            collect=Collect(),  # no row is ever overfull: its last square takes it
            scoring=NoPiles(),
            finish=Finish(0, 1, 1),
            powers=powers,
            moments=moments,
            start=start,
            hide_piles=False,
            window=window,
            specials=specials,
            slots=slots,
            seen=seen,
        )
        self.high_wins = True
        self.scores_at_once = True
        self.counts_tricks = True
        self.gaps = stops is not None
        self.reconstruction = layout.reconstruction
        self.squares = layout.texts()
        self.bulls = layout.bulls
        if track.lucky is not None:
            self.clovers = tuple(sorted(layout.clovers, reverse=True))
        self.keeps_order = False
        self.board = layout.rows
        """The squares, row by row."""
        self.track = track
        self.stops = stops
        """Where STOP tokens lie; None: there are none."""
        self.action_deck = action_deck
        """From which action cards are drawn; None: there are none."""
        self.moving_on = moving_on
        """Where the tile goes whose row has been taken."""

    def land(self, state: State, seat: int, row: int, at: int) -> None:
        """A tile has come to lie on a square, which acts at once. Rule: R-105."""
        square = self.board[row][at]
        self.note_landed(state, seat, row, at, square.text)
        square.land(self, state, seat, row, at)

    def note_landed(self, state: State, seat: int, row: int, at: int, effect: str) -> None:
        """Tell what the square is for whoever landed there."""
        if state.log is not None:
            state.log.note(LANDED, (seat, state.rows[row][at], row, at, effect))

    def bulls_on(self, tiles: tuple[int, ...]) -> int:
        """The bulls on some tiles together; a skipped square has none."""
        total = 0
        for tile in tiles:
            total += self.bulls[tile]
        return total

    def is_full(self, state: State, row: int) -> bool:
        """Whether a tile lies on the last square of a row."""
        return len(state.rows[row]) == len(self.board[row])

    def put_behind_screen(self, state: State, seat: int, tiles: tuple[int, ...]) -> None:
        """A seat gets tiles that everybody has seen. Rule: B-11."""
        state.hands[seat] = tuple(sorted(state.hands[seat] + tiles))
        if self.seen is not None:
            self.seen.add(state, tiles)

    def round_points(self, state: State) -> tuple[int, ...]:
        """Tiles left cost their bulls, then action cards left bring a point. Rules: R-112, B-8."""
        if self.action_deck is None:
            return (0,) * self.players
        changes = []
        for seat in self.seats:
            total = state.totals[seat]
            after = moved(total, -self.bulls_on(state.hands[seat]))
            after = moved(after, len(self.action_deck.held.of(state, seat)))
            changes.append(after - total)
        return tuple(changes)


def moved(total: int, points: int) -> int:
    """Where a marker stands that moves so far; what is too much is lost. Rules: R-104, A-96."""
    return max(-FURTHEST, min(FURTHEST, total + points))


def on_board(rules: RowRules) -> BoardRules:
    """The rules, known to be those of a board."""
    assert isinstance(rules, BoardRules)
    return rules
