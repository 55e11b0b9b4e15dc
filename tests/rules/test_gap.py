"""GAP: what a turn takes, what a tableau is worth, how rounds are set up."""

from __future__ import annotations

import pytest

import oxherd
from oxherd.rules.gap.scoring import gap_points
from tests.matches import begin, moments
from tests.rules.tables import gap_cards, gap_table


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 2, 1, 1, 0], 2),
        ([4, 3, 1, 1, 0], 2),
        ([4, 4, 0, 0, 0], 8),
        ([5, 4, 2, 2, 1], 4),
        ([5, 5, 2, 1, 1], 8),
        ([3, 3, 3, 1, 1], 7),
        ([2, 1, 1, 1, 1], -2),
        ([3, 3, 3, 3, 3], 15),
        ([4, 0, 0, 0, 0], 4),
        ([0, 0, 0, 0, 0], 0),
        ([1, 1, 1, 1, 1], 5),
        ([2, 2, 1, 1, 1], 1),
        ([0, 0, 6, 5, 0], 1),
        ([1, 0, 2, 0, 1], 0),
    ],
)
def test_gap_points(counts: list[int], points: int) -> None:
    """The most frequent colours count for the player, the rarest others against him."""
    assert gap_points(counts) == points


def test_order_of_colours_does_not_matter() -> None:
    """All colours are alike."""
    assert gap_points([1, 1, 2, 4, 5]) == gap_points([5, 4, 2, 1, 1]) == 3


def test_only_colours_count() -> None:
    """The numbers on the cards do not matter."""
    rules, _ = gap_table("1r")
    assert rules.points(0, gap_cards("0r 3r 9r 1g 5b")) == 1
    assert rules.points(0, ()) == 0


@pytest.mark.parametrize(
    ("players", "hand", "stock"), [(2, 6, 14), (3, 6, 18), (4, 6, 22), (5, 5, 21), (6, 5, 16)]
)
def test_set_up_of_a_round(players: int, hand: int, stock: int) -> None:
    """Six cards, or five at large tables; four in the row; the rest is the pile to draw from."""
    view = begin("gap", players, {}).view(None)
    assert view.hand_sizes == (hand,) * players
    assert [len(row) for row in view.rows] == [4]
    assert view.stock_size == stock


def test_the_stock_is_secret() -> None:
    """How many cards it has is seen, which is not."""
    match = begin("gap", 4, {})
    assert match.view(0).stock is None
    assert match.view(None).stock is None


@pytest.mark.parametrize(
    ("row", "card", "left", "taken"),
    [
        ("5r 5g 4y", "5b", "4y", "5r 5g 5b"),
        ("4r 6g 9y", "5b", "9y", "4r 6g 5b"),
        ("6g 9y", "5b", "9y", "6g 5b"),
        ("4r 9y", "5b", "9y", "4r 5b"),
        ("9r 1g 5y", "0b", "5y", "9r 1g 0b"),
        ("8r 0g 5y", "9b", "5y", "8r 0g 9b"),
        ("1r 9y", "5b", "1r 9y 5b", ""),
        ("3r 7g", "5b", "3r 7g 5b", ""),
    ],
)
def test_what_a_card_takes(row: str, card: str, left: str, taken: str) -> None:
    """Equal numbers, else neighbours on both sides of the ring, else nothing."""
    position = f"ox1 | rows {row} | hands {card} / ? / ? / ?"
    match = oxherd.Match.at(oxherd.rules("gap", 4), position, seed=1)
    match.choose(0, card)
    view = match.view(None)
    assert view.rows == (gap_cards(left),)
    assert set(view.piles[0] or ()) == set(gap_cards(taken))


@pytest.mark.parametrize(
    ("row", "card", "picks"),
    [
        ("4r 4g 9y", "5b", ["4r 4g"]),
        ("6r 6g 9y", "5b", ["6r 6g"]),
        ("4r 4g 6b 6p", "5b", ["4r 4g", "6b 6p"]),
        ("4r 6b 6p", "5b", ["6b 6p"]),
        ("4g 4r 6b", "5b", ["4r 4g"]),
        ("9b 9y 1r 1g", "0b", ["9y 9b", "1r 1g"]),
    ],
)
def test_picks(row: str, card: str, picks: list[str]) -> None:
    """Among several cards of a neighbouring number one is picked, the lower number first."""
    position = f"ox1 | rows {row} | hands {card} / ? / ? / ?"
    match = oxherd.Match.at(oxherd.rules("gap", 4), position, seed=1)
    match.choose(0, card)
    asked = []
    while match.ask is not None and match.ask.kind == "pick":
        assert match.ask.seats == (0,)
        options = match.ask.options(0)
        asked.append(" ".join([str(choice) for choice in options]))
        match.choose(0, options[-1])
    assert asked == picks


@pytest.mark.parametrize(
    ("row", "stock", "after", "left"),
    [
        ("5r 5g 5y 1p", "7r 8r 9r 0r", "1p 7r 8r 9r", "0r"),
        ("5r 1r 2r 3r 9g", "7r 8r", "1r 2r 3r 9g", "7r 8r"),
        ("5r 5g 5y 1p", "7r", "1p 7r", "-"),
        ("5r", "-", "-", "-"),
    ],
)
def test_refill(row: str, stock: str, after: str, left: str) -> None:
    """Up to four cards from the front of the stock, as far as it lasts."""
    position = f"ox1 | rows {row} | hands 5b / ? / ? / ? | stock {stock}"
    match = oxherd.Match.at(oxherd.rules("gap", 4), position, seed=1)
    match.choose(0, "5b")
    shown = f"{match.position()} |"
    assert f"| rows {after} |" in shown
    assert (f"| stock {left} |" in shown) is (left != "-")


def test_turns_go_clockwise() -> None:
    """From the drawn seat, six laps; the next round starts one seat further on."""
    match = begin("gap", 4, {"rounds": 2})
    asked: dict[int, list[int]] = {1: [], 2: []}
    for _ in moments(match):
        if match.ask is not None and match.ask.kind == "card":
            asked[match.round] += match.ask.seats
    first = asked[1][0]
    turn = [(first + step) % 4 for step in range(4)]
    assert asked == {1: turn * 6, 2: (turn[1:] + turn[:1]) * 6}


@pytest.mark.parametrize(
    ("slot", "words", "value"),
    [
        (0, "yp", (2, 4)),
        (0, "y p", (2, 4)),
        (1, "12@1 -3@2", ((12, 1), (-3, 2))),
        (2, "yes", True),
        (2, "no", False),
    ],
)
def test_slots_in_words(slot: int, words: str, value: object) -> None:
    """What a position says of removed colours, best rounds and a play-off."""
    rules, _ = gap_table("1r", 2)
    assert rules.read_slot(slot, words.split()) == value


@pytest.mark.parametrize(
    ("slot", "words"),
    [
        (0, "y"),
        (0, "yy"),
        (0, "yx"),
        (0, "ypr"),
        (0, ""),
        (1, "12@1"),
        (1, "12@1 3"),
        (1, "12@1 x@2"),
        (1, "12@1 3@-2"),
        (1, "12@1 3@2@1"),
        (1, "12@1 123456789@2"),
        (2, "maybe"),
        (2, ""),
        (2, "yes no"),
    ],
)
def test_words_that_say_nothing(slot: int, words: str) -> None:
    """Wrong counts, unknown colours, and what is no number."""
    rules, _ = gap_table("1r", 2)
    assert rules.read_slot(slot, words.split()) is None
