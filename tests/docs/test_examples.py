"""Every Python example of the README and the documentation runs, and prints what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    if BLOCK.search(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
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
