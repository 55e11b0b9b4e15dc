"""Placing revealed cards: the nearest spot, a full row, a card that fits nowhere."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import Frame, register
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.cards import ROW_FIRST, ROW_IDS
from oxherd.rules.events import PLACED
from oxherd.rules.parts import NOWHERE, TIED
from oxherd.rules.row_rules import RowRules


class ChooseFirst(Frame[RowRules]):
    """Whose turn it is with two cards says which goes first. Rules: R-27, A-10."""

    tag: ClassVar[str] = "first"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """His lower card is the next in the queue, his other one comes after it."""
        return Ask(self, rules, state, ONE, "first", (state.queue[-1].seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The lower card, then the higher."""
        return (state.queue[-1].card, state.queue[-2].card)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Place it; the other one then waits alone."""
        queue = state.queue
        if queue[-1].card != answers[0]:
            queue.append(queue.pop(-2))
        place(rules, state)


class TakeRow(Frame[RowRules]):
    """A card that fits nowhere: its owner takes a row of his choice. Rules: R-9, A-3."""

    tag: ClassVar[str] = "take-row"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Any row, even the worst."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "row", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """All rows from the top."""
        return ROW_IDS[: len(state.rows)]

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Rule: R-9."""
        play = state.queue.pop()
        rules.collect.take(rules, state, play, answers[0] - ROW_FIRST, "misfit")


class ChooseSpot(Frame[RowRules]):
    """Two spots are equally near: the owner chooses. Rule: A-8."""

    tag: ClassVar[str] = "spot"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """The row says the side: only one side of it can be near."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "spot", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The rows with the smallest gap, from the top."""
        rows = rules.fits.nearest_rows(rules, state, state.queue[-1].value)
        return tuple([ROW_FIRST + row for row in rows])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Go on as if it had been the only nearest one."""
        settle(rules, state, state.queue.pop(), answers[0] - ROW_FIRST)


def place(rules: RowRules, state: State) -> None:
    """Put the next card of the queue where it belongs, or push the question that comes first."""
    play = state.queue[-1]
    row = rules.fits.nearest(rules, state, play.value)
    if row == NOWHERE:
        state.stack.append(TAKE_ROW)
    elif row == TIED:
        state.stack.append(CHOOSE_SPOT)
    else:
        state.queue.pop()
        settle(rules, state, play, row)


def settle(rules: RowRules, state: State, play: Play, row: int) -> None:
    """The card goes to this row: it joins, or takes it if it is full. Rules: R-8, R-24."""
    cards = state.rows[row]
    places = rules.cap
    for power in rules.powers:
        places -= power.room(state, row)
    if len(cards) >= places:
        rules.collect.take(rules, state, play, row, "full")
        return
    state.rows[row] = rules.fits.join(cards, play)
    if state.log is not None:
        _note_placed(state, play, row)
    for power in rules.powers:
        power.placed(rules, state, play.seat, row)


def _note_placed(state: State, play: Play, row: int) -> None:
    if state.log is not None:
        side = "right" if state.rows[row][-1] == play.card else "left"
        state.log.note(PLACED, (play.seat, play.card, row, side))


CHOOSE_FIRST: Final = ChooseFirst()
TAKE_ROW: Final = TakeRow()
CHOOSE_SPOT: Final = ChooseSpot()
register(ChooseFirst)
register(TakeRow)
register(ChooseSpot)
