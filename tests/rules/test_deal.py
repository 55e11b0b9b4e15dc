"""Dealing hands, and drafting them."""

from __future__ import annotations

import re

import pytest

import oxherd
from oxherd.core.chance import Shake
from oxherd.core.rules import Option
from tests.matches import begin, moments, play_on

DEAL = "9 8 7 6 5 4 3 2 1 10  20 19 18 17 16 15 14 13 12 11  40 30 60 50"


def test_hands_in_blocks() -> None:
    """The first ten cards are the hand of the first seat; hands are sorted, rows are not."""
    match = oxherd.Match(oxherd.rules("classic", 2), seed=1, deal=DEAL)
    assert match.view(0).hand == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert match.view(1).hand == (11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
    assert match.view(None).rows == ((40,), (30,), (60,), (50,))


def test_what_a_deal_tells() -> None:
    """The round to all, a hand to its seat only, the rows to all."""
    match = oxherd.Match(oxherd.rules("classic", 2), seed=1, deal=DEAL)
    kinds = [(event.kind, event.audience) for event in match.events]
    assert kinds == [
        ("round-started", None),
        ("hand-dealt", (0,)),
        ("hand-dealt", (1,)),
        ("row-started", None),
        ("row-started", None),
        ("row-started", None),
        ("row-started", None),
    ]


@pytest.mark.parametrize(
    ("game", "players", "options", "cards"),
    [
        ("classic", 2, {}, 24),
        ("classic", 10, {}, 104),
        ("tactics", 4, {}, 44),
        ("nifty", 7, {}, 102),
        ("classic", 3, {"hand_size": 5, "rows": 6}, 21),
        ("classic", 3, {"nifty": True}, 46),
    ],
)
def test_how_many_cards_are_dealt(
    game: str, players: int, options: dict[str, Option], cards: int
) -> None:
    """Hands and rows, no card twice, and one draw for the round."""
    record = str(begin(game, players, options).record())
    draws = re.findall(r"^draw 1 deal (.*)$", record, re.MULTILINE)
    assert len(draws) == 1
    drawn = draws[0].split()
    assert len(drawn) == len(set(drawn)) == cards


@pytest.mark.parametrize(("players", "highest"), [(2, 24), (3, 34), (4, 44), (10, 104)])
@pytest.mark.parametrize("game", ["tactics", "logic"])
def test_small_decks(game: str, players: int, highest: int) -> None:
    """The lowest 10n + 4 cards."""
    rules = oxherd.rules(game, players)
    assert rules.cards(rules.begin(Shake(b""))) == tuple(range(1, highest + 1))


def test_each_round_is_dealt_anew() -> None:
    """Two rounds, two draws that differ."""
    record = str(play_on(begin("classic", 3, {"rounds": 2})).record())
    draws = re.findall(r"^draw (\d) deal (.*)$", record, re.MULTILINE)
    assert [number for number, _ in draws] == ["1", "2"]
    assert draws[0][1] != draws[1][1]


def test_the_draft_in_turn() -> None:
    """Three seats draft ten cards each, clockwise, and in the next round the next seat begins."""
    match = begin("logic", 3, {"rounds": 2})
    asked: dict[int, list[int]] = {1: [], 2: []}
    for _ in moments(match):
        if match.ask is not None and match.ask.kind == "draft":
            asked[match.round] += match.ask.seats
    first = asked[1][0]
    turn = [first, (first + 1) % 3, (first + 2) % 3]
    assert asked == {1: turn * 10, 2: (turn[1:] + turn[:1]) * 10}


def test_a_draft_draws_only_the_first_seat() -> None:
    """Chance has one word in a whole match of Logic."""
    record = str(play_on(begin("logic", 3, {"rounds": 2})).record())
    assert len(re.findall(r"^draw 1 drafter #[012]$", record, re.MULTILINE)) == 1
    assert len(re.findall(r"^draw ", record, re.MULTILINE)) == 1


def test_the_cards_left_start_the_rows() -> None:
    """In ascending order; then everybody has chosen, and the stock is empty."""
    position = "ox1 | first A | hands 1 / 4 | stock 2 3 5 6 7 8"
    match = oxherd.Match.at(oxherd.rules("logic", 2, hand_size=2), position)
    match.choose(0, "8")
    match.choose(1, "3")
    assert match.view(None).rows == ((2,), (5,), (6,), (7,))
    assert match.view(None).stock == ()
    assert match.view(0).hand == (1, 8)
