"""A trick: everybody chooses, all is revealed, and the cards are placed one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import Ask
from oxherd.core.frame import Frame, register
from oxherd.core.state import State
from oxherd.rules.cards import said
from oxherd.rules.events import REVEALED
from oxherd.rules.placement import CHOOSE_FIRST, place
from oxherd.rules.row_rules import RowRules


class Trick(Frame[RowRules]):
    """The sealed choice of all seats. Rule: R-6."""

    tag: ClassVar[str] = "trick"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """As the game selects."""
        return rules.select.ask(self, rules, state)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Hand cards, ascending."""
        return rules.select.offer(rules, state, seat)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Reveal, and place what lies there."""
        state.queue = rules.order.arrange(rules.select.reveal(rules, state, answers))
        if state.log is not None:
            _note_revealed(state)
        place_all(rules, state)


class Placements(Frame[RowRules]):
    """Some cards still wait: it lies below a question that a placement asks."""

    tag: ClassVar[str] = "placements"

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """The question is answered: go on."""
        place_all(rules, state)


def place_all(rules: RowRules, state: State) -> None:
    """Place the queue until it is empty or somebody must decide; then comes the next trick."""
    stack = state.stack
    depth = len(stack)
    while state.queue:
        if rules.order.undecided(state.queue):
            stack.append(CHOOSE_FIRST)
        else:
            place(rules, state)
        if len(stack) > depth:
            stack.insert(depth, PLACEMENTS)
            return
    if state.sealed:
        state.sealed = []  # passes for the rest of the trick
    if rules.deal.more(rules, state):
        state.trick += 1
        stack.append(TRICK)


def _note_revealed(state: State) -> None:
    if state.log is not None:
        plays = tuple([(play.seat, said(play.card, play.value)) for play in reversed(state.queue)])
        state.log.note(REVEALED, (plays,))


TRICK: Final = Trick()
PLACEMENTS: Final = Placements()
register(Trick)
register(Placements)
