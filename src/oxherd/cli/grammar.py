"""What can be typed after `oxherd`, read off the parser, for scripts that complete words."""

from __future__ import annotations

import argparse
from typing import Final

import oxherd
from oxherd.games.options import OptionSpec

GAMES: Final = "GAME"
FILES: Final = "FILE"
OPTIONS: Final = "NAME=VALUE"


class Flag:
    """An option: its spellings, and what may follow it."""

    def __init__(self, action: argparse.Action) -> None:
        self.spellings = list(action.option_strings)
        self.help = action.help or ""
        self.takes_value = action.nargs != 0
        self.words = words_of(action)
        self.files = action.metavar == FILES


class Grammar:
    """The words of one parser, and below it those of its commands."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.about = (parser.description or "").split("\n")[0]
        self.flags: list[Flag] = []
        self.words: list[str] = []
        self.files = False
        self.commands: dict[str, Grammar] = {}
        for action in parser._actions:  # noqa: SLF001 - argparse has no other list of them
            self._add(action)

    def _add(self, action: argparse.Action) -> None:
        if isinstance(action.choices, dict):
            self.commands = {name: Grammar(own) for name, own in action.choices.items()}
        elif action.option_strings:
            self.flags.append(Flag(action))
        else:
            self.words += words_of(action)
            self.files = self.files or action.metavar == FILES

    @property
    def spellings(self) -> list[str]:
        """All options."""
        return [spelling for flag in self.flags for spelling in flag.spellings]


def grammar(parser: argparse.ArgumentParser) -> Grammar:
    """The whole of it."""
    return Grammar(parser)


def words_of(action: argparse.Action) -> list[str]:
    """The words that may stand for an argument, as far as they are known."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.metavar == GAMES:
        return [game.id for game in oxherd.games()]
    if action.metavar == OPTIONS:
        specs = [spec for game in oxherd.games() for spec in game.options]
        return sorted({word for spec in specs for word in values(spec)})
    return []


def values(spec: OptionSpec) -> list[str]:
    """`hide_piles=true`, or `target=` where any number will do."""
    if isinstance(spec.default, bool):
        return [f"{spec.name}=true", f"{spec.name}=false"]
    return [f"{spec.name}={word}" for word in spec.words] or [f"{spec.name}="]
