"""A small fast generator for random *play*, never for deals.

A 32-bit xorshift and a counter added up (after Marsaglia 2003), period 2**64. All numbers stay
below 2**62, so that compiled and plain Python agree and neither needs long integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxherd.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Dice:
    """Seeded random numbers for playouts, random seats and tests."""

    __slots__ = ("counter", "shift")

    counter: i64
    shift: i64

    def __init__(self, seed: int) -> None:
        self.shift = (seed * 0x9E3779B1 + 0x6C078965) % 0xFFFFFFFF + 1
        self.counter = seed * 0x85EBCA6B % 0x100000000
        for _ in range(4):  # neighbouring seeds part
            self.below(2)

    def below(self, most: i64) -> i64:
        """A number from 0 to most - 1."""
        shift = self.shift
        shift ^= (shift << 13) & 0xFFFFFFFF
        shift ^= shift >> 17
        shift ^= (shift << 5) & 0xFFFFFFFF
        self.shift = shift
        self.counter = (self.counter + 362437) & 0xFFFFFFFF
        return (((shift + self.counter) & 0xFFFFFFFF) * most) >> 32
