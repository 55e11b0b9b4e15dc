"""Write the results in the corpora and playthroughs anew: `python -m tests.corpora.remake`.

The cases stay; a file that is not there gets some cases to begin with. README.md says more.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

import oxherd
from oxherd.core.dice import Dice
from oxherd.core.rules import Option
from oxherd.testing.perft import perft
from tests.matches import some_rounds

from .blocks import GAMES, TESTS, Block, write_blocks
from .results import KINDS, playthrough, remake, remake_playthrough

MOST_LEAVES = 4_000
"""A new case goes as deep as this."""

BUSY = json.dumps({"rows": [["DA", "-7", "T2", "DT", "TB"], [".", "R2", "-9", "G1", "TT"]] * 3})
SHORT = json.dumps({"rows": [[".", "-7", "R2", "TB"], [".", "T2", "TB"]] * 3})

UNUSUAL: dict[str, tuple[dict[str, Option], dict[str, Option]]] = {
    "gap": ({"rounds": 1}, {}),
    "jubilee": ({"rounds": 1}, {"multi_special": True, "shift_overflow": "take"}),
    "buffalo": ({"specials": 16}, {"first_anytime": True}),
    "board": ({}, {"layout": SHORT}),
    "board-lucky": ({}, {"layout": SHORT, "plus5_on_take": "forbid"}),
    "board-advanced": ({}, {"layout": BUSY, "shift": "all"}),
    "board-advanced-lucky": ({}, {"layout": BUSY, "shift": "all"}),
}
"""Games without the options of the base game: what is usual here, and what is added once."""

SWITCHABLE = ("classic", "tactics", "logic", "professional", "nifty")


def main() -> int:
    """Remake everything, or the games that are named; say what has changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="all, if none is named")
    for game in parser.parse_args().games:
        for kind in KINDS:
            path = TESTS / "corpora" / kind / f"{game}.txt"
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                text = write_blocks(KINDS[kind], list(new_blocks(kind, game)))
                path.write_text(text, encoding="utf-8")
            save(f"corpora/{kind}/{game}.txt", remake(kind, game))
        path = TESTS / "playthroughs" / f"{game}.txt"
        path.parent.mkdir(exist_ok=True)
        text = remake_playthrough(game) if path.exists() else playthrough(new_record(game))
        save(f"playthroughs/{game}.txt", text)
    return 0


def save(name: str, text: str) -> None:
    """Write a file if it changes."""
    path = TESTS / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name} is new\n")


def new_blocks(kind: str, game: str) -> Iterator[Block]:
    """Small matches from the beginning, then a position for every kind of question they come to."""
    for at, options in enumerate(small_matches(game)):
        for players in (2, 3):
            block = Block(game, players, options, seed=10 * at + players)
            block.results = deep(block) if kind == "perft" else []
            yield block
    for options in small_matches(game):
        met: set[str] = set()
        for seed in range(40):
            for block in positions(Block(game, 2 + seed % 3, options, seed=seed), met):
                block.results = deep(block) if kind == "perft" else []
                yield block


def small_matches(game: str) -> list[dict[str, Option]]:
    """Options that make a match short; with the switches where they can be combined."""
    if game in UNUSUAL:
        usual, more = UNUSUAL[game]
        return [usual, usual | more] if more else [usual]
    small: dict[str, Option] = {"rounds": 1, "hand_size": 4}
    found: list[dict[str, Option]] = [small, {**small, "rows": 3, "cap": 2}]
    if game in SWITCHABLE and game != "professional":
        found.append({**small, "professional": True, "cap": 3})
    if game in SWITCHABLE and game != "nifty":
        found.append({**small, "nifty": True})
    return found


def positions(block: Block, met: set[str]) -> Iterator[Block]:
    """Where a match comes to a moment that has not been met, after its first questions."""
    match, dice = block.match(), Dice(block.seed)
    while (ask := match.ask) is not None:
        position = match.position()
        moment = f"{ask.kind} {position.partition(' | at ')[2].split()[0]}"
        if moment not in met and ask.number > 2:
            met.add(moment)
            yield Block(block.game, block.players, block.options, at=position)
        seat = ask.seats[dice.below(len(ask.seats))]
        options = ask.options(seat)
        match.choose(seat, options[dice.below(len(options))])


def deep(block: Block) -> list[str]:
    """Depths to count at, until there are many leaves or the match is over everywhere."""
    found: list[str] = []
    while True:
        leaves = perft(block.match(), len(found) + 1)
        if leaves > MOST_LEAVES or (found and over_by(block.match(), len(found))):
            return found
        found.append(f"{len(found) + 1}: {leaves}")


def over_by(match: oxherd.Match, depth: int) -> bool:
    """Whether every line of choices has come to the end of the match after so many plies."""
    ask = match.ask
    if ask is None or depth == 0:
        return ask is None
    for choice in ask.options(ask.seats[0]):
        further = match.copy()
        further.choose(ask.seats[0], choice)
        if not over_by(further, depth - 1):
            return False
    return True


def new_record(game: str) -> str:
    """The record of a match of three that is played at random: two rounds, where there are some."""
    rules = oxherd.rules(game, players=3, **some_rounds(game, 2))
    match = oxherd.Match(rules, seed=2024)
    dice = Dice(GAMES.index(game))
    while (ask := match.ask) is not None:
        seat = ask.seats[dice.below(len(ask.seats))]
        options = ask.options(seat)
        match.choose(seat, options[dice.below(len(options))])
    return str(match.record())


if __name__ == "__main__":
    sys.exit(main())
