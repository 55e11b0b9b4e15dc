"""Taking a row, and what it costs."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.rules.cards import bulls
from oxherd.rules.events import COLLECTED, PLACED
from oxherd.rules.parts import Collect
from oxherd.rules.round import Scoring
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeAll(Collect):
    """The cards of the row go to the pile; the played card starts it anew. Rules: R-8 to R-10."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """Powers hear of it when the new row lies. Rule: R-53."""
        to_pile(rules, state, play.seat, row, state.rows[row], why)
        state.rows[row] = ALONE[play.card]
        if state.log is not None:
            _note_start(state, play, row)
        for power in rules.powers:
            power.collected(rules, state, play.seat, row)

    def take_without_card(
        self, rules: RowRules, state: State, seat: int, row: int, why: str
    ) -> None:
        """The same, but no card starts the row."""
        to_pile(rules, state, seat, row, state.rows[row], why)
        state.rows[row] = ()
        for power in rules.powers:
            power.collected(rules, state, seat, row)

    def overflow(self, rules: RowRules, state: State, seat: int, row: int, why: str) -> None:
        """The last card is the first of the new row. Rules: R-38, A-25."""
        cards = state.rows[row]
        to_pile(rules, state, seat, row, cards[:-1], why)
        state.rows[row] = cards[-1:]
        for power in rules.powers:
            power.collected(rules, state, seat, row)


def to_pile(
    rules: RowRules, state: State, seat: int, row: int, cards: tuple[int, ...], why: str
) -> None:
    """Cards leave a row for the pile of a seat's side. Everybody sees them. Rules: A-4, R-73."""
    state.piles[rules.sides[seat]] += cards
    if state.log is not None:
        state.log.note(
            COLLECTED,
            (seat, row, cards, bulls(cards), why),
        )


def _note_start(state: State, play: Play, row: int) -> None:
    if state.log is not None:
        state.log.note(PLACED, (play.seat, play.card, row, "right"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bulls(Scoring):
    """Every bull in the pile counts one. Rule: R-11."""

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """The sum of its bulls."""
        return bulls(pile)
