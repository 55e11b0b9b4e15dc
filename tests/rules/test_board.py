"""The board: set-up, where tiles go, and what is true of every table. Rules: R-100 to R-103."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import oxherd
from oxherd.rules.board.board_rules import BoardRules
from tests.matches import begin, choose_any, moments
from tests.rulebook.test_rulebook import sections
from tests.rules.boards import GAMES, board, lies, play, squares


def put(match: oxherd.Match, tile: int) -> str:
    """Seat A places this tile, and B the 100 after it; the rows then, without the 100."""
    play(match, f"A{tile} B100")
    return lies(match, "rows").removeprefix("rows ").removesuffix(" / -").replace(" 100", "")


# Set-up. Rules


@pytest.mark.parametrize(
    ("game", "players", "stock", "first"),
    [
        ("board", 2, 72, 0),
        ("board", 3, 60, 0),
        ("board", 4, 0, 0),
        ("board", 5, 0, 0),
        ("board", 6, 0, 0),
        ("board-lucky", 3, 60, 0),
        ("board-lucky", 4, 0, 0),
        ("board-advanced", 2, 72, 0),
        ("board-advanced", 3, 60, 0),
        ("board-advanced", 4, 48, 4),
        ("board-advanced", 5, 36, 4),
        ("board-advanced", 6, 24, 4),
        ("board-advanced-lucky", 3, 60, 0),
        ("board-advanced-lucky", 4, 48, 4),
    ],
)
def test_set_up(game: str, players: int, stock: int, first: int) -> None:
    """Twelve tiles each, four rows that follow each other, and a supply or none."""
    match = begin(game, players, {})
    view = match.view(None)
    assert view.hand_sizes == (12,) * players
    assert view.stock_size == stock
    assert [len(row) for row in view.rows] == [int(first <= row < first + 4) for row in range(8)]
    assert match.scores == (0,) * players
    assert view.points == (0,) * players
    assert view.high_wins


@pytest.mark.parametrize("game", GAMES)
def test_players(game: str) -> None:
    """Two to six, no others."""
    assert [oxherd.rules(game, players).players for players in range(2, 7)] == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(oxherd.BadOption, match="players-range"):
            oxherd.rules(game, players)


def test_many_players_begin_in_the_last_rows_of_any_board() -> None:
    """Six rows: four players of the advanced game begin in rows 3 to 6, three in rows 1 to 4."""
    printed = {"layout": '{"rows": [' + ", ".join(['[".", ".", "TB"]'] * 6) + "]}"}
    four, three = (begin("board-advanced", players, dict(printed)) for players in (4, 3))
    assert [len(row) for row in four.view(None).rows] == [0, 0, 1, 1, 1, 1]
    assert [len(row) for row in three.view(None).rows] == [1, 1, 1, 1, 0, 0]


def test_tiles_are_secret_and_numbers_of_tiles_are_not() -> None:
    """A seat sees its own tiles; nobody sees the supply."""
    match = begin("board-advanced", 3, {})
    for seat in range(3):
        hands = match.view(seat).hands
        assert [hand is not None for hand in hands] == [seat == at for at in range(3)]
        assert match.view(seat).stock is None
        assert match.view(seat).stock_size == 60


# Placing. Rules


@pytest.mark.parametrize(
    ("rows", "tile", "after"),
    [
        ("10 / 20 / 30 / 40", 35, "10 / 20 / 30 35 / 40"),
        ("10 / 20 / 30 / 40", 41, "10 / 20 / 30 / 40 41"),
        ("40 / 30 / 20 / 10", 21, "40 / 30 / 20 21 / 10"),
        ("40 / 30 / 20 / 10", 5, "40 5 / 30 / 20 / 10"),
        ("10 / 20 / 30 / 40", 5, "10 / 20 / 30 / 40 5"),
        ("10 / 60 5 / 30 / 40", 8, "10 / 60 5 8 / 30 / 40"),
        ("10 / 60 5 / 30 / 40", 55, "10 / 60 5 / 30 / 40 55"),
        ("10 / 60 5 / 30 / 40", 3, "10 / 60 5 / 30 / 40 3"),
        ("90 6 / 80 7 / 70 8 / 60 9", 50, "90 6 / 80 7 / 70 8 / 60 9 50"),
        ("90 6 / 80 7 / 70 8 / 60 9", 4, "90 6 / 80 7 / 70 8 / 60 9 4"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_where_a_tile_goes(game: str, rows: str, tile: int, after: str) -> None:
    """Behind the nearest lower last tile; if there is none, behind the highest last one."""
    match = board(squares(), f"rows {rows} / - | hands {tile} ? / 100 ?", game)
    assert put(match, tile) == after
    assert lies(match, "totals") == "totals 0 0"


@pytest.mark.parametrize(
    ("stops", "tile", "after"),
    [
        ("4", 45, "10 / 20 / 30 45 / 40"),
        ("3 4", 45, "10 / 20 45 / 30 / 40"),
        ("1", 15, "10 / 20 / 30 / 40 15"),
        ("1 4", 15, "10 / 20 / 30 15 / 40"),
        ("4", 5, "10 / 20 / 30 5 / 40"),
        ("2 3", 5, "10 / 20 / 30 / 40 5"),
    ],
)
def test_where_a_tile_goes_beside_closed_rows(stops: str, tile: int, after: str) -> None:
    """As if the closed rows were not there."""
    match = board(squares(), f"rows 10 / 20 / 30 / 40 / - | hands {tile} ? / 100 ? | stops {stops}")
    assert put(match, tile) == after


def test_rows_need_not_lie_at_the_top() -> None:
    """Active rows lie anywhere, with empty ones between them."""
    match = board(
        squares(rows=8), "rows - / 10 / - / 20 / - / 30 / 40 / - | hands 25 ? / 100 ?", "board"
    )
    play(match, "A25 B100")
    assert lies(match, "rows") == "rows - / 10 / - / 20 25 / - / 30 / 40 100 / -"


def test_all_tiles_of_a_trick_in_one_order() -> None:
    """Of three players with two tiles each, without regard to whose they are."""
    match = board(
        squares(". . . T2 . . . . TB"),
        "rows 10 / 60 / 70 / 80 / - | hands 11 16 ? / 12 15 ? / 13 14 ?",
        "board",
        3,
    )
    play(match, "A16 A11 B12 B15 C14 C13")
    assert lies(match, "rows") == "rows 10 11 12 13 14 15 16 / 60 / 70 / 80 / -"


# Every table


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_what_holds_at_every_table(game: str, players: int, seed: int) -> None:
    """Four active rows, no tile on a last square, no tile lost, markers on their track."""
    match = begin(game, players, {}, seed)
    rules = match.rules
    assert isinstance(rules, BoardRules)
    everything = tiles(match)
    assert len(everything) == (100 if "advanced" in game or players < 4 else 12 * players + 4)
    rng = random.Random(seed)
    while match.ask is not None:
        assert tiles(match) == everything
        assert all(-44 <= total <= 44 for total in match.scores)
        if match.ask.kind == "tile":
            rows = match.view(None).rows
            assert sum(len(row) > 0 for row in rows) == 4
            for row, printed in zip(rows, rules.squares, strict=True):
                assert len(row) < len(printed)
                assert not row or (row[0] and row[-1])
        choose_any(match, rng)
    assert set(match.winners) == {
        seat for seat in range(players) if match.scores[seat] == max(match.scores)
    }


def tiles(match: oxherd.Match) -> Counter[str]:
    """Every tile of the match, wherever it lies."""
    shown = sections(match.position())
    if "sealed" in shown:
        del shown["sealed"]
    queue = [word[1:] for word in shown.get("queue", "").split()]
    words = " ".join([shown.get(name, "") for name in ("rows", "hands", "stock", "gone")])
    found = Counter([word for word in [*words.split(), *queue] if word.isdecimal()])
    assert set(found.values()) == {1}
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["board-advanced", "board-advanced-lucky"])
def test_no_action_card_is_lost(game: str, seed: int) -> None:
    """All 24 are in hands, in the deck or discarded, unless one is being played."""
    match = begin(game, 3, {}, seed)
    for _ in moments(match, seed):
        shown = sections(match.position())
        words = " ".join([shown[name] for name in ("actions", "action-deck", "discard")])
        assert Counter(words.replace("/", "").replace(" - ", " ").split())["skip"] == 4
        assert len([word for word in words.split() if word not in {"/", "-"}]) == 24
