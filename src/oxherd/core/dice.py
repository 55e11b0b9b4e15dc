"""A small fast generator for random *play*, never for deals: L'Ecuyer's two combined congruences (1988).

Its numbers stay below 2**62, so that compiled and plain Python agree and neither needs long integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


from oxherd.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Dice:
    """Seeded random numbers for playouts, random seats and tests."""

    __slots__ = ("first", "second")

    first: i64
    second: i64

    def __init__(self, seed: int) -> None:
        self.first = seed % 2147483562 + 1
        self.second = (seed // 2147483562 + seed * 7919) % 2147483398 + 1

    def below(self, most: i64) -> i64:
        """A number from 0 to most - 1."""
        self.first = self.first * 40014 % 2147483563
        self.second = self.second * 40692 % 2147483399
        return (self.first - self.second + 2147483562) % 2147483562 % most
