"""What stands in the files of the corpora: computed from the cases, compared by the tests."""

from __future__ import annotations

from collections.abc import Iterator

import oxherd
from oxherd.core.ask import ALL, ANY, Ask
from oxherd.core.chance import Scripted
from oxherd.core.choice import choice_of
from oxherd.core.engine import answer, run
from oxherd.core.event import Draw, Event, Log, Move
from oxherd.notation.record import read_record
from oxherd.testing.perft import perft

from .blocks import GAMES, TESTS, Block, read_blocks, write_blocks

LETTERS = "ABCDEFGHIJ"

KINDS = {
    "perft": "Leaves of the tree of choices by depth. How to change this: tests/corpora/README.md",
    "options": "Options in their order. How to change this: tests/corpora/README.md",
}

EVENTS = "events"
"""The line of a playthrough between the record and what it makes happen."""

NOBODY = "-"
"""The answer of a team of which nobody speaks; a record does not tell it."""

CARDS = ("card", "cards", "other", "plays", "special", "specials")
"""Arguments of events that are cards, alone or in lists."""


def remake(kind: str, game: str) -> str:
    """The text of a file as it is to be, from the cases that stand in it."""
    path = TESTS / "corpora" / kind / f"{game}.txt"
    blocks = read_blocks(game, path)
    for block in blocks:
        block.results = perft_lines(block) if kind == "perft" else option_lines(block.match())
    return write_blocks(KINDS[kind], blocks)


def perft_lines(block: Block) -> list[str]:
    """The depths that are named, each with its leaves."""
    return [f"{depth}: {perft(block.match(), depth)}" for depth in depths(block)]


def depths(block: Block) -> list[int]:
    """The depths to count at: `3:` asks for one, `3: 64` has been answered."""
    return [int(line.partition(":")[0]) for line in block.results]


def option_lines(match: oxherd.Match) -> list[str]:
    """The question, and what every seat that is asked may choose."""
    ask = match.ask
    if ask is None:
        return ["over"]
    about = f" about {choice_of(ask.about)}" if ask.about else ""
    lines = [f"{ask.mode} {ask.kind}{about}"]
    return lines + [f"{LETTERS[seat]} {words(ask, seat)}" for seat in ask.members]


def words(ask: Ask, seat: int) -> str:
    """The options of a seat."""
    return " ".join([choice.text for choice in ask.options(seat)])


def remake_playthrough(game: str) -> str:
    """The record that stands in the file, and what it makes happen."""
    text = (TESTS / "playthroughs" / f"{game}.txt").read_text(encoding="utf-8")
    record = text.partition(f"{EVENTS}\n")[0]
    return playthrough(record)


def playthrough(record: str) -> str:
    """A record and the stream of its events, questions and answers."""
    return "\n".join([f"{record}{EVENTS}", *stream(record)]) + "\n"


def stream(text: str) -> Iterator[str]:
    """Line by line, with the draws and choices of the record and nothing else."""
    record = read_record(text)
    rules = oxherd.rules(record.game, record.players, **record.options)
    draws = [step for step in record.steps if isinstance(step, Draw)]
    state = rules.begin(Scripted({(d.round, d.purpose): d.drawn for d in draws}, None))
    log = state.log = Log([], [])
    moves = [step for step in record.steps if isinstance(step, Move)]
    told = 0
    while (ask := run(rules, state)) is not None:
        yield from map(event_line, log.events[told:])
        told = len(log.events)
        yield question_line(ask)
        if ask.mode == ANY and (not moves or ask.number < moves[0].number):
            yield f"> {NOBODY}"
            answer(rules, state, [])
            continue
        move = moves.pop(0)
        if ask.number != move.number or (ask.mode != ANY and ask.seats != move.seats):
            raise ValueError(f"{move} does not answer {ask}")
        yield "> " + " ".join(answers(move))
        spoken = list(move.seats) if ask.mode == ANY else []
        answer(rules, state, spoken + list(move.answers))
    yield from map(event_line, log.events[told:])


def question_line(ask: Ask) -> str:
    """`? 7 one row C r1 r2 r3 r4`; what all choose from are their hands."""
    asked = f"? {ask.number} {ask.mode} {ask.kind}"
    return (
        f"{asked} {LETTERS[ask.seats[0]]} {words(ask, ask.seats[0])}" if ask.mode != ALL else asked
    )


def answers(move: Move) -> list[str]:
    """`A44`, or `A44+61` for two picks."""
    return [
        LETTERS[seat] + "+".join([choice_of(choice).text for choice in move.of_seat(at)])
        for at, seat in enumerate(move.seats)
    ]


def event_line(event: Event) -> str:
    """`placed seat=0 card=44 row=2 side=right`, cards by their words."""
    plain = event.to_json()
    parts = [f"{key}={plain_text(key, plain[key])}" for key in event.values]
    return " ".join([event.kind, *parts])


def plain_text(key: str, value: object) -> str:
    """Numbers and lists without blanks."""
    if isinstance(value, list):
        if key == "plays":
            return ",".join([LETTERS[seat] + choice_of(choice).text for seat, choice in value])
        return ",".join([plain_text(key, item) for item in value]) or "-"
    return choice_of(value).text if key in CARDS and isinstance(value, int) else str(value)


__all__ = ["GAMES", "KINDS", "Block", "option_lines", "playthrough", "remake", "remake_playthrough"]
