"""A game on rows as one frozen value: the parts it is made of and its powers."""

from __future__ import annotations

from typing import Any

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments
from oxherd.core.native import mypyc_attr
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.parts import Collect, Deal, Fits, Order, Power, Select
from oxherd.rules.round import Finish, RoundRules, Scoring


@mypyc_attr(allow_interpreted_subclasses=True)
class RowRules(RoundRules):
    """Cards go into rows; who overfills a row or fits none takes one."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, Option],
        *,
        deck: tuple[int, ...],
        hand_size: int,
        rows: int,
        cap: int,
        deal: Deal,
        select: Select,
        order: Order,
        fits: Fits,
        collect: Collect,
        scoring: Scoring,
        finish: Finish,
        powers: tuple[Power, ...],
        moments: Moments[Any],
        start: Frame[Any],
        hide_piles: bool,
        sides: tuple[int, ...] | None = None,
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
            slots=powers,
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
        self.collect = collect
        self.powers = powers
        self.open_hands = deal.open_hands
        self.open_stock = True
        self.hide_piles = hide_piles
        """Whether taken cards may not be looked at, for those who like to remember."""
        self.keeps_order = all([power.keeps_order for power in powers])
        """Whether rows always ascend."""

    def cards(self, state: State) -> tuple[int, ...]:
        """The deck."""
        return self.deck

    def hides_pile(self, side: int) -> bool:
        """As agreed. Rule: A-4."""
        return self.hide_piles
