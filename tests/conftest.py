"""How all tests run: which examples Hypothesis tries, and which build of the engine is expected."""

from __future__ import annotations

import os
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


def build() -> str:
    """Which build of the engine the tests import: pure, compiled, or something in between."""
    from oxherd.core import engine  # noqa: PLC0415 - a broken package shall fail only its own tests

    path = Path(engine.__file__)
    compiled = path.suffix in {".so", ".pyd"}
    if compiled and path.is_relative_to(ROOT / "src"):
        return f"a stray binary, {path}"
    return "compiled" if compiled else "pure"
