"""How all tests run: which examples Hypothesis tries, and which build of the engine is expected."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# No deadlines: a shared machine pauses whenever it likes. CI tries the same examples each time, so
# that a red run is the change's own fault; new examples are found where people work, with dev.
settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=150, derandomize=True, database=None)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if "CI" in os.environ else "dev")
)


def pytest_sessionstart() -> None:
    """Refuse to test another build than the one that OXHERD_EXPECT (compiled or pure) names."""
    expected = os.environ.get("OXHERD_EXPECT")
    if expected and (found := build()) != expected:
        raise pytest.UsageError(f"OXHERD_EXPECT={expected}, but the engine here is {found}")


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str, Counter[str]], None]:
    """A function to be told what happened in matches of a game; it is printed at the end."""
    return lambda game, counts: record_property(f"lockstep {game}", dict(counts))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """For each game, how many special things happened in lockstep; with -v, how often each did."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, found in report.user_properties:
            what, _, game = name.partition(" ")
            if what == "lockstep":
                counts[game].update(found)
    if not counts:
        return
    from .reference.counting import summary, table  # noqa: PLC0415 - the same

    line = table if terminalreporter.config.get_verbosity() > 0 else summary
    terminalreporter.section("engine and reference in lockstep")
    for game in sorted(counts):
        terminalreporter.write_line(line(game, counts[game]))


def build() -> str:
    """Which build of the engine the tests import: pure, compiled, or something in between."""
    from oxherd.core import engine  # noqa: PLC0415 - a broken package shall fail only its own tests

    path = Path(engine.__file__)
    compiled = path.suffix in {".so", ".pyd"}
    if compiled and path.is_relative_to(ROOT / "src"):
        return f"a stray binary, {path}"
    return "compiled" if compiled else "pure"
