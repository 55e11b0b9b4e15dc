"""The matches that engine and reference play: drawn by chance, each with its number."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import oxherd
from oxherd.core.choice import PASS
from oxherd.core.dice import Dice
from oxherd.core.rules import Option
from oxherd.core.state import State
from oxherd.games import find
from oxherd.rules.cards import ROW_FIRST, SEVEN, SKIP, TO_START, bulls

T = TypeVar("T")

SWITCHES = ("tactics", "logic", "professional", "nifty")
SWITCHABLE = ("classic", *SWITCHES)
COLOURS = "rgybp"
ON_BOARDS = ("board", "board-lucky", "board-advanced", "board-advanced-lucky")
DARED = ("jubilee", "buffalo", *ON_BOARDS)

SQUARES = (".", ".", ".", "+5", "-7", "+44", "-30", "G1", "G2", "R1", "R2", "T2")
DRAWING = ("DT", "DA", "DT", "DA")
SQUARES_TO_DARE = ("DA", "DA", "DA", "DA", "DT", "DT", "-7", "R1", "R2", "+44", "T2")
"""Action cards abound, clovers are met, and the far ends of the score track."""


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

    def is_shy(self) -> bool:
        """Whether almost nobody uses special cards, so that they become scarce."""
        return is_shy(self.seed)

    def is_daring(self) -> bool:
        """Whether special cards are used often, and where they make trouble."""
        return is_daring(self.game, self.seed)

    def temptations(self, kind: str, offer: tuple[int, ...], state: State) -> list[int]:
        """In a daring match: the answers that lead to rare tables."""
        tempting = TEMPTING.get(kind)
        if tempting is None or not self.is_daring() or (kind == "row" and self.game != "buffalo"):
            return []
        return tempting(offer, state)

    def __str__(self) -> str:
        """Enough to play it again."""
        return f"{self.game} number {self.number}: {self.players} players, {self.options}"


def is_shy(seed: bytes) -> bool:
    """One match in sixteen."""
    return seed[-1] < 16


def is_daring(game: str, seed: bytes) -> bool:
    """Every second match with special cards looks for trouble."""
    return game in DARED and seed[-2] % 2 == 0


def shortest_row(offer: tuple[int, ...], state: State) -> list[int]:
    """The topmost of them."""
    return sorted(offer, key=lambda choice: len(state.rows[choice - ROW_FIRST]))[:1]


def longest_row(offer: tuple[int, ...], state: State) -> list[int]:
    """The lowest of them."""
    return sorted(offer, key=lambda choice: len(state.rows[choice - ROW_FIRST]))[-1:]


def all_but_pass(offer: tuple[int, ...], _state: State) -> list[int]:
    """Whatever is offered besides."""
    return [choice for choice in offer if choice != PASS]


def cards_of_short_rows(offer: tuple[int, ...], state: State) -> list[int]:
    """The cards of a short row beside a seven; of those that lie alone, if there is none."""
    signs = state.slots[0]
    assert isinstance(signs, tuple)
    by_seven = [row for row, beside in zip(state.rows, signs, strict=True) if beside == (SEVEN,)]
    short = [card for row in by_seven if len(row) <= 3 for card in row if card in offer]
    return short or [row[0] for row in state.rows if len(row) == 1 and row[0] in offer]


def rows_for_a_tie(offer: tuple[int, ...], state: State) -> list[int]:
    """A row that makes the bulls of both sides equal, towards the end; else the cheapest one."""
    factor = 2 if len(state.hands) <= 2 else 1
    team, buffalo = bulls(state.piles[0]), bulls(state.piles[1])
    price = {choice: bulls(state.rows[choice - ROW_FIRST]) for choice in offer}
    equal = [choice for choice in offer if factor * (team + price[choice]) == buffalo]
    near_the_end = len(state.hands[0]) < 4
    return equal if equal and near_the_end else sorted(offer, key=price.__getitem__)[:1]


def actions_for_gaps(offer: tuple[int, ...], state: State) -> list[int]:
    """At a small table cards are kept until they leave gaps and fill them; else all are spent."""
    if len(state.hands) > 3:
        return all_but_pass(offer, state)
    held = state.slots[2]
    assert isinstance(held, tuple)
    own = held[state.queue[-1].seat]
    assert isinstance(own, tuple)
    if SKIP in offer and (own.count(SKIP) > 2 or state.slots[0]):
        return [SKIP]
    gaps = any(0 in row for row in state.rows)
    return [TO_START] if gaps and TO_START in offer else [PASS]


def rows_with_most_gaps(offer: tuple[int, ...], state: State) -> list[int]:
    """One of the rows in which the most squares were skipped."""
    return sorted(offer, key=lambda choice: state.rows[choice - ROW_FIRST].count(0))[-1:]


TEMPTING: dict[str, Callable[[tuple[int, ...], State], list[int]]] = {
    "seven": shortest_row,
    "stop": shortest_row,
    "insert": longest_row,
    "shift-to": longest_row,
    "shift": cards_of_short_rows,
    "swap": all_but_pass,
    "row": rows_for_a_tie,
    "action": actions_for_gaps,
    "to-start": rows_with_most_gaps,
}
"""By the kind of question: the answers that a daring match is led to."""


def plan(game: str, number: int) -> Plan:
    """Draw players and options until they go together."""
    seed = hashlib.sha256(f"{game} {number}".encode()).digest()
    dice = Dice(int.from_bytes(seed[6:12], "big"))
    while True:
        players = one_of(dice, list(find(game).players))
        options = any_options(dice, game, players)
        if game == "jubilee" and is_shy(seed):
            options["rounds"] = 5
        if is_daring(game, seed):
            players, options = daring(dice, game, players, options)
        try:
            oxherd.rules(game, players, **options)
        except oxherd.BadOption:
            continue
        return Plan(game, number, players, options, seed)


def daring(
    dice: Dice, game: str, players: int, options: dict[str, Option]
) -> tuple[int, dict[str, Option]]:
    """Special cards meet each other; a draw pile is used up, a single player comes to ties."""
    if game == "buffalo":
        return 1 if one_in(dice, 3) else 1 + dice.below(5), {**options, "specials": 16}
    if game in ON_BOARDS:
        return daring_board(dice, game, players, options)
    return 8 if one_in(dice, 4) else players, {**options, "seven_early": True}


def daring_board(
    dice: Dice, game: str, players: int, options: dict[str, Option]
) -> tuple[int, dict[str, Option]]:
    """Cards run out and return, gaps are filled; the cap comes just before the second set."""
    if "advanced" not in game:
        return (2, {**options, "max_rounds": 12}) if one_in(dice, 4) else (players, options)
    layout = any_layout(dice, SQUARES_TO_DARE, ("TB", "TT"))
    players = 2 if one_in(dice, 3) else players
    return players, {**options, "layout": layout, "shift": one_of(dice, ["gap", "all"])}


def any_options(dice: Dice, game: str, players: int) -> dict[str, Option]:
    """Options and an end that the game has."""
    match game:
        case "gap":
            return gap_options(dice, players) | gap_length(dice)
        case "jubilee":
            return jubilee_options(dice)
        case "buffalo":
            return buffalo_options(dice)
    if game in ON_BOARDS:
        return board_options(dice, game)
    return row_options(dice, game) | row_length(dice)


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


def jubilee_options(dice: Dice) -> dict[str, Option]:
    """Mostly the two rounds of the rulebook; each switch in every third match."""
    options: dict[str, Option] = {}
    if one_in(dice, 6):
        options["rounds"] = 1 + dice.below(4)
    if one_in(dice, 12):
        options["max_rounds"] = 1
    options |= {
        name: True for name in ("multi_special", "seven_early", "stop_on_seven") if one_in(dice, 3)
    }
    if one_in(dice, 3):
        options["shift_overflow"] = "take"
    if one_in(dice, 4):
        options["hide_piles"] = True
    return options


def buffalo_options(dice: Dice) -> dict[str, Option]:
    """Often more special cards than usual, so that they meet."""
    options: dict[str, Option] = {}
    if one_in(dice, 2):
        options["specials"] = dice.below(17)
    if one_in(dice, 3):
        options["first_anytime"] = True
    return options


def board_options(dice: Dice, game: str) -> dict[str, Option]:
    """Each switch in every third match, now and then an early end or another layout."""
    options: dict[str, Option] = {}
    advanced, lucky = "advanced" in game, "lucky" in game
    if one_in(dice, 8):
        options["max_rounds"] = 1 + dice.below(25)
    if one_in(dice, 3):
        options["t2_only_uncovered"] = True
    if advanced and one_in(dice, 3):
        options["shift"] = "all"
    if lucky and one_in(dice, 3):
        options["plus5_on_take"] = "forbid"
    if one_in(dice, 3):
        squares = (*SQUARES, *DRAWING) if advanced else SQUARES
        options["layout"] = any_layout(dice, squares, ("TB", "TT") if advanced else ("TB",))
    return options


def any_layout(dice: Dice, squares: tuple[str, ...], ends: tuple[str, ...]) -> str:
    """Rows of all lengths with any of these squares on them, first ones included."""
    rows = [
        [*[one_of(dice, squares) for _ in range(1 + dice.below(10))], one_of(dice, ends)]
        for _ in range(5 + dice.below(6))
    ]
    return json.dumps({"rows": rows}, separators=(",", ":"))


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


def one_of(dice: Dice, things: Sequence[T]) -> T:
    """Any of these."""
    return things[dice.below(len(things))]
