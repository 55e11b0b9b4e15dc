"""What stands in the corpora and playthroughs is what the engine does today, in every game."""

from __future__ import annotations

from itertools import permutations, product
from math import perm, prod

import pytest

import oxherd
from oxherd.match import seed_bytes

from .corpora.blocks import TESTS, read_blocks
from .corpora.results import EVENTS, GAMES, KINDS, NOBODY, remake, remake_playthrough
from .reference import Answers
from .reference.buffalo import PASSES
from .reference.lockstep import Reference
from .reference.plans import Plan

MOST_LEAVES = 1_500
"""The reference counts slowly: it plays every line from the beginning."""

REMAKE = "if this is meant, run `python -m tests.corpora.remake` and look at the difference"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_corpus_is_what_the_engine_says(kind: str, game: str) -> None:
    text = (TESTS / "corpora" / kind / f"{game}.txt").read_text(encoding="utf-8")
    assert remake(kind, game) == text, REMAKE


@pytest.mark.parametrize("game", GAMES)
def test_playthrough_is_what_the_engine_does(game: str) -> None:
    text = (TESTS / "playthroughs" / f"{game}.txt").read_text(encoding="utf-8")
    assert remake_playthrough(game) == text, REMAKE


@pytest.mark.parametrize("game", GAMES)
def test_playthrough_is_replayed(game: str) -> None:
    """By the record alone; and from its seed, which deals the same cards again."""
    text = (TESTS / "playthroughs" / f"{game}.txt").read_text(encoding="utf-8")
    record = text.partition(f"{EVENTS}\n")[0]
    match = oxherd.Match.replay(record)
    assert str(match.record()) == record
    assert match.record().game == game
    assert match.ask is None

    again = oxherd.Match(match.rules, seed=bytes.fromhex(match.record().seed))
    for step in text.splitlines():
        if step == f"> {NOBODY}":
            assert again.ask is not None
            for seat in again.ask.seats:
                again.choose(seat, "pass")
        elif step.startswith("> "):
            for said in step.split()[1:]:
                for choice in said[1:].split("+"):
                    again.choose("ABCDEFGHIJ".index(said[0]), choice)
    assert list(again.events) == list(match.events)
    assert str(again.record()) == record


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_counts_the_same_leaves(game: str) -> None:
    """Where the tree is not too large; a ply is one pick of one seat."""
    counted = 0
    for block in read_blocks(game, TESTS / "corpora" / "perft" / f"{game}.txt"):
        lines = [line.partition(":") for line in block.results]
        told = {int(depth): int(found) for depth, _, found in lines}
        small = [depth for depth, found in told.items() if found <= MOST_LEAVES]
        if not block.at and small:
            match = Plan(game, 0, block.players, block.options, seed_bytes(block.seed))
            assert leaves(match, [], small[-1]) == told[small[-1]], str(block)
            counted += 1
    assert counted >= 2


def leaves(match: Plan, said: list[Answers], depth: int) -> int:
    """The leaves below these answers, so many plies down."""
    reference = Reference(match)
    for answers in said:
        reference.answer(answers)
    question = reference.question
    if question is None or depth == 0:
        return 1
    if question.mode == "any":
        return leaves_of_team(match, said, depth, {})
    picks, sizes = question.picks, [len(options) for options in question.options.values()]
    if depth < len(sizes) * picks:
        whole, part = divmod(depth, picks)
        return prod([perm(size, picks) for size in sizes[:whole]]) * perm(sizes[whole], part)
    chosen = [[list(way) for way in permutations(o, picks)] for o in question.options.values()]
    return sum(
        leaves(match, [*said, dict(zip(question.options, ways, strict=True))], rest)
        for ways in product(*chosen)
        for rest in [depth - len(sizes) * picks]
    )


def leaves_of_team(match: Plan, said: list[Answers], depth: int, spoken: Answers) -> int:
    """One seat after the other may speak for all; when all have passed the game goes on."""
    reference = Reference(match)
    for answers in said:
        reference.answer(answers)
    question = reference.question
    assert question is not None
    left = [seat for seat in question.options if seat not in spoken]
    if depth == 0 or not left:
        return leaves(match, [*said, spoken], depth) if not left else 1
    found = 0
    for word in question.options[left[0]]:
        now = {**spoken, left[0]: [word]}
        found += (
            leaves_of_team(match, said, depth - 1, now)
            if word in PASSES
            else leaves(match, [*said, now], depth - 1)
        )
    return found


@pytest.mark.parametrize("folder", ["corpora/perft", "corpora/options", "playthroughs"])
def test_every_game_has_its_file(folder: str) -> None:
    """And there is no file of another game."""
    files = {path.name for path in (TESTS / folder).iterdir()}
    assert files == {f"{game}.txt" for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_options_are_pinned_for_every_kind_of_question(game: str) -> None:
    """At least for those that the game asks by itself."""
    text = (TESTS / "playthroughs" / f"{game}.txt").read_text(encoding="utf-8")
    asked = {tuple(line.split()[2:4]) for line in text.splitlines() if line.startswith("? ")}
    blocks = read_blocks(game, TESTS / "corpora" / "options" / f"{game}.txt")
    assert asked <= {tuple(block.results[0].split()[:2]) for block in blocks}
