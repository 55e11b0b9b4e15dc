"""Small tuples of small integers: hands, seats, offers. Loops here beat the general C calls."""

from __future__ import annotations

from typing import Final

from oxherd.core.choice import MOST

ALONE: Final = tuple([(number,) for number in range(MOST)])
"""One-item tuples, made once: a row of one card, a sealed choice."""


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items less one that is among them."""
    at = 0
    while items[at] != item:
        at += 1
    if at == 0:
        return items[1:]
    if at == len(items) - 1:
        return items[:at]
    return items[:at] + items[at + 1 :]


def holds(items: tuple[int, ...], item: int) -> bool:
    """Whether an item is among them."""
    for other in items:
        if other == item:
            return True
    return False


def with_item(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items and one more, ascending."""
    return tuple(sorted((*items, item)))
