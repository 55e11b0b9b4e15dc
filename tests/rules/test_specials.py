"""The special cards of the jubilee edition, each on a few rows."""

from __future__ import annotations

import pytest

from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.row_rules import RowRules
from tests.rules.tables import lists, lying, picture, put, say, special_table

Options = dict[str, Option]


def table(
    rows: str, queue: str, specials: str, signs: str = "", **options: Option
) -> tuple[RowRules, State]:
    """Seat A holds these special cards, and what is nowhere else is not there."""
    rules, state = special_table("jubilee", rows, queue, options)
    put(rules, state, "specials", f"{specials} / -")
    if signs:
        put(rules, state, "signs", signs)
        rules.row_count -= "fifth-row" in signs
    return rules, state


EFFECTS: list[tuple[str, str, str, str, str, str, str, str]] = [
    # name, special card, rows, signs, card, answers, rows afterwards, pile of A
    ("fifth row", "fifth-row", "10 | 60", "", "23", "fifth-row", "10 | 60 | 23", "-"),
    ("by a low card", "fifth-row", "30 | 60", "", "23", "fifth-row", "30 | 60 | 23", "-"),
    ("seven", "seven", "3 5 11 13 17 | 60", "", "20", "seven", "3 5 11 13 17 20 | 60", "-"),
    ("insert", "insert", "5 11 | 7", "", "10", "insert", "5 10 11 | 7", "-"),
    ("at the start", "insert", "5 11 | 20", "", "4", "insert r2", "5 11 | 4 20", "-"),
    ("fifth card", "insert", "5 11 13 17 | 7", "", "10", "insert", "5 10 11 13 17 | 7", "-"),
    (
        "insert overflow",
        "insert",
        "5 11 13 17 19 | 7",
        "",
        "10",
        "insert",
        "19 | 7",
        "5 10 11 13 17",
    ),
    (
        "room beside a seven",
        "insert",
        "5 11 13 17 19 | 7",
        "seven / -",
        "10",
        "insert",
        "5 10 11 13 17 19 | 7",
        "-",
    ),
    (
        "overflow beside a seven",
        "insert",
        "5 11 13 17 19 20 | 7",
        "seven / -",
        "10",
        "insert",
        "20 | 7",
        "5 10 11 13 17 19",
    ),
    (
        "insert overflow with a fifth row",
        "insert",
        "5 11 13 17 19 | 7 | 8",
        "- / - / fifth-row",
        "10",
        "insert",
        "7 | 8",
        "5 10 11 13 17 19",
    ),
    ("shift", "shift", "4 8 | 10 17", "", "24", "shift 8", "4 | 8 10 17 24", "-"),
    ("shift to the end", "shift", "4 20 | 10 17", "", "24", "shift 20", "4 | 10 17 20 24", "-"),
    ("empties a row", "shift", "4 | 10 17", "", "24", "shift 4", "24 | 4 10 17", "-"),
    ("a low card, too", "shift", "40 | 50 60", "", "24", "shift 40", "24 | 40 50 60", "-"),
    (
        "out of a seven",
        "shift",
        "4 8 13 19 21 22 | 10 17",
        "seven / -",
        "24",
        "shift 13",
        "4 8 19 21 22 24 | 10 13 17",
        "-",
    ),
    ("stop", "stop", "3 5 11 13 17 | 7", "", "20", "stop r1", "3 5 11 13 17 | 7 20", "-"),
    (
        "minus-plus 1",
        "minus-plus",
        "3 5 11 13 17 | 60",
        "",
        "20",
        "pass minus-plus 11 3 5 13 17",
        "20 | 60",
        "-",
    ),
    (
        "turned, not used",
        "minus-plus",
        "3 5 11 13 17 | 60",
        "",
        "20",
        "pass minus-plus 11 pass",
        "20 | 60",
        "3 5 13 17",
    ),
    ("a low card", "minus-plus", "11 13 | 60", "", "3", "pass r1 minus-plus 11 13", "3 | 60", "-"),
    (
        "one bull pays nothing dearer",
        "minus-plus",
        "3 5 | 60",
        "",
        "2",
        "pass r1 minus-plus 3",
        "2 | 60",
        "5",
    ),
]


@pytest.mark.parametrize(
    ("special", "rows", "signs", "card", "words", "after", "pile"),
    [case[1:] for case in EFFECTS],
    ids=[f"{case[1]}-{case[0]}" for case in EFFECTS],
)
def test_effect(
    special: str, rows: str, signs: str, card: str, words: str, after: str, pile: str
) -> None:
    """What lies where when the card has been placed."""
    rules, state = table(rows, f"A{card}", special, signs)
    say(rules, state, words)
    assert picture(state.rows) == after
    assert picture(state.piles[:1]) == pile
    assert state.queue == []


