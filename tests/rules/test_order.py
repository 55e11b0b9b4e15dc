"""Which revealed card is placed when."""

from __future__ import annotations

import pytest

from oxherd.rules.order import LowestFirst, LowestOwnerFirst
from tests.rules.tables import plays, shown


@pytest.mark.parametrize(
    ("revealed", "queue"),
    [
        ("A14 B15 C44", "A14 B15 C44"),
        ("A61 B44 C15 D14", "D14 C15 B44 A61"),
        ("A31~ B13", "A31 B13"),
        ("A13 B31~", "B31 A13"),
        ("A90~ B10", "A90 B10"),
        ("A5", "A5"),
    ],
)
def test_lowest_first(revealed: str, queue: str) -> None:
    """Ascending by the number that counts; of equal ones the flipped card first."""
    assert shown(LowestFirst().arrange(plays(revealed))) == queue


@pytest.mark.parametrize(
    ("revealed", "queue"),
    [
        ("A10 A80 B20 B30", "A10 A80 B20 B30"),
        ("A30 A20 B80 B10", "B10 B80 A20 A30"),
        ("A10 A90 B5 B95 C20 C21", "B5 B95 A10 A90 C20 C21"),
        ("A1 A2", "A1 A2"),
    ],
)
def test_lowest_owner_first(revealed: str, queue: str) -> None:
    """Seats by their lower card, both cards of a seat side by side, the lower first."""
    assert shown(LowestOwnerFirst().arrange(plays(revealed))) == queue


@pytest.mark.parametrize(
    ("waiting", "possible"),
    [
        ("A14 B15 C44", True),
        ("B15 A44", True),
        ("A31~ B13", True),
        ("B13 A31~", False),
        ("A15 B14", False),
        ("A14 A15", False),
    ],
)
def test_queues_of_one_card_a_seat(waiting: str, possible: bool) -> None:  # noqa: FBT001
    """Every seat at most once, in the order of placement."""
    assert LowestFirst().possible(plays(waiting)[::-1]) is possible


@pytest.mark.parametrize(
    ("waiting", "possible"),
    [
        ("A10 A80 B20 B30", True),
        ("A80 B20 B30", True),
        ("A80 A10 B20 B30", True),
        ("A10 B20 A80 B30", False),
        ("A10 A80 A81", False),
    ],
)
def test_queues_of_two_cards_a_seat(waiting: str, possible: bool) -> None:  # noqa: FBT001
    """The cards of a seat wait side by side, two at most."""
    assert LowestOwnerFirst().possible(plays(waiting)[::-1]) is possible


@pytest.mark.parametrize(
    ("waiting", "undecided"), [("A10 A80 B20 B30", True), ("A80 B20 B30", False), ("B30", False)]
)
def test_undecided(waiting: str, undecided: bool) -> None:  # noqa: FBT001
    """The owner is asked while both of his cards wait."""
    queue = plays(waiting)[::-1]
    assert LowestOwnerFirst().undecided(queue) is undecided
    assert LowestFirst().undecided(queue) is False
