"""When a match is over, and who has won."""

from __future__ import annotations

import pytest

import oxherd
from oxherd.rules.gap.slots import BEST
from oxherd.rules.round import Finish
from tests.matches import begin, play_on
from tests.rules.tables import gap_table, row_table


@pytest.mark.parametrize(
    ("target", "rounds", "most", "played", "totals", "over"),
    [
        (66, 0, 1000, 1, [65, 3], False),
        (66, 0, 1000, 1, [66, 3], True),
        (66, 0, 1000, 1, [3, 80], True),
        (66, 5, 1000, 4, [65, 3], False),
        (66, 5, 1000, 5, [65, 3], True),
        (66, 5, 1000, 2, [66, 3], True),
        (0, 5, 1000, 4, [99, 3], False),
        (0, 5, 1000, 5, [99, 3], True),
        (66, 0, 7, 6, [5, 3], False),
        (66, 0, 7, 7, [5, 3], True),
        (66, 9, 7, 7, [5, 3], True),
    ],
)
def test_over(
    target: int,
    rounds: int,
    most: int,
    played: int,
    totals: list[int],
    over: bool,  # noqa: FBT001
) -> None:
    """At the limit, after the agreed rounds, or after the greatest number of rounds."""
    rules, state = row_table("12")
    state.round = played
    state.totals = totals
    assert Finish(target, rounds, most).over(rules, state) is over


@pytest.mark.parametrize(
    ("totals", "winners"), [([70, 40], (1,)), ([40, 40], (0, 1)), ([0, 66], (0,))]
)
def test_fewest_bulls_win(totals: list[int], winners: tuple[int, ...]) -> None:
    """Equal fewest share."""
    rules, state = row_table("12")
    state.totals = totals
    assert rules.winners(state) == winners


@pytest.mark.parametrize(
    ("totals", "best", "winners"),
    [
        ([30, 20, 10, 0], "5@1 9@1 9@1 9@1", (0,)),
        ([30, 30, 10, 0], "5@1 9@1 20@1 9@1", (1,)),
        ([30, 30, 10, 0], "9@2 9@1 20@1 9@1", (1,)),
        ([30, 30, 30, 0], "9@1 9@1 8@1 9@1", (0, 1)),
        ([-3, -3, -4, -9], "-1@1 -1@2 5@1 9@1", (0,)),
    ],
)
def test_most_points_win(totals: list[int], best: str, winners: tuple[int, ...]) -> None:
    """The total, then the best round, then the earlier one, among the tied only."""
    rules, state = gap_table("1r")
    state.totals = totals
    state.slots[1] = rules.read_slot(1, best.split())
    assert rules.winners(state) == winners


def test_best_rounds() -> None:
    """The first round counts even below zero; later ones only where they are better."""
    rules, state = gap_table("1r")
    best = rules.slots[BEST]
    state.round = 1
    best.scored(rules, state, [-2, 5, 0, 7])
    assert state.slots[1] == ((-2, 1), (5, 1), (0, 1), (7, 1))
    state.round = 2
    best.scored(rules, state, [-3, 5, 1, 9])
    assert state.slots[1] == ((-2, 1), (5, 1), (1, 2), (9, 2))


@pytest.mark.parametrize(
    ("totals", "played", "playing_off", "over", "then"),
    [
        ([29, 29, 0, 0], 3, False, False, False),
        ([30, 29, 0, 0], 3, False, True, False),
        ([30, 30, 0, 0], 3, False, False, True),
        ([30, 30, 31, 0], 3, False, True, False),
        ([28, 28, 0, 0], 4, True, False, True),
        ([28, 27, 0, 0], 4, True, True, True),
        ([30, 30, 0, 0], 6, False, True, False),
        ([28, 28, 0, 0], 6, True, True, True),
    ],
)
def test_extra_rounds(
    totals: list[int],
    played: int,
    playing_off: bool,  # noqa: FBT001
    over: bool,  # noqa: FBT001
    then: bool,  # noqa: FBT001
) -> None:
    """A tie at the limit is played off until it is broken, at most to the sixth round here."""
    rules, state = gap_table("1r", extra_round=True, max_rounds=6)
    state.totals = totals
    state.round = played
    state.slots[2] = playing_off
    assert rules.finish.over(rules, state) is over
    assert state.slots[2] is then


def test_after_a_play_off_only_the_total_counts() -> None:
    """With extra rounds agreed on, best rounds decide nothing."""
    rules, state = gap_table("1r", extra_round=True)
    state.totals = [30, 30, 0, 0]
    state.slots[1] = ((9, 1), (5, 1), (0, 1), (0, 1))
    assert rules.winners(state) == (0, 1)


@pytest.mark.parametrize(
    ("given", "target", "rounds"),
    [
        ({}, 66, 0),
        ({"rounds": 3}, 0, 3),
        ({"rounds": 3, "target": 20}, 20, 3),
        ({"target": 9}, 9, 0),
    ],
)
def test_a_number_of_rounds_turns_the_limit_off(
    given: dict[str, int], target: int, rounds: int
) -> None:
    """Unless a limit is agreed on, too."""
    options = oxherd.rules("classic", 4, **given).options
    assert (options["target"], options["rounds"]) == (target, rounds)


@pytest.mark.parametrize("rounds", [1, 2, 4])
@pytest.mark.parametrize("game", ["classic", "gap"])
def test_agreed_rounds_are_played(game: str, rounds: int) -> None:
    """No more and no fewer."""
    assert play_on(begin(game, 3, {"rounds": rounds})).round == rounds


def test_max_rounds_are_not_passed() -> None:
    """A match to a limit that is out of reach ends, too."""
    match = play_on(begin("classic", 2, {"target": 100_000, "max_rounds": 3}))
    assert match.round == 3
    assert match.winners


def test_totals_are_the_sums_of_the_rounds() -> None:
    """The score pad adds what every round scored."""
    match = play_on(begin("jumping-cow", 4, {"rounds": 3}))
    scored = [event.to_json() for event in match.events if event.kind == "round-scored"]
    sums = [0, 0, 0, 0]
    for event in scored:
        points = event["points"]
        assert isinstance(points, list)
        sums = [total + more for total, more in zip(sums, points, strict=True)]
        assert event["totals"] == sums
    assert len(scored) == 3
    assert match.scores == tuple(sums)
