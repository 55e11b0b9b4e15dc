"""The reference plays the worked examples of the rulebooks, and whole random matches to the end.

T- numbers name the golden tests, each with the rulebook's own cards where the text gives them.
"""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from . import Answers, Draw, Question, Table, play
from .common import Asking, card_of, tokens
from .fan import Flip, JumpingCow, Mountain, Parity
from .gap import Gap, break_tie, score, score_counts
from .rows import RowGame, bulls

Game = TypeVar("Game", bound=RowGame)


# Setting up an example


def no_draw(_round: int, purpose: str, _items: list[int], _take: int) -> list[int]:
    """Examples are set up by hand: nothing is drawn."""
    raise AssertionError(purpose)


def table(kind: type[Game], picture: str, game: str = "classic", **options: object) -> Game:
    """A game with these rows on the table, four seats and empty hands: `12 14 | 37`."""
    match = kind(game, 4, options, no_draw, Table())
    match.rows = [[int(card) for card in row.split()] for row in picture.split("|")]
    match.row_count = len(match.rows)
    return match


def picture(match: RowGame) -> str:
    """The rows as text again."""
    return " | ".join(" ".join(map(str, row)) for row in match.rows)


def finish(asking: Asking[None], *answers: Answers) -> list[Question]:
    """Run a piece of a game to its end with these answers; return what was asked."""
    asked = []
    left = list(answers)
    try:
        question = next(asking)
        while True:
            asked.append(question)
            question = asking.send(left.pop(0))
    except StopIteration:
        assert left == []
    return asked


def trick(match: RowGame, cards: str, *answers: Answers) -> list[Question]:
    """A trick: seat 0 plays the first of these, seat 1 the second; then the answers follow."""
    plays = [card.split("+") for card in cards.split()]
    match.seats = range(len(plays))
    match.hands = [[int(card.removesuffix("~")) for card in pair] for pair in plays]
    return finish(match.trick(), dict(enumerate(plays)), *answers)[1:]


def taken(match: RowGame, seat: int) -> tuple[list[int], int]:
    """The pile of a seat and its bulls."""
    pile = match.piles[seat]
    return pile, sum(bulls(card) for card in pile)


# Base game


def test_t1_to_t4_the_worked_trick_sequence() -> None:
    """Three tricks of four players: rules 1 and 2, then a full row, then a low card."""
    match = table(RowGame, "12 | 37 | 43 | 58")

    assert trick(match, "14 15 44 61") == []
    assert picture(match) == "12 14 15 | 37 | 43 44 | 58 61"
    assert match.piles == [[], [], [], []]

    assert trick(match, "21 26 30 36") == []
    assert picture(match) == "30 36 | 37 | 43 44 | 58 61"
    assert taken(match, 2) == ([12, 14, 15, 21, 26], 6)

    asked = trick(match, "3 9 68 83", {0: ["r2"]})
    assert asked == [Question("one", "row", {0: ["r1", "r2", "r3", "r4"]})]
    assert picture(match) == "30 36 | 3 9 | 43 44 | 58 61 68 83"
    assert taken(match, 0) == ([37], 1)


def test_t5_the_nearest_row_counts_even_if_it_is_full() -> None:
    """45 belongs to 42 and takes, although 41 is lower too."""
    match = table(RowGame, "61 | 70 | 41 | 20 25 31 36 42")
    trick(match, "45")
    assert picture(match) == "61 | 70 | 41 | 45"
    assert taken(match, 0) == ([20, 25, 31, 36, 42], 8)


def test_t6_an_earlier_low_card_changes_the_rows() -> None:
    """29 takes row 1, so that 62 has to go to 42."""
    match = table(RowGame, "61 | 70 | 23 41 | 35 38 39 40 42")
    trick(match, "62 29", {1: ["r1"]})
    assert picture(match) == "29 | 70 | 23 41 | 62"
    assert taken(match, 1) == ([61], 1)
    assert taken(match, 0) == ([35, 38, 39, 40, 42], 8)


def test_t7_bulls() -> None:
    """The printed bulls, and 171 in all."""
    printed = {1: 1, 5: 2, 15: 2, 25: 2, 10: 3, 20: 3, 30: 3, 11: 5, 22: 5, 33: 5, 55: 7}
    printed |= {100: 3, 99: 5, 104: 1}
    assert {card: bulls(card) for card in printed} == printed
    assert sum(bulls(card) for card in range(1, 105)) == 171


