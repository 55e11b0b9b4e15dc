from __future__ import annotations

import json
import unicodedata

import pytest

from oxherd.cli.console import Console, harmless, one_line
from oxherd.i18n import Translator

BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
HOSTILE = "\x1b]0;owned\a\x1b[2J\r\x9b31m\u202eevil\u2066\u2028"


def test_whatever_commands_a_terminal_is_spelled_out() -> None:
    """Of all characters: controls but a line feed, halves of a pair, and what turns the text."""
    for code in range(0x110000):
        char = chr(code)
        kind = unicodedata.category(char)
        unsafe = kind in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(char) in BIDI
        if unsafe and char != "\n":
            assert harmless(char).isascii()
            assert harmless(char).isprintable()
        elif char not in "\u061c\u200e\u200f":
            assert harmless(char) == char


def test_what_is_spelled_out_can_be_told() -> None:
    """The reader sees what was there."""
    assert harmless("Be\x1bn\t\x9b\u202e") == "Be\\x1bn\\x09\\x9b\\u202e"
    assert harmless("Šárka 牛 1\N{NO-BREAK SPACE}000\n×") == "Šárka 牛 1\N{NO-BREAK SPACE}000\n×"


def test_every_way_to_speak_is_harmless(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines, broken lines, complaints, prompts and data."""
    console = Console(Translator("en"))
    monkeypatch.setattr("builtins.input", print)
    console.line(HOSTILE)
    console.wrapped(HOSTILE)
    console.complain(HOSTILE)
    console.ask(HOSTILE)
    out, err = capsys.readouterr()
    console.json({"text": HOSTILE})
    data, _ = capsys.readouterr()
    assert out.count("\\x1b[2J\\x0d\\x9b31m\\u202eevil") == 3
    for said in (out, err, data):
        assert said == harmless(said)
    assert json.loads(data) == {"text": HOSTILE}


def test_lines_of_a_catalogue_are_joined() -> None:
    """A complaint is one line, however long the message stands in its file."""
    assert one_line("There\nit is.") == "There it is."
