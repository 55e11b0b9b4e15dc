"""Changes that must not matter, and what they change: two matches are played side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

import oxherd
from oxherd.core.ask import Ask
from oxherd.core.chance import Chance, Shake
from oxherd.core.choice import choice_of
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, run
from oxherd.core.event import Event, Log
from oxherd.core.playout import random_answers
from oxherd.core.rules import Option, Rules
from oxherd.core.state import State
from oxherd.rules.cards import FLIP_OFFSET, GAP_FIRST, ROW_FIRST, can_flip
from oxherd.rules.gap.gap_rules import GapRules
from oxherd.rules.row_rules import RowRules

from .reference.plans import Plan, plan

ROWS_ALIKE = [game.id for game in oxherd.games() if game.id not in ("logic", "mountain", "gap")]
"""Logic deals no rows, and the climber walks from row to row."""

GAMES = [game.id for game in oxherd.games()]
MATCHES = 40
"""So many drawn matches of each game for each change."""

MARKERS = ("parity", "mountain", "jumping-cow")


@dataclass(frozen=True)
class Change:
    """How the second match differs from the first."""

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

    def seat(self, seat: int, players: int) -> int:
        """The same person in the second match."""
        return (seat + self.seats) % players


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
            return (self.change.seat(drawn[0], self.rules.players),)
        return self._deal(drawn) if purpose == "deal" else drawn

    def _deal(self, drawn: tuple[int, ...]) -> tuple[int, ...]:
        """Hands move to other seats, starters to other rows."""
        rules, change = self.rules, self.change
        assert isinstance(rules, (RowRules, GapRules))
        size, players = rules.hand_size, rules.players
        cards = [change.card(card) for card in drawn]
        hands, rest = cards[: players * size], cards[players * size :]
        moved = [0] * len(hands)
        for seat in rules.seats:
            to = change.seat(seat, players) * size
            moved[to : to + size] = hands[seat * size : (seat + 1) * size]
        placed = rest[:]
        for row in range(len(change.rows)):
            placed[change.row(row)] = rest[row]
        return (*moved, *placed)


def follow(match: Plan, change: Change, asks: int = 10_000) -> State:
    """Play the first and the changed match, equal but for the change, for so many asks."""
    rules, dice = match.rules(), match.dice()
    first = rules.begin(Shake(match.seed))
    second = rules.begin(Changed(match.seed, rules, change))
    for number in range(asks + 1):
        ask, other = run(rules, first), run(rules, second)
        assert facts(rules, second, other, Change()) == facts(rules, first, ask, change), match
        if ask is None or other is None or number == asks:
            break
        chosen = random_answers(ask, dice)
        answer(rules, first, chosen)
        answer(rules, second, changed_answers(rules, ask, other, change, chosen))
    return first


def changed_answers(
    rules: Rules, ask: Ask, other: Ask, change: Change, chosen: list[int]
) -> list[int]:
    """The same answers in the order of the other seats."""
    said = {
        change.seat(seat, rules.players): chosen[at * ask.picks : (at + 1) * ask.picks]
        for at, seat in enumerate(ask.seats)
    }
    return [change.choice(choice) for seat in other.seats for choice in said[seat]]


def facts(rules: Rules, state: State, ask: Ask | None, change: Change) -> dict[str, object]:
    """Everything there is to see, with a change applied."""
    players, card = rules.players, change.card
    seats = [change.seat(seat, players) for seat in rules.seats]
    rows: dict[int, list[int]] = {
        change.row(row): [card(c) for c in cards] for row, cards in enumerate(state.rows)
    }
    return {
        "hands": turned([sorted(map(card, hand)) for hand in state.hands], seats),
        "piles": turned([pile_facts(rules, list(map(card, pile))) for pile in state.piles], seats),
        "totals": turned(state.totals, seats),
        "places": turned(list(rules.places(state)), seats),
        "rows": rows,
        "queue": [(change.seat(play.seat, players), card(play.card)) for play in state.queue],
        "stock": sorted(map(card, state.stock)),
        "slots": slots(rules, state, change, seats),
        "round": (state.round, state.trick, first_seat(rules, state, change)),
        "ask": None
        if ask is None
        else (
            ask.kind,
            {change.seat(s, players): {change.choice(c) for c in ask.offer(s)} for s in ask.seats},
        ),
    }


def pile_facts(rules: Rules, pile: list[int]) -> list[int]:
    """A pile in the order it grew; in GAP equal numbers are taken together, in no order."""
    return sorted(pile) if rules.game == "gap" else pile


def first_seat(rules: Rules, state: State, change: Change) -> int:
    """Who begins, where anybody does."""
    in_turns = rules.game == "gap" or rules.options.get("logic", False)
    return change.seat(state.first, rules.players) if in_turns else state.first


def turned(things: Sequence[object], seats: list[int]) -> dict[int, object]:
    """What each person has, by the new seats."""
    return dict(zip(seats, things, strict=True))


def slots(rules: Rules, state: State, change: Change, seats: list[int]) -> list[object]:
    """What the powers keep: markers stand at rows, flip cards and best rounds belong to seats."""
    found: list[object] = list(state.slots)
    for at, value in enumerate(state.slots):
        if isinstance(value, tuple) and rules.slot_names[at] in MARKERS:
            row, face = value
            assert isinstance(row, int)
            found[at] = (change.row(row), face)
        elif isinstance(value, tuple) and rules.slot_names[at] in ("flip", "best"):
            found[at] = turned(list(value), seats)
    return found


def plans(game: str, *without: str) -> list[Plan]:
    """Drawn matches that do not have some options."""
    drawn = [plan(game, number) for number in range(3 * MATCHES)]
    return [one for one in drawn if not set(without) & set(one.options)][:MATCHES]


def mixed(things: list[int], dice: Dice) -> list[int]:
    """The same in another order."""
    left = things[:]
    return [left.pop(dice.below(len(left))) for _ in things]


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_no_names(game: str) -> None:
    """Who sits somewhere else with the same cards and choices gets the same."""
    for match in plans(game):
        follow(match, Change(seats=1 + match.number % (match.players - 1)))


@pytest.mark.parametrize("game", ROWS_ALIKE)
def test_rows_have_no_order(game: str) -> None:
    """Starters in other rows change nothing else. Rule: A-5."""
    for match in plans(game, "logic"):
        rules = match.rules()
        assert isinstance(rules, RowRules)
        places = mixed(list(range(rules.row_count)), Dice(match.number))
        follow(match, Change(rows=tuple(places)))


def test_the_climber_needs_the_order_of_the_rows() -> None:
    """The one game where it matters: the test above would find it."""
    with pytest.raises(AssertionError, match="slots"):
        follow(plan("mountain", 0), Change(rows=(3, 2, 1, 0)))


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_nobody_plays_do_not_matter(game: str) -> None:
    """Other cards in the hands, and in the pile of GAP: up to now all would have been the same."""
    changed = 0
    for match in plans(game):
        dice = Dice(match.number)
        asks = 1 + dice.below(12)
        played = follow(match, Change(), asks)
        if played.round == 1:
            hidden = [card for hand in played.hands for card in hand]
            hidden += played.stock if game == "gap" else ()
            swapped: dict[int, int] = {}
            for kind in (True, False):  # what can be flipped stays so
                same = [card for card in hidden if can_flip(card) == kind]
                swapped.update(zip(same, mixed(same, dice), strict=True))
            follow(match, Change(cards=swapped), asks)
            changed += swapped != {card: card for card in hidden}
    assert changed > MATCHES / 4


def test_numbers_of_gap_go_round() -> None:
    """Three more on every card, 9 beside 0, and other colours: nobody gets other points."""
    for match in plans("gap"):
        if match.players >= 4:  # else colours are out of the game
            colours = mixed(list(range(5)), Dice(match.number))
            cards = {
                GAP_FIRST + 10 * colour + number: GAP_FIRST + 10 * other + (number + 3) % 10
                for colour, other in enumerate(colours)
                for number in range(10)
            }
            follow(match, Change(cards=cards))


def test_two_cards_can_be_chosen_in_either_order() -> None:
    """In nifty the answers of a seat are a set."""
    for match in plans("nifty"):
        rules, dice = match.rules(), match.dice()
        first, second = rules.begin(Shake(match.seed)), rules.begin(Shake(match.seed))
        while (ask := run(rules, first)) is not None:
            chosen = random_answers(ask, dice)
            answer(rules, first, chosen)
            run(rules, second)
            pairs = range(0, len(chosen), ask.picks)
            turned = [chosen[at : at + ask.picks][::-1] for at in pairs]
            answer(rules, second, [choice for pair in turned for choice in pair])
            assert (second.rows, second.piles) == (first.rows, first.piles)
        run(rules, second)
        assert second.totals == first.totals


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_match_begins_as_a_shorter_one(game: str) -> None:
    """The limit decides nothing but when it ends."""
    for match in plans(game, "rounds", "max_rounds", "extra_round")[:8]:
        short = events(match, {"target": 10})
        long = events(match, {"target": 40})
        assert [event.kind for event in short].count("match-ended") == 1
        assert long[: len(short) - 1] == short[:-1]


def events(match: Plan, more: dict[str, Option]) -> list[Event]:
    """What happens when everybody always takes the middle option."""
    rules = oxherd.rules(match.game, match.players, **{**match.options, **more})
    state, log = rules.begin(Shake(match.seed)), Log([], [])
    state.log = log
    while (ask := run(rules, state)) is not None:
        offers = [ask.offer(seat) for seat in ask.seats]
        chosen = [offer[(len(offer) - 1) // 2 + at] for offer in offers for at in range(ask.picks)]
        answer(rules, state, chosen)
    return log.events
