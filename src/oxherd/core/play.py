"""A revealed card that waits for its placement."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Play:
    """Card, owner, and the number it counts with until it lies in a row. Immutable."""

    __slots__ = ("card", "seat", "value")

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value

    def before(self, other: Play) -> bool:
        """Whether it is placed earlier: lower first; on equal numbers the one that was changed."""
        if self.value != other.value:
            return self.value < other.value
        return self.value != self.card and other.value == other.card
