"""Errors as sentences: what is wrong, and what to do about it."""

from __future__ import annotations

from typing import Final

from oxherd.cli.console import Console
from oxherd.core.errors import Argument, OxherdError
from oxherd.i18n import Value

FROM_ZERO: Final = ("choice-illegal", "not-your-turn", "no-such-seat")
"""Here seats are those of the API, which count from 0; people count from 1."""

PROBLEMS: Final = {"scores": "cli-problem-scores", "seats": "cli-problem-seats"}
"""What can be wrong with a choice in a record besides the choice itself."""


class CliError(Exception):
    """A wrong use of the command line, as a key of its catalogue and values."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def sentence(console: Console, error: OxherdError | CliError) -> str:
    """An error in one line."""
    if isinstance(error, CliError):
        said = console.say(error.key, **error.values)
    else:
        said = _typed(console, error)
    return " ".join(said.split("\n"))


def _typed(console: Console, error: OxherdError) -> str:
    """By its code; the cause of a bad record is said in words too."""
    key = f"error-{error.code}"
    if not console.translator.has(key):
        return str(error)
    values = {name: _value(error.code, name, value) for name, value in error.arguments.items()}
    if "problem" in values:
        values["problem"] = _problem(console, error)
    return console.say(key, **values)


def _problem(console: Console, error: OxherdError) -> str:
    """What is behind a bad record."""
    if error.behind is not None:
        return sentence(console, error.behind)
    problem = str(error.arguments["problem"])
    return console.say(PROBLEMS[problem]) if problem in PROBLEMS else problem


def _value(code: str, name: str, value: Argument) -> Value:
    """Numbers as they stand: what counts lines must not group its digits."""
    if name == "seat" and code in FROM_ZERO and str(value).lstrip("-").isdecimal():
        return str(int(str(value)) + 1)
    return str(value)
