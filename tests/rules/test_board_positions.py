"""Tables of the board that cannot be, and what is told of them. Rules: R-102, R-104, A-89."""

from __future__ import annotations

import pytest

import oxherd
from tests.rules.boards import LONG, asked, board, lies, squares

ROWS = "rows 10 / 40 / 50 / 60 / -"
HANDS = "hands 19 20 / 80 81"

Values = dict[str, int | str]


def problem(position: str, game: str = "board-advanced-lucky") -> tuple[str, Values]:
    """The code and the arguments without the column."""
    with pytest.raises(oxherd.BadPosition) as caught:
        board(squares(". . . TB", ". TB"), position, game)
    arguments = {key: value for key, value in caught.value.arguments.items() if value is not None}
    assert arguments.pop("at")
    return caught.value.code, arguments


ROW_PROBLEMS: list[tuple[str, str, Values]] = [
    ("rows 10 / 40 / 50 / 60", "position-count", {"section": "rows", "found": 4, "expected": 5}),
    (
        "rows 10 / 40 / 50 / 60 / - / -",
        "position-count",
        {"section": "rows", "found": 6, "expected": 5},
    ),
    ("rows - / 40 / 50 / 60 / -", "position-count", {"section": "rows", "found": 3, "expected": 4}),
    (
        "rows 10 / 40 / 50 / 60 / 61",
        "position-count",
        {"section": "rows", "found": 5, "expected": 4},
    ),
    ("rows 10 / 40 41 / 50 / 60 / -", "position-row-length", {"row": 2, "most": 1}),
    ("rows 10 / 40 41 42 / 50 / 60 / -", "position-row-length", {"row": 2, "most": 2}),
    ("rows 10 / 40 / 50 / 60 _ / -", "position-value", {"section": "rows", "found": "_"}),
    ("rows _ 10 / 40 / 50 / 60 / -", "position-value", {"section": "rows", "found": "_"}),
]


@pytest.mark.parametrize(("rows", "code", "arguments"), ROW_PROBLEMS)
def test_rows(rows: str, code: str, arguments: Values) -> None:
    """Four rows with tiles, none full, and a tile at both ends of each."""
    assert problem(f"{rows} | {HANDS}") == (code, arguments)


def test_no_skipped_squares_in_the_basic_game() -> None:
    """Nothing there can skip one."""
    assert problem(f"rows 10 _ 11 / 40 / 50 / 60 / - | {HANDS}", "board-lucky") == (
        "position-card",
        {"found": "_"},
    )


@pytest.mark.parametrize(
    ("hands", "arguments"),
    [
        ("19 20 / 80", {"seat": 2, "size": 1, "expected": 2}),
        ("- / 80", {"seat": 1, "size": 0, "expected": 1}),
        (
            " / ".join([" ".join(["?"] * 13)] * 2),
            {"seat": 1, "size": 13, "expected": 12},
        ),
    ],
)
def test_hands_of_the_basic_game(hands: str, arguments: Values) -> None:
    """All have equally many, not more than a set, and somebody has to choose."""
    expected = ("position-hand-size", arguments)
    assert problem(f"{ROWS} | hands {hands}", "board") == expected


def test_a_whole_set_behind_each_screen() -> None:
    """Twelve tiles are not too many."""
    twelve = " ".join(["?"] * 12)
    match = board(squares(), f"{ROWS} | hands {twelve} / {twelve}", "board")
    assert match.view(None).hand_sizes == (12, 12)


def test_hands_of_the_advanced_game() -> None:
    """Any number, but one at least when a trick begins."""
    expected = ("position-hand-size", {"seat": 2, "size": 0, "expected": 1})
    assert problem(f"{ROWS} | hands 19 20 / -") == expected
    assert board(squares(), f"{ROWS} | hands {'? ' * 40}/ 80").ask is not None


@pytest.mark.parametrize("total", [45, -45, 1000])
def test_markers_beyond_the_track(total: int) -> None:
    """There is no such place."""
    expected = ("position-value", {"section": "totals", "found": total})
    assert problem(f"totals 0 {total} | {ROWS} | {HANDS}") == expected


