"""How often each special thing happened: a test that never meets it must not pass for one."""

from __future__ import annotations

import textwrap
from collections import Counter
from typing import Any

from oxherd.core.ask import Ask
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import card_and_value
from oxherd.rules.gap.gap_rules import ROW_SIZE
from oxherd.rules.gap.slots import PLAY_OFF
from oxherd.rules.round import RoundRules

from . import board_branches, buffalo, jubilee

Counts = Counter[str]

INDENT = "    "

ENDS = ("several rounds", "end by target", "end by rounds", "end by cap", "shared win")
ROUNDS = ("several rounds", "end by rounds", "end by cap", "shared win")
ON_ROWS = (*ENDS, "house rules", "misfit", "full row")

SPECIAL: dict[str, tuple[str, ...]] = {
    "classic": (*ON_ROWS, "ask draft", "ask spot", "ask first", "left side"),
    "tactics": (*ON_ROWS, "ask spot", "ask first", "left side"),
    "logic": (*ON_ROWS, "ask draft", "ask spot", "ask first", "left side"),
    "professional": (*ON_ROWS, "ask draft", "ask spot", "ask first", "left side"),
    "nifty": (*ON_ROWS, "ask draft", "ask spot", "ask first", "left side"),
    "parity": (*ON_ROWS, "marker moved", "shows even", "shows odd"),
    "mountain": (*ON_ROWS, "marker moved", "shows up", "shows down"),
    "jumping-cow": (*ON_ROWS, "marker moved", "cow takes 1", "cow takes 2"),
    "flip": (*ON_ROWS, "flipped", "flip tie"),
    "jubilee": (*ROUNDS, "misfit", "full row", *jubilee.BRANCHES),
    "buffalo": ("misfit", "full row", *buffalo.BRANCHES),
    "gap": (
        *ENDS,
        "ask pick",
        "joined",
        "empty pile",
        "short row",
        "empty row",
        "named colours",
        "tie broken",
        "play-off",
    ),
    **{game: ("shared win", *special) for game, special in board_branches.BRANCHES.items()},
}
"""What must happen in the matches of each game."""


def missing(game: str, counts: Counts) -> list[str]:
    """The special things of a game that have not happened."""
    return [what for what in SPECIAL[game] if not counts[what]]


def summary(game: str, counts: Counts) -> str:
    """A line about a game: how many special things have happened, and the rarest of them."""
    special = SPECIAL[game]
    happened = len(special) - len(missing(game, counts))
    rarest = min(special, key=counts.__getitem__)
    return (
        f"{game}: {counts['matches']:,} matches, {happened} of {len(special)} special things; "
        f"the rarest is “{rarest}”, {counts[rarest]:,} times"
    )


def table(game: str, counts: Counts) -> str:
    """The summary, and how often each thing happened, the special ones first."""
    special = SPECIAL[game]
    others = sorted(what for what in counts if counts[what] and what not in special)
    told = ", ".join(f"{what} {counts[what]:,}" for what in (*special, *others))
    return f"{summary(game, counts)}\n{textwrap.indent(textwrap.fill(told, 96), INDENT)}"


def count_question(ask: Ask, state: State, rules: Rules) -> Counts:
    """Decisions by kind and, for GAP, the rare tables at which a turn begins."""
    counts = Counter({"decisions": len(ask.seats) * ask.picks, f"ask {ask.kind}": 1})
    if rules.game == "gap" and ask.kind == "card":
        row = len(state.rows[0])
        counts["empty pile"] += not state.stock
        counts["short row"] += 0 < row < ROW_SIZE
        counts["empty row"] += row == 0
    return counts


def count_events(events: list[dict[str, Any]]) -> Counts:
    """What happened between two questions."""
    counts: Counts = Counter()
    before, chain = "", 0
    for event in events:
        kind = event["kind"]
        if kind == "collected":
            why = event["why"]
            counts["misfit"] += why == "misfit"
            counts["full row"] += why == "full"
            chain += why == "cow"
        elif kind == "marker-moved":
            counts["marker moved"] += before != "row-started"
            counts[f"shows {event['face']}"] += 1
        else:
            counts[f"cow takes {chain}"] += chain > 0
            chain = 0
            count_other(event, counts)
        before = kind
    return counts


def count_other(event: dict[str, Any], counts: Counts) -> None:
    """Events that say it all alone."""
    kind = event["kind"]
    if kind == "placed":
        counts["left side"] += event["side"] == "left"
    elif kind == "revealed":
        plays = [card_and_value(choice) for _, choice in event["plays"]]
        counts["flipped"] += sum(card != value for card, value in plays)
        counts["flip tie"] += len({value for _, value in plays}) < len(plays)
    elif kind == "joined":
        counts[kind] += 1


def count_end(rules: Rules, state: State) -> Counts:
    """Why the match was over, and who has won it how."""
    assert isinstance(rules, RoundRules)
    finish, totals, winners = rules.finish, state.totals, rules.winners(state)
    by_target = 0 < finish.target <= max(totals)
    by_rounds = 0 < finish.rounds <= state.round
    counts = Counter({"matches": 1, "rounds": state.round})
    counts["several rounds"] += state.round > 1
    counts["end by target"] += by_target
    counts["end by rounds"] += by_rounds
    counts["end by cap"] += not by_target and not by_rounds
    counts["shared win"] += len(winners) > 1
    if rules.game == "gap":
        counts["tie broken"] += totals.count(max(totals)) > len(winners)
        counts["play-off"] += state.slots[PLAY_OFF] is True
        counts["named colours"] += rules.options["removed"] not in ("random", "")
    else:
        ends = ("target", "rounds", "max_rounds", "hide_piles")
        counts["house rules"] += bool(set(rules.given) - set(ends))
    return counts
