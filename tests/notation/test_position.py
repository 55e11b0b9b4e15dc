"""A table as one line of text: written and read back at every moment of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oxherd
from tests.matches import EVERY, Options, begin, moments, play_on

CLASSIC = oxherd.rules("classic", 2)
LINES = (Path(__file__).parent / "positions.txt").read_text("utf-8").splitlines()


@EVERY
def test_every_moment_round_trips(game: str, players: int, options: Options) -> None:
    """Read back, a position is written just so, and the same question is open."""
    match = begin(game, players, options)
    for _ in moments(match):
        text = match.position()
        other = oxherd.Match.at(match.rules, text)
        assert other.position() == text
        assert repr(other.ask) == repr(match.ask)
        assert [other.view(seat).to_json() for seat in range(players)] == [
            match.view(seat).to_json() for seat in range(players)
        ]


@EVERY
def test_a_position_goes_on_like_its_match(game: str, players: int, options: Options) -> None:
    """With the same seed and the same choices both end the same, every few moments."""
    match = begin(game, players, options, 9)
    for at in moments(match):
        if at % 40 == 20:
            other = oxherd.Match.at(match.rules, match.position(), seed=9)
            assert play_on(other, at).position() == play_on(match.copy(), at).position()


@pytest.mark.parametrize("line", LINES)
def test_texts_that_never_change(line: str) -> None:
    """positions.txt: a table, and one line of each kind, as it has to be written for ever."""
    table, _, text = line.partition(" > ")
    game, players, *words = table.split()
    options: Options = {}
    for word in words:
        name, _, value = word.partition("=")
        options[name] = int(value) if value.isdecimal() else value
    rules = oxherd.rules(game, int(players), **options)
    assert oxherd.Match.at(rules, text).position() == text


def test_what_need_not_be_said() -> None:
    """Round 1, no points, empty piles, the usual question, its number 1."""
    match = oxherd.Match.at(CLASSIC, "ox1 | rows 12 / 37 / 43 / 58 | hands 3 15 / 61 70")
    assert match.position() == (
        "ox1 round 1 | totals 0 0 | rows 12 / 37 / 43 / 58 | hands 3 15 / 61 70"
        " | piles - / - | at trick | ask 1"
    )


@pytest.mark.parametrize(
    ("game", "slot"),
    [
        ("parity", "parity 2 odd"),
        ("mountain", "mountain 4 up"),
        ("jumping-cow", "jumping-cow 2 none"),
        ("flip", "flip 1 1"),
    ],
)
def test_markers_that_are_not_named_stand_where_a_round_begins(game: str, slot: str) -> None:
    """At the lowest end, at the last row, with everybody."""
    position = "ox1 | rows 12 15 / 13 / 43 / 58 | hands 3 / 61"
    assert f" | {slot} | " in oxherd.Match.at(oxherd.rules(game, 2), position).position()


def test_the_order_of_sections_does_not_matter() -> None:
    """Nor do spaces, or the order of the cards of a hand."""
    text = "ox1 ask 17|hands 15 3/70 61 | at trick|rows 12 14 /37/ 43/58| round  3 | totals 13 0"
    assert oxherd.Match.at(CLASSIC, text).position() == (
        "ox1 round 3 | totals 13 0 | rows 12 14 / 37 / 43 / 58 | hands 3 15 / 61 70"
        " | piles - / - | at trick | ask 17"
    )


def test_positions_hold_every_secret_but_the_future() -> None:
    """Two matches with other seeds can stand at the same position, and be dealt other cards."""
    text = "ox1 | rows 12 / 37 / 43 / 58 | hands 13 / 61"
    one = play_on(oxherd.Match.at(CLASSIC, text, seed=1))
    two = play_on(oxherd.Match.at(CLASSIC, text, seed=2))
    assert one.position() != two.position()


# Unknown cards


def cards_of(match: oxherd.Match) -> list[str]:
    """All cards of a position, of whatever kind."""
    zones = re.findall(r"(?:rows|hands|piles|stock) ([^|]*)", match.position())
    return [word for zone in zones for word in zone.split() if word not in "/-"]


@pytest.mark.parametrize("seed", range(20))
def test_unknown_cards_are_dealt_from_those_not_seen(seed: int) -> None:
    """No card is there twice, and those that were named stay."""
    text = "ox1 | rows 12 / 37 / 43 / 58 | hands 3 15 ? ? / ? ? ? ? | piles ? 5 / -"
    match = oxherd.Match.at(CLASSIC, text, seed=seed)
    cards = cards_of(match)
    assert "?" not in cards
    assert len(cards) == len(set(cards)) == 14
    assert {3, 15} <= set(match.view(0).hand)
    assert match.view(0).hand == tuple(sorted(match.view(0).hand))
    assert (match.view(None).piles[0] or ())[1] == 5


def test_unknown_cards_follow_from_the_seed() -> None:
    """The same seed fills them in the same way, another seed in another way."""
    text = "ox1 | rows 12 / 37 / 43 / 58 | hands ? ? ? ? / ? ? ? ?"
    texts = [oxherd.Match.at(CLASSIC, text, seed=seed).position() for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_all_unknown_cards_of_a_small_deck() -> None:
    """With six cards for six places nothing is left to chance but the order."""
    rules = oxherd.rules("tactics", 2, hand_size=2)
    text = "ox1 | rows 1 / 2 / 3 / 4 | hands ? ? / ? ?"
    seen = set()
    for seed in range(40):
        match = oxherd.Match.at(rules, text, seed=seed)
        assert sorted(cards_of(match)) == ["1", "2", "3", "4", "5", "6", "7", "8"]
        seen.add(match.view(0).hand)
    assert seen == {(5, 6), (5, 7), (5, 8), (6, 7), (6, 8), (7, 8)}


def test_unknown_cards_of_gap_are_of_the_colours_in_play() -> None:
    """Colours that are out are nowhere."""
    rules = oxherd.rules("gap", 2, removed="yp")
    text = "ox1 | rows 1r 1g 2b 8b | hands ? ? ? ? ? ? / ? ? ? ? ? ? | stock ? ? ? ? ? ? ? ?"
    match = oxherd.Match.at(rules, text, seed=3)
    cards = cards_of(match)
    assert len(cards) == len(set(cards)) == 24
    assert {card[1] for card in cards} == {"r", "g", "b"}


def test_a_record_of_unknown_cards() -> None:
    """Once filled in, they are a part of the start, and a replay needs no luck."""
    text = "ox1 | rows 12 / 37 / 43 / 58 | hands ? ? / ? ?"
    match = play_on(oxherd.Match.at(oxherd.rules("classic", 2, rounds=1), text, seed=4))
    assert oxherd.Match.replay(str(match.record())).position() == match.position()
