"""Taking a row: what goes where, what it costs, what is told."""

from __future__ import annotations

import pytest

from oxherd.rules.placement import settle
from tests.rules.tables import events, lists, plays, row_table


def test_take_all() -> None:
    """The row goes behind what the pile holds already, the card starts the row anew."""
    rules, state = row_table("12 14 15 | 37")
    state.piles = [(5,), (99,)]
    rules.collect.take(rules, state, plays("B3")[0], 0, "misfit")
    assert state.rows == lists("3 | 37")
    assert state.piles == [(5,), (99, 12, 14, 15)]
    assert events(state) == [
        "collected(seat=1, row=0, cards=(12, 14, 15), bulls=4, why=misfit)",
        "placed(seat=1, card=3, row=0, side=right)",
    ]


@pytest.mark.parametrize(
    ("cap", "rows", "after"),
    [
        (5, "1 2 3 4 | 90", "1 2 3 4 6 | 90"),
        (5, "1 2 3 4 5 | 90", "6 | 90"),
        (2, "1 | 90", "1 6 | 90"),
        (2, "1 5 | 90", "6 | 90"),
    ],
)
def test_settle_joins_or_takes(cap: int, rows: str, after: str) -> None:
    """A row takes as many cards as agreed; one more takes the row."""
    rules, state = row_table(rows, cap=cap)
    settle(rules, state, plays("A6")[0], 0)
    assert state.rows == lists(after)
    assert bool(state.piles[0]) is (after == "6 | 90")


def test_settle_tells_the_side() -> None:
    """On the left of a row, or on its right."""
    rules, state = row_table("30 40 | 90", "professional")
    settle(rules, state, plays("A25")[0], 0)
    settle(rules, state, plays("B41")[0], 0)
    assert state.rows == lists("25 30 40 41 | 90")
    assert events(state) == [
        "placed(seat=0, card=25, row=0, side=left)",
        "placed(seat=1, card=41, row=0, side=right)",
    ]


@pytest.mark.parametrize(("pile", "points"), [((), 0), ((55, 5, 10), 12), ((1, 2, 3), 3)])
def test_bulls_score(pile: tuple[int, ...], points: int) -> None:
    """A pile is worth the sum of its bulls."""
    rules, _ = row_table("12")
    assert rules.scoring.points(0, pile) == points
    assert rules.points(0, pile) == points