@pytest.mark.parametrize(("players", "highest"), [(3, 34), (4, 44), (10, 104)])
@pytest.mark.parametrize("game", ["tactics", "logic"])
def test_t8_deck_of_tactics_and_logic(game: str, players: int, highest: int) -> None:
    """Ten cards a player and four for the rows, the lowest numbers."""
    match = RowGame(game, players, {}, no_draw, Table())
    assert match.deck() == list(range(1, highest + 1))


# Professional


def test_t10_cards_go_to_both_sides() -> None:
    """Left and right of rows, and a full row taken from the left."""
    match = table(RowGame, "40 41 42 43 44 | 12 30 61 | 60 68 69 | 67 75", "professional")
    assert trick(match, "5 17 58 62") == []
    assert picture(match) == "17 | 5 12 30 61 62 | 58 60 68 69 | 67 75"
    assert taken(match, 1) == ([40, 41, 42, 43, 44], 11)


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "63", "64"])
def test_t10_afterwards_both_ends_of_a_full_row_take(card: str) -> None:
    """Six cards would each be the sixth of row 2."""
    match = table(RowGame, "17 | 5 12 30 61 62 | 58 60 68 69 | 67 75", "professional")
    assert trick(match, card) == []
    assert taken(match, 0) == ([5, 12, 30, 61, 62], 8)
    assert match.rows[1] == [int(card)]


@pytest.mark.parametrize(
    ("before", "card", "after"),
    [
        ("50 | 90 91", "49", "49 50 | 90 91"),
        ("50 | 90 91", "51", "50 51 | 90 91"),
        ("10 20 | 30 40 | 50 60 | 70 80", "15", "10 20 | 15 30 40 | 50 60 | 70 80"),
        ("40 41 42 43 44 | 80 81", "17", "17 | 80 81"),
    ],
)
def test_t11_nearest_end(before: str, card: str, after: str) -> None:
    """A one-card row has two ends; the nearest end of all decides."""
    match = table(RowGame, before, "professional")
    assert trick(match, card) == []
    assert picture(match) == after


@pytest.mark.parametrize(
    ("tie", "answer", "after"),
    [
        ("choose", "r1", "10 20 25 | 30 40 | 50 60 | 70 80"),
        ("choose", "r2", "10 20 | 25 30 40 | 50 60 | 70 80"),
        ("right", "", "10 20 25 | 30 40 | 50 60 | 70 80"),
        ("left", "", "10 20 | 25 30 40 | 50 60 | 70 80"),
    ],
)
def test_t11_tie(tie: str, answer: str, after: str) -> None:
    """25 is as near to 20 as to 30: the owner chooses, or the agreed side decides (A-8)."""
    match = table(RowGame, "10 20 | 30 40 | 50 60 | 70 80", "professional", professional_tie=tie)
    asked = trick(match, "25", *([{0: [answer]}] if answer else []))
    assert asked == ([Question("one", "spot", {0: ["r1", "r2"]})] if answer else [])
    assert picture(match) == after


def test_t11_no_fit() -> None:
    """A card inside the span of every row takes a row of choice (R-25)."""
    match = table(RowGame, "10 90 | 20 80 | 30 70 | 40 60", "professional")
    asked = trick(match, "50", {0: ["r3"]})
    assert asked == [Question("one", "row", {0: ["r1", "r2", "r3", "r4"]})]
    assert picture(match) == "10 90 | 20 80 | 50 | 40 60"
    assert taken(match, 0) == ([30, 70], 6)


# Nifty


@pytest.mark.parametrize("first", ["10", "80"])
def test_t12_owner_of_the_lowest_card_places_both(first: str) -> None:
    """10 and 80 go before 20 and 30; each owner is asked for the order of his own two."""
    match = table(RowGame, "5 | 25 | 60 | 90", "nifty")
    asked = trick(match, "20+30 80+10", {1: [first]}, {0: ["30"]})
    assert asked == [
        Question("one", "first", {1: ["10", "80"]}),
        Question("one", "first", {0: ["20", "30"]}),
    ]
    assert picture(match) == "5 10 20 | 25 30 | 60 80 | 90"


