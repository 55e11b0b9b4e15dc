"""Counting the leaves of the tree of choices: one number that knows every legal choice.

A ply is one pick of one seat; where all seats choose at once they do so one after another, in the
order of the seats. Chance is that of the match. A match that ends above the depth is one leaf.

>>> import oxherd
>>> match = oxherd.Match(oxherd.rules("classic", players=2), seed=7)
>>> perft(match, 1), perft(match, 2)
(10, 100)
"""

from __future__ import annotations

from oxherd.match import Match


def perft(match: Match, depth: int) -> int:
    """The leaves of the tree with this many plies. The match itself does not move."""
    ask = match.ask
    if ask is None or depth == 0:
        return 1
    seat = ask.seats[0]
    options = ask.options(seat)
    if depth == 1:
        return len(options)
    leaves = 0
    for choice in options:
        further = match.copy()
        further.choose(seat, choice)
        leaves += perft(further, depth - 1)
    return leaves


def divide(match: Match, depth: int) -> dict[str, int]:
    """The leaves below each first choice: where two engines differ, it shows the way."""
    ask = match.ask
    if ask is None or depth == 0:
        return {}
    seat = ask.seats[0]
    leaves = {}
    for choice in ask.options(seat):
        further = match.copy()
        further.choose(seat, choice)
        leaves[choice.text] = perft(further, depth - 1)
    return leaves
