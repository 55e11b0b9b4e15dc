"""When the build hook compiles, what, and what it says when it does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parents[2]


def test_every_part_named_as_compiled_is_there() -> None:
    package = ROOT / "src" / "oxherd"
    named = (*hatch_build.ENGINE, *hatch_build.PLAIN)
    assert [name for name in named if not (package / name).exists()] == []


def test_packages_are_compiled_whole_and_nothing_else(tmp_path: Path) -> None:
    names = ["core/a.py", "core/deep/b.py", "core/note.txt", "match.py", "cli/c.py"]
    for name in (*names, *hatch_build.PLAIN):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = hatch_build.engine_modules(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found] == [
        "core/a.py",
        "core/deep/b.py",
        "match.py",
    ]


def test_the_compiler_is_taken_at_the_locked_version() -> None:
    lock = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")
    assert f"mypy=={hatch_build.locked('mypy', lock)} " in lock
    assert hatch_build.locked("setuptools", "a==1\nsetuptools==84.2 ; os_name == 'nt'\n") == "84.2"
    with pytest.raises(LookupError, match="ox lock"):
        hatch_build.locked("mypy", "not-mypy==1\n")


def test_who_wants_it_pure_gets_it_pure() -> None:
    assert hatch_build.why_not({"OXHERD_PURE": "1"}) == "OXHERD_PURE=1"


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler there is not looked for on PATH")
def test_without_a_compiler_there_is_a_reason(tmp_path: Path) -> None:
    reason = hatch_build.why_not({"PATH": str(tmp_path), "CC": "cc -O2"})
    if sys.implementation.name == "cpython":
        assert reason == "no C compiler found (cc)"


def test_an_editable_install_is_told_from_a_wheel_by_who_asks() -> None:
    def get_requires_for_build_editable() -> bool:
        return hatch_build.is_editable_build()

    assert get_requires_for_build_editable()
    assert not hatch_build.is_editable_build()


def test_a_failure_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OXHERD_REQUIRE_COMPILED", raising=False)
    said = hatch_build.failure("running build_ext\na.py:1: error: Bad\nb.c: Error 1\n")
    assert said.startswith("a.py:1: error: Bad (")
    assert "\n" not in said


def test_where_compiling_is_required_a_failure_shows_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OXHERD_REQUIRE_COMPILED", "1")
    assert hatch_build.failure("one\ntwo\n") == "mypyc failed\none\ntwo\n"
