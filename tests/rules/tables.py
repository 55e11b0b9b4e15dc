"""Small tables for tests of single parts: some rows, and nothing else."""

from __future__ import annotations

import oxherd
from oxherd.core.chance import Shake
from oxherd.core.event import Log
from oxherd.core.play import Play
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.gap.gap_rules import GapRules
from oxherd.rules.row_rules import RowRules


def lists(text: str) -> list[tuple[int, ...]]:
    """`12 14 | 37` as rows."""
    return [tuple([int(card) for card in row.split()]) for row in text.split("|")]


def row_table(
    rows: str, game: str = "classic", players: int = 2, **options: Option
) -> tuple[RowRules, State]:
    """The rules of a game with these rows, and a state in which they lie."""
    found = lists(rows)
    rules = oxherd.rules(game, players, rows=max(2, len(found)), **options)
    assert isinstance(rules, RowRules)
    state = rules.begin(Shake(b"test"))
    state.rows = found
    state.log = Log([], [])
    return rules, state


def gap_table(row: str, players: int = 4, **options: Option) -> tuple[GapRules, State]:
    """The same for GAP: `1r 5g`."""
    rules = oxherd.rules("gap", players, **options)
    assert isinstance(rules, GapRules)
    state = rules.begin(Shake(b"test"))
    state.rows = [gap_cards(row)]
    return rules, state


def gap_cards(text: str) -> tuple[int, ...]:
    """`7r 0p` as ids, written down here once more: 105 + 10 * colour + number."""
    return tuple([105 + 10 * "rgybp".index(card[1]) + int(card[0]) for card in text.split()])


def plays(text: str) -> list[Play]:
    """`A14 B31~`: plays of seats, the flipped ones with their digits reversed."""
    found = []
    for word in text.split():
        card = word[1:].removesuffix("~")
        value = card[::-1] if word.endswith("~") else card
        found.append(Play("ABCDEFGHIJ".index(word[0]), int(card), int(value)))
    return found


def shown(queue: list[Play]) -> str:
    """The plays of a queue as text, the next one first."""
    return " ".join([f"{'ABCDEFGHIJ'[play.seat]}{play.card}" for play in reversed(queue)])


def events(state: State) -> list[str]:
    """What has happened, by kinds and arguments."""
    assert state.log is not None
    return [repr(event) for event in state.log.events]
