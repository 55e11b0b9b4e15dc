"""The program as a process of its own, which a test can interrupt and which never outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PROGRAM = [sys.executable, "-m", "oxherd"]
PATIENCE = 60
"""Seconds until a process that does not end is ended."""


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run `oxherd WORDS` with pipes. For POSIX: it leads a group of its own, workers included."""
    process = started(words)
    clock = threading.Timer(PATIENCE, end, [process])
    clock.start()
    try:
        with process:
            try:
                yield process
            finally:
                end(process)
    finally:
        clock.cancel()


def started(words: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """A process that hears interrupts, even where the tests run in the background, under nohup.

    There they ignore interrupts, and what is started inherits that, but no handler.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*PROGRAM, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def interrupt(process: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C, and again as long as nobody hears it.

    Python does not hear one that comes in the instant before it waits for a line.
    """
    for _ in range(PATIENCE):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(1)
            return


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group, if there is still one."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
