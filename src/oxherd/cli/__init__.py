"""The command line: a door for people who live in a shell. Plain lines, five languages."""

from __future__ import annotations

from oxherd.cli.entry import main

__all__ = ["main"]
