"""What is put face down, and how it is revealed."""

from __future__ import annotations

from oxherd.rules.select import OneCard, TwoCards
from tests.rules.tables import row_table


def test_one_card() -> None:
    """Any card of the hand; it leaves the hand when all are revealed."""
    rules, state = row_table("12")
    state.hands = [(3, 14, 61), (15, 44, 70)]
    assert OneCard().offer(rules, state, 1) == (15, 44, 70)
    played = OneCard().reveal(rules, state, [14, 70])
    assert [(play.seat, play.card, play.value) for play in played] == [(0, 14, 14), (1, 70, 70)]
    assert state.hands == [(3, 61), (15, 44)]


def test_two_cards() -> None:
    """Two answers a seat, in the order of the seats."""
    rules, state = row_table("12", "nifty")
    state.hands = [(3, 14, 61), (15, 44, 70)]
    assert TwoCards().picks == 2
    played = TwoCards().reveal(rules, state, [61, 3, 15, 44])
    assert [(play.seat, play.card) for play in played] == [(0, 61), (0, 3), (1, 15), (1, 44)]
    assert state.hands == [(14,), (70,)]


def test_flipped_cards_are_offered_after_the_others() -> None:
    """While a seat holds its flip card: the hand, then what a flip changes, both ascending."""
    rules, state = row_table("12", "flip")
    state.hands = [(7, 22, 31, 90, 100), (7, 22, 31, 90, 100)]
    state.slots = [(1, 0)]
    assert rules.select.offer(rules, state, 0) == (7, 22, 31, 90, 100, 165 + 31, 165 + 90)
    assert rules.select.offer(rules, state, 1) == (7, 22, 31, 90, 100)


def test_a_flip_uses_the_flip_card() -> None:
    """The card counts with its digits reversed, and the seat has no flip card any more."""
    rules, state = row_table("12", "flip")
    state.hands = [(31, 50), (13, 60)]
    state.slots = [(1, 1)]
    played = rules.select.reveal(rules, state, [165 + 31, 13])
    assert [(play.card, play.value) for play in played] == [(31, 13), (13, 13)]
    assert state.hands == [(50,), (60,)]
    assert state.slots == [(0, 1)]
    assert [rules.select.could_change(state, seat) for seat in (0, 1)] == [True, False]


def test_nobody_changes_cards_without_a_flip_card() -> None:
    """In the other games a revealed card always counts with its own number."""
    rules, state = row_table("12")
    assert rules.select.could_change(state, 0) is False
