"""Lanes that are measured turn about, so that a busy machine slows all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.build import ROOT

Numbers = dict[str, float]


class Lane:
    """One thing to measure: a command, and the best of its passes."""

    def __init__(self, name: str, command: list[str], path: str | None = None) -> None:
        self.name = name
        self.command = command
        self.environment = dict(os.environ)
        self.environment.pop("PYTHONPATH", None)
        if path is not None:
            self.environment["PYTHONPATH"] = path
        self.best: Numbers = {}

    def run(self) -> Numbers:
        """One pass."""
        return self.read(self.output())

    def output(self) -> str:
        """What the command prints."""
        done = subprocess.run(
            self.command,
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout

    def read(self, output: str) -> Numbers:
        """The figures that a pass printed."""
        numbers: Numbers = json.loads(output)
        return numbers

    def keep(self, numbers: Numbers, unit: str) -> None:
        """Keep the fastest pass."""
        if not self.best or rate(numbers, unit) > rate(self.best, unit):
            self.best = numbers

    def rate(self, unit: str = "rounds") -> float:
        """Units a CPU second in the fastest pass."""
        return rate(self.best, unit)


class LimitLane(Lane):
    """The C loop prints three bare numbers."""

    def read(self, output: str) -> Numbers:
        """Rounds, CPU seconds, mean bulls a seat."""
        played, seconds, mean = output.split()
        return {"rounds": float(played), "seconds": float(seconds), "mean": float(mean)}


def rate(numbers: Numbers, unit: str) -> float:
    """Units a second."""
    return numbers[unit] / numbers["seconds"]


def worker(name: str, path: str | None, *arguments: str) -> Lane:
    """A lane that measures Python, in a fresh process."""
    return Lane(name, [sys.executable, "-m", "bench.worker", *arguments], path)


def limit_lane(binary: Path, seconds: float, players: int = 4) -> LimitLane:
    """The yardstick."""
    return LimitLane(f"limit.c, {players} players", [str(binary), str(seconds), str(players)])


def race(lanes: list[Lane], passes: int, unit: str = "rounds") -> None:
    """Run all lanes turn about; each keeps its best pass."""
    for number in range(passes):
        for lane in lanes:
            _progress(f"pass {number + 1}/{passes}: {lane.name}")
            lane.keep(lane.run(), unit)
    _progress("")


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()
