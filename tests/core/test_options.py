"""Options: a small, lazy, immutable sequence in a stable order."""

from __future__ import annotations

import copy
import gc
import pickle
import types
from collections.abc import Iterator

import pytest

import oxherd
from oxherd.core.choice import choice_of
from oxherd.core.options import Options
from oxherd.core.state import State
from tests.matches import EVERY, begin, moments, some_rounds
from tests.matches import Options as GameOptions

SOME = Options((3, 9, 44))


def test_as_a_sequence() -> None:
    """Length, places from either end, iteration and truth."""
    assert len(SOME) == 3
    assert [choice.text for choice in SOME] == ["3", "9", "44"]
    assert (SOME[0].text, SOME[2].text, SOME[-1].text) == ("3", "44", "44")
    assert not Options(())
    with pytest.raises(IndexError):
        SOME[3]


def test_membership() -> None:
    """By the choice, not by its text or id."""
    assert choice_of(9) in SOME
    assert choice_of(10) not in SOME
    assert "9" not in SOME
    assert 9 not in SOME
    assert None not in SOME


def test_equality() -> None:
    """The same ids in the same order."""
    assert Options((3, 9, 44)) == SOME
    assert Options((9, 3, 44)) != SOME
    assert hash(Options((3, 9, 44))) == hash(SOME)
    assert SOME != (3, 9, 44)


def test_text() -> None:
    """What a person sees in a terminal."""
    assert repr(SOME) == "Options(3 9 44)"


def test_lazy() -> None:
    """Ids that name nothing only matter where one looks."""
    options = Options((3, 399))
    assert len(options) == 2
    assert options[0].text == "3"
    with pytest.raises(oxherd.IllegalChoice):
        options[1]


def test_immutable() -> None:
    """No item can be replaced, added or removed."""
    for change in ("__setitem__", "__delitem__", "append", "insert", "pop", "clear", "sort"):
        assert not hasattr(SOME, change)
    assert type(SOME.ids) is tuple


def test_copies() -> None:
    """Copied and pickled they are equal."""
    assert copy.copy(SOME) == copy.deepcopy(SOME) == SOME
    assert pickle.loads(pickle.dumps(SOME)) == SOME  # noqa: S301 - our own


def test_a_snapshot() -> None:
    """Options stay what they were when the match goes on."""
    match = begin("classic", 2, {})
    ask = match.ask
    assert ask is not None
    options = ask.options(0)
    before = [choice.text for choice in options]
    match.choose(0, options[0])
    match.choose(1, ask.options(1)[0])
    assert [choice.text for choice in options] == before
    assert match.view(0).hand == options.ids[1:]


def reachable(root: object) -> Iterator[object]:
    """All that an object leads to, but for types, functions and modules."""
    seen: set[int] = set()
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (type, types.ModuleType, types.FunctionType)):
            continue
        seen.add(id(thing))
        yield thing
        todo += gc.get_referents(thing)


@EVERY
def test_no_way_back_to_the_state(game: str, players: int, options: GameOptions) -> None:
    """Whoever gets options gets ids, and nothing that leads to hands or deals."""
    match = begin(game, players, options)
    ask = match.ask
    assert ask is not None
    offered = ask.options(ask.seats[0])
    found = list(reachable(offered))
    assert not [thing for thing in found if isinstance(thing, (State, oxherd.Match, oxherd.Rules))]
    assert {type(thing) for thing in found} <= {Options, tuple, int}


@EVERY
def test_options_are_never_empty_and_in_order(
    game: str, players: int, options: GameOptions
) -> None:
    """At every moment: something to choose, nothing twice, ascending by id."""
    match = begin(game, players, options | some_rounds(game, 1))
    for _ in moments(match):
        ask = match.ask
        for seat in () if ask is None else ask.seats:
            assert ask is not None
            ids = ask.options(seat).ids
            assert ids
            assert list(ids) == sorted(set(ids))


ABOUT_HANDS = {
    *("card", "draft", "replace", "special", "minus-plus"),
    *("tile", "action", "swap-tile", "extra-tile"),
}
"""Asked even if there is one answer only: not to be asked would tell what a seat does not hold."""


@EVERY
def test_what_is_never_asked(game: str, players: int, options: GameOptions) -> None:
    """A question about anything but what a seat holds has two answers at least."""
    match = begin(game, players, options | some_rounds(game, 1))
    for _ in moments(match):
        ask = match.ask
        if ask is not None and ask.kind not in ABOUT_HANDS:
            assert len(ask.options(ask.seats[0])) >= 2
