"""A whole match as one readable text: what was agreed, what chance did, what everybody chose.

The last line is a checksum, so that a cut or edited record is noticed.
"""

from __future__ import annotations

import hashlib
from typing import Final

from oxherd.core.border import quoted
from oxherd.core.choice import choice_of, read_choice
from oxherd.core.errors import BadRecord
from oxherd.core.event import Draw, Move
from oxherd.core.native import Unchecked, mypyc_attr
from oxherd.core.rules import Option

TITLE: Final = "oxherd record 1"
LONGEST: Final = 16_000_000
"""Characters; a match of a thousand rounds at ten seats needs less."""
HEX: Final = frozenset("0123456789abcdef")
COMMITMENT_DIGITS: Final = 64


@mypyc_attr(serializable=True)
class Record:
    """Everything that is needed to play the same match again, event by event."""

    def __init__(
        self,
        *,
        game: str,
        version: int,
        players: int,
        options: dict[str, Option],
        commitment: str,
        start: str,
        steps: list[Draw | Move],
        sealed: str,
        seed: str,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = options
        self.commitment = commitment
        """SHA-256 of the seed, known from the start; empty where the deals came from elsewhere."""
        self.start = start
        """The position the match began with, where it was not the first deal."""
        self.steps = steps
        """Draws and answers in the order they happened."""
        self.sealed = sealed
        """Choices of the present ask that were not open yet."""
        self.seed = seed
        """The secret seed in hex, told when the match is over."""
        self.scores = scores
        self.winners = winners
        """Empty while the match goes on."""

    def __str__(self) -> str:
        """The text form."""
        lines = [TITLE, f"game {self.game}", f"version {self.version}", f"players {self.players}"]
        lines += [f"option {name} {_option_text(value)}" for name, value in self.options.items()]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.start:
            lines.append(f"start {self.start}")
        lines += [_step_text(step) for step in self.steps]
        if self.sealed:
            lines.append(f"sealed {self.sealed}")
        if self.seed:
            lines.append(f"seed {self.seed}")
        lines.append("scores " + " ".join([str(score) for score in self.scores]))
        if self.winners:
            lines.append("winners " + " ".join([str(seat + 1) for seat in self.winners]))
        body = "\n".join(lines) + "\n"
        return f"{body}check {checksum(body)}\n"

    def line_of(self, step: int) -> int:
        """The line of the text in which a step stands."""
        above = 4 + len(self.options) + bool(self.commitment) + bool(self.start)
        return above + step + 1

    def __repr__(self) -> str:
        return f"Record({self.game}, {self.players} players, {len(self.steps)} steps)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def checksum(body: str) -> str:
    """The first 16 hex digits of the SHA-256 of all lines above."""
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def is_commitment(text: str) -> bool:
    """Whether a text can be a SHA-256."""
    return len(text) == COMMITMENT_DIGITS and set(text) <= HEX


def is_seed(text: str) -> bool:
    """Whether a text can be bytes."""
    return len(text) % 2 == 0 and set(text) <= HEX


def read_record(text: str | Unchecked) -> Record:
    """The record that a text holds; anything else is a BadRecord that names the line."""
    if not isinstance(text, str):
        raise BadRecord("record-version", line=1, found=quoted(text))
    if len(text) > LONGEST:
        raise BadRecord("record-syntax", line=1, found="…")
    body = text.replace("\r\n", "\n")
    lines = body.removesuffix("\n").split("\n")
    if lines[0] != TITLE:
        raise BadRecord("record-version", line=1, found=lines[0][:40])
    key, _, value = lines[-1].partition(" ")
    if key != "check" or len(value) != 16:
        raise BadRecord("record-truncated", line=len(lines))
    above = "\n".join(lines[:-1]) + "\n"
    if value != checksum(above):
        raise BadRecord("record-edited")
    return _Reader(lines[:-1]).read()


class _Reader:
    """Collects the lines of a record."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.single: dict[str, str] = {}
        self.options: dict[str, Option] = {}
        self.steps: list[Draw | Move] = []

    def read(self) -> Record:
        """Every line starts with a word that says what it is, or with the number of an ask."""
        for at, line in enumerate(self.lines[1:], 2):
            try:
                self._line(line)
            except (ValueError, IndexError, OverflowError) as error:
                raise BadRecord("record-syntax", line=at, found=line[:40]) from error
        try:
            return self._record()
        except (KeyError, ValueError) as error:
            raise BadRecord("record-truncated", line=len(self.lines) + 1) from error

    def _line(self, line: str) -> None:
        key, _, rest = line.partition(" ")
        if key == "option":
            name, _, value = rest.partition(" ")
            if name in self.options or name in SINGLE:
                raise ValueError(name)
            self.options[name] = _read_option(value)
        elif key == "draw":
            when, purpose, *tokens = rest.split()
            self.steps.append(Draw(_number(when), purpose, tuple([_item(t) for t in tokens])))
        elif key[:1].isdecimal():
            self.steps.append(_read_move(_number(key), rest))
        elif key in SINGLE and key not in self.single and rest:
            if (key == "commitment" and not is_commitment(rest)) or (
                key == "seed" and not is_seed(rest)
            ):
                raise ValueError(rest)
            self.single[key] = rest
        else:
            raise ValueError(key)

    def _record(self) -> Record:
        single = self.single
        return Record(
            game=single["game"],
            version=_number(single["version"]),
            players=_number(single["players"]),
            options=self.options,
            commitment=single.get("commitment", ""),
            start=single.get("start", ""),
            steps=self.steps,
            sealed=single.get("sealed", ""),
            seed=single.get("seed", ""),
            scores=tuple([_number(word) for word in single["scores"].split()]),
            winners=tuple([_number(word) - 1 for word in single.get("winners", "").split()]),
        )


SINGLE: Final = (
    "game",
    "version",
    "players",
    "commitment",
    "start",
    "sealed",
    "seed",
    "scores",
    "winners",
)


def _step_text(step: Draw | Move) -> str:
    """`draw 1 deal 44 3 …` or `7 A3 B44 C15`."""
    if isinstance(step, Draw):
        plain = is_plain(step.purpose)
        words = [f"#{item}" if plain else choice_of(item).text for item in step.drawn]
        return f"draw {step.round} {step.purpose} " + " ".join(words)
    return (
        f"{step.number} {said_text(step.seats, [step.of_seat(i) for i in range(len(step.seats))])}"
    )


def said_text(seats: tuple[int, ...], choices: list[tuple[int, ...]]) -> str:
    """`A3 B44 C15` or, with two picks, `A3+44 B15+61`."""
    words = []
    for seat, own in zip(seats, choices, strict=True):
        words.append(LETTERS[seat] + "+".join([choice_of(choice).text for choice in own]))
    return " ".join(words)


def read_said(text: str) -> list[tuple[int, tuple[int, ...]]]:
    """Seats and what each of them said."""
    found = []
    for word in text.split():
        own = tuple([read_choice(token).id for token in word[1:].split("+")])
        found.append((LETTERS.index(word[0]), own))
    if not found:
        raise ValueError(text)
    return found


LETTERS: Final = "ABCDEFGHIJ"
PLAIN: Final = ("drafter", "starter", "colours", "specials", "actions", "reshuffle")
"""Draws of seats, colours or places in a deck rather than cards: written `#0`, `#1`, …"""


def is_plain(purpose: str) -> bool:
    """Whether what is drawn are no cards; a number after a dash counts draws of a round."""
    return purpose.partition("-")[0] in PLAIN


def _read_move(number: int, rest: str) -> Move:
    said = read_said(rest)
    picks = tuple([len(own) for _, own in said])
    seats = tuple([seat for seat, _ in said])
    if len(set(seats)) != len(seats):
        raise ValueError(rest)
    answers = [choice for _, own in said for choice in own]
    return Move(number, seats, picks, tuple(answers))


def _item(token: str) -> int:
    return _number(token[1:]) if token.startswith("#") else read_choice(token).id


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        raise ValueError(word)
    return int(word)


def _option_text(value: Option) -> str:
    """`true`, `66`, or a quoted word."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _read_option(text: str) -> Option:
    if text in ("true", "false"):
        return text == "true"
    if text.startswith('"') and text.endswith('"') and len(text) > 1:
        return text[1:-1]
    return _number(text)
