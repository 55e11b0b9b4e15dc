"""Even/odd, the climber and the cow, each on a few rows."""

from __future__ import annotations

import pytest

from oxherd.rules.markers.marker import lowest_end
from oxherd.rules.parts import NOWHERE
from oxherd.rules.placement import settle
from tests.rules.tables import events, lists, plays, row_table


@pytest.mark.parametrize(
    ("rows", "but", "row"), [("12 | 37", -1, 0), ("12 | 37", 0, 1), ("5 90 | 37 | 60", -1, 1)]
)
def test_lowest_end(rows: str, but: int, row: int) -> None:
    """The last cards of the rows are compared; one row may be left out."""
    _, state = row_table(rows)
    assert lowest_end(state, but) == row


# Even/odd


@pytest.mark.parametrize(
    ("rows", "slot"), [("40 | 17", (1, 1)), ("16 | 17", (0, 0)), ("40 | 17 | 3", (2, 1))]
)
def test_parity_setup(rows: str, slot: tuple[int, int]) -> None:
    """At the lowest card, with its parity: 0 even, 1 odd."""
    rules, state = row_table(rows, "parity")
    assert rules.powers[0].setup(rules, state) == slot


@pytest.mark.parametrize(
    ("slot", "value", "row"),
    [
        ((0, 0), 13, NOWHERE),
        ((0, 0), 14, 0),
        ((0, 1), 13, 0),
        ((0, 1), 14, NOWHERE),
        ((1, 0), 38, 1),
        ((1, 0), 39, 0),
    ],
)
def test_parity_filters_its_row(slot: tuple[int, int], value: int, row: int) -> None:
    """The marked row takes one kind of numbers only, the other row both."""
    rules, state = row_table("12 | 37", "parity")
    state.slots = [slot]
    assert rules.fits.nearest(rules, state, value) == row


def test_parity_leaves_after_a_take() -> None:
    """It goes to the lowest end of the other rows and shows its parity."""
    rules, state = row_table("7 | 37 | 20", "parity")
    state.slots = [(0, 1)]
    rules.powers[0].collected(rules, state, 0, 0)
    assert state.slots == [(2, 0)]
    assert events(state) == ["marker-moved(power=parity, row=2, face=even)"]


def test_parity_stays_when_a_card_joins() -> None:
    """Only takes move it, and it takes up no place."""
    rules, state = row_table("1 3 5 7 | 37", "parity")
    state.slots = [(0, 1)]
    settle(rules, state, plays("A9")[0], 0)
    assert state.rows == lists("1 3 5 7 9 | 37")
    assert state.slots == [(0, 1)]


# The climber


@pytest.mark.parametrize(
    ("rows", "value", "row"),
    [
        ("12 | 20", 16, 1),
        ("12 | 20", 15, 0),
        ("12 | 20", 17, 1),
        ("12 | 20", 21, 0),
        ("12 | 20", 11, 1),
        ("30 | 10", 20, NOWHERE),
        ("30 | 10", 9, 1),
        ("12 | 20", 20, 0),
    ],
)
def test_mountain_descends(rows: str, value: int, row: int) -> None:
    """The last row goes down here, and it wins a tie."""
    rules, state = row_table(rows, "mountain")
    state.slots = [(1, 0)]
    assert rules.fits.nearest(rules, state, value) == row


@pytest.mark.parametrize(
    ("rows", "path"),
    [
        ("1 | 2", [(1, 0), (0, 1), (1, 0), (0, 1)]),
        ("1 | 2 | 3", [(2, 0), (1, 0), (0, 1), (1, 1), (2, 0), (1, 0)]),
        ("1 | 2 | 3 | 4", [(3, 0), (2, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 0), (2, 0)]),
    ],
)
def test_mountain_path(rows: str, path: list[tuple[int, int]]) -> None:
    """From the last row up to the first and down again, a row a take: 0 is up, 1 is down."""
    rules, state = row_table(rows, "mountain")
    power = rules.powers[0]
    state.slots = [power.setup(rules, state)]
    walked = [state.slots[0]]
    while len(walked) < len(path):
        power.collected(rules, state, 0, 0)
        walked.append(state.slots[0])
    assert walked == path


