"""`python -m bench [--short] [--json]`: all figures in one run, as ratios beside the absolute ones.

Every lane is a process of its own, measured in CPU time, turn about with the others; the best pass
of each counts. Goals are printed beside what was reached; `--strict` makes a missed one an error.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from pathlib import Path

import oxherd
from bench.build import GCC, ROOT, compiled_path, limit
from bench.lanes import Lane, limit_lane, race, worker

PURE = str(ROOT / "src")

HARDER = ("jubilee", "buffalo", *[game.id for game in oxherd.games() if game.reconstruction])
"""Games that ask in the middle of most placements."""
EASIER = [game.id for game in oxherd.games() if game.id not in HARDER]


class Report:
    """Lines for people and figures for programs, and whether every goal was reached."""

    def __init__(self) -> None:
        self.figures: dict[str, float] = {}
        self.missed: list[str] = []

    def line(
        self, name: str, value: float, text: str, goal: float | None = None, sign: int = 1
    ) -> None:
        """One figure; `sign` -1 where less is better."""
        self.figures[name] = value
        verdict = ""
        if goal is not None:
            reached = value * sign >= goal * sign
            verdict = (
                f"  goal {'≥' if sign > 0 else '≤'} {goal:g}: {'reached' if reached else 'MISSED'}"
            )
            if not reached:
                self.missed.append(name)
        print(f"  {name:<44}{text:>26}{verdict}", flush=True)


def speed(report: Report, binary: Path, compiled: str | None, seconds: float, passes: int) -> None:
    """The engine against the physical limit."""
    size = str(seconds)
    yardstick = limit_lane(binary, seconds)
    lanes: list[tuple[Lane, float | None]] = [
        (worker("engine compiled, run/answer", compiled, "rounds", "classic", "4", size), 0.05),
        (
            worker("engine compiled, Match.choose", compiled, "match", "classic", "4", size, "-"),
            0.03,
        ),
        (worker("… with events and record", compiled, "match", "classic", "4", size, "log"), None),
        (worker("engine pure, run/answer", PURE, "rounds", "classic", "4", size), 0.005),
        (worker("engine pure, Match.choose", PURE, "match", "classic", "4", size, "-"), None),
    ]
    race([yardstick, *(lane for lane, _ in lanes)], passes)
    print("\nrandom classic play, 4 players: share of limit.c, rounds a second")
    report.line("limit.c", 1.0, f"{yardstick.rate():,.0f}")
    for lane, goal in lanes:
        share = lane.rate() / yardstick.rate()
        report.line(lane.name, share, f"{share:.4f} {lane.rate():>12,.0f}", goal)


def every_game(report: Report, compiled: str | None, seconds: float, passes: int) -> None:
    """Decisions a second of each game, as a share of classic's."""
    lanes = [
        worker(game.id, compiled, "rounds", game.id, "4", str(seconds)) for game in oxherd.games()
    ]
    race(lanes, passes, "decisions")
    print("\nevery game compiled, 4 players: share of classic, decisions a second, rounds a second")
    classic = lanes[0].rate("decisions")
    for lane in lanes:
        share = lane.rate("decisions") / classic
        rates = f"{share:.2f} {lane.rate('decisions'):>10,.0f} {lane.rate():>8,.0f}"
        report.line(f"game {lane.name}", share, rates, 1 / 4 if lane.name in HARDER else 1 / 3)


def growth(report: Report, compiled: str | None, seconds: float, passes: int) -> None:
    """Cost by players: linear if a decision costs the same at every table."""
    counts = (2, 4, 6, 8, 10)
    lanes = [worker(str(n), compiled, "rounds", "classic", str(n), str(seconds)) for n in counts]
    race(lanes, passes)
    print("\nclassic by players: microseconds a round, a round and seat")
    for players, lane in zip(counts, lanes, strict=True):
        cost = 1e6 / lane.rate()
        report.line(f"players {players}", cost, f"{cost:8.2f} {cost / players:8.2f}")


def sizes(report: Report, compiled: str | None, passes: int) -> None:
    """Copies, memory, import."""
    print("\ncopy of a state in mid-placement, most players, worst game; memory; import")
    for name, path, goal in (("compiled", compiled, 1.0), ("pure", PURE, 2.0)):
        found = worker(name, path, "copies", str(passes + 2)).run()
        text = f"{found['microseconds']:.2f} µs ({found['game']})"
        report.line(f"copy {name}", found["microseconds"], text, goal, -1)
    for name, path in (("compiled", compiled), ("pure", PURE)):
        for what, games, limit_ in (("", EASIER, 4096), (" with special cards", HARDER, None)):
            found = worker(name, path, "memory", *games).run()
            text = f"{found['bytes']:,} bytes ({found['game']})"
            report.line(f"running match{what} {name}", found["bytes"], text, limit_, -1)
    code = "import time; t = time.process_time(); import oxherd; print(time.process_time() - t)"
    for name, path in (("compiled", compiled), ("pure", PURE)):
        lane = Lane(name, [sys.executable, "-c", code], path)
        best = min(float(lane.output()) for _ in range(passes + 2)) * 1e3
        report.line(f"import oxherd {name}", best, f"{best:.0f} ms", 100, -1)


def oracle(report: Report, compiled: str | None, played: int) -> None:
    """Means that are known from elsewhere."""
    print(f"\nmean bulls a seat a round, random cards, 4 players, {played:,} rounds")
    for policy, known in (("random", 13.35), ("cheapest", 12.13)):
        found = worker(policy, compiled, "oracle", str(played), policy).run()
        text = f"{found['mean']:.3f} ± {1.96 * found['error']:.3f} ({known})"
        report.line(f"oracle {policy} row", abs(found["mean"] - known), text, 0.05, -1)


def main() -> int:
    """Measure; 1 where --strict is given and a goal was missed."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a quick look: fewer, shorter passes")
    parser.add_argument("--strict", action="store_true", help="a missed goal is an error")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON at the end")
    parser.add_argument("--ends", type=int, metavar="MATCHES", help="only: play so many to the end")
    arguments = parser.parse_args()
    compiled = compiled_path()
    if arguments.ends:
        for game in oxherd.games():
            print(worker("ends", compiled, "ends", str(arguments.ends), game.id).run(), flush=True)
        return 0
    seconds, passes = (0.3, 2) if arguments.short else (1.0, 7)
    report = Report()
    print(
        f"Python {platform.python_version()}, {' '.join(GCC)}, best of {passes} x {seconds} s CPU"
    )
    with tempfile.TemporaryDirectory() as folder:
        speed(report, limit(Path(folder)), compiled, seconds, passes)
    every_game(report, compiled, seconds, passes)
    growth(report, compiled, seconds, passes)
    sizes(report, compiled, passes)
    oracle(report, compiled, 20_000 if arguments.short else 400_000)
    if arguments.json:
        print(json.dumps(report.figures))
    if report.missed:
        print(f"\nmissed: {', '.join(report.missed)}")
    return 1 if arguments.strict and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
