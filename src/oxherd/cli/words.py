"""What cards, seats and amounts are called at one table, in one language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from oxherd.cli.console import held
from oxherd.core.choice import choice_of
from oxherd.core.plain import Plain
from oxherd.i18n import Translator, Value
from oxherd.rules.cards import COLOURS, GAP_FIRST, card_and_value

MARKERS: Final = {
    "parity": ("even", "odd"),
    "mountain": ("up", "down"),
    "jumping-cow": ("none",),
}
"""What a marker can show, in the order of its numbers in a view."""


class Words:
    """Names for what is on the table. Without a seat of one's own nobody is `you`."""

    def __init__(
        self, translator: Translator, names: Sequence[str], own: int | None = None
    ) -> None:
        self.translator = translator
        self.names = names
        """By seat."""
        self.own = own

    def say(self, key: str, /, **values: Value) -> str:
        """A message in the language of the table."""
        return self.translator.say(key, **values)

    def name(self, seat: int) -> str:
        """A player's name, or `you`."""
        return self.say("label-you") if seat == self.own else self.names[seat]

    def people(self, seats: Sequence[int]) -> str:
        """`Ann, Ben and Cleo`."""
        return self.both([self.name(seat) for seat in seats])

    def both(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("cli-and", most=", ".join(words[:-1]), last=words[-1])

    def each(self, amounts: Sequence[object]) -> str:
        """`Ann 3, Ben 0`: an amount for each seat."""
        return ", ".join(f"{self.lead(seat)} {amount}" for seat, amount in enumerate(amounts))

    def lead(self, seat: int) -> str:
        """A name before a number: `Ann 3`, but `Seat 2: 3`."""
        name = self.name(seat)
        return f"{name}:" if name[-1:].isdecimal() else name

    def card(self, choice: int) -> str:
        """`44`, `62 as 26` or `red 7`."""
        card, value = card_and_value(choice)
        if card >= GAP_FIRST:
            return self.say("label-gap-card", colour=self.colour(card), number=str(value))
        if value != card:
            return self.say("label-flipped", card=str(card), value=str(value))
        return str(card)

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards, or that there are none."""
        between = ", " if cards and cards[0] >= GAP_FIRST else " "
        return between.join([self.card(card) for card in cards]) or self.say("label-none")

    def plays(self, plays: Iterable[tuple[int, int]]) -> str:
        """Seats and what they play, as it will be placed; two cards of a seat stand together."""
        said = []
        for seat, own in groupby(plays, key=itemgetter(0)):
            cards = " + ".join([self.card(choice) for _, choice in own])
            said.append(self.say("label-play", player=self.lead(seat), card=cards))
        return ", ".join(said)

    def colour(self, card: int) -> str:
        """The colour of a card that has one."""
        return self.say(f"colour-{COLOURS[(card - GAP_FIRST) // 10]}")

    def colours(self, letters: str) -> str:
        """`yellow and purple`, or none."""
        return self.both([self.say(f"colour-{letter}") for letter in letters]) or self.say(
            "label-none"
        )

    def hand(self, cards: Sequence[int]) -> str:
        """Cards that one may type: where the word differs, it stands behind the token."""
        return ", ".join(map(self.typed, cards)) if self.word_differs(cards) else self.cards(cards)

    def typed(self, choice: int) -> str:
        """`44`, or `7r (red 7)`: what to type and what it means."""
        token, word = choice_of(choice).text, self.card(choice)
        return token if token == word else held(f"{token} ({word})")

    def word_differs(self, cards: Sequence[int]) -> bool:
        """Whether these cards are called otherwise than they are typed."""
        return any(choice_of(card).text != self.card(card) for card in cards)

    def marker(self, power: str, slot: Plain) -> str:
        """What a marker shows, from its place in a view."""
        face = slot[1] if isinstance(slot, tuple) else 0
        assert isinstance(face, int)
        return self.say(f"label-marker-{power}", face=MARKERS[power][face])


def upper_first(text: str) -> str:
    """A sentence begins with a capital letter, also where a name is `you`."""
    return text[:1].upper() + text[1:]


def simple(text: str) -> str:
    """Without capitals and accents, so that no special keyboard is needed.

    >>> simple("Červená 3")
    'cervena 3'
    """
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())