def test_nifty_second_card_follows_all_consequences_of_the_first() -> None:
    """11 first takes row 1, so that 10 fits nowhere; 10 first would only have taken once."""
    match = table(RowGame, "5 6 7 8 9 | 25 | 60 | 90", "nifty")
    asked = trick(match, "10+11", {0: ["11"]}, {0: ["r1"]})
    assert [question.kind for question in asked] == ["first", "row"]
    assert picture(match) == "10 | 25 | 60 | 90"
    assert match.piles[0] == [5, 6, 7, 8, 9, 11]


# Fan cards


def test_t30_parity() -> None:
    """90 may not join the odd row 4, takes row 2, and the marker goes to 31."""
    match = table(Parity, "8 31 | 40 44 47 50 52 | 60 92 | 71 85", "parity")
    match.marked, match.face = 3, "odd"
    assert trick(match, "90") == []
    assert picture(match) == "8 31 | 90 | 60 92 | 71 85"
    assert taken(match, 0) == ([40, 44, 47, 50, 52], 13)
    assert match.marker() == (0, "odd")


def test_parity_without_any_accepting_row() -> None:
    """The marked row may be taken, too; its marker goes to the lowest other end (A-34, A-35)."""
    match = table(Parity, "8 31 | 40 | 60 | 71", "parity")
    match.marked, match.face = 0, "odd"
    asked = trick(match, "32", {0: ["r1"]})
    assert asked == [Question("one", "row", {0: ["r1", "r2", "r3", "r4"]})]
    assert picture(match) == "32 | 40 | 60 | 71"
    assert match.marker() == (1, "even")


def test_parity_set_up() -> None:
    """The marker starts at the lowest first card."""
    match = table(Parity, "40 | 17 | 60 | 71", "parity")
    match.set_up_marker()
    assert match.marker() == (1, "odd")


def test_t31_mountain() -> None:
    """21 goes down to 26, takes, and the marker climbs to row 3."""
    match = table(Mountain, "30 37 | 5 12 | 44 50 | 60 55 41 33 26", "mountain")
    match.set_up_marker()
    assert match.marker() == (3, "up")
    assert trick(match, "21") == []
    assert picture(match) == "30 37 | 5 12 | 44 50 | 21"
    assert taken(match, 0) == ([60, 55, 41, 33, 26], 17)
    assert match.marker() == (2, "up")


def test_t32_mountain_tie_and_no_fit() -> None:
    """A tie goes to the marked row; between the marked end and the others nothing fits."""
    match = table(Mountain, "70 | 12 | 60 | 20", "mountain")
    match.set_up_marker()
    assert trick(match, "16") == []
    assert picture(match) == "70 | 12 | 60 | 20 16"

    match = table(Mountain, "30 | 40 | 50 | 10", "mountain")
    match.set_up_marker()
    asked = trick(match, "20", {0: ["r2"]})
    assert asked == [Question("one", "row", {0: ["r1", "r2", "r3", "r4"]})]
    assert picture(match) == "30 | 20 | 50 | 10"


def test_mountain_path() -> None:
    """The marker goes 4, 3, 2, 1, 2, 3, 4, 3."""
    match = table(Mountain, "30 | 40 | 50 | 10", "mountain")
    match.set_up_marker()
    path = [match.marked]
    for _ in range(7):
        match.after_taking(0, 0)
        path.append(match.marked)
    assert path == [3, 2, 1, 0, 1, 2, 3, 2]


def test_t33_cow_fills_a_place() -> None:
    """Four numbers and the cow are a full row; the cow jumps to the lowest other end."""
    match = table(JumpingCow, "2 6 9 13 | 70 78 | 99 104 | 50 53", "jumping-cow")
    match.cow = 0
    assert trick(match, "43") == []
    assert picture(match) == "43 | 70 78 | 99 104 | 50 53"
    assert taken(match, 0) == ([2, 6, 9, 13], 4)
    assert match.marker() == (3,)


def test_t34_cow_chain() -> None:
    """The cow lands on two full rows in turn; each leaves its highest number."""
    match = table(JumpingCow, "50 | 20 21 22 23 24 | 30 31 32 33 34 | 90", "jumping-cow")
    match.cow = 0
    assert trick(match, "51") == []
    assert picture(match) == "50 51 | 24 | 34 | 90"
    assert taken(match, 0) == ([20, 21, 22, 23, 30, 31, 32, 33], 20)
    assert match.marker() == (1,)


