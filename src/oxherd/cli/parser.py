"""The words that the command line understands, put together from its commands."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import Final, NoReturn

from oxherd.cli import commands
from oxherd.cli.argparse_words import speaking
from oxherd.cli.console import Console, one_line, width
from oxherd.cli.exits import WRONG
from oxherd.cli.program import OWN_NAME
from oxherd.i18n import LANGUAGES, known

LANGUAGE: Final = "--lang"


class Layout(argparse.HelpFormatter):
    """Help as wide as the terminal; indented lines, the examples, stay as they are."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=width())

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        filled = [
            line if line.startswith(" ") else textwrap.fill(line, width)
            for line in text.splitlines()
        ]
        return "\n".join(filled)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, in the person's language.

    Settings that newer Pythons hand down to the parsers of commands, such as colours, are left out.
    """

    def __init__(self, *, console: Console, prog: str, description: str, **_: object) -> None:
        super().__init__(
            prog=prog, description=description, formatter_class=Layout, allow_abbrev=False
        )
        self.color = False  # Newer Pythons look here.
        self.console = console

    def error(self, message: str) -> NoReturn:
        """One line, and where to find help."""
        with speaking(self.console.translator):
            said = self.console.say("cli-wrong-usage", problem=message, command=self.prog)
            self.console.complain(one_line(said))
        raise SystemExit(WRONG)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Parse, with the words of argparse translated."""
        with speaking(self.console.translator):
            return self.parse_args(words)

    def format_help(self) -> str:
        """As ever, with the words of argparse translated."""
        with speaking(self.console.translator):
            return super().format_help().rstrip() + "\n"


def build_parser(console: Console) -> Parser:
    """The whole grammar, with its help in the person's language."""
    with speaking(console.translator):
        about = console.say("cli-about")
        parser = Parser(console=console, prog=console.program, description=about)
        parser.add_argument("--version", action="store_true", help=console.say("cli-arg-version"))
        _add_language(parser, console)
        group = parser.add_subparsers(
            dest="command", metavar=console.say("cli-command"), title=console.say("cli-commands")
        )
        for command in commands.ALL:
            first, *more = console.say(f"cli-about-{command.NAME}").split("\n")
            about = "\n".join([first, " ".join(more), *_examples(console, command)])
            own = group.add_parser(command.NAME, console=console, help=first, description=about)
            _add_language(own, console)
            command.add_arguments(own, console.say)
    return parser


def _examples(console: Console, command: commands.Command) -> list[str]:
    """Lines to try, if there are any."""
    lines = [f"  {line.replace(OWN_NAME, console.program)}" for line in command.EXAMPLES]
    return ["", console.say("cli-examples"), *lines] if lines else []


def _add_language(parser: argparse.ArgumentParser, console: Console) -> None:
    """Before the command or after it; `language_of` has read it already."""
    parser.add_argument(
        LANGUAGE,
        type=lambda tag: known(tag) or tag,
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        metavar="{" + ",".join(LANGUAGES) + "}",
        help=console.say("cli-arg-lang"),
    )


def language_of(words: Sequence[str]) -> str | None:
    """What --lang asks for. Help and errors need it before the words are parsed."""
    for at, word in enumerate(words):
        if word == LANGUAGE:
            return words[at + 1] if at + 1 < len(words) else None
        if word.startswith(f"{LANGUAGE}="):
            return word.partition("=")[2]
    return None
