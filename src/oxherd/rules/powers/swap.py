"""Whoever takes a row may change one special card for another. Rules: R-33, C-4."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.choice import PASS
from oxherd.core.frame import register
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.collect import TakeAll
from oxherd.rules.decks import distinct
from oxherd.rules.draw_pile import DrawPile
from oxherd.rules.events import SPECIAL_SWAPPED
from oxherd.rules.placement import Question
from oxherd.rules.powers.hand import SpecialWindow
from oxherd.rules.powers.minus_plus import MinusPlus, SoftTake
from oxherd.rules.row_rules import RowRules

MOST_SEATS: Final = 8


class TakeAndSwap(SoftTake):
    """Before the take minus-plus may soften it, after it comes the swap."""

    def __init__(self, window: SpecialWindow, pile: DrawPile) -> None:
        self.window = window
        self.pile = pile
        self.plain = TakeAll()

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """Whoever could still use a special card is asked for minus-plus. Rule: R-42."""
        if self.window.may_use(state, play.seat, play.card):
            state.queue.append(play)
            state.stack.append(MinusPlus(row))
        else:
            self.finish(rules, state, play.seat, play, row, why)

    def finish(
        self, rules: RowRules, state: State, seat: int, play: Play | None, row: int, why: str
    ) -> None:
        """The take itself, with the card that starts the row or without it. Rule: A-31."""
        if play is not None:
            self.plain.take(rules, state, play, row, why)
        else:
            self.plain.take_without_card(rules, state, seat, row, why)
        self.offer_swap(state, seat)

    def overflow(self, rules: RowRules, state: State, seat: int, row: int, why: str) -> None:
        """That is a take, too. Rule: C-4."""
        self.plain.overflow(rules, state, seat, row, why)
        self.offer_swap(state, seat)

    def offer_swap(self, state: State, seat: int) -> None:
        """Ask whoever holds a special card."""
        if self.pile.held.of(state, seat):
            state.stack.append(SWAPS[seat])


class Swap(Question):
    """A special card to discard for the next one of the pile, or none."""

    tag: ClassVar[str] = "swap"
    shape: ClassVar[tuple[str, ...]] = ("seat",)
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """Who has taken a row."""
        return (self.seat,)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """The one who has taken."""
        return Ask(self, rules, state, ONE, "swap", (self.seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, then the kinds in the hand."""
        return (PASS, *distinct(self._pile(rules).held.of(state, seat)))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """First discard, then draw: the same card may come back. Rule: A-32."""
        kind = answers[0]
        if kind == PASS:
            return
        pile = self._pile(rules)
        pile.held.remove(state, self.seat, kind)
        pile.discard.add(state, kind)
        if state.log is not None:
            state.log.note(SPECIAL_SWAPPED, (self.seat, kind))
        pile.draw(state, self.seat)

    def possible(self, rules: RowRules, state: State) -> bool:
        """The seat holds a special card."""
        collect = rules.collect
        if not isinstance(collect, TakeAndSwap):
            return False
        pile = collect.pile
        return self.seat < rules.players and len(pile.held.of(state, self.seat)) > 0

    def _pile(self, rules: RowRules) -> DrawPile:
        collect = rules.collect
        assert isinstance(collect, TakeAndSwap)
        return collect.pile


SWAPS: Final = tuple([Swap(seat) for seat in range(MOST_SEATS)])
register(Swap)
