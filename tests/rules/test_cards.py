"""Cards: their bulls, their flips, their place in the codec of choices."""

from __future__ import annotations

import pytest

from oxherd.core.choice import choice_of, read_choice
from oxherd.rules.cards import (
    BULLS,
    ROW_IDS,
    bulls,
    bulls_on,
    can_flip,
    card_and_value,
    reversed_digits,
    said,
)

PRINTED = {
    7: "55",
    5: "11 22 33 44 66 77 88 99",
    3: "10 20 30 40 50 60 70 80 90 100",
    2: "5 15 25 35 45 65 75 85 95",
}
"""Every card with more than one bull."""


def test_bulls_of_every_card() -> None:
    """The printed bulls of all 104 cards."""
    expected = dict.fromkeys(range(1, 105), 1)
    for number, cards in PRINTED.items():
        expected.update(dict.fromkeys([int(card) for card in cards.split()], number))
    assert {card: bulls_on(card) for card in range(1, 105)} == expected
    assert {card: BULLS[card] for card in range(1, 105)} == expected


def test_how_many_cards_have_how_many_bulls() -> None:
    """76 cards with one bull, 9 with two, 10 with three, 8 with five, one with seven: 171."""
    counts = {number: BULLS[1:].count(number) for number in (1, 2, 3, 5, 7)}
    assert counts == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}
    assert sum(BULLS) == 171
    assert len(BULLS) == 105


@pytest.mark.parametrize(
    ("players", "cards", "total"),
    [
        (2, 24, 38),
        (3, 34, 55),
        (4, 44, 72),
        (5, 54, 85),
        (6, 64, 103),
        (7, 74, 120),
        (8, 84, 137),
        (9, 94, 154),
        (10, 104, 171),
    ],
)
def test_bulls_of_small_decks(players: int, cards: int, total: int) -> None:
    """The check sums of the decks for two to ten players."""
    assert cards == 10 * players + 4
    assert bulls(tuple(range(1, cards + 1))) == total


def test_bulls_of_no_card() -> None:
    """An empty pile has none."""
    assert bulls(()) == 0


@pytest.mark.parametrize(
    ("card", "value"), [(31, 13), (90, 9), (10, 1), (24, 42), (98, 89), (11, 11)]
)
def test_reversed_digits(card: int, value: int) -> None:
    """The digits of a number in the other order, without leading zeros."""
    assert reversed_digits(card) == value


def test_what_can_be_flipped() -> None:
    """81 cards: two digits that differ."""
    flippable = [card for card in range(1, 105) if can_flip(card)]
    assert flippable == [card for card in range(10, 100) if str(card) != str(card)[::-1]]
    assert len(flippable) == 81


def test_different_cards_flip_to_different_numbers() -> None:
    """Hence two flipped cards never tie."""
    values = [reversed_digits(card) for card in range(10, 100)]
    assert len(set(values)) == len(values)


@pytest.mark.parametrize(
    ("text", "card", "value"),
    [("44", 44, 44), ("1", 1, 1), ("31~", 31, 13), ("90~", 90, 9), ("7r", 112, 7), ("0p", 145, 0)],
)
def test_choices_of_cards(text: str, card: int, value: int) -> None:
    """A choice says which card it plays and with which number."""
    choice = read_choice(text)
    assert card_and_value(choice.id) == (card, value)
    if choice.kind != "gap-card":
        assert said(card, value) == choice.id


def test_choice_of_a_gap_card() -> None:
    """A GAP card is played as itself, whatever its number is."""
    assert said(112, 7) == 112


def test_choices_of_rows() -> None:
    """Ten rows can be named, r1 to r10."""
    texts = [choice_of(number).text for number in ROW_IDS]
    assert " ".join(texts) == "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10"
