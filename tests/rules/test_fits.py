"""Where a card may go, and which spot is the nearest."""

from __future__ import annotations

import pytest

from oxherd.rules.fits import BehindLower, BothEnds
from oxherd.rules.parts import NOWHERE, TIED
from tests.rules.tables import lists, plays, row_table


@pytest.mark.parametrize(
    ("rows", "value", "row"),
    [
        ("12", 13, 0),
        ("12", 11, NOWHERE),
        ("12", 12, NOWHERE),
        ("12 | 37", 44, 1),
        ("37 | 12", 44, 0),
        ("12 | 37", 36, 0),
        ("12 | 37 | 43", 44, 2),
        ("40 | 37 | 43", 38, 1),
        ("9 50 | 37", 48, 1),
        ("1 2 3 4 5 | 2", 6, 0),
        ("103 | 1", 104, 0),
    ],
)
def test_behind_the_nearest_lower_end(rows: str, value: int, row: int) -> None:
    """Only ends count, the nearest lower one decides, and a full row is no worse."""
    rules, state = row_table(rows)
    assert rules.fits.nearest(rules, state, value) == row


@pytest.mark.parametrize(
    ("end", "value", "gap"), [(12, 13, 2), (12, 50, 76), (12, 12, 0), (12, 1, 0)]
)
def test_gaps_are_half_steps(end: int, value: int, gap: int) -> None:
    """A gap is twice the difference, 0 where the card does not fit."""
    assert BehindLower().gap((3, end), value) == gap


def test_join_on_the_right() -> None:
    """The card follows the end."""
    assert BehindLower().join((12, 14), plays("A15")[0]) == (12, 14, 15)


@pytest.mark.parametrize(
    ("rows", "value", "row"),
    [
        ("50", 49, 0),
        ("50", 51, 0),
        ("50", 50, NOWHERE),
        ("10 90", 50, NOWHERE),
        ("10 20 | 30 40", 15, 1),
        ("10 20 | 30 40", 24, 0),
        ("10 20 | 30 40", 26, 1),
        ("10 20 | 30 40", 25, TIED),
        ("30 40 | 10 20", 25, TIED),
        ("10 20 | 30 40 | 26 60", 25, 2),
        ("10 90 | 20 80 | 30 70", 50, NOWHERE),
        ("10 90 | 20 80 | 30 70", 15, 1),
        ("40 41 42 43 44 | 5 6", 39, 0),
    ],
)
def test_both_ends(rows: str, value: int, row: int) -> None:
    """Above the right end or below the left one; the nearest of all decides, or there is a tie."""
    rules, state = row_table(rows, "professional")
    assert rules.fits.nearest(rules, state, value) == row


@pytest.mark.parametrize(("tie", "row"), [("choose", TIED), ("right", 0), ("left", 1)])
def test_agreed_side_of_a_tie(tie: str, row: int) -> None:
    """25 is behind 20 by 5 and before 30 by 5."""
    rules, state = row_table("10 20 | 30 40", "professional", professional_tie=tie)
    assert rules.fits.nearest(rules, state, 25) == row


@pytest.mark.parametrize("tie", ["choose", "right", "left"])
def test_an_agreed_side_decides_ties_only(tie: str) -> None:
    """24 is nearer to 20, and 26 is nearer to 30, whatever was agreed."""
    rules, state = row_table("10 20 | 30 40", "professional", professional_tie=tie)
    assert rules.fits.nearest(rules, state, 24) == 0
    assert rules.fits.nearest(rules, state, 26) == 1


def test_nearest_rows() -> None:
    """The rows of a tie, from the top."""
    rules, state = row_table("30 40 | 60 70 | 10 20", "professional")
    assert rules.fits.nearest_rows(rules, state, 25) == [0, 2]


@pytest.mark.parametrize(
    ("row", "card", "after"),
    [("30 40", "A25", "25 30 40"), ("30 40", "A55", "30 40 55"), ("30", "A29", "29 30")],
)
def test_join_on_either_side(row: str, card: str, after: str) -> None:
    """A row stays ascending."""
    assert BothEnds("choose").join(lists(row)[0], plays(card)[0]) == lists(after)[0]


def test_a_flipped_card_fits_by_its_value() -> None:
    """24 flipped is 42 and goes behind 40, rather than behind 20."""
    rules, state = row_table("20 | 40", "flip")
    play = plays("A24~")[0]
    assert rules.fits.nearest(rules, state, play.value) == 1
    assert rules.fits.join((40,), play) == (40, 24)