def test_cow_stays_when_another_row_is_taken() -> None:
    """A take elsewhere, of a full row or by a low card, does not move the cow (A-38)."""
    match = table(JumpingCow, "50 | 20 21 22 23 24 | 30 | 90", "jumping-cow")
    match.cow = 0
    trick(match, "25 7", {1: ["r3"]})
    assert picture(match) == "50 | 25 | 7 | 90"
    assert match.marker() == (0,)


def test_t35_flip() -> None:
    """24 flipped counts as 42, lies as 24, and the flip card is gone for the round."""
    match = table(Flip, "60 70 | 3 9 14 18 20 | 50 | 33 40", "flip")
    match.flip_cards = [1]
    assert trick(match, "24~") == []
    assert picture(match) == "60 70 | 3 9 14 18 20 | 50 | 33 40 24"
    assert match.marker() == (0,)
    match.hands = [[31]]
    assert match.choices(0) == ["31"]


def test_t36_what_can_be_flipped() -> None:
    """31 and 90 can, three digits cannot, and what would change nothing is not offered."""
    match = table(Flip, "12 | 40 | 50 | 60", "flip")
    match.flip_cards = [1]
    match.hands = [[100, 90, 104, 31, 7, 22]]
    assert match.choices(0) == ["7", "22", "31", "90", "100", "104", "31~", "90~"]

    trick(match, "90~", {0: ["r1"]})  # 9
    assert picture(match) == "90 | 40 | 50 | 60"


def test_t37_flip_tie() -> None:
    """31 flipped goes before 13, which then finds 31 and fits nowhere."""
    match = table(Flip, "12 | 40 | 50 | 60", "flip")
    match.flip_cards = [1, 1]
    asked = trick(match, "13 31~", {0: ["r2"]})
    assert asked == [Question("one", "row", {0: ["r1", "r2", "r3", "r4"]})]
    assert picture(match) == "12 31 | 13 | 50 | 60"
    assert match.marker() == (1, 0)


def test_flipped_value_equal_to_an_end_does_not_fit_there() -> None:
    """Higher means higher (C-2)."""
    match = table(Flip, "13 | 10 | 50 | 60", "flip")
    match.flip_cards = [1]
    assert trick(match, "31~") == []
    assert picture(match) == "13 | 10 31 | 50 | 60"


# GAP


def gap(row: str, hand: str, stock: str = "") -> Gap:
    """A game of GAP with this row, draw pile and hand of seat 0."""
    match = Gap("gap", 4, {}, no_draw, Table())
    match.rows = [[card_of(text) for text in row.split()]]
    match.hands[0] = [card_of(text) for text in hand.split()]
    match.stock = [card_of(text) for text in stock.split()]
    return match


def test_t60_equal_numbers_are_all_taken() -> None:
    """2 takes every 2 and leaves the neighbours; the row is filled up to four."""
    match = gap("2r 1g 2b 3p", "2y", "9r 8r 7r")
    finish(match.turn(0), {0: ["2y"]})
    assert tokens(match.rows[0]) == ["1g", "3p", "9r", "8r"]
    assert tokens(match.piles[0]) == ["2r", "2y", "2b"]
    assert tokens(match.stock) == ["7r"]


def test_t61_one_neighbour_of_choice() -> None:
    """0 finds no 0 and no 9, but two 1s: one of them is taken."""
    match = gap("1r 5g 1b 3p", "0y")
    asked = finish(match.turn(0), {0: ["0y"]}, {0: ["1b"]})
    assert asked[1:] == [Question("one", "pick", {0: ["1r", "1b"]})]
    assert tokens(match.rows[0]) == ["1r", "5g", "3p"]
    assert sorted(tokens(match.piles[0])) == ["0y", "1b"]


def test_neighbours_are_circular_and_both_are_taken() -> None:
    """9 takes an 8 and a 0; the lower neighbour is picked first."""
    match = gap("8r 8g 0b 0p", "9y")
    asked = finish(match.turn(0), {0: ["9y"]}, {0: ["8g"]}, {0: ["0b"]})
    assert [question.options[0] for question in asked[1:]] == [["8r", "8g"], ["0b", "0p"]]
    assert sorted(tokens(match.piles[0])) == ["0b", "8g", "9y"]


