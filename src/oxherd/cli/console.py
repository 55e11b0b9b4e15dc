"""Where the program speaks: lines to standard output, complaints to standard error."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import IO, Final

from oxherd.i18n import Translator, Value

NARROWEST: Final = 40
WIDEST: Final = 100
UNBROKEN: Final = "\N{NO-BREAK SPACE}"


class Console:
    """A translator and two streams. No colours, no cursor: lines suit every terminal and ear."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator

    def say(self, key: str, /, **values: Value) -> str:
        """A message in the person's language."""
        return self.translator.say(key, **values)

    def line(self, text: str = "") -> None:
        """One line, or several, as they are."""
        print(text)

    def wrapped(self, text: str, indent: str = "", hang: str = "  ") -> None:
        """Lines broken to the width of the terminal; what goes on stands further in."""
        for line in text.splitlines():
            print(wrap(line, indent, hang))

    def all(self, lines: Iterable[str]) -> None:
        """Several lines, each broken where it must be."""
        for line in lines:
            self.wrapped(line)

    def json(self, data: object) -> None:
        """Data for programs."""
        print(json.dumps(data, ensure_ascii=False, indent=1))

    def complain(self, text: str) -> None:
        """Something that is not the output proper."""
        print(text, file=sys.stderr)

    def ask(self, prompt: str) -> str:
        """A line that the person types. EOFError where there is none any more."""
        return input(prompt)


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
