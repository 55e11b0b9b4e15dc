"""Squares of the board: what each of them does to whoever lands there. Rules: R-105, R-110."""

from __future__ import annotations

import pytest

from tests.rules.boards import GAMES, LONG, asked, board, happened, lies, play, squares

# Tiles and their bulls: 12 has 1, 15 has 2, 22 has 3, 19 has 5.
EFFECTS: list[tuple[str, int, int]] = [
    (".", 19, 0),
    ("T2", 19, 0),
    ("+1", 19, 1),
    ("+7", 12, 7),
    ("+44", 12, 44),
    ("-1", 19, -1),
    ("-7", 12, -7),
    ("-44", 12, -44),
    ("G1", 12, 1),
    ("G1", 15, 2),
    ("G1", 22, 3),
    ("G1", 19, 5),
    ("G2", 12, 2),
    ("G2", 22, 6),
    ("R1", 12, -1),
    ("R1", 19, -5),
    ("R2", 15, -4),
    ("R2", 19, -10),
]


@pytest.mark.parametrize(("square", "tile", "points"), EFFECTS)
@pytest.mark.parametrize("game", GAMES)
def test_points_of_squares(game: str, square: str, tile: int, points: int) -> None:
    """The marker moves by this much, and only that of the tile's owner."""
    printed = squares(f". {square} . TB")
    match = board(printed, f"rows 10 / 40 / 50 / 60 / - | hands {tile} 98 ? / 80 99 ?", game)
    two = square == "T2"
    play(match, f"A{tile} A98 B80 B99" if two else f"A{tile} B80")
    assert lies(match, "totals") == f"totals {points} 0"
    assert match.view(None).rows[0] == (10, tile)


@pytest.mark.parametrize(("square", "tile", "points"), EFFECTS)
def test_first_squares_of_the_advanced_game(square: str, tile: int, points: int) -> None:
    """A tile that moves on there triggers the square with its own bulls. Rules: R-110, A-95."""
    printed = squares(". TT", LONG, LONG, LONG, f"{square} . . TB")
    match = board(printed, f"rows 10 / 40 / 50 / 60 / - | hands {tile} ? / 80 ?")
    play(match, f"A{tile} B80")
    assert lies(match, "totals") == f"totals {points} 0"
    assert match.view(None).rows[4] == (tile,)


@pytest.mark.parametrize("square", ["T2", "+7", "-7", "G2", "R1"])
@pytest.mark.parametrize("game", ["board", "board-lucky"])
def test_first_squares_of_the_basic_game(game: str, square: str) -> None:
    """They do nothing to a tile that moves on. Rules: A-84, B-5."""
    printed = squares(". TB", LONG, LONG, LONG, f"{square} . . TB")
    match = board(printed, "rows 12 / 40 / 50 / 60 / - | hands 19 ? / 80 ?", game)
    play(match, "A19 B80")
    assert lies(match, "totals") == "totals -1 0"
    assert match.view(None).rows[4] == (19,)


@pytest.mark.parametrize(("square", "tile", "points"), EFFECTS)
@pytest.mark.parametrize("shift", ["gap", "all"])
def test_squares_under_a_pushed_tile(shift: str, square: str, tile: int, points: int) -> None:
    """The square acts for the player who placed, with the bulls of the pushed tile. Rule: A-91."""
    printed = squares(f". {square} . TB")
    match = board(
        printed,
        f"rows {tile} / 4 / 5 / 70 / - | hands 8 97 98 / 80 96 99 | actions to-start / -",
        shift=shift,
    )
    play(match, "A8 A97 B80 B96" if square == "T2" else "A8 B80")
    play(match, "Ato-start Ar1")
    assert match.view(None).rows[0] == (8, tile)
    assert lies(match, "totals") == f"totals {points} 0"


# Drawing


def test_drawing_a_tile() -> None:
    """The first tile of the supply goes to who landed there, and only this player sees it."""
    match = board(
        squares(". DT . TB"), "rows 10 / 40 / 50 / 60 / - | hands 12 30 / 80 31 | stock 90 70 71"
    )
    play(match, "A12 B80")
    assert lies(match, "hands", "stock") == "hands 30 90 / 31 | stock 70 71"
    drawn = [event for event in match.events if event.kind == "tile-drawn"]
    assert [(event.values["card"], event.audience) for event in drawn] == [(90, (0,))]


