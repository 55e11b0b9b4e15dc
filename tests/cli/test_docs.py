from __future__ import annotations

import argparse
import doctest
import re
import shlex
from pathlib import Path

import pytest

from oxherd.cli import commands
from oxherd.cli.console import Console
from oxherd.cli.parser import build_parser
from oxherd.i18n import Translator
from tests.cli.terminal import Terminal

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "cli.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^Your choice: (.+)$", re.MULTILINE)


def sections() -> dict[str, str]:
    """The page by its headings."""
    parts = re.split(r"^## (.+)$", TEXT, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_examples_print_what_stands_there(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line after a $ is run, in order and in one folder; what is typed there is typed."""
    monkeypatch.chdir(tmp_path)
    checker = doctest.OutputChecker()
    for block in BLOCK.findall(TEXT):
        for example in re.split(r"^\$ oxherd ", block, flags=re.MULTILINE)[1:]:
            command, _, wanted = example.partition("\n")
            result = terminal(*shlex.split(command), typed=TYPED.findall(wanted))
            found = result.out + result.err
            assert checker.check_output(wanted, found, doctest.ELLIPSIS), f"{command}\n{found}"


def test_every_command_and_option_is_there() -> None:
    """A section for each command with an example, and in it every option of the command."""
    assert set(sections()) == {"Everywhere", *commands.BY_NAME}
    for name, command in commands.BY_NAME.items():
        parser = argparse.ArgumentParser(add_help=False)
        command.add_arguments(parser, lambda *_, **__: "")
        assert f"$ oxherd {name}" in sections()[name]
        for action in parser._actions:
            options = "|".join(action.option_strings)
            assert re.search(rf"(?<![\w-])({options})\b", sections()[name]), f"{name} {options}"


def test_every_common_option_is_there() -> None:
    """What all commands have stands at the top."""
    parser = build_parser(Console(Translator("en")))
    for action in parser._actions:
        long = [option for option in action.option_strings if option.startswith("--")]
        assert all(option in sections()["Everywhere"] for option in long)
