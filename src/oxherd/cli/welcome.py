"""The first lines at a table: what is played, to what end, and with whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oxherd.cli.squares import legend
from oxherd.cli.words import Words, stopped, upper_first
from oxherd.core.rules import Option
from oxherd.games import find
from oxherd.rules.powers.dummy import SMALL_TEAM
from oxherd.views import View


def welcome(view: View, words: Words) -> Iterator[str]:
    """For somebody who sits down."""
    yield agreement(words, view.game, view.players, view.options)
    if view.reconstruction:
        yield words.say("cli-reconstruction")
    people = words.both([words.name(seat) for seat in range(view.players)])
    yield words.say("cli-play-people", people=people)
    if words.team and view.players <= SMALL_TEAM:
        yield words.say("cli-play-double")
    yield words.say("cli-play-hint")
    yield from legend(words, view)


def agreement(words: Words, game: str, players: int, options: Mapping[str, Option]) -> str:
    """What was agreed, `Tactics. 3 players. Match to 66.` for instance."""
    say = words.say
    parts = [say(f"game-{game}-name"), say("label-players", count=players)]
    if options.get("target"):
        parts.append(say("label-target", target=str(options["target"])))
    if options.get("tactics") or options.get("logic"):
        last = players * int(options["hand_size"]) + int(options["rows"])
        parts.append(say("label-deck", last=str(last)))
    if is_house(game, options):
        parts.append(upper_first(say("label-house")))
    return " ".join(map(stopped, parts))


def is_house(game: str, options: Mapping[str, Option]) -> bool:
    """Whether something was agreed that no rulebook has."""
    return any(spec.house and options[spec.name] != spec.default for spec in find(game).options)
