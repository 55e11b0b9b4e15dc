"""Setting up GAP and taking turns. Rules: R-91 to R-96."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.engine import draw
from oxherd.core.frame import Frame, register
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import without
from oxherd.rules.cards import COLOURS, GAP_FIRST
from oxherd.rules.events import (
    COLOURS_REMOVED,
    HAND_DEALT,
    JOINED,
    PLAYED,
    REFILLED,
    ROUND_STARTED,
    TOOK,
)
from oxherd.rules.gap.gap_rules import ROW_SIZE, GapRules
from oxherd.rules.gap.slots import REMOVED
from oxherd.rules.round import END_ROUND

MOST_PLAYERS: Final = 6
BELOW: Final = 9
ABOVE: Final = 1
"""Steps to the neighbouring numbers, modulo 10."""


class SetUpMatch(Frame[GapRules]):
    """Before the first round: which colours are out, who starts. Rules: R-91, R-93, A-62."""

    tag: ClassVar[str] = "gap-match"

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Both hold for the whole match; the start moves on."""
        removed = rules.removed
        if rules.removed_count and not removed:
            colours = tuple(range(len(COLOURS)))
            removed = tuple(sorted(draw(state, "colours", colours, rules.removed_count)))
        state.slots[REMOVED] = removed
        state.first = draw(state, "starter", rules.seats, 1)[0]
        if state.log is not None:
            letters = "".join([COLOURS[colour] for colour in removed])
            state.log.note(COLOURS_REMOVED, (letters,))
        state.stack.append(DEAL)


class Deal(Frame[GapRules]):
    """Hands, the row and the pile of a round. Rule: R-92."""

    tag: ClassVar[str] = "gap-deal"

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Later rounds start with the seat on the left of the last starter. Rule: R-93."""
        if state.round > 0:
            state.first = (state.first + 1) % rules.players
        state.round += 1
        state.trick = 1
        size = rules.hand_size
        dealt = rules.players * size
        deck = rules.cards(state)
        cards = draw(state, "deal", deck, len(deck))
        state.hands = [tuple(sorted(cards[at : at + size])) for at in range(0, dealt, size)]
        state.rows = [cards[dealt : dealt + ROW_SIZE]]
        state.stock = cards[dealt + ROW_SIZE :]
        state.piles = [()] * rules.players
        state.stack += [END_ROUND, TURNS[state.first]]
        if state.log is not None:
            state.log.note(ROUND_STARTED, (state.round,))
            for seat, hand in enumerate(state.hands):
                state.log.note(HAND_DEALT, (seat, hand), (seat,))
            state.log.note(REFILLED, (state.rows[0],))


class SeatFrame(Frame[GapRules]):
    """A frame that is about one seat; there is one ready-made for each."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)


class Turn(SeatFrame):
    """One seat plays a card. Rule: R-94."""

    tag: ClassVar[str] = "turn"

    def ask(self, rules: GapRules, state: State) -> Ask | None:
        """Every hand card is legal."""
        return Ask(self, rules, state, ONE, "card", (self.seat,))

    def offer(self, rules: GapRules, state: State, seat: int) -> tuple[int, ...]:
        """The hand, ascending."""
        return state.hands[seat]

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Equal numbers go first, else the neighbours, else the card stays. Rules: R-94, A-61."""
        seat = self.seat
        card = answers[0]
        number = number_of(card)
        state.hands[seat] = without(state.hands[seat], card)
        if state.log is not None:
            state.log.note(PLAYED, (seat, card))
        row = state.rows[0]
        state.stack.append(END_TURNS[seat])
        equal = with_number(row, number)
        lower = with_number(row, (number + BELOW) % 10)
        higher = with_number(row, (number + ABOVE) % 10)
        if not equal and not lower and not higher:
            join(state, seat, card)
            return
        state.queue.append(Play(seat, card, number))
        state.stack.append(KEEP)
        if equal:
            take(state, seat, equal)
        else:
            take_or_ask(state, seat, higher, TAKE_HIGHER)
            take_or_ask(state, seat, lower, TAKE_LOWER)


class TakeNeighbour(Frame[GapRules]):
    """Choose among several cards with a neighbouring number. Rules: R-94, A-61, B-15."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def ask(self, rules: GapRules, state: State) -> Ask | None:
        """Only where there is a choice."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "pick", (play.seat,), play.card)

    def offer(self, rules: GapRules, state: State, seat: int) -> tuple[int, ...]:
        """The cards with that number, ascending."""
        return with_number(state.rows[0], (state.queue[-1].value + self.distance) % 10)

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Only one of them is taken."""
        take(state, state.queue[-1].seat, (answers[0],))


