"""Asks of the mode `any`, tried on a toy game that is made of interpreted classes.

Three friends look at a window, which closes when all pass. Whoever speaks says 1, 2 or 3, and the
window opens anew; after a 3 the first friend is asked a question of his own. A match has two
tricks of one window each.
"""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest

import oxherd
from oxherd.core.ask import ANY, ONE, Ask
from oxherd.core.chance import Chance
from oxherd.core.choice import PASS, PASS_TRICK
from oxherd.core.event import Move
from oxherd.core.frame import Frame, register
from oxherd.core.moments import Moments, Problem
from oxherd.core.plain import Plain
from oxherd.core.rules import Rules
from oxherd.core.state import State, state_from_json, state_to_json

QUESTION = 3


class ToyMoments(Moments[Any]):
    """Toys have no positions that anybody reads."""

    def usual(self, rules: Rules, state: State) -> str:
        """The window."""
        return Window.tag

    def stack(
        self, rules: Rules, state: State, moment: str, fields: tuple[int, ...]
    ) -> list[Frame[Any]] | None:
        """Nothing can be read."""
        return None

    def problem(self, rules: Rules, state: State, moment: str) -> Problem | None:
        """Nothing is wrong."""
        return None


class ToyRules(Rules):
    """Friends at a window. What was said is in slot 0."""

    def begin(self, chance: Chance) -> State:
        """A window, and nothing else."""
        return State(
            chance,
            stack=[Window()],
            hands=[()] * self.players,
            rows=[],
            piles=[()] * self.players,
            totals=[0] * self.players,
            queue=[],
            slots=[()],
            sealed=[],
            stock=(),
            round=1,
            trick=1,
            first=0,
            asked=1,
        )

    def places(self, state: State) -> tuple[int, ...]:
        """All friends have won."""
        return (1,) * self.players

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """None."""
        return 0

    def write_slot(self, at: int, value: Plain) -> str:
        """As it is."""
        return str(value)


