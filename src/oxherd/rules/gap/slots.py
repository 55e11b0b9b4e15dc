"""What GAP keeps besides the cards: colours that are out, best rounds, a tie being played off."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.cards import COLOURS
from oxherd.rules.round import RoundRules
from oxherd.rules.slot import Slot


class OpenSlot(Slot[RoundRules]):
    """Nothing here is secret."""

    def show(self, value: Plain, seat: int | None) -> Plain:
        """All of it."""
        return value


class Removed(OpenSlot):
    """The colours that are out of the game. Rule: R-91."""

    name: ClassVar[str] = "removed"

    def empty(self, rules: RoundRules) -> Plain:
        """Said when the match begins."""
        return ()

    def write(self, value: Plain) -> str:
        """`yp`."""
        items = value if isinstance(value, tuple) else ()
        return "".join([COLOURS[item] for item in items if isinstance(item, int)])

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """As many different colours as there must be."""
        letters = "".join(words)
        found = tuple(sorted({COLOURS.find(letter) for letter in letters}))
        right = len(found) == len(letters) == colours_out(rules.players) and -1 not in found
        return found if right else None


class Best(OpenSlot):
    """Each seat's best round so far, as (points, round). Rule: R-98."""

    name: ClassVar[str] = "best"

    def empty(self, rules: RoundRules) -> Plain:
        """No round yet."""
        return ((0, 0),) * rules.players

    def scored(self, rules: RoundRules, state: State, points: list[int]) -> None:
        """An equal later round is not better."""
        best = best_rounds(state)
        state.slots[BEST] = tuple(
            [
                (points[seat], state.round)
                if best[seat][1] == 0 or points[seat] > best[seat][0]
                else best[seat]
                for seat in range(len(points))
            ]
        )

    def write(self, value: Plain) -> str:
        """`12@1 3@2`: points and round of each seat."""
        items = value if isinstance(value, tuple) else ()
        return " ".join(
            ["@".join([str(part) for part in item]) for item in items if isinstance(item, tuple)]
        )

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """A pair for each seat."""
        pairs = [read_best(word) for word in words]
        return None if None in pairs or len(pairs) != rules.players else tuple(pairs)


class PlayOff(OpenSlot):
    """Whether a tie is being played off. Rule: A-66."""

    name: ClassVar[str] = "play-off"

    def empty(self, rules: RoundRules) -> Plain:
        """Not before there is one."""
        return False

    def write(self, value: Plain) -> str:
        """`yes` or `no`."""
        return "yes" if value is True else "no"

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """One of the two words."""
        return words == ["yes"] if words in (["yes"], ["no"]) else None


REMOVED: Final = 0
BEST: Final = 1
PLAY_OFF: Final = 2
GAP_SLOTS: Final = (Removed(), Best(), PlayOff())


def colours_out(players: int) -> int:
    """How many colours leave the game. Rule: R-91."""
    return max(0, 4 - players)


def removed_colours(state: State) -> tuple[int, ...]:
    """The colours that are out of this match."""
    slot = state.slots[REMOVED]
    return (
        tuple([colour for colour in slot if isinstance(colour, int)])
        if isinstance(slot, tuple)
        else ()
    )


def read_best(word: str) -> tuple[int, int] | None:
    """Points and round of `12@1`."""
    points, at, when = word.partition("@")
    if not at or not is_number(points) or not is_number(when) or when.startswith("-"):
        return None
    return int(points), int(when)


def is_number(word: str) -> bool:
    """Whether a word is a whole number that fits every machine."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 8


def best_rounds(state: State) -> list[tuple[int, int]]:
    """Each seat's best points in a round, and that round; (0, 0) before the first."""
    found = []
    slot = state.slots[BEST]
    if isinstance(slot, tuple):
        for pair in slot:
            if isinstance(pair, tuple):
                points, when = pair
                if isinstance(points, int) and isinstance(when, int):
                    found.append((points, when))
    return found
