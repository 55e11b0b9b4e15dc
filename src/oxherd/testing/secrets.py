"""What a seat may know: views and events tell that, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import ClassVar

from oxherd.core.ask import Ask
from oxherd.core.choice import all_choices
from oxherd.core.engine import verify
from oxherd.core.errors import NotYourTurn, OxherdError
from oxherd.core.event import Event
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import card_and_value
from oxherd.testing.cards import CARD_CALLED, CARD_OF, public
from oxherd.testing.choosing import SECRETS
from oxherd.testing.reach import reachable
from oxherd.testing.walk import Check, Walk, question
from oxherd.views import View

Listener = int | None
"""A seat, or None: a spectator."""

VIEW_KEYS = frozenset(
    [
        "game",
        "players",
        "options",
        "high_wins",
        "reconstruction",
        "squares",
        "bulls",
        "clovers",
        "sides",
        "seat",
        "round",
        "trick",
        "first",
        "rows",
        "hand_sizes",
        "hands",
        "known",
        "pile_sizes",
        "piles",
        "points",
        "totals",
        "queue",
        "stock_size",
        "stock",
        "gone",
        "slots",
        "over",
        "winners",
        "ask",
    ]
)
ASK_KEYS = frozenset(
    ["number", "mode", "kind", "seats", "members", "about", "picks", "details", "options", "sealed"]
)

NUMBERS = frozenset(
    [
        "players",
        "sides",
        "seat",
        "round",
        "trick",
        "first",
        "hand_sizes",
        "pile_sizes",
        "points",
        "totals",
        "queue",
        "stock_size",
        "winners",
        "number",
        "seats",
        "members",
        "picks",
        "row",
        "square",
        "total",
        "tiles",
        "bulls",
        "target",
        "left",
        "done",
        "clovers",
        "scores",
    ]
)
"""Keys of views and events whose numbers are no cards."""

SLOTS_OF_CARDS = frozenset(["seen", "calls"])
"""Slots whose numbers are cards; those of all others are rows, squares or points."""

PRINTED = frozenset(["squares", "layout", "effect"])
"""Keys of what is printed on a board: its words look like cards, and everybody reads them."""

WORD = re.compile(r"(?<!\w)[0-9]+[a-z]*~?(?!\w)")


class Views(Check):
    """A view has the parts it is declared to have, true ones, and no way back to the match."""

    name: ClassVar[str] = "views"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: list[tuple[View, str]] = []

    def rests(self) -> None:
        """Every seat's view and the spectator's."""
        for view, text in self.kept:
            self.same(json.dumps(view.to_json()), text, "an old view has changed with the match")
        self.kept = []
        for listener in (*self.rules.seats, None):
            view = self.walk.match.view(listener)
            plain = view.to_json()
            self.same(set(plain), VIEW_KEYS, "a view has other parts than declared")
            if view.ask is not None:
                self.same(set(view.ask.to_json()), ASK_KEYS, "a view's ask has other parts")
            text = json.dumps(plain)
            self.same(json.loads(text), plain, "a view is not plain data")
            self._true(view, listener)
            self.kept.append((view, text))
        self._holds_nothing(self.walk.match.view(self.dice.below(self.rules.players)))
        self._for_nobody()

    def _true(self, view: View, listener: Listener) -> None:
        """What is shown is so; what is hidden is None."""
        state, rules = self.walk.state, self.rules
        for at, hand in enumerate(state.hands):
            known = rules.open_hands or at == listener
            self.same(view.hands[at], hand if known else None, f"the hand of seat {at}")
            self.demand(set(view.known[at]) <= set(hand), f"not in the hand of seat {at}")
        for side, pile in enumerate(state.piles):
            shown = None if rules.hides_pile(side) else pile
            self.same(view.piles[side], shown, f"the pile of side {side}")
        facts: list[tuple[str, object, object]] = [
            ("seat", view.seat, listener),
            ("rows", view.rows, tuple(state.rows)),
            ("round", view.round, state.round),
            ("trick", view.trick, state.trick),
            ("first", view.first, state.first),
            ("queue", [card_and_value(n)[0] for _, n in view.queue], waiting(state)),
            ("totals", view.totals, tuple(state.totals)),
            ("hand_sizes", view.hand_sizes, tuple([len(hand) for hand in state.hands])),
            ("pile_sizes", view.pile_sizes, tuple([len(pile) for pile in state.piles])),
            ("stock", view.stock, state.stock if rules.open_stock else None),
            ("stock_size", view.stock_size, len(state.stock)),
            ("gone", view.gone, state.gone),
            ("sides", view.sides, rules.sides),
            ("winners", view.winners, self.walk.match.winners),
            ("over", view.over, self.walk.match.ask is None),
            ("ask", asked(view), question(self.walk.match.ask)),
        ]
        for what, found, expected in facts:
            self.same(found, expected, f"the view of {listener} is wrong about {what}")

    def _holds_nothing(self, view: View) -> None:
        for held in reachable(view):
            self.demand(not isinstance(held, SECRETS), f"a view holds on to {type(held).__name__}")

    def _for_nobody(self) -> None:
        for seat in (-1, self.rules.players):
            try:
                self.walk.match.view(seat)
            except NotYourTurn:
                continue
            self.fail(f"there is a view of seat {seat}")


def waiting(state: State) -> list[int]:
    """The revealed cards, next one first."""
    return [play.card for play in reversed(state.queue)]


def asked(view: View) -> tuple[object, ...]:
    """The question of a view as plain values."""
    ask = view.ask
    if ask is None:
        return ()
    said = (ask.number, ask.mode, ask.kind, ask.seats, ask.members, ask.about, ask.picks)
    return (*said, ask.details)


class Knowledge:
    """Which cards of the present round each seat has seen, from where they have lain."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.round = -1
        self.seen: dict[Listener, set[int]] = {}

    def look(self, state: State) -> None:
        """Everybody looks at the table and into the own hand; a new round starts afresh."""
        if state.round != self.round:
            self.round = state.round
            self.seen = {listener: set() for listener in (*self.rules.seats, None)}
        shown = public(self.rules, state)
        for listener, seen in self.seen.items():
            seen.update(shown)
            if listener is not None:
                seen.update(state.hands[listener])


