"""Flip cards: once a round a number counts with its digits reversed. Rules: R-62 to R-65."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.plain import Plain
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.cards import FLIP_OFFSET, can_flip, card_and_value
from oxherd.rules.parts import Power, Select, turn_up
from oxherd.rules.row_rules import RowRules

HELD: Final = 1
USED: Final = 0


class FlipCards(Power):
    """Who still holds a flip card; everybody can see it. Rules: R-65, A-41."""

    name: ClassVar[str] = "flip"
    keeps_order: ClassVar[bool] = False

    def setup(self, rules: RowRules, state: State) -> Plain:
        """One for each seat, every round."""
        return (HELD,) * rules.players

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody saw who used it."""
        return value

    def write(self, value: Plain) -> str:
        """`1 0 1 1`, a digit a seat."""
        return " ".join([str(held) for held in value]) if isinstance(value, tuple) else ""

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """A 1 or 0 for each seat."""
        if len(words) != rules.players or any([word not in ("0", "1") for word in words]):
            return None
        return tuple([int(word) for word in words])


class CardOrFlipped(Select):
    """One card of the hand, flipped if the seat still has its flip card."""

    def __init__(self, power: FlipCards) -> None:
        self.slot = power.slot

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The cards as they are, then those that a flip changes."""
        hand = state.hands[seat]
        if not self._holds(state, seat):
            return hand
        return hand + tuple([FLIP_OFFSET + card for card in hand if can_flip(card)])

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """A flipped card is placed by its reversed digits; its flip card is gone for the round."""
        plays = []
        for seat, choice in enumerate(answers):
            card, value = card_and_value(choice)
            if value != card:
                self._use_up(state, seat)
            plays.append(turn_up(state, seat, card, value))
        return plays

    def could_change(self, state: State, seat: int) -> bool:
        """Only one who has used his flip card."""
        return not self._holds(state, seat)

    def _holds(self, state: State, seat: int) -> bool:
        held = state.slots[self.slot]
        return isinstance(held, tuple) and held[seat] == HELD

    def _use_up(self, state: State, seat: int) -> None:
        held = state.slots[self.slot]
        if isinstance(held, tuple):
            state.slots[self.slot] = (*held[:seat], USED, *held[seat + 1 :])
