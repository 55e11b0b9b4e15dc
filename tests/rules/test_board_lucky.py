"""Lucky cards, clovers and the score track. Rules: R-104, R-107, R-108, A-85 to A-88, B-8."""

from __future__ import annotations

import pytest

import oxherd
from tests.rules.boards import LONG, asked, board, happened, lies, play, squares
from tests.rules.tables import layout

LUCKY = ["board-lucky", "board-advanced-lucky"]

# The track


@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        (0, 44, 44),
        (1, 44, 44),
        (44, 1, 44),
        (43, 1, 44),
        (-44, 44, 0),
        (0, -44, -44),
        (-1, -44, -44),
        (-44, -1, -44),
        (-43, -1, -44),
        (44, -44, 0),
        (44, -3, 41),
        (-44, 3, -41),
    ],
)
def test_the_ends_of_the_track(before: int, points: int, after: int) -> None:
    """What goes beyond 44 is lost, up and down, and does not come back later."""
    for game in ("board", "board-advanced"):
        match = board(
            squares(f". {points:+} . TB"),
            f"totals {before} 0 | rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ?",
            game,
        )
        play(match, "A19 B80")
        assert match.scores == (after, 0)
        assert happened(match, "scored")[:1] == [
            f"scored(seat=0, points={after - before}, total={after})"
        ]


# Clovers at -5, -10, … -40


@pytest.mark.parametrize(
    ("before", "points", "cards"),
    [
        (0, -4, 0),
        (0, -5, 1),
        (0, -6, 1),
        (0, -9, 1),
        (0, -10, 2),
        (0, -44, 8),
        (44, -44, 0),
        (30, -34, 0),
        (30, -35, 1),
        (-4, -1, 1),
        (-5, -1, 0),
        (-5, -4, 0),
        (-5, -5, 1),
        (-6, -3, 0),
        (-6, -10, 2),
        (-39, -1, 1),
        (-39, -40, 1),
        (-40, -4, 0),
        (-40, -40, 0),
        (-44, -40, 0),
        (-30, -40, 2),
        (-10, 5, 0),
        (-12, 20, 0),
        (-44, 44, 0),
    ],
)
@pytest.mark.parametrize("game", LUCKY)
def test_clovers_on_the_way_down(game: str, before: int, points: int, cards: int) -> None:
    """One card for each that the marker passes or comes to rest on, not where it starts."""
    match = board(
        squares(f". {points:+} . TB"),
        f"totals {before} 0 | rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky - / -",
        game,
    )
    play(match, "A19 B80")
    for at in range(cards):
        assert asked(match) == "A lucky-pick: plus5 good-cows"
        play(match, "Aplus5" if at % 2 else "Agood-cows")
    assert asked(match) == "tile"
    assert len(happened(match, "lucky-taken")) == cards


def test_clovers_of_an_owner() -> None:
    """A layout says where they are; none is at -5 then."""
    rules = oxherd.rules(
        "board-lucky", 2, layout=layout(squares(". -9 . TB"), clovers=[-3, -4, -44])
    )
    match = oxherd.Match.at(rules, "ox1 | rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ?", seed=1)
    play(match, "A19 B80 Aplus5 Aplus5")
    assert asked(match) == "tile"


def test_no_clovers() -> None:
    """A layout without any pays nothing."""
    rules = oxherd.rules("board-lucky", 2, layout=layout(squares(". -44 . TB"), clovers=[]))
    match = oxherd.Match.at(rules, "ox1 | rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ?", seed=1)
    play(match, "A19 B80")
    assert asked(match) == "tile"


def test_clovers_pay_nothing_without_lucky_cards() -> None:
    """In the games without them the track is a track."""
    for game in ("board", "board-advanced"):
        match = board(squares(". -44 . TB"), "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ?", game)
        play(match, "A19 B80")
        assert asked(match) == "tile"


@pytest.mark.parametrize(
    ("held", "picks"),
    [
        ("plus5 plus5 plus5 plus5 plus5", ["plus5 good-cows", "", ""]),
        ("plus5 plus5 plus5 plus5 plus5 plus5", ["", "", ""]),
        ("plus5 plus5 plus5 plus5", ["plus5 good-cows", "plus5 good-cows", ""]),
    ],
)
def test_a_pile_is_used_up_in_the_course_of_a_loss(held: str, picks: list[str]) -> None:
    """Three clovers, and B holds most gains of 5: then only good cows are left."""
    match = board(
        squares(". -15 . TB", LONG),
        f"rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky - / {held}",
        "board-lucky",
    )
    play(match, "A19 B80")
    for pick in picks:
        if pick:
            assert asked(match) == f"A lucky-pick: {pick}"
            play(match, "Aplus5")
    assert asked(match) == "B lucky: pass plus5"
    play(match, "Bpass")
    taken = [word for word in lies(match, "lucky").split("/")[0].split() if word != "lucky"]
    assert len(taken) == 3
    assert taken.count("plus5") == len([pick for pick in picks if pick])


