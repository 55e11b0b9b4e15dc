"""The control flow of every game, and the door for choices: verify raises, can asks, do assumes."""

from __future__ import annotations

from typing import Final

from oxherd.core.ask import ANY, ONE, Ask
from oxherd.core.choice import PASS, PASS_TRICK, choice_of
from oxherd.core.errors import IllegalChoice, NotYourTurn
from oxherd.core.event import Draw, Move
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.core.tuples import ALONE, holds, without

NO_ANSWERS: Final[list[int]] = []


def run(rules: Rules, state: State) -> Ask | None:
    """Go on until somebody must decide. None: the match is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        ask = frame.ask(rules, state)
        if ask is not None:
            if not state.sealed or ask.mode == ONE:  # a pass for the trick says nothing here
                return ask
            ask.seats = _owing(state, ask)
            if ask.seats:
                return ask
            answer(rules, state, NO_ANSWERS)
            continue
        stack.pop()
        frame.step(rules, state, NO_ANSWERS)
    return None


def answer(rules: Rules, state: State, answers: list[int]) -> None:
    """Give all answers of the present ask at once, unchecked, in the order of its seats."""
    frame = state.stack.pop()
    state.asked += 1
    frame.step(rules, state, answers)


def verify(ask: Ask, seat: int, choice: int) -> None:
    """Raise the error that says why this seat may not choose this now."""
    if not holds(ask.members, seat):
        raise NotYourTurn("not-your-turn", seat=seat)
    if not holds(ask.left(seat), choice):
        raise IllegalChoice("choice-illegal", choice=choice_of(choice).text, seat=seat)


def can(ask: Ask, seat: int, choice: int) -> bool:
    """Whether this seat may choose this now."""
    return holds(ask.members, seat) and holds(ask.left(seat), choice)


def do(rules: Rules, state: State, ask: Ask, seat: int, choice: int) -> bool:
    """Take a legal choice. Sealed ones wait until the last is in; then the game goes one step on.

    Returns whether it did.
    """
    if ask.mode == ONE:
        _answer(rules, state, ask, (seat,), (1,), [choice])
        return True
    _seal(state, rules.players, ask, seat, choice)
    if ask.mode == ANY and choice not in (PASS, PASS_TRICK):
        _open(state)
        _answer(rules, state, ask, (seat,), (1,), [choice])
        return True
    if ask.seats:
        return False
    answers = [picked for member in ask.members for picked in state.sealed[member]]
    picks = tuple([len(state.sealed[member]) for member in ask.members]) if state.log else ()
    _open(state)
    _answer(rules, state, ask, ask.members, picks, answers)
    return True


def withdraw(state: State, ask: Ask, seat: int) -> None:
    """Take back what a seat has sealed in the present ask."""
    if seat not in ask.members or not ask.picked(seat):
        raise NotYourTurn("not-your-turn", seat=seat)
    state.sealed[seat] = ()
    ask.seats = _owing(state, ask)
    if not any(state.sealed):
        state.sealed = []


def draw(state: State, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:
    """An outcome of chance, kept in the log so that a replay needs no generator."""
    drawn = state.chance.draw(state.round, purpose, items, take)
    if state.log is not None:
        state.log.steps.append(Draw(state.round, purpose, drawn))
    return drawn


def _seal(state: State, players: int, ask: Ask, seat: int, choice: int) -> None:
    """Keep one pick of a seat; one more than it owes starts its choice anew."""
    if not state.sealed:
        state.sealed = [()] * players
    picked = state.sealed[seat]
    owed = ask.owed(seat)
    again = not picked or len(picked) == owed
    picked = ALONE[choice] if again else (*picked, choice)
    state.sealed[seat] = picked
    if len(picked) < owed:
        ask.seats = _owing(state, ask)
    elif holds(ask.seats, seat):
        ask.seats = without(ask.seats, seat)


def _owing(state: State, ask: Ask) -> tuple[int, ...]:
    """The seats that have not made all their picks."""
    return tuple([seat for seat in ask.members if len(state.sealed[seat]) < ask.owed(seat)])


def _answer(
    rules: Rules,
    state: State,
    ask: Ask,
    seats: tuple[int, ...],
    picks: tuple[int, ...],
    answers: list[int],
) -> None:
    """Write the answers down and give them to the game; of an `any`, who spoke and what."""
    if state.log is not None:
        state.log.steps.append(Move(ask.number, seats, picks, tuple(answers)))
    if ask.mode == ANY:
        answers = [seats[0], answers[0]] if answers[0] not in (PASS, PASS_TRICK) else NO_ANSWERS
    answer(rules, state, answers)


def _open(state: State) -> None:
    """Empty the seals; only the passes for the rest of the trick stay."""
    stay = False
    for ids in state.sealed:
        if PASS_TRICK in ids:
            stay = True
    state.sealed = [ids if PASS_TRICK in ids else () for ids in state.sealed] if stay else []
