"""All commands, one module each: its name, its arguments, and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, Protocol

from oxherd.cli import completion, games, perft, play, replay, rules, serve, sim
from oxherd.cli.console import Console


class Command(Protocol):
    """What a module of a command has."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of the module
        """What one types."""

    @property
    def EXAMPLES(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """Lines to try."""

    def add_arguments(self, parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
        """Its own words, each with a help."""

    def run(self, console: Console, arguments: argparse.Namespace) -> int:
        """Do it; the exit code."""


ALL: Final[tuple[Command, ...]] = (play, games, rules, replay, sim, perft, serve, completion)
"""In the order of the help: what most people want comes first."""

BY_NAME: Final = {command.NAME: command for command in ALL}
