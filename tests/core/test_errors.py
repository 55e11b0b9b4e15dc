"""Errors: a class by cause, a stable code, arguments, and a way through pickles."""

from __future__ import annotations

import copy
import pickle

import pytest

import oxherd

CLASSES = [
    oxherd.OxherdError,
    oxherd.UnknownGame,
    oxherd.BadOption,
    oxherd.IllegalChoice,
    oxherd.NotYourTurn,
    oxherd.StaleAsk,
    oxherd.BadDeal,
    oxherd.BadPosition,
    oxherd.BadRecord,
]


@pytest.mark.parametrize("kind", CLASSES)
def test_code_and_arguments(kind: type[oxherd.OxherdError]) -> None:
    """What it is and what it is about, for programs; one line for people who read logs."""
    error = kind("choice-illegal", choice="44", seat=0)
    assert error.code == "choice-illegal"
    assert error.arguments == {"choice": "44", "seat": 0}
    assert str(error) == "choice-illegal: choice=44, seat=0"


@pytest.mark.parametrize("kind", CLASSES)
def test_without_arguments(kind: type[oxherd.OxherdError]) -> None:
    """The code alone."""
    error = kind("match-over")
    assert error.arguments == {}
    assert str(error) == "match-over"


@pytest.mark.parametrize("kind", CLASSES)
def test_copies(kind: type[oxherd.OxherdError]) -> None:
    """An error of a worker process arrives as it was raised."""
    error = kind("stale-ask", given=1, current=2)
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301
        assert type(other) is kind
        assert other.code == "stale-ask"
        assert other.arguments == {"given": 1, "current": 2}
        assert str(other) == str(error)


@pytest.mark.parametrize("kind", CLASSES)
def test_one_base(kind: type[oxherd.OxherdError]) -> None:
    """All of them can be caught at once, also as ValueError."""
    assert issubclass(kind, oxherd.OxherdError)
    assert issubclass(kind, ValueError)
