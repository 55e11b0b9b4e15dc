"""Engine and reference play the same matches decision by decision, and must never differ.

By hand: `python -m tests.reference.lockstep --matches 100000 --game all --jobs 2`, which prints how
often everything happened. Match n of a game is always the same match, so that `--first` goes on
where an earlier run was interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Protocol, TextIO

import oxherd
from oxherd.core.ask import ANY, ONE, Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS, PASS_TRICK, all_choices
from oxherd.core.dice import Dice
from oxherd.core.engine import answer, do, run
from oxherd.core.event import Draw, Log
from oxherd.core.playout import random_answers
from oxherd.core.rules import Rules
from oxherd.core.state import State

from . import GAMES, Answers, Question, Table, play
from .counting import Counts, count_end, count_events, count_question, table
from .plans import Plan, plan

TEXT = {choice.id: choice.text for choice in all_choices()}
CHUNK = 100
"""Matches that a process plays before it reports."""

Drawn = tuple[int, str, tuple[int, ...]]
"""Round, purpose and outcome of a draw."""

Chosen = dict[int, tuple[int, ...]]
"""What seats say, in the order in which they say it."""

SKIPPED = "-"
LUCKY = ("plus5", "good-cows")
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
            counts += reference.table.happened
            return counts + count_end(engine.rules, engine.state)
        counts += count_question(engine.ask, engine.state, engine.rules)
        chosen = said_by_all(match, engine.ask, engine.state, dice)
        reference.answer({seat: [TEXT[number] for number in own] for seat, own in chosen.items()})
        engine.answer(chosen)


def said_by_all(match: Plan, ask: Ask, state: State, dice: Dice) -> Chosen:
    """What each seat says; to a team some pass, until one speaks or all have passed."""
    if ask.mode == ONE:
        seat = ask.seats[0]
        keeps = ask.kind != "swap" and ask.offer(seat)[0] == PASS
        if match.is_shy() and keeps and dice.below(400):
            return {seat: (PASS,)}
        tempting = match.temptations(ask.kind, ask.offer(seat), state)
        if tempting and dice.below(4):
            return {seat: (tempting[dice.below(len(tempting))],)}
    if ask.mode != ANY:
        cut = ask.by_seat(random_answers(ask, dice))
        return dict(zip(ask.members, [tuple(own) for own in cut], strict=True))
    chosen: Chosen = {}
    order = list(ask.seats)
    while order:
        seat = order.pop(dice.below(len(order)))
        offer = ask.offer(seat)
        passes = dice.below(3) > (1 if match.is_daring() else 0)
        chosen[seat] = (offer[dice.below(2 if passes else len(offer))],)
        if chosen[seat][0] not in (PASS, PASS_TRICK):
            break
    return chosen


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

    def answer(self, chosen: Chosen) -> None:
        """Go on to the next question."""
        ask = self.ask
        assert ask is not None
        if ask.mode == ANY:
            for seat, [said] in chosen.items():
                do(self.rules, self.state, ask, seat, said)
        else:
            numbers = [number for own in chosen.values() for number in own]
            answer(self.rules, self.state, numbers)
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
        if "layout" in options:
            options["layout"] = squares_of(str(options["layout"]))
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
        yield (
            "rows",
            [row_zone(row) for row in state.rows if row],
            [row for row in table.rows if row],
        )
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
    if rules.game == "jubilee":
        return jubilee_marker(rules, state)
    if rules.game == "buffalo":
        return buffalo_marker(rules, state)
    if rules.squares:
        return board_marker(rules, state)
    return slot(state) if rules.game == "flip" else ()


def jubilee_marker(rules: Rules, state: State) -> tuple[object, ...]:
    """Special cards in hands, pile, discard and rows; the fifth row's own card lies nowhere."""
    words = slot_words(rules, state)
    signs = tuple([row.replace("fifth-row", "").strip() for row in words["signs"].split(" / ")])
    return (
        tuple([tuple(hand.split()) for hand in words["specials"].split(" / ")]),
        tuple(words["draw-pile"].split()),
        tuple(words["discard"].split()),
        signs,
        tuple(zone(tuple(sorted(state.gone)))),
    )


def buffalo_marker(rules: Rules, state: State) -> tuple[object, ...]:
    """Open special cards, those to come, what lies beside rows, and the row that is empty."""
    words = slot_words(rules, state)
    emptied = state.rows.index(()) if () in state.rows else -1
    signs = tuple(words["signs"].split(" / "))
    return (tuple(words["face-up"].split()), tuple(words["team-deck"].split()), signs, emptied)


def board_marker(rules: Rules, state: State) -> tuple[object, ...]:
    """The trick, cards, tokens, the box, known tiles; the basic games have no action cards."""
    words = {"stops": "", "action-deck": "", "discard": "", "seen": "", **slot_words(rules, state)}
    none = " / ".join([""] * rules.players)
    held, lucky = words.get("actions", none), words.get("lucky", none)
    behind_screens = {tile for hand in zones(state.hands) for tile in hand}
    return (
        state.trick,
        tuple([tuple(hand.split()) for hand in held.split(" / ")]),
        tuple(words["action-deck"].split()),
        tuple(words["discard"].split()),
        tuple([int(row) - 1 for row in words["stops"].split()]),
        tuple([tuple([hand.split().count(kind) for kind in LUCKY]) for hand in lucky.split(" / ")]),
        tuple(zone(tuple(sorted(state.gone)))),
        tuple([tile for tile in words["seen"].split() if tile in behind_screens]),
    )


def slot_words(rules: Rules, state: State) -> dict[str, str]:
    """What positions say of the slots, without dashes for nothing."""
    written = [rules.write_slot(at, value) for at, value in enumerate(state.slots)]
    texts = [" / ".join([part.strip(" -") for part in text.split("/")]) for text in written]
    return dict(zip(rules.slot_names, texts, strict=True))


def slot(state: State) -> tuple[int, ...]:
    """The numbers of the only power of a fan game."""
    value = state.slots[0]
    parts = value if isinstance(value, tuple) else ()
    return tuple([part for part in parts if isinstance(part, int)])


def zone(cards: tuple[int, ...]) -> list[str]:
    """Cards as the reference writes them."""
    return [TEXT[card] for card in cards]


def row_zone(cards: tuple[int, ...]) -> list[str]:
    """The same for a row, which may have empty places."""
    return [TEXT[card] if card else SKIPPED for card in cards]


def zones(many: list[tuple[int, ...]]) -> list[list[str]]:
    """Several lists of cards."""
    return [zone(cards) for cards in many]


def squares_of(layout: str) -> str:
    """The rows of a layout as the reference reads them."""
    rows = json.loads(layout)["rows"]
    return " / ".join([" ".join(row) for row in rows])


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
    tables = "\n".join([table(game, found) for game, found in counts.items()])
    say(f"\n{tables}\ngo on with --first {wanted.first + done // len(games) * CHUNK}\n")
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


def say(text: str, where: TextIO = sys.stdout) -> None:
    """Print at once."""
    where.write(text)
    where.flush()


if __name__ == "__main__":
    sys.exit(main())
