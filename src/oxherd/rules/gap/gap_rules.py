"""GAP as one frozen value."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.frame import Frame
from oxherd.core.moments import Moments
from oxherd.core.plain import Plain
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.cards import COLOURS, GAP_FIRST
from oxherd.rules.round import Finish, RoundRules, Scoring

ROW_SIZE: Final = 4
"""The row is filled up to this many cards. Rule: R-95."""
REMOVED: Final = 0
"""Slot: the colours that are out of the game."""
BEST: Final = 1
"""Slot: each seat's best round so far, as (points, round)."""
PLAY_OFF: Final = 2
"""Slot: whether a tie is being played off."""

SLOT_NAMES: Final = ("removed", "best", "play-off")


class GapRules(RoundRules):
    """Take neighbours, collect colours: the widest gap wins."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, Option],
        *,
        hand_size: int,
        removed_count: int,
        removed: tuple[int, ...],
        moments: Moments[Any],
        scoring: Scoring,
        finish: Finish,
        opening: Frame[Any],
        next_round: Frame[Any],
    ) -> None:
        super().__init__(
            game,
            version,
            players,
            options,
            moments=moments,
            slot_names=SLOT_NAMES,
            scoring=scoring,
            finish=finish,
            opening=opening,
            next_round=next_round,
            slots=((), ((0, 0),) * players, False),
        )
        self.high_wins = True
        self.hand_size = hand_size
        self.removed_count = removed_count
        """How many colours leave the game. Rule: R-91."""
        self.removed = removed
        """Which ones, or () where chance says."""

    def show_slot(self, at: int, value: Plain, seat: int | None) -> Plain:
        """Nothing here is secret."""
        return value

    def write_slot(self, at: int, value: Plain) -> str:
        """`yp`, `12@1 3@2` (points and round of each seat) and `yes`."""
        if at == PLAY_OFF:
            return "yes" if value is True else "no"
        items = value if isinstance(value, tuple) else ()
        if at == REMOVED:
            return "".join([COLOURS[item] for item in items if isinstance(item, int)])
        return " ".join(
            ["@".join([str(part) for part in item]) for item in items if isinstance(item, tuple)]
        )

    def read_slot(self, at: int, words: list[str]) -> Plain:
        """What `write_slot` wrote."""
        if at == PLAY_OFF:
            return words == ["yes"] if words in (["yes"], ["no"]) else None
        if at == REMOVED:
            letters = "".join(words)
            found = tuple(sorted({COLOURS.find(letter) for letter in letters}))
            right = len(found) == len(letters) == self.removed_count and -1 not in found
            return found if right else None
        pairs = [read_best(word) for word in words]
        return None if None in pairs or len(pairs) != self.players else tuple(pairs)

    def cards(self, state: State) -> tuple[int, ...]:
        """All cards of the colours in play."""
        removed = removed_colours(state)
        return tuple(
            [
                GAP_FIRST + 10 * colour + number
                for colour in range(len(COLOURS))
                if colour not in removed
                for number in range(10)
            ]
        )


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
