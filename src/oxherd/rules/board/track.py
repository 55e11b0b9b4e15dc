"""The score track: points at once, no further than its ends, and clovers on the way down."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.ask import ONE, Ask
from oxherd.core.frame import register
from oxherd.core.moments import Problem
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.board.board_rules import BoardRules, moved, on_board
from oxherd.rules.decks import Held, Kinds, distinct, names
from oxherd.rules.events import LUCKY_TAKEN, SCORED
from oxherd.rules.placement import Question
from oxherd.rules.round import RoundRules
from oxherd.rules.row_rules import RowRules


class LuckyCards(Held):
    """The lucky cards in front of the seats; the others lie open in piles by kind. Rule: R-107."""

    name: ClassVar[str] = "lucky"
    open_to_all: ClassVar[bool] = True

    def left(self, state: State) -> list[int]:
        """The kinds of which some lie in their pile."""
        taken = super().holds(state.slots[self.slot])
        return [kind for kind in distinct(self.box) if self.box.count(kind) > taken.count(kind)]

    def holds(self, value: Plain) -> Kinds:
        """None that could lie in a hidden pile."""
        return ()

    def problem(self, rules: RoundRules, state: State) -> Problem | None:
        """No more of a kind than there are."""
        taken = super().holds(state.slots[self.slot])
        for kind in taken:
            if taken.count(kind) > self.box.count(kind):
                return Problem("position-value", self.name, found=" ".join(names((kind,))))
        return None


class Track:
    """Moves the markers, which are the totals. Rules: R-104, A-85."""

    def __init__(self, clovers: tuple[int, ...], lucky: LuckyCards | None) -> None:
        self.clovers = clovers
        self.lucky = lucky
        """What clovers pay; None: nothing."""

    def move(self, state: State, seat: int, points: int) -> None:
        """At once, and clovers pay directly after it. Rules: R-107, B-7, B-8."""
        before = state.totals[seat]
        after = moved(before, points)
        state.totals[seat] = after
        if state.log is not None:
            state.log.note(SCORED, (seat, after - before, after))
        if self.lucky is not None and after < before:
            passed = 0
            for clover in self.clovers:
                if after <= clover < before:
                    passed += 1
            if passed:
                state.stack.append(LuckyPick(seat, passed))


class LuckyPick(Question):
    """The question of which kind the next lucky card is. Rule: R-107."""

    tag: ClassVar[str] = "lucky-pick"
    shape: ClassVar[tuple[str, ...]] = ("seat", "number")
    names: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[int, ...]:
        """Who takes, and how many more."""
        return (self.seat, self.left)

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """If both kinds are left."""
        if len(_lucky(rules).left(state)) < 2:
            return None
        return Ask(self, rules, state, ONE, "lucky-pick", (self.seat,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """By kind."""
        return tuple(_lucky(rules).left(state))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """That one, the only one, or nothing."""
        lucky = _lucky(rules)
        kinds = answers or lucky.left(state)
        if not kinds:
            return
        lucky.add(state, self.seat, kinds[0])
        if state.log is not None:
            state.log.note(LUCKY_TAKEN, (self.seat, kinds[0]))
        if self.left > 1:
            state.stack.append(LuckyPick(self.seat, self.left - 1))

    def possible(self, rules: RowRules, state: State) -> bool:
        """There is a choice, and not for more cards than there are clovers."""
        if not isinstance(rules, BoardRules) or rules.track.lucky is None:
            return False
        several = len(rules.track.lucky.left(state)) > 1
        return several and 0 < self.left <= len(rules.track.clovers)


def _lucky(rules: RowRules) -> LuckyCards:
    lucky = on_board(rules).track.lucky
    assert lucky is not None
    return lucky


register(LuckyPick)