@pytest.mark.parametrize("stops", ["1 2 3", "2 2", "5", "6", "0", "100", "x", "²"])
def test_tokens(stops: str) -> None:
    """Two at most, each at an active row of its own."""
    assert problem(f"{ROWS} | {HANDS} | stops {stops}")[0] == "position-value"


@pytest.mark.parametrize("words", ["skip skip skip skip skip", "plus5", "lift", "fifth-row"])
def test_action_cards(words: str) -> None:
    """No more of a kind than there are, and none of another game."""
    assert problem(f"{ROWS} | {HANDS} | actions {words} / -")[0] == "position-value"


@pytest.mark.parametrize("words", [" ".join(["plus5"] * 7), "stop", "skip"])
def test_lucky_cards(words: str) -> None:
    """Six of a kind, in all hands together."""
    assert problem(f"{ROWS} | {HANDS} | lucky {words} / -")[0] == "position-value"
    four = "plus5 plus5 plus5 plus5"
    assert problem(f"{ROWS} | {HANDS} | lucky {four} / {four}")[0] == "position-value"


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("special", "no tile waits"),
        ("lucky", "no tile waits"),
        ("empty-row A r1", "there is one empty row, so no choice"),
        ("good-cows A r1 0", "no tile lies on the last square"),
        ("empty-row A r6", "there is no such row"),
        ("empty-row A r9", "there is no such row"),
        ("good-cows A r5 0", "the row is empty"),
        ("good-cows A r6 0", "there is no such row"),
        ("good-cows A r9 0", "there is no such row"),
        ("lucky-pick A 0", "no card is due"),
        ("lucky-pick A 9", "there are eight clovers"),
        ("target-row stop A", "no tile waits"),
        ("take-row", "that is another game"),
        ("draft", "that is another game"),
    ],
)
def test_questions_that_cannot_be(at: str, why: str) -> None:
    """Each with what is missing for it."""
    assert problem(f"{ROWS} | {HANDS} | at {at}")[0] == "position-moment", why


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ("queue A19 B80 | actions skip / - | at special", "A action: pass skip"),
        ("queue A19 B80 | lucky plus5 / - | at lucky", "A lucky: pass plus5"),
        ("queue B80 | lucky plus5 / - | at lucky-pick A 2", "A lucky-pick: plus5 good-cows"),
        ("queue A19 B80 | settled 1 1 | actions skip / - | at special", "A action: pass"),
        ("queue A19 | settled 1 1 | actions skip / - | at special", "A action: pass"),
        ("queue A19 B80 | actions - / - | at target-row stop A", "A stop: r1 r2 r3 r4"),
        ("queue A19 B80 | actions - / - | at target-card swap-tile A", "A swap-tile: 20 21"),
    ],
)
def test_questions_that_can_be(position: str, question: str) -> None:
    """A match goes on from there."""
    match = board(
        squares(". . TB"), f"{ROWS} | hands 20 21 / 81 82 | {position}", "board-advanced-lucky"
    )
    assert asked(match) == question


def test_no_flipped_tiles() -> None:
    """Tiles count with their own number."""
    position = f"{ROWS} | {HANDS} | queue A12~ B82 | actions skip / - | at special"
    assert problem(position) == ("position-queue", {})


def test_cards_for_a_loss_without_a_row() -> None:
    """No row is being taken: after the card the tiles that wait are placed, and all lies still."""
    match = board(
        squares(". . . TB"),
        f"{ROWS} | hands 20 21 / 81 82 | queue B80 | at lucky-pick A 1",
        "board-lucky",
    )
    match.choose(0, "plus5")
    assert lies(match, "rows", "gone") == "rows 10 / 40 / 50 / 60 80 / - | gone -"


