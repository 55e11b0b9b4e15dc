"""Hidden hands dealt from a shuffled deck, and the cards that start the rows."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.engine import draw
from oxherd.core.frame import Frame, register
from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.rules.events import HAND_DEALT, ROUND_STARTED, ROW_STARTED
from oxherd.rules.parts import Deal
from oxherd.rules.round import END_ROUND
from oxherd.rules.row_rules import RowRules
from oxherd.rules.trick import TRICK


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenHands(Deal):
    """Everybody gets hand-size cards, the next ones start the rows. Rules: R-4, R-70."""

    def start(self, rules: RowRules, state: State) -> None:
        """Hands in blocks, seat by seat, then the stack of a hand that nobody holds; the rows."""
        size = rules.hand_size
        held = rules.players * size
        dealt = len(rules.sides) * size
        cards = draw(state, "deal", rules.deck, dealt + rules.row_count)
        state.hands = [tuple(sorted(cards[at : at + size])) for at in range(0, held, size)]
        state.stock = cards[held:dealt]
        state.rows = [ALONE[card] for card in cards[dealt:]]
        if state.log is not None:
            for seat, hand in enumerate(state.hands):
                state.log.note(HAND_DEALT, (seat, hand), (seat,))


class StartRound(Frame[RowRules]):
    """Clear the table and deal."""

    tag: ClassVar[str] = "start-round"

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """The frames of a whole round go on the stack, last one first."""
        state.round += 1
        state.trick = 1
        state.piles = [()] * rules.side_count
        state.gone = ()
        state.stack += [END_ROUND, TRICK, SET_UP]
        if state.log is not None:
            state.log.note(ROUND_STARTED, (state.round,))
        rules.deal.start(rules, state)


class SetUp(Frame[RowRules]):
    """The rows lie; the powers take their places."""

    tag: ClassVar[str] = "set-up"

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Every round anew. Rule: A-33."""
        if state.log is not None:
            for row, cards in enumerate(state.rows):
                if cards:
                    state.log.note(ROW_STARTED, (row, cards[0]))
        for slot in rules.slots:
            state.slots[slot.slot] = slot.setup(rules, state)


START_ROUND: Final = StartRound()
SET_UP: Final = SetUp()
register(StartRound)
register(SetUp)