def test_t62_a_card_without_relatives_joins_the_row() -> None:
    """7 finds no 6, 7 or 8: the next player sees five cards."""
    match = gap("1r 5g 2b 3p", "7y", "9r")
    finish(match.turn(0), {0: ["7y"]})
    assert tokens(match.rows[0]) == ["1r", "5g", "2b", "3p", "7y"]
    assert match.piles[0] == []
    assert tokens(match.stock) == ["9r"]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 2, 1, 1, 0], 2),  # T-63
        ([4, 3, 1, 1, 0], 2),
        ([4, 4, 0, 0, 0], 8),  # T-64
        ([5, 4, 2, 2, 1], 4),  # T-65
        ([5, 5, 2, 1, 1], 8),
        ([3, 3, 3, 1, 1], 7),
        ([2, 1, 1, 1, 1], -2),  # T-66
        ([3, 3, 3, 3, 3], 15),
        ([4], 4),
        ([], 0),
    ],
)
def test_t63_to_t66_score(counts: list[int], points: int) -> None:
    """Most frequent colours minus least frequent others."""
    assert score_counts(counts) == points


def test_score_counts_colours_of_cards() -> None:
    """The numbers do not matter."""
    tableau = "1r 5r 9r 0r 2g 3g 4y 4b"
    assert score([card_of(text) for text in tableau.split()]) == 2


def test_tie_breaks_of_gap() -> None:
    """The best round decides, then the earlier one; only the tied seats are compared (B-15)."""
    assert break_tie([0, 1], [[5, 9, 9], [9, 5, 9]]) == [1]
    assert break_tie([0, 1], [[5, 4, 20], [5, 6, 0]]) == [1]
    assert break_tie([0, 1], [[9, 9], [5, 5]]) == [0, 1]


# The end of a match


class ScriptedRows(RowGame):
    """Rounds whose points are given."""

    script: list[list[int]]

    def play_round(self) -> Asking[None]:
        """Write down the next points."""
        self.round += 1
        self.write_down(self.script[self.round - 1])
        yield from ()


class ScriptedGap(Gap):
    """The same for GAP."""

    script: list[list[int]]

    def play_round(self) -> Asking[None]:
        """Write down the next points."""
        self.round += 1
        self.write_down(self.script[self.round - 1])
        yield from ()


def end_of(
    kind: type[ScriptedRows | ScriptedGap], script: list[list[int]], **options: object
) -> tuple[int, tuple[int, ...]]:
    """After which round the match ends, and who wins."""
    shown = Table()
    game = "gap" if issubclass(kind, Gap) else "classic"
    match = kind(game, len(script[0]), options, random_draw(random.Random(0)), shown)
    match.script = script
    assert finish(match.match()) == []
    assert shown.rounds == script[: shown.round]
    return shown.round, shown.winners


@pytest.mark.parametrize(
    ("script", "options", "end"),
    [
        ([[65, 1], [0, 2], [1, 2], [9, 9]], {}, (3, (1,))),
        ([[66, 9, 9]], {}, (1, (1, 2))),
        ([[66, 9], [0, 99]], {"rounds": 2}, (2, (0,))),
        ([[5, 9], [9, 5], [9, 9]], {"rounds": 2}, (2, (0, 1))),
        ([[7, 9], [9, 5]], {"rounds": 2, "target": 8}, (1, (0,))),
        ([[7, 6], [9, 5]], {"rounds": 2, "target": 50}, (2, (1,))),
        ([[7, 6], [9, 5]], {"max_rounds": 1}, (1, (1,))),
    ],
)
def test_end_of_the_row_games(
    script: list[list[int]], options: dict[str, object], end: tuple[int, tuple[int, ...]]
) -> None:
    """66 or the agreed end after a round; the fewest bulls win, also together (R-12, C-1)."""
    assert end_of(ScriptedRows, script, **options) == end


@pytest.mark.parametrize(
    ("script", "options", "end"),
    [
        ([[29, 3], [1, 0]], {}, (2, (0,))),
        ([[10, 14, 16], [20, 16, 13]], {}, (2, (0,))),
        ([[15, 5], [5, 15], [10, 10]], {}, (3, (0,))),
        ([[15, 15], [15, 15]], {}, (2, (0, 1))),
        ([[15, 5], [15, 25], [-2, -3]], {"extra_round": True}, (3, (0,))),
        ([[30, 30, 0], [-2, -2, 40]], {"extra_round": True}, (2, (2,))),
        ([[5, 9], [9, 5]], {"rounds": 2}, (2, (1,))),
        ([[9, 9], [9, 9]], {"max_rounds": 2, "extra_round": True}, (2, (0, 1))),
    ],
)
def test_end_of_gap(
    script: list[list[int]], options: dict[str, object], end: tuple[int, tuple[int, ...]]
) -> None:
    """30 or the agreed end after a round; ties by best round or by more rounds (R-98, B-15)."""
    assert end_of(ScriptedGap, script, **options) == end