NOT_OFFERED: list[tuple[str, str, str, str, str, Options]] = [
    # special card, rows, signs, card, why not
    ("fifth-row", "10 | 60 | 5", "- / - / fifth-row", "23", "there is one", {}),
    ("seven", "3 5 11 13 | 60", "", "20", "there is room", {}),
    ("seven", "30 | 60", "", "20", "the card fits nowhere", {}),
    ("seven", "3 5 11 13 17 | 60", "stop / -", "20", "its row is stopped", {}),
    ("seven", "3 5 11 13 17 18 | 60", "seven / -", "20", "one lies there", {"seven_early": True}),
    ("insert", "5 11 | 7", "", "20", "that would be the end of a row", {}),
    ("insert", "5 21 | 7", "stop / -", "20", "the row is stopped", {}),
    ("replace", "5 11 | 7", "", "20", "the hand is empty", {}),
    ("shift", "5 11 | 7", "stop / -", "20", "no other row is open", {}),
    ("shift", "1 2 3 4 5 | 6 7 8 9 10", "", "20", "both rows are full", {}),
    ("stop", "5 | 7 | 8", "stop / stop / -", "20", "two lie there", {}),
    ("stop", "5 | 7", "seven / seven", "20", "sevens lie there", {}),
    ("minus-plus", "5 | 7", "", "20", "nothing is taken yet", {}),
]


@pytest.mark.parametrize(
    ("special", "rows", "signs", "card", "options"),
    [(*case[:4], case[5]) for case in NOT_OFFERED],
    ids=[f"{case[0]}-{case[4]}" for case in NOT_OFFERED],
)
def test_what_cannot_be_used_is_not_offered(
    special: str, rows: str, signs: str, card: str, options: Options
) -> None:
    """But who holds it is asked all the same: that tells nothing."""
    rules, state = table(rows, f"A{card}", special, signs, **options)
    assert say(rules, state, "") == ["A special: pass"]


OFFERED: list[tuple[str, str, str, str, Options]] = [
    ("seven", "3 5 | 60", "", "20", {"seven_early": True}),
    ("stop", "5 | 7", "seven / seven", "20", {"stop_on_seven": True}),
    ("shift", "1 2 3 4 5 | 6 7 8 9 10", "", "20", {"shift_overflow": "take"}),
    ("shift", "1 2 3 4 5 | 6 7 8 9 10", "- / seven", "20", {}),
    ("stop", "5 | 7 | 8", "stop / - / -", "20", {}),
]


@pytest.mark.parametrize(("special", "rows", "signs", "card", "options"), OFFERED)
def test_what_can_be_used_is_offered(
    special: str, rows: str, signs: str, card: str, options: Options
) -> None:
    """By house rules, beside sevens, with one stop."""
    rules, state = table(rows, f"A{card}", special, signs, **options)
    assert say(rules, state, "") == [f"A special: pass {special}"]


def test_whoever_holds_no_special_card_is_not_asked() -> None:
    """Everybody knows how many others hold."""
    rules, state = table("10 | 60", "B23 A30", "stop")
    assert say(rules, state, "") == ["A special: pass stop"]
    assert picture(state.rows) == "10 23 | 60"


# Five rows. Rules: A-23, C-3


def test_a_take_while_there_are_five_rows() -> None:
    """Row and card go to the pile, and there is one row less."""
    rules, state = table(
        "12 14 15 16 18 | 37 | 43 | 58 | 23", "B20", "stop", "- / - / - / - / fifth-row"
    )
    say(rules, state, "")
    assert picture(state.rows) == "37 | 43 | 58 | 23"
    assert picture(state.piles) == "- | 12 14 15 16 18 20"
    assert lying(rules, state, "signs") == "- / - / - / -"
    assert lying(rules, state, "discard") == "fifth-row"


def test_a_low_card_while_there_are_five_rows() -> None:
    """Its owner chooses the row that goes; a seven of another row moves up with it."""
    rules, state = table("12 | 37 | 43", "B5", "-", "- / seven / fifth-row")
    assert say(rules, state, "r1") == ["B row: r1 r2 r3"]
    assert picture(state.rows) == "37 | 43"
    assert picture(state.piles) == "- | 12 5"
    assert lying(rules, state, "signs") == "seven / -"


def test_the_fifth_row_itself_can_be_taken() -> None:
    """With its seven: everything goes to the discard."""
    rules, state = table("12 | 40 41 42 43 44 45", "B50", "-", "- / fifth-row seven")
    say(rules, state, "")
    assert picture(state.rows) == "12"
    assert picture(state.piles) == "- | 40 41 42 43 44 45 50"
    assert lying(rules, state, "discard") == "fifth-row seven"


