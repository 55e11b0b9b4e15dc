"""Changes that must not matter, and what they change: two matches are played side by side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import oxherd
from oxherd.core.ask import ANY, Ask
from oxherd.core.chance import Shake
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, do, run
from oxherd.core.event import Event, Log
from oxherd.core.playout import random_answers
from oxherd.core.rules import Option, Rules
from oxherd.core.state import State
from oxherd.rules.cards import BULLS, GAP_FIRST, can_flip
from oxherd.rules.row_rules import RowRules

from .changes import Change, Changed, facts, starting_rows, with_moved_squares
from .reference.lockstep import Chosen, said_by_all
from .reference.plans import Plan, plan

GAMES = [game.id for game in oxherd.games()]
ON_BOARDS = [game for game in GAMES if game.startswith("board")]
MATCHES = 40
"""So many drawn matches of each game for each change."""

ORDERED = ("logic", "mountain", "gap", "board", "board-lucky")
"""Where rows cannot change places.

Logic deals no rows, the climber walks from row to row, and GAP has but one. On the basic board a
tile that moves on goes to the nearest row below. On the advanced one its owner chooses: there the
squares move with their rows.
"""

ONE_LENGTH = ("buffalo",)
"""Always over after its only round. Rule: R-77."""

ENDS: dict[str, tuple[str, int, int, int]] = {
    "jubilee": ("rounds", 1, 2, 1),
    **dict.fromkeys(ON_BOARDS, ("max_rounds", 2, 200, 2)),
}
"""What ends a match: an option, a short and a long value, and how many events are the end's own.

All others have points to reach. On a board the round is scored only because the match is over.
"""

MEASURED = ("professional", "parity", "mountain", "flip", "gap", "logic")
"""Where more counts than the order of numbers: how far apart they are, or how they are written.

