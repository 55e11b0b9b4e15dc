"""The words of argparse itself in the person's language.

Argparse passes every text through gettext, which is the seam it has for translations. While it
runs, that name in it leads to our catalogue; texts that a newer Python may add stay English.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from oxherd.i18n import Translator

TEXTS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "usage: ": ("cli-argparse-usage", {}),
    "positional arguments": ("cli-argparse-positionals", {}),
    "options": ("cli-argparse-options", {}),
    "show this help message and exit": ("cli-argparse-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-argparse-argument",
        {"name": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-argparse-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-argparse-unrecognized", {"names": "%s"}),
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "cli-argparse-choice",
        {"value": "%(parser_name)s", "choices": "%(choices)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-argparse-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-argparse-value", {"value": "%(value)s"}),
    "expected one argument": ("cli-argparse-one", {}),
    "ignored explicit argument %r": ("cli-argparse-none", {"value": "%s"}),
    "not allowed with argument %s": ("cli-argparse-not-with", {"name": "%s"}),
    "one of the arguments %s is required": ("cli-argparse-one-of", {"names": "%s"}),
}
"""What argparse says, our key for it, and which of its places goes where in our message."""


@contextmanager
def speaking(translator: Translator) -> Iterator[None]:
    """Let argparse speak this language for a while."""
    words = vars(argparse)
    before = words.get("_")

    def translate(text: str) -> str:
        if text not in TEXTS:
            return text
        key, places = TEXTS[text]
        return translator.say(key, **places)

    words["_"] = translate
    try:
        yield
    finally:
        words["_"] = before
