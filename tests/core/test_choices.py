"""Choices: their ids never change."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import oxherd
from oxherd.core.choice import MOST, all_choices, choice_of, read_choice

PINNED = (Path(__file__).parent / "choices.txt").read_text("utf-8")


def test_every_choice_is_pinned() -> None:
    """choices.txt lists all: id, kind and text. New ones are added, none is ever changed."""
    lines = [f"{choice.id} {choice.kind} {choice.text}" for choice in all_choices()]
    assert "\n".join(lines) + "\n" == PINNED


def test_ids_stay_small() -> None:
    """A table of 400 places holds them all."""
    assert MOST == 400
    ids = [choice.id for choice in all_choices()]
    assert ids == sorted(set(ids))
    assert ids[0] == 0
    assert ids[-1] < MOST


@pytest.mark.parametrize(
    ("text", "number", "kind"),
    [
        ("pass", 0, "pass"),
        ("1", 1, "card"),
        ("104", 104, "card"),
        ("0r", 105, "gap-card"),
        ("7g", 122, "gap-card"),
        ("9p", 154, "gap-card"),
        ("r1", 155, "row"),
        ("r10", 164, "row"),
        ("10~", 175, "flipped"),
        ("44~", 209, "flipped"),
        ("99~", 264, "flipped"),
        ("pass-trick", 265, "pass"),
    ],
)
def test_texts_and_ids(text: str, number: int, kind: str) -> None:
    """One small integer and one short text for each."""
    choice = read_choice(text)
    assert (choice.id, choice.kind, choice.text) == (number, kind, text)
    assert str(choice) == text
    assert repr(choice) == f"Choice({text})"


def test_there_is_one_object_a_choice() -> None:
    """By id, by text, copied or pickled, it is the same one."""
    for choice in all_choices():
        assert choice_of(choice.id) is choice
        assert read_choice(choice.text) is choice
        assert copy.copy(choice) is choice
        assert copy.deepcopy([choice])[0] is choice
        assert pickle.loads(pickle.dumps(choice)) is choice  # noqa: S301 - our own


@pytest.mark.parametrize("number", [-1, 165, 174, 284, 399, 400, 10**6])
def test_ids_of_no_choice(number: int) -> None:
    """An id that is not taken is an IllegalChoice."""
    with pytest.raises(oxherd.IllegalChoice) as caught:
        choice_of(number)
    assert caught.value.code == "choice-unreadable"
    assert caught.value.arguments == {"text": str(number)}


@pytest.mark.parametrize(
    "text",
    ["", " ", "0", "105", "044", "44 ", "R1", "r0", "r11", "44~~", "9~", "7x", "٤٤", "x" * 99],
)
def test_texts_of_no_choice(text: str) -> None:
    """There is one spelling only; what is too long is cut in the message."""
    with pytest.raises(oxherd.IllegalChoice) as caught:
        read_choice(text)
    assert caught.value.code == "choice-unreadable"
    assert caught.value.arguments == {"text": text[:40]}
