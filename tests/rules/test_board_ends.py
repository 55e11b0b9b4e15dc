"""Tricks and the end: one tile or two, second sets, final points. Rules: R-106, R-112, A-94."""

from __future__ import annotations

import pytest

import oxherd
from tests.matches import begin, moments
from tests.rulebook.test_rulebook import sections
from tests.rules.boards import GAMES, LONG, asked, board, happened, lies, play, squares

ROWS = "rows 10 / 40 / 50 / 60 / -"


def supply(tiles: int) -> str:
    """So many unknown tiles."""
    return "stock " + " ".join(["?"] * tiles)


# Second sets. Rules: R-106, B-9


@pytest.mark.parametrize(
    ("players", "left", "then"),
    [
        (2, 72, [12, 12, 48]),
        (2, 48, [0, 0, 48]),
        (3, 60, [12, 12, 12, 24]),
        (3, 24, [0, 0, 0, 24]),
        (4, 0, [0, 0, 0, 0, 0]),
        (6, 0, [0, 0, 0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("game", ["board", "board-lucky"])
def test_sets(game: str, players: int, left: int, then: list[int]) -> None:
    """Two or three players take one more set, once; four to six do not."""
    tiles = range(91, 91 + players)
    hands = " / ".join([str(tile) for tile in tiles])
    match = board(
        squares(*["." + " ." * 8 + " TB"] * 4),
        f"{ROWS} | hands {hands} | {supply(left)}",
        game,
        players,
    )
    play(match, " ".join([f"{'ABCDEF'[seat]}{tile}" for seat, tile in enumerate(tiles)]))
    view = match.view(None)
    assert [*view.hand_sizes, view.stock_size] == then
    assert asked(match) == ("tile" if then[0] else "over")


def test_a_second_set_comes_from_the_supply_in_order() -> None:
    """The first twelve tiles go to A, the next to B, the others stay."""
    order = [tile for tile in range(1, 101) if tile not in {10, 40, 50, 60, 91, 92}]
    stock = " ".join([str(tile) for tile in order[:72]])
    match = board(squares(), f"{ROWS} | hands 91 / 92 | stock {stock}", "board")
    play(match, "A91 B92")
    assert match.view(0).hands[0] == tuple(order[:12])
    assert match.view(1).hands[1] == tuple(order[12:24])
    assert match.view(1).hands[0] is None
    assert happened(match, "new-set") == ["new-set(tiles=12)"]


def test_a_second_set_keeps_the_table() -> None:
    """Rows, scores and lucky cards stay as they are."""
    match = board(
        squares(),
        f"totals -7 3 | {ROWS} | hands 91 / 92 | {supply(72)} | lucky - / good-cows",
        "board-lucky",
    )
    play(match, "A91 B92")
    assert lies(match, "rows", "totals", "lucky") == (
        "rows 10 / 40 / 50 / 60 91 92 / - | totals -7 3 | lucky - / good-cows"
    )


def test_no_second_set_when_the_number_of_tricks_is_used_up() -> None:
    """The cap ends the match, also between two sets. Rule: B-10."""
    match = board(
        squares(), f"trick 9 | {ROWS} | hands 91 / 92 | {supply(72)}", "board", max_rounds=9
    )
    play(match, "A91 B92")
    assert asked(match) == "over"


@pytest.mark.parametrize(("players", "sets"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
@pytest.mark.parametrize("game", ["board", "board-lucky"])
def test_all_tiles_of_all_sets_are_placed(game: str, players: int, sets: int) -> None:
    """A whole match: twelve tiles of every seat, once or twice, no more."""
    match = begin(game, players, {})
    for _ in moments(match):
        pass
    placed = happened(match, "placed")
    for seat in range(players):
        own = [event for event in placed if event.startswith(f"placed(seat={seat},")]
        assert len(own) == 12 * sets
    assert all(size == 0 for size in match.view(None).hand_sizes)


# One tile or two. Rules, B-9


@pytest.mark.parametrize(
    ("hands", "owed"),
    [("19 / 80", (1, 1)), ("19 20 / 80 81", (2, 2)), ("19 20 21 / 80 81 82", (2, 2))],
)
def test_tiles_due_in_the_basic_game(hands: str, owed: tuple[int, int]) -> None:
    """Two, but for the last one of a set."""
    match = board(squares(". . T2 . TB"), f"{ROWS} | hands {hands}", "board")
    assert match.ask is not None
    assert tuple(match.ask.owed(seat) for seat in range(2)) == owed


def test_tiles_due_in_the_advanced_game() -> None:
    """Everybody has his own number: one tile left, one to play."""
    match = board(squares(". . T2 . TB"), f"{ROWS} | hands 19 / 80 81 / 82 83 84", players=3)
    assert match.ask is not None
    assert [match.ask.owed(seat) for seat in range(3)] == [1, 2, 2]
    assert match.ask.about == 0


def test_two_different_tiles() -> None:
    """The same tile cannot be chosen twice."""
    match = board(squares(". . T2 . TB"), f"{ROWS} | hands 19 20 ? / 80 81 ?", "board")
    play(match, "A19")
    ask = match.ask
    assert ask is not None
    assert "19" not in [str(choice) for choice in ask.options(0)]
    with pytest.raises(oxherd.IllegalChoice):
        match.choose(0, "19")


def test_a_row_that_is_taken_lowers_the_number_in_the_next_trick_only() -> None:
    """B's second tile is still placed after A has taken the row for two tiles."""
    match = board(
        squares(". T2 TB"), "rows 10 11 / 40 / 50 / 60 / - | hands 19 41 ? / 80 81 ?", "board"
    )
    play(match, "A19 A41 B80 B81")
    assert lies(match, "rows") == "rows - / 40 41 / 50 / 60 80 81 / 19"
    assert match.ask is not None
    assert match.ask.picks == 1


def test_tiles_from_a_row_are_for_the_next_trick() -> None:
    """A had one tile of two due; the tiles taken can be played from the next trick on."""
    match = board(
        squares(". . TT", ". . . T2 . TB"),
        "rows 10 12 / 40 / 50 / 60 / - | hands 19 / 80 81 31",
    )
    play(match, "A19 B80 B81")
    assert asked(match) == "tile"
    ask = match.ask
    assert ask is not None
    assert [ask.owed(0), ask.owed(1)] == [2, 1]


# The end of the advanced game. Rules, B-8


@pytest.mark.parametrize(
    ("total", "tiles", "actions", "after"),
    [
        (0, "", "", 0),
        (0, "", "stop", 1),
        (0, "", "stop skip skip", 3),
        (0, "31", "", -5),
        (0, "31 33 35 36", "", -11),
        (0, "31 33", "stop skip", -6),
        (10, "36", "", 9),
        (-40, "31", "", -44),
        (-43, "31", "", -44),
        (-44, "31", "", -44),
        (-43, "31", "stop", -43),
        (-44, "31 37", "stop skip stop", -41),
        (44, "", "stop", 44),
        (43, "", "stop stop", 44),
        (44, "31", "stop", 40),
        (44, "36", "stop stop", 44),
        (42, "", "stop stop stop stop", 44),
    ],
)
@pytest.mark.parametrize("game", ["board-advanced", "board-advanced-lucky"])
def test_final_points(game: str, total: int, tiles: str, actions: str, after: int) -> None:
    """First the bulls of the tiles left, then the cards, and each step stays on the track."""
    match = board(
        squares(),
        f"totals 0 {total} | {ROWS} | hands 19 / 80 {tiles} | actions - / {actions or '-'}",
        game,
    )
    play(match, "A19 B80 Bpass" if actions else "A19 B80")
    assert asked(match) == "over"
    assert match.scores == (0, after)
    assert happened(match, "round-scored") == [
        f"round-scored(round=1, points=(0, {after - total}), totals=(0, {after}))"
    ]


def test_final_points_of_the_basic_game() -> None:
    """There are none, not even for the tiles that the cap leaves behind the screens."""
    match = board(squares(), f"totals 3 -9 | {ROWS} | hands 19 31 / 80 83", "board", max_rounds=1)
    play(match, "A19 B80")
    assert asked(match) == "over"
    assert match.scores == (3, -9)


def test_lucky_cards_left_are_worth_nothing() -> None:
    """In both games with lucky cards. Rule: A-88."""
    for game in ("board-lucky", "board-advanced-lucky"):
        match = board(
            squares(), f"{ROWS} | hands 19 / 80 | lucky good-cows good-cows / good-cows", game
        )
        play(match, "A19 B80")
        assert asked(match) == "over"
        assert match.scores == (0, 0)


def test_several_without_a_tile() -> None:
    """Two of three have none: the third one loses for the tiles left."""
    match = board(squares(), f"{ROWS} | hands 19 / 80 / 81 31", players=3)
    play(match, "A19 B80 C81")
    assert asked(match) == "over"
    assert match.scores == (0, 0, -5)
    assert match.winners == (0, 1)
    assert match.places == (1, 1, 3)


def test_an_empty_screen_is_filled_again_by_a_row() -> None:
    """The last tile takes tiles with it, so the match goes on."""
    match = board(squares(". . TT"), "rows 10 12 / 40 / 50 / 60 / - | hands 19 / 80 31")
    play(match, "A19 B80")
    assert asked(match) == "tile"


def test_an_empty_screen_is_filled_again_on_the_first_square_of_a_new_row() -> None:
    """The tile moves on to a square for drawing a tile."""
    match = board(
        squares(". . TB", LONG, LONG, LONG, "DT . TB"),
        "rows 10 12 / 40 / 50 / 60 / - | hands 19 / 80 31 | stock 70",
    )
    play(match, "A19 B80")
    assert lies(match, "hands") == "hands 70 / 31"
    assert asked(match) == "tile"


def test_the_supply_does_not_matter_for_the_end() -> None:
    """The match goes on without a supply, and ends with one."""
    going = board(squares(), f"{ROWS} | hands 19 31 / 80 32")
    play(going, "A19 B80")
    assert asked(going) == "tile"
    over = board(squares(), f"{ROWS} | hands 19 / 80 32 | stock 70 71")
    play(over, "A19 B80")
    assert asked(over) == "over"


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("game", ["board-advanced", "board-advanced-lucky"])
def test_a_match_ends_when_somebody_has_no_tile(game: str, players: int) -> None:
    """At each trick everybody has one, and at the end somebody has none."""
    match = begin(game, players, {})
    for _ in moments(match):
        if match.ask is not None and match.ask.kind == "tile":
            assert min(match.view(None).hand_sizes) > 0
    assert min(match.view(None).hand_sizes) == 0


@pytest.mark.parametrize("game", ["board", "board-advanced"])
def test_tricks_are_counted_up_to_the_cap(game: str) -> None:
    """With max_rounds=3 there are three tricks, and then it is over."""
    match = begin(game, 2, {"max_rounds": 3})
    tricks = set()
    for _ in moments(match):
        tricks.add(sections(match.position())["trick"])
    assert tricks == {"1", "2", "3"}
    assert len(happened(match, "revealed")) == 3
    assert match.round == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_cap(game: str) -> None:
    """Two hundred tricks, which no real match needs."""
    assert oxherd.rules(game, 2).options["max_rounds"] == 200


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ("5 3 1", "A", (1, 2, 3)),
        ("-5 -3 -3", "B C", (3, 1, 1)),
        ("0 0 0", "A B C", (1, 1, 1)),
        ("-44 44 -44", "B", (2, 1, 2)),
    ],
)
def test_the_most_points_win(totals: str, winners: str, places: tuple[int, ...]) -> None:
    """Equal scores share the win."""
    match = board(squares(), f"totals {totals} | {ROWS} | hands 19 / 80 / 81", "board", 3)
    play(match, "A19 B80 C81")
    assert " ".join(["ABC"[seat] for seat in match.winners]) == winners
    assert match.places == places
