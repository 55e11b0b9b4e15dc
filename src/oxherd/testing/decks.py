"""Special cards of a shuffled deck, each followed from its draw to where somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oxherd.core.event import Draw, Event

SHUFFLES: Final = ("specials", "actions", "reshuffle")
"""Draws of places in a deck of special cards, the next one first."""

GIVEN_AWAY: Final = ("special-played", "special-swapped")

Place = tuple[int, str, int]
"""A card by the draw that brought it: the round, the purpose, and which one it was."""


class SpecialCards:
    """Where the special cards of a round are that not everybody has seen.

    What was in a hand before is not followed.
    """

    def __init__(self) -> None:
        self.deck: list[Place] = []
        self.hands: dict[int, list[tuple[int, Place]]] = {}
        """By seat: each card's kind and where it came from."""

    def begin_round(self) -> None:
        """Look only at what is drawn from now on."""
        self.deck, self.hands = [], {}

    def drawn(self, draw: Draw) -> None:
        """A new deck takes the place of an old one."""
        if is_shuffle(draw):
            places = range(len(draw.drawn))
            self.deck = [(draw.round, draw.purpose, at) for at in places]
            self.order = draw.drawn

    def heard(self, events: Sequence[Event]) -> None:
        """Cards go from the deck to hands or on the table, and from hands on the table."""
        for event in events:
            values = event.values
            if event.kind == "specials-dealt":
                self._deal(cast("int", values["seat"]), cast("tuple[int, ...]", values["specials"]))
            elif event.kind == "special-drawn":
                place = self.deck.pop(0)
                self._hand(values["seat"]).append((cast("int", values["special"]), place))
            elif event.kind == "special-turned-up":
                self.deck.pop(0)
            elif event.kind in GIVEN_AWAY:
                self._give_away(self._hand(values["seat"]), values["special"])

    def hidden_from(self, listener: int | None) -> list[Place]:
        """The cards of the deck and of all other hands."""
        held = [hand for seat, hand in self.hands.items() if seat != listener]
        return self.deck + [place for hand in held for _, place in hand]

    def _deal(self, seat: int, kinds: tuple[int, ...]) -> None:
        """Kinds are told in their order, and so are the places from which they were drawn."""
        places, self.deck = self.deck[: len(kinds)], self.deck[len(kinds) :]
        places.sort(key=lambda place: self.order[place[2]])
        self._hand(seat).extend(zip(kinds, places, strict=True))

    def _hand(self, seat: object) -> list[tuple[int, Place]]:
        return self.hands.setdefault(cast("int", seat), [])

    def _give_away(self, hand: list[tuple[int, Place]], kind: object) -> None:
        for at, (held, _) in enumerate(hand):
            if held == kind:
                del hand[at]
                return


def is_shuffle(draw: Draw) -> bool:
    """Whether it was a deck of special cards."""
    return draw.purpose.partition("-")[0] in SHUFFLES
