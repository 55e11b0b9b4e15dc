"""`oxherd completion`: a script that lets a shell complete commands, games and options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from oxherd.cli.console import Console
from oxherd.cli.exits import FINE
from oxherd.cli.grammar import grammar
from oxherd.cli.shells import bash, fish, zsh

NAME: Final = "completion"
EXAMPLES: Final = (
    'eval "$(oxherd completion bash)"',
    "oxherd completion fish | source",
)
SHELLS: Final = {"bash": bash, "zsh": zsh, "fish": fish}


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The shell."""
    parser.add_argument("shell", choices=tuple(SHELLS), help=say("cli-arg-shell"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Print the script."""
    from oxherd.cli.parser import build_parser  # noqa: PLC0415 - the parser is made of all commands

    script = SHELLS[arguments.shell](grammar(build_parser(console)), console.program)
    console.line(script)
    return FINE