class TakeLower(TakeNeighbour):
    """The neighbour below; under 0 lies 9."""

    tag: ClassVar[str] = "gap-lower"

    def __init__(self) -> None:
        super().__init__(BELOW)


class TakeHigher(TakeNeighbour):
    """The neighbour above; over 9 lies 0."""

    tag: ClassVar[str] = "gap-higher"

    def __init__(self) -> None:
        super().__init__(ABOVE)


class Keep(Frame[GapRules]):
    """The played card goes to the tableau with what it took."""

    tag: ClassVar[str] = "gap-keep"

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Rule: R-94."""
        play = state.queue.pop()
        state.piles[play.seat] += (play.card,)
        if state.log is not None:
            state.log.note(TOOK, (play.seat, (play.card,)))


class EndTurn(SeatFrame):
    """Fill the row, and on to the next seat."""

    tag: ClassVar[str] = "gap-end-turn"

    def step(self, rules: GapRules, state: State, answers: list[int]) -> None:
        """Never shrink; an empty pile fills nothing. Rule: R-95."""
        missing = ROW_SIZE - len(state.rows[0])
        if missing > 0 and state.stock:
            turned = state.stock[:missing]
            state.stock = state.stock[missing:]
            state.rows[0] += turned
            if state.log is not None:
                state.log.note(REFILLED, (turned,))
        following = (self.seat + 1) % rules.players
        if following == state.first:
            state.trick += 1
        if state.hands[following]:
            state.stack.append(TURNS[following])


def number_of(card: int) -> int:
    """The number on a GAP card."""
    return (card - GAP_FIRST) % 10


def with_number(row: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The cards of a row that show this number, ascending."""
    found = [card for card in row if (card - GAP_FIRST) % 10 == number]
    if not found:
        return ()
    found.sort()
    return tuple(found)


def take_or_ask(state: State, seat: int, cards: tuple[int, ...], question: TakeNeighbour) -> None:
    """Take the only card there is; of several, one is chosen."""
    if len(cards) == 1:
        take(state, seat, cards)
    elif cards:
        state.stack.append(question)


def take(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Cards go from the row to a seat's tableau."""
    state.rows[0] = tuple([card for card in state.rows[0] if card not in cards])
    state.piles[seat] += cards
    if state.log is not None:
        state.log.note(TOOK, (seat, cards))


def join(state: State, seat: int, card: int) -> None:
    """The played card stays in the row. Rules: R-94, A-63."""
    state.rows[0] += (card,)
    if state.log is not None:
        state.log.note(JOINED, (seat, card))


SET_UP_MATCH: Final = SetUpMatch()
DEAL: Final = Deal()
TURNS: Final = tuple([Turn(seat) for seat in range(MOST_PLAYERS)])
END_TURNS: Final = tuple([EndTurn(seat) for seat in range(MOST_PLAYERS)])
TAKE_LOWER: Final = TakeLower()
TAKE_HIGHER: Final = TakeHigher()
KEEP: Final = Keep()
register(SetUpMatch)
register(Deal)
register(Turn)
register(TakeLower)
register(TakeHigher)
register(Keep)
register(EndTurn)
