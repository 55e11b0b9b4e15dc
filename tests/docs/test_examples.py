"""Every Python example of the README and the documentation runs, and prints what it shows."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxherd.games import catalogue
from tests.docs.pages import PAGES, name_of

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITH_EXAMPLES = [page for page in PAGES if BLOCK.search(page.read_text(encoding="utf-8"))]


@pytest.fixture(autouse=True)
def _same_catalogue() -> Iterator[None]:
    """Games that a tutorial adds are gone for the next test."""
    before = dict(catalogue._catalogue)
    yield
    catalogue._catalogue.clear()
    catalogue._catalogue.update(before)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_examples(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": page.stem}  # One for a page: examples build on each other.
    for block in BLOCK.finditer(text):
        above = text.count("\n", 0, block.start(1))
        if ">>>" in block[1]:
            run_session(block[1], names, page, above)
        else:
            exec(compile("\n" * above + block[1], page, "exec"), names)  # noqa: S102 - the point


def run_session(code: str, names: dict[str, Any], page: Path, above: int) -> None:
    """Run lines with prompts; what they print has to be what stands there."""
    session = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), above)
    session.globs = names
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(session, out=report.append, clear_globs=False)
    assert not report, "".join(report)
