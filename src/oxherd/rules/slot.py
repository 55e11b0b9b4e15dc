"""One value of a game's own in the state, and everything that has to be known about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic

from oxherd.core.frame import R
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain

if TYPE_CHECKING:
    from oxherd.core.moments import Problem
    from oxherd.core.state import State


NO_PLACE: Final = -1
"""Of a slot that belongs to no rules yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot(Generic[R]):
    """Reads and writes one immutable value in `state.slots`."""

    name: ClassVar[str] = ""
    """What positions, views and events call it."""

    def __init__(self) -> None:
        self.slot = NO_PLACE
        """Its place there, numbered when rules are made of it."""

    def empty(self, rules: R) -> Plain:
        """Its value before the first round."""
        return None

    def setup(self, rules: R, state: State) -> Plain:
        """Its value when the rows of a round lie; as it was, unless it says otherwise."""
        return state.slots[self.slot]

    def scored(self, rules: R, state: State, points: list[int]) -> None:
        """A round has been scored."""

    def show(self, value: Plain, seat: int | None) -> Plain:
        """What a seat (None: a spectator) may know of its value. Nothing, unless it says so."""
        return None

    def write(self, value: Plain) -> str:
        """Its value as words of a position."""
        return ""

    def read(self, rules: R, words: list[str]) -> Plain:
        """The value that words of a position say; None where they say none."""
        return None

    def fill(self, rules: R, state: State) -> None:
        """A position has been read: draw what it does not know."""

    def problem(self, rules: R, state: State) -> Problem | None:
        """What is impossible about its value in a position, if anything."""
        return None

    def holds(self, value: Plain) -> tuple[int, ...]:
        """The special cards that lie in it."""
        return ()
