"""Where the cards are: none is lost or doubled, and the score pad says what the piles are worth."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import ClassVar

from oxherd.core.choice import all_choices
from oxherd.core.event import Event
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import card_and_value
from oxherd.testing.walk import Check

CARD_KINDS = ("card", "gap-card", "flipped")

CARD_OF = {
    choice.id: card_and_value(choice.id)[0] for choice in all_choices() if choice.kind in CARD_KINDS
}
"""The card that a choice plays, by the id of the choice."""

CARD_CALLED = {choice.text: CARD_OF[choice.id] for choice in all_choices() if choice.id in CARD_OF}
"""The card that a word names."""


class Cards(Check):
    """Hands, rows, piles, the queue and the stock hold the same cards all through a round."""

    name: ClassVar[str] = "cards"

    def stepped(self, old: State, events: Sequence[Event]) -> None:
        """After every step of the game, not only where somebody is asked."""
        state = self.walk.state
        cards = everywhere(state)
        self.demand(len(set(cards)) == len(cards), f"a card is in two places: {twice(cards)}")
        foreign = set(cards) - set(self.rules.cards(state))
        self.demand(not foreign, f"cards of no deck: {foreign}")
        if state.round == old.round:
            before = set(everywhere(old))
            self.demand(before <= set(cards), f"cards vanish: {before - set(cards)}")
            self.demand(set(cards) <= before, f"cards appear: {set(cards) - before}")


class Scores(Check):
    """The score pad adds up the piles of every round, and the best total wins."""

    name: ClassVar[str] = "scores"

    def stepped(self, old: State, events: Sequence[Event]) -> None:
        """Only the end of a round writes on the score pad, and it says so."""
        state = self.walk.state
        scored = [event.values for event in events if event.kind == "round-scored"]
        if self.rules.scores_at_once:
            return
        if not scored:
            self.same(state.totals, old.totals, "totals change in mid-round")
            return
        points = self.rules.round_points(old)
        totals = tuple([t + p for t, p in zip(old.totals, points, strict=True)])
        self.same(tuple(state.totals), totals, "totals are not what the piles are worth")
        self.same(scored[0].get("points"), points, "the event tells other points")
        self.same(scored[0].get("totals"), totals, "the event tells other totals")

    def rests(self) -> None:
        """The match tells what the state holds."""
        match, totals = self.walk.match, tuple(self.walk.state.totals)
        self.same(match.scores, totals, "the match tells other scores")
        self._turned(totals)
        if match.ask is not None:
            self.demand(not match.winners, "there are winners before the end")

    def _turned(self, totals: tuple[int, ...]) -> None:
        """Of two seats on different sides, the one with the better total has the better utility."""
        rules, utilities = self.rules, self.walk.match.utilities
        for seat, other in itertools.combinations(rules.seats, 2):
            mine, theirs = totals[rules.sides[seat]], totals[rules.sides[other]]
            better = mine > theirs if rules.high_wins else mine < theirs
            agreed = (utilities[seat] > utilities[other]) == better
            self.demand(agreed, "utilities are not turned the right way")

    def ends(self) -> None:
        """Somebody has won, and a better total has a better place."""
        match = self.walk.match
        winners, places, utilities = match.winners, match.places, match.utilities
        first = tuple([seat for seat in self.rules.seats if places[seat] == 1])
        beaten = self.rules.side_count > len(set(self.rules.sides[: self.rules.players]))
        self.demand(winners or beaten, "nobody has won")
        self.same(winners, first, "the winners are not those in first place")
        for seat in self.rules.seats:
            better = sum([places[other] < places[seat] for other in self.rules.seats])
            self.demand(places[seat] == 1 + better or beaten, f"the place of seat {seat}")
            for other in self.rules.seats:
                if utilities[seat] < utilities[other]:
                    worse = places[seat] > places[other]
                    self.demand(worse, f"seat {seat} has a better place than {other}, and less")
        last = match.events[-1]
        self.same(last.kind, "match-ended", "the last event is not the end")
        self.same(last.values.get("winners"), winners, "the event tells other winners")
        self.same(last.values.get("scores"), match.scores, "the event tells other scores")


def everywhere(state: State) -> list[int]:
    """The cards of all places."""
    zones = [*state.hands, *state.rows, *state.piles, state.stock, state.gone]
    return [card for zone in zones for card in zone if card] + [play.card for play in state.queue]


def public(rules: Rules, state: State) -> set[int]:
    """The cards that lie where everybody can see them, or have lain there in a pile."""
    zones = [*state.rows, *state.piles, state.gone]
    zones += state.hands if rules.open_hands else []
    zones += [state.stock] if rules.open_stock else []
    return {card for zone in zones for card in zone} | {play.card for play in state.queue}


def twice(cards: list[int]) -> set[int]:
    """Those that are there more than once."""
    return {card for card in cards if cards.count(card) > 1}
