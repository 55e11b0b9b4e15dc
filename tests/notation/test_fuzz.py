"""Arbitrary and damaged texts: a typed error with a place, or a whole and playable table."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oxherd
from oxherd.notation.record import checksum
from oxherd.notation.scan import LONGEST
from tests.matches import HOUSE, TABLES, begin, choose_any, moments, some_rounds

PLACES = {
    "record-edited": None,
    "position-version": None,
}
"""Errors that are about a text as a whole; all others name a column or a line."""


def pool() -> list[tuple[oxherd.Rules, str, str]]:
    """Rules, positions and records from random matches of every game, each question among them."""
    rng = random.Random(1)
    found = []
    asked = set()
    for seed, (game, players, options) in enumerate([*TABLES, *HOUSE, *HOUSE]):
        if players > 5:
            continue
        match = begin(game, players, options | some_rounds(game, 1), seed)
        for _ in moments(match, 3):
            rest = moment(match.position())
            common = match.ask is not None and match.ask.kind in ("card", "tile", "draft")
            if rest not in asked or rng.random() < (0.1 if common else 0.4):
                found.append((match.rules, match.position(), str(match.record())))
                asked.add(rest)
    return found


def moment(position: str) -> str:
    """Where a match rests, by the name of its question."""
    return position.partition("| at ")[2].split()[0]


POOL = pool()
MOMENTS = sorted({moment(position) for _, position, _ in POOL})
GARBAGE = "0123456789 |/-?~+#@rgybpABCJ\n\t\0\u0663\u2028\u00e9\U0001f402"
WORDS = [
    "?",
    "-",
    "/",
    "|",
    "0",
    "-1",
    "44",
    "44~",
    "r2",
    "7r",
    "A44",
    "B44~",
    "99999999999999999999",
]

damage = st.lists(
    st.tuples(
        st.sampled_from(["cut", "insert", "swap", "word", "drop", "double", "borrow", "digit"]),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
    ),
    min_size=1,
    max_size=4,
)


def damaged(text: str, changes: list[tuple[str, int, int]], separator: str, other: str) -> str:
    """The text after some changes to its characters, its words, and its sections or lines."""
    for how, one, two in changes:
        text = CHANGES[how](text, one, two, separator, other)
    return text


def cut(text: str, one: int, two: int, _separator: str, _other: str) -> str:
    """Some characters are missing."""
    at = one % (len(text) + 1)
    return text[:at] + text[at + two % 4 :]


def insert(text: str, one: int, two: int, _separator: str, _other: str) -> str:
    """One character too many."""
    at = one % (len(text) + 1)
    return text[:at] + GARBAGE[two % len(GARBAGE)] + text[at:]


def digit(text: str, one: int, two: int, _separator: str, _other: str) -> str:
    """One digit is another one, perhaps of another script."""
    places = [at for at, letter in enumerate(text) if letter.isdecimal()]
    if not places:
        return text
    at = places[one % len(places)]
    return text[:at] + "0123456789\u0665\uff15"[two % 12] + text[at + 1 :]


def swap(text: str, one: int, two: int, _separator: str, _other: str) -> str:
    """Two words change places."""
    words = text.split(" ")
    first, second = one % len(words), two % len(words)
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


def word(text: str, one: int, two: int, _separator: str, _other: str) -> str:
    """A word is another one."""
    words = text.split(" ")
    words[one % len(words)] = WORDS[two % len(WORDS)]
    return " ".join(words)


def drop(text: str, one: int, _two: int, separator: str, _other: str) -> str:
    """A section or a line is missing."""
    parts = text.split(separator)
    del parts[one % len(parts)]
    return separator.join(parts)


def double(text: str, one: int, two: int, separator: str, _other: str) -> str:
    """A section or a line is there again, elsewhere."""
    parts = text.split(separator)
    parts.insert(two % (len(parts) + 1), parts[one % len(parts)])
    return separator.join(parts)


def borrow(text: str, one: int, two: int, separator: str, other: str) -> str:
    """A section or a line is that of another table."""
    parts, others = text.split(separator), other.split(separator)
    parts[one % len(parts)] = others[two % len(others)]
    return separator.join(parts)


CHANGES: dict[str, Callable[[str, int, int, str, str], str]] = {
    "cut": cut,
    "insert": insert,
    "digit": digit,
    "swap": swap,
    "word": word,
    "drop": drop,
    "double": double,
    "borrow": borrow,
}


def read_position(rules: oxherd.Rules, text: str) -> None:
    """Read a text that may be damaged. What is accepted has to be a table that can be played on."""
    try:
        match = oxherd.Match.at(rules, text, seed=1)
    except oxherd.BadPosition as error:
        if error.code not in PLACES:
            column = error.arguments["at"]
            assert isinstance(column, int)
            assert 1 <= column <= max(len(text), LONGEST) + 1
        return
    whole(match)
    again(rules, match)
    assert oxherd.Match.replay(str(match.record())).position() == match.position()
    rng = random.Random(2)
    for _ in range(40):
        if match.ask is None:
            break
        choose_any(match, rng)
    whole(match)
    again(rules, match)


def again(rules: oxherd.Rules, match: oxherd.Match) -> None:
    """The position of a match can be read, and says the same."""
    text = match.position()
    assert oxherd.Match.at(rules, text).position() == text


def whole(match: oxherd.Match) -> None:
    """Every card is one of this match and lies in one place."""
    state = match._state
    assert match.rules.gaps or not any(0 in row for row in state.rows)
    rows = [[card for card in row if card] for row in state.rows]
    zones = [*rows, *state.hands, *state.piles, state.stock, state.gone]
    cards = [card for zone in zones for card in zone] + [play.card for play in state.queue]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(match.rules.cards(state))


def read_record(text: str) -> None:
    """Read a text that may be damaged. What is accepted has to be played again just so."""
    try:
        match = oxherd.Match.replay(text)
    except oxherd.BadRecord as error:
        if error.code not in PLACES:
            line = error.arguments["line"]
            assert isinstance(line, int)
            assert 1 <= line <= text.count("\n") + 2
        return
    whole(match)
    other = oxherd.Match.replay(str(match.record()))
    assert other.position() == match.position()
    assert other.record().steps == match.record().steps


def signed(body: str) -> str:
    """A record with a right check."""
    body = body.removesuffix("\n") + "\n"
    return f"{body}check {checksum(body)}\n"


@given(st.sampled_from(POOL), st.text(max_size=200))
def test_arbitrary_text_as_a_position(origin: tuple[oxherd.Rules, str, str], text: str) -> None:
    """With and without the beginning of a position."""
    read_position(origin[0], text)
    read_position(origin[0], "ox1 " + text)


@given(st.sampled_from(POOL), st.text(alphabet=GARBAGE, max_size=100))
def test_garbage_of_the_right_letters(origin: tuple[oxherd.Rules, str, str], text: str) -> None:
    """In sections that there are."""
    for section in ("rows", "hands", "piles", "queue", "sealed", "stock", "at", "totals", "best"):
        read_position(origin[0], f"ox1 | {section} {text}")


@given(st.sampled_from(POOL), st.sampled_from(POOL), damage)
def test_damaged_positions(
    origin: tuple[oxherd.Rules, str, str],
    other: tuple[oxherd.Rules, str, str],
    changes: list[tuple[str, int, int]],
) -> None:
    """Positions of real matches with characters, words and sections changed."""
    rules, text, _ = origin
    read_position(rules, damaged(text, changes, " | ", other[1]))


@given(st.sampled_from(POOL), st.sampled_from(POOL))
def test_positions_of_other_games(
    origin: tuple[oxherd.Rules, str, str], other: tuple[oxherd.Rules, str, str]
) -> None:
    """A good position, but of another table."""
    read_position(origin[0], other[1])


@given(st.text(max_size=200))
def test_arbitrary_text_as_a_record(text: str) -> None:
    """With and without a title and a right check."""
    read_record(text)
    read_record(f"oxherd record 1\n{text}")
    read_record(signed(f"oxherd record 1\n{text}"))
    read_record(signed(f"oxherd record 1\ngame classic\nversion 1\nplayers 2\n{text}\nscores 0 0"))


@given(st.sampled_from(POOL), st.sampled_from(POOL), damage)
def test_damaged_records(
    origin: tuple[oxherd.Rules, str, str],
    other: tuple[oxherd.Rules, str, str],
    changes: list[tuple[str, int, int]],
) -> None:
    """Without a new check, and with one: then the rules have to notice."""
    text = origin[2]
    read_record(damaged(text, changes, "\n", other[2]))
    body, foreign = text[: text.rindex("check ")], other[2]
    read_record(signed(damaged(body, changes, "\n", foreign)))


def resting_at(where: str) -> list[tuple[oxherd.Rules, str, str]]:
    """The matches of the pool that rest at this question."""
    return [origin for origin in POOL if moment(origin[1]) == where]


@pytest.mark.parametrize("seed", range(10))
def test_many_damaged_texts(seed: int) -> None:
    """The same damage on many more texts, always the same ones, as often for every question."""
    rng = random.Random(seed)
    for at in range(200):
        rules, position, record = rng.choice(resting_at(MOMENTS[at % len(MOMENTS)]))
        _, other_position, other_record = rng.choice(POOL)
        changes = [
            (rng.choice(list(CHANGES)), rng.randrange(10**6), rng.randrange(10**6))
            for _ in range(rng.randrange(1, 4))
        ]
        read_position(rules, damaged(position, changes, " | ", other_position))
        body = record[: record.rindex("check ")]
        read_record(signed(damaged(body, changes, "\n", other_record)))


def test_the_pool_holds_every_kind_of_question() -> None:
    """So that each of them is damaged."""
    assert set(MOMENTS) == {
        "trick",
        "draft",
        "first",
        "take-row",
        "spot",
        "turn",
        "gap-lower",
        "gap-higher",
        "special",
        "minus-plus",
        "turn-card",
        "cancel",
        "swap",
        "team",
        "target-row",
        "target-card",
        "shift-to",
        "outermost",
        "sort",
        "empty-row",
        "lucky",
        "lucky-pick",
        "good-cows",
        "over",
    }


TITLE = "oxherd record 1\n"
LETTERS = 10_000_000

HUGE: dict[str, Callable[[int], str]] = {
    "letters": lambda size: "x" * size,
    "line-ends": lambda size: "\n" * size,
    "spaces": lambda size: "ox1 |" + " " * size,
    "bars": lambda size: "ox1" + "|" * size,
    "slashes": lambda size: "ox1 | rows " + "/ " * (size // 2),
    "digits": lambda size: "ox1 round " + "9" * size,
    "lines": lambda size: TITLE + "1 A3 B4\n" * (size // 8),
    "one-line": lambda size: TITLE + "draw 1 deal " + "44 " * (size // 3),
    "number": lambda size: TITLE + "players " + "9" * size,
    "seed": lambda size: TITLE + "seed " + "00" * (size // 2),
    "no-check": lambda size: TITLE + "game classic\n" * (size // 13),
    "options": lambda size: TITLE + "".join([f"option o{at} 1\n" for at in range(size // 16)]),
}
"""Texts of about that many characters."""


@pytest.mark.parametrize("name", HUGE)
def test_ten_megabytes_of_garbage(name: str) -> None:
    """Answered with an error, in time and memory that grow with the input and no faster."""
    text = HUGE[name](LETTERS // 5 if name == "lines" else LETTERS)
    rules = oxherd.rules("classic", 2)
    texts = [text, signed(text)] if text.startswith(TITLE) else [text]
    began = time.process_time()
    for given_text in texts:
        with pytest.raises(oxherd.BadRecord):
            oxherd.Match.replay(given_text)
    with pytest.raises(oxherd.BadPosition):
        oxherd.Match.at(rules, text)
    seconds_a_letter = (time.process_time() - began) / len(text)
    assert seconds_a_letter < 5e-6


@pytest.mark.parametrize("name", ["letters", "line-ends", "lines", "one-line", "options"])
def test_memory_for_garbage(name: str) -> None:
    """A part of it, measured: no more than two hundred bytes for each letter."""
    text = HUGE[name](LETTERS // 20)
    tracemalloc.start()
    try:
        with pytest.raises(oxherd.BadRecord):
            oxherd.Match.replay(signed(text) if text.startswith(TITLE) else text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 200 * len(text)
