"""Where the tile goes on whose row has been taken. Rules: R-105, R-110, A-83."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.native import mypyc_attr
from oxherd.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class MovingOn:
    """Which empty rows it may start, and whether the square there acts. Rule: B-5."""

    acts: ClassVar[bool] = False

    def targets(self, state: State, row: int) -> list[int]:
        """From the top; the row that it leaves is not among them."""
        raise NotImplementedError


class ToTheNextRow(MovingOn):
    """The nearest empty row below, else the topmost; nothing happens there. Rules: R-105, A-83."""

    def targets(self, state: State, row: int) -> list[int]:
        """There is no choice."""
        empty = _empty_rows(state)
        below = [other for other in empty if other > row]
        return (below or empty)[:1]


class ToAnyRow(MovingOn):
    """Any empty row, and its first square acts. Rules: R-110, A-83, A-95."""

    acts: ClassVar[bool] = True

    def targets(self, state: State, row: int) -> list[int]:
        """As the player likes."""
        return _empty_rows(state)


def _empty_rows(state: State) -> list[int]:
    return [row for row, tiles in enumerate(state.rows) if not tiles]
