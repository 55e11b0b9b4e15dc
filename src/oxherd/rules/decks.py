"""Special cards in hands, hidden in a pile, or open on the table. Copies of a kind are equal."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oxherd.core.choice import choice_of
from oxherd.core.engine import draw
from oxherd.core.moments import Problem
from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.core.tuples import with_item, without
from oxherd.rules.cards import SPECIAL_FIRST, SPECIALS
from oxherd.rules.round import RoundRules
from oxherd.rules.slot import Slot

UNKNOWN: Final = 0
"""A special card that a position does not name."""

Kinds = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Slot[RoundRules]):
    """Special cards in one place, open to all; its value is a tuple, the next one first."""

    def __init__(self, box: Kinds) -> None:
        super().__init__()
        self.box = box
        """Every special card that comes with the game, ascending."""

    def empty(self, rules: RoundRules) -> Plain:
        """No card."""
        return ()

    def show(self, value: Plain, seat: int | None) -> Plain:
        """All of it, by name."""
        return names(cast("Kinds", value))

    def write(self, value: Plain) -> str:
        """`stop seven`."""
        return " ".join(names(cast("Kinds", value)))

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """Kinds that the box holds, not too many."""
        return read_kinds(words, self.box)

    def holds(self, value: Plain) -> Kinds:
        """What lies in it."""
        return cast("Kinds", value)

    def of(self, state: State) -> Kinds:
        """What lies in it now."""
        return cast("Kinds", state.slots[self.slot])

    def add(self, state: State, kind: int) -> None:
        """A card is put to the others, which are in the order of their kinds."""
        state.slots[self.slot] = with_item(self.of(state), kind)

    def remove(self, state: State, kind: int) -> None:
        """A card is taken away."""
        state.slots[self.slot] = without(self.of(state), kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenPile(Pile):
    """Nobody knows what comes next, but everybody how much there is."""

    whole: ClassVar[bool] = True
    """Whether the whole box is in play, so that what is nowhere else lies here."""

    def show(self, value: Plain, seat: int | None) -> Plain:
        """The number of cards."""
        return len(cast("Kinds", value))

    def fill(self, rules: RoundRules, state: State) -> None:
        """What is nowhere else lies here; unknown cards are any of the others."""
        rest = list(self.box)
        unknown = 0
        for kind in all_specials(rules, state):
            if kind == UNKNOWN:
                unknown += 1
            elif kind in rest:
                rest.remove(kind)
            else:
                return  # `problem` tells
        missing = len(rest) - unknown
        if missing < 0:
            return
        if self.whole:
            state.slots[self.slot] = (*self.of(state), *[UNKNOWN] * missing)
            unknown += missing
        if unknown:
            drawn = draw(state, "unknown-specials", tuple(range(len(rest))), unknown)
            dealt = [rest[place] for place in drawn]
            for slot in rules.slots:
                value = state.slots[slot.slot]
                if UNKNOWN in slot.holds(value):
                    state.slots[slot.slot] = filled(value, dealt)

    def problem(self, rules: RoundRules, state: State) -> Problem | None:
        """No kind is there more often than in the box, and none is missing from a whole one."""
        rest = list(self.box)
        for kind in all_specials(rules, state):
            if kind not in rest:
                name = choice_of(kind).text if kind else "?"
                return Problem("position-value", self.name, found=name)
            rest.remove(kind)
        if self.whole and rest:
            found = len(self.of(state))
            return Problem("position-count", self.name, found=found, expected=found + len(rest))
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Held(Slot[RoundRules]):
    """Special cards in the hands of the seats; a seat sees its own, and how many others have."""

    open_to_all: ClassVar[bool] = False

    def __init__(self, box: Kinds) -> None:
        super().__init__()
        self.box = box
        """Every special card that comes with the game, ascending."""

    def empty(self, rules: RoundRules) -> Plain:
        """Nobody has one."""
        return ((),) * rules.players

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Names where they may be known, else numbers of cards."""
        hands = cast("tuple[Kinds, ...]", value)
        return tuple(
            [
                names(hand) if self.open_to_all or at == seat else len(hand)
                for at, hand in enumerate(hands)
            ]
        )

    def write(self, value: Plain) -> str:
        """`stop seven / - / insert`, seat by seat."""
        hands = cast("tuple[Kinds, ...]", value)
        return " / ".join([" ".join(names(hand)) or "-" for hand in hands])

    def read(self, rules: RoundRules, words: list[str]) -> Plain:
        """A hand for each seat."""
        hands: list[Kinds] = []
        start = 0
        for at in range(len(words) + 1):
            if at == len(words) or words[at] == "/":
                hand = read_kinds(words[start:at], self.box)
                if hand is None:
                    return None
                hands.append(tuple(sorted(hand)))
                start = at + 1
        return tuple(hands) if len(hands) == rules.players else None

    def holds(self, value: Plain) -> Kinds:
        """All hands together."""
        return tuple([kind for hand in cast("tuple[Kinds, ...]", value) for kind in hand])

    def of(self, state: State, seat: int) -> Kinds:
        """The special cards of a seat, in the order of their kinds."""
        return cast("tuple[Kinds, ...]", state.slots[self.slot])[seat]

    def set(self, state: State, seat: int, hand: Kinds) -> None:
        """The seat has these now."""
        hands = cast("tuple[Kinds, ...]", state.slots[self.slot])
        state.slots[self.slot] = (*hands[:seat], hand, *hands[seat + 1 :])

    def add(self, state: State, seat: int, kind: int) -> None:
        """The seat gets one more."""
        self.set(state, seat, with_item(self.of(state, seat), kind))

    def remove(self, state: State, seat: int, kind: int) -> None:
        """The seat has one less."""
        self.set(state, seat, without(self.of(state, seat), kind))


