"""A game on rows as one frozen value: the parts it is made of and its powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments
from oxherd.core.native import mypyc_attr
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.parts import (
    Collect,
    Deal,
    Fits,
    Misfit,
    Order,
    Power,
    Select,
    Special,
    Window,
)
from oxherd.rules.round import Finish, RoundRules, Scoring
from oxherd.rules.slot import Slot

if TYPE_CHECKING:
    from oxherd.rules.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class RowRules(RoundRules):
    """Cards go into rows; who overfills a row or fits none takes one."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, Option],
        *,
        deck: tuple[int, ...],
        hand_size: int,
        rows: int,
        cap: int,
        deal: Deal,
        select: Select,
        order: Order,
        fits: Fits,
        misfit: Misfit,
        collect: Collect,
        scoring: Scoring,
        finish: Finish,
        powers: tuple[Power, ...],
        moments: Moments[Any],
        start: Frame[Any],
        hide_piles: bool,
        sides: tuple[int, ...] | None = None,
        window: Window | None = None,
        specials: tuple[Special, ...] = (),
        slots: tuple[Slot[Any], ...] = (),
        spare_rows: int = 0,
        seen: Seen | None = None,
    ) -> None:
        super().__init__(
            game,
            version,
            players,
            options,
            moments=moments,
            scoring=scoring,
            finish=finish,
            opening=start,
            next_round=start,
            slots=(*powers, *slots),
            sides=sides,
        )
        self.deck = deck
        self.hand_size = hand_size
        self.row_count = rows
        self.cap = cap
        self.deal = deal
        self.select = select
        self.order = order
        self.fits = fits
        self.misfit = misfit
        self.collect = collect
        self.powers = powers
        self.open_hands = deal.open_hands
        self.window = window
        self.interrupts = window is not None and window.interrupts
        self.specials = {special.kind: special for special in specials}
        self.spare_rows = spare_rows
        """How many rows can be added to those of the deal."""
        self.seen = seen
        """Which cards went back to a hand in sight of all, where that can happen."""
        self.open_stock = deal.drafts
        self.hide_piles = hide_piles
        """Whether taken cards may not be looked at, for those who like to remember."""
        self.keeps_order = all([power.keeps_order for power in powers])
        """Whether rows always ascend."""

    def cards(self, state: State) -> tuple[int, ...]:
        """The deck."""
        return self.deck

    def known(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Open hands, and what went back to a hidden one. Rules: A-7, A-32, B-11."""
        if self.open_hands or self.seen is None:
            return super().known(state)
        seen = self.seen.of(state)
        return tuple([tuple([card for card in hand if card in seen]) for hand in state.hands])

    def hides_pile(self, side: int) -> bool:
        """As agreed; that of a hand that nobody holds, always. Rules: A-4, A-46."""
        return self.hide_piles or side not in self.sides[: self.players]
