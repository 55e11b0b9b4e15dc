"""Action cards, in every branch. Rules: R-111, A-89 to A-92, B-1 to B-3."""

from __future__ import annotations

import pytest

import oxherd
from tests.rules.boards import LONG, asked, board, happened, lies, play, squares

ALL = "stop skip swap-tile to-start extra-tile ascend-any"
"""One of each, in the order in which they are offered."""


def table(
    rows: str, hands: str, actions: str, printed: str = squares(), more: str = ""
) -> oxherd.Match:
    """Seat A holds these action cards; everybody plays the first tile of the hand."""
    match = board(printed, f"rows {rows} / - | hands {hands} | actions {actions} / -{more}")
    for seat, hand in enumerate(hands.split("/")):
        match.choose(seat, hand.split()[0])
    return match


# When cards can be played at all


def test_only_the_owner_of_the_next_tile_is_asked() -> None:
    """B's tile comes first, and B has no card; A is asked when it is A's turn."""
    match = table("10 / 40 / 50 / 60", "41 30 / 11 31", "stop")
    assert lies(match, "rows") == "rows 10 11 / 40 / 50 / 60 / -"
    assert asked(match) == "A action: pass stop"


def test_whoever_holds_a_card_is_asked() -> None:
    """Even if it cannot be played, so that the question tells nothing."""
    match = table("10 11 / 40 / 50 / 60", "19 30 / 80 31", "skip", squares(". . TB"))
    assert asked(match) == "A action: pass"


def test_all_kinds_can_come_first() -> None:
    """Before the row is settled any of the six may be played."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", ALL)
    assert asked(match) == f"A action: pass {ALL}"


def test_copies_are_offered_once() -> None:
    """Two equal cards are one option."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop stop skip")
    assert asked(match) == "A action: pass stop skip"


def test_who_passes_keeps_the_cards() -> None:
    """They can be played for another tile."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop skip")
    play(match, "Apass A30 B31")
    assert asked(match) == "A action: pass stop skip"
    assert lies(match, "discard") == "discard -"


def test_a_card_for_each_of_two_tiles() -> None:
    """When two tiles are due their owner is asked before each of them."""
    match = board(
        squares(". . . T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 30 / 80 81 31 | actions skip skip / -",
    )
    play(match, "A19 A42 B80 B81")
    assert match.ask is not None
    assert (asked(match), match.ask.about) == ("A action: pass skip", 19)
    play(match, "Askip Apass")
    assert match.ask is not None
    assert (asked(match), match.ask.about) == ("A action: pass skip", 42)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("", ALL),
        ("stop r2", "stop skip swap-tile to-start extra-tile ascend-any"),
        ("swap-tile 30", "stop skip swap-tile to-start extra-tile ascend-any"),
        ("extra-tile 30", "stop skip swap-tile to-start extra-tile ascend-any"),
        ("skip", "skip"),
        ("ascend-any r1", "skip"),
        ("skip skip", "skip"),
        ("ascend-any r1 skip", "skip"),
    ],
)
def test_order_of_cards_for_one_tile(first: str, then: str) -> None:
    """Stop, swap and one more in any order, then the row, then skips. Rule: B-1."""
    cards = " ".join([f"{kind} {kind} {kind}" for kind in ALL.split()[:2]])
    cards += " swap-tile swap-tile to-start extra-tile extra-tile ascend-any ascend-any"
    match = table("10 / 14 / 50 / 60", "19 30 35 / 80 31", cards)
    for word in first.split():
        play(match, f"A{word}")
    assert asked(match) == f"A action: pass {then}"


def test_nothing_follows_a_tile_placed_at_the_start() -> None:
    """It lies there; the next question is about another tile."""
    match = table("20 / 40 / 50 / 60", "19 30 / 80 31", ALL)
    play(match, "Ato-start Ar1")
    assert asked(match) == "tile"
    assert lies(match, "rows") == "rows 19 20 / 40 / 50 / 60 80 / -"


# Skip


@pytest.mark.parametrize(
    ("skips", "rows", "points"),
    [
        (0, "10 19", 1),
        (1, "10 _ 19", 2),
        (2, "10 _ _ 19", 3),
        (3, "10 _ _ _ 19", 4),
    ],
)
def test_skips(skips: int, rows: str, points: int) -> None:
    """Each one leads to the next square, which alone acts."""
    printed = squares(". +1 +2 +3 +4 TB")
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "skip skip skip skip", printed)
    play(match, "Askip " * skips + "Apass")
    assert lies(match, "rows", "totals") == f"rows {rows} / 40 / 50 / 60 80 / - | totals {points} 0"


@pytest.mark.parametrize(("length", "most"), [(2, 0), (3, 1), (4, 2), (6, 4)])
def test_the_last_square_is_never_skipped(length: int, most: int) -> None:
    """As many skips as there are squares before it; then only pass is left."""
    printed = squares(". " * (length - 1) + "TB")
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop skip skip skip skip", printed)
    play(match, "Astop Ar4")
    for _ in range(most):
        assert asked(match) == "A action: pass skip"
        play(match, "Askip")
    assert "skip" not in asked(match)


def test_skip_to_the_last_square() -> None:
    """The row is taken then."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "skip", squares(". . TB"))
    play(match, "Askip")
    assert lies(match, "rows", "totals") == "rows - / 40 / 50 / 60 80 / 19 | totals -2 0"


