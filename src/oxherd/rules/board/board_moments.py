"""Where a game on a board can rest, and which tables are impossible there."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.frame import Frame, frame_of, kind_of
from oxherd.core.moments import Moments, Problem
from oxherd.core.state import State
from oxherd.rules.board.board_rules import ACTIVE_ROWS, FURTHEST, BoardRules
from oxherd.rules.board.taking import Clear, GoodCows
from oxherd.rules.board.tiles import TilesDealt
from oxherd.rules.board.to_start import NEXT_PUSHED, Pushed
from oxherd.rules.board.track import LuckyPick
from oxherd.rules.placement import Question
from oxherd.rules.problems import first_problem, round_problem
from oxherd.rules.round import END_ROUND
from oxherd.rules.trick import PLACEMENTS, TRICK

OVER: Final = "over"


class BoardMoments(Moments[BoardRules]):
    """The choice of tiles, and the questions of a placement."""

    def usual(self, rules: BoardRules, state: State) -> str:
        """Everybody chooses."""
        return TRICK.tag

    def stack(
        self, rules: BoardRules, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """A question lies above what is still to come."""
        kind = kind_of(moment)
        if kind is not None and issubclass(kind, Question):
            question = frame_of(moment, fields)
            assert isinstance(question, Question)
            return [END_ROUND, PLACEMENTS, *_unfinished(rules, state, question), question]
        if moment == TRICK.tag:
            return [END_ROUND, TRICK]
        return [] if moment == OVER else None

    def complete(self, rules: BoardRules, state: State, named: set[str]) -> None:
        """Unknown action cards are dealt."""
        for slot in rules.slots:
            slot.fill(rules, state)

    def problem(self, rules: BoardRules, state: State, moment: str) -> Problem | None:
        """The first thing that is wrong."""
        return (
            _row_problem(rules, state)
            or _full_row_problem(rules, state)
            or _slot_problem(rules, state)
            or _hand_problem(rules, state, moment)
            or _queue_problem(rules, state, moment)
            or _trick_problem(rules, state)
            or _total_problem(state)
        )


def _unfinished(rules: BoardRules, state: State, question: Question) -> list[Frame[Any]]:
    """What waits below a question: pushed tiles, or a row that is being taken."""
    pushed = [slot for slot in rules.slots if isinstance(slot, Pushed)]
    if pushed and pushed[0].of(state):
        return [NEXT_PUSHED]
    for row in range(min(len(state.rows), len(rules.board))):
        if rules.is_full(state, row):
            if isinstance(question, LuckyPick):
                return [Clear(question.seat, row, 0)]
            if isinstance(question, GoodCows):
                kept = 1 if rules.board[row][-1].keeps_tiles else 0
                return [Clear(question.seat, row, kept)]
    return []


def _row_problem(rules: BoardRules, state: State) -> Problem | None:
    """Four rows have tiles; a row ends and begins with one."""
    if len(state.rows) != len(rules.board):
        expected = len(rules.board)
        return Problem("position-count", "rows", found=len(state.rows), expected=expected)
    active = 0
    for row, tiles in enumerate(state.rows):
        most = len(rules.board[row])
        if len(tiles) > most:
            return Problem("position-row-length", "rows", row, row=row + 1, most=most)
        if tiles and not (tiles[0] and tiles[-1]):
            return Problem("position-value", "rows", row, found="_")
        active += 1 if tiles else 0
    if active != ACTIVE_ROWS:
        return Problem("position-count", "rows", found=active, expected=ACTIVE_ROWS)
    return None


def _full_row_problem(rules: BoardRules, state: State) -> Problem | None:
    """A tile on the last square has moved on, unless its row is just being taken."""
    question = state.stack[-1] if state.stack else None
    taking = isinstance(question, (LuckyPick, GoodCows))
    for row in range(len(state.rows)):
        if rules.is_full(state, row):
            if not taking:
                most = len(rules.board[row]) - 1
                return Problem("position-row-length", "rows", row, row=row + 1, most=most)
            taking = False
    return None


def _slot_problem(rules: BoardRules, state: State) -> Problem | None:
    for slot in rules.slots:
        problem = slot.problem(rules, state)
        if problem is not None:
            return problem
    return None


def _hand_problem(rules: BoardRules, state: State, moment: str) -> Problem | None:
    """Where no tile comes back, all have equally many; nobody begins a trick without one."""
    first = len(state.hands[0])
    for seat, hand in enumerate(state.hands):
        if moment == TRICK.tag and not hand:
            return _hand_size(seat, 0, 1)
        if rules.seen is None and len(hand) != first:
            return _hand_size(seat, len(hand), first)
        if rules.seen is None and len(hand) > rules.hand_size:
            return _hand_size(seat, len(hand), rules.hand_size)
    return None


def _hand_size(seat: int, size: int, expected: int) -> Problem:
    return Problem("position-hand-size", "hands", seat, seat=seat + 1, size=size, expected=expected)


def _queue_problem(rules: BoardRules, state: State, moment: str) -> Problem | None:
    queue = state.queue
    if queue and not (
        rules.order.possible(queue) and all([play.value == play.card for play in queue])
    ):
        return Problem("position-queue", "queue")
    question = state.stack[-1] if state.stack else None
    possible = question.possible(rules, state) if isinstance(question, Question) else not queue
    return None if possible else Problem("position-moment", "at", found=moment)


def _trick_problem(rules: BoardRules, state: State) -> Problem | None:
    """One round of so many tricks at most, and all choose at once."""
    deal = rules.deal
    if isinstance(deal, TilesDealt) and state.trick > deal.most_tricks:
        return Problem("position-value", "trick", found=state.trick)
    return round_problem(rules, state) or first_problem(state)


def _total_problem(state: State) -> Problem | None:
    """Markers are on the track."""
    for total in state.totals:
        if not -FURTHEST <= total <= FURTHEST:
            return Problem("position-value", "totals", found=total)
    return None


BOARD_MOMENTS: Final = BoardMoments()
