"""Rulings that need more than one position, and the proof that every ruling has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oxherd
from tests.matches import at_moment, begin, moments, play_on
from tests.rulebook.test_rulebook import CASES

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
