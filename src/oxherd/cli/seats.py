"""Who sits at the other seats: cows with names, and random choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxherd.cli.complaint import CliError
from oxherd.core.ask import ANY
from oxherd.core.choice import PASS, Choice, choice_of
from oxherd.core.dice import Dice
from oxherd.i18n import Translator
from oxherd.views import View

SELDOM: Final = 40
"""A random seat of a team steps in once in so many times that it could."""


class RandomSeat:
    """Takes any of its options. Like every player it gets a view, never the match."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View) -> Choice:
        """Any option, all equally likely; but what is for the whole team is left to people."""
        assert view.ask is not None
        assert view.seat is not None
        if view.ask.mode == ANY and self.dice.below(SELDOM):
            return choice_of(PASS)
        options = view.ask.options(view.seat)
        return options[self.dice.below(len(options))]


def table_names(translator: Translator, players: int, own: int, given: Sequence[str]) -> list[str]:
    """Names by seat: those given, in the order of the other seats, then those of cows."""
    own_name = translator.say("label-you")
    check_names([own_name, *given], players)
    cows = [word.strip() for word in translator.say("cli-names").split(",")]
    taken = {name.casefold() for name in given}
    others = iter([*given, *[cow for cow in cows if cow.casefold() not in taken]])
    return [own_name if seat == own else next(others) for seat in range(players)]


def check_names(names: Sequence[str], players: int) -> None:
    """One for each at most, and no two alike: who has played what must be plain."""
    if len(names) > players:
        raise CliError("cli-names-many", count=len(names) - 1, others=players - 1)
    for at, name in enumerate(names):
        if name.casefold() in map(str.casefold, names[:at]):
            raise CliError("cli-names-twice", name=name)


def numbered_names(translator: Translator, players: int) -> list[str]:
    """Names by seat where nobody has one."""
    return [translator.say("label-seat", n=seat + 1) for seat in range(players)]


def read_names(words: str) -> list[str]:
    """Names between commas, each on one line."""
    names = [" ".join(name.split()) for name in words.split(",")]
    return [name for name in names if name]