def test_one_card_left_for_two_clovers() -> None:
    """The last one of all is taken, and there is nothing for the second clover."""
    six = "plus5 plus5 plus5 plus5 plus5 plus5"
    cows = "good-cows good-cows good-cows good-cows good-cows"
    match = board(
        squares(". -10 . TB"),
        f"rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky - / {six} {cows}",
        "board-lucky",
    )
    play(match, "A19 B80 Bpass")
    assert lies(match, "lucky") == f"lucky good-cows / {six} {cows}"


# Gain 5 points


@pytest.mark.parametrize("square", [".", "T2", "+1", "+44", "-7", "-44", "G1", "G2", "R1", "R2"])
@pytest.mark.parametrize("game", LUCKY)
def test_five_points_in_place_of_any_effect(game: str, square: str) -> None:
    """Once; the effect of the square is left out, whatever it is."""
    match = board(
        squares(f". {square} . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 81 ? / 80 82 ? | lucky plus5 plus5 / -",
        game,
    )
    play(match, "A19 A81 B80 B82" if square == "T2" else "A19 B80")
    assert asked(match) == "A lucky: pass plus5"
    play(match, "Aplus5")
    assert match.scores[0] == 5
    assert lies(match, "lucky") == "lucky plus5 / -"


def test_lucky_landings_are_told() -> None:
    """The square as it is for once; with good cows as it is printed."""
    for card, effect in (("plus5", "+5"), ("good-cows", "TB")):
        match = board(
            squares(". TB"),
            f"rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky {card} / -",
            "board-lucky",
        )
        play(match, f"A19 B80 A{card}")
        told = happened(match, "special-played", "landed")
        assert told[0].startswith("special-played(seat=0")
        assert told[1] == f"landed(seat=0, card=19, row=0, square=1, effect={effect})"


def test_five_points_for_once() -> None:
    """The next tile on such a square meets its printed effect again."""
    match = board(
        squares(". -3 TB", ". -3 TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 41 ? | lucky plus5 / -",
        "board-lucky",
    )
    play(match, "A19 B41 Aplus5")
    assert match.scores == (5, -3)


def test_five_points_stop_at_the_end_of_the_track() -> None:
    """From 42 only two of them count."""
    match = board(
        squares(),
        "totals 42 0 | rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky plus5 / -",
        "board-lucky",
    )
    play(match, "A19 B80 Aplus5")
    assert match.scores == (44, 0)


@pytest.mark.parametrize(
    ("game", "take", "on_take", "offered"),
    [
        ("board-lucky", "TB", "clear", "pass plus5 good-cows"),
        ("board-lucky", "TB", "forbid", "pass good-cows"),
        ("board-advanced-lucky", "TB", "clear", "pass plus5 good-cows"),
        ("board-advanced-lucky", "TT", "clear", "pass plus5 good-cows"),
        ("board-advanced-lucky", "TB", "forbid", "pass good-cows"),
        ("board-advanced-lucky", "TT", "forbid", "pass good-cows"),
    ],
)
def test_what_can_be_played_on_a_last_square(
    game: str, take: str, on_take: str, offered: str
) -> None:
    """Both kinds, unless gain 5 points is forbidden there. Rules: A-86, B-6."""
    match = board(
        squares(f". {take}"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky plus5 good-cows / -",
        game,
        plus5_on_take=on_take,
    )
    play(match, "A19 B80")
    assert asked(match) == f"A lucky: {offered}"


def test_nobody_is_asked_for_a_card_that_does_not_suit() -> None:
    """Lucky cards lie open, so everybody sees that there is no choice."""
    match = board(
        squares(),
        "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky good-cows / good-cows",
        "board-lucky",
    )
    play(match, "A19 B80")
    assert asked(match) == "tile"
    forbidden = board(
        squares(". TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky plus5 / -",
        "board-lucky",
        plus5_on_take="forbid",
    )
    play(forbidden, "A19 B80")
    assert asked(forbidden) == "tile"


@pytest.mark.parametrize(
    ("take", "after"),
    [
        ("TB", "totals 5 0 | gone 10 11 | hands 30 / 31"),
        ("TT", "totals 5 0 | gone 10 11 | hands 30 / 31"),
    ],
)
def test_five_points_where_a_row_is_taken(take: str, after: str) -> None:
    """The row is boxed and the tile moves on, whatever the square would have taken."""
    match = board(
        squares(f". . {take}"),
        "rows 10 11 / 40 / 50 / 60 / - | hands 19 30 / 80 31 | lucky plus5 / -",
        "board-advanced-lucky",
    )
    play(match, "A19 B80 Aplus5")
    assert lies(match, "totals", "gone", "hands") == after
    assert lies(match, "rows") == "rows - / 40 / 50 / 60 80 / 19"


def test_a_declined_card_can_be_played_for_another_tile() -> None:
    """A passes for 19 and plays it for 42."""
    match = board(
        squares(". . T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 ? / 80 81 ? | lucky plus5 / -",
        "board-lucky",
    )
    play(match, "A19 A42 B80 B81 Apass")
    assert asked(match) == "A lucky: pass plus5"
    play(match, "Aplus5")
    assert lies(match, "rows", "totals") == "rows 10 19 / 40 42 / 50 / 60 80 81 / - | totals 5 0"


def test_a_card_for_each_of_two_tiles() -> None:
    """One for each tile, two in a trick."""
    match = board(
        squares(". . T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 ? / 80 81 ? | lucky plus5 plus5 / -",
        "board-lucky",
    )
    play(match, "A19 A42 B80 B81 Aplus5 Aplus5")
    assert match.scores == (10, 0)


def test_a_card_taken_for_one_tile_can_be_played_for_the_next() -> None:
    """A loses with 19, takes a card, and plays it for 42 in the same trick."""
    match = board(
        squares(". -5 T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 ? / 80 81 ?",
        "board-lucky",
    )
    play(match, "A19 A42 B80 B81 Aplus5")
    assert asked(match) == "A lucky: pass plus5"


def test_a_low_tile_can_be_lucky() -> None:
    """The square is that behind the highest last tile."""
    match = board(
        squares(LONG, LONG, LONG, ". -7 TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 4 ? / 45 ? | lucky plus5 / -",
        "board-lucky",
    )
    play(match, "A4 B45 Aplus5")
    assert lies(match, "rows", "totals") == "rows 10 / 40 45 / 50 / 60 4 / - | totals 5 0"


# Good cows


@pytest.mark.parametrize(
    ("row", "good", "net"),
    [
        ("2", "", 5),
        ("2 10", "", 7),
        ("2 10 12", "2 10", 6),
        ("2 10 12", "10 12", -2),
        ("2 3 10 12", "2 3", 7),
        ("2 3 10 12", "10 12", -7),
        ("2 3 5 7 10", "2 7", -2),
    ],
)
@pytest.mark.parametrize("game", LUCKY)
def test_good_cows_where_bulls_are_taken(game: str, row: str, good: str, net: int) -> None:
    """Two of the others count plus, the rest minus."""
    length = len(row.split())
    match = board(
        squares(". " * length + "TB"),
        f"rows {row} / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky good-cows / -",
        game,
    )
    play(match, "A19 B80 Agood-cows")
    for tile in good.split():
        play(match, f"A{tile}")
    assert match.scores[0] == net


@pytest.mark.parametrize(
    ("row", "good", "gain"),
    [("2", "", 5), ("2 10", "", 7), ("2 10 12", "10 12", 3), ("2 3 5 7 10", "2 7", 10)],
)
def test_good_cows_where_tiles_are_taken(row: str, good: str, gain: int) -> None:
    """Two count plus, nothing counts minus, and all come behind the screen. Rule: R-113."""
    length = len(row.split())
    match = board(
        squares(". " * length + "TT"),
        f"rows {row} / 40 / 50 / 60 / - | hands 19 30 / 80 31 | lucky good-cows / -",
        "board-advanced-lucky",
    )
    play(match, "A19 B80 Agood-cows")
    for tile in good.split():
        play(match, f"A{tile}")
    assert (
        lies(match, "totals", "hands", "gone") == f"totals {gain} 0 | hands {row} 30 / 31 | gone -"
    )


def test_good_cows_are_not_named_twice() -> None:
    """The first one is no option for the second."""
    match = board(
        squares(". . . TB"),
        "rows 2 10 12 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky good-cows / -",
        "board-lucky",
    )
    play(match, "A19 B80 Agood-cows")
    assert asked(match) == "A good-cows: 2 10 12"
    play(match, "A10")
    assert asked(match) == "A good-cows: 2 12"


def test_skipped_squares_are_no_good_cows() -> None:
    """Three squares before the last one, but two tiles: both count plus, and nobody is asked."""
    match = board(
        squares(". . . TB"),
        "rows 2 _ 12 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky good-cows / -",
        "board-advanced-lucky",
    )
    play(match, "A19 B80 Agood-cows")
    assert match.scores[0] == 6
    assert asked(match) == "tile"


def test_a_net_loss_of_good_cows_pays_clovers() -> None:
    """Minus 7 in all passes the clover at -5; then the row is cleared."""
    match = board(
        squares(". . . . TB"),
        "rows 2 3 10 12 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky good-cows / -",
        "board-lucky",
    )
    play(match, "A19 B80 Agood-cows A10 A12")
    assert asked(match) == "A lucky-pick: plus5 good-cows"
    assert match.view(None).rows[0] == (2, 3, 10, 12, 19)
    play(match, "Aplus5")
    assert lies(match, "rows") == "rows - / 40 / 50 / 60 80 / 19"


# Moments between


@pytest.mark.parametrize("shift", ["gap", "all"])
def test_clovers_between_two_pushed_squares(shift: str) -> None:
    """The cards for one square are taken before the next one acts."""
    match = board(
        squares(". -5 . -5 . TB"),
        "rows 20 _ 22 / 4 / 5 / 6 / - | hands 19 30 / 7 31 | actions to-start / -",
        "board-advanced-lucky",
        shift=shift,
    )
    play(match, "A19 B7 Ato-start")
    assert asked(match) == "A lucky-pick: plus5 good-cows"
    assert match.scores == (-5, 0)
    assert lies(match, "pushed") == ("pushed 1 1 2" if shift == "all" else "pushed -")
    play(match, "Aplus5")
    if shift == "all":
        assert asked(match) == "A lucky-pick: plus5 good-cows"
        assert match.scores == (-10, 0)
        play(match, "Aplus5")
    assert asked(match) == "tile"


def test_clovers_before_a_pushed_tile_takes_the_row() -> None:
    """With all tiles moving: first the loss of the gap and its card, then the row."""
    match = board(
        squares(". -5 . TB"),
        "rows 20 _ 22 / 4 / 5 / 6 / - | hands 19 30 / 80 31 | actions to-start / -",
        "board-advanced-lucky",
        shift="all",
    )
    play(match, "A19 B80 Ato-start")
    assert (match.scores[0], asked(match)) == (-5, "A lucky-pick: plus5 good-cows")
    play(match, "Aplus5")
    assert (match.scores[0], asked(match)) == (-12, "A lucky-pick: plus5 good-cows")
    assert match.view(None).rows[0] == (19, 20, 0, 22)
    play(match, "Agood-cows")
    assert lies(match, "rows", "gone") == "rows - / 4 / 5 / 6 / 22 80 | gone 19 20"


@pytest.mark.parametrize(
    ("words", "lucky", "shift"),
    [
        ("A19 B80", "plus5 good-cows", "gap"),
        ("A19 B80 Apass", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Agood-cows", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Agood-cows A2", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Agood-cows A10 A12", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Apass", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Apass Aplus5", "plus5 good-cows", "gap"),
        ("A19 B80 Apass Apass Aplus5 Aplus5", "plus5", "gap"),
        ("A1 B80 Ato-start Ar1", "plus5", "all"),
        ("A1 B80 Ato-start Ar1 Aplus5", "plus5", "all"),
        ("A1 B80 Ato-start Ar1 Aplus5 Aplus5", "plus5", "all"),
    ],
)
def test_a_position_at_every_question(words: str, lucky: str, shift: str) -> None:
    """Read back, it asks the same, and goes on in the same way to the next trick."""
    match = board(
        ". -5 -6 . TB / " + " / ".join([LONG] * 3) + " / . . TB / -7 . TB",
        "rows 2 3 10 12 / 40 / 50 / 60 / - / - | hands 1 19 30 / 80 31 32"
        f" | actions to-start / - | lucky {lucky} / -",
        "board-advanced-lucky",
        shift=shift,
    )
    play(match, words)
    again = oxherd.Match.at(match.rules, match.position())
    assert again.position() == match.position()
    while asked(match) not in {"tile", "over"}:
        assert asked(again) == asked(match)
        ask = match.ask
        assert ask is not None
        last = str(ask.options(ask.seats[0])[-1])
        match.choose(ask.seats[0], last)
        again.choose(ask.seats[0], last)
    assert lies(again, "rows", "totals", "lucky", "gone") == lies(
        match, "rows", "totals", "lucky", "gone"
    )


def test_lucky_cards_of_others_are_seen() -> None:
    """They come from open piles and stay open. Rule: B-11."""
    match = board(
        squares(), "rows 10 / 40 / 50 / 60 / - | hands 19 ? / 80 ? | lucky plus5 / -", "board-lucky"
    )
    assert match.view(1).slots["lucky"] == (("plus5",), ())
    assert match.view(None).slots["lucky"] == (("plus5",), ())
