"""Errors as sentences: what is wrong, and what to do about it."""

from __future__ import annotations

from typing import Final

from oxherd.cli.console import Console, one_line
from oxherd.core.errors import Argument, OxherdError
from oxherd.i18n import Value

FROM_ZERO: Final = ("choice-illegal", "not-your-turn", "no-such-seat")
"""Here seats are those of the API, which count from 0; people count from 1."""

FAR: Final = {"unknown-game": "cli-unknown-game", "option-unknown": "cli-option-unknown"}
"""Errors that name all there are where nothing is close; then a command that shows them helps."""

PROBLEMS: Final = {
    "scores": "cli-problem-scores",
    "seats": "cli-problem-seats",
    "commitment": "cli-problem-commitment",
    "seed": "cli-problem-seed",
}
"""What can be wrong with a record besides a single choice or draw."""


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
    return one_line(said)


def _typed(console: Console, error: OxherdError) -> str:
    """By its code; the cause of a bad record is said in words too."""
    key = FAR[error.code] if is_far(error) else f"error-{error.code}"
    if not console.translator.has(key):
        return str(error)
    values = {name: _value(error.code, name, value) for name, value in error.arguments.items()}
    if "problem" in values:
        values["problem"] = _problem(console, error)
    return console.say(key, **values)


def is_far(error: OxherdError) -> bool:
    """Whether a word is like none of those that are known."""
    return error.code in FAR and ", " in str(error.arguments["close"])


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
