"""What may be chosen, and that nothing else can be."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.ask import ALL, ONE, Ask
from oxherd.core.chance import Chance
from oxherd.core.choice import Choice, all_choices, choice_of
from oxherd.core.engine import answer, can, run, verify
from oxherd.core.errors import OxherdError
from oxherd.core.event import Log
from oxherd.core.frame import Frame
from oxherd.core.options import Options
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.match import Match
from oxherd.notation.position import write_position
from oxherd.testing.reach import reachable
from oxherd.testing.walk import Check, Walk, question, random_choices

SECRETS = (State, Match, Ask, Rules, Frame, Chance, Log)
"""What nothing that leaves the engine may hold on to."""

UNREADABLE = ("", " ", "0", "00", "105", "1000", "r0", "r11", "44 ", "x", "٤٤", "44~~", "pass ")
NO_SEATS = (-1, 10, 99)


class OptionsCheck(Check):
    """Options are there, in a stable order, and are nothing but themselves."""

    name: ClassVar[str] = "options"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: list[tuple[Options, list[Choice]]] = []

    def rests(self) -> None:
        """A question is well-formed, and each seat that is asked has something to say."""
        for options, choices in self.kept:
            self.same(list(options), choices, "options have changed with the match")
        self.kept = []
        ask = self.walk.match.ask
        if ask is None:
            return
        self._question(ask)
        for seat in ask.members:
            self._options(ask, seat)
        for seat in set(self.rules.seats) - set(ask.members):
            self._none(ask, seat)

    def _question(self, ask: Ask) -> None:
        owing, members = list(ask.seats), list(ask.members)
        self.demand(ask.mode in ("one", "all", "any"), f"no mode of asking: {ask.mode}")
        self.demand(ask.picks >= 1, "a question for nothing")
        self.demand(owing, "a question to nobody")
        self.demand(set(owing) <= set(members), "a seat owes that may not choose")
        self.demand(set(members) <= set(self.rules.seats), "a seat is asked that is not there")
        for seats in (owing, members):
            self.demand(seats == sorted(set(seats)), f"seats are not ascending: {seats}")
        self.demand(ask.mode != ONE or len(members) == 1, "mode `one`, but several seats")

    def _options(self, ask: Ask, seat: int) -> None:
        options = ask.options(seat)
        choices, again = list(options), list(ask.options(seat))
        self.same(again, choices, f"asked twice, the options of seat {seat} differ")
        ids = [choice.id for choice in choices]
        self.demand(len(ids) >= ask.owed(seat) - len(ask.picked(seat)), f"too few options: {ids}")
        self.demand(ids, f"seat {seat} has no options")
        self.demand(len(set(ids)) == len(ids), f"options twice: {choices}")
        self.demand(ids == sorted(ids), f"options are not ascending by id: {choices}")
        by_index = [options[at] for at in range(len(options))]
        self.same(by_index, choices, "options differ by index")
        self.demand(all([choice in options for choice in choices]), "`in` does not agree")
        copied = list(run_again(self.rules, self.walk.state, ask).options(seat))
        self.same(copied, choices, "a copy of the state has other options")
        self._holds_nothing(options)
        self.kept.append((options, choices))

    def _holds_nothing(self, options: Options) -> None:
        """Whoever keeps options keeps no match alive, and can get at none."""
        for held in [*reachable(options), *reachable(iter(options))]:
            self.demand(not isinstance(held, SECRETS), f"options hold on to {type(held).__name__}")

    def _none(self, ask: Ask, seat: int) -> None:
        try:
            ask.options(seat)
        except OxherdError:
            return
        self.fail(f"seat {seat} is not asked, but has options")


def run_again(rules: Rules, state: State, ask: Ask) -> Ask:
    """The question of a copy of the state."""
    again = run(rules, state.copy())
    return ask if again is None else again


class Can(Check):
    """`can` and `verify` agree with the options, for every choice that there is."""

    name: ClassVar[str] = "can"

    def rests(self) -> None:
        """Any one seat; over a whole match all come up."""
        ask = self.walk.match.ask
        if ask is None:
            return
        seat = self.dice.below(self.rules.players)
        legal = {choice.id for choice in ask.options(seat)} if seat in ask.members else set()
        for choice in all_choices():
            expected = choice.id in legal
            says = "" if expected else "not "
            agreed = can(ask, seat, choice.id) == expected == verified(ask, seat, choice)
            self.demand(agreed, f"{choice} is {says}among the options of seat {seat}, but …")


def verified(ask: Ask, seat: int, choice: Choice) -> bool:
    """Whether `verify` lets a choice pass."""
    try:
        verify(ask, seat, choice.id)
    except OxherdError:
        return False
    return True


class Illegal(Check):
    """A choice that may not be made raises an error and changes nothing."""

    name: ClassVar[str] = "illegal"

    def rests(self) -> None:
        """Wrong choices, texts, seats and numbers, all at once."""
        before = self._picture()
        match, ask = self.walk.match, self.walk.match.ask
        if ask is None:
            self._refused(0, choice_of(1))
        else:
            self._wrong_choices(ask)
            seat = ask.seats[0]
            legal = ask.options(seat)[0]
            for text in UNREADABLE:
                self._refused(seat, text)
            for nobody in (*NO_SEATS, self.rules.players):
                self._refused(nobody, legal)
            for number in (ask.number - 1, ask.number + 1, 0):
                self._refused(seat, legal, number)
            if not ask.picked(seat):
                self._not_withdrawn(match, seat)
        self.same(self._picture(), before, "a refused choice has changed the match")

    def _wrong_choices(self, ask: Ask) -> None:
        """Some of those that are not among the options."""
        choices = all_choices()
        for seat in self.rules.seats:
            legal = {choice.id for choice in ask.options(seat)} if seat in ask.members else set()
            for _ in range(4):
                choice = choices[self.dice.below(len(choices))]
                if choice.id not in legal:
                    self._refused(seat, choice)
                    self._refused(seat, choice.text)

    def _refused(self, seat: int, choice: Choice | str, number: int | None = None) -> None:
        try:
            self.walk.match.choose(seat, choice, number)
        except OxherdError as error:
            told = ", ".join([f"{key}={value}" for key, value in error.arguments.items()])
            self.same(str(error), f"{error.code}: {told}".removesuffix(": "), "an error's text")
        else:
            self.fail(f"seat {seat} could choose {choice} (ask {number})")

    def _not_withdrawn(self, match: Match, seat: int) -> None:
        try:
            match.withdraw(seat)
        except OxherdError:
            return
        self.fail(f"seat {seat} could withdraw what it has not chosen")

    def _picture(self) -> tuple[object, ...]:
        match = self.walk.match
        record = match.record()
        return (match.position(), question(match.ask), list(match.events), record.steps)


class Sealing(Check):
    """In what order seats choose, and what they chose before, makes no difference."""

    name: ClassVar[str] = "sealing"

    def rests(self) -> None:
        """The answers at once, and one by one with second thoughts, lead to the same place."""
        walk, ask = self.walk, self.walk.match.ask
        if ask is None or ask.mode != ALL or any(walk.state.sealed):
            return
        chosen = random_choices(ask, self.dice)
        direct, log = walk.state.copy(), Log([], [])
        direct.log = log
        if run(self.rules, direct) is not None:
            answer(self.rules, direct, [choice.id for picks in chosen for choice in picks])
            run(self.rules, direct)
        match = walk.match.copy()
        self._choose_slowly(match, ask, dict(zip(ask.members, chosen, strict=True)))
        place = write_position(self.rules, direct)
        self.same(match.position(), place, "sealed one by one, the same choices lead elsewhere")
        events = list(match.events[len(walk.match.events) :])
        self.same(events, log.events, "sealed one by one, the same choices make other events")

    def _choose_slowly(self, match: Match, ask: Ask, chosen: dict[int, list[Choice]]) -> None:
        """All but the last seat choose something else first."""
        order = list(chosen)
        for at in range(len(order) - 1, 0, -1):
            other = self.dice.below(at + 1)
            order[at], order[other] = order[other], order[at]
        decoys = dict(zip(ask.members, random_choices(ask, self.dice), strict=True))
        for seat in order[:-1]:
            self._choose(match, ask, seat, decoys[seat])
        for seat in order:
            if seat != order[-1] and self.dice.below(2):
                match.withdraw(seat)
                self.demand(match.ask is not None and seat in match.ask.seats, "not withdrawn")
            self._choose(match, ask, seat, chosen[seat])

    def _choose(self, match: Match, ask: Ask, seat: int, picks: list[Choice]) -> None:
        for choice in picks:
            now = match.ask
            early = now is None or now.number != ask.number
            self.demand(not early, "the game went on before all had chosen")
            match.choose(seat, choice)
        now = match.ask
        if now is not None and now.number == ask.number:
            self.demand(seat not in now.seats, f"seat {seat} has chosen and still owes")