def test_skip_of_a_tile_that_is_too_low() -> None:
    """It skips a square of the row with the highest last tile."""
    match = table("10 / 40 / 50 / 60", "4 30 / 55 31", "skip")
    play(match, "Askip")
    assert lies(match, "rows") == "rows 10 / 40 / 50 55 / 60 _ 4 / -"


def test_skip_settles_the_row() -> None:
    """It looks at the row to which the tile goes now, beside a row just closed."""
    match = table("10 / 14 / 50 / 60", "19 30 / 80 31", "skip stop")
    play(match, "Astop Ar2 Askip")
    assert lies(match, "rows") == "rows 10 _ 19 / 14 / 50 / 60 80 / -"


def test_a_skipped_square_does_not_act() -> None:
    """Neither for the tile that skips it nor for the next one."""
    match = table("10 / 40 / 50 / 60", "19 30 / 20 31", "skip", squares(". -7 . . TB"))
    play(match, "Askip")
    assert lies(match, "rows", "totals") == "rows 10 _ 19 20 / 40 / 50 / 60 / - | totals 0 0"


def test_a_skip_is_told() -> None:
    """The square that is left out, then the one on which the tile lands."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "skip")
    play(match, "Askip")
    assert happened(match, "special-played", "skipped", "landed")[:3] == [
        "special-played(seat=0, special=277)",
        "skipped(seat=0, row=0, square=1)",
        "landed(seat=0, card=19, row=0, square=2, effect=.)",
    ]


# Swap


def test_swap_offers_all_other_tiles() -> None:
    """Not the one that lies on the table; and there is a choice even of one."""
    match = table("10 / 40 / 50 / 60", "19 30 35 / 80 31", "swap-tile")
    play(match, "Aswap-tile")
    assert asked(match) == "A swap-tile: 30 35"
    alone = table("10 / 40 / 50 / 60", "19 30 / 80 31", "swap-tile")
    play(alone, "Aswap-tile")
    assert asked(alone) == "A swap-tile: 30"


def test_swap_places_the_new_tile_at_once() -> None:
    """A's 90 comes before B's 80, and the 19 can be played in the next trick."""
    match = table("10 / 40 / 50 / 70", "19 90 / 80 31", "swap-tile")
    play(match, "Aswap-tile A90")
    assert lies(match, "rows", "hands") == "rows 10 / 40 / 50 80 / 70 90 / - | hands 19 / 31"


def test_swap_to_a_lower_tile() -> None:
    """It may be lower, too."""
    match = table("10 / 40 / 50 / 60", "19 11 / 80 31", "swap-tile")
    play(match, "Aswap-tile A11")
    assert lies(match, "rows", "hands") == "rows 10 11 / 40 / 50 / 60 80 / - | hands 19 / 31"


def test_swap_does_not_bring_the_other_revealed_tile() -> None:
    """Of two revealed tiles the second one is not behind the screen."""
    match = board(
        squares(". . . T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 30 / 80 81 31 | actions swap-tile / -",
    )
    play(match, "A19 A42 B80 B81 Aswap-tile")
    assert asked(match) == "A swap-tile: 30"


def test_swap_needs_another_tile() -> None:
    """Behind the screen, not on the table."""
    match = board(
        squares(". . . T2 . TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 19 42 / 80 81 31 | actions swap-tile extra-tile / -",
    )
    play(match, "A19 A42 B80 B81")
    assert asked(match) == "A action: pass"


def test_a_swap_is_told() -> None:
    """Which tile went back, and which one came."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "swap-tile")
    play(match, "Aswap-tile A30")
    assert happened(match, "replaced") == ["replaced(seat=0, card=19, other=30)"]
    assert lies(match, "seen", "pushed") == "seen 19 | pushed -"


# Stop


