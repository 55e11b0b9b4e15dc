"""Special cards that need a row or a card to act on, and the questions which."""

from __future__ import annotations

from typing import ClassVar

from oxherd.core.ask import ONE, Ask
from oxherd.core.choice import choice_of
from oxherd.core.frame import register
from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.rules.cards import ROW_FIRST
from oxherd.rules.parts import Special
from oxherd.rules.placement import Question
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRow(Special):
    """It acts on a row; a single one that is possible is not asked for."""

    def rows(self, rules: RowRules, state: State) -> list[int]:
        """The rows it can act on, from the top."""
        raise NotImplementedError

    def act(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """Do it there."""
        raise NotImplementedError

    def usable(self, rules: RowRules, state: State) -> bool:
        """There is a row for it."""
        return len(self.rows(rules, state)) > 0

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """Ask for the row."""
        state.stack.append(TargetRow(self.kind, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCard(Special):
    """It acts on a card; a single one on the table is not asked for."""

    always_asks: ClassVar[bool] = False
    """Whether even a single card is asked for, because it is one of a hand."""

    def cards(self, rules: RowRules, state: State) -> list[int]:
        """The cards it can act on."""
        raise NotImplementedError

    def act(self, rules: RowRules, state: State, seat: int, card: int) -> None:
        """Do it with that one."""
        raise NotImplementedError

    def decider(self, state: State, seat: int) -> int:
        """Who chooses the card: the one who uses it, unless it says otherwise."""
        return seat

    def usable(self, rules: RowRules, state: State) -> bool:
        """There is a card for it."""
        return len(self.cards(rules, state)) > 0

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """Ask for the card."""
        state.stack.append(TargetCard(self.kind, self.decider(state, seat)))


class Target(Question):
    """A special card is being used by a seat."""

    shape: ClassVar[tuple[str, ...]] = ("choice", "seat")
    names: ClassVar[tuple[str, ...]] = ("special", "seat")

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """The special card and the seat."""
        return (self.kind, self.seat)

    def keeps(self, rules: RowRules) -> tuple[int, ...]:
        """What is to be laid beside a row has left the hand, and lies nowhere yet."""
        special = rules.specials.get(self.kind)
        return (self.kind,) if special is not None and special.stays else ()

    def question(self, rules: RowRules, state: State) -> Ask:
        """Called like the special card."""
        about = state.queue[-1].card if state.queue else 0
        kind = choice_of(self.kind).text
        return Ask(self, rules, state, ONE, kind, (self.seat,), about)


class TargetRow(Target):
    """The question on which row it acts."""

    tag: ClassVar[str] = "target-row"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless there is but one."""
        return self.question(rules, state) if len(self._rows(rules, state)) > 1 else None

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """From the top."""
        return tuple([ROW_FIRST + row for row in self._rows(rules, state)])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Act there."""
        card = rules.specials[self.kind]
        assert isinstance(card, OnRow)
        row = answers[0] - ROW_FIRST if answers else self._rows(rules, state)[0]
        card.act(rules, state, self.seat, row)

    def possible(self, rules: RowRules, state: State) -> bool:
        """There is a choice."""
        return bool(state.queue) and len(self._rows(rules, state)) > 1

    def _rows(self, rules: RowRules, state: State) -> list[int]:
        card = rules.specials.get(self.kind)
        return card.rows(rules, state) if isinstance(card, OnRow) else []


class TargetCard(Target):
    """The question on which card it acts."""

    tag: ClassVar[str] = "target-card"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Unless there is but one, on the table."""
        many = len(self._cards(rules, state)) > 1
        return self.question(rules, state) if many or self._always(rules) else None

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Ascending."""
        return tuple(sorted(self._cards(rules, state)))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Act on it."""
        card = rules.specials[self.kind]
        assert isinstance(card, OnCard)
        chosen = answers[0] if answers else self._cards(rules, state)[0]
        card.act(rules, state, self.seat, chosen)

    def possible(self, rules: RowRules, state: State) -> bool:
        """There is a choice, and it is this seat's."""
        card = rules.specials.get(self.kind)
        if not isinstance(card, OnCard) or not state.queue:
            return False
        least = 1 if card.always_asks else 2
        mine = card.decider(state, self.seat) == self.seat
        return mine and len(card.cards(rules, state)) >= least

    def _always(self, rules: RowRules) -> bool:
        card = rules.specials[self.kind]
        return isinstance(card, OnCard) and card.always_asks

    def _cards(self, rules: RowRules, state: State) -> list[int]:
        card = rules.specials[self.kind]
        return card.cards(rules, state) if isinstance(card, OnCard) else []


register(TargetRow)
register(TargetCard)