# Whole matches

ROW_GAMES = [
    "classic",
    "tactics",
    "logic",
    "professional",
    "nifty",
    "parity",
    "mountain",
    "jumping-cow",
    "flip",
]
MOST_PLAYERS = {"nifty": 7, "gap": 6}
EVERY_TABLE = [
    (game, players)
    for game in [*ROW_GAMES, "gap"]
    for players in range(2, MOST_PLAYERS.get(game, 10) + 1)
]
HOUSE_RULES: list[tuple[str, int, dict[str, object]]] = [
    ("classic", 3, {"rounds": 2}),
    ("classic", 3, {"rounds": 50, "target": 20}),
    ("classic", 3, {"target": 2000, "max_rounds": 3}),
    ("classic", 4, {"hand_size": 12, "rows": 8, "cap": 2}),
    ("classic", 4, {"professional": True, "nifty": True, "tactics": True}),
    ("classic", 7, {"logic": True, "professional": True, "nifty": True}),
    ("logic", 10, {"professional": True, "professional_tie": "left"}),
    ("tactics", 5, {"nifty": True, "hand_size": 8, "professional": True, "rows": 2}),
    ("nifty", 3, {"logic": True, "hand_size": 2, "cap": 2, "rows": 2}),
    ("parity", 4, {"rows": 2, "cap": 2}),
    ("mountain", 4, {"rows": 2, "cap": 3}),
    ("jumping-cow", 5, {"rows": 2, "cap": 2}),
    ("jumping-cow", 5, {"rows": 8, "cap": 2}),
    ("flip", 5, {"rows": 3, "cap": 10}),
    ("gap", 2, {"removed": "yp", "target": 15}),
    ("gap", 3, {"removed": "g", "rounds": 4}),
    ("gap", 6, {"rounds": 1, "extra_round": True}),
    ("gap", 4, {"target": 1000, "max_rounds": 2, "extra_round": True}),
]


def random_draw(rng: random.Random) -> Draw:
    """A draw at random."""

    def draw(_round: int, _purpose: str, items: list[int], take: int) -> list[int]:
        return rng.sample(items, take)

    return draw


def play_at_random(game: str, players: int, options: dict[str, object], seed: int) -> Table:
    """Play a whole match with random choices and check every question on the way."""
    rng = random.Random(seed)
    shown = Table()
    match = play(game, players, options, random_draw(rng), shown)
    cards_in_play = 0
    try:
        question = next(match)
        while True:
            check(question, shown)
            cards_in_play = max(cards_in_play, len(all_cards(shown)))
            answers = {
                seat: rng.sample(choices, question.picks)
                for seat, choices in question.options.items()
            }
            question = match.send(answers)
    except StopIteration:
        assert len(all_cards(shown)) == len(set(all_cards(shown))) == cards_in_play
    return shown


def all_cards(shown: Table) -> list[str]:
    """Every card that can be seen anywhere."""
    zones = [*shown.rows, *shown.hands, *shown.piles, shown.stock]
    return [card for zone in zones for card in zone]


def check(question: Question, shown: Table) -> None:
    """What holds at every question of every game."""
    assert len(question.options) == (1 if question.mode == "one" else len(shown.hands))
    assert shown.winners == ()
    assert len(shown.rounds) == shown.round - 1
    for seat, total in enumerate(shown.totals):
        assert total == sum(points[seat] for points in shown.rounds)
    cards = all_cards(shown)
    assert len(cards) == len(set(cards))
    for seat, choices in question.options.items():
        assert len(choices) == len(set(choices)) >= question.picks
        if question.kind == "card":
            assert [choice for choice in choices if choice[-1] != "~"] == shown.hands[seat]
        elif question.kind in ("row", "spot", "pick", "first"):
            assert len(choices) >= 2


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_random_matches_end(game: str, players: int) -> None:
    """Every game ends at every number of players, at its usual target."""
    for seed in range(3):
        shown = play_at_random(game, players, {}, seed)
        assert max(shown.totals) >= (30 if game == "gap" else 66)
        assert shown.hands == [[] for _ in range(players)]
        best = max(shown.totals) if game == "gap" else min(shown.totals)
        leaders = tuple(seat for seat in range(players) if shown.totals[seat] == best)
        assert shown.winners
        if game == "gap":
            assert set(shown.winners) <= set(leaders)
        else:
            assert shown.winners == leaders