def test_stop_at_any_active_row() -> None:
    """Not at empty ones."""
    match = board(
        squares(rows=6), "rows 10 / - / 40 / 50 / - / 60 | hands 19 30 / 80 31 | actions stop / -"
    )
    play(match, "A19 B80 Astop")
    assert asked(match) == "A stop: r1 r3 r4 r6"


def test_stop_triggers_no_square() -> None:
    """The token lies on a loss of 7, and nobody loses anything."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop", squares(LONG, ". -7 TB"))
    play(match, "Astop Ar2")
    assert lies(match, "totals", "stops") == "totals 0 0 | stops 2"


def test_stop_closes_the_row_for_all() -> None:
    """For B's tile of the same trick, and for the next trick."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop")
    play(match, "Astop Ar4")
    assert lies(match, "rows") == "rows 10 19 / 40 / 50 80 / 60 / -"
    play(match, "A30 B31")
    assert lies(match, "stops") == "stops 4"


def test_two_stops_for_one_tile() -> None:
    """The second one at another row; then there is no third."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "stop stop stop")
    play(match, "Astop Ar1 Astop")
    assert asked(match) == "A stop: r2 r3 r4"
    play(match, "Ar4")
    assert asked(match) == "A action: pass"
    assert lies(match, "stops", "discard") == "stops 1 4 | discard stop stop"


def test_a_token_is_free_again_after_a_take() -> None:
    """Both lay on the board; after A's take B can lay one."""
    match = board(
        squares(". . TB"),
        "rows 10 12 / 40 / 50 / 60 / - | hands 19 30 / 80 31 | stops 2 3 | actions - / stop",
    )
    play(match, "A19 B80")
    assert asked(match) == "B action: pass stop"


def test_tokens_stay_without_a_take() -> None:
    """Over tricks, and when tiles are placed elsewhere."""
    match = board(squares(), "rows 10 / 40 / 50 / 60 / - | hands 19 30 / 80 31 | stops 2 3")
    play(match, "A19 B80 A30 B31")
    assert lies(match, "stops") == "stops 2 3"


def test_the_loss_of_a_row_comes_before_its_tokens_leave() -> None:
    """The one with the token may be any other row; the taken row itself is open."""
    match = board(
        squares(". . TB"), "rows 10 12 / 40 / 50 / 60 / - | hands 19 30 / 80 31 | stops 4"
    )
    play(match, "A19 B80")
    assert happened(match, "scored", "sign-lifted", "moved-on")[:3] == [
        "scored(seat=0, points=-3, total=-3)",
        "sign-lifted(special=271, row=3)",
        "moved-on(seat=0, card=19, row=0, target=4)",
    ]


# Place at the start


@pytest.mark.parametrize(
    ("tile", "offered"), [(5, "r1 r2 r3 r4"), (19, "r2 r3 r4"), (45, "r3 r4"), (55, "")]
)
def test_start_of_rows_whose_first_tile_is_higher(tile: int, offered: str) -> None:
    """The last tile does not matter; a single row is not asked for."""
    match = table("10 / 40 / 50 41 / 60 3", f"{tile} 30 / 80 31", "to-start to-start")
    assert asked(match) == "A action: pass to-start"
    play(match, "Ato-start")
    if offered:
        assert asked(match) == f"A to-start: {offered}"
    else:
        assert lies(match, "rows") == "rows 10 / 40 / 50 41 80 / 55 60 3 / -"


def test_start_is_not_offered_without_a_higher_first_tile() -> None:
    """Here 61 is higher than all of them."""
    match = table("10 / 40 / 50 / 60", "61 30 / 80 31", "to-start")
    assert asked(match) == "A action: pass"


def test_start_pushes_all_tiles_of_a_row_without_gaps() -> None:
    """Only the last one comes to a new square; the others trigger nothing again."""
    printed = squares("+1 +2 +3 +5 . TB")
    match = table("20 22 24 / 4 / 5 / 6", "19 30 / 80 31", "to-start", printed)
    play(match, "Ato-start")
    assert match.view(None).rows[0] == (19, 20, 22, 24, 80)
    assert lies(match, "totals") == "totals 5 0"


