"""Records that were cut, edited, or do not follow the rules: typed errors, with their lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import oxherd
from oxherd.core.choice import PASS
from oxherd.core.event import Move
from oxherd.notation.record import checksum, read_record
from tests.matches import begin, moments, play_on
from tests.notation.test_record import CLASSIC, GAP, LOGIC, NIFTY, RUNNING

Edit = Callable[[list[str]], list[str]]


def signed(text: str, edit: Edit) -> str:
    """The record with its lines edited and a right check again."""
    lines = edit(text.splitlines()[:-1])
    body = "\n".join(lines) + "\n"
    return f"{body}check {checksum(body)}\n"


def line(number: int, *new: str) -> Edit:
    """Put other lines in the place of one, counted from 1."""
    return lambda lines: [*lines[: number - 1], *new, *lines[number:]]


def error_of(text: str) -> oxherd.BadRecord:
    """The error that a text causes."""
    with pytest.raises(oxherd.BadRecord) as caught:
        oxherd.Match.replay(text)
    return caught.value


def test_the_lines_that_are_edited_below() -> None:
    """Signed again without a change the records are good."""
    for text in (CLASSIC, NIFTY, LOGIC, GAP, RUNNING):
        assert signed(text, lambda lines: lines) == text
        assert oxherd.Match.replay(text).round >= 1


def test_a_cut_tail() -> None:
    """Wherever the text ends before its end, that is noticed."""
    for at in range(len("oxherd record 1\n"), len(CLASSIC) - 1):
        error = error_of(CLASSIC[:at])
        assert error.code == "record-truncated"
        assert error.arguments == {"line": CLASSIC[:at].removesuffix("\n").count("\n") + 1}


def test_a_cut_title() -> None:
    """What does not even begin like a record has another version at best."""
    for at in range(len("oxherd record 1")):
        assert error_of(CLASSIC[:at]).code == "record-version"


def test_a_changed_character() -> None:
    """Whatever is changed without a new check."""
    body = CLASSIC.rindex("\ncheck ")
    for at in range(len("oxherd record 1\n"), body):
        other = "8" if CLASSIC[at] != "8" else "9"
        error = error_of(CLASSIC[:at] + other + CLASSIC[at + 1 :])
        assert error.code == "record-edited"
        assert error.arguments == {}


def test_a_changed_check() -> None:
    """The check itself may not be changed either."""
    assert error_of(CLASSIC.replace("check 4", "check 5")).code == "record-edited"


@pytest.mark.parametrize("title", ["oxherd record 2", "oxherd record 11", "Oxherd record 1", ""])
def test_other_versions(title: str) -> None:
    """The title says how to read the rest."""
    error = error_of(signed(CLASSIC, line(1, title)))
    assert error.code == "record-version"
    assert error.arguments == {"line": 1, "found": title}


RULES = [
    (2, "game chess", "unknown-game: game=chess"),
    (2, "game clasic", "unknown-game: game=clasic, close=classic"),
    (3, "version 2", "version 1"),
    (3, "version 0", "version 1"),
    (4, "players 11", "players-range: game=classic, players=11"),
    (4, "players -2", "players-range: game=classic, players=-2"),
    (5, "option hand_size 99", "option-value: option=hand_size"),
    (5, "option hand_size true", "option-value: option=hand_size"),
    (5, 'option hand_size "2"', "option-value: option=hand_size"),
    (5, "option handsize 2", "option-unknown: game=classic, option=handsize"),
    (5, "option target 0", "endless"),
    (6, "option nifty true", "option-conflict"),
]


@pytest.mark.parametrize(("number", "new", "problem"), RULES)
def test_rules_that_there_are_not(number: int, new: str, problem: str) -> None:
    """Unknown games, other versions of their rules, options that make no sense."""
    edit = line(number, new)
    if new == "option nifty true":
        edit = line(5, "option hand_size 3", new)
    if new == "option target 0":
        edit = lambda lines: [*lines[:4], new, *lines[6:]]  # noqa: E731 - as short as the others
    error = error_of(signed(CLASSIC, edit))
    assert error.code == "record-rules"
    assert str(error.arguments["problem"]).startswith(problem)
    assert error.arguments["line"] in (2, 3)


CHOICES = [
    (CLASSIC, 9, "1 A58 B58", "choice-illegal: choice=58, seat=1"),
    (CLASSIC, 9, "1 A30", "seats"),
    (CLASSIC, 9, "1 A30+58 B21", "seats"),
    (CLASSIC, 9, "1 C5 A30 B21", "no-such-seat: seat=2"),
    (CLASSIC, 9, "1 A30 B21 C5", "stale-ask: given=1, current=2"),
    (CLASSIC, 9, "2 A30 B21", "stale-ask: given=2, current=1"),
    (CLASSIC, 10, "2 Ar1", "not-your-turn: seat=0"),
    (CLASSIC, 10, "2 Br5", "choice-illegal: choice=r5, seat=1"),
    (CLASSIC, 10, "2 Br1 Ar1", "stale-ask: given=2, current=3"),
    (CLASSIC, 10, "2 B58", "choice-illegal: choice=58, seat=1"),
    (CLASSIC, 11, "3 A58~ B64", "choice-illegal: choice=58~, seat=0"),
    (CLASSIC, 11, "3 A30 B64", "choice-illegal: choice=30, seat=0"),
    (NIFTY, 9, "1 A41 B42", "seats"),
    (NIFTY, 9, "1 A41+41 B42+84", "choice-illegal: choice=41, seat=0"),
    (LOGIC, 9, "1 A1", "not-your-turn: seat=0"),
    (GAP, 10, "1 A1g", "not-your-turn: seat=0"),
]


@pytest.mark.parametrize(("text", "number", "new", "problem"), CHOICES)
def test_choices_that_were_not_possible(text: str, number: int, new: str, problem: str) -> None:
    """A right check does not help an illegal choice, a wrong seat or a wrong number."""
    error = error_of(signed(text, line(number, new)))
    assert error.code == "record-choice"
    assert error.arguments["line"] == number
    assert str(error.arguments["problem"]).startswith(problem)


def test_a_choice_after_the_end() -> None:
    """When the match is over nobody chooses."""
    error = error_of(signed(CLASSIC, line(11, "3 A58 B64", "4 A58 B64")))
    assert error.code == "record-choice"
    assert error.arguments == {"line": 12, "problem": "match-over"}


def test_a_missing_choice() -> None:
    """The next one does not answer the question that is open."""
    error = error_of(signed(CLASSIC, line(10)))
    assert error.code == "record-choice"
    assert error.arguments == {"line": 10, "problem": "stale-ask: given=3, current=2"}


@pytest.mark.parametrize(
    ("number", "new"),
    [
        (13, "scores 1 0"),
        (13, "scores 0 1 0"),
        (13, "scores 0"),
        (14, "winners 2"),
        (14, "winners 1 2"),
    ],
)
def test_a_wrong_result(number: int, new: str) -> None:
    """Scores and winners have to be those of the choices."""
    error = error_of(signed(CLASSIC, line(number, new)))
    assert error.code == "record-choice"
    assert error.arguments["problem"] == "scores"


def test_a_missing_end() -> None:
    """A match that is over has winners, and one that is not has none."""
    assert error_of(signed(CLASSIC, line(14))).code == "record-choice"
    running = signed(CLASSIC, lambda lines: [*lines[:10], "scores 0 0", "winners 1"])
    assert error_of(running).code == "record-choice"


DRAWS = [
    (CLASSIC, 8, [], 8, "deal-missing: round=1, purpose=deal"),
    (LOGIC, 8, [], 8, "deal-missing: round=1, purpose=drafter"),
    (GAP, 8, [], 8, "deal-missing: round=0, purpose=starter"),
    (GAP, 9, [], 8, "deal-missing: round=1, purpose=deal"),
    (CLASSIC, 8, ["draw 1 deal 58 30 64 21 63 50 85"], 8, "deal-size"),
    (CLASSIC, 8, ["draw 1 deal 58 30 64 21 63 50 85 58"], 8, "deal-cards"),
    (CLASSIC, 8, ["draw 1 deal 58 30 64 21 63 50 85 7r"], 8, "deal-cards"),
    (CLASSIC, 8, ["draw 2 deal 58 30 64 21 63 50 85 70"], 8, "deal-missing"),
    (CLASSIC, 8, ["draw 1 Deal 58 30 64 21 63 50 85 70"], 8, "deal-missing"),
    (LOGIC, 8, ["draw 1 drafter #2"], 8, "deal-cards"),
    (LOGIC, 8, ["draw 1 drafter #-1"], 8, "deal-cards"),
]


@pytest.mark.parametrize(("text", "number", "new", "at", "problem"), DRAWS)
def test_draws_that_were_not_possible(
    text: str, number: int, new: list[str], at: int, problem: str
) -> None:
    """A removed draw, or one with other cards than there are."""
    error = error_of(signed(text, line(number, *new)))
    assert error.code == "record-deal"
    assert error.arguments["line"] == at
    assert str(error.arguments["problem"]).startswith(problem)


def test_a_doubled_draw() -> None:
    """Chance speaks once."""
    deal = CLASSIC.splitlines()[7]
    error = error_of(signed(CLASSIC, line(8, deal, deal)))
    assert error.code == "record-deal"
    assert error.arguments == {"line": 9, "problem": "deal"}


def test_a_draw_that_nobody_needed() -> None:
    """What is told has to have happened."""
    error = error_of(signed(CLASSIC, line(8, CLASSIC.splitlines()[7], "draw 2 deal 1 2 3")))
    assert error.code == "record-deal"
    assert error.arguments == {"line": 9, "problem": "deal"}


def test_a_missing_draw_of_a_later_round() -> None:
    """The line of the choice after which it was needed."""
    text = str(play_on(begin("classic", 2, {"hand_size": 1, "rounds": 2}, 3)).record())
    lines = text.splitlines()
    at = next(at for at, found in enumerate(lines) if found.startswith("draw 2"))
    error = error_of(signed(text, line(at + 1)))
    assert error.code == "record-deal"
    assert error.arguments == {
        "line": at,
        "problem": "deal-missing: round=2, purpose=deal",
    }


SYNTAX = [
    (2, "game"),
    (2, "gam classic"),
    (3, "version one"),
    (4, "players 2x"),
    (5, "option hand_size"),
    (5, "option hand_size 2.0"),
    (5, 'option hand_size "2'),
    (5, "option game 2"),
    (5, "option players 3"),
    (5, "option"),
    (6, "option hand_size 1"),
    (7, ""),
    (8, "draw"),
    (8, "draw 1"),
    (8, "draw one deal 58 30 64 21 63 50 85 70"),
    (8, "draw 1 deal 58 30 64 21 63 50 85 700"),
    (8, "draw 1 deal 58 30 64 21 63 50 85 #x"),
    (9, "1"),
    (9, "1 "),
    (9, "1 A30 B"),
    (9, "1 A30 B999"),
    (9, "1 a30 B21"),
    (9, "1 K30 B21"),
    (9, "1 A30 A58 B21"),
    (9, "1x A30 B21"),
    (9, "１ A30 B21"),
    (9, "12345678901 A30 B21"),
    (9, "-1 A30 B21"),
    (9, "players 2"),
    (9, "hello there"),
    (9, "check 49cddafe6e8e4761"),
]


@pytest.mark.parametrize(("number", "new"), SYNTAX)
def test_lines_that_say_nothing(number: int, new: str) -> None:
    """The error names the line and shows how it begins; numbers are read where they are needed."""
    error = error_of(signed(CLASSIC, line(number, new)))
    if new.startswith(("version", "players 2x")):
        assert error.code == "record-truncated"
        return
    assert error.code == "record-syntax"
    assert error.arguments == {"line": number, "found": new[:40]}


@pytest.mark.parametrize("missing", ["game", "version", "players", "scores"])
def test_lines_that_must_be_there(missing: str) -> None:
    """Without one of them it is not the whole record."""
    error = error_of(
        signed(CLASSIC, lambda lines: [text for text in lines if not text.startswith(missing)])
    )
    assert error.code == "record-truncated"


@pytest.mark.parametrize("seed", ["xyz", "0", "07 x"])
def test_seeds_that_are_none(seed: str) -> None:
    """A seed is told in hex."""
    assert error_of(signed(CLASSIC, line(12, f"seed {seed}"))).code == "record-syntax"


SEED_LINE = next(at for at, text in enumerate(CLASSIC.splitlines(), 1) if text[:4] == "seed")
PROMISE = CLASSIC.splitlines()[6]


@pytest.mark.parametrize("seed", ["0", "07 x", "07 08", "0A", "0x07", "٠٧"])
def test_seeds_in_other_digits(seed: str) -> None:
    """Pairs of lower-case hexadecimal digits and nothing else; the error names the line."""
    error = error_of(signed(CLASSIC, line(SEED_LINE, f"seed {seed}")))
    assert error.code == "record-syntax"
    assert error.arguments == {"line": SEED_LINE, "found": f"seed {seed}"}


@pytest.mark.parametrize(
    "commitment",
    [
        PROMISE + "00",
        PROMISE[:-1],
        "commitment zz" + PROMISE[13:],
        "commitment " + PROMISE[11:].upper(),
    ],
)
def test_commitments_that_are_none(commitment: str) -> None:
    """64 hexadecimal digits."""
    error = error_of(signed(CLASSIC, line(7, commitment)))
    assert error.code == "record-syntax"
    assert error.arguments == {"line": 7, "found": commitment[:40]}


@pytest.mark.parametrize("text", [CLASSIC, NIFTY, LOGIC, GAP])
def test_a_seed_that_was_not_promised(text: str) -> None:
    """Another seed than that of the commitment, or another commitment."""
    lines = text.splitlines()
    at = next(at for at, found in enumerate(lines, 1) if found.startswith("seed "))
    error = error_of(signed(text, line(at, "seed 04ff")))
    assert error.code == "record-deal"
    assert error.arguments == {"line": at, "problem": "commitment"}
    promise = next(at for at, found in enumerate(lines, 1) if found.startswith("commitment "))
    error = error_of(signed(text, line(promise, "commitment " + "0" * 64)))
    assert error.arguments == {"line": at, "problem": "commitment"}


@pytest.mark.parametrize("promised", [True, False])
def test_a_seed_that_did_not_deal(promised: bool) -> None:  # noqa: FBT001 - a parameter of a test
    """A seed and its commitment, but the deals are those of another one."""
    match = play_on(begin("classic", 2, {"hand_size": 1, "rounds": 3}, 3))
    told, other = match.record(), begin("classic", 2, {}, 4).record()
    told.seed, told.commitment = "04", other.commitment if promised else ""
    error = error_of(str(told))
    assert error.code == "record-deal"
    assert error.arguments == {"line": told.line_of(0), "problem": "seed"}


def test_one_draw_that_is_not_of_the_seed() -> None:
    """The line of the draw is named, in whatever round it is."""
    text = str(play_on(begin("classic", 2, {"hand_size": 1, "rounds": 2}, 3)).record())
    lines = text.splitlines()
    at = next(at for at, found in enumerate(lines, 1) if found.startswith("draw 2 deal"))
    words = lines[at - 1].split()
    swapped = " ".join([*words[:-2], words[-1], words[-2]])  # two rows change their places
    error = error_of(signed(text, line(at, swapped)))
    assert error.code == "record-deal"
    assert error.arguments == {"line": at, "problem": "seed"}


def test_a_seed_of_a_match_from_a_position() -> None:
    """What is dealt later comes from the seed, and another seed is found out."""
    rules = oxherd.rules("classic", 2, hand_size=1, rounds=3)
    start = "ox1 | rows 12 / 37 / 43 / 58 | hands ? / ?"
    told = play_on(oxherd.Match.at(rules, start, seed=3)).record()
    assert str(oxherd.Match.replay(told).record()) == str(told)
    told.seed, told.commitment = "04", ""
    error = error_of(str(told))
    assert (error.code, error.arguments["problem"]) == ("record-deal", "seed")


def test_a_seed_of_a_scripted_deal() -> None:
    """Where the deals came from elsewhere no seed is told, and none may be added."""
    rules = oxherd.rules("classic", 2, hand_size=2, rounds=1)
    match = play_on(oxherd.Match(rules, deal="3 14 61 70 12 37 43 58"))
    told = match.record()
    assert (told.seed, told.commitment) == ("", "")
    assert str(oxherd.Match.replay(told).record()) == str(told)
    told.seed = "04"
    assert error_of(str(told)).code == "record-deal"


def test_a_record_as_such_is_checked_as_well() -> None:
    """Not only its text."""
    told = read_record(CLASSIC)
    told.commitment = "zz"
    with pytest.raises(oxherd.BadRecord, match="record-syntax"):
        oxherd.Match.replay(told)
    told = read_record(CLASSIC)
    told.seed = "x"
    with pytest.raises(oxherd.BadRecord, match="record-syntax"):
        oxherd.Match.replay(told)


@pytest.mark.parametrize("record", [None, 5, b"", ["oxherd record 1"], 1.5])
def test_what_is_no_text(record: Any) -> None:
    """Neither a Record nor its text."""
    with pytest.raises(oxherd.BadRecord) as caught:
        oxherd.Match.replay(record)
    assert caught.value.code == "record-version"
    assert caught.value.arguments == {"line": 1, "found": str(record)}


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("sealed A99", "choice-illegal"),
        ("sealed C14", "no-such-seat"),
        ("sealed A14+14", "sealed"),
        ("sealed A14 B15", "sealed"),
        ("sealed B15 B15", "sealed"),
        ("sealed x", ""),
        ("sealed A", ""),
    ],
)
def test_sealed_choices_that_were_not_possible(new: str, problem: str) -> None:
    """They are made again like all others."""
    error = error_of(signed(RUNNING, line(8, new)))
    assert error.code == "record-choice"
    assert error.arguments["line"] == 8
    if problem:
        assert str(error.arguments["problem"]).startswith(problem)


@pytest.mark.parametrize(
    ("start", "problem"),
    [
        ("ox1 | rows 12", "position-count"),
        ("ox3 | rows 12", "position-version"),
        ("nonsense", "position-version"),
        ("ox1 | rows 12 / 37 / 43 / 58 | hands ? / ?", "deal-missing"),
        ("ox1 | rows " + "1 " * 3000, "position-length"),
    ],
)
def test_starts_that_cannot_be(start: str, problem: str) -> None:
    """A record that begins at an impossible position, or at one with cards to be filled in."""
    error = error_of(signed(RUNNING, line(6, f"start {start}")))
    assert error.code == ("record-deal" if problem == "deal-missing" else "record-choice")
    assert str(error.arguments["problem"]).startswith(problem)
    assert error.arguments["line"] in (6, 7)


def test_what_is_too_long_is_not_read() -> None:
    """No match needs 16 million characters."""
    error = error_of("x" * 16_000_001)
    assert error.code == "record-syntax"


def test_a_match_without_a_record() -> None:
    """With log=False there is none."""
    match = oxherd.Match(oxherd.rules("classic", 2), seed=1, log=False)
    with pytest.raises(oxherd.BadRecord) as caught:
        match.record()
    assert caught.value.code == "record-off"


def test_every_code_is_reached() -> None:
    """All codes of a BadRecord are expected by a test above."""
    reached = {
        error_of(text).code
        for text in (
            "",
            CLASSIC[:50],
            CLASSIC.replace("A30", "A31"),
            signed(CLASSIC, line(9, "?")),
            signed(CLASSIC, line(9, "1 A58 B58")),
            signed(CLASSIC, line(8)),
            signed(CLASSIC, line(2, "game chess")),
        )
    }
    assert reached == {
        "record-version",
        "record-truncated",
        "record-edited",
        "record-syntax",
        "record-choice",
        "record-deal",
        "record-rules",
    }


def test_a_seat_that_is_not_there() -> None:
    """Whenever it speaks, also among a team of which some have passed for the trick."""
    match = begin("buffalo", 2, {"specials": 16})
    passed = 0
    for _ in moments(match):
        if match.ask is not None:
            passed += match.ask.mode == "any" and any(match._state.sealed)
            told = match.record()
            told.steps = [*told.steps, Move(match.ask.number, (4,), (1,), (PASS,))]
            assert error_of(str(told)).code == "record-choice"
    assert passed
