"""Placing revealed cards: the nearest spot, a full row, a card that fits nowhere."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import Frame, register
from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.cards import ROW_FIRST
from oxherd.rules.events import PLACED
from oxherd.rules.parts import FAR, NOWHERE, TIED
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[RowRules]):
    """A question in the middle of a placement; the rest of the queue comes after it."""

    def possible(self, rules: RowRules, state: State) -> bool:
        """Whether the game can rest here, for positions."""
        raise NotImplementedError


class ChooseFirst(Question):
    """Whose turn it is with two cards says which goes first. Rules: R-27, A-10."""

    tag: ClassVar[str] = "first"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """His lower card is the next in the queue, his other one comes after it."""
        return Ask(self, rules, state, ONE, "first", (state.queue[-1].seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The lower card, then the higher."""
        return (state.queue[-1].card, state.queue[-2].card)

    def possible(self, rules: RowRules, state: State) -> bool:
        """Both cards of the owner wait, the lower one in front."""
        queue = state.queue
        return rules.order.undecided(queue) and queue[-1].before(queue[-2])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Place it; the other one then waits alone."""
        queue = state.queue
        if queue[-1].card != answers[0]:
            queue.append(queue.pop(-2))
        place(rules, state)


class TakeRow(Question):
    """A card that fits nowhere: its owner takes a row of his choice. Rules: R-9, A-3."""

    tag: ClassVar[str] = "take-row"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Any row, even the worst."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "row", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """From the top."""
        return rules.misfit.rows(rules, state)

    def possible(self, rules: RowRules, state: State) -> bool:
        """The next card fits nowhere, and somebody decides about it."""
        queue = state.queue
        return next_row(rules, state) == NOWHERE and queue[-1].seat < rules.players

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Rule: R-9."""
        play = state.queue.pop()
        rules.collect.take(rules, state, play, answers[0] - ROW_FIRST, "misfit")


class ChooseSpot(Question):
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

    def possible(self, rules: RowRules, state: State) -> bool:
        """Two spots are equally near to the next card."""
        return next_row(rules, state) == TIED

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Go on as if it had been the only nearest one."""
        settle(rules, state, state.queue.pop(), answers[0] - ROW_FIRST)


def place(rules: RowRules, state: State) -> None:
    """Place the next card of the queue, or push the question that comes first."""
    if rules.window is not None and rules.window.opens(rules, state):
        return
    place_by_rules(rules, state)


def place_by_rules(rules: RowRules, state: State) -> None:
    """Put the next card of the queue where it belongs."""
    play = state.queue[-1]
    row = rules.fits.nearest(rules, state, play.value)
    if row == NOWHERE:
        rules.misfit.settle(rules, state)
    elif row == TIED:
        state.stack.append(CHOOSE_SPOT)
    else:
        state.queue.pop()
        settle(rules, state, play, row)


def next_row(rules: RowRules, state: State) -> int:
    """Where the next card of the queue belongs; FAR where none waits."""
    queue = state.queue
    return rules.fits.nearest(rules, state, queue[-1].value) if queue else FAR


def settle(rules: RowRules, state: State, play: Play, row: int) -> None:
    """The card goes to this row: it joins, or takes it if it is full. Rules: R-8, R-24."""
    if is_full(rules, state, row):
        rules.collect.take(rules, state, play, row, "full")
    else:
        join(rules, state, play, row)


def is_full(rules: RowRules, state: State, row: int) -> bool:
    """Whether one more card would be too many. Rule: R-5."""
    return len(state.rows[row]) >= places(rules, state, row)


def places(rules: RowRules, state: State, row: int) -> int:
    """How many cards a row holds."""
    most = rules.cap
    for power in rules.powers:
        most -= power.room(state, row)
    return most


def join(rules: RowRules, state: State, play: Play, row: int) -> None:
    """The card lies in this row now."""
    state.rows[row] = rules.fits.join(state.rows[row], play)
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
