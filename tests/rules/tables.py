"""Small tables for tests of single parts: some rows, and nothing else."""

from __future__ import annotations

import json

import oxherd
from oxherd.core.ask import ANY, Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS, read_choice
from oxherd.core.engine import do, run, verify
from oxherd.core.event import Log
from oxherd.core.play import Play
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.rules.gap.gap_rules import GapRules
from oxherd.rules.row_rules import RowRules
from oxherd.rules.trick import PLACEMENTS, TRICK


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


def special_table(
    game: str, rows: str, queue: str, options: dict[str, Option], players: int = 2
) -> tuple[RowRules, State]:
    """A game with special cards in the middle of a trick: these cards wait, the first one next."""
    found = lists(rows)
    rules = oxherd.rules(game, players, **options)
    assert isinstance(rules, RowRules)
    rules.row_count = len(found)
    state = rules.begin(Shake(b"test"))
    state.round = 1
    state.rows = found
    state.queue = plays(queue)[::-1]
    state.stack = [TRICK, PLACEMENTS]
    put(rules, state, "signs", " / ".join(["-"] * len(found)))
    state.log = Log([], [])
    return rules, state


def put(rules: RowRules, state: State, slot: str, text: str) -> None:
    """Lay what a position would say of a slot."""
    at = rules.slot_names.index(slot)
    words = [word for word in text.split() if word != "-"]
    value = rules.read_slot(at, words)
    assert value is not None, f"{slot} {text}"
    state.slots[at] = value


def lying(rules: RowRules, state: State, slot: str) -> str:
    """What a position says of a slot."""
    at = rules.slot_names.index(slot)
    return rules.write_slot(at, state.slots[at]) or "-"


def say(rules: RowRules, state: State, words: str) -> list[str]:
    """Answer one question after another; what was asked, and what is asked then.

    A team speaks by its first seat, or passes as a whole.
    """
    asked: list[str] = []
    for word in words.split():
        ask = run(rules, state)
        assert ask is not None, f"nobody is asked for {word}"
        asked.append(question(ask))
        choice = read_choice(word).id
        for seat in ask.seats if choice == PASS else ask.seats[:1]:
            verify(ask, seat, choice)
            do(rules, state, ask, seat, choice)
    ask = run(rules, state)
    return asked if ask is None or ask.kind == "card" else [*asked, question(ask)]


def question(ask: Ask) -> str:
    """`A special: pass stop`; a team is `all`."""
    who = "all" if ask.mode == ANY else "ABCDEFGHIJ"[ask.seats[0]]
    return f"{who} {ask.kind}: " + " ".join([choice.text for choice in ask.options(ask.seats[0])])


def picture(zones: list[tuple[int, ...]]) -> str:
    """Rows or piles, as `lists` reads them; `-` for one without cards."""
    return " | ".join([" ".join([str(card) for card in zone]) or "-" for zone in zones])


def layout(squares: str, **more: object) -> str:
    """The layout of a board with these squares: `. G1 TB / . +3 . TT`, rows from the top."""
    return json.dumps({"rows": [row.split() for row in squares.split("/")], **more})


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
