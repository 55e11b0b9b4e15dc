from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS, SOURCE, cited, headings, page, rows, section, spans

RULINGS = headings(page("rulings.md"), 2)
BY_FILE = {
    path.relative_to(SOURCE).as_posix(): cited(path.read_text(encoding="utf-8"))
    for path in sorted(SOURCE.rglob("*.py"))
}


@pytest.mark.parametrize("file", [file for file, found in BY_FILE.items() if found])
def test_every_rule_that_a_source_names_is_told_somewhere(file: str) -> None:
    index = {row[0] for row in rows(page("reference/rules-index.md"))}
    for reference in BY_FILE[file]:
        assert reference in (index if reference.startswith("R-") else RULINGS), reference


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_says_where_it_is_applied(ruling: str) -> None:
    applied = re.search(
        r"^Applied in (.+?)\.$", section(page("rulings.md"), ruling), re.MULTILINE | re.DOTALL
    )
    assert applied
    files = spans(applied[1])
    assert files
    assert all((SOURCE / file).is_file() for file in files), files
    naming = {file for file, found in BY_FILE.items() if ruling in found}
    assert naming <= set(files)


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_named_by_the_page_of_a_game(ruling: str) -> None:
    link = f"[{ruling}](../rulings.md#{ruling.lower()})"
    assert any(link in path.read_text(encoding="utf-8") for path in (DOCS / "games").glob("*.md"))


def test_rules_in_the_index_are_in_order_and_there_once() -> None:
    numbers = [int(row[0][2:]) for row in rows(page("reference/rules-index.md")) if "R-" in row[0]]
    assert numbers == sorted(set(numbers))
