"""Cutting a position into sections and words without losing where they stand."""

from __future__ import annotations

from typing import Final

from oxherd.core.border import quoted
from oxherd.core.choice import read_choice
from oxherd.core.errors import BadPosition, IllegalChoice
from oxherd.core.native import Unchecked

VERSION: Final = "ox1"
LONGEST: Final = 4_000
"""No position of any game comes near this many characters."""


class Word:
    """A word and its column, counted from 1."""

    __slots__ = ("at", "text")

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at


class Section:
    """A named part of a position: lists of words between slashes."""

    def __init__(self, name: str, at: int, lists: list[list[Word]], starts: list[int]) -> None:
        self.name = name
        self.at = at
        self.lists = lists
        self.starts = starts
        """The column of each list, also of an empty one."""

    def words(self) -> list[Word]:
        """The words of a section that has no slashes."""
        if len(self.lists) > 1:
            raise BadPosition(
                "position-syntax", at=self.starts[1], found="/", expected=f"{self.name} …"
            )
        return self.lists[0]


def one_line(text: str | Unchecked) -> str:
    """The line that a position is; a line end behind it is no part of it."""
    if not isinstance(text, str):
        raise BadPosition("position-version", found=quoted(text), expected=VERSION)
    if len(text) > LONGEST:
        raise BadPosition("position-length", found=len(text), most=LONGEST)
    line = text.rstrip()
    first = line.splitlines()[0] if line else ""
    if len(first) < len(line):
        raise BadPosition("position-syntax", at=len(first) + 1, found="\\n", expected="|")
    return line


def sections(text: str) -> tuple[Word, list[Section]]:
    """The first word (the version) and the sections, in the order they stand."""
    parts: list[Section] = []
    version = Word("", 1)
    at = 0
    for number, piece in enumerate(text.split("|")):
        words = _words(piece, at)
        if number == 0:
            version = words[0] if words else version
            words = words[1:]
        if words:
            parts.append(_section(words))
        elif number:
            raise BadPosition("position-syntax", at=at + 1, found="", expected="section")
        at += len(piece) + 1
    return version, parts


def _words(piece: str, offset: int) -> list[Word]:
    words = []
    at = 0
    for text in piece.replace("/", " / ").split():
        at = piece.index(text, at)
        words.append(Word(text, offset + at + 1))
        at += len(text)
    return words


def _section(words: list[Word]) -> Section:
    """The first word is the name; `-` stands for an empty list."""
    name = words[0]
    lists: list[list[Word]] = [[]]
    starts = [words[1].at if len(words) > 1 else name.at]
    for word in words[1:]:
        if word.text == "/":
            lists.append([])
            starts.append(word.at + 1)
        elif word.text != "-":
            lists[-1].append(word)
    for at, found in enumerate(lists):
        starts[at] = found[0].at if found else starts[at]
    return Section(name.text[:40], name.at, lists, starts)


def card_id(word: Word, kinds: tuple[str, ...]) -> int:
    """The id that a word names, if it is of one of these kinds."""
    try:
        choice = read_choice(word.text)
    except IllegalChoice:
        choice = None
    if choice is None or choice.kind not in kinds:
        raise BadPosition("position-card", at=word.at, found=word.text[:40])
    return choice.id


def number(word: Word, section: str, least: int) -> int:
    """A whole number, not absurdly large."""
    digits = word.text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 8) or int(word.text) < least:
        raise BadPosition("position-value", at=word.at, section=section, found=word.text[:40])
    return int(word.text)
