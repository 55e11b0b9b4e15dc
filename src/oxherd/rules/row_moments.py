"""Where a game on rows can rest, and which tables are impossible there."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments, Problem
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.deal import SET_UP
from oxherd.rules.draft import DRAFT
from oxherd.rules.parts import NOWHERE, TIED
from oxherd.rules.placement import CHOOSE_FIRST, CHOOSE_SPOT, TAKE_ROW
from oxherd.rules.round import END_ROUND
from oxherd.rules.row_rules import RowRules
from oxherd.rules.trick import PLACEMENTS, TRICK

OVER: Final = "over"

QUESTIONS: Final[list[Frame[Any]]] = [CHOOSE_FIRST, TAKE_ROW, CHOOSE_SPOT]
"""What may be asked about the next card of the queue."""


class RowMoments(Moments[RowRules]):
    """The draft, the choice of cards, and the questions of a placement."""

    def usual(self, rules: RowRules, state: State) -> str:
        """Everybody chooses; or, while cards lie open, the draft."""
        return DRAFT.tag if state.stock else TRICK.tag

    def stack(
        self, rules: RowRules, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """A question about a card lies above the placements that are still to come."""
        for question in QUESTIONS:
            if moment == question.tag:
                return [END_ROUND, PLACEMENTS, question]
        if moment == TRICK.tag:
            return [END_ROUND, TRICK]
        if moment == DRAFT.tag and rules.deal.drafts:
            return [END_ROUND, TRICK, SET_UP, DRAFT]
        return [] if moment == OVER else None

    def complete(self, rules: RowRules, state: State, named: set[str]) -> None:
        """Tricks are counted by the cards that are gone; powers stand where a round begins."""
        gone = rules.hand_size - len(state.hands[0])
        choosing = 1 if not state.queue and state.hands[0] else 0
        state.trick = 1 if state.stock else gone // rules.select.picks + choosing
        if len(state.rows) != rules.row_count or () in state.rows:
            return
        for power in rules.powers:
            if power.name in named:
                power.fill(rules, state)
            else:
                state.slots[power.slot] = power.setup(rules, state)

    def problem(self, rules: RowRules, state: State, moment: str) -> Problem | None:
        """The first thing that is wrong, rows before hands before the queue."""
        if moment == DRAFT.tag:
            return _draft_problem(rules, state) or _total_problem(rules, state, moment)
        if state.stock:
            return Problem("position-count", "stock", found=len(state.stock), expected=0)
        return (
            _row_problem(rules, state)
            or _hand_problem(rules, state, moment)
            or _queue_problem(rules, state, moment)
            or _total_problem(rules, state, moment)
        )


def _draft_problem(rules: RowRules, state: State) -> Problem | None:
    """Whoever drafts earlier may hold one card more, and nothing else is on the table."""
    if state.rows or state.queue:
        return Problem("position-moment", "at", found=DRAFT.tag)
    taken = len(rules.deck) - len(state.stock)
    if not rules.row_count < len(state.stock) <= len(rules.deck):
        expected = len(rules.deck) - sum([len(hand) for hand in state.hands])
        return Problem("position-count", "stock", found=len(state.stock), expected=expected)
    for seat in rules.seats:
        turn = (seat - state.first) % rules.players
        expected = (taken - turn + rules.players - 1) // rules.players
        if len(state.hands[seat]) != expected:
            return _hand_size(state, seat, expected)
    return None


def _row_problem(rules: RowRules, state: State) -> Problem | None:
    if len(state.rows) != rules.row_count:
        return Problem("position-count", "rows", found=len(state.rows), expected=rules.row_count)
    for row, cards in enumerate(state.rows):
        places = rules.cap - sum([power.room(state, row) for power in rules.powers])
        if not 1 <= len(cards) <= places:
            return Problem("position-row-length", "rows", row, row=row + 1, most=places)
        if rules.keeps_order and list(cards) != sorted(cards):
            return Problem("position-row-order", "rows", row, row=row + 1)
    return None


def _hand_problem(rules: RowRules, state: State, moment: str) -> Problem | None:
    picks = rules.select.picks
    least = picks if moment == TRICK.tag else 0
    most = rules.hand_size if moment == TRICK.tag else rules.hand_size - picks
    most = 0 if moment == OVER else most
    first = len(state.hands[0])
    for seat in rules.seats:
        size = len(state.hands[seat])
        if size != first:
            return _hand_size(state, seat, first)
        if not least <= size <= most or (rules.hand_size - size) % picks:
            return _hand_size(state, seat, most)
    return None


def _hand_size(state: State, seat: int, expected: int) -> Problem:
    size = len(state.hands[seat])
    return Problem("position-hand-size", "hands", seat, seat=seat + 1, size=size, expected=expected)


def _queue_problem(rules: RowRules, state: State, moment: str) -> Problem | None:
    queue = state.queue
    if bool(queue) == (moment in (TRICK.tag, OVER)):
        return Problem("position-moment", "at", found=moment)
    if not queue:
        return None
    if not rules.order.possible(queue) or not all([_could_play(rules, state, p) for p in queue]):
        return Problem("position-queue", "queue")
    undecided = rules.order.undecided(queue) and queue[-1].before(queue[-2])
    nearest = rules.fits.nearest(rules, state, queue[-1].value)
    asked = {
        CHOOSE_FIRST.tag: undecided,
        TAKE_ROW.tag: nearest == NOWHERE,
        CHOOSE_SPOT.tag: nearest == TIED,
    }
    return None if asked[moment] else Problem("position-moment", "at", found=moment)


def _could_play(rules: RowRules, state: State, play: Play) -> bool:
    """Only what a power allows counts with another number than its own."""
    return play.value == play.card or rules.select.could_change(state, play.seat)


def _total_problem(rules: RowRules, state: State, moment: str) -> Problem | None:
    for total in state.totals:
        if total < 0:
            return Problem("position-value", "totals", found=total)
    if moment == OVER and not rules.finish.over(rules, state):
        return Problem("position-moment", "at", found=moment)
    return None


ROW_MOMENTS: Final = RowMoments()
