"""Changes that must not matter: the same match with other seats, cards or rows, and its chance."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import oxherd
from oxherd.core.ask import Ask
from oxherd.core.chance import Chance, Shake
from oxherd.core.choice import choice_of
from oxherd.core.event import Event
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.board.board_rules import ACTIVE_ROWS
from oxherd.rules.board.tiles import OneSet, TilesDealt
from oxherd.rules.cards import FIFTH_ROW, FLIP_OFFSET, ROW_FIRST
from oxherd.rules.gap.gap_rules import GapRules
from oxherd.rules.row_rules import RowRules

from .reference.plans import Plan

SPECIALS = {"specials": 3, "actions": 2}
"""By the draw that deals them: so many special cards for each seat, if there are enough."""


@dataclass(frozen=True)
class Change:
    """How the second match of so many players differs from the first."""

    players: int
    seats: int = 0
    """Everybody moves so many seats on."""
    cards: dict[int, int] = field(default_factory=dict)
    """Cards that are others in the second match."""
    rows: tuple[int, ...] = ()
    """The new place of each row."""

    def card(self, card: int) -> int:
        """The same card in the second match."""
        return self.cards.get(card, card)

    def row(self, row: int) -> int:
        """The same row in the second match."""
        return self.rows[row] if self.rows else row

    def choice(self, choice: int) -> int:
        """The same choice in the second match."""
        kind = choice_of(choice).kind
        if kind == "row":
            return ROW_FIRST + self.row(choice - ROW_FIRST)
        if kind == "flipped":
            return FLIP_OFFSET + self.card(choice - FLIP_OFFSET)
        return self.card(choice)

    def seat(self, seat: int) -> int:
        """The same person in the second match; what plays by itself stays after the last seat."""
        return (seat + self.seats) % self.players if seat < self.players else seat

    def by_seat(self, things: Sequence[object]) -> dict[int, object]:
        """What each person has."""
        return {self.seat(seat): thing for seat, thing in enumerate(things)}

    def by_row(self, things: Sequence[object]) -> dict[int, object]:
        """What belongs to each row."""
        return {self.row(row): thing for row, thing in enumerate(things)}

    def all_cards(self, cards: Iterable[int]) -> list[int]:
        """The same cards in the second match, in the same order."""
        return [self.card(card) for card in cards]

    def after(self, events: list[Event], at_deal: Change) -> Change:
        """Rows move up where one goes, a fifth one lies below all; a new deal has them as before.

        Rules: R-36, A-23.
        """
        rows = list(self.rows)
        for event in events if rows else []:
            if event.kind == "round-started":
                rows = list(at_deal.rows)
            elif event.kind == "row-removed":
                at = event.values["row"]
                assert isinstance(at, int)
                gone = rows.pop(at)
                rows = [row - 1 if row > gone else row for row in rows]
            elif event.kind == "sign-laid" and event.values["special"] == FIFTH_ROW:
                rows.append(len(rows))
        return replace(self, rows=tuple(rows))


class Changed(Chance):
    """The first match's chance, as the second match needs it."""

    def __init__(self, seed: bytes, rules: Rules, change: Change) -> None:
        super().__init__()
        self.first = Shake(seed)
        self.rules = rules
        self.change = change

    def draw(self, round: int, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:  # noqa: A002
        """Draw, then change what was drawn."""
        drawn = self.first.draw(round, purpose, items, take)
        if purpose in ("drafter", "starter"):
            return (self.change.seat(drawn[0]),)
        if purpose == "deal":
            return self._deal(self.change.all_cards(drawn))
        if purpose in SPECIALS and not self.rules.interrupts:  # a team has none of its own
            each = min(SPECIALS[purpose], len(items) // self.rules.players)
            return tuple(self._turned(list(drawn), each))
        return drawn

    def _deal(self, cards: list[int]) -> tuple[int, ...]:
        """Hands move to other seats, starters to other rows; a stack and a supply stay."""
        rules = self.rules
        assert isinstance(rules, (RowRules, GapRules))
        size = rules.hand_size
        held = rules.players * size
        if isinstance(rules, GapRules):
            return tuple(self._turned(cards, size))
        starters = held + size * (len(rules.sides) - rules.players)
        supply = starters + len(starting_rows(rules))
        later = cards[supply:]
        if isinstance(rules.deal, OneSet) and len(later) >= held:  # a second set
            later = self._turned(later, size)
        return (
            *self._turned(cards[:held], size),
            *cards[held:starters],
            *self._moved(cards[starters:supply], starting_rows(rules)),
            *later,
        )

    def _turned(self, cards: list[int], size: int) -> list[int]:
        """The first blocks of this size, one a seat, go to the new seats."""
        turned = cards[:]
        for seat in self.rules.seats:
            to = self.change.seat(seat) * size
            turned[to : to + size] = cards[seat * size : (seat + 1) * size]
        return turned

    def _moved(self, starters: list[int], rows: list[int]) -> list[int]:
        """The cards of these rows in the new order of the rows."""
        moved = dict(zip([self.change.row(row) for row in rows], starters, strict=True))
        return [moved[row] for row in rows]


def starting_rows(rules: RowRules) -> list[int]:
    """The rows in which a card lies from the beginning; on a board not all of them."""
    if isinstance(rules.deal, TilesDealt):
        first = rules.deal.first_row
        return list(range(first, first + ACTIVE_ROWS))
    return list(range(rules.row_count))


def with_moved_squares(match: Plan, rules: Rules, change: Change) -> Rules:
    """The rules of the second match: on a board the squares move with their rows."""
    if not rules.squares or not change.rows:
        return rules
    moved = change.by_row(rules.squares)
    layout = json.dumps({"rows": [moved[row] for row in range(len(moved))]})
    return oxherd.rules(match.game, match.players, **{**match.options, "layout": layout})


# What is compared


def facts(rules: Rules, state: State, ask: Ask | None, change: Change) -> dict[str, object]:
    """Everything there is to see, with a change applied."""
    cards, by_seat = change.all_cards, change.by_seat
    alone = rules.sides == rules.seats
    by_side = by_seat if alone else Change(change.players).by_seat  # a team and its foe never turn
    return {
        "hands": by_seat([sorted(cards(hand)) for hand in state.hands]),
        "piles": by_side([pile_facts(rules, cards(pile)) for pile in state.piles]),
        "totals": by_side(state.totals),
        "places": by_seat(rules.places(state)),
        "rows": change.by_row([cards(row) for row in state.rows]),
        "queue": [(change.seat(play.seat), change.card(play.card)) for play in state.queue],
        "stock": stock_facts(rules, cards(state.stock)),
        "gone": cards(state.gone),
        "slots": slot_facts(rules, state, change),
        "round": (state.round, state.trick, first_seat(rules, state, change)),
        "sealed": by_seat(state.sealed),
        "ask": ask_facts(ask, change),
    }


def ask_facts(ask: Ask | None, change: Change) -> object:
    """Who is asked what about which card, and may say what."""
    if ask is None:
        return None
    offers = {
        change.seat(seat): {change.choice(choice) for choice in ask.offer(seat)}
        for seat in ask.seats
    }
    return (ask.number, ask.mode, ask.kind, ask.picks, change.card(ask.about), offers)


def pile_facts(rules: Rules, pile: list[int]) -> list[int]:
    """A pile in the order it grew; in GAP equal numbers are taken together, in no order."""
    return sorted(pile) if rules.game == "gap" else pile


def stock_facts(rules: Rules, stock: list[int]) -> list[int]:
    """The next card first; no order where it lies open, or waits to be dealt seat by seat."""
    in_sets = isinstance(rules, RowRules) and isinstance(rules.deal, OneSet)
    return sorted(stock) if rules.open_stock or in_sets else stock


def first_seat(rules: Rules, state: State, change: Change) -> int:
    """Who begins, where anybody does."""
    in_turns = rules.game == "gap" or rules.options.get("logic", False)
    return change.seat(state.first) if in_turns else state.first


def slot_facts(rules: Rules, state: State, change: Change) -> dict[str, object]:
    """What the powers keep; much of it belongs to rows, to seats or to cards."""
    return {
        name: SLOTS[name](value, change) if value and name in SLOTS else value
        for name, value in zip(rules.slot_names, state.slots, strict=True)
    }


def of_seats(value: Any, change: Change) -> object:
    """Something for each seat."""
    return change.by_seat(value)


def of_rows(value: Any, change: Change) -> object:
    """Something for each row."""
    return change.by_row(value)


def at_row(value: Any, change: Change) -> object:
    """A row, and something about it."""
    row, *others = value
    return (change.row(row), *others)


def some_rows(value: Any, change: Change) -> object:
    """Rows from the top."""
    return sorted([change.row(row) for row in value])


def at_seat_and_row(value: Any, change: Change) -> object:
    """A seat, a row, and something about them."""
    seat, row, *others = value
    return (change.seat(seat), change.row(row), *others)


def some_cards(value: Any, change: Change) -> object:
    """Cards, ascending."""
    return sorted(change.all_cards(value))


def a_card(value: Any, change: Change) -> object:
    """A card, and something about it."""
    card, *others = value
    return (change.card(card), *others)


def calls(value: Any, change: Change) -> object:
    """The cards called first and last, and whether others were placed."""
    firsts, lasts, placed = value
    return (change.all_cards(firsts), change.all_cards(lasts), placed)


SLOTS: dict[str, Callable[[Any, Change], object]] = {
    "actions": of_seats,
    "best": of_seats,
    "calls": calls,
    "flip": of_seats,
    "jumping-cow": at_row,
    "lucky": of_seats,
    "mountain": at_row,
    "parity": at_row,
    "pushed": at_seat_and_row,
    "seen": some_cards,
    "settled": at_row,
    "signs": of_rows,
    "specials": of_seats,
    "stops": some_rows,
    "used": a_card,
}
"""Whose the value of a slot is. All others, such as piles of special cards, are nobody's."""
