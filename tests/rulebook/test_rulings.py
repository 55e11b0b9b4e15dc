"""Rulings that need more than one position, and the proof that every ruling has a test."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import oxherd
from oxherd.core.ask import ALL
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, run
from oxherd.core.playout import random_answers
from oxherd.rules.board.board_rules import BoardRules
from tests.matches import at_moment, begin, moments, play_on
from tests.rulebook.test_rulebook import CASES, RED, sections
from tests.rules.tables import layout

ROOT = Path(__file__).resolve().parents[2]

UNSEEN: dict[str, str] = {}
"""Rulings that no program can be seen to follow, each with the reason. So far there are none."""


def test_a_4_piles_are_public() -> None:
    """Everybody, a spectator too, may look at all piles and their bulls."""
    position = "ox1 | rows 12 / 37 / 43 / 58 | hands ? / ? | piles 5 55 / 10"
    match = oxherd.Match.at(oxherd.rules("classic", 2), position)
    for seat in (0, 1, None):
        assert match.view(seat).piles == ((5, 55), (10,))
        assert match.view(seat).points == (9, 3)


def test_a_4_piles_may_be_hidden() -> None:
    """With hide_piles nobody sees a pile, not even his own, but its size."""
    position = "ox1 | rows 12 / 37 / 43 / 58 | hands ? / ? | piles 5 55 / 10"
    match = oxherd.Match.at(oxherd.rules("classic", 2, hide_piles=True), position)
    for seat in (0, 1, None):
        assert match.view(seat).piles == (None, None)
        assert match.view(seat).points == (None, None)
        assert match.view(seat).pile_sizes == (2, 1)


def test_a_6_the_first_drafter_is_drawn() -> None:
    """Over some matches every seat is the first to draft."""
    first: set[int] = set()
    for seed in range(40):
        ask = begin("logic", 4, {}, seed).ask
        assert ask is not None
        first.update(ask.seats)
    assert first == {0, 1, 2, 3}


def test_a_7_drafted_hands_are_known() -> None:
    """After an open draft everybody knows all hands."""
    match = at_moment(begin("logic", 3, {}), "card")
    for seat in (0, 1, 2, None):
        assert [len(hand or ()) for hand in match.view(seat).hands] == [10, 10, 10]


def test_a_7_drafted_hands_may_be_hidden() -> None:
    """With hide_draft a seat sees its own hand only."""
    match = at_moment(begin("logic", 3, {"hide_draft": True}), "card")
    assert [hand is None for hand in match.view(1).hands] == [True, False, True]
    assert match.view(None).hands == (None, None, None)


def test_a_11_nifty_is_for_seven() -> None:
    """Seven may play, eight may not."""
    assert oxherd.rules("nifty", 7).players == 7
    with pytest.raises(oxherd.BadOption, match="players-range"):
        oxherd.rules("nifty", 8)


def test_a_12_switches_combine() -> None:
    """Combinations that make sense can be played to the end, under the id of any of their games."""
    assert play_on(begin("tactics", 3, {"nifty": True, "rounds": 1})).winners
    assert play_on(begin("classic", 3, {"logic": True, "professional": True, "rounds": 1})).winners


def test_a_12_combinations_are_house_rules() -> None:
    """The four switches are marked as house rules in the catalogue."""
    classic = next(game for game in oxherd.games() if game.id == "classic")
    house = {spec.name for spec in classic.options if spec.house}
    assert house >= {"tactics", "logic", "professional", "nifty"}


def test_a_12_logic_contains_tactics() -> None:
    """Logic with Tactics is refused."""
    with pytest.raises(oxherd.BadOption, match="option-conflict"):
        oxherd.rules("logic", 3, tactics=True)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("game", "faces"), [("parity", ("even", "odd")), ("jumping-cow", None)])
def test_a_33_markers_start_anew(game: str, faces: tuple[str, str] | None, seed: int) -> None:
    """When a new round begins the marker or the cow stands at the lowest of the four cards."""
    match = begin(game, 2, {"rounds": 2}, seed)
    for _ in moments(match):
        if match.round == 2:
            break
    starts = [row[0] for row in match.view(None).rows]
    lowest = min(starts)
    row = starts.index(lowest) + 1
    face = faces[lowest % 2] if faces is not None else "none"
    assert f" | {game} {row} {face} | " in match.position()


def test_a_33_the_usual_limit() -> None:
    """Fan cards are played to 66."""
    for game in ("parity", "mountain", "jumping-cow", "flip"):
        assert oxherd.rules(game, 4).options["target"] == 66


def test_a_46_nobody_looks_through_the_pile_of_the_buffalo() -> None:
    """Its cards and their bulls are hidden, but not how many there are."""
    position = "ox1 | rows 12 / 37 / 43 / 58 | hands 14 ? / 59 ? | stock 15 ? | piles 5 / 55 10"
    match = oxherd.Match.at(oxherd.rules("buffalo", 2), position, seed=1)
    for seat in (0, 1, None):
        assert match.view(seat).piles == ((5,), None)
        assert match.view(seat).points[1] is None
        assert match.view(seat).pile_sizes == (1, 2)


def test_a_60_the_first_seat_is_drawn() -> None:
    """Over some matches every seat starts."""
    first: set[int] = set()
    for seed in range(40):
        ask = begin("gap", 4, {}, seed).ask
        assert ask is not None
        first.update(ask.seats)
    assert first == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "out"), [(2, 2), (3, 1), (4, 0), (6, 0)])
def test_a_62_colours_are_drawn_once(players: int, out: int) -> None:
    """Over some matches every colour is out once, and the same ones in all rounds of a match."""
    seen: set[str] = set()
    for seed in range(20):
        match = begin("gap", players, {"rounds": 2}, seed)
        removed = re.findall(r"removed (\S+)", match.position())
        for _ in moments(match):
            assert re.findall(r"removed (\S+)", match.position()) == removed
        letters = removed[0].strip("-")
        assert len(letters) == out
        cards = {card[1] for card in re.findall(r"\d[rgybp]", match.position())}
        assert cards.isdisjoint(letters)
        seen.update(letters)
    assert len(seen) == (5 if out else 0)


def test_a_62_colours_may_be_named() -> None:
    """The option removed names the colours that are out."""
    match = begin("gap", 3, {"removed": "b"})
    assert " | removed b | " in match.position()


BOARDS = ("board", "board-lucky", "board-advanced", "board-advanced-lucky")
ROWS = ". . TB / . . TB / . . TT / . . TB / . . TB"


def board(game: str, players: int = 2) -> BoardRules:
    """The rules of a board game with the squares that come with Oxherd."""
    rules = oxherd.rules(game, players)
    assert isinstance(rules, BoardRules)
    return rules


@pytest.mark.parametrize("game", BOARDS)
def test_a_80_the_board_is_a_reconstruction(game: str) -> None:
    """The catalogue, the rules and what every seat sees say so."""
    assert next(one for one in oxherd.games() if one.id == game).reconstruction
    assert board(game).reconstruction
    assert begin(game, 2, {}).view(0).reconstruction


def test_a_80_an_owner_can_replace_it() -> None:
    """A layout that says everything is no reconstruction, unless its owner says that it is."""
    squares = ". . TB / . . TB / . . TB / . . TB / . +7 TB"
    box = {"bulls": [1] * 100, "clovers": [-9], "actions": {"stop": 4}, "lucky": {"plus5": 6}}
    real = oxherd.rules("board", 2, layout=layout(squares, **box))
    guess = oxherd.rules("board", 2, layout=layout(squares, reconstruction=True, **box))
    assert (real.reconstruction, guess.reconstruction) == (False, True)
    assert real.squares[4] == (".", "+7", "TB")


USED = {
    "board": {"bulls"},
    "board-lucky": {"bulls", "clovers", "lucky"},
    "board-advanced": {"bulls", "actions"},
    "board-advanced-lucky": {"bulls", "clovers", "actions", "lucky"},
}
"""What each game uses beside the rows."""


@pytest.mark.parametrize("missing", ["bulls", "clovers", "actions", "lucky"])
@pytest.mark.parametrize("game", BOARDS)
def test_a_80_what_an_owner_leaves_out_is_a_reconstruction(game: str, missing: str) -> None:
    """Then that of Oxherd is used, and people are told that it is a guess; if it is used."""
    box = {"bulls": [1] * 100, "clovers": [-9], "actions": {"stop": 4}, "lucky": {"plus5": 6}}
    del box[missing]
    text = layout(ROWS.replace("TT", "TB"), reconstruction=False, **box)
    assert oxherd.rules(game, 2, layout=text).reconstruction == (missing in USED[game])


def test_a_80_only_the_board_is_one() -> None:
    """All the other games are played with published material."""
    assert {game.id for game in oxherd.games() if game.reconstruction} == set(BOARDS)


@pytest.mark.parametrize("take", ["TB", "TT"])
def test_a_95_a_first_square_takes_no_row(take: str) -> None:
    """A layout with such a square is refused."""
    with pytest.raises(oxherd.BadOption, match="layout-take"):
        oxherd.rules("board-advanced", 2, layout=layout(ROWS + f" / {take} . TB"))


def test_a_97_four_of_each_action_card_and_six_of_each_lucky_card() -> None:
    """24 action cards of six kinds, 12 lucky cards of two."""
    shown = sections(begin("board-advanced-lucky", 4, {}).position())
    actions = Counter(f"{shown['actions']} {shown['action-deck']}".replace("/", "").split())
    kinds = ("stop", "skip", "swap-tile", "to-start", "extra-tile", "ascend-any")
    assert actions == dict.fromkeys(kinds, 4)
    track = board("board-advanced-lucky").track
    assert track.lucky is not None
    assert sorted(Counter(track.lucky.box).values()) == [6, 6]


def test_a_97_a_layout_can_say_otherwise() -> None:
    """An owner who counts other numbers of cards writes them down."""
    counted = layout(ROWS, actions={"skip": 9, "stop": 3}, lucky={"plus5": 1})
    shown = sections(begin("board-advanced-lucky", 2, {"layout": counted}).position())
    actions = Counter(f"{shown['actions']} {shown['action-deck']}".replace("/", "").split())
    assert actions == {"skip": 9, "stop": 3}


def test_b_9_nobody_begins_a_trick_without_a_tile() -> None:
    """Such a table is impossible in the advanced game: the match would be over."""
    position = "ox1 | rows 10 / 20 / 30 / 40 / - / - / - / - | hands 11 / -"
    with pytest.raises(oxherd.BadPosition, match="position-hand-size"):
        oxherd.Match.at(board("board-advanced"), position)


def test_b_11_tiles_taken_with_a_row_stay_known() -> None:
    """Everybody saw 10 and 12 go behind the screen of A; the other tiles there are secret."""
    rules = oxherd.rules("board-advanced", 2, layout=layout(ROWS))
    position = "ox1 | rows 20 / 30 / 10 12 / 40 / - | hands 14 60 / 41 61"
    match = oxherd.Match.at(rules, position)
    match.choose(0, "14")
    match.choose(1, "41")
    for seat in (1, None):
        assert match.view(seat).known == ((10, 12), ())
        assert match.view(seat).hands[0] is None
        assert match.view(seat).hand_sizes == (3, 1)


def test_b_11_a_tile_swapped_back_stays_known() -> None:
    """67 went back behind the screen of A before all eyes, 72 came from there and is gone."""
    rules = oxherd.rules("board-advanced", 2, layout=layout(RED))
    position = "ox1 | rows 60 / 66 / 70 / 80 / - / - / - / - | hands 67 71 72 / 81 ?"
    match = oxherd.Match.at(rules, f"{position} | actions swap-tile / -", seed=1)
    for who, word in ((0, "67"), (1, "81"), (0, "swap-tile"), (0, "72")):
        match.choose(who, word)
    for seat in (1, None):
        assert match.view(seat).known == ((67,), ())
        assert match.view(seat).hands[0] is None


def test_b_11_a_tile_that_is_drawn_is_not_known() -> None:
    """Only who drew it has seen it."""
    rules = oxherd.rules("board-advanced", 2, layout=layout(". DT TB" + ROWS[6:]))
    position = "ox1 | rows 10 / 20 / 30 / 40 / - | hands 11 60 / 41 61 | stock 70"
    match = oxherd.Match.at(rules, position)
    match.choose(0, "11")
    match.choose(1, "41")
    assert match.view(0).hands[0] == (60, 70)
    assert match.view(1).known == ((), ())
    assert match.view(1).hands[0] is None


def test_b_11_lucky_cards_lie_open_and_action_cards_do_not() -> None:
    """Of the action cards of others only the number is seen."""
    position = (
        "ox1 | rows 60 / 66 / 70 / 80 / - / - / - / - | hands 67 ? / 81 ? "
        "| actions stop skip / skip | lucky plus5 good-cows / good-cows"
    )
    match = oxherd.Match.at(board("board-advanced-lucky"), position, seed=1)
    slots = match.view(1).slots
    assert slots["lucky"] == (("plus5", "good-cows"), ("good-cows",))
    assert slots["actions"] == (2, ("skip",))
    assert match.view(None).slots["actions"] == (2, 1)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", ["board", "board-advanced"])
def test_b_12_two_tiles_are_due_in_a_fair_share_of_the_tricks(game: str, players: int) -> None:
    """In some 15 to 35 of a hundred tricks of random play, with some room for chance."""
    picks = [due for seed in range(100) for due in tiles_due(board(game, players), seed)]
    assert 0.13 < picks.count(2) / len(picks) < 0.37


def tiles_due(rules: BoardRules, seed: int) -> list[int]:
    """How many tiles were due in the tricks of a random match; nobody plays a card."""
    state, dice = rules.begin(Shake(bytes([seed]))), Dice(seed)
    picks = []
    while (ask := run(rules, state)) is not None:
        if ask.mode == ALL:
            picks.append(ask.picks)
        passes = ask.offer(ask.seats[0])[0] == PASS
        answer(rules, state, [PASS] if passes else random_answers(ask, dice))
    return picks


def test_b_12_what_the_text_says_about_the_blue_side() -> None:
    """Its first row takes the fourth tile; squares in the examples are plain; 25 has room."""
    squares = board("board").squares
    assert len(squares) >= 8
    assert len(squares[0]) == 4
    assert {squares[row][at] for row in (0, 1, 3) for at in (1, 2)} == {"."}
    assert any(len(row) >= 5 for row in squares)
    assert {"T2", "G1", "G2", "R1", "R2"} <= {square for row in squares for square in row}


def test_b_12_what_the_text_says_about_the_red_side() -> None:
    """A plain square after a loss of 7, two green cows on a sixth one, first squares that act."""
    squares = board("board-advanced").squares
    assert squares != board("board").squares
    assert len(squares) >= 8
    assert any(pair == ("-7", ".") for row in squares for pair in pairwise(row))
    assert any(len(row) > 6 and row[5] == "G2" for row in squares)
    assert {"DT", "DA", "TT", "TB", "R2"} <= {square for row in squares for square in row}
    assert any(row[0] != "." for row in squares)


def test_b_13_bulls_on_tiles() -> None:
    """Those of the examples, and the rule that agrees with them all."""
    bulls = board("board").bulls
    known = {15: 2, 18: 1, 19: 5, 22: 3, 23: 5, 83: 5}
    assert {tile: bulls[tile] for tile in known} == known
    primes = [tile for tile in range(2, 101) if all(tile % by for by in range(2, tile))]
    for tile in range(1, 101):
        if tile in primes or tile == 55:
            assert bulls[tile] == 5
        elif tile % 11 == 0:
            assert bulls[tile] == 3
        else:
            assert bulls[tile] == (2 if tile % 5 == 0 else 1)
    assert len(bulls) == 101
    assert sum(bulls) == 236


def test_b_13_a_layout_can_name_the_true_ones() -> None:
    """An owner writes down the bulls of all hundred tiles."""
    bulls = [tile % 5 for tile in range(1, 101)]
    rules = oxherd.rules("board", 2, layout=layout(". . TB /" * 4 + ". . TB", bulls=bulls))
    assert rules.bulls == (0, *bulls)


def test_b_14_the_order_of_the_four_modes() -> None:
    """The catalogue has them in the order in which the rulebook recommends to learn them."""
    assert tuple(game.id for game in oxherd.games() if game.id.startswith("board")) == BOARDS


def test_b_14_a_match_is_one_round() -> None:
    """However many tricks it has."""
    match = begin("board", 2, {})
    assert {match.round for _ in moments(match)} == {1}


def test_c_2_one_kind_of_fan_card() -> None:
    """A game with one fan card has no option for another one."""
    with pytest.raises(oxherd.BadOption, match="option-unknown"):
        oxherd.rules("flip", 4, parity=True)


def test_every_ruling_has_a_test() -> None:
    """Each heading of docs/rulings.md is named by a case, by a test here, or in the list above."""
    headings = re.findall(
        r"^## ([ABC]-\d+)$", (ROOT / "docs/rulings.md").read_text("utf-8"), re.MULTILINE
    )
    tested = {
        found[1] for name in CASES if (found := re.match(r"rulings-([ABC]-\d+)-", name)) is not None
    }
    for letter, number in re.findall(
        r"^def test_([abc])_(\d+)_", Path(__file__).read_text("utf-8"), re.MULTILINE
    ):
        tested.add(f"{letter.upper()}-{number}")
    assert len(headings) >= 34
    assert tested | UNSEEN.keys() == set(headings)
    assert tested.isdisjoint(UNSEEN)
