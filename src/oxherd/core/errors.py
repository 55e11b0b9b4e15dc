"""Errors by cause, each with a stable code and arguments.

Nothing here is a sentence: doors translate `error-<code>` with the arguments, programs read `code`.
"""

from __future__ import annotations

Argument = str | int | None


class OxherdError(ValueError):
    """Base of every error that bad input can cause; the match is unchanged afterwards."""

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, arguments)
        self.code = code
        """Stable and machine readable, e.g. `choice-illegal`."""
        self.arguments = arguments
        """What the code is about, e.g. `{"choice": "44", "seat": 0}`."""
        self.behind: OxherdError | None = None
        """The error that a `problem` tells of: compiled code keeps no `__cause__`."""

    def __str__(self) -> str:
        """`code: key=value, …`."""
        if not self.arguments:
            return self.code
        return (
            self.code + ": " + ", ".join(f"{key}={value}" for key, value in self.arguments.items())
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle through the constructor, which takes keyword arguments."""
        return (_remake, (type(self), self.code, self.arguments, self.behind))


def _remake(
    kind: type[OxherdError],
    code: str,
    arguments: dict[str, Argument],
    behind: OxherdError | None,
) -> OxherdError:
    error = kind(code, **arguments)
    error.behind = behind
    return error


class UnknownGame(OxherdError):
    """No game of that id is in the catalogue."""


class BadOption(OxherdError):
    """An option or player count that the game cannot be played with."""


class IllegalChoice(OxherdError):
    """A choice that is not among the options, or text that names no choice."""


class NotYourTurn(OxherdError):
    """A seat that owes no decision, or that is not at the table, or a match that is over."""


class StaleAsk(OxherdError):
    """A choice for an ask that has been answered already."""


class BadDeal(OxherdError):
    """A given deal that does not have the cards it needs."""


class BadPosition(OxherdError):
    """Position text that cannot be read, or that describes an impossible table."""


class BadRecord(OxherdError):
    """Record text that cannot be read, was cut or edited, or does not follow the rules."""


def bad_record(code: str, line: int, behind: OxherdError) -> BadRecord:
    """A record that breaks a rule in this line, and which one."""
    error = BadRecord(code, line=line, problem=str(behind))
    error.behind = behind
    return error
