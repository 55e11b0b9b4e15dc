"""Positions that cannot be: each error says by its code what is wrong, and in which column."""

from __future__ import annotations

from typing import Any

import pytest

import oxherd
from tests.matches import Options

ROWS = "rows 12 / 37 / 43 / 58"
HANDS = "hands 3 / 61"

Case = tuple[str, int, Options, str, str, dict[str, Any]]

CASES: list[Case] = [
    # The version
    ("classic", 2, {}, "", "position-version", {"found": "", "expected": "ox1"}),
    ("classic", 2, {}, "ox2 | x", "position-version", {"found": "ox2", "expected": "ox1"}),
    ("classic", 2, {}, f"| {ROWS}", "position-version", {"found": "", "expected": "ox1"}),
    # Syntax
    (
        "classic",
        2,
        {},
        "ox1 | rowz 12",
        "position-syntax",
        {"at": 7, "found": "rowz"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | parity 1 odd",
        "position-syntax",
        {"at": 32, "found": "parity"},
    ),
    ("classic", 2, {}, "ox1 | round 1 | round 2", "position-syntax", {"at": 17, "found": "round"}),
    ("classic", 2, {}, "ox1 || round 1", "position-syntax", {"at": 6, "found": ""}),
    ("classic", 2, {}, "ox1 | round 1 |", "position-syntax", {"at": 16, "found": ""}),
    ("classic", 2, {}, "ox1 | round 1 / 2", "position-syntax", {"at": 17, "found": "/"}),
    ("classic", 2, {}, "ox1 | round 1 2", "position-syntax", {"at": 15, "found": "2"}),
    ("classic", 2, {}, "ox1 | first A B", "position-syntax", {"at": 15, "found": "B"}),
    (
        "classic",
        2,
        {},
        "ox1 | first C",
        "position-syntax",
        {"at": 13, "found": "C", "expected": "A..B"},
    ),
    ("classic", 2, {}, "ox1 | first AB", "position-syntax", {"at": 13, "found": "AB"}),
    ("classic", 2, {}, "ox1 | queue C44", "position-syntax", {"at": 13, "found": "C"}),
    ("classic", 2, {}, f"ox1 | {ROWS} | {HANDS} | at trick now", "position-syntax", {"at": 56}),
    # Cards
    ("classic", 2, {}, "ox1 | rows 105", "position-card", {"at": 12, "found": "105"}),
    ("classic", 2, {}, "ox1 | rows 12 / 7r", "position-card", {"at": 17, "found": "7r"}),
    ("classic", 2, {}, "ox1 | rows 12 / r1", "position-card", {"at": 17, "found": "r1"}),
    ("classic", 2, {}, "ox1 | rows 12 / 44~", "position-card", {"at": 17, "found": "44~"}),
    ("classic", 2, {}, "ox1 | rows 12 / pass", "position-card", {"at": 17, "found": "pass"}),
    ("classic", 2, {}, "ox1 | rows 12 / 037", "position-card", {"at": 17, "found": "037"}),
    ("classic", 2, {}, "ox1 | rows 12 / ٣٧", "position-card", {"at": 17, "found": "٣٧"}),
    ("classic", 2, {}, f"ox1 | {ROWS} | hands 3 / x", "position-card", {"at": 42, "found": "x"}),
    ("classic", 2, {}, "ox1 | rows ? / 37 / 43 / 58", "position-card", {"at": 12, "found": "?"}),
    ("classic", 2, {}, "ox1 | queue A?", "position-card", {"at": 14, "found": "?"}),
    ("classic", 2, {}, "ox1 | queue A", "position-card", {"at": 14, "found": ""}),
    ("tactics", 2, {}, f"ox1 | {ROWS}", "position-card", {"at": 17, "found": "37"}),
    ("gap", 2, {"removed": "yp"}, "ox1 | rows 1r 1y", "position-card", {"at": 15, "found": "1y"}),
    ("gap", 4, {}, "ox1 | rows 1r 44", "position-card", {"at": 15, "found": "44"}),
    # Cards in two places
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | hands 3 / 12",
        "position-card-twice",
        {"at": 42, "card": "12"},
    ),
    ("classic", 2, {}, "ox1 | piles 5 5 / -", "position-card-twice", {"at": 15, "card": "5"}),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | queue A12",
        "position-card-twice",
        {"at": 39, "card": "12"},
    ),
    # Rows
    (
        "classic",
        2,
        {},
        "ox1 | rows 1 / 2 / 3 4 5 6 7 8 / 9 | hands 30 / 61",
        "position-row-length",
        {"at": 20, "row": 3, "most": 5},
    ),
    (
        "classic",
        2,
        {},
        "ox1 | rows 1 / 2 / - / 9 | hands 30 / 61",
        "position-row-length",
        {"row": 3, "most": 5},
    ),
    (
        "jumping-cow",
        2,
        {},
        "ox1 | rows 1 / 3 4 5 6 7 / 8 / 9 | jumping-cow 2 none | hands 30 / 61",
        "position-row-length",
        {"at": 16, "row": 2, "most": 4},
    ),
    (
        "classic",
        2,
        {},
        "ox1 | rows 12 / 37 / 43 / 58 20 | hands 3 / 61",
        "position-row-order",
        {"at": 27, "row": 4},
    ),
    (
        "classic",
        2,
        {},
        "ox1 | rows 12 / 37",
        "position-count",
        {"at": 12, "section": "rows", "found": 2, "expected": 4},
    ),
    (
        "classic",
        2,
        {"rows": 2},
        f"ox1 | {ROWS}",
        "position-count",
        {"section": "rows", "found": 4, "expected": 2},
    ),
    (
        "classic",
        2,
        {},
        "ox1",
        "position-count",
        {"at": 1, "section": "rows", "found": 0, "expected": 4},
    ),
    # Hands
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | hands 3 4 / 61",
        "position-hand-size",
        {"at": 44, "seat": 2, "size": 1, "expected": 2},
    ),
    ("classic", 2, {}, f"ox1 | {ROWS}", "position-hand-size", {"at": 1, "seat": 1, "size": 0}),
    (
        "classic",
        2,
        {"hand_size": 2},
        f"ox1 | {ROWS} | hands 3 4 5 / 61 62 63",
        "position-hand-size",
        {"at": 38, "seat": 1, "size": 3, "expected": 2},
    ),
    (
        "nifty",
        2,
        {},
        f"ox1 | {ROWS} | hands 3 4 5 / 61 62 63",
        "position-hand-size",
        {"at": 38, "seat": 1, "size": 3, "expected": 14},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | totals 70 1 | {ROWS} | {HANDS} | at over",
        "position-hand-size",
        {"seat": 1, "size": 1, "expected": 0},
    ),
    (
        "logic",
        2,
        {"hand_size": 2},
        "ox1 | first B | hands 7 / - | stock 1 2 3 4 5 6 8",
        "position-hand-size",
        {"at": 23, "seat": 1, "size": 1, "expected": 0},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | hands 5r 6r / 5g / 5y / 5b",
        "position-hand-size",
        {"at": 32, "seat": 1, "size": 2, "expected": 1},
    ),
    # Counts
    (
        "classic",
        2,
        {},
        "ox1 | totals 1",
        "position-count",
        {"at": 14, "section": "totals", "found": 1, "expected": 2},
    ),
    (
        "classic",
        2,
        {},
        "ox1 | hands 3 / 4 / 5",
        "position-count",
        {"at": 13, "section": "hands", "found": 3, "expected": 2},
    ),
    (
        "classic",
        2,
        {},
        "ox1 | piles 3",
        "position-count",
        {"at": 13, "section": "piles", "found": 1, "expected": 2},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | sealed 3",
        "position-count",
        {"section": "sealed", "found": 1, "expected": 2},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | stock 99 | at trick",
        "position-count",
        {"at": 53, "section": "stock", "found": 1, "expected": 0},
    ),
    (
        "logic",
        2,
        {"hand_size": 1},
        "ox1 | hands 5 / 6 | stock 1 2 3 4 | at draft",
        "position-count",
        {"at": 27, "section": "stock", "found": 4},
    ),
    (
        "tactics",
        2,
        {"hand_size": 1},
        "ox1 | rows 1 / 2 / 3 / 4 | hands ? / ? | piles ? / -",
        "position-count",
        {"at": 1, "section": "?", "found": 3, "expected": 2},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r / 2r",
        "position-count",
        {"at": 12, "section": "rows", "found": 2, "expected": 1},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r | hands 5r / 5g / 5y / 5b | stock 9r",
        "position-count",
        {"at": 12, "section": "rows", "found": 2, "expected": 4},
    ),
    # Values
    (
        "classic",
        2,
        {},
        "ox1 round 0",
        "position-value",
        {"at": 11, "section": "round", "found": "0"},
    ),
    (
        "classic",
        2,
        {},
        "ox1 round -1",
        "position-value",
        {"at": 11, "section": "round", "found": "-1"},
    ),
    (
        "classic",
        2,
        {},
        "ox1 round 1e3",
        "position-value",
        {"at": 11, "section": "round", "found": "1e3"},
    ),
    ("classic", 2, {}, "ox1 round 99999999", "position-value", {"at": 11, "section": "round"}),
    ("classic", 2, {}, "ox1 | ask x", "position-value", {"at": 11, "section": "ask", "found": "x"}),
    (
        "classic",
        2,
        {},
        "ox1 | totals 1 ٢",
        "position-value",
        {"at": 16, "section": "totals", "found": "٢"},
    ),
    ("classic", 2, {}, "ox1 | totals 1 --2", "position-value", {"at": 16, "section": "totals"}),
    (
        "classic",
        2,
        {},
        f"ox1 | totals 1 -2 | {ROWS} | {HANDS}",
        "position-value",
        {"at": 14, "section": "totals", "found": -2},
    ),
    (
        "logic",
        2,
        {"hand_size": 1},
        "ox1 | totals -3 0 | stock 1 2 3 4 5 6",
        "position-value",
        {"section": "totals", "found": -3},
    ),
    (
        "parity",
        2,
        {},
        f"ox1 | {ROWS} | parity 5 odd",
        "position-value",
        {"at": 39, "section": "parity", "found": "5 odd"},
    ),
    (
        "parity",
        2,
        {},
        f"ox1 | {ROWS} | parity -",
        "position-value",
        {"at": 39, "section": "parity", "found": ""},
    ),
    (
        "flip",
        2,
        {},
        f"ox1 | {ROWS} | flip 1 2",
        "position-value",
        {"at": 37, "section": "flip", "found": "1 2"},
    ),
    (
        "gap",
        2,
        {},
        "ox1 | removed y",
        "position-value",
        {"at": 15, "section": "removed", "found": "y"},
    ),
    (
        "gap",
        2,
        {},
        "ox1 | rows 1r 2r 3r 4r",
        "position-value",
        {"at": 1, "section": "removed", "found": 0},
    ),
    (
        "gap",
        3,
        {"removed": "y"},
        "ox1 | removed b",
        "position-value",
        {"at": 15, "section": "removed"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | best 1@1",
        "position-value",
        {"at": 12, "section": "best", "found": "1@1"},
    ),
    ("gap", 4, {}, "ox1 | play-off perhaps", "position-value", {"at": 16, "section": "play-off"}),
    # Moments
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | at breakfast",
        "position-moment",
        {"at": 50, "found": "breakfast"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | at draft",
        "position-moment",
        {"at": 50, "found": "draft"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | stock 99",
        "position-count",
        {"at": 53, "section": "stock", "found": 1, "expected": 0},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | at take-row",
        "position-moment",
        {"at": 50, "found": "take-row"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A1 | at trick",
        "position-moment",
        {"at": 61, "found": "trick"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A13 | at take-row",
        "position-moment",
        {"at": 62, "found": "take-row"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A1 | at spot",
        "position-moment",
        {"at": 61, "found": "spot"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A1 | at first",
        "position-moment",
        {"at": 61, "found": "first"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | totals 65 1 | {ROWS} | hands - / - | at over",
        "position-moment",
        {"at": 63, "found": "over"},
    ),
    (
        "logic",
        2,
        {},
        "ox1 | rows 21 / 22 / 23 / 24 | stock 1 2 3 4 5 | at draft",
        "position-moment",
        {"found": "draft"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | sealed 3 / 61",
        "position-moment",
        {"at": 47, "found": "sealed"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | queue A5r | at gap-lower",
        "position-moment",
        {"at": 22, "found": "gap-lower"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | queue D6r",
        "position-moment",
        {"at": 1, "found": "turn"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | hands - / - / - / -",
        "position-moment",
        {"at": 1, "found": "turn"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | totals 40 3 2 1 | rows 1b | hands 1r / 2r / 3r / 4r | at over",
        "position-moment",
        {"found": "over"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | at first",
        "position-moment",
        {"at": 29, "found": "first"},
    ),
    # Queues
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue B2 A1 | at take-row",
        "position-queue",
        {"at": 53},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A1 A2 | at take-row",
        "position-queue",
        {"at": 53},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A10~ | at take-row",
        "position-queue",
        {"at": 53},
    ),
    (
        "flip",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | queue A10~ | flip 1 1 | at take-row",
        "position-queue",
        {"at": 53},
    ),
    # What the rounds before have left
    (
        "classic",
        2,
        {},
        f"ox1 | totals 900 0 | {ROWS} | {HANDS} | at trick",
        "position-value",
        {"at": 14, "section": "totals", "found": 900},
    ),
    (
        "logic",
        2,
        {"hand_size": 1},
        "ox1 | totals 66 0 | stock 1 2 3 4 5 6",
        "position-value",
        {"section": "totals", "found": 66},
    ),
    (
        "gap",
        4,
        {},
        "ox1 round 2 | totals 30 0 0 0 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | first A",
        "position-value",
        {"at": 22, "section": "totals", "found": 30},
    ),
    (
        "classic",
        2,
        {"rounds": 3},
        f"ox1 round 7 | {ROWS} | {HANDS}",
        "position-value",
        {"at": 11, "section": "round", "found": 7},
    ),
    (
        "classic",
        2,
        {"rounds": 3},
        f"ox1 round 4 | {ROWS} | hands - / - | at over",
        "position-value",
        {"section": "round", "found": 4},
    ),
    ("classic", 2, {}, f"ox1 round 1001 | {ROWS} | {HANDS}", "position-value", {"found": 1001}),
    (
        "jubilee",
        2,
        {},
        f"ox1 round 3 | {ROWS} | {HANDS}",
        "position-value",
        {"section": "round", "found": 3},
    ),
    (
        "board",
        2,
        {},
        "ox1 round 2 | rows - / - / - / - / 1 / 2 / 3 / 4 | hands 30 / 31",
        "position-value",
        {"section": "round", "found": 2},
    ),
    (
        "board",
        2,
        {"max_rounds": 5},
        "ox1 | trick 6 | rows - / - / - / - / 1 / 2 / 3 / 4 | hands 30 / 31",
        "position-value",
        {"section": "trick", "found": 6},
    ),
    *[
        (
            "gap",
            4,
            {},
            f"ox1 round 3 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | best {best} 0@0 0@0 0@0",
            "position-value",
            {"section": "best", "found": best},
        )
        for best in ("12@9", "12@3", "99999@1", "12@0")
    ],
    (
        "gap",
        4,
        {},
        "ox1 round 3 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | play-off yes",
        "position-value",
        {"section": "play-off", "found": "yes"},
    ),
    # Cards and seats of other games
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | gone 1 2",
        "position-value",
        {"at": 52, "section": "gone", "found": "1"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | gone 6r",
        "position-value",
        {"section": "gone", "found": "6r"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | first B",
        "position-value",
        {"at": 53, "section": "first", "found": "B"},
    ),
    (
        "board",
        2,
        {},
        "ox1 | rows - / - / - / - / 1 / 2 / 3 / 4 | hands 30 / 31 | first B",
        "position-value",
        {"section": "first", "found": "B"},
    ),
    # Sealed choices
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | {HANDS} | sealed 4 / -",
        "position-card",
        {"at": 54, "found": "4"},
    ),
    (
        "classic",
        2,
        {},
        f"ox1 | {ROWS} | hands 3 4 / 61 62 | sealed 3 4 / -",
        "position-card",
        {"at": 61, "found": "4"},
    ),
    (
        "nifty",
        2,
        {},
        f"ox1 | {ROWS} | hands 3 4 / 61 62 | sealed 3 3 / -",
        "position-card",
        {"at": 61, "found": "3"},
    ),
    (
        "gap",
        4,
        {},
        "ox1 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b | sealed 5r / - / - / -",
        "position-card",
        {"at": 59, "found": "5r"},
    ),
    (
        "flip",
        2,
        {},
        f"ox1 | {ROWS} | hands 31 / 61 | flip 0 1 | sealed 31~ / -",
        "position-card",
        {"at": 66, "found": "31~"},
    ),
]


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{at}-{case[0]}-{case[4][9:]}" for at, case in enumerate(CASES)]
)
def test_code_and_column(case: Case) -> None:
    """What is wrong, and where."""
    game, players, options, text, code, arguments = case
    with pytest.raises(oxherd.BadPosition) as caught:
        oxherd.Match.at(oxherd.rules(game, players, **options), text)
    error = caught.value
    assert error.code == code
    assert {name: error.arguments.get(name) for name in arguments} == arguments
    if code != "position-version":
        column = error.arguments["at"]
        assert isinstance(column, int)
        assert 1 <= column <= len(text) + 1


def test_every_code_is_reached() -> None:
    """All codes of a BadPosition have cases above."""
    assert {case[4] for case in CASES} == {
        "position-version",
        "position-syntax",
        "position-card",
        "position-card-twice",
        "position-row-length",
        "position-row-order",
        "position-hand-size",
        "position-count",
        "position-value",
        "position-moment",
        "position-queue",
    }


@pytest.mark.parametrize(
    ("game", "players", "options", "text"),
    [
        ("classic", 2, {"rounds": 3}, f"ox1 round 3 | totals 900 0 | {ROWS} | {HANDS}"),
        ("jubilee", 2, {}, f"ox1 round 2 | {ROWS} | {HANDS} | gone 1 2"),
        (
            "gap",
            4,
            {"extra_round": True, "rounds": 2},
            (
                "ox1 round 3 | totals 8 8 0 0 | rows 1r 2r 3r 4r | hands 5r / 5g / 5y / 5b"
                " | best 6@1 5@2 0@1 0@0 | play-off yes"
            ),
        ),
    ],
)
def test_what_is_just_possible(game: str, players: int, options: Options, text: str) -> None:
    """No target; cards that leave; a play-off after the last round."""
    match = oxherd.Match.at(oxherd.rules(game, players, **options), text)
    assert oxherd.Match.at(match.rules, match.position()).position() == match.position()


def test_what_is_too_long_is_not_read() -> None:
    """No position needs 4000 characters."""
    with pytest.raises(oxherd.BadPosition) as caught:
        oxherd.Match.at(oxherd.rules("classic", 2), "ox1 | round 1" + " " * 4000)
    assert caught.value.code == "position-length"
    assert caught.value.arguments == {"found": 4013, "most": 4000}


@pytest.mark.parametrize("position", [None, 5, b"ox1", ["ox1"], 1.5])
def test_positions_that_are_no_text(position: Any) -> None:
    """What is no text has no version either."""
    with pytest.raises(oxherd.BadPosition) as caught:
        oxherd.Match.at(oxherd.rules("classic", 2), position)
    assert caught.value.code == "position-version"
    assert caught.value.arguments == {"found": str(position), "expected": "ox1"}


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\v", "\x85", "\u2028"])
def test_a_position_is_one_line(end: str) -> None:
    """A line end inside is refused where it stands; behind the last word it does no harm."""
    rules = oxherd.rules("classic", 2)
    with pytest.raises(oxherd.BadPosition) as caught:
        oxherd.Match.at(rules, f"ox1 | {ROWS}{end} | {HANDS}")
    assert caught.value.code == "position-syntax"
    assert caught.value.arguments == {"at": 29, "found": "\\n", "expected": "|"}
    assert oxherd.Match.at(rules, f"ox1 | {ROWS} | {HANDS}{end}").round == 1


def test_long_words_are_cut_in_messages() -> None:
    """An error never repeats more than 40 characters of bad input."""
    for text in (
        "x" * 3000,
        "ox1 | " + "y" * 3000,
        "ox1 | rows " + "9" * 3000,
        "ox1 | at " + "z" * 3000,
    ):
        with pytest.raises(oxherd.BadPosition) as caught:
            oxherd.Match.at(oxherd.rules("classic", 2), text)
        assert all(len(str(value)) <= 200 for value in caught.value.arguments.values())
        assert len(str(caught.value)) < 300
