"""A whole match as one text: written, read, played again event by event."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

import oxherd
from oxherd.notation.record import checksum, read_record
from tests.matches import EVERY, Options, at_moment, begin, choose_any, moments, play_on


def without_promise(record: oxherd.Record | str) -> list[str]:
    """The lines but for the commitment: a running match keeps its seed, so a replay has another."""
    lines = str(record).splitlines()
    return [line for line in lines if line.split()[0] not in ("commitment", "check")]


@EVERY
def test_a_finished_match_round_trips(game: str, players: int, options: Options) -> None:
    """Played again it is the same, to the last letter of its record."""
    match = play_on(begin(game, players, options))
    text = str(match.record())
    other = oxherd.Match.replay(text)
    assert str(other.record()) == text
    assert list(other.events) == list(match.events)
    assert other.position() == match.position()
    assert (other.scores, other.winners) == (match.scores, match.winners)
    assert str(read_record(text)) == text


@EVERY
def test_a_running_match_round_trips(game: str, players: int, options: Options) -> None:
    """Every few moments, with choices that are still sealed."""
    match = begin(game, players, options)
    for at in moments(match):
        if at % 11 and match.ask is not None:
            continue
        text = str(match.record())
        other = oxherd.Match.replay(text)
        assert without_promise(other.record()) == without_promise(text)
        assert other.position() == match.position()
        assert repr(other.ask) == repr(match.ask)
        assert list(other.events) == list(match.events)


@EVERY
def test_a_match_from_a_position_round_trips(game: str, players: int, options: Options) -> None:
    """The record begins with that position, also where choices are sealed in it."""
    match = begin(game, players, options)
    for at in moments(match):
        if at % 23 != 3:
            continue
        other = oxherd.Match.at(match.rules, match.position(), seed=8)
        text = str(other.record())
        assert oxherd.Match.replay(text).position() == match.position()
        rng = random.Random(at)
        for _ in range(3):
            if other.ask is not None:
                choose_any(other, rng)
        again = oxherd.Match.replay(str(other.record()))
        assert again.position() == other.position()
        assert without_promise(again.record()) == without_promise(other.record())


@pytest.mark.parametrize("second_thought", ["take it back", "pass", "speak"])
def test_a_pass_for_the_trick_that_did_not_last_round_trips(second_thought: str) -> None:
    """The record has told it before; what somebody takes back is not told."""
    match = at_moment(begin("buffalo", 2, {"specials": 16}), "team")
    match.choose(1, "pass-trick")
    match.choose(0, "pass")
    assert match.ask is not None
    assert (match.ask.mode, match.ask.seats, match.ask.members) == ("any", (0,), (0, 1))
    if second_thought == "take it back":
        match.withdraw(1)
    else:
        match.choose(1, "pass" if second_thought == "pass" else match.ask.options(1)[-1])
    for _ in range(3):
        other = oxherd.Match.replay(str(match.record()))
        assert without_promise(other.record()) == without_promise(match.record())
        assert other.position() == match.position()
        choose_any(match, random.Random(1))


CLASSIC, NIFTY, LOGIC, GAP, RUNNING = (
    (Path(__file__).parent / "records" / f"{name}.txt").read_text("utf-8")
    for name in ("classic", "nifty", "logic", "gap", "running")
)
"""Four finished matches, and a match of Flip from a position that goes on."""


@pytest.mark.parametrize("text", [CLASSIC, NIFTY, LOGIC, GAP, RUNNING])
def test_texts_that_never_change(text: str) -> None:
    """The records beside this file stay readable, and are written as they were."""
    assert without_promise(oxherd.Match.replay(text).record()) == without_promise(text)
    assert str(read_record(text)) == text


def test_what_the_last_line_is() -> None:
    """The first 16 hex digits of the SHA-256 of all lines above."""
    body, _, last = CLASSIC.rpartition("check ")
    assert last == checksum(body) + "\n"


def test_line_ends_of_another_system() -> None:
    """They do not change the check; nor does a missing last one."""
    assert oxherd.Match.replay(CLASSIC.replace("\n", "\r\n")).winners == (0,)
    assert oxherd.Match.replay(CLASSIC.removesuffix("\n")).winners == (0,)


def test_the_result_of_a_literal_match() -> None:
    """21 fits nowhere and takes the 63; nobody else takes anything."""
    match = oxherd.Match.replay(CLASSIC)
    assert match.scores == (0, 1)
    assert match.view(None).rows == ((21, 30), (50, 58, 64), (85,), (70,))
    assert match.view(None).piles == ((), (63,))


def test_a_record_tells_no_seed_while_the_match_goes_on() -> None:
    """Only its hash."""
    match = begin("classic", 3, {"rounds": 1}, 5)
    for _ in moments(match):
        lines = str(match.record()).splitlines()
        assert any(line.startswith("commitment ") for line in lines)
        assert any(line.startswith("seed ") for line in lines) is (match.ask is None)
        assert any(line.startswith("winners ") for line in lines) is (match.ask is None)


def test_a_given_deal_has_no_seed_to_tell() -> None:
    """Nor has its replay: what was not drawn from a seed is not said to be."""
    rules = oxherd.rules("classic", 2, hand_size=2, rounds=1)
    match = oxherd.Match(rules, deal="3 14 61 70 12 37 43 58")
    assert "commitment" not in str(match.record())
    play_on(match)
    text = str(match.record())
    assert "seed" not in text
    assert "commitment" not in text
    assert str(oxherd.Match.replay(text).record()) == text


def test_a_replay_goes_on_with_new_chance() -> None:
    """A running match that is played again is dealt other cards later, which nobody can know."""
    match = begin("classic", 2, {"hand_size": 1, "rounds": 3}, 5)
    text = str(match.record())
    ends = {play_on(oxherd.Match.replay(text), 1).position() for _ in range(3)}
    assert len(ends) == 3


def test_records_compare_by_their_text() -> None:
    """Equal records, equal hashes; repr is short."""
    one, two = read_record(CLASSIC), read_record(CLASSIC)
    assert one == two
    assert hash(one) == hash(two)
    assert one != read_record(GAP)
    assert one != CLASSIC
    assert repr(one) == "Record(classic, 2 players, 4 steps)"
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own


def test_lines_of_steps() -> None:
    """A record knows in which line a step stands, for errors."""
    record = read_record(CLASSIC)
    lines = CLASSIC.splitlines()
    assert lines[record.line_of(0) - 1].startswith("draw 1 deal")
    assert lines[record.line_of(3) - 1] == "3 A58 B64"


def test_a_record_may_be_given_as_such() -> None:
    """Text or Record."""
    assert oxherd.Match.replay(read_record(CLASSIC)).scores == (0, 1)
