"""The options of a seat: a small, lazy, immutable sequence of choices."""

from __future__ import annotations

from collections.abc import Iterator

from oxherd.core.choice import Choice, choice_of
from oxherd.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Options:
    """A snapshot of ids that turns into choices only where one looks; it holds no state.

    The order is part of the contract: cards ascending, rows from the top.
    """

    __slots__ = ("ids",)

    def __init__(self, ids: tuple[int, ...]) -> None:
        self.ids = ids

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: int) -> Choice:
        return choice_of(self.ids[index])

    def __iter__(self) -> Iterator[Choice]:
        return iter([choice_of(number) for number in self.ids])

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, Choice) and choice.id in self.ids

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.ids == other.ids

    def __hash__(self) -> int:
        return hash(self.ids)

    def __repr__(self) -> str:
        """`Options(3 9 44)`."""
        return "Options(" + " ".join(choice_of(number).text for number in self.ids) + ")"

    def __reduce__(self) -> tuple[object, ...]:
        return (Options, (self.ids,))
