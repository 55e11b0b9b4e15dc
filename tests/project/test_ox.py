"""The helper ./ox: its small decisions here; its whole work is what every clean checkout tries."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from oxherd.cli.program import VARIABLE, program_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def ox() -> ModuleType:
    """Load the script as a module of its own for each test."""
    spec = spec_from_loader("ox", SourceFileLoader("ox", str(ROOT / "ox")))
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Give a directory with a space in its name that holds the script alone."""
    place = tmp_path / "a clone"
    place.mkdir()
    shutil.copy(ROOT / "ox", place)
    return place


@pytest.mark.parametrize("words", [[], ["help"], ["-h"], ["--help"]])
def test_help_needs_no_environment(clone: Path, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "ox", *words], cwd=clone, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "./ox test" in done.stdout
    assert [path.name for path in clone.iterdir()] == ["ox"]


def test_help_names_every_command(ox: ModuleType) -> None:
    text = ox.__doc__ or ""
    commands = [word for word in ox.COMMANDS if not word.startswith("-")]
    assert [word for word in commands if f"./ox {word}" not in text] == []


def test_an_old_python_gets_as_far_as_the_line_that_says_so() -> None:
    # Read as Python 3.7 would read it: syntax that came later is an error here.
    source = (ROOT / "ox").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM", "its hash differs"),
        ("WARNING: Retrying (Retry(total=4)) ...\nERROR: No matching", "cannot be reached"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("note\nERROR: No matching distribution found for a==1\n\n", "ERROR: No matching dist"),
        ("first\nlast\n", "last"),
        ("", "a step of the setup failed"),
    ],
)
def test_a_failed_step_is_told_in_one_line(ox: ModuleType, output: str, said: str) -> None:
    reason = ox.reason(output)
    assert said in reason
    assert "\n" not in reason


def test_a_stamp_lacks_what_has_changed_or_was_never_done(ox: ModuleType) -> None:
    wanted = ox.keys("run")
    assert ox.is_ready(wanted, wanted)
    assert not ox.is_ready({}, wanted)
    assert not ox.is_ready({**wanted, "project": "old"}, wanted)
    assert not ox.is_ready(wanted, ox.keys("test"))
    assert ox.is_ready(ox.keys("test"), wanted)


@pytest.mark.parametrize("content", ["", '{"venv": "1'])
def test_a_broken_stamp_counts_as_none(
    ox: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    stamp = tmp_path / "ox.json"
    stamp.write_text(content)
    monkeypatch.setattr(ox, "STAMP", stamp)
    assert ox.read_stamp() == {}


def test_setup_keeps_where_pip_looks_and_drops_where_it_would_put_things(
    ox: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://localhost/simple")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("HOME", "")
    environment = ox.setup_environment()
    assert environment["PIP_INDEX_URL"] == "http://localhost/simple"
    assert not {"PIP_TARGET", "PYTHONPATH", "HOME"} & environment.keys()


@pytest.mark.skipif(os.name != "posix", reason="there it is always started by python")
@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (["python3", "./ox"], "./ox"),
        (["python", "../a clone/ox"], "'../a clone/ox'"),
        (["somewhere/python3", "ox"], "python3 ox"),
    ],
)
def test_the_program_hears_how_it_was_started(
    ox: ModuleType, monkeypatch: pytest.MonkeyPatch, typed: list[str], name: str
) -> None:
    monkeypatch.setattr(sys, "orig_argv", [*typed, "play"])
    monkeypatch.setattr(sys, "argv", [typed[-1], "play"])
    assert ox.started_as() == name


def test_the_hints_of_the_program_can_be_followed(
    ox: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "something else")
    monkeypatch.setattr(sys, "argv", ["./ox", "play"])
    monkeypatch.setattr(ox, "prepare", lambda _: None)
    monkeypatch.setattr(ox, "become", lambda _: 0)
    assert ox.program(["play"]) == 0
    assert program_of(os.environ) == ox.started_as()


def test_files_are_named_from_where_the_user_is(
    ox: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_a.py").touch()
    (tmp_path / "core").mkdir()
    monkeypatch.chdir(tmp_path)
    assert ox.from_root("test_a.py::test_b") == f"{tmp_path / 'test_a.py'}::test_b"
    assert ox.from_root("core/") == str(tmp_path / "core")
    assert [ox.from_root(word) for word in ("core", "-k", "test_b.py", "-x")] == [
        "core",
        "-k",
        "test_b.py",
        "-x",
    ]


def test_a_venv_of_somebody_else_is_left_alone(
    ox: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = tmp_path / ".venv"
    venv.mkdir()
    (venv / "pyvenv.cfg").touch()
    monkeypatch.setattr(ox, "VENV", venv)
    monkeypatch.setattr(ox, "LOG", venv / "ox.log")
    with pytest.raises(ox.Problem, match="was not made by ox"):
        ox.make_venv(0)
    assert (venv / "pyvenv.cfg").exists()


def test_a_missing_module_names_the_package_to_install(
    ox: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ox.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(ox.Problem, match="apt-get install python3-venv"):
        ox.make_venv(0)


@pytest.mark.skipif(sys.platform == "win32", reason="a lock of Windows holds within a process too")
def test_only_one_holds_the_guard(
    ox: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ox, "GUARD", tmp_path / "guard")
    with ox.alone(), (tmp_path / "guard").open("r+") as second:
        assert not ox.take(second.fileno())
    with (tmp_path / "guard").open("r+") as third:
        assert ox.take(third.fileno())
