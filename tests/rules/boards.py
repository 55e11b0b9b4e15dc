"""Small boards for tests of single squares and cards: squares, tiles, and what is said."""

from __future__ import annotations

import oxherd
from oxherd.core.rules import Option
from tests.rulebook.test_rulebook import sections
from tests.rules.tables import layout

SEATS = "ABCDEF"
GAMES = ("board", "board-lucky", "board-advanced", "board-advanced-lucky")
LONG = ". . . . . TB"
"""A row on which nothing happens for a while."""


def squares(*first: str, rows: int = 5) -> str:
    """These rows, and below them long ones without effects."""
    return " / ".join([*first, *[LONG] * (rows - len(first))])


def board(
    printed: str, position: str, game: str = "board-advanced", players: int = 2, **options: Option
) -> oxherd.Match:
    """A match at a position on these squares; `?` tiles are always the same ones."""
    rules = oxherd.rules(game, players, layout=layout(printed), **options)
    return oxherd.Match.at(rules, f"ox1 | {position}", seed=1)


def play(match: oxherd.Match, words: str) -> None:
    """`A14 Bskip`: these seats choose that, one after the other."""
    for word in words.split():
        match.choose(SEATS.index(word[0]), word[1:])


def asked(match: oxherd.Match) -> str:
    """`A action: pass skip`; when a trick begins or the match is over, just that."""
    ask = match.ask
    if ask is None:
        return "over"
    if ask.kind == "tile":
        return "tile"
    seat = ask.seats[0]
    return f"{SEATS[seat]} {ask.kind}: " + " ".join([str(choice) for choice in ask.options(seat)])


def lies(match: oxherd.Match, *names: str) -> str:
    """These sections of the position, `rows 1 2 / 3 | totals 0 0`."""
    shown = sections(match.position())
    return " | ".join([f"{name} {shown.get(name, '-')}" for name in names])


def happened(match: oxherd.Match, *kinds: str) -> list[str]:
    """What has happened of these kinds, in order."""
    return [repr(event) for event in match.events if event.kind in kinds]
