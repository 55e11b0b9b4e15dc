"""Where a game on rows can rest, and which tables are impossible there."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.frame import Frame, frame_of, kind_of
from oxherd.core.moments import Moments, Problem
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.deal import SET_UP
from oxherd.rules.draft import DRAFT
from oxherd.rules.placement import Question, places
from oxherd.rules.problems import first_problem, gone_problem, round_problem, target_problem
from oxherd.rules.round import END_ROUND
from oxherd.rules.row_rules import RowRules
from oxherd.rules.trick import PLACEMENTS, TRICK

OVER: Final = "over"


class RowMoments(Moments[RowRules]):
    """The draft, the choice of cards, and the questions of a placement."""

    def usual(self, rules: RowRules, state: State) -> str:
        """Everybody chooses; or, while cards lie open, the draft."""
        return DRAFT.tag if state.stock and rules.deal.drafts else TRICK.tag

    def stack(
        self, rules: RowRules, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """A question about a card lies above the placements that are still to come."""
        kind = kind_of(moment)
        if kind is not None and issubclass(kind, Question):
            return [END_ROUND, PLACEMENTS, frame_of(moment, fields)]
        if moment == TRICK.tag:
            return [END_ROUND, TRICK]
        if moment == DRAFT.tag and rules.deal.drafts:
            return [END_ROUND, TRICK, SET_UP, DRAFT]
        return [] if moment == OVER else None

    def complete(self, rules: RowRules, state: State, named: set[str]) -> None:
        """Tricks are counted by the cards that are gone; powers stand where a round begins."""
        gone = rules.hand_size - len(state.hands[0])
        choosing = 1 if state.stack and state.stack[-1].tag == TRICK.tag else 0
        drafting = state.stock and rules.deal.drafts
        state.trick = 1 if drafting else gone // rules.select.picks + choosing
        if not _rows_can_be(rules, state):
            return
        for power in rules.powers:
            if power.name not in named:
                state.slots[power.slot] = power.setup(rules, state)
        for slot in rules.slots:
            slot.fill(rules, state)

    def problem(self, rules: RowRules, state: State, moment: str) -> Problem | None:
        """The first thing that is wrong, rows before hands before the queue."""
        if moment == DRAFT.tag:
            return (
                _draft_problem(rules, state)
                or _common_problem(rules, state)
                or _total_problem(rules, state, moment)
            )
        expected = _stack_size(rules, state)
        if len(state.stock) != expected:
            return Problem("position-count", "stock", found=len(state.stock), expected=expected)
        return (
            _row_problem(rules, state)
            or _slot_problem(rules, state)
            or _hand_problem(rules, state, moment)
            or _queue_problem(rules, state, moment)
            or _common_problem(rules, state)
            or _total_problem(rules, state, moment)
        )


def _rows_can_be(rules: RowRules, state: State) -> bool:
    """Whether there are as many as there may be, none of them empty unless it may be."""
    least = rules.row_count
    emptied = state.rows.count(())
    return least <= len(state.rows) <= least + rules.spare_rows and emptied <= _may_lack(rules)


def _may_lack(rules: RowRules) -> int:
    """How many rows can have lost their cards while a placement goes on."""
    return 0 if rules.window is None else 1


def _stack_size(rules: RowRules, state: State) -> int:
    """A hand that nobody holds has as many cards as the others."""
    return (len(rules.sides) - rules.players) * len(state.hands[0])


def _slot_problem(rules: RowRules, state: State) -> Problem | None:
    for slot in rules.slots:
        problem = slot.problem(rules, state)
        if problem is not None:
            return problem
    return None


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
    if not rules.row_count <= len(state.rows) <= rules.row_count + rules.spare_rows:
        return Problem("position-count", "rows", found=len(state.rows), expected=rules.row_count)
    lacking = _may_lack(rules) if state.stack and state.stack[-1].tag != TRICK.tag else 0
    for row, cards in enumerate(state.rows):
        most = places(rules, state, row)
        lacking -= 0 if cards else 1
        if len(cards) > most or lacking < 0:
            return Problem("position-row-length", "rows", row, row=row + 1, most=most)
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
    if queue and not (
        rules.order.possible(queue) and all([_could_play(rules, state, play) for play in queue])
    ):
        return Problem("position-queue", "queue")
    question = state.stack[-1] if state.stack else None
    possible = question.possible(rules, state) if isinstance(question, Question) else not queue
    return None if possible else Problem("position-moment", "at", found=moment)


def _could_play(rules: RowRules, state: State, play: Play) -> bool:
    """Only what a power allows counts with another number than its own."""
    return play.value == play.card or rules.select.could_change(state, play.seat)


def _total_problem(rules: RowRules, state: State, moment: str) -> Problem | None:
    for total in state.totals:
        if total < 0:
            return Problem("position-value", "totals", found=total)
    if moment != OVER:
        return target_problem(rules, state)
    if not rules.finish.over(rules, state):
        return Problem("position-moment", "at", found=moment)
    return None


def _common_problem(rules: RowRules, state: State) -> Problem | None:
    """What is not in every game is not in this one."""
    return (
        round_problem(rules, state)
        or (None if rules.collect.loses_cards else gone_problem(state))
        or (None if rules.deal.drafts else first_problem(state))
    )


ROW_MOMENTS: Final = RowMoments()
