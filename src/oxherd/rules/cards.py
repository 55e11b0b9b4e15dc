"""The one codec of cards and choices: what each small integer means in every game.

A card is the id of the choice that plays it, so a hand is its own list of options.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.choice import define

HIGHEST: Final = 104
"""Number cards are 1 to 104."""

GAP_FIRST: Final = 105
"""GAP cards are 105 + colour * 10 + number."""
COLOURS: Final = "rgybp"
"""Red, green, yellow, blue, purple."""

ROW_FIRST: Final = 155
MOST_ROWS: Final = 10
ROW_IDS: Final = tuple(range(ROW_FIRST, ROW_FIRST + MOST_ROWS))

FLIP_OFFSET: Final = 165
"""Number card n with its digits reversed is 165 + n."""

SPECIAL_FIRST: Final = 266
"""Kinds of special, team, action and lucky cards follow from here; copies of a kind are equal."""
FIFTH_ROW: Final = 266
SEVEN: Final = 267
INSERT: Final = 268
REPLACE: Final = 269
SHIFT: Final = 270
STOP: Final = 271
MINUS_PLUS: Final = 272
FIRST: Final = 273
LAST: Final = 274
SORT: Final = 275
LIFT: Final = 276
SKIP: Final = 277
SWAP_TILE: Final = 278
TO_START: Final = 279
EXTRA_TILE: Final = 280
ASCEND_ANY: Final = 281
PLUS5: Final = 282
GOOD_COWS: Final = 283
SPECIALS: Final = (
    "fifth-row",
    "seven",
    "insert",
    "replace",
    "shift",
    "stop",
    "minus-plus",
    "first",
    "last",
    "sort",
    "lift",
    "skip",
    "swap-tile",
    "to-start",
    "extra-tile",
    "ascend-any",
    "plus5",
    "good-cows",
)
"""Their names, by number; `lift` is no card but takes one away."""


def bulls_on(card: int) -> int:
    """How many bulls a number card shows. Rule: R-2."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


BULLS: Final = [0] + [bulls_on(card) for card in range(1, HIGHEST + 1)]
"""Bulls by card."""


def bulls(cards: tuple[int, ...]) -> int:
    """The bulls on some cards together."""
    total = 0
    for card in cards:
        total += BULLS[card]
    return total


def reversed_digits(card: int) -> int:
    """The number a flipped card counts with, e.g. 31 -> 13, 90 -> 9."""
    return card % 10 * 10 + card // 10


def can_flip(card: int) -> bool:
    """Whether a flip makes another number of it: two different digits. Rules: R-62, A-40, C-2."""
    return 10 <= card <= 99 and card % 11 != 0


def said(card: int, value: int) -> int:
    """The id of the choice that played a card with this value."""
    return card + FLIP_OFFSET if card <= HIGHEST and value != card else card


def card_and_value(choice: int) -> tuple[int, int]:
    """Which card a choice plays, and the number it counts with."""
    if choice > FLIP_OFFSET:
        card = choice - FLIP_OFFSET
        return card, reversed_digits(card)
    if choice >= GAP_FIRST:
        return choice, (choice - GAP_FIRST) % 10
    return choice, choice


define(1, "card", [str(card) for card in range(1, HIGHEST + 1)])
define(GAP_FIRST, "gap-card", [f"{number}{colour}" for colour in COLOURS for number in range(10)])
define(ROW_FIRST, "row", [f"r{row + 1}" for row in range(MOST_ROWS)])
define(FLIP_OFFSET + 10, "flipped", [f"{card}~" for card in range(10, 100)])
define(SPECIAL_FIRST, "special", list(SPECIALS))
