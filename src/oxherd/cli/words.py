"""What cards, seats and amounts are called at one table, in one language."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, cast

from oxherd.cli.console import held
from oxherd.core.choice import choice_of
from oxherd.core.plain import Plain
from oxherd.core.rules import Rules
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
        self,
        translator: Translator,
        names: Sequence[str],
        own: int | None = None,
        *,
        team: bool = False,
        rounds: bool = True,
    ) -> None:
        self.translator = translator
        self.names = names
        """By seat."""
        self.own = own
        self.team = team
        """Whether all seats play together, against a hand that nobody holds."""
        self.rounds = rounds
        """Whether a match can have more than one round."""

    def say(self, key: str, /, **values: Value) -> str:
        """A message in the language of the table."""
        return self.translator.say(key, **values)

    def name(self, seat: int) -> str:
        """A player's name, or `you`; the seat after the last is that of the buffalo."""
        if seat >= len(self.names):
            return self.say("label-buffalo")
        return self.say("label-you") if seat == self.own else self.names[seat]

    def side(self, side: int) -> str:
        """Whose pile and whose line on the score pad it is: a player's, or the whole team's."""
        if not self.team:
            return self.name(side)
        if side:
            return self.say("label-buffalo")
        return self.name(0) if len(self.names) == 1 else self.say("label-team")

    def people(self, seats: Sequence[int]) -> str:
        """`Ann, Ben and Cleo`."""
        return self.both([self.name(seat) for seat in seats])

    def both(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("cli-and", most=", ".join(words[:-1]), last=words[-1])

    def each(self, amounts: Sequence[object]) -> str:
        """`Ann 3, Ben 0`: an amount for each side."""
        names = [led(self.side(side)) for side in range(len(amounts))]
        return ", ".join(f"{name} {amount}" for name, amount in zip(names, amounts, strict=True))

    def lead(self, seat: int) -> str:
        """A name before a number: `Ann 3`, but `Seat 2: 3`."""
        return led(self.name(seat))

    def card(self, choice: int) -> str:
        """`44`, `62 as 26` or `red 7`; nothing where a question is about no card."""
        if not choice:
            return ""
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

    def special(self, name: str) -> str:
        """What a special, team, action or lucky card is called; some names depend on the box."""
        return self.say(f"special-{name}", deck="team" if self.team else "hand")

    def effect(self, name: str) -> str:
        """What it does, in a sentence or two."""
        return self.say(f"effect-{name}", deck="team" if self.team else "hand")

    def specials(self, names: Plain) -> str:
        """`Insert, Stop! ×2`, or that there are none."""
        counted = Counter(cast("tuple[str, ...]", names))
        said = [
            self.special(name) + (f" ×{count}" if count > 1 else "")
            for name, count in counted.items()
        ]
        return ", ".join(map(held, said)) or self.say("label-none")

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


def words_for(
    rules: Rules, translator: Translator, names: Sequence[str], own: int | None = None
) -> Words:
    """The words of a table where these rules are played."""
    return Words(translator, names, own, team=is_team(rules), rounds="rounds" in rules.options)


def is_team(rules: Rules) -> bool:
    """Whether there is a side that is nobody's: then all play together against it."""
    return len(rules.sides) > rules.players


def led(name: str) -> str:
    """A name before an amount: one that ends with a number needs a colon."""
    return f"{name}:" if name[-1:].isdecimal() else name


def stopped(text: str) -> str:
    """A sentence ends with one mark: `6 nimmt!` has its own."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


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
