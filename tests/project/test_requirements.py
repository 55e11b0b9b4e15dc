"""The locks hold what is asked for, at one version each, hashed, and without an address."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from oxherd import __about__

ROOT = Path(__file__).resolve().parents[2]
SETS = sorted(path.stem for path in (ROOT / "requirements").glob("*.in"))


def test_sets_are_run_test_and_lock() -> None:
    assert SETS == ["lock", "run", "test"]


@pytest.mark.parametrize("name", SETS)
def test_what_is_asked_for_is_locked(name: str) -> None:
    assert asked(name) <= pins(name).keys()


@pytest.mark.parametrize("name", SETS)
def test_every_locked_version_is_hashed(name: str) -> None:
    pinned = re.split(r"^(?=\S+==)", read(f"{name}.txt"), flags=re.MULTILINE)[1:]
    assert pinned
    assert [entry for entry in pinned if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", SETS)
def test_a_lock_holds_no_address(name: str) -> None:
    assert not re.search(r"://|-index|--find-links", read(f"{name}.txt"))


def test_to_test_takes_the_same_versions_as_to_play() -> None:
    assert pins("run").items() <= pins("test").items()


def test_what_the_package_needs_is_in_the_lock_to_play() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {named(line) for line in project["dependencies"]} <= pins("run").keys()


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert version("oxherd") == __about__.__version__


def read(name: str) -> str:
    return (ROOT / "requirements" / name).read_text(encoding="utf-8")


def named(line: str) -> str:
    """The normalised name of what a requirement asks for."""
    return re.split(r"[^\w.-]", line, maxsplit=1)[0].replace(".", "-").replace("_", "-").lower()


def asked(name: str) -> set[str]:
    """The packages that NAME.in asks for itself."""
    lines = (line.partition("#")[0].strip() for line in read(f"{name}.in").splitlines())
    return {named(line) for line in lines if line and not line.startswith("-")}


def pins(name: str) -> dict[str, str]:
    """The locked versions of NAME.txt."""
    return dict(re.findall(r"^(\S+)==([^\s;]+)", read(f"{name}.txt"), re.MULTILINE))
