"""The matches that engine and reference play: drawn by chance, each with its number."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TypeVar

import oxherd
from oxherd.core.dice import Dice
from oxherd.core.rules import Option
from oxherd.games import find

T = TypeVar("T")

SWITCHES = ("tactics", "logic", "professional", "nifty")
SWITCHABLE = ("classic", *SWITCHES)
COLOURS = "rgybp"


@dataclass(frozen=True)
class Plan:
    """A match to be played: the same game and number always give the same one."""

    game: str
    number: int
    players: int
    options: dict[str, Option]
    seed: bytes

    def rules(self) -> oxherd.Rules:
        """What the engine plays by."""
        return oxherd.rules(self.game, self.players, **self.options)

    def dice(self) -> Dice:
        """Whose choices are played."""
        return Dice(int.from_bytes(self.seed[:6], "big"))

    def __str__(self) -> str:
        """Enough to play it again."""
        return f"{self.game} number {self.number}: {self.players} players, {self.options}"


def plan(game: str, number: int) -> Plan:
    """Draw players and options until they go together."""
    seed = hashlib.sha256(f"{game} {number}".encode()).digest()
    dice = Dice(int.from_bytes(seed[6:12], "big"))
    while True:
        players = one_of(dice, list(find(game).players))
        options = gap_options(dice, players) if game == "gap" else row_options(dice, game)
        options |= gap_length(dice) if game == "gap" else row_length(dice)
        try:
            oxherd.rules(game, players, **options)
        except oxherd.BadOption:
            continue
        return Plan(game, number, players, options, seed)


def row_length(dice: Dice) -> dict[str, Option]:
    """Mostly one round, so that many matches can be played; sometimes any other end."""
    return {"rounds": 1} if dice.below(20) < 13 else any_length(dice, 30)


def gap_length(dice: Dice) -> dict[str, Option]:
    """Here two rounds are more interesting than one: totals tie, and best rounds differ."""
    return {"rounds": 2} if one_in(dice, 2) else any_length(dice, 12)


def any_length(dice: Dice, most: int) -> dict[str, Option]:
    """By rounds, by a low target, by both, by the cap on rounds, or as usual."""
    case = dice.below(7)
    if case < 2:
        return {"rounds": 1 + dice.below(3)}
    if case == 2:
        return {"rounds": 1 + dice.below(3), "target": 1 + dice.below(most)}
    if case < 5:
        return {"target": 1 + dice.below(most)}
    if case == 5:
        return {"max_rounds": 1 + dice.below(2)}
    return {}


def row_options(dice: Dice, game: str) -> dict[str, Option]:
    """House rules in every second match; some make rare things frequent."""
    options: dict[str, Option] = {}
    if one_in(dice, 2):
        return options
    if game in SWITCHABLE:
        options |= {name: True for name in SWITCHES if one_in(dice, 4)}
        if "professional" in options or game == "professional":
            options["professional_tie"] = one_of(dice, ["choose", "choose", "right", "left"])
        if "logic" in options or game == "logic":
            options["hide_draft"] = one_in(dice, 2)
    if one_in(dice, 3):
        options["hand_size"] = 1 + dice.below(14)
    if one_in(dice, 3):
        options["rows"] = 2 + dice.below(7)
    if game == "jumping-cow":
        options["cap"] = 2 + dice.below(4)  # the cow needs full rows to land in
    elif one_in(dice, 3):
        options["cap"] = 2 + dice.below(9)
    if one_in(dice, 4):
        options["hide_piles"] = True
    return options


def gap_options(dice: Dice, players: int) -> dict[str, Option]:
    """Named colours, and ties played off."""
    options: dict[str, Option] = {}
    if one_in(dice, 3):
        letters = list(COLOURS)
        named = [letters.pop(dice.below(len(letters))) for _ in range(max(0, 4 - players))]
        options["removed"] = "".join(named)
    if one_in(dice, 3):
        options["extra_round"] = True
    return options


def one_in(dice: Dice, many: int) -> bool:
    """Whether it happens this time."""
    return dice.below(many) == 0


def one_of(dice: Dice, things: list[T]) -> T:
    """Any of these."""
    return things[dice.below(len(things))]
