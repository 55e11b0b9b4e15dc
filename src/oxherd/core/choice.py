"""What a seat may say: one small integer, one short text, for all games.

Choices are interned: there is one object an id, so that an option costs no allocation. Which ids
exist is defined by the families that the rules declare; the ids never change.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.border import quoted, whole
from oxherd.core.errors import IllegalChoice

PASS: Final = 0
"""Go on without doing anything; known to the machine because `any` asks need it."""

PASS_TRICK: Final = 1 + 264
"""Pass now and for the rest of the trick."""

MOST: Final = 400
"""Ids stay below this, so that a policy head or a bitmap has a fixed size."""


class Choice:
    """One thing a seat can say, e.g. `44` (play card 44) or `r2` (take row 2)."""

    __slots__ = ("id", "kind", "text")

    def __init__(self, id: int, kind: str, text: str) -> None:  # noqa: A002 - the public word for it
        self.id = id
        self.kind = kind
        self.text = text

    def __str__(self) -> str:
        """The text form."""
        return self.text

    def __repr__(self) -> str:
        """`Choice(44)`."""
        return f"Choice({self.text})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by id: unpickling gives the interned object."""
        return (choice_of, (self.id,))

    def __copy__(self) -> Choice:
        """Interned and immutable."""
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        """Interned and immutable."""
        return self


_by_id: Final[list[Choice | None]] = [None] * MOST
_by_text: Final[dict[str, Choice]] = {}


def define(first: int, kind: str, texts: list[str]) -> None:
    """Declare a family of choices with consecutive ids."""
    for offset, text in enumerate(texts):
        number = first + offset
        if not 0 <= number < MOST or _by_id[number] is not None or text in _by_text:
            raise AssertionError(f"choice {number} {text} is taken")
        choice = Choice(number, kind, text)
        _by_id[number] = choice
        _by_text[text] = choice


def choice_of(number: int) -> Choice:
    """The choice with this id; an unknown id is an IllegalChoice."""
    choice = _by_id[number] if 0 <= number < MOST else None
    if choice is None:
        raise IllegalChoice("choice-unreadable", text=quoted(number))
    return choice


def read_choice(text: str) -> Choice:
    """The choice that a text names.

    >>> import oxherd
    >>> read_choice("44").id, read_choice("r2").text
    (44, 'r2')
    """
    choice = _by_text.get(text)
    if choice is None:
        raise IllegalChoice("choice-unreadable", text=text[:40])
    return choice


def as_choice(said: object) -> Choice:
    """The choice that is meant by itself, its text or its id; IllegalChoice for all else."""
    if isinstance(said, Choice):
        return said
    if isinstance(said, str):
        return read_choice(said)
    number = whole(said)
    if number is None:
        raise IllegalChoice("choice-unreadable", text=quoted(said))
    return choice_of(number)


def all_choices() -> list[Choice]:
    """Every declared choice, by id."""
    return [choice for choice in _by_id if choice is not None]


define(PASS, "pass", ["pass"])
define(PASS_TRICK, "pass", ["pass-trick"])
