"""Every printed example, and every ruling that shows at a table, played as it stands in the data.

A case of the files beside this one:

- `squares`: the squares of a board, where they matter. Without them the blue side is the one that
  comes with Oxherd, and the red side is one on which the upper rows have no square for two tiles.
- `before`: a position; or `deal`: the cards of the first round; or neither, then a match begins.
- `play`: what is chosen. `A14 B15`: these seats choose these cards. `row A: r1 r2 > r2`: of the
  kind `row` just that is asked, A has exactly these options and takes the last one.
- `refused`: what is illegal after that.
- `after`: sections of the position afterwards, each to be found exactly so; the order of the cards
  in a pile does not matter.
- `sizes`: how many cards the lists of a section have, `hands 12 12`.
- `points`: what the piles are worth then; `?` where that is hidden. `asked`: what is asked then,
  and of whom. `winners`: who has won; nothing for nobody. `places`: who came in where. `deck`: the
  cards on the table and in the hands are all cards from 1 to this number.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import oxherd
from tests.rules.tables import layout

SEATS = "ABCDEFGHIJ"
EXPECTING = {"after", "points", "sizes", "winners", "deck", "refused", "play"}
QUESTION = re.compile(r"(?P<kind>[a-z-]+) (?P<seat>[A-J]): (?P<options>.+) > (?P<choice>\S+)")
HERE = Path(__file__).parent

RED = """
    . . -7 . G2 TB / +2 . DA G1 R1 TT / . . G1 DT . G2 R2 TB / DA . G1 . -5 TT
    / . . . +5 G2 TB / -2 . DA G2 R2 TT / DT . T2 +5 TB / . . G1 DA . G2 +7 TB
"""
"""The red side of the cases: it does not change with our guesses about the real one."""

Case = dict[str, Any]


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    cases: list[Case] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    return cases


CASES = {
    f"{path.stem}-{case['id']}": case for path in sorted(HERE.glob("*.toml")) for case in read(path)
}


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    """The table of a printed example becomes what the rulebook says."""
    case = CASES[name]
    match = table(case)
    for line in case.get("play", []):
        say(match, line)
    for word in case.get("refused", []):
        with pytest.raises(oxherd.IllegalChoice):
            match.choose(SEATS.index(word[0]), word[1:])
    shown = sections(match.position())
    for section, words in sections(case.get("after", "")).items():
        assert f"{section} {shown[section]}" == f"{section} {words}"
    for section, numbers in sections(case.get("sizes", "")).items():
        found = " ".join([str(len(cards.split())) for cards in lists(shown[section])])
        assert f"{section} {found}" == f"{section} {numbers}"
    if "points" in case:
        points = ["?" if worth is None else worth for worth in match.view(None).points]
        assert points == case["points"]
    if "asked" in case:
        assert asked(match) == case["asked"]
    if "winners" in case:
        assert " ".join([SEATS[seat] for seat in match.winners]) == case["winners"]
    if "places" in case:
        assert list(match.places) == case["places"]
    if "deck" in case:
        cards = " ".join([shown[part] for part in ("rows", "hands", "stock") if part in shown])
        assert sorted(int(card) for card in re.findall(r"\d+", cards)) == list(
            range(1, case["deck"] + 1)
        )


def table(case: Case) -> oxherd.Match:
    """The match before anybody chooses."""
    options = dict(case.get("options", {}))
    if "squares" in case or case["game"].startswith("board-advanced"):
        options["layout"] = layout(case.get("squares", RED))
    rules = oxherd.rules(case["game"], case["players"], **options)
    if "before" in case:
        return oxherd.Match.at(rules, " ".join(case["before"].split()), seed=1)
    return oxherd.Match(rules, seed=1, deal=case.get("deal"))


def say(match: oxherd.Match, line: str) -> None:
    """Choose what a line of `play` says."""
    question = QUESTION.fullmatch(line)
    if question is None:
        for word in line.split():
            for token in word[1:].split("+"):
                match.choose(SEATS.index(word[0]), token)
        return
    seat = SEATS.index(question["seat"])
    ask = match.ask
    assert ask is not None
    assert (ask.kind, seat in ask.seats) == (question["kind"], True)
    assert " ".join([str(choice) for choice in ask.options(seat)]) == question["options"]
    match.choose(seat, question["choice"])


def asked(match: oxherd.Match) -> str:
    """`row A`: the kind of the present question, and who owes an answer."""
    assert match.ask is not None
    return f"{match.ask.kind} " + " ".join([SEATS[seat] for seat in match.ask.seats])


def sections(text: str) -> dict[str, str]:
    """The sections of a position by name, piles in ascending order."""
    found = {}
    for part in re.split(r"\s*\|\s*", " ".join(text.split()).removeprefix("ox1 ")):
        name, _, words = part.partition(" ")
        if name == "piles":
            words = " / ".join([" ".join(sorted(pile.split())) for pile in words.split("/")])
        if name:
            found[name] = words
    return found


def lists(words: str) -> list[str]:
    """The lists of a section; an empty one is no word."""
    return [part.strip().strip("-") for part in words.split("/")]


def test_sections() -> None:
    """The reader of this test itself: sections by name, line ends are spaces, piles sorted."""
    assert sections("ox1 round 2 | rows 1 / 2\n | piles 9 8 / -") == {
        "round": "2",
        "rows": "1 / 2",
        "piles": "8 9 / -",
    }


def test_lists() -> None:
    """Sizes count the cards of each list."""
    assert [len(cards.split()) for cards in lists("1 2 / - / 3")] == [2, 0, 1]


def test_ids_are_unique() -> None:
    """No case hides another one."""
    ids = [case["id"] for path in HERE.glob("*.toml") for case in read(path)]
    assert len(ids) == len(set(ids))


def test_every_case_says_what_it_states() -> None:
    """Each case states a fact in a sentence, and expects something."""
    for name, case in CASES.items():
        assert case["fact"].endswith("."), name
        assert case.keys() & EXPECTING, name


def test_every_golden_test_is_there() -> None:
    """The numbered examples of all sixteen games."""
    numbers = {int(found) for name in CASES for found in re.findall(r"T-(\d+)", name)}
    games = (
        *(range(1, 9), range(10, 13)),  # on rows, with two numbers, in order
        *(range(20, 30), range(30, 38), range(40, 50)),  # jubilee, fan cards, buffalo
        *(range(60, 67), range(80, 90)),  # GAP, board
    )
    assert numbers == {number for game in games for number in game}