@pytest.mark.parametrize(("game", "players", "options"), HOUSE_RULES)
def test_random_matches_with_house_rules_end(
    game: str, players: int, options: dict[str, object]
) -> None:
    """The options are honoured in whole matches."""
    for seed in range(10):
        shown = play_at_random(game, players, options, seed)
        if "max_rounds" in options:
            assert shown.round == options["max_rounds"]
        if "rounds" in options and "target" not in options and "extra_round" not in options:
            assert shown.round == options["rounds"]
        if "extra_round" in options and "max_rounds" not in options:
            assert len(shown.winners) == 1
        if game != "gap" and "rows" in options:
            assert len(shown.rows) == options["rows"]


def test_first_drafter_moves_clockwise() -> None:
    """One seat is drawn for the whole match; it starts round 1, the next one round 2 (A-6)."""
    drawn: list[tuple[int, str, list[int], int]] = []

    def draw(round_: int, purpose: str, items: list[int], take: int) -> list[int]:
        drawn.append((round_, purpose, items, take))
        return [2]

    shown = Table()
    match = play("logic", 3, {"rounds": 2}, draw, shown)
    question = next(match)
    drafters: list[list[int]] = [[], []]
    try:
        while True:
            if question.kind == "draft":
                drafters[shown.round - 1].extend(question.options)
                assert shown.rows == [[], [], [], []]
            else:
                assert shown.stock == []
            choices = {seat: options[:1] for seat, options in question.options.items()}
            question = match.send(choices)
    except StopIteration:
        pass
    assert drafters == [[2, 0, 1] * 10, [0, 1, 2] * 10]
    assert drawn == [(1, "drafter", [0, 1, 2], 1)]


def test_draws_of_the_row_games() -> None:
    """One draw a round: the hands seat by seat, then the rows."""

    def draw(round_: int, purpose: str, items: list[int], take: int) -> list[int]:
        assert (round_, purpose, take) == (1, "deal", 24)
        assert items == list(range(1, 105))
        return items[:take][::-1]

    shown = Table()
    next(play("classic", 2, {}, draw, shown))
    assert shown.hands == [tokens(range(15, 25)), tokens(range(5, 15))]
    assert shown.rows == [["4"], ["3"], ["2"], ["1"]]


def test_draws_of_gap() -> None:
    """First the colours taken out, then the starter, then the whole deck every round."""
    drawn: list[tuple[int, str, int, int]] = []

    def draw(round_: int, purpose: str, items: list[int], take: int) -> list[int]:
        drawn.append((round_, purpose, len(items), take))
        return items[-take:]

    shown = Table()
    question = next(play("gap", 3, {}, draw, shown))
    assert drawn == [(0, "colours", 5, 1), (0, "starter", 3, 1), (1, "deal", 40, 40)]
    assert shown.hands[0] == ["0r", "1r", "2r", "3r", "4r", "5r"]
    assert shown.rows == [["8g", "9g", "0y", "1y"]]
    assert len(shown.stock) == 18
    assert list(question.options) == [2]


def test_no_colours_are_drawn_when_named_or_not_needed() -> None:
    """Named colours and tables of four or more need no draw."""
    for players, options in [(2, {"removed": "yp"}), (4, {})]:
        purposes: list[str] = []

        def draw(
            _round: int, purpose: str, items: list[int], take: int, seen: list[str] = purposes
        ) -> list[int]:
            seen.append(purpose)
            return items[:take]

        settings: dict[str, object] = {**options}
        next(play("gap", players, settings, draw, Table()))
        assert purposes == ["starter", "deal"]


def test_known_average_of_random_play() -> None:
    """Random cards and rows cost 13.35 bulls a seat a round at four players."""
    rounds = 1500
    shown = play_at_random("classic", 4, {"rounds": rounds, "max_rounds": rounds}, 1)
    assert abs(sum(shown.totals) / (4 * rounds) - 13.35) < 0.4
