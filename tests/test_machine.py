"""People at a table: they choose, change their minds, err and come late; all is saved and loaded.

Whatever they do, at every answered question the match is where the reference is.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import oxherd
from oxherd.core.ask import ALL, ANY, ONE, Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS, PASS_TRICK, Choice, all_choices, choice_of
from oxherd.core.dice import Dice
from oxherd.core.engine import run
from oxherd.core.event import Draw
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.notation.position import read_position

from .reference.lockstep import Drawn, Reference, compare
from .reference.plans import plan

GAMES = [game.id for game in oxherd.games()]
SHARE = 4
"""Every game gets this part of the usual number of examples."""

ANY_NUMBER = st.integers(0, 999)

PASSES = [choice_of(PASS).text]
SILENT = [choice_of(PASS_TRICK).text]
"""What a seat has chosen that passes; the second is kept in the next asks of the trick."""


@dataclass
class Told:
    """A match by its texts alone: position and record."""

    rules: Rules
    state: State
    ask: Ask | None
    draws: list[Drawn]


class Table(RuleBasedStateMachine):
    """One match, and a model of what has been chosen in the present ask."""

    match: oxherd.Match
    reference: Reference

    plays: ClassVar[str]
    """The game."""

    @initialize(number=st.integers(0, 100_000), asks=st.integers(0, 60))
    def sit_down(self, number: int, asks: int) -> None:
        """Any players and options; the match has been going on for a while."""
        drawn = plan(self.plays, number)
        self.seed = drawn.seed
        self.match = oxherd.Match(drawn.rules(), seed=self.seed)
        self.reference = Reference(drawn)
        self.chosen: dict[int, list[str]] = {}
        self.silent: set[int] = set()
        self.earlier: list[Drawn] = []
        self.left_alone: list[tuple[oxherd.Match, str]] = []
        self.compare()
        self.play_on(number, asks)

    def running(self) -> bool:
        """Whether anything is asked."""
        return self.match.ask is not None

    # What people do

    @precondition(running)
    @rule(one=ANY_NUMBER, other=ANY_NUMBER)
    def choose(self, one: int, other: int) -> None:
        """A seat that owes a choice makes one."""
        ask = self.ask()
        self.say(ask.seats[one % len(ask.seats)], other)

    @precondition(running)
    @rule(one=ANY_NUMBER, other=ANY_NUMBER)
    def change(self, one: int, other: int) -> None:
        """A seat that has chosen chooses again."""
        done = [seat for seat in self.ask().members if seat not in self.ask().seats]
        if done:
            self.say(done[one % len(done)], other)

    @precondition(running)
    @rule(one=ANY_NUMBER)
    def withdraw(self, one: int) -> None:
        """A seat takes back what it has chosen; who has chosen nothing cannot."""
        ask = self.ask()
        seat = ask.members[one % len(ask.members)]
        if self.chosen.pop(seat, None):
            self.match.withdraw(seat)
        else:
            with pytest.raises(oxherd.NotYourTurn):
                self.match.withdraw(seat)

    @precondition(running)
    @rule(dice=st.integers(0, 10**6), asks=st.integers(1, 30))
    def hurry(self, dice: int, asks: int) -> None:
        """Everybody chooses quickly for a while."""
        self.play_on(dice, asks)

    @precondition(running)
    @rule(one=ANY_NUMBER, other=ANY_NUMBER, as_text=st.booleans())
    def err(self, one: int, other: int, *, as_text: bool) -> None:
        """A choice that is not offered, by any seat."""
        seat, ask = one % self.match.rules.players, self.ask()
        legal = list(ask.options(seat)) if seat in ask.members else []
        wrong = [choice for choice in all_choices() if choice not in legal]
        choice = wrong[other % len(wrong)]
        self.refused(seat, choice.text if as_text else choice, None, oxherd.OxherdError)

    @precondition(running)
    @rule(late=st.sampled_from([-1, 1, 7]), one=ANY_NUMBER)
    def come_late(self, late: int, one: int) -> None:
        """A choice for another ask."""
        ask = self.ask()
        seat = ask.members[one % len(ask.members)]
        self.refused(seat, ask.options(seat)[0], ask.number + late, oxherd.StaleAsk)

    @precondition(running)
    @rule(seat=st.sampled_from([-1, 10, 11]))
    def be_nobody(self, seat: int) -> None:
        """A seat that is not at the table."""
        ask = self.ask()
        self.refused(seat, ask.options(ask.members[0])[0], None, oxherd.NotYourTurn)

    # What happens to the match

    @rule()
    def copy(self) -> None:
        """Go on with a copy; the one left behind must not move."""
        self.left_alone.append((self.match, self.match.position()))
        self.match = self.match.copy()

    @rule()
    def store(self) -> None:
        """Go on with what comes out of a pickle."""
        events = list(self.match.events)
        self.match = pickle.loads(pickle.dumps(self.match))  # noqa: S301 - our own
        assert list(self.match.events) == events

    @rule()
    def write_down(self) -> None:
        """Go on from the text of the position; the past is forgotten."""
        self.earlier = self.draws()
        position = self.match.position()
        self.match = oxherd.Match.at(self.match.rules, position, self.seed)
        assert self.match.position() == position

    @rule()
    def replay(self) -> None:
        """The record makes the same match, sealed choices included."""
        again = oxherd.Match.replay(str(self.match.record()))
        assert again.position() == self.match.position()
        assert list(again.events) == list(self.match.events)
        assert again.record().steps == self.match.record().steps
        assert again.scores == self.match.scores

    # What must hold

    @invariant()
    def the_right_seats_owe(self) -> None:
        """Who has made all picks owes nothing, and everybody may still choose."""
        ask = self.match.ask
        if ask is None:
            return
        assert list(ask.seats) == self.owing()
        for seat in self.match.rules.seats:
            seen = self.match.view(seat).ask
            assert seen is not None
            assert seen.to_json()["sealed"] == self.chosen.get(seat, [])

    def teardown(self) -> None:
        """Nobody has touched what was left behind."""
        for match, position in getattr(self, "left_alone", []):
            assert match.position() == position

    # Helpers

    def ask(self) -> Ask:
        """The present ask, which there is."""
        ask = self.match.ask
        assert ask is not None
        return ask

    def play_on(self, dice: int, asks: int) -> None:
        """Answer so many asks; now and then somebody chooses who does not have to."""
        thrown = Dice(dice)
        for _ in range(asks):
            number = self.match.ask.number if self.match.ask is not None else 0
            while self.match.ask is not None and self.match.ask.number == number:
                ask = self.match.ask
                seats = ask.seats if thrown.below(5) else ask.members
                self.say(seats[thrown.below(len(seats))], thrown.below(999))

    def say(self, seat: int, other: int) -> None:
        """Choose one of the options; when that resolves the ask, both sides go on."""
        ask = self.ask()
        options = ask.options(seat)
        choice = options[other % len(options)]
        picked = self.chosen.get(seat, [])
        picked = [choice.text] if len(picked) == ask.owed(seat) else [*picked, choice.text]
        self.chosen[seat] = picked
        speaks = ask.mode == ANY and picked not in (PASSES, SILENT)
        resolved = speaks or not self.owing()
        if ask.mode == ONE:
            assert resolved
        mode = ask.mode
        self.match.choose(seat, choice, ask.number)
        if resolved:
            self.go_on(mode)
            self.compare()

    def owing(self) -> list[int]:
        """The seats that have not chosen as often as they must."""
        ask = self.ask()
        return [seat for seat in ask.members if len(self.chosen.get(seat, [])) < ask.owed(seat)]

    def go_on(self, mode: str) -> None:
        """The reference hears what was chosen, and who is silent passes there again and again."""
        if mode == ANY:
            self.silent = {seat for seat, own in self.chosen.items() if own == SILENT}
        self.tell_reference(self.chosen)
        while len(self.silent) == self.match.rules.players and self.reference_asks(ANY):
            self.tell_reference(dict.fromkeys(self.silent, PASSES))
        self.chosen = {}
        ask = self.match.ask
        if ask is None or ask.mode == ALL:  # another trick
            self.silent = set()
        elif ask.mode == ANY:
            self.chosen = dict.fromkeys(self.silent, SILENT)

    def tell_reference(self, chosen: dict[int, list[str]]) -> None:
        """All that was chosen; that somebody will be silent is kept from it."""
        kept = {seat: PASSES if own == SILENT else own for seat, own in chosen.items()}
        self.reference.answer(dict(sorted(kept.items())))

    def reference_asks(self, mode: str) -> bool:
        """Whether its question is of this mode."""
        question = self.reference.question
        return question is not None and question.mode == mode

    def refused(
        self, seat: int, choice: Choice | str, number: int | None, error: type[Exception]
    ) -> None:
        """The choice raises, and changes nothing."""
        before, events = self.match.position(), len(self.match.events)
        with pytest.raises(error):
            self.match.choose(seat, choice, number)
        assert (self.match.position(), len(self.match.events)) == (before, events)

    def draws(self) -> list[Drawn]:
        """What chance has done since the beginning."""
        steps = self.match.record().steps
        drawn = [(s.round, s.purpose, s.drawn) for s in steps if isinstance(s, Draw)]
        return self.earlier + drawn

    def compare(self) -> None:
        """The match, as its texts tell it, is where the reference is."""
        rules = self.match.rules
        state = read_position(rules, self.match.position(), Shake(b""))
        state.sealed = []  # who owes is compared with the model
        ask = run(rules, state)
        assert told(ask) == told(self.match.ask)
        compare(Told(rules, state, ask, self.draws()), self.reference)
        if self.match.ask is None:
            assert self.match.winners == self.reference.table.winners
            assert list(self.match.scores) == self.reference.table.totals


def told(ask: Ask | None) -> object:
    """All about an ask but who owes a choice."""
    if ask is None:
        return None
    options = [list(ask.options(seat)) for seat in ask.members]
    return (ask.number, ask.mode, ask.kind, ask.about, ask.picks, ask.members, options)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_do_the_reference_agrees(game: str) -> None:
    """At some tables of each game."""

    class ThisTable(Table):
        """Where this game is played."""

        plays = game

    few = settings(max_examples=settings().max_examples // SHARE)
    run_state_machine_as_test(ThisTable, settings=few)
