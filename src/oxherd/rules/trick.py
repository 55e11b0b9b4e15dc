"""A trick: everybody chooses, all is revealed, and the cards are placed one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ALL, Ask
from oxherd.core.frame import Frame, register
from oxherd.core.state import State
from oxherd.rules.cards import said
from oxherd.rules.events import REVEALED
from oxherd.rules.placement import PLACEMENTS
from oxherd.rules.row_rules import RowRules


class Trick(Frame[RowRules]):
    """The sealed choice of all seats. Rule: R-6."""

    tag: ClassVar[str] = "trick"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Asked even if only one card is left: a choice of a card always is."""
        return Ask(self, rules, state, ALL, "card", rules.seats, 0, rules.select.picks)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Hand cards, ascending."""
        return rules.select.offer(rules, state, seat)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Reveal, and queue the placements; another trick follows while there are cards."""
        state.queue = rules.order.arrange(rules.select.reveal(rules, state, answers))
        if state.log is not None:
            _note_revealed(state)
        state.stack.append(END_TRICK)
        state.stack.append(PLACEMENTS)


class EndTrick(Frame[RowRules]):
    """Another trick, while there are cards."""

    tag: ClassVar[str] = "end-trick"

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Everybody holds the same number of cards."""
        if state.hands[0]:
            state.trick += 1
            state.stack.append(TRICK)


def _note_revealed(state: State) -> None:
    if state.log is not None:
        plays = tuple([(play.seat, said(play.card, play.value)) for play in reversed(state.queue)])
        state.log.note(REVEALED, (plays,))


TRICK: Final = Trick()
END_TRICK: Final = EndTrick()
register(Trick)
register(EndTrick)
