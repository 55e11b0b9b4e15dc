"""States and matches as copies, pickles and JSON, at every moment of every game."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import oxherd
from oxherd.core.event import Draw, Log, Move, event_kinds
from oxherd.core.frame import frame_of
from oxherd.core.moments import Moments
from oxherd.core.plain import freeze, thaw
from oxherd.core.state import State, state_from_json, state_to_json
from tests.matches import EVERY, Options, begin, choose_any, moments, play_on, some_rounds


@EVERY
def test_a_state_in_any_form_is_the_same_state(game: str, players: int, options: Options) -> None:
    """Copied, pickled, or written as JSON and read back: nothing is missing."""
    match = begin(game, players, options | some_rounds(game, 1))
    for _ in moments(match):
        state = match._state
        plain = state_to_json(state)
        text = json.dumps(plain)
        others = [
            state.copy(),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
            state_from_json(json.loads(text)),
        ]
        for other in others:
            assert other is not state
            assert state_to_json(other) == plain


@EVERY
def test_a_match_in_any_form_is_the_same_match(game: str, players: int, options: Options) -> None:
    """Copied or pickled: table, question, log and future are the same."""
    match = begin(game, players, options)
    kept: list[oxherd.Match] = []
    rng = random.Random(3)
    for at in moments(match):
        if at % 7:
            continue
        for other in (
            match.copy(),
            copy.deepcopy(match),
            pickle.loads(pickle.dumps(match)),  # noqa: S301 - our own
        ):
            assert same(other, match)
            assert list(other.events) == list(match.events)
        kept = rng.sample([*kept, match.copy()], min(2, len(kept) + 1))
    for earlier in kept:
        later = pickle.loads(pickle.dumps(earlier))  # noqa: S301 - our own
        assert play_on(later, 5).position() == play_on(earlier, 5).position()


@EVERY
def test_a_copy_goes_its_own_way(game: str, players: int, options: Options) -> None:
    """What happens to a copy does not happen to the match, and the other way round."""
    match = begin(game, players, options | some_rounds(game, 1))
    rng = random.Random(2)
    for _ in moments(match):
        if match.ask is None:
            continue
        before = fingerprint(match)
        other = match.copy()
        choose_any(other, rng)
        assert fingerprint(match) == before
        assert fingerprint(other) != before


def test_copies_to_the_end() -> None:
    """A copy may be played to the end; the match is where it was."""
    match = begin("logic", 3, {"rounds": 2})
    before = fingerprint(match)
    assert play_on(match.copy()).winners
    assert fingerprint(match) == before
    assert not match.winners


def fingerprint(match: oxherd.Match) -> tuple[str, str, int]:
    """All that is known of a match."""
    return json.dumps(state_to_json(match._state)), str(match.record()), len(match.events)


def same(one: oxherd.Match, other: oxherd.Match) -> bool:
    """Whether two matches stand at the same point."""
    return (
        fingerprint(one) == fingerprint(other)
        and one.position() == other.position()
        and repr(one.ask) == repr(other.ask)
        and (one.scores, one.winners) == (other.scores, other.winners)
    )


@EVERY
def test_rules_survive_pickles(game: str, players: int, options: Options) -> None:
    """They are made anew from what was asked for; a deep copy is the same object."""
    rules = oxherd.rules(game, players, **options)
    other = pickle.loads(pickle.dumps(rules))  # noqa: S301 - our own
    assert (other.game, other.players, other.options) == (rules.game, rules.players, rules.options)
    assert repr(other) == repr(rules)
    assert copy.deepcopy(rules) is copy.copy(rules) is rules
    assert other is not rules
    assert (other, hash(other)) == (rules, hash(rules))


def test_rules_are_equal_if_the_same_was_asked_for() -> None:
    """Game, number of players and options that were given."""
    rules = oxherd.rules("classic", 4, target=50)
    assert rules == oxherd.rules("classic", 4, target=50)
    assert len({rules, oxherd.rules("classic", 4, target=50)}) == 1
    for other in (
        oxherd.rules("classic", 4),
        oxherd.rules("classic", 3, target=50),
        oxherd.rules("parity", 4, target=50),
        "classic",
    ):
        assert rules != other


def test_rules_put_together_by_hand_equal_themselves() -> None:
    """Nobody knows what else is in them."""
    one, two = (oxherd.Rules("any", 1, 2, {}, Moments(), ()) for _ in range(2))
    assert one == one  # noqa: PLR0124 - just that
    assert one != two


@pytest.mark.parametrize("name", ["options", "given"])
def test_options_of_rules_are_for_reading(name: str) -> None:
    """All matches share them."""
    asked = {"target": 50}
    rules = oxherd.rules("classic", 4, **asked)
    shown: Any = getattr(rules, name)
    assert shown["target"] == 50
    with pytest.raises(TypeError):
        shown["target"] = 1
    assert not hasattr(shown, "update")
    asked["target"] = 1
    assert rules.options["target"] == rules.given["target"] == 50


def test_events_are_for_reading() -> None:
    """They grow with the match, and nobody can add or remove one."""
    match = begin("classic", 2, {})
    events = match.events
    before = len(events)
    assert isinstance(events, Sequence)
    for change in ("append", "clear", "pop", "extend", "sort", "__setitem__", "__delitem__"):
        assert not hasattr(events, change)
    events[:].clear()
    play_on(match)
    assert len(events) == len(match.events) > before
    assert events[-1] is list(events)[-1] is next(reversed(events))
    assert events[-1] in events
    assert events.index(events[3]) <= 3
    assert events.count(events[0]) == 1
    assert events[2:4] == list(events)[2:4]
    assert events == match.copy().events == list(events)
    assert events != list(events)[1:]
    assert repr(events) == f"Events({len(events)} so far)"
    assert list(pickle.loads(pickle.dumps(events))) == list(events)  # noqa: S301 - our own
    with pytest.raises(IndexError):
        events[len(events)]
    with pytest.raises(TypeError):
        hash(events)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_an_ask_stays_with_its_match(copied: Callable[[object], object]) -> None:
    """It is a live handle; what is copied or pickled is the match."""
    match = begin("classic", 2, {})
    with pytest.raises(TypeError, match="belongs to its match"):
        copied(match.ask)


def test_short_texts() -> None:
    """What a person sees in a terminal, and no secret in it."""
    match = begin("classic", 2, {"rounds": 1})
    assert repr(match) == "Match(classic, 2 players, round 1, ask 1 all card)"
    assert repr(match.view(0)) == "View(classic, seat 0 of 2, round 1)"
    assert repr(match.view(None)) == "View(classic, a spectator, round 1)"
    assert repr(match.view(0).ask) == "AskView(1 all card seats=(0, 1))"
    play_on(match)
    assert repr(match) == "Match(classic, 2 players, round 1, over)"
    assert repr(match.view(1)) == "View(classic, seat 1 of 2, over)"


@EVERY
def test_frames_survive_everything(game: str, players: int, options: Options) -> None:
    """Each frame on the stack can be told by its tag and its fields."""
    match = begin(game, players, options | some_rounds(game, 1))
    for _ in moments(match):
        for frame in match._state.stack:
            assert frame_of(frame.tag, frame.fields()) == frame
            assert pickle.loads(pickle.dumps(frame)) == frame  # noqa: S301 - our own
            assert hash(frame_of(frame.tag, frame.fields())) == hash(frame)
            assert repr(frame).startswith(frame.tag)


def test_frames_of_different_fields_differ() -> None:
    """A turn of one seat is not that of another."""
    assert frame_of("turn", (1,)) == frame_of("turn", (1,))
    assert frame_of("turn", (1,)) != frame_of("turn", (2,))
    assert frame_of("turn", (1,)) != frame_of("gap-end-turn", (1,))


@pytest.mark.parametrize(("tag", "fields"), [("no-such-frame", ()), ("turn", ())])
def test_frames_that_there_are_not(tag: str, fields: tuple[int, ...]) -> None:
    """An unknown tag or wrong fields."""
    with pytest.raises((KeyError, TypeError)):
        frame_of(tag, fields)


def test_the_log_survives_pickles() -> None:
    """Events, draws and moves are equal afterwards."""
    match = play_on(begin("flip", 3, {"rounds": 1}))
    events = list(match.events)
    steps = match.record().steps
    assert pickle.loads(pickle.dumps(events)) == events  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(steps)) == steps  # noqa: S301 - our own
    assert {hash(step) for step in copy.deepcopy(steps)} == {hash(step) for step in steps}
    assert {event.kind for event in events} <= {kind.name for kind in event_kinds()}


def test_steps_as_text() -> None:
    """What a person sees when a test fails."""
    assert repr(Draw(1, "deal", (3, 4))) == "Draw(1, 'deal', (3, 4))"
    assert repr(Move(7, (0, 1), (1, 1), (3, 4))) == "Move(7, (0, 1), (3, 4))"
    assert Move(7, (0, 1), (2, 2), (3, 4, 5, 6)).of_seat(1) == (5, 6)


@EVERY
def test_views_survive_pickles(game: str, players: int, options: Options) -> None:
    """A bot in another process gets what it would see here."""
    match = begin(game, players, options)
    for seat in (0, players - 1, None):
        view = match.view(seat)
        other = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
        assert other.to_json() == view.to_json()


def test_logs_copy() -> None:
    """A copied log is independent."""
    log = Log([], [])
    other = log.copy()
    other.steps.append(Draw(1, "deal", (3,)))
    assert log.steps == []


@pytest.mark.parametrize(
    ("value", "plain"),
    [(None, None), (3, 3), ("x", "x"), (True, True), ((), []), ((1, (2, "a")), [1, [2, "a"]])],
)
def test_plain_values(value: object, plain: object) -> None:
    """Tuples are lists in JSON, and tuples again afterwards."""
    assert thaw(value) == plain  # type: ignore[arg-type]
    assert freeze(plain) == value


@pytest.mark.parametrize("value", [1.5, {"a": 1}, [{}], b"x"])
def test_what_is_not_plain(value: object) -> None:
    """Anything else does not get into a state."""
    with pytest.raises(TypeError):
        freeze(value)


def test_a_state_without_a_log() -> None:
    """A copied state tells nobody what happens to it."""
    match = begin("classic", 2, {})
    state: State = match._state.copy()
    assert state.log is None
    assert match._state.log is not None


def test_a_match_without_a_log() -> None:
    """With log=False there are no events and no record, and the match is the same."""
    rules = oxherd.rules("classic", 3)
    quiet = oxherd.Match(rules, seed=4, log=False)
    assert play_on(quiet).position() == play_on(oxherd.Match(rules, seed=4)).position()
    assert list(quiet.events) == []
    with pytest.raises(oxherd.BadRecord, match="record-off"):
        quiet.record()
    assert pickle.loads(pickle.dumps(quiet)).position() == quiet.position()  # noqa: S301 - our own
