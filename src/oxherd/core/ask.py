"""A decision that is waited for: who, what about, and what may be chosen."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from oxherd.core.border import no_number, whole
from oxherd.core.errors import NotYourTurn, StaleAsk
from oxherd.core.frame import Frame
from oxherd.core.native import Unchecked, mypyc_attr
from oxherd.core.options import Options
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.core.tuples import holds

ONE: Final = "one"
"""A seat decides."""
ALL: Final = "all"
"""Everybody decides, sealed until the last one is in; until then a choice may be changed."""
ANY: Final = "any"
"""One member's choice resolves it; otherwise all must pass."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """The present decision of a match, as a live handle: once answered, its options are stale."""

    __slots__ = (
        "_frame",
        "_rules",
        "_state",
        "about",
        "kind",
        "members",
        "mode",
        "number",
        "picks",
        "seats",
    )

    def __init__(
        self,
        frame: Frame[Any],
        rules: Rules,
        state: State,
        mode: str,
        kind: str,
        seats: tuple[int, ...],
        about: int = 0,
        picks: int = 1,
    ) -> None:
        self._frame = frame
        self._rules = rules
        self._state = state
        self.number = state.asked
        """Counts the decisions of a match; a choice for an older number is stale."""
        self.mode = mode
        """`one`, `all` or `any`."""
        self.kind = kind
        """What is asked, for prompts: `card`, `row`, …"""
        self.seats = seats
        """Who still owes a choice."""
        self.members = seats
        """Who may choose: those that owe, and those that may still change their sealed choice."""
        self.about = about
        """The id of the card that the decision is about, or 0."""
        self.picks = picks
        """How many choices each seat gives, one after another; fewer if it has fewer options."""

    def offer(self, seat: int) -> tuple[int, ...]:
        """The ids a seat may choose from, without checks."""
        return self._frame.offer(self._rules, self._state, seat)

    def options(self, seat: int | Unchecked) -> Options:
        """What a seat may choose now, as a snapshot that keeps no state."""
        if self._state.asked != self.number:
            raise StaleAsk("stale-ask", given=self.number, current=self._state.asked)
        number = whole(seat)
        if number is None:
            raise NotYourTurn("not-your-turn", seat=no_number(seat))
        if not holds(self.members, number):
            raise NotYourTurn("not-your-turn", seat=number)
        return Options(self.left(number))

    def left(self, seat: int) -> tuple[int, ...]:
        """The ids a seat may choose from now: no pick is made twice."""
        offer = self.offer(seat)
        if self.picks == 1:
            return offer
        picked = self.picked(seat)
        if len(picked) == min(self.picks, len(offer)):
            return offer
        return tuple([number for number in offer if number not in picked])

    def owed(self, seat: int) -> int:
        """How many choices this seat gives."""
        return 1 if self.picks == 1 else min(self.picks, len(self.offer(seat)))

    def by_seat(self, answers: list[int]) -> list[list[int]]:
        """The answers of all members, as a frame gets them, cut into those of each."""
        cut, at = [], 0
        for seat in self.members:
            owed = self.owed(seat)
            cut.append(answers[at : at + owed])
            at += owed
        return cut

    def details(self) -> dict[str, int]:
        """What is settled about the question already, by name: a row, what is left to pay."""
        names, fields = self._frame.names, self._frame.fields()
        return {name: fields[at] for at, name in enumerate(names)}

    def picked(self, seat: int) -> tuple[int, ...]:
        """The sealed picks of a seat in this ask. Secret until all have chosen."""
        sealed = self._state.sealed
        return sealed[seat] if sealed and self.mode != ONE else ()  # a pass for the trick is none

    def __reduce__(self) -> NoReturn:
        """It lives with its match, so it is neither pickled nor copied."""
        raise TypeError("an Ask belongs to its match: pickle or copy the match")

    def __repr__(self) -> str:
        """`Ask(3 all card seats=(0, 1))`."""
        return f"Ask({self.number} {self.mode} {self.kind} seats={self.seats})"
