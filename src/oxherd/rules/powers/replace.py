"""Replace: the card goes back to the hand and another one is placed. Rules: R-39, R-80."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import with_item, without
from oxherd.rules.cards import REPLACE
from oxherd.rules.events import REPLACED
from oxherd.rules.placement import place_by_rules
from oxherd.rules.powers.targets import OnCard
from oxherd.rules.row_rules import RowRules
from oxherd.rules.seen import Seen


class Replace(OnCard):
    """No other special card applies to the new card. Rules: A-32, C-4, C-8."""

    always_asks: ClassVar[bool] = True

    def __init__(self, seen: Seen) -> None:
        super().__init__(REPLACE)
        self.seen = seen

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """The hand of the card's owner."""
        owner = state.queue[-1].seat
        return list(state.hands[owner]) if owner < rules.players else []

    def decider(self, state: State, seat: int) -> int:
        """A hand is its owner's business. Rule: A-43."""
        return state.queue[-1].seat

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """The others wait as before, and everybody knows what went back. Rule: A-32."""
        back = exchange(state, self.seen, seat, card)
        if rules.window is not None:
            rules.window.shut(rules, state, back)
        place_by_rules(rules, state)


def exchange(state: State, seen: Seen, seat: int, card: int) -> int:
    """The next card goes back to the hand in sight of all, another one waits; the one that went."""
    back = state.queue.pop().card
    seen.add(state, (back,))
    state.hands[seat] = with_item(without(state.hands[seat], card), back)
    state.queue.append(Play(seat, card, card))
    if state.log is not None:
        state.log.note(REPLACED, (seat, back, card))
    return back
