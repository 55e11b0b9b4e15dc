"""Which revealed card is placed when."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.rules.parts import Order


@mypyc_attr(allow_interpreted_subclasses=True)
class LowestFirst(Order):
    """Cards in ascending order. Rule: R-6."""

    def arrange(self, plays: list[Play]) -> list[Play]:
        """Insertion sort: there are at most ten, and no key objects are made."""
        for start in range(1, len(plays)):
            play = plays[start]
            at = start
            while at > 0 and plays[at - 1].before(play):
                plays[at] = plays[at - 1]
                at -= 1
            plays[at] = play
        return plays

    def possible(self, queue: list[Play]) -> bool:
        """One card a seat, ascending."""
        seats = {play.seat for play in queue}
        pairs = zip(queue[1:], queue[:-1], strict=True)
        return len(seats) == len(queue) and all([first.before(later) for first, later in pairs])


@mypyc_attr(allow_interpreted_subclasses=True)
class LowestOwnerFirst(LowestFirst):
    """The owner of the lowest card places both of his, then that of the lowest left. Rule: R-27."""

    def arrange(self, plays: list[Play]) -> list[Play]:
        """Owners ranked by their lower card, fixed for the trick. Rule: A-10."""
        queue: list[Play] = []
        for play in reversed(super().arrange(plays)):
            if play not in queue:
                queue += [other for other in reversed(plays) if other.seat == play.seat]
        queue.reverse()
        return queue

    def possible(self, queue: list[Play]) -> bool:
        """The two cards of a seat wait side by side."""
        seats = [play.seat for play in queue]
        blocks = [seat for at, seat in enumerate(seats) if seats[at - 1 : at] != [seat]]
        return len(set(blocks)) == len(blocks) and max([seats.count(s) for s in seats]) <= 2

    def undecided(self, queue: list[Play]) -> bool:
        """Both cards of the owner still wait."""
        return len(queue) > 1 and queue[-1].seat == queue[-2].seat
