"""Injected randomness: every shuffle is a pure function of (secret seed, round, purpose).

A shuffle is Fisher–Yates from the front, driven by the bytes of SHAKE-256 over the ASCII
text `oxherd/1:<seed in hex>:<round>:<purpose>`. Step i of a deck of n takes the next byte b that
is below 256 - 256 % (n - i), throwing others away, and swaps places i and i + b % (n - i). Whoever
knows the seed can re-derive every deal in any language.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from oxherd.core.errors import BadDeal
from oxherd.core.native import mypyc_attr

if TYPE_CHECKING:
    from _hashlib import HASHXOF

    from mypy_extensions import i64

BLOCK: Final = 136
"""SHAKE-256 gives this many bytes for the price of one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. Immutable, hence shared by copies of a state."""

    def draw(self, round: int, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:  # noqa: A002
        """The first `take` of `items` in a random order."""
        raise NotImplementedError

    def to_json(self) -> list[object]:
        """Plain data that `chance_from_json` reads."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_from_json, (self.to_json(),))


class Shake(Chance):
    """Outcomes from a seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._begun = hashlib.shake_256(f"oxherd/1:{seed.hex()}:".encode())

    def draw(self, round: int, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:  # noqa: A002
        """Shuffle as the module says, and stop as soon as `take` items have their place."""
        source = self._begun.copy()  # half the price of a new one
        source.update(f"{round}:{purpose}".encode())
        return shuffled(source, items, take)

    def to_json(self) -> list[object]:
        """Tagged by `shake`."""
        return ["shake", self.seed.hex()]


class Scripted(Chance):
    """Given outcomes by (round, purpose); what is not given comes from another source."""

    def __init__(
        self, script: dict[tuple[int, str], tuple[int, ...]], otherwise: Chance | None
    ) -> None:
        self.script = script
        self.otherwise = otherwise

    def draw(self, round: int, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:  # noqa: A002
        """The scripted outcome, checked: it must be `take` different items."""
        drawn = self.script.get((round, purpose))
        if drawn is None:
            if self.otherwise is None:
                raise BadDeal("deal-missing", round=round, purpose=purpose)
            return self.otherwise.draw(round, purpose, items, take)
        if len(drawn) != take:
            raise BadDeal("deal-size", round=round, purpose=purpose, found=len(drawn), needed=take)
        if len(set(drawn)) != take or not set(drawn) <= set(items):
            raise BadDeal("deal-cards", round=round, purpose=purpose)
        return drawn

    def to_json(self) -> list[object]:
        """Tagged by `script`."""
        lines: list[object] = [[key[0], key[1], list(drawn)] for key, drawn in self.script.items()]
        return ["script", lines, None if self.otherwise is None else self.otherwise.to_json()]


def chance_from_json(plain: object) -> Chance:
    """Read what `to_json` wrote."""
    if isinstance(plain, list) and len(plain) == 2 and plain[0] == "shake":
        return Shake(bytes.fromhex(plain[1]))
    if isinstance(plain, list) and len(plain) == 3 and plain[0] == "script":
        script = {(line[0], line[1]): tuple(line[2]) for line in plain[1]}
        return Scripted(script, None if plain[2] is None else chance_from_json(plain[2]))
    raise ValueError("no such source of chance")


def shuffled(source: HASHXOF, items: tuple[int, ...], take: int) -> tuple[int, ...]:
    """The rejection-sampled Fisher–Yates itself."""
    deck = list(items)
    stream = source.digest(BLOCK)
    at: i64 = 0
    place: i64 = 0
    left: i64 = len(deck)
    need: i64 = take
    while place < need:
        if at == len(stream):
            stream = source.digest(2 * len(stream))
        byte: i64 = stream[at]
        at += 1
        if byte < 256 - 256 % left:
            other = place + byte % left
            card = deck[other]
            deck[other] = deck[place]
            deck[place] = card
            place += 1
            left -= 1
    return tuple(deck[:take])
