from __future__ import annotations

import argparse

import pytest

from oxherd.cli import commands, exits
from tests.docs.pages import ROOT, page, rows, section, spans

NAMES = list(commands.BY_NAME)


def test_every_command_is_in_the_table() -> None:
    table = rows(page("reference/commands.md").partition("\n## ")[0])
    assert [row[0].strip("`") for row in table] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_argument_of_a_command_is_described(name: str) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    commands.BY_NAME[name].add_arguments(parser, lambda *_, **__: "")
    table = rows(section(page("reference/commands.md"), name))
    told = {span for row in table for span in spans(row[0])}
    there = {word for action in parser._actions for word in action.option_strings}
    assert {word for word in told if word.startswith("-")} == there


def test_every_exit_code_is_described() -> None:
    table = rows(section(page("reference/commands.md"), "Exit codes"))
    codes = [value for name, value in vars(exits).items() if name.isupper()]
    assert [int(row[0]) for row in table] == codes


def test_the_commands_of_a_clone_are_named_where_contributors_look() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    script = (ROOT / "ox").read_text(encoding="utf-8")
    for name in ("test", "check", "fix", "bench", "lock"):
        assert f'"{name}": {name},' in script
        assert f"`./ox {name}`" in contributing or name == "lock"
        assert f"`./ox {name}`" in page("reference/commands.md")