@pytest.mark.parametrize(
    ("row", "shift", "after", "points"),
    [
        ("20", "gap", "19 20", 10),
        ("20", "all", "19 20", 10),
        ("20 _ 22", "gap", "19 20 22", 10),
        ("20 _ 22", "all", "19 20 _ 22", 12),
        ("20 22 _ 24", "gap", "19 20 22 24", 1),
        ("20 22 _ 24", "all", "19 20 22 _ 24", 5),
        ("20 _ 22 _ 24", "gap", "19 20 22 _ 24", 10),
        ("20 _ 22 _ 24", "all", "19 20 _ 22 _ 24", 20),
        ("20 _ _ 24", "gap", "19 20 _ 24", 10),
        ("20 _ _ 24", "all", "19 20 _ _ 24", 14),
        ("20 22 24", "gap", "19 20 22 24", 2),
        ("20 22 24", "all", "19 20 22 24", 2),
    ],
)
def test_what_moves_and_what_acts(row: str, shift: str, after: str, points: int) -> None:
    """Up to the first free square, or all; only squares that were free act. Rules: A-90, B-2."""
    printed = squares("+40 +10 +1 +2 +4 +8 . TB")
    match = board(
        printed,
        f"rows {row} / 4 / 5 / 6 / - | hands 19 30 / 7 31 | actions to-start / -",
        shift=shift,
    )
    play(match, "A19 B7 Ato-start")
    assert lies(match, "rows", "totals") == f"rows {after} / 4 / 5 / 6 7 / - | totals {points} 0"


def test_squares_that_act_are_told_from_right_to_left() -> None:
    """With all tiles moving, each one that lands is told with the player who placed."""
    match = board(
        squares(". +1 . +2 . TB"),
        "rows 20 _ 22 / 4 / 5 / 6 / - | hands 19 30 / 7 31 | actions to-start / -",
        shift="all",
    )
    play(match, "A19 B7 Ato-start")
    assert happened(match, "placed", "landed")[-3:] == [
        "placed(seat=0, card=19, row=0, side=left)",
        "landed(seat=0, card=22, row=0, square=3, effect=+2)",
        "landed(seat=0, card=20, row=0, square=1, effect=+1)",
    ]


@pytest.mark.parametrize("shift", ["gap", "all"])
@pytest.mark.parametrize(
    ("take", "after"),
    [
        ("TB", "totals -7 0 | hands 30 / 31 | gone 19 20"),
        ("TT", "totals 0 0 | hands 19 20 30 / 31 | gone -"),
    ],
)
def test_a_pushed_tile_takes_the_row(shift: str, take: str, after: str) -> None:
    """The player who placed takes it, the placed tile included; the pushed one moves on."""
    match = board(
        squares(f". . {take}"),
        "rows 20 22 / 4 / 5 / 6 / - | hands 19 30 / 80 31 | actions to-start / -",
        shift=shift,
    )
    play(match, "A19 B80 Ato-start")
    assert lies(match, "rows", "totals", "hands", "gone") == f"rows - / 4 / 5 / 6 / 22 80 | {after}"


def test_with_shift_all_a_gap_stays_in_a_row_that_is_taken() -> None:
    """The gap moves with the tiles and is worth nothing."""
    match = board(
        squares(". . . TB"),
        "rows 20 _ 22 / 4 / 5 / 6 / - | hands 19 30 / 80 31 | actions to-start / -",
        shift="all",
    )
    play(match, "A19 B80 Ato-start")
    assert lies(match, "totals", "gone") == "totals -7 0 | gone 19 20"


def test_with_shift_gap_a_filled_gap_saves_the_row() -> None:
    """The last tile stays before the last square, because the gap takes up the push."""
    match = table("20 _ 22 / 4 / 5 / 6", "19 30 / 7 31", "to-start", squares(". . . TB"))
    play(match, "Ato-start")
    assert lies(match, "rows", "totals") == "rows 19 20 22 / 4 / 5 / 6 7 / - | totals 0 0"


def test_the_next_tile_sees_the_new_first_and_the_same_last_tile() -> None:
    """A tile at the start does not change where tiles go by the rules."""
    match = table("20 / 4 / 5 / 60", "19 30 / 21 31", "to-start")
    play(match, "Ato-start Ar1")
    assert lies(match, "rows") == "rows 19 20 21 / 4 / 5 / 60 / -"


# One more tile


