"""The whole suite in one call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oxherd.core.rules import Rules
from oxherd.testing.cards import Cards, Scores
from oxherd.testing.choosing import Can, Illegal, OptionsCheck, Sealing
from oxherd.testing.doubles import Copies, Determinism, Encodings, Positions, Records
from oxherd.testing.secrets import Leaks, Views
from oxherd.testing.walk import Check, Walk
from oxherd.testing.worlds import Worlds

CHECKS: Final[dict[str, type[Check]]] = {
    kind.name: kind
    for kind in (
        Determinism,
        OptionsCheck,
        Can,
        Illegal,
        Sealing,
        Cards,
        Scores,
        Copies,
        Encodings,
        Positions,
        Records,
        Views,
        Leaks,
        Worlds,
    )
}
"""Every check by its name, in the order they look. `termination` is not listed: it always looks."""


def conform(
    rules: Rules,
    seeds: Iterable[int] = (1, 2, 3),
    *,
    checks: Iterable[str | type[Check]] = tuple(CHECKS),
    most: int = 20_000,
    every: int = 1,
) -> None:
    """Play a random match for each seed and look whether it keeps what every game must keep.

    A match has to end within `most` choices; one in `every` rests is looked at. `checks` are names
    out of CHECKS, or an author's own. A Nonconformity says what is wrong and how to see it again.

    >>> import oxherd
    >>> conform(oxherd.rules("parity", players=3, rounds=1), seeds=[7])
    """
    kinds = [CHECKS[check] if isinstance(check, str) else check for check in checks]
    for seed in seeds:
        Walk(rules, seed, kinds, most=most, every=every).go()