def test_the_own_card_can_be_cancelled_while_there_are_five_rows() -> None:
    """It is taken with the row. Rule: A-31."""
    rules, state = table("11 | 40", "A5", "minus-plus", "- / fifth-row")
    asked = say(rules, state, "pass r1 minus-plus 5")
    assert asked[-1] == "A cancel: pass 5"
    assert picture(state.rows) == "40"
    assert (picture(state.piles[:1]), state.gone) == ("-", (11, 5))


def test_the_own_card_cannot_be_cancelled_otherwise() -> None:
    """It starts the row."""
    rules, state = table("11 | 40", "A5", "minus-plus")
    assert say(rules, state, "pass r1 minus-plus")[-1] == "A minus-plus: pass minus-plus"
    assert picture(state.rows) == "5 | 40"
    assert (picture(state.piles[:1]), state.gone) == ("-", (11,))


# Seven. Rules: R-37, C-3


def test_the_seventh_card_takes_six() -> None:
    """The seven is discarded."""
    rules, state = table("3 5 11 13 17 20 | 60", "B22", "-", "seven / -")
    say(rules, state, "")
    assert picture(state.rows) == "22 | 60"
    assert picture(state.piles) == "- | 3 5 11 13 17 20"
    assert (lying(rules, state, "signs"), lying(rules, state, "discard")) == ("- / -", "seven")


def test_a_seven_stays_beside_a_row_that_was_emptied() -> None:
    """The row still holds six."""
    rules, state = table("40 | 50 60", "A24", "shift", "seven / -")
    say(rules, state, "shift 40")
    assert picture(state.rows) == "24 | 40 50 60"
    assert lying(rules, state, "signs") == "seven / -"


# Shift into a full row, as a house rule. Rules


def test_shift_into_a_full_row() -> None:
    """All but its last card are taken, then the own card is placed: perhaps one more take."""
    rules, state = table(
        "1 2 | 3 4 5 6 7 | 8", "A9", "shift stop", shift_overflow="take", multi_special=False
    )
    asked = say(rules, state, "shift 2 r2 pass")
    assert asked[1:] == ["A shift: 1 2 3 4 5 6 7 8", "A shift-to: r2 r3", "A swap: pass stop"]
    assert picture(state.rows) == "1 | 7 | 8 9"
    assert picture(state.piles) == "2 3 4 5 6 | -"


def test_shift_empties_a_row_and_overflows_while_there_are_five() -> None:
    """The full row goes as a whole; the own card starts the emptied row, wherever it is now."""
    rules, state = table(
        "3 4 5 6 7 | 8 | 2", "A9", "shift", "- / - / fifth-row", shift_overflow="take"
    )
    say(rules, state, "shift 2 r1")
    assert picture(state.rows) == "8 | 9"
    assert picture(state.piles[:1]) == "2 3 4 5 6 7"


# Stops. Rules


def test_all_stops_leave_with_any_take() -> None:
    """At once: the next card finds the rows open."""
    rules, state = table("3 5 11 13 17 | 7 | 30 | 60", "A2 B31", "-", "stop / - / stop / -")
    assert say(rules, state, "r2") == ["A row: r2 r4"]
    assert lying(rules, state, "signs") == "- / - / - / -"
    assert lying(rules, state, "discard") == "stop stop"
    assert picture(state.rows) == "3 5 11 13 17 | 2 | 30 31 | 60"


def test_a_card_that_fits_stopped_rows_only_takes_an_open_one() -> None:
    """Two are open at least."""
    rules, state = table("10 | 20 | 50 | 60", "B30", "-", "stop / stop / - / -")
    assert say(rules, state, "r4") == ["B row: r3 r4"]
    assert picture(state.rows) == "10 | 20 | 50 | 30"
    assert lying(rules, state, "discard") == "stop stop"


# Replace. Rules: R-39, C-4, A-32


def test_replace() -> None:
    """The others wait as before, and no other special card can be used beside the new card."""
    rules, state = table("3 5 11 13 17 | 10", "A25 B26", "minus-plus replace")
    state.hands[0] = lists("15 18 30")[0]
    asked = say(rules, state, "replace 18")
    assert asked == ["A special: pass replace", "A replace: 15 18 30", "A swap: pass minus-plus"]
    assert picture(state.rows) == "18 | 10"
    assert picture(state.hands[:1]) == "15 25 30"
    say(rules, state, "pass")
    assert picture(state.rows) == "18 26 | 10"


