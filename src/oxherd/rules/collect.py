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
        to_pile(state, play.seat, row, state.rows[row], why)
        state.rows[row] = ALONE[play.card]
        if state.log is not None:
            _note_start(state, play, row)
        for power in rules.powers:
            power.collected(rules, state, play.seat, row)


def to_pile(state: State, seat: int, row: int, cards: tuple[int, ...], why: str) -> None:
    """Cards leave a row for a seat's pile. Who takes is public, and so are the cards. Rule: A-4."""
    state.piles[seat] += cards
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

    def points(self, pile: tuple[int, ...]) -> int:
        """The sum of its bulls."""
        return bulls(pile)
