"""Records in files: nothing of a match is lost, and no other file is overwritten."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import IO, Final

from oxherd.cli.complaint import CliError
from oxherd.notation.record import LONGEST, Record

STANDARD_INPUT: Final = "-"


def read_file_or_input(name: str) -> str:
    """What a file says; `-` is standard input."""
    return _bounded(name, sys.stdin) if name == STANDARD_INPUT else read_file(name)


def read_file(name: str) -> str:
    """What a file says, as far as a record can be read."""
    try:
        with Path(name).open(encoding="utf-8", errors="replace") as file:
            return _bounded(name, file)
    except (OSError, ValueError) as error:  # A name can be one that no file can have.
        raise CliError("cli-unreadable", file=name, reason=reason(error)) from error


def _bounded(name: str, file: IO[str]) -> str:
    """No more than a record may have: a file can be endless."""
    text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise CliError("cli-too-long", file=name)
    return text


def create_record(name: str, record: Record) -> None:
    """In a file that is not there yet, nor comes into being just now."""
    path = Path(name)
    try:
        path.open("x").close()
    except FileExistsError as error:
        raise CliError("cli-exists", file=name) from error
    except (OSError, ValueError) as error:
        raise CliError("cli-unwritable", file=name, reason=reason(error)) from error
    try:
        write_record(name, record)
    except CliError:
        path.unlink(missing_ok=True)
        raise


def write_record(name: str, record: Record) -> None:
    """In one stroke: whoever pulls the plug finds the old record or the new one."""
    try:
        _replace(Path(name).resolve(), str(record))  # What a link leads to, not the link.
    except (OSError, ValueError) as error:
        raise CliError("cli-unwritable", file=name, reason=reason(error)) from error


def _replace(path: Path, text: str) -> None:
    """By way of a new file beside it, with a name that nobody else has."""
    fresh = path.with_name(f".oxherd-{secrets.token_hex(8)}")
    try:
        with fresh.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():  # Who may read it is for its owner to say.
            shutil.copymode(path, fresh)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def reason(error: OSError | ValueError) -> str:
    """What the system says, in its own words."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