def test_replace_by_a_card_that_fits_nowhere() -> None:
    """An ordinary low card. Asked even if there is but one in the hand."""
    rules, state = table("13 17 | 10", "A25", "replace", multi_special=True)
    state.hands[0] = (2,)
    asked = say(rules, state, "replace 2 r2")
    assert asked[1:] == ["A replace: 2", "A row: r1 r2"]
    assert picture(state.rows) == "13 17 | 2"


# Several beside one card, as a house rule. Rule: A-20


@pytest.mark.parametrize(("multi", "again"), [(True, True), (False, False)])
def test_how_many_can_be_used(multi: bool, again: bool) -> None:  # noqa: FBT001 - a table
    """One, unless it was agreed otherwise; minus-plus counts."""
    rules, state = table(
        "3 5 11 13 17 | 7 | 8", "A20", "minus-plus shift stop", multi_special=multi
    )
    asked = say(rules, state, "stop r2")
    assert asked[2:] == (["A special: pass shift"] if again else ["A swap: pass shift minus-plus"])
    if again:
        asked = say(rules, state, "pass minus-plus 11 3 pass pass")
        assert asked[1] == "A minus-plus: pass minus-plus"
        assert picture(state.piles[:1]) == "5 13 17"


def test_a_fifth_row_after_another_special_card() -> None:
    """It places the card, so nothing can follow."""
    rules, state = table("30 | 40", "A20", "fifth-row stop", multi_special=True)
    say(rules, state, "stop r1 fifth-row")
    assert picture(state.rows) == "30 | 40 | 20"
    assert lying(rules, state, "signs") == "stop / - / fifth-row"


# Minus-plus. Rules, C-6


def test_minus_plus_reaches_into_the_own_pile() -> None:
    """Whole cards only, whatever can still be paid."""
    rules, state = table("11 13 | 60", "A3", "minus-plus stop")
    state.piles = lists("20 25 55 1 | 2")
    asked = say(rules, state, "pass r1 minus-plus 11 20 1 13")
    assert asked[-4:] == [
        "A cancel: pass 1 13 20 25",
        "A cancel: pass 1 13 25",
        "A cancel: pass 13",
        "A swap: pass stop",
    ]
    assert picture(state.piles) == "25 55 | 2"
    assert state.gone == (11, 20, 1, 13)


def test_minus_plus_is_not_asked_of_those_without_special_cards() -> None:
    """Nor after another special card."""
    rules, state = table("3 5 11 13 17 | 60", "B20", "minus-plus")
    assert say(rules, state, "") == []
    rules, state = table("3 5 11 13 17 | 60 | 70", "A20", "minus-plus stop")
    assert say(rules, state, "stop r2") == [
        "A special: pass stop",
        "A stop: r1 r2 r3",
        "A swap: pass minus-plus",
    ]


def test_minus_plus_is_asked_of_those_without_it() -> None:
    """Whoever holds any special card could hold this one."""
    rules, state = table("3 5 11 13 17 | 60", "A20", "seven")
    assert say(rules, state, "pass")[-1] == "A minus-plus: pass"


# The swap. Rules: R-33, C-4


def test_swap() -> None:
    """Discard first, then draw the next one."""
    rules, state = table("3 5 11 13 17 | 60", "A20", "insert seven")
    put(rules, state, "draw-pile", "stop shift")
    assert say(rules, state, "pass pass insert")[-1] == "A swap: pass seven insert"
    assert lying(rules, state, "specials") == "seven stop / -"
    assert lying(rules, state, "discard") == "insert"
    assert lying(rules, state, "draw-pile") == "shift"


def test_swap_with_an_empty_pile() -> None:
    """The discard is shuffled, with what the table and the seat have just put there."""
    rules, state = table("3 5 11 13 17 20 | 60", "A22", "insert", "seven / -")
    put(rules, state, "discard", "shift")
    say(rules, state, "pass pass insert")
    [own, _] = lying(rules, state, "specials").split(" / ")
    assert sorted([own, *lying(rules, state, "draw-pile").split()]) == ["insert", "seven", "shift"]
    assert lying(rules, state, "discard") == "-"
    assert lying(rules, state, "reshuffles") == "1"


def test_the_swap_may_bring_the_same_card_back() -> None:
    """Where nothing else was discarded. Rule: A-32."""
    rules, state = table("3 5 11 13 17 | 60", "A20", "insert")
    say(rules, state, "pass pass insert")
    assert lying(rules, state, "specials") == "insert / -"


def test_no_swap_without_a_special_card() -> None:
    """The last one was used for this take."""
    rules, state = table("5 11 13 17 19 | 7", "A10", "insert")
    assert say(rules, state, "insert") == ["A special: pass insert"]