def test_drawing_tiles_one_after_the_other() -> None:
    """Two players who land there in one trick draw in the order of their tiles."""
    match = board(
        squares(". DT DT . TB"), "rows 10 / 40 / 50 / 60 / - | hands 14 30 / 12 31 | stock 90 70"
    )
    play(match, "A14 B12")
    assert lies(match, "hands", "stock") == "hands 30 70 / 31 90 | stock -"


def test_drawing_an_action_card() -> None:
    """The first card of the deck; only its owner sees which."""
    match = board(
        squares(". DA . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 12 30 / 80 31 | action-deck skip stop",
    )
    play(match, "A12 B80")
    assert lies(match, "actions", "totals") == "actions skip / - | totals 0 0"
    drawn = [event for event in match.events if event.kind == "special-drawn"]
    assert [event.audience for event in drawn] == [(0,)]


def test_a_drawn_action_card_can_be_played_for_the_next_tile() -> None:
    """In the same trick, for the second tile of the same player."""
    match = board(
        squares(". DA . TB", ". . . T2 TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 12 62 30 / 80 81 31 | action-deck skip",
    )
    play(match, "A12 A62 B80 B81")
    assert asked(match) == "A action: pass skip"


def test_the_first_squares_that_draw() -> None:
    """A tile that moves on draws, too: here a tile, there an action card."""
    for square, after in (
        ("DT", "hands 30 90 / 31 | actions - / -"),
        ("DA", "hands 30 / 31 | actions skip / -"),
    ):
        match = board(
            squares(". TT", LONG, LONG, LONG, f"{square} . TB"),
            "rows 12 / 40 / 50 / 60 / - | hands 19 30 / 80 31 | stock 90 | action-deck skip",
        )
        play(match, "A19 B80")
        assert lies(match, "hands", "actions") == after.replace("30", "12 30")


# Two tiles. Rules, B-3


@pytest.mark.parametrize("square", range(3))
@pytest.mark.parametrize("row", range(5))
def test_two_tiles_wherever_the_square_is(row: int, square: int) -> None:
    """In any active row, on any square of it, the first one as well; not in the empty row 5."""
    rows = [[".", ".", ".", "TB"] for _ in range(5)]
    rows[row][square] = "T2"
    printed = " / ".join([" ".join(words) for words in rows])
    match = board(printed, "rows 10 / 40 / 50 / 60 / - | hands 12 13 ? / 80 81 ?", "board")
    assert match.ask is not None
    assert match.ask.picks == (2 if row < 4 else 1)


@pytest.mark.parametrize(
    ("tiles", "due", "uncovered"), [("10", 2, 2), ("10 11", 2, 1), ("10 _ 11", 2, 2)]
)
def test_two_tiles_under_a_tile(tiles: str, due: int, uncovered: int) -> None:
    """A covered square counts, unless agreed otherwise; a skipped one is not covered."""
    position = f"rows {tiles} / 40 / 50 / 60 / - | hands 12 13 ? / 80 81 ?"
    for option, expected in ((False, due), (True, uncovered)):
        match = board(squares(". T2 . . TB"), position, t2_only_uncovered=option)
        assert match.ask is not None
        assert match.ask.picks == expected


def test_one_covered_and_one_free_square_for_two_tiles() -> None:
    """With t2_only_uncovered the free one is enough."""
    position = "rows 10 11 / 40 / 50 / 60 / - | hands 12 13 ? / 80 81 ?"
    match = board(squares(". T2 . T2 TB"), position, t2_only_uncovered=True)
    assert match.ask is not None
    assert match.ask.picks == 2


# Taking a row. Rules


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("row", "loss"), [("10", 2), ("10 11", 7), ("10 11 12", 8), ("22 33 44 15", 11)]
)
def test_the_loss_of_a_row(game: str, row: str, loss: int) -> None:
    """The bulls of all its tiles but the one that was placed, wherever the row ends."""
    length = len(row.split())
    match = board(
        squares(". " * length + "TB"), f"rows {row} / 40 / 50 / 60 / - | hands 19 ? / 80 ?", game
    )
    play(match, "A19 B80")
    while asked(match).startswith("A lucky-pick"):
        play(match, "Aplus5")
    assert match.scores[0] == -loss
    assert match.view(None).rows[0] == ()


def test_skipped_squares_of_a_row_are_worth_nothing() -> None:
    """Three squares were skipped; one tile counts, and goes to the box."""
    match = board(squares(". . . . TB"), "rows 10 _ _ 11 / 40 / 50 / 60 / - | hands 19 30 / 80 31")
    play(match, "A19 B80")
    assert lies(match, "totals", "gone") == "totals -7 0 | gone 10 11"


def test_skipped_squares_do_not_go_behind_the_screen() -> None:
    """Only tiles do."""
    match = board(squares(". . . . TT"), "rows 10 _ _ 11 / 40 / 50 / 60 / - | hands 19 30 / 80 31")
    play(match, "A19 B80")
    assert lies(match, "totals", "hands") == "totals 0 0 | hands 10 11 30 / 31"


def test_the_tile_that_moves_on_can_get_company_at_once() -> None:
    """The next tile of the same trick goes behind it, to the second square of the new row."""
    printed = squares(". . TB", LONG, LONG, LONG, ". +7 TB")
    match = board(printed, "rows 10 12 / 40 / 50 / 60 / - | hands 19 30 / 20 31")
    play(match, "A19 B20")
    assert lies(match, "rows", "totals") == "rows - / 40 / 50 / 60 / 19 20 | totals -3 7"


def test_the_low_tile_takes_a_row_on_a_last_square() -> None:
    """A tile that is too low costs nothing by itself, but the square acts. Rules: R-103, R-105."""
    match = board(
        squares(". TB", rows=6), "rows 90 / 40 / 50 / 60 / - / - | hands 3 30 / 80 31", "board"
    )
    play(match, "A3 B80")
    assert lies(match, "rows", "totals") == "rows - / 40 / 50 / 60 80 / 3 / - | totals -2 0"


def test_a_row_that_was_taken_can_be_used_again() -> None:
    """In the same trick the next tile moves there, because it is empty now."""
    printed = squares(". . TB", ". . TB")
    match = board(printed, "rows 10 12 / 40 41 / 50 / 60 / - | hands 19 30 / 43 31", "board")
    play(match, "A19 B43")
    assert lies(match, "rows") == "rows 43 / - / 50 / 60 / 19"


def test_taking_a_row_is_told() -> None:
    """Landing, loss, tiles and the new row, in this order."""
    match = board(squares(". . TB"), "rows 10 12 / 40 / 50 / 60 / - | hands 19 30 / 80 31", "board")
    play(match, "A19 B80")
    assert happened(match, "landed", "scored", "collected", "moved-on")[:4] == [
        "landed(seat=0, card=19, row=0, square=2, effect=TB)",
        "scored(seat=0, points=-3, total=-3)",
        "collected(seat=0, row=0, cards=(10, 12), bulls=3, why=box)",
        "moved-on(seat=0, card=19, row=0, target=4)",
    ]


@pytest.mark.parametrize(
    ("rows", "targets"),
    [
        ("10 12 / 40 / 50 / 60 / - / - / -", "r5 r6 r7"),
        ("- / 40 / 10 12 / 60 / 50 / - / -", "r1 r6 r7"),
        ("- / - / 40 / 60 / 50 / - / 10 12", "r1 r2 r6"),
    ],
)
@pytest.mark.parametrize("take", ["TB", "TT"])
def test_the_choice_of_a_new_row(take: str, rows: str, targets: str) -> None:
    """All empty rows but the one just taken, from the top. Rules: R-110, A-83."""
    printed = " / ".join([f". . {take}"] * 7)
    match = board(printed, f"rows {rows} | hands 19 30 / 80 31")
    play(match, "A19 B80")
    assert asked(match) == f"A empty-row: {targets}"


@pytest.mark.parametrize(
    ("rows", "after"),
    [
        ("10 12 / 40 / 50 / 60 / - / - / -", 4),
        ("- / 40 / 10 12 / 60 / 50 / - / -", 5),
        ("- / 40 / 10 12 / - / 50 / 60 / -", 3),
        ("- / - / 40 / 60 / 50 / - / 10 12", 0),
        ("40 / - / 60 / 50 / - / - / 10 12", 1),
    ],
)
def test_the_new_row_of_the_basic_game(rows: str, after: int) -> None:
    """The nearest empty row below, or the topmost one. Rule: R-105."""
    match = board(" / ".join([". . TB"] * 7), f"rows {rows} | hands 19 30 / 80 31", "board")
    play(match, "A19 B80")
    assert match.view(None).rows[after] == (19,)
