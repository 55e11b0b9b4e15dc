"""What every game shares: cards and their tokens, questions and answers, the table, the end."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Answers: TypeAlias = dict[int, list[str]]
"""Seat -> the tokens that seat chose."""

Draw: TypeAlias = Callable[[int, str, list[int], int], list[int]]
"""draw(round, purpose, items, take) -> `take` of the items, in the order they were drawn."""


@dataclass
class Question:
    """What somebody (mode `one`) or everybody at once (mode `all`) has to decide now."""

    mode: str
    kind: str
    options: dict[int, list[str]]
    picks: int = 1


Asking: TypeAlias = Generator[Question, Answers, T]
"""A piece of a game that may ask questions before it comes to its result."""


@dataclass
class Table:
    """All that lies on the table and stands on the score pad."""

    rows: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    piles: list[list[str]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    round: int = 0
    stock: list[str] = field(default_factory=list)
    marker: tuple[object, ...] = ()
    winners: tuple[int, ...] = ()
    rounds: list[list[int]] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    """How often each rare thing has happened; not a thing to compare."""


# Cards are integers: 1..104 are the number cards, 105..154 the cards of GAP.

NUMBER_CARDS = 104
COLOURS = "rgybp"


def gap_card(colour: int, number: int) -> int:
    """The GAP card of this colour (0..4) and number (0..9)."""
    return 105 + 10 * colour + number


def gap_colour(card: int) -> int:
    """The colour of a GAP card, 0..4."""
    return (card - 105) // 10


def gap_number(card: int) -> int:
    """The number on a GAP card, 0..9."""
    return (card - 105) % 10


@functools.cache
def token(card: int) -> str:
    """The card as text: `44` or, for GAP, `7r`."""
    if card <= NUMBER_CARDS:
        return str(card)
    return f"{gap_number(card)}{COLOURS[gap_colour(card)]}"


def tokens(cards: Iterable[int]) -> list[str]:
    """Several cards as text, in the order given."""
    return [token(card) for card in cards]


def card_of(text: str) -> int:
    """The card that a token names."""
    if text[-1] in COLOURS:
        return gap_card(COLOURS.index(text[-1]), int(text[:-1]))
    return int(text)


def row_token(row: int) -> str:
    """The row as text; rows count from 0 here and from 1 in the token."""
    return f"r{row + 1}"


def row_of(text: str) -> int:
    """The row that a token names."""
    return int(text[1:]) - 1


# Options are only those that differ from the defaults.


def number_option(options: dict[str, object], name: str, default: int) -> int:
    """A whole number among the options."""
    value = options.get(name, default)
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def switch_option(options: dict[str, object], name: str, *, default: bool = False) -> bool:
    """A switch among the options."""
    return bool(options.get(name, default))


def text_option(options: dict[str, object], name: str, default: str) -> str:
    """A word among the options."""
    return str(options.get(name, default))


class Match:
    """The common frame of a match: asking, writing the score pad, agreeing on the end."""

    usual_target: int

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Sit down: nothing is dealt yet, everybody stands at zero."""
        self.game = game
        self.options = options
        self.draw = draw
        self.table = table

        self.seats = range(players)
        self.round = 0
        self.rows: list[list[int]] = []
        self.hands: list[list[int]] = [[] for _ in self.seats]
        self.piles: list[list[int]] = [[] for _ in self.seats]
        self.stock: list[int] = []
        self.totals = [0 for _ in self.seats]
        self.rounds: list[list[int]] = []
        self.winners: list[int] = []

        # A fixed number of rounds replaces the usual target; both may be agreed (R-12, C-1).
        self.rounds_agreed = number_option(options, "rounds", 0)
        self.target = number_option(
            options, "target", 0 if self.rounds_agreed else self.usual_target
        )
        self.max_rounds = number_option(options, "max_rounds", 1000)

    # The score pad

    def write_down(self, points: list[int]) -> None:
        """Write a finished round on the score pad."""
        self.rounds.append(points)
        self.totals = [total + now for total, now in zip(self.totals, points, strict=True)]

    def agreed_end_reached(self) -> bool:
        """Whether somebody is at the target or the agreed rounds are played."""
        target_reached = self.target > 0 and max(self.totals) >= self.target
        rounds_played = self.rounds_agreed > 0 and self.round >= self.rounds_agreed
        return target_reached or rounds_played

    # Questions

    def ask(self, question: Question) -> Asking[Answers]:
        """Show the table, ask, and accept only what was offered."""
        self.show()
        answers = yield question
        if set(answers) != set(question.options):
            raise ValueError(f"answers of seats {sorted(answers)} to {question}")
        for seat, chosen in answers.items():
            offered = set(chosen) <= set(question.options[seat])
            if not offered or not len(set(chosen)) == len(chosen) == question.picks:
                raise ValueError(f"answer {chosen} of seat {seat} to {question}")
        return answers

    def ask_one(self, kind: str, seat: int, options: list[str]) -> Asking[str]:
        """Ask one seat for one thing."""
        answers = yield from self.ask(Question("one", kind, {seat: options}))
        return answers[seat][0]

    def choose_card(self, kind: str, seat: int, cards: list[int]) -> Asking[int]:
        """Ask one seat for one of these cards."""
        answer = yield from self.ask_one(kind, seat, tokens(sorted(cards)))
        return card_of(answer)

    # The table

    def marker(self) -> tuple[object, ...]:
        """Where the special card of the game lies and what it shows, if there is one."""
        return ()

    def show(self) -> None:
        """Bring the table up to date."""
        self.table.rows = [tokens(row) for row in self.rows]
        self.table.hands = [tokens(sorted(hand)) for hand in self.hands]
        self.table.piles = [tokens(pile) for pile in self.piles]
        self.table.totals = list(self.totals)
        self.table.round = self.round
        self.table.stock = tokens(self.stock)
        self.table.marker = self.marker()
        self.table.winners = tuple(self.winners)
        self.table.rounds = [list(points) for points in self.rounds]