def test_extra_tile_with_two_tiles_due() -> None:
    """All three tiles of A go before B's, in ascending order."""
    match = board(
        squares(". . . . . . T2 TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 11 15 13 30 / 12 14 31 | actions extra-tile / -",
    )
    play(match, "A11 A15 B12 B14 Aextra-tile A13")
    assert lies(match, "rows") == "rows 10 11 13 15 / 40 / 50 / 60 12 14 / -"


def test_extra_tile_for_the_second_of_two_tiles() -> None:
    """Only tiles that still wait go before B's: the first one lies already."""
    match = board(
        squares(". . . . . . T2 TB"),
        "rows 10 / 40 / 50 / 60 / - | hands 11 15 17 30 / 12 16 31 | actions extra-tile / -",
    )
    play(match, "A11 A15 B12 B16 Apass Aextra-tile A17")
    assert lies(match, "rows") == "rows 10 11 12 15 17 / 40 / 50 / 60 16 / -"


def test_two_extra_tiles() -> None:
    """Four tiles of A lie before B's one."""
    match = table("10 / 40 / 50 / 60", "11 13 15 30 / 12 31", "extra-tile extra-tile")
    play(match, "Aextra-tile A15 Aextra-tile A13")
    assert lies(match, "rows") == "rows 10 11 13 15 / 40 / 50 / 60 12 / -"


def test_an_extra_tile_can_be_swapped() -> None:
    """The tile that comes next may be swapped for a higher one, which goes at once."""
    match = table("10 / 40 / 50 / 60", "15 13 17 / 80 31", "extra-tile swap-tile")
    play(match, "Aextra-tile A13")
    assert asked(match) == "A action: pass swap-tile"
    play(match, "Aswap-tile A17")
    assert lies(match, "rows", "hands") == "rows 10 17 / 40 / 50 80 / 60 15 / - | hands 13 / 31"


def test_an_extra_tile_is_told() -> None:
    """Who revealed which one."""
    match = table("10 / 40 / 50 / 60", "11 13 30 / 12 31", "extra-tile")
    play(match, "Aextra-tile A13")
    assert happened(match, "extra-revealed") == ["extra-revealed(seat=0, card=13)"]


def test_the_last_tile_may_be_an_extra_tile() -> None:
    """A has none left then, and after the trick the match is over."""
    match = table("10 / 40 / 50 / 60", "11 13 / 12 31 32", "extra-tile")
    play(match, "Aextra-tile A13")
    assert asked(match) == "over"
    assert match.scores == (0, -6)


# Ascending anywhere


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("r1", "10 45 / 40 / 50 41 / 60 3 4"),
        ("r2", "10 / 40 45 / 50 41 / 60 3 4"),
        ("r3", "10 / 40 / 50 41 45 / 60 3 4"),
        ("r4", "10 / 40 / 50 41 / 60 3 4 45"),
    ],
)
def test_ascending_behind_any_lower_last_tile(row: str, after: str) -> None:
    """Near or not, and whatever else lies in the row."""
    match = table("10 / 40 / 50 41 / 60 3", "45 30 / 4 31", "ascend-any")
    play(match, "Aascend-any")
    assert asked(match) == "A ascend-any: r1 r2 r3 r4"
    play(match, f"A{row}")
    assert lies(match, "rows") == f"rows {after} / -"


def test_ascending_is_not_for_a_tile_that_is_too_low() -> None:
    """No last tile is lower."""
    match = table("10 / 40 / 50 / 60", "4 30 / 80 31", "ascend-any")
    assert asked(match) == "A action: pass"


def test_ascending_to_the_only_lower_row() -> None:
    """Nobody is asked which."""
    match = table("10 / 40 / 50 / 60", "19 30 / 80 31", "ascend-any")
    play(match, "Aascend-any")
    assert lies(match, "rows") == "rows 10 19 / 40 / 50 / 60 80 / -"


def test_ascending_to_a_last_square() -> None:
    """The row is taken there."""
    match = table("10 / 40 / 50 / 60", "45 30 / 80 31", "ascend-any", squares(". TB"))
    play(match, "Aascend-any Ar1")
    assert lies(match, "rows", "totals") == "rows - / 40 / 50 / 60 80 / 45 | totals -2 0"


def test_ascending_is_for_one_tile() -> None:
    """A's second tile goes by the rules again."""
    match = table("10 / 40 / 50 / 60", "45 46 30 / 80 31", "extra-tile ascend-any")
    play(match, "Aextra-tile A46 Aascend-any Ar1")
    assert lies(match, "rows") == "rows 10 45 46 / 40 / 50 / 60 80 / -"


# Positions between cards


@pytest.mark.parametrize(
    "words",
    [
        "",
        "Askip",
        "Askip Askip",
        "Aascend-any",
        "Aascend-any Ar1",
        "Astop",
        "Aswap-tile",
        "Aextra-tile",
        "Aextra-tile A35",
        "Ato-start",
    ],
)
def test_a_position_says_where_the_cards_have_led(words: str) -> None:
    """Read back, it asks the same question and offers the same."""
    cards = "stop skip skip skip swap-tile to-start extra-tile ascend-any"
    match = table("10 / 14 / 50 / 60", "19 30 35 / 80 31", cards)
    play(match, words)
    again = oxherd.Match.at(match.rules, match.position())
    assert again.position() == match.position()
    assert asked(again) == asked(match)
