"""Worlds that a seat cannot tell from the present one: it sees and hears the same in them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import ClassVar

from oxherd.core.ask import ALL, ANY, ONE, Ask
from oxherd.core.chance import Scripted
from oxherd.core.choice import all_choices
from oxherd.core.engine import do, run
from oxherd.core.event import Draw, Event, Log, Move
from oxherd.core.state import State
from oxherd.notation.record import is_plain
from oxherd.testing.decks import Place, SpecialCards
from oxherd.testing.reach import description
from oxherd.testing.secrets import Knowledge, Listener, refusal
from oxherd.testing.walk import Check, Walk, question, some_of
from oxherd.views import see


class Worlds(Check):
    """Where only hidden cards differ, a seat cannot tell: it sees and hears the very same."""

    name: ClassVar[str] = "worlds"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.known = Knowledge(walk.rules)
        self.specials = SpecialCards()
        self.looked_at = 0
        self.opening = walk.state.copy()
        self.first_step = 0
        self.first_event = 0

    def stepped(self, old: State, events: Sequence[Event]) -> None:
        """Remember where the round began."""
        self.known.look(self.walk.state)
        if self.walk.state.round != old.round:
            self.opening = old
            self.first_event = len(self.walk.log.events) - len(events)
            self.first_step = self._steps_before_deal()
            self.specials.begin_round()
        for step in self.walk.log.steps[self.looked_at :]:
            if isinstance(step, Draw):
                self.specials.drawn(step)
        self.looked_at = len(self.walk.log.steps)
        self.specials.heard(events)

    def _steps_before_deal(self) -> int:
        """How much of the log is older than this round."""
        steps, now = self.walk.log.steps, self.walk.state.round
        at = len(steps)
        while at and isinstance(step := steps[at - 1], Draw) and step.round == now:
            at -= 1
        return at

    def rests(self) -> None:
        """One listener each time, so that a whole match has looked at all of them."""
        if self.walk.match.ask is None:
            return
        listener = ([*self.rules.seats, None])[self.dice.below(self.rules.players + 1)]
        world = self._world(listener)
        try:
            ask = self._play(world, listener)
        except (ValueError, IndexError, KeyError) as error:
            self.fail(f"what {listener} cannot know changes the game: {error!r}")
        self._alike(world, ask, listener)

    def _world(self, listener: Listener) -> State:
        """The round from its beginning, the cards that the listener has not seen changed about."""
        state = self.walk.state
        unseen = tuple(sorted(set(self.rules.cards(state)) - self.known.seen[listener]))
        swap = dict(zip(unseen, some_of(unseen, len(unseen), self.dice), strict=True))
        hidden = self.specials.hidden_from(listener)
        script = {
            (step.round, step.purpose): self._special_cards(step, hidden)
            if is_plain(step.purpose)
            else tuple([swap.get(card, card) for card in step.drawn])
            for step in self.walk.log.steps[self.first_step :]
            if isinstance(step, Draw)
        }
        world = self.opening.copy()
        world.sealed = []
        world.chance = Scripted(script, None)
        world.log = Log([], [])
        return world

    def _special_cards(self, draw: Draw, hidden: list[Place]) -> tuple[int, ...]:
        """The hidden ones of this draw change places; seats, colours and the like are public."""
        at = tuple([place for round_, purpose, place in hidden if named(draw) == (round_, purpose)])
        drawn = list(draw.drawn)
        for place, other in zip(at, some_of(at, len(at), self.dice), strict=True):
            drawn[place] = draw.drawn[other]
        return tuple(drawn)

    def _play(self, world: State, listener: Listener) -> Ask | None:
        """The same choices; where they are still sealed, others' are any."""
        ask = run(self.rules, world)
        for move in self.walk.log.steps[self.first_step :]:
            if not isinstance(move, Move):
                continue
            silent = silent_in(world, ask)
            for at, seat in enumerate(move.seats):
                for choice in move.of_seat(at):
                    if silent and silent[seat] == (choice,):
                        continue
                    if ask is None or seat not in ask.members or ask.number != move.number:
                        raise ValueError(f"another question: {ask}")
                    if do(self.rules, world, ask, seat, choice):
                        ask = run(self.rules, world)
        if ask is not None:
            self._seal(world, ask, listener)
        return ask

    def _seal(self, world: State, ask: Ask, listener: Listener) -> None:
        """Others have chosen, but who knows what; in an `any` only passes can be waiting."""
        if ask.mode == ONE:
            world.sealed = self.walk.state.sealed[:]  # passes for the rest of the trick
            return
        for seat, sealed in enumerate(self.walk.state.sealed):
            for choice in sealed[len(ask.picked(seat)) :]:
                left = ask.left(seat)
                secret = ask.mode == ALL and seat != listener
                said = left[self.dice.below(len(left))] if secret else choice
                do(self.rules, world, ask, seat, said)

    def _alike(self, world: State, ask: Ask | None, listener: Listener) -> None:
        """The same question, view, events and errors."""
        who = f"a world that {listener} cannot tell from this one"
        self.same(question(ask), question(self.walk.match.ask), f"{who} asks differently")
        here = self.walk.match.view(listener)
        there = see(self.rules, world, ask, listener)
        self.same(json.dumps(there.to_json()), json.dumps(here.to_json()), f"{who} looks different")
        self.same(description(there), description(here), f"{who} looks different to a program")
        events = [event for event in self._events(world) if event.heard_by(listener)]
        heard = self.walk.log.events[self.first_event :]
        expected = [event for event in heard if event.heard_by(listener)]
        self.same(events, expected, f"{who} sounds different")
        if ask is not None and listener is not None:
            self._refuses_alike(ask, listener, who)

    def _events(self, world: State) -> list[Event]:
        return [] if world.log is None else world.log.events

    def _refuses_alike(self, ask: Ask, listener: int, who: str) -> None:
        choices, here = all_choices(), self.walk.ask
        for _ in range(4):
            choice = choices[self.dice.below(len(choices))].id
            if here is not None:
                expected = refusal(here, listener, choice)
                self.same(refusal(ask, listener, choice), expected, f"{who} refuses differently")


def named(draw: Draw) -> tuple[int, str]:
    """What a script calls it."""
    return (draw.round, draw.purpose)


def silent_in(state: State, ask: Ask | None) -> list[tuple[int, ...]]:
    """What seats have said to the team before, so that a log that tells it need not be obeyed."""
    return state.sealed[:] if ask is not None and ask.mode == ANY else []
