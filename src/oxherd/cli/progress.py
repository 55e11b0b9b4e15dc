"""How far a long computation is, for somebody who watches."""

from __future__ import annotations

import os
import sys
import time
from typing import Final

from oxherd.cli.console import Console

BAR: Final = 20
PAUSE: Final = 0.2
"""Seconds between two looks."""


class Progress:
    """A bar on standard error, if that is a terminal; else nothing."""

    def __init__(self, console: Console, rounds: int) -> None:
        self.console = console
        self.rounds = rounds
        self.started = self.shown = time.monotonic()
        self.watched = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, done: int) -> None:
        """Draw it again, not too often."""
        now = time.monotonic()
        if not self.watched or not done or now - self.shown < PAUSE:
            return
        self.shown = now
        left = (now - self.started) * (self.rounds - done) / done
        bar = "#" * (BAR * done // self.rounds)
        said = self.console.say("cli-sim-progress", done=done, rounds=self.rounds, left=clock(left))
        print(f"\r[{bar.ljust(BAR, '.')}] {said}  ", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave no trace."""
        if self.watched and self.shown > self.started:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """Minutes and seconds, `1:05`."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
