"""A hidden pile of special cards for the hands; used ones become a new one. Rules: R-30, R-33."""

from __future__ import annotations

from typing import ClassVar, cast

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.decks import Held, HiddenPile, Kinds, Pile, shuffled
from oxherd.rules.events import SPECIAL_DRAWN, SPECIALS_DEALT
from oxherd.rules.numbers import small_numbers
from oxherd.rules.round import RoundRules
from oxherd.rules.slot import Slot


class Discard(Pile):
    """Special cards that were used or swapped; everybody may look."""

    name: ClassVar[str] = "discard"


class Reshuffles(Slot[RoundRules]):
    """How often the discard has become a new pile in this round: every draw has its own name."""

    name: ClassVar[str] = "reshuffles"

    def empty(self, rules: RoundRules) -> Plain:
        """Never."""
        return 0

    def setup(self, rules: RoundRules, state: State) -> Plain:
        """Never."""
        return 0

    def next(self, state: State) -> str:
        """The name of the next one."""
        number = cast("int", state.slots[self.slot]) + 1
        state.slots[self.slot] = number
        return f"reshuffle-{number}"

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody saw it."""
        return value

    def write(self, value: Plain) -> str:
        """`2`."""
        return str(value)

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """A small number."""
        number = small_numbers(words, 3)
        return number[0] if number is not None and len(number) == 1 else None


class DrawPile(HiddenPile):
    """The special cards that can still be drawn, and what happens to the whole box."""

    name: ClassVar[str] = "draw-pile"
    purpose: ClassVar[str] = "specials"
    """What the draw at the beginning of a round is called."""
    most_new: ClassVar[int] = 3
    """Cards that everybody gets in a round, if there are enough. Rules: R-30, R-34."""

    def __init__(self, box: Kinds, held: Held, discard: Discard, reshuffles: Reshuffles) -> None:
        super().__init__(box)
        self.held = held
        self.discard = discard
        self.reshuffles = reshuffles

    def setup(self, rules: RoundRules, state: State) -> Plain:
        """Everybody gets some more, or as many as there are for all. Rules: R-34, A-32, C-7."""
        there = self.box if state.round == 1 else self.of(state)
        deck = shuffled(state, self.purpose, there + self.discard.of(state))
        each = min(self.most_new, len(deck) // rules.players)
        for seat in rules.seats:
            new = deck[seat * each : (seat + 1) * each]
            self.held.set(state, seat, tuple(sorted(self.held.of(state, seat) + new)))
            if state.log is not None:
                state.log.note(SPECIALS_DEALT, (seat, tuple(sorted(new))), (seat,))
        state.slots[self.discard.slot] = ()
        return deck[each * rules.players :]

    def draw(self, state: State, seat: int) -> None:
        """The seat gets the next one; an empty pile is made anew from the discard. Rule: R-33."""
        deck = self.of(state)
        if not deck:
            if not self.discard.of(state):
                return  # all are in hands. Rule: A-93
            deck = shuffled(state, self.reshuffles.next(state), self.discard.of(state))
            state.slots[self.discard.slot] = ()
        state.slots[self.slot] = deck[1:]
        self.held.add(state, seat, deck[0])
        if state.log is not None:
            state.log.note(SPECIAL_DRAWN, (seat, deck[0]), (seat,))