@pytest.mark.parametrize(
    ("take", "after"),
    [
        ("TB", "hands 20 21 / 81 82 | gone 10 11 12 | totals 2 0"),
        ("TT", "hands 10 11 12 20 21 / 81 82 | gone - | totals 3 0"),
    ],
)
def test_good_cows_go_on_with_the_row(take: str, after: str) -> None:
    """As the last square of the row says: to the box or behind the screen."""
    match = board(
        squares(LONG, f". . . {take}"),
        "rows 40 / 10 11 12 14 / 50 / 60 / - | hands 20 21 / 81 82 | totals -4 0"
        " | at good-cows A r2 11",
        "board-advanced-lucky",
    )
    match.choose(0, "10")
    assert lies(match, "rows") == "rows 40 / - / 50 / 60 / 14"
    assert lies(match, "hands", "gone", "totals") == after


@pytest.mark.parametrize(
    "settled", ["1", "1 2 3", "x y", "5 0", "9 0", "0 1", "1 3", "2 1", "-1 0", "100 0"]
)
def test_what_is_settled(settled: str) -> None:
    """An active row, and no more skips than lead to its last square."""
    position = f"{ROWS} | {HANDS} | queue A21 B82 | actions skip / - | settled {settled}"
    assert problem(f"{position} | at special")[0] == "position-value"


def test_nothing_is_settled_between_tricks() -> None:
    """No tile waits then."""
    assert problem(f"{ROWS} | {HANDS} | settled 1 0")[0] == "position-value"


def test_a_settled_row_and_skips_are_written() -> None:
    """The row from 1, then the squares to skip."""
    match = board(
        squares(),
        "rows 10 / 14 / 50 / 60 / - | hands 19 30 / 80 31 | actions skip skip skip / -",
    )
    found = []
    for seat, word in ((0, "19"), (1, "80"), (0, "skip"), (0, "skip"), (0, "skip")):
        match.choose(seat, word)
        found.append(lies(match, "settled").removeprefix("settled "))
    assert found == ["-", "-", "2 1", "2 2", "-"]
    assert lies(match, "rows") == "rows 10 / 14 _ _ _ 19 / 50 / 60 80 / -"


@pytest.mark.parametrize(
    "pushed",
    [
        "1",
        "1 1",
        "3 1 2",
        "7 1 2",
        "0 1 2",
        "1 5 2",
        "1 6 2",
        "1 0 2",
        "1 1 1",
        "1 1 5",
        "1 1 3",
        "x 1 2",
    ],
)
@pytest.mark.parametrize("at", ["lucky-pick A 1", "trick"])
def test_what_was_pushed(at: str, pushed: str) -> None:
    """A seat, a row and squares behind the first one, where tiles lie."""
    rows = "rows 10 11 _ 12 / 40 / 50 / 60 / -"
    with pytest.raises(oxherd.BadPosition, match="position-value"):
        board(
            squares(),
            f"{rows} | {HANDS} | pushed {pushed} | at {at}",
            "board-advanced-lucky",
        )


def test_pushed_tiles_act_after_a_question() -> None:
    """Only there can some be left; in the order in which they are written, for that seat."""
    position = "rows 10 11 12 / 40 / 50 / 60 / - | hands 19 20 / 80 81 | pushed 2 1 3 2"
    printed = squares(". +2 -5 TB")
    match = board(printed, f"{position} | at lucky-pick A 1", "board-advanced-lucky")
    match.choose(0, "plus5")
    assert asked(match) == "B lucky-pick: plus5 good-cows"
    assert lies(match, "pushed", "totals") == "pushed 2 1 2 | totals 0 -5"
    match.choose(1, "plus5")
    assert lies(match, "pushed", "totals") == "pushed - | totals 0 -3"
    with pytest.raises(oxherd.BadPosition, match="position-value"):
        board(printed, position, "board-advanced-lucky")


