"""The look over the tree finds what must not get in, and nothing else."""

from __future__ import annotations

import re

import pytest

from tools import check_tree

HERE = re.compile(r"(?<![\w/])/a/clone(?![\w-])")


def found(name: str, text: str) -> list[str]:
    return [problem for _, problem in check_tree.check(name, text, HERE)]


@pytest.mark.parametrize(
    ("name", "line", "problem"),
    [
        ("pip.conf", "index-url = https://" + "pypi" + ".org/simple", "names a package registry"),
        ("notes.txt", "see /" + "home/me/oxherd", "an absolute path of a machine"),
        ("notes.txt", "in '/" + "root/x'", "an absolute path of a machine"),
        ("notes.txt", "cd /a/clone", "an absolute path of a machine"),
        ("requirements/run.txt", "a @ https://example.org/a.whl", "an address in a lock"),
        ("web/package-lock.json", '"resolved": "https://example.org/a"', "an address in a lock"),
        ("README.md", "[rules](docs/nowhere.md#part)", "no such file: docs/nowhere.md"),
    ],
)
def test_found(name: str, line: str, problem: str) -> None:
    assert found(name, f"fine\n{line}\n") == [problem]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", "#!/usr/bin/env python3"),
        ("a.py", "https://example.org/home/page"),
        ("a.py", 'Path("tests/work/x")'),
        ("README.md", "[changes](CHANGELOG.md) [site](https://example.org) [here](#here)"),
        ("tests/project/README.md", "[up](../../CHANGELOG.md)"),
    ],
)
def test_not_found(name: str, line: str) -> None:
    assert found(name, line) == []


def test_the_files_are_those_of_the_repository() -> None:
    files = check_tree.files()
    assert {"ox", "pyproject.toml", "tools/check_tree.py"} <= set(files)
    assert not [name for name in files if name.startswith((".venv/", ".git/"))]