class Leaks(Check):
    """No word that a seat reads or hears names a card of the round that it has not seen."""

    name: ClassVar[str] = "leaks"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.known = Knowledge(walk.rules)
        slots = set(walk.rules.slot_names) - SLOTS_OF_CARDS
        self.numbers = NUMBERS | slots | set(walk.rules.options)

    def stepped(self, old: State, events: Sequence[Event]) -> None:
        """Every event, for everybody who hears it."""
        self.known.look(self.walk.state)
        for event in events:
            plain = event.to_json()
            for listener in self.known.seen:
                if event.heard_by(listener):
                    self._search(plain, listener, f"the event {event}")

    def rests(self) -> None:
        """Every view, and the error of a choice that another seat could have made."""
        match = self.walk.match
        for listener in self.known.seen:
            self._search(match.view(listener).to_json(), listener, "the view")
            for event in match.heard(listener)[-1:]:
                self.demand(event.heard_by(listener), "an event was heard by the wrong seat")
        for seat in self.rules.seats:
            self._errors(seat)

    def _errors(self, seat: int) -> None:
        """An error repeats what was said, and tells nothing besides."""
        ask = self.walk.match.ask
        if ask is None:
            return
        choices = all_choices()
        for _ in range(3):
            choice = choices[self.dice.below(len(choices))]
            told = refusal(ask, seat, choice.id)
            if told.get("choice") == choice.text:
                del told["choice"]
            self._search(told, seat, f"the error {told}")

    def _search(self, plain: object, listener: Listener, where: str) -> None:
        text = str(plain)
        self.demand(self.walk.secret.hex() not in text, f"{where} holds the seed")
        self.demand(str(self.walk.secret) not in text, f"{where} holds the seed")
        unseen = set(cards_in(plain, self.numbers)) - self.known.seen[listener]
        if unseen:
            self.fail(f"{where} tells seat {listener} of {sorted(unseen)}, which it has not seen")


def cards_in(plain: object, numbers: frozenset[str], key: str = "") -> Iterator[int]:
    """Every card that plain data names, by its word or by its id."""
    if key in PRINTED:
        return
    if isinstance(plain, str):
        yield from [CARD_CALLED[word] for word in WORD.findall(plain) if word in CARD_CALLED]
    elif isinstance(plain, dict):
        for name, value in plain.items():
            yield from cards_in(value, numbers, name)
    elif isinstance(plain, list):
        for item in plain:
            said = item[1:] if key == "plays" and isinstance(item, list) else item
            yield from cards_in(said, numbers, "" if key == "plays" else key)
    elif isinstance(plain, int) and not isinstance(plain, bool) and key not in numbers:
        yield from [CARD_OF[plain]] if plain in CARD_OF else []


def refusal(ask: Ask, seat: int, choice: int) -> dict[str, object]:
    """The error of a choice, as a seat would see it; nothing where it is legal."""
    try:
        verify(ask, seat, choice)
    except OxherdError as error:
        return {"code": error.code, **error.arguments}
    return {}
