"""How many special cards were used beside the card that is placed next. Rule: A-20."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.numbers import small_numbers
from oxherd.rules.parts import Power
from oxherd.rules.row_rules import RowRules

SHUT: Final = 99
"""Counts as more than anybody may use. Rule: C-4."""


class Used(Power):
    """Its value is (card, number), or nothing where there were none."""

    name: ClassVar[str] = "used"

    def empty(self, rules: RowRules) -> Plain:
        """None."""
        return ()

    def setup(self, rules: RowRules, state: State) -> Plain:
        """None."""
        return ()

    def beside(self, state: State, card: int) -> int:
        """The number for this card."""
        value = cast("tuple[int, ...]", state.slots[self.slot])
        return value[1] if value and value[0] == card else 0

    def count(self, state: State, card: int, times: int) -> None:
        """So many more for this card."""
        state.slots[self.slot] = (card, min(SHUT, self.beside(state, card) + times))

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It lies: forget it."""
        self._forget(state)

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """The same, unless a row was taken before its placement."""
        self._forget(state)

    def _forget(self, state: State) -> None:
        value = cast("tuple[int, ...]", state.slots[self.slot])
        if value and not (state.queue and state.queue[-1].card == value[0]):
            state.slots[self.slot] = ()

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody saw it."""
        return cast("tuple[int, ...]", value)[1] if value else 0

    def write(self, value: Plain) -> str:
        """`44 1`."""
        return " ".join([str(number) for number in cast("tuple[int, ...]", value)])

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """A card and a number, or nothing."""
        if not words:
            return ()
        return small_numbers(words, 3) if len(words) == 2 else None