class Window(Frame[Any]):
    """Anybody may speak."""

    tag: ClassVar[str] = "toy-window"

    def ask(self, rules: Rules, state: State) -> Ask | None:
        """All are asked."""
        return Ask(self, rules, state, ANY, "window", rules.seats)

    def offer(self, rules: Rules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, speak, or pass for the rest of the trick."""
        return (PASS, 1, 2, QUESTION, PASS_TRICK)

    def step(self, rules: Rules, state: State, answers: list[int]) -> None:
        """Without answers all have passed; otherwise a seat and what it said."""
        if not answers:
            state.stack.append(CloseWindow())
            return
        seat, choice = answers
        said = state.slots[0]
        assert isinstance(said, tuple)
        state.slots[0] = (*said, (seat, choice))
        state.stack.append(self)
        if choice == QUESTION:
            state.stack.append(OwnQuestion(0))


class OwnQuestion(Frame[Any]):
    """One seat alone is asked."""

    tag: ClassVar[str] = "toy-question"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)

    def ask(self, rules: Rules, state: State) -> Ask | None:
        """That seat."""
        return Ask(self, rules, state, ONE, "question", (self.seat,))

    def offer(self, rules: Rules, state: State, seat: int) -> tuple[int, ...]:
        """Yes or no."""
        return (1, 2)

    def step(self, rules: Rules, state: State, answers: list[int]) -> None:
        """Kept with what was said."""
        said = state.slots[0]
        assert isinstance(said, tuple)
        state.slots[0] = (*said, (self.seat, 10 + answers[0]))


class CloseWindow(Frame[Any]):
    """The end of a trick: only here do passes for the trick end."""

    tag: ClassVar[str] = "toy-close"

    def step(self, rules: Rules, state: State, answers: list[int]) -> None:
        """Another window, once."""
        state.sealed = []
        state.trick += 1
        if state.trick <= 2:
            state.stack.append(Window())


register(Window)
register(OwnQuestion)
register(CloseWindow)


@pytest.fixture
def match() -> oxherd.Match:
    """Three friends at the first window."""
    return oxherd.Match(ToyRules("toy", 1, 3, {}, ToyMoments(), ("said",)), seed=1)


def now(match: oxherd.Match) -> tuple[int, tuple[int, ...]]:
    """The number of the ask, and who owes."""
    assert match.ask is not None
    return match.ask.number, match.ask.seats


def said(match: oxherd.Match) -> Plain:
    """Who said what."""
    return match._state.slots[0]


def test_everybody_is_asked(match: oxherd.Match) -> None:
    """And everybody may choose."""
    assert match.ask is not None
    assert (match.ask.mode, match.ask.members, match.ask.seats) == ("any", (0, 1, 2), (0, 1, 2))
    assert [choice.text for choice in match.ask.options(1)] == ["pass", "1", "2", "3", "pass-trick"]


def test_who_speaks_resolves_the_ask_and_clears_all_passes(match: oxherd.Match) -> None:
    """The next ask is owed by all again."""
    match.choose(0, "pass")
    assert now(match) == (1, (1, 2))
    match.choose(1, "2")
    assert said(match) == ((1, 2),)
    assert now(match) == (2, (0, 1, 2))


def test_who_has_passed_may_speak_after_all(match: oxherd.Match) -> None:
    """As long as the others have not passed, too."""
    match.choose(0, "pass")
    match.choose(0, "1")
    assert said(match) == ((0, 1),)
    assert now(match) == (2, (0, 1, 2))


def test_a_pass_may_be_withdrawn(match: oxherd.Match) -> None:
    """Then the seat owes again."""
    match.choose(0, "pass")
    match.choose(1, "pass")
    match.withdraw(0)
    assert now(match) == (1, (0, 2))


def test_all_pass(match: oxherd.Match) -> None:
    """Then the window closes, and the next trick begins."""
    for seat in (2, 0, 1):
        match.choose(seat, "pass")
    assert said(match) == ()
    assert match._state.trick == 2
    assert now(match) == (2, (0, 1, 2))


def test_passing_for_the_trick_lasts(match: oxherd.Match) -> None:
    """Others speak, and the seat owes nothing in their new asks."""
    match.choose(0, "pass-trick")
    match.choose(1, "1")
    assert now(match) == (2, (1, 2))
    match.choose(2, "pass")
    match.choose(1, "2")
    assert now(match) == (3, (1, 2))
    match.choose(1, "pass")
    match.choose(2, "pass")
    assert said(match) == ((1, 1), (1, 2))
    assert match._state.trick == 2


def test_passing_for_the_trick_ends_with_it(match: oxherd.Match) -> None:
    """In the next trick everybody is asked again."""
    match.choose(0, "pass-trick")
    match.choose(1, "pass-trick")
    match.choose(2, "pass-trick")
    assert match._state.trick == 2
    assert now(match) == (2, (0, 1, 2))


def test_only_the_last_one_is_still_asked(match: oxherd.Match) -> None:
    """Two have passed for the trick; the third speaks as often as he likes."""
    match.choose(0, "pass-trick")
    match.choose(1, "pass-trick")
    for _ in range(3):
        match.choose(2, "2")
        assert now(match)[1] == (2,)
    match.choose(2, "pass")
    assert said(match) == ((2, 2), (2, 2), (2, 2))
    assert match._state.trick == 2


def test_who_passed_for_the_trick_may_speak_after_all(match: oxherd.Match) -> None:
    """He takes his pass back by speaking."""
    match.choose(0, "pass-trick")
    match.choose(1, "1")
    match.choose(0, "2")
    assert said(match) == ((1, 1), (0, 2))
    assert now(match) == (3, (0, 1, 2))


def test_a_question_of_one_seat_is_asked_although_it_has_passed(match: oxherd.Match) -> None:
    """A pass for the trick is about the window, not about one's own decisions."""
    match.choose(0, "pass-trick")
    match.choose(1, "3")
    assert match.ask is not None
    assert (match.ask.mode, match.ask.kind, match.ask.seats) == ("one", "question", (0,))
    match.choose(0, "2")
    assert said(match) == ((1, 3), (0, 12))
    assert now(match) == (3, (1, 2))


def test_a_pass_for_the_trick_is_no_choice_of_ones_own_question(match: oxherd.Match) -> None:
    """There is nothing to be seen of it, and nothing to be taken back."""
    match.choose(0, "pass-trick")
    match.choose(1, "3")
    asked = match.view(0).ask
    assert asked is not None
    assert asked.sealed == ()
    with pytest.raises(oxherd.NotYourTurn):
        match.withdraw(0)
    match.choose(0, "2")
    assert now(match) == (3, (1, 2))


def test_the_log_says_who_spoke(match: oxherd.Match) -> None:
    """An interruption is one seat's move; a window that closed is a move of all."""
    match.choose(2, "pass")
    match.choose(1, "2")
    for seat in (0, 1, 2):
        match.choose(seat, "pass")
    assert match.record().steps == [
        Move(1, (1,), (1,), (2,)),
        Move(2, (0, 1, 2), (1, 1, 1), (0, 0, 0)),
    ]


def test_the_match_ends(match: oxherd.Match) -> None:
    """After two tricks nobody is asked any more."""
    for _ in range(2):
        for seat in (0, 1, 2):
            match.choose(seat, "pass")
    assert match.ask is None
    assert match.winners == (0, 1, 2)


def test_a_toy_state_in_any_form(match: oxherd.Match) -> None:
    """Interpreted frames are copied, pickled and written as JSON like all others."""
    match.choose(0, "pass-trick")
    match.choose(1, "3")
    state = match._state
    plain = state_to_json(state)
    assert plain["stack"] == [["toy-window"], ["toy-question", 0]]
    assert plain["sealed"] == [[PASS_TRICK], [], []]
    for other in (state.copy(), pickle.loads(pickle.dumps(state)), state_from_json(plain)):  # noqa: S301
        assert state_to_json(other) == plain
        assert other.stack == state.stack


def test_a_toy_match_copies(match: oxherd.Match) -> None:
    """In the middle of an ask, with its passes."""
    match.choose(0, "pass")
    other = match.copy()
    other.choose(1, "pass")
    assert now(match) == (1, (1, 2))
    assert now(other) == (1, (2,))


def test_toy_views(match: oxherd.Match) -> None:
    """A view shows a seat its own pass, and a slot only where the rules allow it."""
    match.choose(0, "pass")
    own, other = match.view(0).ask, match.view(1).ask
    assert own is not None
    assert other is not None
    assert (own.sealed, other.sealed) == ((PASS,), ())
    assert match.view(0).slots == {"said": None}


def test_toy_rules_are_not_in_the_catalogue(match: oxherd.Match) -> None:
    """So they cannot be pickled; the error says so."""
    with pytest.raises(TypeError, match="catalogue"):
        pickle.dumps(match.rules)
