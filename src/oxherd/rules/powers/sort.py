"""Sort: the team decides about the order of all cards that wait. Rules: R-85, C-10."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import register
from oxherd.core.state import State
from oxherd.rules.cards import SORT
from oxherd.rules.parts import Special
from oxherd.rules.placement import Question
from oxherd.rules.powers.calls import Calls, note_order
from oxherd.rules.row_rules import RowRules


class Sort(Special):
    """Card by card, the next one first; nothing that was called before counts. Rule: A-44."""

    def __init__(self, calls: Calls) -> None:
        super().__init__(SORT)
        self.calls = calls

    def usable(self, rules: RowRules, state: State) -> bool:
        """There is something to sort."""
        return len(state.queue) > 1

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """Ask for the first one."""
        self.calls.forget_all(state)
        state.stack.append(NextOne(seat, 0))


class NextOne(Question):
    """The question which card comes next, after those that are sorted."""

    tag: ClassVar[str] = "sort"
    shape: ClassVar[tuple[str, ...]] = ("seat", "number")
    names: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def fields(self) -> tuple[int, ...]:
        """Who sorts, and how many are sorted."""
        return (self.seat, self.done)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless there is but one left."""
        if len(state.queue) - self.done == 1:
            return None
        return Ask(self, rules, state, ONE, "sort", (self.seat,), state.queue[-1].card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Those that are left, ascending."""
        left = len(state.queue) - self.done
        return tuple(sorted([play.card for play in state.queue[:left]]))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """It waits behind those that are sorted; the last one is where it belongs."""
        if not answers:
            note_order(state)
            return
        queue = state.queue
        at = [play.card for play in queue].index(answers[0])
        queue.insert(len(queue) - self.done - 1, queue.pop(at))
        state.stack.append(NextOne(self.seat, self.done + 1))

    def possible(self, rules: RowRules, state: State) -> bool:
        """Several are left."""
        return isinstance(rules.specials.get(SORT), Sort) and len(state.queue) - self.done > 1


register(NextOne)
