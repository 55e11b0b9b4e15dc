"""Action cards: any number of them before a tile is placed. Rules: R-111, B-1."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import without
from oxherd.rules.board.board_rules import on_board
from oxherd.rules.board.landing import Landing, destination, next_square
from oxherd.rules.board.stops import Stops
from oxherd.rules.cards import ASCEND_ANY, EXTRA_TILE, SKIP, SWAP_TILE
from oxherd.rules.decks import Held, Pile
from oxherd.rules.draw_pile import DrawPile
from oxherd.rules.events import EXTRA_REVEALED, SKIPPED
from oxherd.rules.parts import NOWHERE, Special, Window
from oxherd.rules.powers.hand import HandWindow
from oxherd.rules.powers.replace import exchange
from oxherd.rules.powers.targets import OnCard, OnRow
from oxherd.rules.row_rules import RowRules
from oxherd.rules.seen import Seen


class Actions(Held):
    """The action cards in the hands. A seat knows its own. Rule: R-109."""

    name: ClassVar[str] = "actions"


class ActionDeck(DrawPile):
    """The action cards that can still be drawn. Rules: R-109, R-110."""

    name: ClassVar[str] = "action-deck"
    purpose: ClassVar[str] = "actions"
    most_new: ClassVar[int] = 2


class ActionWindow(HandWindow):
    """The owner of the next tile may play action cards; then comes what is after. Rule: A-88."""

    kind: ClassVar[str] = "action"

    def __init__(
        self, held: Actions, discard: Pile, landing: Landing, after: Window | None
    ) -> None:
        super().__init__(held, discard)
        self.landing = landing
        self.after = after

    def opens(self, rules: RowRules, state: State) -> bool:
        """Whoever holds none may still have a lucky card."""
        if super().opens(rules, state):
            return True
        return self.after is not None and self.after.opens(rules, state)

    def usable(self, rules: RowRules, state: State, seat: int) -> list[int]:
        """When the row is settled nothing but skips may follow. Rule: B-1."""
        kinds = super().usable(rules, state, seat)
        if self.landing.row(state) != NOWHERE:
            kinds = [kind for kind in kinds if kind == SKIP]
        return kinds

    def passed(self, rules: RowRules, state: State) -> None:
        """No action card, or no further one."""
        if self.after is None or not self.after.opens(rules, state):
            super().passed(rules, state)


class Skip(Special):
    """The tile goes one square further, but never over the last one. Rules: R-111, A-90."""

    def __init__(self, landing: Landing) -> None:
        super().__init__(SKIP)
        self.landing = landing

    def usable(self, rules: RowRules, state: State) -> bool:
        """Looked at in the row finally chosen. Rule: B-1."""
        row = destination(rules, state)
        return next_square(state, self.landing, row) < len(on_board(rules).board[row]) - 1

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """The row is settled now."""
        row, skips = destination(rules, state), self.landing.skips(state)
        if state.log is not None:
            state.log.note(SKIPPED, (seat, row, next_square(state, self.landing, row)))
        self.landing.settle(state, row, skips + 1)


class SwapTile(OnCard):
    """The tile goes back, and another one is placed now. Rules: R-111, A-92."""

    always_asks: ClassVar[bool] = True

    def __init__(self, seen: Seen) -> None:
        super().__init__(SWAP_TILE)
        self.seen = seen

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """The others behind the screen."""
        return list(state.hands[state.queue[-1].seat])

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """Even if others have lower tiles; everybody knows what went back. Rule: B-11."""
        exchange(state, self.seen, seat, card)


class ExtraTile(OnCard):
    """One more tile; all revealed ones of its owner are placed now. Rules: R-111, A-92, B-1."""

    always_asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(EXTRA_TILE)

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """Those behind the screen."""
        return list(state.hands[state.queue[-1].seat])

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """The lowest of them first, even if others have lower tiles."""
        state.hands[seat] = without(state.hands[seat], card)
        own = [play.card for play in state.queue if play.seat == seat]
        others = [play for play in state.queue if play.seat != seat]
        tiles = sorted([*own, card], reverse=True)
        state.queue = others + [Play(seat, tile, tile) for tile in tiles]
        if state.log is not None:
            state.log.note(EXTRA_REVEALED, (seat, card))


class AscendAnywhere(OnRow):
    """Behind any lower last tile, near or not. Rules: R-111, B-3."""

    def __init__(self, landing: Landing, stops: Stops) -> None:
        super().__init__(ASCEND_ANY)
        self.landing = landing
        self.stops = stops

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """The open ones that end lower."""
        tile = state.queue[-1].card
        return [row for row in self.stops.open_rows(state) if state.rows[row][-1] < tile]

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """That is where the tile goes."""
        self.landing.settle(state, row, 0)
