"""`oxherd serve`: keeps the word free for the server to come, and says so."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from oxherd.cli.console import Console, one_line
from oxherd.cli.exits import MISSING

NAME: Final = "serve"
EXAMPLES: Final[tuple[str, ...]] = ()


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """None yet."""


def run(console: Console, arguments: argparse.Namespace) -> int:  # noqa: ARG001 - as all are
    """Say that there is none."""
    console.complain(one_line(console.say("cli-server-missing")))
    return MISSING
