"""Who sits at the other seats: cows with names, and random choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    cows = [word.strip() for word in translator.say("cli-names").split(",")]
    spare = [*given, *[cow for cow in cows if cow not in given]]
    others = iter(spare)
    own_name = translator.say("label-you")
    return [own_name if seat == own else next(others) for seat in range(players)]


def numbered_names(translator: Translator, players: int) -> list[str]:
    """Names by seat where nobody has one."""
    return [translator.say("label-seat", n=seat + 1) for seat in range(players)]


def read_names(words: str) -> list[str]:
    """Names between commas; what a terminal could take for a command is left out."""
    names = ["".join(filter(str.isprintable, name)).strip() for name in words.split(",")]
    return [name for name in names if name]
