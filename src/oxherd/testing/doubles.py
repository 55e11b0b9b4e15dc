"""Matches that must be equal: copied, stored and loaded, told and played again."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from typing import ClassVar

from oxherd.core.choice import Choice
from oxherd.core.engine import do, run
from oxherd.core.event import Draw, Log
from oxherd.core.state import State, state_from_json, state_to_json
from oxherd.match import Match
from oxherd.notation.position import write_position
from oxherd.testing.walk import Check, Walk, question

Picture = dict[str, object]


class Determinism(Check):
    """The same seed and the same choices make the same match."""

    name: ClassVar[str] = "determinism"

    def rests(self) -> None:
        """A match and a bare state with the same seed do not part."""
        match, state = self.walk.match, self.walk.state
        place = write_position(self.rules, state)
        self.same(match.position(), place, "two matches with the same seed and choices differ")
        self.same(question(match.ask), question(self.walk.ask), "the same match asks differently")

    def ends(self) -> None:
        """Neither does a third one, played afterwards."""
        again = Match(self.rules, self.walk.secret)
        try:
            play(again, self.walk.said)
        except ValueError as error:
            self.fail(f"a second match with the same seed does not take the same choices: {error}")
        for found, expected in zip(again.events, self.walk.match.events, strict=False):
            self.same(found, expected, "a second match with the same seed goes differently")
        self.same(again.position(), self.walk.match.position(), "and ends differently")


class Doubles(Check):
    """Matches made from the present one: equal now, and after the same choices."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: list[tuple[str, Match, Picture]] = []
        self.known = 0

    def rests(self) -> None:
        """Look at those made last time, then make new ones."""
        for how, double, before in self.kept:
            self.went_on(how, double, before)
        now = self.picture(self.walk.match)
        self.kept = []
        for how, double in self.make(self.walk.match):
            self.alike(f"{how} is not like the match", self.picture(double), now)
            self.kept.append((how, double, now))
        self.alike("making it has changed the match", self.picture(self.walk.match), now)
        self.known = len(self.walk.said)

    def went_on(self, how: str, double: Match, before: Picture) -> None:
        """The match has gone on without its double; now the double follows."""
        self.alike(f"{how} has changed with the match", self.picture(double), before)
        try:
            play(double, self.walk.said[self.known :])
        except ValueError as error:
            self.fail(f"{how} does not go on as the match did: {error}")
        now = self.picture(self.walk.match)
        self.alike(f"{how} goes on differently", self.picture(double), now)

    def make(self, match: Match) -> Iterator[tuple[str, Match]]:
        """Doubles, each with words for how it was made."""
        raise NotImplementedError

    def picture(self, match: Match) -> Picture:
        """All that has to be equal."""
        return {**table(match), **history(match)}

    def alike(self, otherwise: str, found: Picture, expected: Picture) -> None:
        """Two pictures are equal."""
        for part, value in expected.items():
            self.same(found[part], value, f"{otherwise} ({part})")


class Copies(Doubles):
    """A copy is independent: playing one does not change the other."""

    name: ClassVar[str] = "copies"

    def make(self, match: Match) -> Iterator[tuple[str, Match]]:
        """The three ways to copy."""
        yield "a copy", match.copy()
        yield "copy.copy", copy.copy(match)
        yield "copy.deepcopy", copy.deepcopy(match)

    def rests(self) -> None:
        """Besides: a copy may go another way."""
        super().rests()
        match = self.walk.match
        now = self.picture(match)
        other = match.copy()
        for _ in range(2):
            if other.ask is not None:
                seat = other.ask.seats[self.dice.below(len(other.ask.seats))]
                options = other.ask.options(seat)
                other.choose(seat, options[self.dice.below(len(options))])
        self.alike("playing a copy has changed the match", self.picture(match), now)


class Encodings(Doubles):
    """A match survives pickling, a state survives JSON."""

    name: ClassVar[str] = "encodings"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.stored: State | None = None
        self.from_said = 0

    def make(self, match: Match) -> Iterator[tuple[str, Match]]:
        """Only rules from the catalogue can be pickled; by hand-made ones a state is still JSON."""
        if self.rules.maker is not None:
            loaded = pickle.loads(pickle.dumps(match))  # noqa: S301 - made a moment ago
            self.demand(isinstance(loaded, Match), "pickle gives no match")
            yield "an unpickled match", loaded

    def rests(self) -> None:
        """Besides: the bare state as JSON."""
        super().rests()
        self._stored_went_on()
        plain = state_to_json(self.walk.state)
        text = json.dumps(plain)
        self.stored = state_from_json(json.loads(text))
        self.same(
            json.dumps(state_to_json(self.stored)), text, "a state changes on its way to JSON"
        )

    def _stored_went_on(self) -> None:
        """A state that was JSON takes the same choices to the same place."""
        stored, said = self.stored, self.walk.said[self.from_said :]
        self.from_said = len(self.walk.said)
        if stored is None:
            return
        play_state(self, stored, said)
        now = json.dumps(state_to_json(self.walk.state))
        self.same(json.dumps(state_to_json(stored)), now, "a state from JSON goes on differently")


class Positions(Doubles):
    """The text of a position says all there is but future chance."""

    name: ClassVar[str] = "positions"

    def make(self, match: Match) -> Iterator[tuple[str, Match]]:
        """Read it, with the same chance."""
        yield "a match from its position", Match.at(self.rules, match.position(), self.walk.secret)

    def picture(self, match: Match) -> Picture:
        """A position tells nothing of the past."""
        return table(match)


class Records(Doubles):
    """A record makes the same match again, event by event, whenever it is taken."""

    name: ClassVar[str] = "records"

    def make(self, match: Match) -> Iterator[tuple[str, Match]]:
        """Through its text. A record of a running match does not tell the seed."""
        text = str(match.record())
        if match.ask is not None:
            hidden = self.walk.secret.hex() not in text
            self.demand(hidden, "the record of a running match holds its seed")
        yield "a replayed match", Match.replay(text)

    def went_on(self, how: str, double: Match, before: Picture) -> None:
        """Only as far as no new chance is needed."""
        steps = self.walk.match.record().steps
        told = before["steps"]
        known = len(told) if isinstance(told, list) else 0
        if not any([isinstance(step, Draw) for step in steps[known:]]):
            super().went_on(how, double, before)

    def ends(self) -> None:
        """The whole match, and the very same text."""
        text = str(self.walk.match.record())
        self.same(str(Match.replay(text).record()), text, "a replayed match has another record")


def play(match: Match, said: list[tuple[int, Choice]]) -> None:
    """Make these choices."""
    for seat, choice in said:
        match.choose(seat, choice)


def play_state(check: Check, state: State, said: list[tuple[int, Choice]]) -> None:
    """Make these choices on a bare state."""
    state.log = Log([], [])
    ask = run(check.rules, state)
    for seat, choice in said:
        if ask is None:
            check.fail("a state from JSON ends too early")
        elif do(check.rules, state, ask, seat, choice.id):
            ask = run(check.rules, state)


def table(match: Match) -> Picture:
    """What is on the table, what is asked, and how it looks to one seat after the other."""
    ask = match.ask
    seat = (0 if ask is None else ask.number) % (match.rules.players + 1)
    options = [] if ask is None else [list(ask.options(seat)) for seat in ask.members]
    return {
        "position": match.position(),
        "question": question(ask),
        "options": options,
        "view": match.view(seat if seat < match.rules.players else None).to_json(),
        "winners": match.winners,
    }


def history(match: Match) -> Picture:
    """What has happened."""
    record = match.record()
    return {"events": list(match.events), "steps": record.steps, "sealed": record.sealed}
