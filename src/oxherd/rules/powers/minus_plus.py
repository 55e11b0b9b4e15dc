"""Minus-plus: a card of the row turns its bulls and cancels others with them. Rule: R-42."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.choice import PASS
from oxherd.core.frame import register
from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import without
from oxherd.rules.cards import BULLS, MINUS_PLUS
from oxherd.rules.events import CANCELLED, TURNED
from oxherd.rules.parts import Collect
from oxherd.rules.placement import Question, is_full, next_row
from oxherd.rules.powers.hand import SpecialWindow
from oxherd.rules.row_rules import RowRules

MOST_BULLS: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class SoftTake(Collect):
    """A take that special cards can soften before it is finished."""

    loses_cards: ClassVar[bool] = True

    def finish(
        self, rules: RowRules, state: State, seat: int, play: Play | None, row: int, why: str
    ) -> None:
        """The take itself; there is no card any more where it was cancelled, too."""
        raise NotImplementedError


class OfRow(Question):
    """A question about a row that is about to be taken."""

    def __init__(self, row: int) -> None:
        self.row = row

    def fields(self) -> tuple[int, ...]:
        """The row."""
        return (self.row,)


class MinusPlus(OfRow):
    """Minus-plus before a take, or not."""

    tag: ClassVar[str] = "minus-plus"
    shape: ClassVar[tuple[str, ...]] = ("row",)
    names: ClassVar[tuple[str, ...]] = ("row",)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Even if passing is all that the seat could do."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "minus-plus", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, and the card where it is held."""
        window = rules.window
        assert isinstance(window, SpecialWindow)
        held = window.held.of(state, seat)
        return (PASS, MINUS_PLUS) if MINUS_PLUS in held else (PASS,)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Take at once, or first turn a card."""
        window, play = rules.window, state.queue[-1]
        assert isinstance(window, SpecialWindow)
        if answers[0] == PASS:
            why = "full" if next_row(rules, state) == self.row else "misfit"
            finish_take(rules, state, play.seat, self.row, why)
        else:
            window.play(rules, state, play.seat, play.card, MINUS_PLUS)
            state.stack.append(Turn(self.row))

    def possible(self, rules: RowRules, state: State) -> bool:
        """The owner of the next card must take this row and may still use a special card."""
        window = rules.window
        if not isinstance(window, SpecialWindow) or not state.queue or () in state.rows:
            return False
        play = state.queue[-1]
        return window.may_use(state, play.seat, play.card) and about_to_take(rules, state, self.row)


class Turn(OfRow):
    """The question which card of the row turns."""

    tag: ClassVar[str] = "turn-card"
    shape: ClassVar[tuple[str, ...]] = ("row",)
    names: ClassVar[tuple[str, ...]] = ("row",)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless there is but one."""
        if len(state.rows[self.row]) == 1:
            return None
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "turn", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The cards of the row, ascending."""
        return state.rows[self.row]

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """It leaves the game and pays for others. Rule: A-31."""
        card = answers[0] if answers else state.rows[self.row][0]
        seat = state.queue[-1].seat
        state.rows[self.row] = without(state.rows[self.row], card)
        state.gone += (card,)
        if state.log is not None:
            state.log.note(TURNED, (seat, card, BULLS[card]))
        state.stack.append(Cancel(seat, self.row, BULLS[card]))

    def possible(self, rules: RowRules, state: State) -> bool:
        """The owner of the next card must take this row."""
        if not isinstance(rules.window, SpecialWindow) or not state.queue or () in state.rows:
            return False
        return about_to_take(rules, state, self.row) and len(state.rows[self.row]) > 1


class Cancel(Question):
    """The question which card is cancelled next, or none. Rule: C-6."""

    tag: ClassVar[str] = "cancel"
    shape: ClassVar[tuple[str, ...]] = ("seat", "row", "number")
    names: ClassVar[tuple[str, ...]] = ("seat", "row", "left")

    def __init__(self, seat: int, row: int, left: int) -> None:
        self.seat = seat
        self.row = row
        self.left = left

    def fields(self) -> tuple[int, ...]:
        """Who takes which row, and the bulls that are left to pay with."""
        return (self.seat, self.row, self.left)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless nothing can be paid."""
        if not self._payable(rules, state):
            return None
        return Ask(self, rules, state, ONE, "cancel", (self.seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, then the cards that can be paid, ascending."""
        return (PASS, *self._payable(rules, state))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """The card leaves the game, too; when the seat is done it takes what is left."""
        card = answers[0] if answers else PASS
        if card == PASS:
            finish_take(rules, state, self.seat, self.row, "minus-plus")
            return
        self._remove(rules, state, card)
        state.gone += (card,)
        if state.log is not None:
            state.log.note(CANCELLED, (self.seat, card, BULLS[card]))
        state.stack.append(Cancel(self.seat, self.row, self.left - BULLS[card]))

    def _remove(self, rules: RowRules, state: State, card: int) -> None:
        side = rules.sides[self.seat]
        if card in state.rows[self.row]:
            state.rows[self.row] = without(state.rows[self.row], card)
        elif card in state.piles[side]:
            state.piles[side] = without(state.piles[side], card)
        else:
            state.queue.pop()

    def _payable(self, rules: RowRules, state: State) -> list[int]:
        """Of the row, of the pile and, if it is taken with the row, the card itself. Rule: A-31."""
        cards = [*state.rows[self.row], *state.piles[rules.sides[self.seat]]]
        if len(state.rows) > rules.row_count and still_waits(state, self.seat):
            cards.append(state.queue[-1].card)
        return sorted([card for card in cards if BULLS[card] <= self.left])

    def possible(self, rules: RowRules, state: State) -> bool:
        """Something can be paid with what is left of a card that turned."""
        if not isinstance(rules.window, SpecialWindow) or self.left > MOST_BULLS:
            return False
        if self.row >= len(state.rows) or not state.gone:
            return False
        own = still_waits(state, self.seat) or len(state.rows) > rules.row_count
        return own and len(self._payable(rules, state)) > 0


def about_to_take(rules: RowRules, state: State, row: int) -> bool:
    """Whether the next card can take this row: it fits there and there is no room, or nowhere."""
    if row >= len(state.rows):
        return False
    nearest = next_row(rules, state)
    return nearest < 0 or (nearest == row and is_full(rules, state, row))


def still_waits(state: State, seat: int) -> bool:
    """Whether the card that takes the row has not been cancelled itself."""
    return len(state.queue) > 0 and state.queue[-1].seat == seat


def finish_take(rules: RowRules, state: State, seat: int, row: int, why: str) -> None:
    """The row and, unless it was cancelled, the card go their way."""
    collect = rules.collect
    assert isinstance(collect, SoftTake)
    play = state.queue.pop() if still_waits(state, seat) else None
    collect.finish(rules, state, seat, play, row, why)


register(MinusPlus)
register(Turn)
register(Cancel)
