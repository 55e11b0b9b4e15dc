"""How a layout of the board plays: `python -m bench.layouts [--matches N] [--layout FILE]`.

Random play without action or lucky cards, for each side and number of players: how often two tiles
are due, how long matches are, what scores they end with, how often markers come to the end of the
track, and how often each square is landed on. The layouts that come with Oxherd were tuned by it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from math import sqrt

import oxherd
from bench.build import compiled_path
from bench.lanes import Lane
from oxherd.core.ask import ALL
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, run
from oxherd.core.event import Log
from oxherd.core.playout import random_answers
from oxherd.core.rules import Rules
from oxherd.rules.board.board_rules import FURTHEST

SIDES = ("board", "board-advanced")
PLAYERS = range(2, 7)


class Found:
    """What has happened in the matches of one table."""

    def __init__(self) -> None:
        self.tricks = 0
        self.double = 0
        self.longest = 0
        self.totals: list[int] = []
        self.clamped = 0
        self.hits: Counter[str] = Counter()

    def play(self, rules: Rules, seed: int) -> None:
        """One match; whoever could play a card passes."""
        state = rules.begin(Shake(seed.to_bytes(8, "big")))
        state.log = Log([], [])
        dice = Dice(seed)
        while (ask := run(rules, state)) is not None:
            if ask.mode == ALL:
                self.tricks += 1
                self.double += ask.picks == 2
            passes = ask.offer(ask.seats[0])[0] == PASS
            answer(rules, state, [PASS] if passes else random_answers(ask, dice))
        self.longest = max(self.longest, state.trick)
        self.totals += state.totals
        for event in state.log.events:
            values = event.values
            if event.kind == "landed":
                self.hits[f"{values['row']} {values['square']}"] += 1
            elif event.kind == "scored":
                self.clamped += abs(int(str(values["total"]))) == FURTHEST

    def report(self, matches: int) -> dict[str, object]:
        """As plain data."""
        seats = len(self.totals)
        mean = sum(self.totals) / seats
        spread = sqrt(sum((total - mean) ** 2 for total in self.totals) / seats)
        return {
            "double": self.double / self.tricks,
            "tricks": self.tricks / matches,
            "longest": self.longest,
            "mean": mean,
            "spread": spread,
            "clamped": self.clamped / seats,
            "hits": {place: count / matches for place, count in self.hits.items()},
        }


def measure(game: str, players: int, matches: int, layout: str) -> dict[str, object]:
    """Play so many matches."""
    options = {"layout": layout} if layout else {}
    rules = oxherd.rules(game, players, **options)
    found = Found()
    for seed in range(matches):
        found.play(rules, seed)
    return found.report(matches)


def table(game: str, matches: int, layout: str, compiled: str | None) -> None:
    """A line for each number of players, then the squares."""
    print(
        f"\n{game}\n\n| players | two tiles due | tricks | longest | score | spread | at an end |"
    )
    print("|---|---|---|---|---|---|---|")
    hits: dict[int, dict[str, float]] = {}
    for players in PLAYERS:
        words = [sys.executable, "-m", "bench.layouts", "--one", game, str(players)]
        words += ["--matches", str(matches), "--layout", layout]
        found = json.loads(Lane(game, words, compiled).output())
        hits[players] = found["hits"]
        numbers = (found["tricks"], found["longest"], found["mean"], found["spread"])
        tricks, longest, mean, spread = numbers
        print(
            f"| {players} | {found['double']:.0%} | {tricks:.1f} | {longest} | {mean:+.1f} "
            f"| {spread:.1f} | {found['clamped']:.2f} |",
            flush=True,
        )
    options = {"layout": layout} if layout else {}
    print("\n| square | " + " | ".join(map(str, PLAYERS)) + " |")
    print("|---|" + "---|" * len(PLAYERS))
    for row, squares in enumerate(oxherd.rules(game, 2, **options).squares):
        for at, square in enumerate(squares):
            found_here = [hits[players].get(f"{row} {at}", 0.0) for players in PLAYERS]
            cells = " | ".join(f"{count:.2f}" for count in found_here)
            print(f"| {row + 1}.{at + 1} `{square}` | {cells} |")


def main() -> int:
    """Print the tables of both sides, or measure one table for them."""
    parser = argparse.ArgumentParser(prog="bench.layouts", description=__doc__)
    parser.add_argument("--matches", type=int, default=2_000, help="matches a table")
    parser.add_argument("--layout", default="", help="an owner's file; --game tells its side")
    parser.add_argument("--game", choices=SIDES, help="one side only")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "PLAYERS"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.one:
        game, players = wanted.one
        print(json.dumps(measure(game, int(players), wanted.matches, wanted.layout)))
        return 0
    compiled = compiled_path()
    for game in [wanted.game] if wanted.game else SIDES:
        table(game, wanted.matches, wanted.layout, compiled)
    return 0


if __name__ == "__main__":
    sys.exit(main())