# The cow


def test_cow_setup() -> None:
    """At the lowest card."""
    rules, state = row_table("40 | 17 | 60", "jumping-cow")
    assert rules.powers[0].setup(rules, state) == (1, 0)


def test_cow_takes_a_place() -> None:
    """Its row holds one card less."""
    rules, state = row_table("40 | 17 | 60", "jumping-cow")
    state.slots = [(1, 0)]
    assert [rules.powers[0].room(state, row) for row in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(
    ("rows", "card", "to", "after", "cow", "pile"),
    [
        ("10 | 30 | 50", "A11", 0, "10 11 | 30 | 50", 1, ()),
        ("10 | 30 | 50", "A31", 1, "10 | 30 31 | 50", 0, ()),
        ("1 2 3 4 | 30 | 50", "A11", 0, "11 | 30 | 50", 1, (1, 2, 3, 4)),
        ("10 | 26 27 28 29 30 | 50", "A11", 0, "10 11 | 30 | 50", 0, (26, 27, 28, 29)),
        ("10 | 26 27 28 29 30 | 50", "A31", 1, "10 | 31 | 50", 0, (26, 27, 28, 29, 30)),
    ],
)
def test_cow(rows: str, card: str, to: int, after: str, cow: int, pile: tuple[int, ...]) -> None:
    """The cow of row 1 jumps from a row that changes, and a full row it lands in is taken."""
    rules, state = row_table(rows, "jumping-cow")
    state.slots = [(0, 0)]
    settle(rules, state, plays(card)[0], to)
    assert state.rows == lists(after)
    assert state.slots == [(cow, 0)]
    assert state.piles[0] == pile


def test_cow_chain_between_two_rows() -> None:
    """With two full rows the cow empties both and comes to rest."""
    rules, state = row_table("50 | 20 21 | 30 31", "jumping-cow", cap=2)
    state.slots = [(0, 0)]
    settle(rules, state, plays("A51")[0], 0)
    assert state.rows == lists("51 | 21 | 31")
    assert state.slots == [(1, 0)]
    assert state.piles[0] == (50, 20, 30)


# In positions


@pytest.mark.parametrize(
    ("game", "words", "slot"),
    [
        ("parity", "2 odd", (1, 1)),
        ("parity", "1 even", (0, 0)),
        ("mountain", "3 up", (2, 0)),
        ("mountain", "1 down", (0, 1)),
        ("jumping-cow", "2 none", (1, 0)),
        ("flip", "1 0", (1, 0)),
    ],
)
def test_markers_in_words(game: str, words: str, slot: tuple[int, int]) -> None:
    """What a position says of a marker, read and written."""
    rules, _ = row_table("12 | 37 | 43", game)
    assert rules.read_slot(0, words.split()) == slot
    assert rules.write_slot(0, slot) == words


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("parity", "0 odd"),
        ("parity", "4 odd"),
        ("parity", "2 up"),
        ("parity", "2"),
        ("parity", "odd 2"),
        ("parity", "2 odd 3"),
        ("parity", ""),
        ("mountain", "01 up"),
        ("jumping-cow", "2"),
        ("flip", "1"),
        ("flip", "1 0 1"),
        ("flip", "1 2"),
    ],
)
def test_words_that_say_nothing(game: str, words: str) -> None:
    """Rows that are not there, faces of other markers, and counts that are wrong."""
    rules, _ = row_table("12 | 37 | 43", game)
    assert rules.read_slot(0, words.split()) is None


@pytest.mark.parametrize("game", ["parity", "mountain", "jumping-cow"])
def test_markers_are_public(game: str) -> None:
    """They lie on the table."""
    rules, _ = row_table("12 | 37", game)
    assert rules.show_slot(0, (1, 0), None) == (1, 0)
