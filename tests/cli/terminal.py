"""A terminal for tests: it runs a command, types, and shows what was printed."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pytest

from oxherd.cli import main

INTERRUPT = "\x03"
"""Ctrl-C, where it stands alone among what is typed."""


class Result(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """Standard input that echoes, as a terminal does. Types what an iterator says, line by line."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line that is typed; nothing more is the end of input."""
        line = next(self.lines, None)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        if line is None:
            return ""
        sys.stdout.write(line + "\n")
        return line + "\n"

    def read(self, size: int | None = -1, /) -> str:
        """All lines at once."""
        return "".join(f"{line}\n" for line in self.lines)


class Terminal:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch
        self.screen = ""
        """What the running command has printed so far."""

    def __call__(self, *words: str, typed: Iterable[str] = ()) -> Result:
        """Run `oxherd WORDS` while somebody types."""
        self.screen = ""
        self.patch.setattr(sys, "stdin", Keyboard(typed))
        code = main(words)
        err = self.look()
        return Result(code, self.screen, err)

    def look(self) -> str:
        """Bring the screen up to date; what stands on standard error."""
        out, err = self.capsys.readouterr()
        self.screen += out
        return err

    def player(
        self, choose: Callable[[list[str]], str] = lambda offered: offered[0]
    ) -> Iterator[str]:
        """Somebody who has the choices shown, and takes one of them, to the end of the match."""
        while True:
            yield ""
            self.look()
            yield choose(offered(self.screen))


def offered(screen: str) -> list[str]:
    """The tokens of the last list of choices on a screen."""
    text = screen.rpartition("You can choose: ")[2].rpartition("\n")[0]
    return [choice.strip() for choice in re.sub(r"\s*\([^)]*\)", "", text).split(",")]
