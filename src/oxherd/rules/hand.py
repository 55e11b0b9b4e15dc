"""Hands are ascending tuples; here is how one is made smaller and larger."""

from __future__ import annotations


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand less one card that is in it."""
    at = 0
    while hand[at] != card:
        at += 1
    if at == 0:
        return hand[1:]
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand and one more card."""
    return tuple(sorted((*hand, card)))