def names(kinds: Kinds) -> tuple[str, ...]:
    """Special cards by name; `?` where one is not known."""
    return tuple([SPECIALS[kind - SPECIAL_FIRST] if kind else "?" for kind in kinds])


def read_kinds(words: list[str], box: Kinds) -> Kinds | None:
    """The special cards that words name; None where one is none, or not in the box."""
    kinds: list[int] = []
    for word in words:
        if word == "?":
            kinds.append(UNKNOWN)
        elif word in SPECIALS and SPECIAL_FIRST + SPECIALS.index(word) in box:
            kinds.append(SPECIAL_FIRST + SPECIALS.index(word))
        else:
            return None
    return tuple(kinds)


def all_specials(rules: RoundRules, state: State) -> Kinds:
    """The special cards of all places."""
    found = [kind for frame in state.stack for kind in frame.keeps(rules)]
    for slot in rules.slots:
        found += slot.holds(state.slots[slot.slot])
    return tuple(found)


def filled(value: Plain, dealt: list[int]) -> Plain:
    """A slot with its unknown special cards dealt; hands stay in order."""
    if not isinstance(value, tuple):
        return value
    if UNKNOWN in value:
        return tuple([dealt.pop() if kind == UNKNOWN else kind for kind in value])
    if any([isinstance(hand, tuple) and UNKNOWN in hand for hand in value]):
        hands = [cast("Kinds", filled(hand, dealt)) for hand in value]
        return tuple([tuple(sorted(hand)) for hand in hands])
    return value


def distinct(kinds: Kinds) -> Kinds:
    """Each kind once; they are in order already."""
    return tuple([kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind])


def shuffled(state: State, purpose: str, kinds: Kinds) -> Kinds:
    """These cards in the order of a draw: of places, because copies are equal."""
    if not kinds:
        return ()
    ordered = sorted(kinds)
    places = draw(state, purpose, tuple(range(len(ordered))), len(ordered))
    return tuple([ordered[place] for place in places])
