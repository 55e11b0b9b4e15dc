"""A random match that is played twice at once, and everything that looks on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from oxherd.core.ask import Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import Choice, choice_of
from oxherd.core.dice import Dice
from oxherd.core.engine import do, run
from oxherd.core.event import Event, Log
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.match import Match
from oxherd.notation.position import write_position

REST_SEALED = 4
"""One in so many choices is looked at while others are still to come."""


class Nonconformity(AssertionError):
    """A game does not keep what every game must keep. The message says how to see it again."""

    def __init__(self, check: str, fact: str, walk: Walk) -> None:
        self.check = check
        self.fact = fact
        self.game = walk.rules.game
        self.seed = walk.seed
        self.step = walk.steps
        super().__init__(
            f"{check}: {fact}\n"
            f"  in {walk.rules}, after {walk.steps} choices\n"
            f"  at {walk.place()}\n"
            f"  again with conform(rules, seeds=[{walk.seed}])"
        )


class Check:
    """A fact that is looked at while a match goes on. A subclass says which, and where it looks."""

    name: ClassVar[str] = ""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rules = walk.rules
        self.dice = Dice(walk.seed)
        """Its own, so that a match does not depend on who looks on."""

    def stepped(self, old: State, events: Sequence[Event]) -> None:
        """One step of the game was made; `old` is the state before it."""

    def rests(self) -> None:
        """The match waits for a decision, perhaps with choices sealed already; or it is over."""

    def ends(self) -> None:
        """The match is over, and `rests` has been called for the last time."""

    def demand(self, fact: object, otherwise: str) -> None:
        """Stop here unless a fact holds."""
        if not fact:
            self.fail(otherwise)

    def same(self, found: object, expected: object, otherwise: str) -> None:
        """Stop here unless two things are equal, and show where they differ."""
        if found != expected:
            self.fail(f"{otherwise}: {difference(found, expected)}")

    def fail(self, fact: str) -> None:
        """Stop here."""
        raise Nonconformity(self.name, fact, self.walk)


class Walk:
    """A random match, as a `Match` and, frame by frame, as a bare state with the same seed."""

    def __init__(
        self, rules: Rules, seed: int, checks: Sequence[type[Check]], *, most: int, every: int
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.most = most
        self.every = every
        self.secret = hashlib.sha256(f"oxherd.testing {seed}".encode()).digest()
        """The seed that both are dealt from; long, so that it can be searched for."""
        self.dice = Dice(seed)
        self.steps = 0
        self.said: list[tuple[int, Choice]] = []
        """Who chose what, from the beginning."""
        self.match = Match(rules, self.secret)
        self.state = rules.begin(Shake(self.secret))
        self.log = Log([], [])
        self.state.log = self.log
        self.ask: Ask | None = None
        """The present decision of the bare state."""
        self.checks = [kind(self) for kind in checks]

    def go(self) -> None:
        """Play to the end. Whatever breaks is the game's fault."""
        try:
            self._run()
            self._rest()
            while self.match.ask is not None:
                self._decide(self.match.ask)
        except Nonconformity:
            raise
        except Exception as error:
            raise Nonconformity("play", f"{type(error).__name__}: {error}", self) from error
        for check in self.checks:
            self._call(check, check.ends)

    def place(self) -> str:
        """Where the match is."""
        return write_position(self.rules, self.state)

    def _decide(self, ask: Ask) -> None:
        """Choices until the ask is answered, seats in any order."""
        while self.match.ask is ask:
            seat = ask.seats[self.dice.below(len(ask.seats))]
            options = ask.options(seat)
            self._say(seat, options[self.dice.below(len(options))])
            if self.match.ask is not ask or self.dice.below(REST_SEALED) == 0:
                self._rest()

    def _say(self, seat: int, choice: Choice) -> None:
        if self.steps >= self.most:
            raise Nonconformity("termination", f"no end after {self.most} choices", self)
        self.steps += 1
        self.said.append((seat, choice))
        self.match.choose(seat, choice)
        ask, old, heard = self.ask, self.state.copy(), len(self.log.events)
        if ask is not None and do(self.rules, self.state, ask, seat, choice.id):
            self._stepped(old, heard)
            self._run()

    def _run(self) -> None:
        """As the engine does, but looking at every step."""
        state = self.state
        while state.stack and state.stack[-1].ask(self.rules, state) is None:
            old, heard = state.copy(), len(self.log.events)
            state.stack.pop().step(self.rules, state, [])
            self._stepped(old, heard)
        old, heard = state.copy(), len(self.log.events)
        self.ask = run(self.rules, state)
        if state.asked != old.asked:  # all have passed for the trick
            self._stepped(old, heard)

    def _stepped(self, old: State, heard: int) -> None:
        events = self.log.events[heard:]
        for check in self.checks:
            self._call(check, partial(check.stepped, old, events))

    def _rest(self) -> None:
        if self.match.ask is None or self.dice.below(self.every) == 0:
            for check in self.checks:
                self._call(check, check.rests)

    def _call(self, check: Check, look: Callable[[], None]) -> None:
        """Let a check look; an error meanwhile is found by that check."""
        try:
            look()
        except Nonconformity:
            raise
        except Exception as error:
            fact = f"{type(error).__name__}: {error}"
            raise Nonconformity(check.name, fact, self) from error


def random_choices(ask: Ask, dice: Dice) -> list[list[Choice]]:
    """Picks for every seat that may choose, in the order of the seats."""
    return [
        [choice_of(number) for number in some_of(ask.offer(seat), ask.owed(seat), dice)]
        for seat in ask.members
    ]


def some_of(numbers: tuple[int, ...], many: int, dice: Dice) -> tuple[int, ...]:
    """So many different ones of these, in a random order."""
    left = list(numbers)
    return tuple([left.pop(dice.below(len(left))) for _ in range(many)])


def question(ask: Ask | None) -> tuple[object, ...]:
    """An ask as plain values, options left out."""
    if ask is None:
        return ()
    said = (ask.number, ask.mode, ask.kind, ask.seats, ask.members, ask.about, ask.picks)
    return (*said, ask.details())


def difference(found: object, expected: object) -> str:
    """Where two things begin to differ, in short."""
    one, other = str(found), str(expected)
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    start = max(0, at - 40)
    return f"…{one[start : at + 60]}… is not …{other[start : at + 60]}…"
