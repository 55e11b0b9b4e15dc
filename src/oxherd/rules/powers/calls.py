"""First and last: the team calls one of its cards to an end of the queue. Rules: R-83, R-84."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import register
from oxherd.core.moments import Problem
from oxherd.core.plain import Plain
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.rules.cards import FIRST, LAST, said
from oxherd.rules.events import REORDERED
from oxherd.rules.numbers import small_numbers
from oxherd.rules.placement import Question
from oxherd.rules.powers.targets import OnCard
from oxherd.rules.round import RoundRules
from oxherd.rules.row_rules import RowRules
from oxherd.rules.slot import Slot

Cards = tuple[int, ...]

FIRSTS: Final = 0
LASTS: Final = 1
PLACED: Final = 2


class Calls(Slot[RoundRules]):
    """The cards called first and last, outermost in front, and whether another one was placed."""

    name: ClassVar[str] = "calls"

    def empty(self, rules: RoundRules) -> Plain:
        """Nothing was said."""
        return ((), (), False)

    def setup(self, rules: RoundRules, state: State) -> Plain:
        """Nothing was said."""
        return ((), (), False)

    def begin(self, state: State) -> None:
        """A trick begins."""
        state.slots[self.slot] = ((), (), False)

    def called(self, state: State, end: int) -> Cards:
        """The cards called to this end of the queue."""
        return cast("tuple[Cards, Cards, bool]", state.slots[self.slot])[end]  # type: ignore[return-value]

    def first_is_over(self, state: State) -> bool:
        """Whether a card was placed that had not been called first. Rule: A-44."""
        return cast("tuple[Cards, Cards, bool]", state.slots[self.slot])[PLACED]

    def call(self, state: State, end: int, cards: Cards) -> None:
        """These are at that end now, and no longer at the other one."""
        other = tuple([card for card in self.called(state, 1 - end) if card not in cards])
        both = (cards, other) if end == FIRSTS else (other, cards)
        state.slots[self.slot] = (*both, self.first_is_over(state))

    def forget(self, state: State, card: int) -> None:
        """A card leaves the queue."""
        firsts = tuple([each for each in self.called(state, FIRSTS) if each != card])
        lasts = tuple([each for each in self.called(state, LASTS) if each != card])
        state.slots[self.slot] = (firsts, lasts, self.first_is_over(state))

    def end_first(self, state: State) -> None:
        """From now on no card of this trick can be called first. Rule: A-44."""
        state.slots[self.slot] = (self.called(state, FIRSTS), self.called(state, LASTS), True)

    def placing(self, state: State) -> None:
        """The next card of the queue is placed by the rules."""
        card = state.queue[-1].card
        by_call = card in self.called(state, FIRSTS)
        self.forget(state, card)
        if not by_call:
            self.end_first(state)

    def forget_all(self, state: State) -> None:
        """Nothing that was called counts any more. Rule: A-44."""
        state.slots[self.slot] = ((), (), self.first_is_over(state))

    def show(self, value: Plain, seat: int | None) -> Plain:
        """All heard it."""
        return value

    def write(self, value: Plain) -> str:
        """`44 12 / 7 / placed`."""
        firsts, lasts, placed = cast("tuple[Cards, Cards, bool]", value)
        words = [" ".join([str(card) for card in cards]) or "-" for cards in (firsts, lasts)]
        return " / ".join([*words, "placed" if placed else "-"])

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """Three lists."""
        parts = [part.split() for part in " ".join(words).split("/")]
        if len(parts) != 3 or parts[PLACED] not in ([], ["placed"]):
            return None
        firsts, lasts = small_numbers(parts[FIRSTS], 3), small_numbers(parts[LASTS], 3)
        if firsts is None or lasts is None:
            return None
        return (firsts, lasts, parts[PLACED] == ["placed"])

    def problem(self, rules: RoundRules, state: State) -> Problem | None:
        """Called cards of the team wait at their end of the queue, each called once."""
        firsts, lasts = self.called(state, FIRSTS), self.called(state, LASTS)
        waiting = [play.card for play in reversed(state.queue)]
        of_team = [play.card for play in state.queue if play.seat < rules.players]
        twice = len(set(firsts + lasts)) < len(firsts + lasts)
        fronts = (waiting, waiting[1:])  # a replaced card may still be in front of them
        at_ends = any([tuple(front[: len(firsts)]) == firsts for front in fronts])
        at_ends = at_ends and tuple(waiting[::-1][: len(lasts)]) == lasts
        foreign = [card for card in firsts + lasts if card not in of_team]
        if twice or foreign or not at_ends or len(firsts) > 2 or len(lasts) > 2:
            return Problem("position-value", self.name, found=self.write(state.slots[self.slot]))
        return None


class Call(OnCard):
    """One of the two cards: which end it is about, and how to ask about two that are there."""

    def __init__(self, kind: int, calls: Calls, end: int) -> None:
        super().__init__(kind)
        self.calls = calls
        self.end = end

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """Cards of the team, but for those that are there already. Rule: C-10."""
        outermost = state.queue[-1] if self.end == FIRSTS else state.queue[0]
        there = self.calls.called(state, self.end) or (outermost.card,)
        return [
            play.card
            for play in state.queue
            if play.seat < rules.players and play.card not in there
        ]

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """A second one: say which of the two is at the very end. Rules: A-45, C-10."""
        there = self.calls.called(state, self.end)
        if there:
            state.stack.append(Outermost(self.kind, card, seat))
        else:
            self.arrange(state, (card,))

    def arrange(self, state: State, called: Cards) -> None:
        """These go to their end of the queue, the outermost one first."""
        front = {play.card: play for play in state.queue if play.card in called}
        others = [play for play in state.queue if play.card not in called]
        ordered = [front[card] for card in called]
        if self.end == FIRSTS:
            ordered.reverse()
            state.queue = others + ordered
        else:
            state.queue = ordered + others
        self.calls.call(state, self.end, called)
        note_order(state)


class First(Call):
    """Which card of the team is placed first: only before any other is. Rules: R-83, A-44."""

    def __init__(self, calls: Calls, *, anytime: bool) -> None:
        super().__init__(FIRST, calls, FIRSTS)
        self.anytime = anytime

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """None when its time is over."""
        if self.calls.first_is_over(state) and not self.anytime:
            return []
        return super().cards(rules, state)


class Last(Call):
    """Which card of the team is placed last. Rule: R-84."""

    def __init__(self, calls: Calls) -> None:
        super().__init__(LAST, calls, LASTS)


class Outermost(Question):
    """The question which of two called cards is at the very end."""

    tag: ClassVar[str] = "outermost"
    shape: ClassVar[tuple[str, ...]] = ("choice", "choice", "seat")
    names: ClassVar[tuple[str, ...]] = ("special", "card", "seat")

    def __init__(self, kind: int, card: int, seat: int) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """The special card, the card that was called just now, and who decides."""
        return (self.kind, self.card, self.seat)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Of two there is always a choice."""
        kind = "first-of" if self.kind == FIRST else "last-of"
        return Ask(self, rules, state, ONE, kind, (self.seat,), state.queue[-1].card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Ascending."""
        return tuple(sorted(self._both(rules, state)))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """That one, then the other."""
        both = self._both(rules, state)
        other = both[1] if both[0] == answers[0] else both[0]
        self._call(rules).arrange(state, (answers[0], other))

    def possible(self, rules: RowRules, state: State) -> bool:
        """One was called before, and this one could be."""
        call = rules.specials.get(self.kind)
        if not isinstance(call, Call) or not state.queue:
            return False
        called = call.calls.called(state, call.end)
        return len(called) == 1 and self.card in call.cards(rules, state)

    def _both(self, rules: RowRules, state: State) -> Cards:
        call = self._call(rules)
        return (*call.calls.called(state, call.end), self.card)

    def _call(self, rules: RowRules) -> Call:
        call = rules.specials[self.kind]
        assert isinstance(call, Call)
        return call


def note_order(state: State) -> None:
    """Tell in which order the cards wait now."""
    if state.log is not None:
        state.log.note(REORDERED, (tuple([_told(play) for play in reversed(state.queue)]),))


def _told(play: Play) -> tuple[int, int]:
    return (play.seat, said(play.card, play.value))


register(Outermost)
