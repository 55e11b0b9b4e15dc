"""GAP as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.cards import COLOURS, GAP_FIRST
from oxherd.rules.gap.slots import GAP_SLOTS, removed_colours
from oxherd.rules.round import Finish, RoundRules, Scoring

ROW_SIZE: Final = 4
"""The row is filled up to this many cards. Rule: R-95."""


class GapRules(RoundRules):
    """Take neighbours, collect colours: the widest gap wins."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, Option],
        *,
        hand_size: int,
        removed_count: int,
        removed: tuple[int, ...],
        moments: Moments[Any],
        scoring: Scoring,
        finish: Finish,
        opening: Frame[Any],
        next_round: Frame[Any],
    ) -> None:
        super().__init__(
            game,
            version,
            players,
            options,
            moments=moments,
            scoring=scoring,
            finish=finish,
            opening=opening,
            next_round=next_round,
            slots=GAP_SLOTS,
        )
        self.high_wins = True
        self.hand_size = hand_size
        self.removed_count = removed_count
        """How many colours leave the game. Rule: R-91."""
        self.removed = removed
        """Which ones, or () where chance says."""

    def cards(self, state: State) -> tuple[int, ...]:
        """All cards of the colours in play."""
        removed = removed_colours(state)
        return tuple(
            [
                GAP_FIRST + 10 * colour + number
                for colour in range(len(COLOURS))
                if colour not in removed
                for number in range(10)
            ]
        )
