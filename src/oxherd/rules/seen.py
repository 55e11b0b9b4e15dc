"""Cards that went into a hand in sight of all. Rules: A-32, B-11."""

from __future__ import annotations

from typing import ClassVar, cast

from oxherd.core.choice import choice_of
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.numbers import Numbers
from oxherd.rules.row_rules import RowRules


class Seen(Numbers[RowRules]):
    """Its value is those of this round, ascending; which of them are still there, hands tell."""

    name: ClassVar[str] = "seen"

    def add(self, state: State, cards: tuple[int, ...]) -> None:
        """These go there now."""
        state.slots[self.slot] = tuple(sorted({*self.of(state), *cards}))

    def show(self, value: Plain, seat: int | None) -> Plain:
        """All saw them."""
        return value

    def write(self, value: Plain) -> str:
        """`12 44`."""
        return " ".join([choice_of(card).text for card in cast("tuple[int, ...]", value)])

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """Cards of the deck."""
        known = {choice_of(card).text: card for card in rules.deck}
        cards = {known[word] for word in words if word in known}
        return tuple(sorted(cards)) if len(cards) == len(words) else None
