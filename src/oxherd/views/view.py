"""A whitelist: a view holds what is copied into it here by name, and no way back to the state."""

from __future__ import annotations

from typing import Final

from oxherd.core.ask import Ask
from oxherd.core.border import no_number, seat_number, whole
from oxherd.core.choice import choice_of
from oxherd.core.errors import NotYourTurn
from oxherd.core.native import Unchecked, mypyc_attr
from oxherd.core.options import Options
from oxherd.core.plain import Plain, thaw
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import said

Cards = tuple[int, ...]

NAMED: Final = ("card", "special")
"""Details of a question that are choices, 0 where there is none yet."""


@mypyc_attr(serializable=True)
class AskView:
    """The present decision as one seat sees it: with its own options only."""

    def __init__(self, ask: Ask, seat: int | None) -> None:
        self.number = ask.number
        self.mode = ask.mode
        self.kind = ask.kind
        self.seats = ask.seats
        """Who still owes a choice."""
        self.members = ask.members
        """Who may choose or change a choice."""
        self.about = ask.about
        self.picks = ask.picks
        self.details = ask.details()
        """What is settled already, such as the row that is taken; cards and choices are ids."""
        self.seat = seat
        mine = seat is not None and seat in ask.members
        self._own = ask.options(seat) if mine and seat is not None else None
        self.sealed = ask.picked(seat) if mine and seat is not None else ()
        """What this seat has chosen already."""

    def options(self, seat: int | Unchecked) -> Options:
        """The options of the seat whose view this is."""
        number = whole(seat)
        if self._own is None or number is None or number != self.seat:
            raise NotYourTurn("not-your-turn", seat=no_number(seat) if number is None else number)
        return self._own

    def __repr__(self) -> str:
        """`AskView(3 all card seats=(0, 1))`."""
        return f"AskView({self.number} {self.mode} {self.kind} seats={self.seats})"

    def to_json(self) -> dict[str, object]:
        """Plain data; options are there only for a seat that may choose."""
        return {
            "number": self.number,
            "mode": self.mode,
            "kind": self.kind,
            "seats": list(self.seats),
            "members": list(self.members),
            "about": choice_of(self.about).text if self.about else None,
            "picks": self.picks,
            "details": {
                name: _text(value) if name in NAMED else value
                for name, value in self.details.items()
            },
            "options": [] if self._own is None else [choice.text for choice in self._own],
            "sealed": [choice_of(number).text for number in self.sealed],
        }


@mypyc_attr(serializable=True)
class View:
    """Everything one seat (None: a spectator) may know of a match now."""

    def __init__(self, rules: Rules, state: State, ask: Ask | None, seat: int | None) -> None:
        self.game = rules.game
        self.players = rules.players
        self.options = dict(rules.options)
        self.high_wins = rules.high_wins
        self.reconstruction = rules.reconstruction
        """Whether parts of the material are a guess of ours."""
        self.squares = rules.squares
        """What is printed on the table, row by row; nothing in most games."""
        self.bulls = rules.bulls
        """The bulls on a card by its number, where they are not those of the base game."""
        self.clovers = rules.clovers
        """Places on the score track where a loss brings a lucky card, from the top."""
        self.sides = rules.sides
        """Which side each seat plays for: its pile, its points and its total."""
        self.seat = seat
        self.round = state.round
        self.trick = state.trick
        self.first = state.first
        self.rows: tuple[Cards, ...] = tuple(state.rows)
        self.hand_sizes = tuple([len(hand) for hand in state.hands])
        self.hands: tuple[Cards | None, ...] = tuple(
            [
                hand if rules.open_hands or at == seat else None
                for at, hand in enumerate(state.hands)
            ]
        )
        """Each seat's cards, None where they are hidden."""
        self.known: tuple[Cards, ...] = rules.known(state)
        """The cards of each hand that everybody has seen going there."""
        self.pile_sizes = tuple([len(pile) for pile in state.piles])
        self.piles: tuple[Cards | None, ...] = tuple(
            [None if rules.hides_pile(side) else pile for side, pile in enumerate(state.piles)]
        )
        """Each side's taken cards, None where they may not be looked at."""
        self.points: tuple[int | None, ...] = tuple(
            [
                None if rules.hides_pile(side) else rules.points(side, pile)
                for side, pile in enumerate(state.piles)
            ]
        )
        """What each pile is worth now."""
        self.totals = tuple(state.totals)
        self.queue: tuple[tuple[int, int], ...] = tuple(
            [(play.seat, said(play.card, play.value)) for play in reversed(state.queue)]
        )
        """Revealed cards that wait: seat and what it played, next one first."""
        self.stock_size = len(state.stock)
        self.stock: Cards | None = state.stock if rules.open_stock else None
        self.gone = state.gone
        """Cards that left the game this round."""
        self.slots: dict[str, Plain] = {
            name: rules.show_slot(at, state.slots[at], seat)
            for at, name in enumerate(rules.slot_names)
        }
        """What the game's special rules show."""
        self.over = ask is None
        self.winners = rules.winners(state) if ask is None else ()
        self.ask = None if ask is None else AskView(ask, seat)

    def __repr__(self) -> str:
        """`View(classic, seat 0 of 4, round 1)`."""
        whose = "a spectator" if self.seat is None else f"seat {self.seat} of {self.players}"
        return f"View({self.game}, {whose}, {'over' if self.over else f'round {self.round}'})"

    @property
    def hand(self) -> Cards:
        """The seat's own cards; a spectator has none."""
        own = None if self.seat is None else self.hands[self.seat]
        return () if own is None else own

    def to_json(self) -> dict[str, object]:
        """Plain data for the wire; cards and choices by their text."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "high_wins": self.high_wins,
            "reconstruction": self.reconstruction,
            "squares": [list(row) for row in self.squares],
            "bulls": list(self.bulls),
            "clovers": list(self.clovers),
            "sides": list(self.sides),
            "seat": self.seat,
            "round": self.round,
            "trick": self.trick,
            "first": self.first,
            "rows": [_texts(row) for row in self.rows],
            "hand_sizes": list(self.hand_sizes),
            "hands": [_texts(hand) for hand in self.hands],
            "known": [_texts(cards) for cards in self.known],
            "pile_sizes": list(self.pile_sizes),
            "piles": [_texts(pile) for pile in self.piles],
            "points": list(self.points),
            "totals": list(self.totals),
            "queue": [[seat, choice_of(number).text] for seat, number in self.queue],
            "stock_size": self.stock_size,
            "stock": _texts(self.stock),
            "gone": _texts(self.gone),
            "slots": {name: thaw(value) for name, value in self.slots.items()},
            "over": self.over,
            "winners": list(self.winners),
            "ask": None if self.ask is None else self.ask.to_json(),
        }


def see(rules: Rules, state: State, ask: Ask | None, seat: int | Unchecked | None) -> View:
    """The view of a seat; NotYourTurn for a seat that is not at the table."""
    return View(rules, state, ask, None if seat is None else seat_number(seat, rules.players))


def _text(choice: int) -> str | None:
    return choice_of(choice).text if choice else None


def _texts(cards: Cards | None) -> list[str] | None:
    """Cards by their text; an empty place of a row is written as in positions."""
    if cards is None:
        return None
    return [choice_of(card).text if card else "_" for card in cards]
