"""Slots that hold a few whole numbers, and how positions read them."""

from __future__ import annotations

from typing import cast

from oxherd.core.frame import R
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.slot import Slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Slot[R]):
    """None before the first round, and none at the beginning of any."""

    def empty(self, rules: R) -> Plain:
        """None."""
        return ()

    def setup(self, rules: R, state: State) -> Plain:
        """None."""
        return ()

    def of(self, state: State) -> tuple[int, ...]:
        """All of them."""
        return cast("tuple[int, ...]", state.slots[self.slot])


def small_numbers(words: list[str], digits: int = 2) -> tuple[int, ...] | None:
    """What words of so few digits say; None where one says something else.

    >>> small_numbers(["4", "12"]), small_numbers(["-1"]), small_numbers(["100"])
    ((4, 12), None, None)
    """
    small = all([word.isascii() and word.isdecimal() and len(word) <= digits for word in words])
    return tuple([int(word) for word in words]) if small else None
