from __future__ import annotations

import importlib.util
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.pages import (
    DOCS,
    PAGES,
    ROOT,
    SOURCE,
    anchors,
    headings,
    links,
    name_of,
    rows,
    section,
    spans,
)

PICTURES = sorted(DOCS.rglob("*.svg"))
DECISIONS = sorted((DOCS / "decisions").glob("*.md"))
FILE = re.compile(r"[\w.][\w./-]*\.(?:py|ftl|toml|txt|c|svg)")
PLACEHOLDER = re.compile(r"\b(?:NAME|LANGUAGE)\b")


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def check_tree() -> ModuleType:
    """The tool that looks over the repository; it is a script, in no package."""
    spec = importlib.util.spec_from_file_location("check_tree", ROOT / "tools" / "check_tree.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_lead_to_something(path: Path) -> None:
    for link in links(text_of(path)):
        if re.match(r"[a-z]+:", link):
            assert link.startswith("https://")
            continue
        file, _, anchor = link.partition("#")
        target = path.parent / file if file else path
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(text_of(target)), link


@pytest.mark.parametrize("path", [*PAGES, *PICTURES], ids=name_of)
def test_nothing_tells_of_a_machine_or_a_registry(path: Path) -> None:
    here = re.compile(re.escape(str(ROOT)))
    assert list(check_tree().check(name_of(path), text_of(path), here)) == []


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_file_that_is_named_is_there(path: Path) -> None:
    known = {file.name for file in SOURCE.rglob("*.*")}
    for span in spans(text_of(path)):
        if FILE.fullmatch(span) and not PLACEHOLDER.search(span):
            places = [ROOT / span, SOURCE / span, path.parent / span]
            assert any(place.exists() for place in places) or span in known, span


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_a_page_has_one_title_and_no_heading_twice(path: Path) -> None:
    text = text_of(path)
    assert len(headings(text, 1)) == 1
    if path.name != "CHANGELOG.md":
        assert len(anchors(text)) == sum(len(headings(text, level)) for level in (1, 2, 3, 4))


@pytest.mark.parametrize("path", [page for page in PAGES if DOCS in page.parents], ids=name_of)
def test_a_page_can_be_reached_from_the_index(path: Path) -> None:
    index = DOCS / "index.md"
    reached = {(index.parent / link.partition("#")[0]).resolve() for link in links(text_of(index))}
    assert path == index or path in reached


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_stands_alone_and_says_in_words_what_it_shows(path: Path) -> None:
    root = ET.parse(path).getroot()  # noqa: S314 - our own files
    space = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{space}title") is not None
    assert root.find(f"{space}desc") is not None
    for node in root.iter():
        for name, value in node.attrib.items():
            assert not name.endswith("href") or value.startswith("#")
    assert "url(http" not in text_of(path)


@pytest.mark.parametrize("path", DECISIONS, ids=name_of)
def test_a_decision_has_its_form(path: Path) -> None:
    text = text_of(path)
    number = int(path.name[:4])
    assert headings(text, 1)[0].startswith(f"{number}. ")
    assert headings(text, 2) == ["Status", "Context", "Decision", "Consequences"]
    assert re.search(r"^Date: \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    status = section(text, "Status").strip()
    assert status == "Accepted" or re.match(r"(Proposed|Rejected|Superseded by \[)", status)


def test_decisions_are_numbered_without_a_gap_and_listed_in_order() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    listed = links(section(text_of(DOCS / "index.md"), "Decisions"))
    assert listed == [f"decisions/{path.name}" for path in DECISIONS]


def test_the_hot_path_is_where_the_page_on_speed_says() -> None:
    for where, *_ in rows(section(text_of(DOCS / "explanation" / "speed.md"), "The hot path")):
        *names, file = spans(where)
        for name in names if file.endswith(".py") else []:
            for word in name.split("."):
                assert re.search(
                    rf"^\s*(?:def|class) {word}\b", text_of(SOURCE / file), re.MULTILINE
                )
