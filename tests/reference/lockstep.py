"""Engine and reference play the same matches decision by decision, and must never differ.

By hand: `python -m tests.reference.lockstep --matches 100000 --game all --jobs 2`. Match n of a
game is always the same match, so that `--first` goes on where an earlier run was interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Protocol, TextIO

import oxherd
from oxherd.core.ask import Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import all_choices
from oxherd.core.engine import answer, run
from oxherd.core.event import Draw, Log
from oxherd.core.playout import random_answers
from oxherd.core.rules import Rules
from oxherd.core.state import State

from . import GAMES, Answers, Question, Table, play
from .counting import Counts, count_end, count_events, count_question, missing
from .plans import Plan, plan

TEXT = {choice.id: choice.text for choice in all_choices()}
CHUNK = 100
"""Matches that a process plays before it reports."""

Drawn = tuple[int, str, tuple[int, ...]]
"""Round, purpose and outcome of a draw."""

FACES = {"parity": ("even", "odd"), "mountain": ("up", "down")}


class Different(AssertionError):
    """Engine and reference do not agree."""


def play_both(match: Plan, other: Plan | None = None) -> Counts:
    """Play one match on both sides, compare at every question, and count what happened.

    Another plan for the reference shows that differences are found.
    """
    engine, reference = Engine(match), Reference(other or match)
    dice = match.dice()
    counts: Counts = Counter()
    while True:
        try:
            compare(engine, reference)
        except Different as error:
            error.add_note(f"{match}, decision {counts['decisions'] + 1}")
            raise
        counts += count_events(engine.new_events())
        if engine.ask is None:
            return counts + count_end(engine.rules, engine.state)
        counts += count_question(engine.ask, engine.state, engine.rules)
        chosen = random_answers(engine.ask, dice)
        reference.answer(told(engine.ask, chosen))
        engine.answer(chosen)


def told(ask: Ask, chosen: list[int]) -> Answers:
    """The engine's answers as the reference wants to hear them."""
    cut = ask.by_seat(chosen)
    return {
        seat: [TEXT[number] for number in own] for seat, own in zip(ask.seats, cut, strict=True)
    }


class Side(Protocol):
    """What is compared with the reference: a match of the engine, however it is held."""

    rules: Rules
    state: State
    ask: Ask | None
    draws: list[Drawn]


class Engine:
    """One match of the engine."""

    def __init__(self, match: Plan) -> None:
        self.rules: Rules = match.rules()
        self.state: State = self.rules.begin(Shake(match.seed))
        self.log = Log([], [])
        self.state.log = self.log
        self.heard = 0
        self.read = 0
        self.draws: list[Drawn] = []
        self.go_on()

    def answer(self, chosen: list[int]) -> None:
        """Go on to the next question."""
        answer(self.rules, self.state, chosen)
        self.go_on()

    def go_on(self) -> None:
        """Run to the next question, and note what chance has done."""
        self.ask: Ask | None = run(self.rules, self.state)
        steps = self.log.steps[self.read :]
        self.read += len(steps)
        self.draws += [(s.round, s.purpose, s.drawn) for s in steps if isinstance(s, Draw)]

    def new_events(self) -> list[dict[str, object]]:
        """What has happened since the last time."""
        events = [event.to_json() for event in self.log.events[self.heard :]]
        self.heard += len(events)
        return events


class Reference:
    """The same match of the reference, with the same chance."""

    def __init__(self, match: Plan) -> None:
        self.chance = Shake(match.seed)
        self.draws: list[Drawn] = []
        self.table = Table()
        options: dict[str, object] = {**match.options}
        self.asking = play(match.game, match.players, options, self.draw, self.table)
        self.question: Question | None = next(self.asking)

    def draw(self, round_: int, purpose: str, items: list[int], take: int) -> list[int]:
        """Draw, and keep it for comparison."""
        drawn = self.chance.draw(round_, purpose, tuple(items), take)
        self.draws.append((round_, purpose, drawn))
        return list(drawn)

    def answer(self, answers: Answers) -> None:
        """Go on to the next question."""
        try:
            self.question = self.asking.send(answers)
        except StopIteration:
            self.question = None


def compare(engine: Side, reference: Reference) -> None:
    """Everything both sides can tell at this moment."""
    for what, ours, theirs in facts(engine, reference):
        if ours != theirs:
            raise Different(f"{what}: the engine says {ours}, the reference {theirs}")


