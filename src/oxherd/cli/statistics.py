"""What a number of rounds says about the mean, honestly."""

from __future__ import annotations

import math
from typing import Final

SIGMAS: Final = 1.96
"""Half the width of a 95 % interval in standard errors."""


class Rounds:
    """Counts rounds by their sums: seats of one round share its cards and are not independent."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.count = 0
        self.decisions = 0
        self.total = 0
        self.squares = 0

    def add(self, points: int, decisions: int) -> None:
        """A round in which all seats together had so many points."""
        self.count += 1
        self.decisions += decisions
        self.total += points
        self.squares += points * points

    def include(self, other: Rounds) -> None:
        """Rounds that were counted elsewhere."""
        self.count += other.count
        self.decisions += other.decisions
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """Points a seat a round."""
        return self.total / (self.count * self.seats)

    @property
    def margin(self) -> float | None:
        """Half the width of the 95 % interval of the mean; a single round has none."""
        if self.count < 2:
            return None
        spread = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return SIGMAS * math.sqrt(max(0.0, spread) / self.count) / self.seats
