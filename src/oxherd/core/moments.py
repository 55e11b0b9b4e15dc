"""Where a match can rest between two decisions: what a position may say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from oxherd.core.frame import Frame, R
from oxherd.core.native import mypyc_attr

if TYPE_CHECKING:
    from oxherd.core.state import State


class Problem:
    """Why a table cannot be: an error code, and the place in the text that is to blame."""

    def __init__(self, code: str, section: str, at: int = 0, **values: int | str) -> None:
        self.code = code
        self.section = section
        self.at = at
        """The index of the list within the section, e.g. the seat or the row."""
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Moments(Generic[R]):
    """A match always rests at a question, so its stack follows from the question and the table."""

    def usual(self, rules: R, state: State) -> str:
        """The moment that a position without one is in."""
        raise NotImplementedError

    def stack(
        self, rules: R, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """The frames that lie below and at a moment; None where there is no such moment.

        A moment is the tag of the frame on top, and what its shape says of its fields.
        """
        raise NotImplementedError

    def problem(self, rules: R, state: State, moment: str) -> Problem | None:
        """What is impossible about this table at this moment, if anything."""
        raise NotImplementedError

    def complete(self, rules: R, state: State, named: set[str]) -> None:
        """Fill in what follows from the rest: the trick, and slots that were not named."""