@pytest.mark.parametrize(
    ("row", "first", "question"),
    [
        ("10 11 12 13 14", 0, "A good-cows: 10 11 12 13"),
        ("10 11 12 13 14", 11, "A good-cows: 10 12 13"),
        ("10 _ 12 13 14", 0, "A good-cows: 10 12 13"),
        ("10 _ 12 _ 14", 0, ""),
        ("10 _ _ _ 14", 0, ""),
        ("10 11 12 13 14", 14, ""),
        ("10 11 12 13 14", 15, ""),
        ("10 11 12 13", 0, ""),
    ],
)
def test_good_cows_in_a_position(row: str, first: int, question: str) -> None:
    """More than two others lie in a full row; the one that was named already is one of them."""
    printed = squares(". . . . TB")
    position = f"rows {row} / 40 / 50 / 60 / - | {HANDS} | at good-cows A r1 {first}"
    if question:
        match = board(printed, position, "board-advanced-lucky")
        assert asked(match) == question
        assert match.ask is not None
        assert match.ask.about == 14
    else:
        with pytest.raises(oxherd.BadPosition):
            board(printed, position, "board-advanced-lucky")


@pytest.mark.parametrize(
    ("row", "at"),
    [
        ("10 11 12 13 14", "at good-cows A r1 0"),
        ("10", "at lucky-pick A 1"),
        ("10", "queue A19 B80 | at lucky"),
    ],
)
@pytest.mark.parametrize("game", ["board", "board-advanced"])
def test_questions_of_games_with_lucky_cards(game: str, row: str, at: str) -> None:
    """Without them nobody can be asked."""
    position = f"rows {row} / 40 / 50 / 60 / - | hands 20 21 / 81 82 | {at}"
    with pytest.raises(oxherd.BadPosition, match="position-moment"):
        board(squares(". . . . TB"), position, game)


@pytest.mark.parametrize(
    "at",
    [
        "lucky-pick A 1",
        "empty-row A r1",
        "good-cows A r1 0",
        "special",
        "target-row stop A",
        "lucky",
    ],
)
def test_questions_of_the_board_in_other_games(at: str) -> None:
    """The base game has none of them."""
    position = f"ox1 | rows 10 / 40 / 50 / 60 | hands 19 20 / 80 81 | at {at}"
    with pytest.raises(oxherd.BadPosition, match="position-moment"):
        oxherd.Match.at(oxherd.rules("classic", 2), position)


@pytest.mark.parametrize(
    "position",
    [
        "queue A19 B80 | lucky - / plus5 | at lucky",
        "queue A19 B80 | lucky good-cows / - | at lucky",
        f"lucky {'plus5 ' * 6}/ - | at lucky-pick B 1",
        f"lucky {'plus5 ' * 6}/ {'good-cows ' * 6}| at lucky-pick B 1",
        "queue A19 B80 | actions - / skip | at special",
    ],
)
def test_questions_without_a_choice(position: str) -> None:
    """No card that suits, no two kinds left, no card in the hand: a match never rests there."""
    with pytest.raises(oxherd.BadPosition, match="position-moment"):
        board(
            squares(),
            f"{ROWS} | hands 20 21 / 81 82 | {position}",
            "board-advanced-lucky",
        )


def test_more_than_one_full_row() -> None:
    """Only one row is being taken at a time."""
    rows = "rows 10 11 12 13 / 40 41 / 50 / 60 / -"
    code, arguments = problem(f"{rows} | {HANDS} | at lucky-pick A 1")
    assert (code, arguments) == ("position-row-length", {"row": 2, "most": 1})


def test_a_full_row_while_it_is_taken() -> None:
    """The loss is paid for, and the row still lies; then it is cleared."""
    match = board(
        squares(". . . TB"),
        f"rows 10 11 12 13 / 40 / 50 / 60 / - | {HANDS} | at lucky-pick A 1",
        "board-lucky",
    )
    match.choose(0, "plus5")
    assert match.view(None).rows == ((), (40,), (50,), (60,), (13,))
    assert asked(match) == "tile"


def test_a_table_where_the_match_is_over() -> None:
    """Nobody is asked any more, and the scores say who has won."""
    match = board(squares(), f"totals 3 5 | {ROWS} | hands - / - | at over", "board")
    assert asked(match) == "over"
    assert match.winners == (1,)
