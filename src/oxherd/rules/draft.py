"""The open draft: all cards lie face up and everybody takes his hand. Rules: R-21, A-6, A-7."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.engine import draw
from oxherd.core.frame import Frame, register
from oxherd.core.state import State
from oxherd.core.tuples import ALONE, with_item, without
from oxherd.rules.events import DRAFTED
from oxherd.rules.parts import Deal
from oxherd.rules.row_rules import RowRules


class OpenDraft(Deal):
    """Seats take one card each in turn, clockwise, until the hands are full."""

    def __init__(self, *, hidden: bool) -> None:
        self.drafts = True
        self.open_hands = not hidden

    def start(self, rules: RowRules, state: State) -> None:
        """The first drafter is drawn once and moves one seat clockwise every round. Rule: A-6."""
        state.hands = [()] * rules.players
        state.rows = []
        state.stock = rules.deck
        if state.round == 1:
            first = draw(state, "drafter", rules.seats, 1)[0]
        else:
            first = (state.first + 1) % rules.players
        state.first = first
        state.stack.append(DRAFT)


class Draft(Frame[RowRules]):
    """One seat takes one of the open cards."""

    tag: ClassVar[str] = "draft"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """A choice of a card is always asked, the last one too."""
        taken = len(rules.deck) - len(state.stock)
        seat = (state.first + taken) % rules.players
        return Ask(self, rules, state, ONE, "draft", (seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """All open cards, ascending."""
        return state.stock

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """When only the starters are left, they start the rows in ascending order. Rule: A-6."""
        taken = len(rules.deck) - len(state.stock)
        seat = (state.first + taken) % rules.players
        card = answers[0]
        state.stock = without(state.stock, card)
        state.hands[seat] = with_item(state.hands[seat], card)
        if state.log is not None:
            state.log.note(DRAFTED, (seat, card))
        if len(state.stock) > rules.row_count:
            state.stack.append(self)
        else:
            state.rows = [ALONE[left] for left in state.stock]
            state.stock = ()


DRAFT: Final = Draft()
register(Draft)
