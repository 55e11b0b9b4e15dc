"""Cards may wait in any order once special cards have been at work."""

from __future__ import annotations

from oxherd.core.play import Play
from oxherd.rules.order import LowestFirst


class AnyOrder(LowestFirst):
    """They start in ascending order. Rules: R-6, R-39, R-85."""

    def possible(self, queue: list[Play]) -> bool:
        """One card a seat."""
        return len({play.seat for play in queue}) == len(queue)
