"""Reading the documentation: its pages, their sections, tables and links; and what sources say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "oxherd"
ENGINE = ("core", "rules", "games", "notation", "views", "match.py")

PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")
CITED = re.compile(r"\b([ABCR])-(\d+)(?: to \1-(\d+))?\b")


def page(name: str) -> str:
    """The text of a page below docs."""
    return (DOCS / name).read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    """A path as people see it, from the root."""
    return path.relative_to(ROOT).as_posix()


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", text)


def headings(text: str, level: int) -> list[str]:
    """The headings of one level, in order."""
    return [match[2] for match in HEADING.finditer(prose(text)) if len(match[1]) == level]


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one of its level or a higher one."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n", text, re.MULTILINE)
    assert found, f"no section {heading!r}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", FENCE.sub(_blank, rest), re.MULTILINE)
    return rest[: end.start()] if end else rest


def _blank(fence: re.Match[str]) -> str:
    return " " * len(fence[0])


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without their heads."""
    found = []
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if not line.startswith("|") or re.match(r"\|[-|: ]+$", line):
            continue
        if at + 1 < len(lines) and re.match(r"\|[-|: ]+$", lines[at + 1]):
            continue
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def spans(text: str) -> list[str]:
    """Everything in backquotes."""
    return SPAN.findall(text)


def anchors(text: str) -> set[str]:
    """The names that links to headings may use."""
    return {
        re.sub(r"[^\w\- ]", "", match[2].lower()).strip().replace(" ", "-")
        for match in HEADING.finditer(prose(text))
    }


def links(text: str) -> list[str]:
    """The targets of all links and pictures."""
    return re.findall(r"\]\(([^)\s]+)\)", SPAN.sub("", prose(text)))


def engine_files() -> Iterator[Path]:
    """The sources of the engine."""
    for part in ENGINE:
        path = SOURCE / part
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these names in the engine."""
    for path in engine_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node


def called(node: ast.Call) -> str:
    """The name that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def cited(text: str) -> set[str]:
    """The rules and rulings that a text names, ranges spelled out."""
    found = set()
    for letter, first, last in CITED.findall(text):
        found |= {f"{letter}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found
