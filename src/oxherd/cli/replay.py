"""`oxherd replay`: a recorded match in words, event by event."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Final

import oxherd
from oxherd.cli.complaint import CliError
from oxherd.cli.console import Console
from oxherd.cli.exits import FINE
from oxherd.cli.questions import waited_for
from oxherd.cli.records import STANDARD_INPUT, read_file_or_input
from oxherd.cli.scenes import scenes
from oxherd.cli.seats import numbered_names
from oxherd.cli.sheet import Sheet
from oxherd.cli.teller import Teller
from oxherd.cli.welcome import agreement
from oxherd.cli.words import Words, words_for
from oxherd.core.errors import NotYourTurn
from oxherd.core.event import Event

NAME: Final = "replay"
EXAMPLES: Final = (
    "oxherd replay evening.txt",
    "oxherd replay evening.txt --all --step",
)


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The record, and with whose ears to hear it."""
    parser.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    ears = parser.add_mutually_exclusive_group()
    ears.add_argument("--seat", type=int, metavar="SEAT", help=say("cli-arg-ears"))
    ears.add_argument("--all", action="store_true", help=say("cli-arg-all"))
    parser.add_argument("--step", action="store_true", help=say("cli-arg-step"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def run(console: Console, arguments: argparse.Namespace) -> int:
    """Tell it as a spectator heard it, unless other ears were asked for."""
    if arguments.step and (arguments.json or arguments.file == STANDARD_INPUT):
        other = "--json" if arguments.json else f"FILE {STANDARD_INPUT}"
        raise CliError("cli-not-together", name="--step", other=other)
    match = oxherd.Match.replay(read_file_or_input(arguments.file))
    events = heard(match, arguments)
    if arguments.json:
        console.json(as_data(match, events))
        return FINE
    return tell(console, match, events, step=arguments.step)


def heard(match: oxherd.Match, arguments: argparse.Namespace) -> list[Event]:
    """The events for these ears; seats are counted from 1 here."""
    if arguments.all:
        return list(match.events)
    if arguments.seat is None:
        return match.heard(None)
    if not 1 <= arguments.seat <= match.rules.players:
        raise NotYourTurn("no-such-seat", seat=arguments.seat - 1)
    return match.heard(arguments.seat - 1)


def as_data(match: oxherd.Match, events: list[Event]) -> dict[str, object]:
    """For programs: cards and choices by their numbers, seats and rows from 0."""
    return {
        "game": match.rules.game,
        "players": match.rules.players,
        "options": dict(match.rules.given),
        "reconstruction": match.rules.reconstruction,
        "events": [event.to_json() for event in events],
        "scores": list(match.scores),
        "winners": list(match.winners),
    }


def tell(console: Console, match: oxherd.Match, events: list[Event], *, step: bool) -> int:
    """Scene by scene."""
    rules = match.rules
    names = numbered_names(console.translator, rules.players)
    words = words_for(rules, console.translator, names)
    teller = Teller(words)
    console.wrapped(agreement(words, rules.game, rules.players, rules.options))
    if rules.reconstruction:
        console.wrapped(console.say("cli-reconstruction"))
    for scene in scenes(events):
        told = list(teller.tell(scene))
        if not told:
            continue
        console.line()
        console.all(told)
        if step and not _go_on(console):
            return FINE
    console.line()
    console.all(_ending(words, match))
    return FINE


def _ending(words: Words, match: oxherd.Match) -> Iterator[str]:
    """The final scores, or who is waited for."""
    if match.ask is None:
        yield from Sheet(words).standings(match.view(None))
    else:
        yield waited_for(words, match.ask.mode, match.ask.seats)


def _go_on(console: Console) -> bool:
    """Wait for a key. Where nobody is there to press it, the telling goes on to the end."""
    try:
        answer = console.ask(console.say("cli-replay-step") + " ")
    except EOFError:
        return True
    return answer.strip().lower() != "q"
