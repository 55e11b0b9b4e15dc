"""Events as sentences, in the order they happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from oxherd.cli.squares import PLAIN
from oxherd.cli.words import Words, upper_first
from oxherd.core.choice import choice_of
from oxherd.core.event import Event
from oxherd.i18n import Value
from oxherd.rules.cards import MINUS_PLUS

Values = dict[str, Any]


class Teller:
    """Tells what happened at a table; the own seat is addressed as `you`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._ways: dict[str, Callable[[str, Values], str]] = {
            "hand-dealt": self._dealt,
            "specials-dealt": self._dealt,
            "collected": self._with_bulls,
            "turned": self._with_bulls,
            "cancelled": self._with_bulls,
            **dict.fromkeys(("sign-laid", "sign-lifted"), self._special),
            "special-played": self._special_played,
            **dict.fromkeys(("landed", "moved-on"), self._of_itself),
            "scored": self._scored,
            "round-scored": self._round_scored,
            "match-ended": self._match_ended,
        }
        self._words: dict[str, Callable[[Any], Value]] = {
            "card": words.card,
            "other": words.card,
            "cards": words.cards,
            "plays": words.plays,
            "colours": words.colours,
            "special": lambda kind: words.special(choice_of(kind).text),
            "specials": lambda kinds: words.specials(tuple(choice_of(kind).text for kind in kinds)),
            **dict.fromkeys(("row", "target", "square"), lambda place: place + 1),
            **dict.fromkeys(("round", "tiles"), str),
        }

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """A sentence for each event, or for several that belong together."""
        for kind, values in with_reasons(list(together(events))):
            if self._goes_without_saying(kind, values):
                continue
            way = self._ways.get(kind, self._plain)
            yield upper_first(way(kind, values))

    def _goes_without_saying(self, kind: str, values: Values) -> bool:
        """A plain square; the one round of a match, unless its end adds to points won before."""
        if kind == "landed":
            return bool(values["effect"] == PLAIN)
        if self.words.rounds:
            return False
        if kind == "round-scored":
            return self.words.team or not any(values["points"])
        return kind == "round-started"

    def _plain(self, kind: str, values: Values, /, **more: Value) -> str:
        """What needs no more than its values in words: `You take …`, `Ann takes …`, `Row 2 …`."""
        said = {**self._in_words(values), **more}
        seat = values.get("seat")
        if seat is None:
            return self.words.say(f"event-{kind}", **said)
        if seat == self.words.own:
            return self.words.say(f"cli-you-{kind}", **said)
        return self.words.say(f"event-{kind}", player=self.words.name(seat), **said)

    def _in_words(self, values: Values) -> dict[str, Value]:
        """Cards, rows and so on as people call them."""
        return {
            name: self._words[name](value) if name in self._words else value
            for name, value in values.items()
            if name != "seat"
        }

    def _dealt(self, kind: str, values: Values) -> str:
        """The own hand, or in a told match that of a player."""
        own = values["seat"] == self.words.own
        player = self.words.name(values["seat"])
        return self.words.say(
            f"event-{kind}" if own else f"event-{kind}-to",
            player=player,
            **self._in_words(values),
        )

    def _with_bulls(self, kind: str, values: Values) -> str:
        """The sentence of the shared catalogue counts bulls itself, ours gets them as an amount."""
        amount = self.words.say("label-bulls", bulls=values["bulls"])
        why = values.get("why", "") if values.get("cards", True) else "nothing"
        return self._plain(kind, values, amount=amount, why=why)

    def _special(self, kind: str, values: Values) -> str:
        """What a special card means for a row."""
        return self._plain(kind, values, kind=choice_of(values["special"]).text)

    def _special_played(self, kind: str, values: Values) -> str:
        """To lift a stop is no card at all, and what softens a take comes before it."""
        case = "take" if "row" in values else choice_of(values["special"]).text
        return self._plain(kind, values, kind=case)

    def _of_itself(self, kind: str, values: Values) -> str:
        """What a tile does, whoever has placed it."""
        return self.words.say(f"event-{kind}", **self._in_words(values))

    def _scored(self, kind: str, values: Values) -> str:
        """Won or lost, as an amount above zero."""
        points = values["points"]
        amount = self.words.say("label-points", points=abs(points))
        way = "neither" if not points else "won" if points > 0 else "lost"
        return self._plain(kind, values, way=way, amount=amount, total=str(values["total"]))

    def _round_scored(self, kind: str, values: Values) -> str:
        """Where a match is one round, only what its end has added to points won before."""
        points, totals = self.words.each(values["points"]), self.words.each(values["totals"])
        if not self.words.rounds:
            return self.words.say("event-round-scored-rest", points=points)
        return self._plain(kind, values, points=points, totals=totals)

    def _match_ended(self, kind: str, values: Values) -> str:
        """Alone, together, and whether oneself is among them; a team wins or loses as one."""
        winners = values["winners"]
        if self.words.team:
            return self.words.say("event-match-ended-team", result="won" if winners else "lost")
        players = self.words.people(winners)
        key = f"cli-you-{kind}" if self.words.own in winners else f"event-{kind}"
        return self.words.say(key, players=players, count=len(winners))


def together(events: Iterable[Event]) -> Iterator[tuple[str, Values]]:
    """Kinds and values; what a seat takes in one turn is told at once, the played card last."""
    for kind, group in groupby(worth_telling(list(events)), key=lambda event: event.kind):
        alike = [event.values for event in group]
        if kind == "took":
            cards = [card for values in alike for card in _cards(values)]
            alike = [{"seat": alike[0]["seat"], "cards": tuple(cards)}]
        for values in alike:
            yield kind, dict(values)


def with_reasons(told: list[tuple[str, Values]]) -> Iterator[tuple[str, Values]]:
    """What softens a take is used before the take is told, so it comes with the row."""
    for at, (kind, values) in enumerate(told):
        taken = []
        if kind == "special-played" and values["special"] == MINUS_PLUS:
            later = [more for name, more in told[at:] if name == "collected"]
            taken = [more["row"] for more in later if more["seat"] == values["seat"]]
        yield kind, {**values, "row": taken[0]} if taken else values


def worth_telling(events: list[Event]) -> list[Event]:
    """Without those that their neighbours imply."""
    told: list[Event] = []
    before: list[Event | None] = [None, *events]
    after: Event | None = None
    """The next one that is told and no mere consequence."""
    for event, previous in zip(reversed(events), reversed(before[:-1]), strict=True):
        if is_implied(event, previous, after):
            continue
        told.append(event)
        if event.kind != "sign-lifted":
            after = event
    return told[::-1]


def is_implied(event: Event, before: Event | None, after: Event | None) -> bool:
    """A shifted card has its place, a card taken with its row none; a round clears the table."""
    if event.kind == "placed" and before is not None and before.kind == "shifted":
        return True
    if after is None:
        return False
    if event.kind == "placed":
        return after.kind == "collected" and after.values["why"] == "fifth-row"
    return event.kind == "sign-lifted" and after.kind in ("round-scored", "row-removed")


def _cards(values: Values) -> tuple[int, ...]:
    cards: tuple[int, ...] = values["cards"]
    return cards