def facts(engine: Side, reference: Reference) -> Iterator[tuple[str, object, object]]:
    """What is to be compared: its name, as the engine has it, as the reference has it."""
    rules, state, table = engine.rules, engine.state, reference.table
    yield "question", asked(engine.ask), wanted(reference.question)
    yield "hands", zones(state.hands), table.hands
    yield "stock", zone(state.stock), table.stock
    yield "totals", state.totals, table.totals
    yield "round", state.round, table.round
    yield "marker", marker(rules, state), table.marker
    yield "chance", engine.draws, reference.draws
    if rules.game == "gap":
        yield from gap_facts(state, table)
    else:
        yield "rows", zones(state.rows), [row for row in table.rows if row]
        yield "piles", zones(state.piles), table.piles
    if engine.ask is None:
        yield "winners", rules.winners(state), table.winners


def asked(ask: Ask | None) -> object:
    """The question of the engine: how, what, who may choose what, how often."""
    if ask is None:
        return None
    options = [(seat, zone(ask.offer(seat))) for seat in ask.seats]
    return (ask.mode, ask.kind, ask.picks, options)


def wanted(question: Question | None) -> object:
    """The question of the reference, likewise."""
    if question is None:
        return None
    return (question.mode, question.kind, question.picks, list(question.options.items()))


def gap_facts(state: State, table: Table) -> Iterator[tuple[str, object, object]]:
    """Tableaux have no order; in the middle of a turn the reference has not taken anything yet."""
    row, piles = zone(state.rows[0]), [sorted(zone(pile)) for pile in state.piles]
    [whole], before = table.rows, [sorted(pile) for pile in table.piles]
    if state.queue:
        seat = state.queue[-1].seat
        taken = [card for card in whole if card not in row]
        before[seat] = sorted(before[seat] + taken)
        whole = [card for card in whole if card not in taken]
        yield "cards taken", len(taken) <= 1, True
    yield "row", row, whole
    yield "tableaux", piles, before


def marker(rules: Rules, state: State) -> tuple[object, ...]:
    """The special card as the reference shows it."""
    if rules.game in FACES:
        row, face = slot(state)
        return (row, FACES[rules.game][face])
    if rules.game == "jumping-cow":
        return slot(state)[:1]
    return slot(state) if rules.game == "flip" else ()


def slot(state: State) -> tuple[int, ...]:
    """The numbers of the only power of a fan game."""
    value = state.slots[0]
    parts = value if isinstance(value, tuple) else ()
    return tuple([part for part in parts if isinstance(part, int)])


def zone(cards: tuple[int, ...]) -> list[str]:
    """Cards as the reference writes them."""
    return [TEXT[card] for card in cards]


def zones(many: list[tuple[int, ...]]) -> list[list[str]]:
    """Several lists of cards."""
    return [zone(cards) for cards in many]


def play_many(game: str, first: int, matches: int) -> Counts:
    """Play these matches of a game; what happened in all of them."""
    counts: Counts = Counter()
    for number in range(first, first + matches):
        counts.update(play_both(plan(game, number)))
    return counts


def play_chunk(chunk: tuple[str, int, int]) -> tuple[str, Counts]:
    """The same, for a pool of processes."""
    return chunk[0], play_many(*chunk)


def main() -> int:
    """Play as many matches as are wanted, and print a table of what happened in them."""
    wanted = arguments()
    games = [game.id for game in oxherd.games()] if wanted.game == "all" else [wanted.game]
    counts: dict[str, Counts] = {game: Counter() for game in games}
    chunks = [
        (game, first, min(CHUNK, wanted.first + wanted.matches - first))
        for first in range(wanted.first, wanted.first + wanted.matches, CHUNK)
        for game in games
    ]
    started = time.monotonic()
    done = 0
    pool = multiprocessing.Pool(wanted.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool, contextlib.suppress(KeyboardInterrupt):
        for game, more in pool.imap(play_chunk, chunks):
            counts[game].update(more)
            done += 1
            seconds = time.monotonic() - started
            say(f"\r{done}/{len(chunks)} chunks, {seconds:.0f} s ", sys.stderr)
            if wanted.minutes and seconds > 60 * wanted.minutes:
                break
        pool.terminate()
    say(
        "\n" + table(counts) + f"\ngo on with --first {wanted.first + done // len(games) * CHUNK}\n"
    )
    return 0


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2_000, help="matches of each game")
    parser.add_argument("--game", default="all", choices=["all", *GAMES])
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, default=0, help="stop after this time")
    return parser.parse_args()


def table(counts: dict[str, Counts]) -> str:
    """A line a game; what happened, and what never did."""
    lines = []
    for game, found in counts.items():
        told = ", ".join(f"{what} {found[what]:,}" for what in sorted(found) if found[what])
        lines.append(f"{game}: {told}")
        lines += [f"    never: {what}" for what in missing(game, found)]
    return "\n".join(lines)


def say(text: str, where: TextIO = sys.stdout) -> None:
    """Print at once."""
    where.write(text)
    where.flush()


if __name__ == "__main__":
    sys.exit(main())
