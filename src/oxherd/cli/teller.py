"""Events as sentences, in the order they happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from oxherd.cli.words import Words, upper_first
from oxherd.core.event import Event
from oxherd.i18n import Value

Values = dict[str, Any]


class Teller:
    """Tells what happened at a table; the own seat is addressed as `you`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._ways = {
            "colours-removed": self._colours_removed,
            "hand-dealt": self._hand_dealt,
            "row-started": self._row_started,
            "drafted": self._with_card,
            "revealed": self._revealed,
            "placed": self._placed,
            "collected": self._collected,
            "marker-moved": self._marker_moved,
            "round-scored": self._round_scored,
            "match-ended": self._match_ended,
            "played": self._with_card,
            "took": self._took,
            "joined": self._with_card,
            "refilled": self._refilled,
        }

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """A sentence for each event, or for several that belong together."""
        for kind, values in together(events):
            way = self._ways.get(kind, self._plain)
            yield upper_first(way(kind, values))

    def _plain(self, kind: str, values: Values) -> str:
        """What has numbers only, such as the start of a round."""
        return self.words.say(f"event-{kind}", **{name: str(v) for name, v in values.items()})

    def _by(self, kind: str, seat: int, **values: Value) -> str:
        """Something that a seat did: `You take …` or `Ann takes …`."""
        if seat == self.words.own:
            return self.words.say(f"cli-you-{kind}", **values)
        return self.words.say(f"event-{kind}", player=self.words.name(seat), **values)

    def _with_card(self, kind: str, values: Values) -> str:
        return self._by(kind, values["seat"], card=self.words.card(values["card"]))

    def _colours_removed(self, kind: str, values: Values) -> str:
        return self.words.say(f"event-{kind}", colours=self.words.colours(values["colours"]))

    def _hand_dealt(self, kind: str, values: Values) -> str:
        """The own hand, or in a told match that of a player."""
        cards = self.words.cards(values["cards"])
        if values["seat"] == self.words.own:
            return self.words.say(f"event-{kind}", cards=cards)
        player = self.words.name(values["seat"])
        return self.words.say(f"event-{kind}-to", player=player, cards=cards)

    def _row_started(self, kind: str, values: Values) -> str:
        card = self.words.card(values["card"])
        return self.words.say(f"event-{kind}", row=values["row"] + 1, card=card)

    def _revealed(self, kind: str, values: Values) -> str:
        return self.words.say(f"event-{kind}", plays=self.words.plays(values["plays"]))

    def _placed(self, kind: str, values: Values) -> str:
        card, row = self.words.card(values["card"]), values["row"] + 1
        return self._by(kind, values["seat"], card=card, row=row, side=values["side"])

    def _collected(self, kind: str, values: Values) -> str:
        """The sentence of the shared catalogue counts bulls itself, ours gets them as an amount."""
        return self._by(
            kind,
            values["seat"],
            row=values["row"] + 1,
            cards=self.words.cards(values["cards"]),
            bulls=values["bulls"],
            amount=self.words.say("label-bulls", bulls=values["bulls"]),
            why=values["why"],
        )

    def _marker_moved(self, kind: str, values: Values) -> str:
        values = {**values, "row": values["row"] + 1}
        return self.words.say(f"event-{kind}", **values)

    def _round_scored(self, kind: str, values: Values) -> str:
        points, totals = self.words.each(values["points"]), self.words.each(values["totals"])
        return self.words.say(f"event-{kind}", round=values["round"], points=points, totals=totals)

    def _match_ended(self, kind: str, values: Values) -> str:
        """Alone, together, and whether oneself is among them."""
        winners = values["winners"]
        players = self.words.people(winners)
        if self.words.own in winners:
            return self.words.say(f"cli-you-{kind}", players=players, count=len(winners))
        return self.words.say(f"event-{kind}", players=players, count=len(winners))

    def _took(self, kind: str, values: Values) -> str:
        return self._by(kind, values["seat"], cards=self.words.cards(values["cards"]))

    def _refilled(self, kind: str, values: Values) -> str:
        return self.words.say(f"event-{kind}", cards=self.words.cards(values["cards"]))


def together(events: Iterable[Event]) -> Iterator[tuple[str, Values]]:
    """Kinds and values; what a seat takes in one turn is told at once, the played card last."""
    for kind, group in groupby(events, key=lambda event: event.kind):
        alike = [event.values for event in group]
        if kind == "took":
            cards = [card for values in alike for card in _cards(values)]
            alike = [{"seat": alike[0]["seat"], "cards": tuple(cards)}]
        for values in alike:
            yield kind, dict(values)


def _cards(values: Values) -> tuple[int, ...]:
    cards: tuple[int, ...] = values["cards"]
    return cards
