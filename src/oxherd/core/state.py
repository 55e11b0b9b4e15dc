"""The whole state of a match as plain data, made to be copied quickly."""

from __future__ import annotations

from typing import Any

from oxherd.core.chance import Chance, chance_from_json
from oxherd.core.event import Log
from oxherd.core.frame import Frame, frame_of
from oxherd.core.plain import Plain, freeze, thaw
from oxherd.core.play import Play


class State:
    """Everything that a match needs to go on from here.

    Lists are the state's own; what they hold (tuples, plays, frames) is immutable and shared.
    """

    __slots__ = (
        "asked",
        "chance",
        "first",
        "gone",
        "hands",
        "log",
        "piles",
        "queue",
        "round",
        "rows",
        "sealed",
        "slots",
        "stack",
        "stock",
        "totals",
        "trick",
    )

    def __init__(
        self,
        chance: Chance,
        stack: list[Frame[Any]],
        hands: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        totals: list[int],
        queue: list[Play],
        slots: list[Plain],
        sealed: list[tuple[int, ...]],
        stock: tuple[int, ...],
        round: int,  # noqa: A002 - the glossary's word
        trick: int,
        first: int,
        asked: int,
        gone: tuple[int, ...] = (),
    ) -> None:
        self.chance = chance
        """Where every later shuffle comes from. Secret."""
        self.stack = stack
        """What is going on; the last frame runs next. Empty: the match is over."""
        self.hands = hands
        """Each seat's cards, ascending."""
        self.rows = rows
        """The rows on the table from the top; a row's cards from the left."""
        self.piles = piles
        """Each side's taken cards in the order they were taken."""
        self.totals = totals
        """Each side's points on the score pad."""
        self.queue = queue
        """Revealed cards that wait for their placement; as on the stack, the last one is next."""
        self.slots = slots
        """One immutable value for each power, which alone reads and writes it."""
        self.sealed = sealed
        """What each seat has chosen in the present ask; empty while nobody has."""
        self.stock = stock
        """Cards that can still come into play: an open draft, a draw pile (next one first)."""
        self.round = round
        self.trick = trick
        self.first = first
        """The seat that begins, in games where seats take turns."""
        self.asked = asked
        """The number of the present ask."""
        self.gone = gone
        """Cards that left the game this round, for all to see."""
        self.log: Log | None = None
        """Where events go; None: nobody listens. Not a part of the state proper."""

    def copy(self) -> State:
        """An independent state without a log."""
        return State(
            self.chance,
            self.stack[:],
            self.hands[:],
            self.rows[:],
            self.piles[:],
            self.totals[:],
            self.queue[:],
            self.slots[:],
            self.sealed[:],
            self.stock,
            self.round,
            self.trick,
            self.first,
            self.asked,
            self.gone,
        )

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (state_from_json, (state_to_json(self),))


def state_to_json(state: State) -> dict[str, object]:
    """The state as JSON has it. Holds every secret: for stores and pickles, never for players."""
    return {
        "chance": state.chance.to_json(),
        "stack": [[frame.tag, *frame.fields()] for frame in state.stack],
        "hands": [list(hand) for hand in state.hands],
        "rows": [list(row) for row in state.rows],
        "piles": [list(pile) for pile in state.piles],
        "totals": state.totals[:],
        "queue": [[play.seat, play.card, play.value] for play in state.queue],
        "slots": [thaw(slot) for slot in state.slots],
        "sealed": [list(ids) for ids in state.sealed],
        "stock": list(state.stock),
        "round": state.round,
        "trick": state.trick,
        "first": state.first,
        "asked": state.asked,
        "gone": list(state.gone),
    }


def state_from_json(plain: dict[str, Any]) -> State:
    """Read what `state_to_json` wrote; it is trusted to be a state of these rules."""
    return State(
        chance_from_json(plain["chance"]),
        [frame_of(tagged[0], tuple(tagged[1:])) for tagged in plain["stack"]],
        [tuple(hand) for hand in plain["hands"]],
        [tuple(row) for row in plain["rows"]],
        [tuple(pile) for pile in plain["piles"]],
        list(plain["totals"]),
        [Play(seat, card, value) for seat, card, value in plain["queue"]],
        [freeze(slot) for slot in plain["slots"]],
        [tuple(ids) for ids in plain["sealed"]],
        tuple(plain["stock"]),
        plain["round"],
        plain["trick"],
        plain["first"],
        plain["asked"],
        tuple(plain["gone"]),
    )
