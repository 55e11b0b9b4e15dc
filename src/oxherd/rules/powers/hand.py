"""Special cards in hands: used before a placement. Rules: R-32, R-111, A-20."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.choice import PASS
from oxherd.core.frame import register
from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.rules.decks import Held, Pile, distinct
from oxherd.rules.events import SPECIAL_PLAYED
from oxherd.rules.parts import Window
from oxherd.rules.placement import Question, place_by_rules
from oxherd.rules.powers.used import SHUT, Used
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class HandWindow(Window):
    """The owner of the next card may use special cards of a hidden hand, one after another."""

    kind: ClassVar[str] = "special"
    """What the question is called."""

    def __init__(self, held: Held, discard: Pile) -> None:
        self.held = held
        self.discard = discard

    def opens(self, rules: RowRules, state: State) -> bool:
        """Asked whoever holds any, so that being asked tells nothing."""
        if not self.may_open(state):
            return False
        state.stack.append(USE_SPECIAL)
        return True

    def may_open(self, state: State) -> bool:
        """Whether the owner of the next card may use one."""
        play = state.queue[-1]
        return self.may_use(state, play.seat, play.card)

    def may_use(self, state: State, seat: int, card: int) -> bool:
        """The seat holds a special card."""
        return len(self.held.of(state, seat)) > 0

    def usable(self, rules: RowRules, state: State, seat: int) -> list[int]:
        """Those that the seat holds and could use now."""
        specials = rules.specials
        return [
            kind
            for kind in distinct(self.held.of(state, seat))
            if kind in specials and specials[kind].usable(rules, state)
        ]

    def play(self, rules: RowRules, state: State, seat: int, card: int, kind: int) -> None:
        """The special card leaves the hand, and is discarded unless it stays. Rule: R-32."""
        self.held.remove(state, seat, kind)
        special = rules.specials.get(kind)
        if special is None or not special.stays:
            self.discard.add(state, kind)
        if state.log is not None:
            state.log.note(SPECIAL_PLAYED, (seat, kind))

    def passed(self, rules: RowRules, state: State) -> None:
        """The owner uses none, or no further one: the card is placed."""
        place_by_rules(rules, state)


class Specials(Held):
    """The special cards in the hands. A seat knows its own."""

    name: ClassVar[str] = "specials"


class SpecialWindow(HandWindow):
    """One special card beside a number card, or several. Rules: R-32, A-20."""

    def __init__(self, held: Specials, discard: Pile, used: Used, *, multi: bool) -> None:
        super().__init__(held, discard)
        self.used = used
        self.multi = multi
        """Whether several may be used beside one card."""

    def may_open(self, state: State) -> bool:
        """An emptied row waits for its card, with nothing in between. Rule: A-30."""
        return () not in state.rows and super().may_open(state)

    def may_use(self, state: State, seat: int, card: int) -> bool:
        """The seat holds a special card, and it would not be one too many."""
        if not self.held.of(state, seat):
            return False
        before = self.used.beside(state, card)
        return before == 0 or (self.multi and before < SHUT)

    def shut(self, rules: RowRules, state: State, left: int) -> None:
        """No further one, minus-plus included. Rule: C-4."""
        self.used.count(state, state.queue[-1].card, SHUT)

    def play(self, rules: RowRules, state: State, seat: int, card: int, kind: int) -> None:
        """It is counted, too."""
        super().play(rules, state, seat, card, kind)
        self.used.count(state, card, 1)


class UseSpecial(Question):
    """A special card before the placement, or none."""

    tag: ClassVar[str] = "special"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """Even if passing is all that the seat could do."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, _window(rules).kind, (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, then the kinds that can be used."""
        return (PASS, *_window(rules).usable(rules, state, seat))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Use it, or place the card."""
        window, kind, play = _window(rules), answers[0], state.queue[-1]
        if kind == PASS:
            window.passed(rules, state)
        else:
            window.play(rules, state, play.seat, play.card, kind)
            rules.specials[kind].use(rules, state, play.seat)

    def possible(self, rules: RowRules, state: State) -> bool:
        """The owner of the next card may use one."""
        window = rules.window
        return isinstance(window, HandWindow) and bool(state.queue) and window.may_open(state)


def _window(rules: RowRules) -> HandWindow:
    window = rules.window
    assert isinstance(window, HandWindow)
    return window


USE_SPECIAL: Final = UseSpecial()
register(UseSpecial)