In logic the draft takes longer than we play here, and its tricks are those of tactics.
"""

Cards = dict[int, int]
"""Cards, and which ones they are in the second match."""


def follow(match: Plan, change: Change, asks: int = 10_000) -> State:
    """Play the first and the changed match, equal but for the change, for so many asks."""
    rules, dice = match.rules(), match.dice()
    others = with_moved_squares(match, rules, change)
    first = rules.begin(Shake(match.seed))
    second = others.begin(Changed(match.seed, others, change))
    first.log = log = Log([], [])
    same, now = Change(match.players), change
    for number in range(asks + 1):
        ask, other = run(rules, first), run(others, second)
        now = now.after(log.events, change)
        log.events.clear()
        assert facts(others, second, other, same) == facts(rules, first, ask, now), match
        if ask is None or other is None or number == asks:
            break
        chosen = said_by_all(match, ask, first, dice)
        say(others, second, other, changed_choices(chosen, now))
        say(rules, first, ask, chosen)
    return first


def changed_choices(chosen: Chosen, change: Change) -> Chosen:
    """The same choices of the same people."""
    return {
        change.seat(seat): tuple([change.choice(choice) for choice in own])
        for seat, own in chosen.items()
    }


def say(rules: Rules, state: State, ask: Ask, chosen: Chosen) -> None:
    """To a team one after another; else all at once."""
    if ask.mode == ANY:
        for seat, [said] in chosen.items():
            do(rules, state, ask, seat, said)
    else:
        answer(rules, state, [choice for seat in ask.seats for choice in chosen[seat]])


def plans(game: str, *without: str) -> list[Plan]:
    """Drawn matches that do not have some options."""
    drawn = [plan(game, number) for number in range(3 * MATCHES)]
    return [one for one in drawn if not set(without) & set(one.options)][:MATCHES]


def mixed(things: list[int], dice: Dice) -> list[int]:
    """The same in another order."""
    left = things[:]
    return [left.pop(dice.below(len(left))) for _ in things]


def any_places(rules: RowRules, dice: Dice) -> tuple[int, ...]:
    """New places for all rows; those in which a card lies from the beginning stay among them."""
    starting = starting_rows(rules)
    others = [row for row in range(rules.row_count) if row not in starting]
    moved = dict(zip(starting + others, mixed(starting, dice) + mixed(others, dice), strict=True))
    return tuple([moved[row] for row in range(rules.row_count)])


def follow_rows(game: str) -> None:
    """Play with rows in other places."""
    for match in plans(game, "logic"):
        rules = match.rules()
        assert isinstance(rules, RowRules)
        follow(match, Change(match.players, rows=any_places(rules, Dice(match.number))))


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_no_names(game: str) -> None:
    """Who sits somewhere else with the same cards and choices gets the same."""
    for match in plans(game):
        if match.players > 1:  # else there is no other seat
            follow(match, Change(match.players, 1 + match.number % (match.players - 1)))


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ORDERED])
def test_rows_have_no_order(game: str) -> None:
    """Starters in other rows change nothing else. Rule: A-5."""
    follow_rows(game)


@pytest.mark.parametrize(
    ("game", "what"), [("mountain", "slots"), ("board", "rows"), ("board-lucky", "rows")]
)
def test_some_games_need_the_order_of_the_rows(game: str, what: str) -> None:
    """The test above would find it."""
    with pytest.raises(AssertionError, match=what):
        follow_rows(game)


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_nobody_plays_do_not_matter(game: str) -> None:
    """Other cards in the hands and in the stock: up to now all would have been the same."""
    assert follow_cards(game, swapped_cards) > MATCHES / 4


@pytest.mark.parametrize("game", [game for game in GAMES if game not in MEASURED])
def test_a_card_could_have_been_its_neighbour(game: str) -> None:
    """With as many bulls 43 is as good as 44, but for who lies or waits between them."""
    assert follow_cards(game, neighbours, "professional") > MATCHES / 4


def follow_cards(
    game: str, other_cards: Callable[[Rules, State, Dice], Cards], *without: str
) -> int:
    """Play into the first round, then again with other cards; how often there were any."""
    changed = 0
    for match in plans(game, *without):
        rules, dice = match.rules(), Dice(match.number)
        in_windows = isinstance(rules, RowRules) and rules.window is not None
        asks = 1 + dice.below(100 if in_windows else 12)  # so that tricks are about as many
        played = follow(match, Change(match.players), asks)
        if played.round == 1:
            cards = other_cards(rules, played, dice)
            follow(match, Change(match.players, cards=cards), asks)
            changed += any(card != other for card, other in cards.items())
    return changed


def swapped_cards(rules: Rules, state: State, dice: Dice) -> Cards:
    """Cards that were never on the table, each with another one that takes its place."""
    shown = shown_cards(rules, state)
    zones = state.hands if rules.open_stock else [*state.hands, state.stock]
    kinds: dict[object, list[int]] = {}
    for card in [card for cards in zones for card in cards if card not in shown]:
        kinds.setdefault(kind_of(rules, state, card), []).append(card)
    swapped: Cards = {}
    for alike in kinds.values():
        swapped.update(zip(alike, mixed(alike, dice), strict=True))
    return swapped


def kind_of(rules: Rules, state: State, card: int) -> object:
    """What can be flipped stays so; at the end of a board game bulls behind screens are counted."""
    over = not state.stack
    return (can_flip(card), rules.bulls[card] if over and rules.bulls else 0)


def neighbours(rules: Rules, state: State, _dice: Dice) -> Cards:
    """Cards that were on the table, and the next higher ones that were not."""
    shown, bulls = shown_cards(rules, state), rules.bulls or BULLS
    swapped: Cards = {}
    for card in sorted(shown):
        other = card + 1
        if other in rules.cards(state) and other not in shown and bulls[other] == bulls[card]:
            swapped |= {card: other, other: card}
    return swapped


def shown_cards(rules: Rules, state: State) -> set[int]:
    """All that lie on the table, or have lain there in this round."""
    shown = {card for cards in (*state.rows, *state.piles, state.gone) for card in cards if card}
    shown |= {play.card for play in state.queue}
    if isinstance(rules, RowRules) and rules.seen is not None:  # some have gone back to a hand
        shown |= set(rules.seen.of(state))
    return shown


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
            follow(match, Change(match.players, cards=cards))


@pytest.mark.parametrize("game", ["nifty", *ON_BOARDS])
def test_two_cards_can_be_chosen_in_either_order(game: str) -> None:
    """The answers of a seat are a set, of one card where it has no other one."""
    turned = 0
    for match in plans(game):
        rules, dice = match.rules(), match.dice()
        first, second = rules.begin(Shake(match.seed)), rules.begin(Shake(match.seed))
        same = Change(match.players)
        while (ask := run(rules, first)) is not None:
            chosen = random_answers(ask, dice)
            backwards = [choice for own in ask.by_seat(chosen) for choice in reversed(own)]
            turned += chosen != backwards
            answer(rules, first, chosen)
            run(rules, second)
            answer(rules, second, backwards)
            assert facts(rules, second, None, same) == facts(rules, first, None, same), match
        run(rules, second)
        assert second.totals == first.totals
    assert turned > MATCHES


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ONE_LENGTH])
def test_a_longer_match_begins_as_a_shorter_one(game: str) -> None:
    """The limit decides nothing but when it ends."""
    option, little, much, own = ENDS.get(game, ("target", 10, 40, 1))
    longer = 0
    for match in plans(game, "rounds", "max_rounds", "extra_round")[:8]:
        short = events(match, {option: little})
        long = events(match, {option: much})
        assert [event.kind for event in short].count("match-ended") == 1
        assert long[: len(short) - own] == short[:-own]
        longer += len(long) > len(short)
    assert longer > 4


def events(match: Plan, more: dict[str, Option]) -> list[Event]:
    """What happens when everybody always takes the middle option."""
    rules = oxherd.rules(match.game, match.players, **{**match.options, **more})
    state, log = rules.begin(Shake(match.seed)), Log([], [])
    state.log = log
    while (ask := run(rules, state)) is not None:
        chosen: list[int] = []
        for seat in ask.seats:
            offer = ask.offer(seat)
            chosen += [offer[(len(offer) - 1) // 2 + at] for at in range(ask.owed(seat))]
        answer(rules, state, chosen)
    return log.events
