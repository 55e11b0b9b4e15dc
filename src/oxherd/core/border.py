"""What comes from outside: its type is looked at here, so that both builds refuse the same."""

from __future__ import annotations

from typing import Final

from oxherd.core.errors import NotYourTurn

QUOTED: Final = 40
"""So many characters of bad input are repeated in an error."""


def quoted(value: object) -> str:
    """Input as errors show it, whatever it is: short, and text as it stands."""
    try:
        return str(value)[:QUOTED]
    except Exception:  # noqa: BLE001 - a number with too many digits, or anything at all
        return type(value).__name__[:QUOTED]


def no_number(value: object) -> str:
    """The same where a number is wanted: text has quotes, for `'4'` looks like one."""
    return quoted(repr(value) if isinstance(value, str) else value)


def whole(value: object) -> int | None:
    """A whole number; None for anything else. True and False are no numbers here."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def seat_number(seat: object, players: int) -> int:
    """The seat that is meant; NotYourTurn where nobody sits there."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise NotYourTurn("no-such-seat", seat=no_number(seat))
    return number
