"""Where the program speaks: lines to standard output, complaints to standard error."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import IO, Final

from oxherd.cli.program import OWN_NAME
from oxherd.i18n import Translator, Value

NARROWEST: Final = 40
WIDEST: Final = 100
UNBROKEN: Final = "\N{NO-BREAK SPACE}"

UNSAFE: Final = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"  # Controls, ends of lines, halves.
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"  # What turns the direction of the text.
)
"""What a terminal could take for a command. Only a line feed is ours."""


class Console:
    """A translator and two streams. No colours, no cursor: lines suit every terminal and ear.

    Names and what others have written may stand in a text, so all of it goes through `harmless`.
    """

    def __init__(self, translator: Translator, program: str = OWN_NAME) -> None:
        self.translator = translator
        self.program = program
        """What one types to start it."""

    def say(self, key: str, /, **values: Value) -> str:
        """A message in the person's language; each may name the program."""
        return self.translator.say(key, program=self.program, **values)

    def line(self, text: str = "") -> None:
        """One line, or several, as they are."""
        print(harmless(text))

    def wrapped(self, text: str, indent: str = "", hang: str = "  ") -> None:
        """Lines broken to the width of the terminal; what goes on stands further in."""
        for line in harmless(text).splitlines():
            print(wrap(line, indent, hang))

    def all(self, lines: Iterable[str]) -> None:
        """Several lines, each broken where it must be."""
        for line in lines:
            self.wrapped(line)

    def json(self, data: object) -> None:
        """Data for programs."""
        text = json.dumps(data, ensure_ascii=False, indent=1)
        print(UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text))

    def complain(self, text: str) -> None:
        """Something that is not the output proper."""
        print(harmless(text), file=sys.stderr)

    def ask(self, prompt: str) -> str:
        """A line that the person types. EOFError where there is none any more."""
        return input(harmless(prompt))


def wrap(line: str, indent: str, hang: str) -> str:
    """A line broken to the width of the terminal, but not at spaces that hold things together."""
    words = line.lstrip()
    indent += line[: len(line) - len(words)]
    filled = textwrap.fill(
        words,
        width(),
        initial_indent=indent,
        subsequent_indent=indent + hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace(UNBROKEN, " ")


def harmless(text: str) -> str:
    r"""What a terminal could take for a command is spelled out.

    >>> print(harmless("Ben \x1b[2J"))
    Ben \x1b[2J
    """
    return UNSAFE.sub(lambda found: spelled_out(ord(found[0])), text)


def spelled_out(code: int) -> str:
    """A character by its number, as Python writes it."""
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def one_line(text: str) -> str:
    """A message whose lines are only those of its catalogue."""
    return " ".join(text.split("\n"))


def held(text: str) -> str:
    """Text that is not to be broken."""
    return text.replace(" ", UNBROKEN)


def width() -> int:
    """How much fits on a line and still reads well."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - 1))


def forgiving(*streams: IO[str]) -> None:
    """What a terminal cannot show becomes a question mark; it is no reason to stop."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def silence(stream: IO[str]) -> None:
    """Send what is still buffered nowhere: whoever was reading has gone."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
