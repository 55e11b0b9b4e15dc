"""Records in files: nothing of a match is lost, and no other file is overwritten."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from oxherd.cli.complaint import CliError
from oxherd.notation.record import Record

STANDARD_INPUT: Final = "-"


def read_text(name: str) -> str:
    """What a file says; `-` is standard input."""
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise CliError("cli-unreadable", file=name, reason=reason(error)) from error


def write_record(name: str, record: Record) -> None:
    """In one stroke: whoever pulls the plug finds the old record or the new one."""
    path = Path(name)
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(str(record))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise CliError("cli-unwritable", file=name, reason=reason(error)) from error


def must_be_new(name: str) -> None:
    """A record must not take the place of another one."""
    if Path(name).exists():
        raise CliError("cli-exists", file=name)


def reason(error: OSError) -> str:
    """What the system says, in its own words."""
    return error.strerror or str(error)
