"""Hints for the compiler. They mean nothing to plain Python; this module is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints: object) -> object:
        """Return the class as it is."""
        return lambda cls: cls


class Unchecked:
    """Nobody makes one. `int | Unchecked` says what is wanted, and leaves the check to us.

    The compiler enforces annotations with a TypeError; here it sees any object.
    """
