"""What all markers share: they stand at a row, move, and tell where they went."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.events import MARKER_MOVED
from oxherd.rules.parts import Power
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Power):
    """A card beside a row. Its slot is (row, face); the face is what it shows."""

    def __init__(self, faces: tuple[str, ...] = ("none",)) -> None:
        super().__init__()
        self.faces = faces
        """Names of what it can show, for events and people."""

    def row(self, state: State) -> int:
        """The row it stands at."""
        return part(state.slots[self.slot], 0)

    def face(self, state: State) -> int:
        """What it shows, an index into `faces`."""
        return part(state.slots[self.slot], 1)

    def move(self, state: State, row: int, face: int) -> None:
        """Stand there and show that."""
        state.slots[self.slot] = (row, face)
        if state.log is not None:
            state.log.note(MARKER_MOVED, (self.name, row, self.faces[face]))

    def show(self, value: Plain, seat: int | None) -> Plain:
        """It lies on the table."""
        return value

    def write(self, value: Plain) -> str:
        """`2 odd`, rows counted from 1."""
        return f"{part(value, 0) + 1} {self.faces[part(value, 1)]}"

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """A row that is there, a face that exists."""
        rows = [str(row + 1) for row in range(rules.row_count)]
        if len(words) != 2 or words[0] not in rows or words[1] not in self.faces:
            return None
        return (rows.index(words[0]), self.faces.index(words[1]))


def part(value: Plain, at: int) -> int:
    """One number of a marker's slot; -1 where it is not one."""
    if isinstance(value, tuple):
        number = value[at]
        if isinstance(number, int):
            return number
    return -1


def lowest_end(state: State, but: int) -> int:
    """The row with the lowest end, leaving one row out. Ends differ, so there is no tie."""
    best = -1
    lowest = 1000
    for row, cards in enumerate(state.rows):
        if row != but and cards[-1] < lowest:
            best = row
            lowest = cards[-1]
    return best
