"""Cases in a text file: what is played, where it begins, and below it what comes out."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import oxherd
from oxherd.core.rules import Option

TESTS = Path(__file__).resolve().parent.parent
GAMES = [game.id for game in oxherd.games()]

INPUTS = ("players", "option", "seed", "at")


@dataclass
class Block:
    """One case: inputs that people may write, and results that are computed."""

    game: str
    players: int = 0
    options: dict[str, Option] = field(default_factory=dict)
    seed: int = 0
    at: str = ""
    """A position; empty where the match begins with its first deal."""
    results: list[str] = field(default_factory=list)

    def match(self) -> oxherd.Match:
        """The match where the case begins."""
        rules = oxherd.rules(self.game, self.players, **self.options)
        if self.at:
            return oxherd.Match.at(rules, self.at, seed=self.seed)
        return oxherd.Match(rules, seed=self.seed)

    def __str__(self) -> str:
        """The lines of the case."""
        lines = [f"players {self.players}"]
        lines += [f"option {name} {option_text(value)}" for name, value in self.options.items()]
        lines.append(f"at {self.at}" if self.at else f"seed {self.seed}")
        return "\n".join([*lines, *self.results])


def read_blocks(game: str, path: Path) -> list[Block]:
    """The cases of a file; lines with # are left out."""
    lines = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join([line for line in lines if not line.startswith("#")])
    return [read_block(game, part) for part in text.strip().split("\n\n")]


def read_block(game: str, text: str) -> Block:
    """One case."""
    block = Block(game)
    for line in text.splitlines():
        key, _, rest = line.partition(" ")
        if key == "players":
            block.players = int(rest)
        elif key == "option":
            name, _, value = rest.partition(" ")
            block.options[name] = read_option(value)
        elif key == "seed":
            block.seed = int(rest)
        elif key == "at":
            block.at = rest
        else:
            block.results.append(line)
    return block


def write_blocks(comment: str, blocks: list[Block]) -> str:
    """The text of a file."""
    return "\n\n".join([f"# {comment}", *map(str, blocks)]) + "\n"


def option_text(value: Option) -> str:
    """`true`, `66` or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_option(word: str) -> Option:
    """What `option_text` wrote."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isdecimal() else word
