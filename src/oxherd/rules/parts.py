"""The named parts of a game on rows: what each is asked. Concrete ones have their own files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import ALONE, without
from oxherd.rules.slot import Slot

if TYPE_CHECKING:
    from oxherd.rules.row_rules import RowRules

NOWHERE: Final = -1
"""The card fits no row."""
TIED: Final = -2
"""The card fits several spots equally well."""
FAR: Final = 1000
"""More half steps than any gap."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """How the cards of a round reach the hands and start the rows."""

    drafts = False
    """Whether the players take part."""
    open_hands = False
    """Whether everybody saw which cards each seat took."""

    def start(self, rules: RowRules, state: State) -> None:
        """Deal, or push the frame that does it with the players' help."""
        raise NotImplementedError


def turn_up(state: State, seat: int, card: int, value: int) -> Play:
    """A card leaves its hand and lies open."""
    state.hands[seat] = without(state.hands[seat], card)
    return Play(seat, card, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Select:
    """What everybody puts face down in a trick."""

    picks = 1
    """Cards a seat plays in a trick."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The ids a seat may choose from."""
        return state.hands[seat]

    def could_change(self, state: State, seat: int) -> bool:
        """Whether a card this seat has revealed may count with another number than its own."""
        return False

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """Take the chosen cards out of the hands and turn them up, in the order of the seats."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """Which revealed card is placed when."""

    def arrange(self, plays: list[Play]) -> list[Play]:
        """The queue of placements, the next one last."""
        raise NotImplementedError

    def possible(self, queue: list[Play]) -> bool:
        """Whether these plays can wait in this order."""
        raise NotImplementedError

    def undecided(self, queue: list[Play]) -> bool:
        """Whether an owner must say first which of his two next cards he places."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Fits:
    """Where a card may go, and which spot is the nearest."""

    def gap(self, cards: tuple[int, ...], value: int) -> int:
        """Distance to a row in half steps; 0: it does not fit there."""
        raise NotImplementedError

    def join(self, cards: tuple[int, ...], play: Play) -> tuple[int, ...]:
        """The row with the card in its spot."""
        return cards + ALONE[play.card]

    def nearest(self, rules: RowRules, state: State, value: int) -> int:
        """The row with the smallest gap, NOWHERE or TIED."""
        best = NOWHERE
        least = FAR
        for row, cards in enumerate(state.rows):
            gap = self.gap(cards, value)
            for power in rules.powers:
                gap = power.gap(state, row, value, gap)
            if 0 < gap <= least:
                best = TIED if gap == least else row
                least = gap
        return best

    def nearest_rows(self, rules: RowRules, state: State, value: int) -> list[int]:
        """All rows that share the smallest gap. Only markers break ties, and they have none."""
        gaps = [self.gap(cards, value) for cards in state.rows]
        least = min([gap for gap in gaps if gap > 0])
        return [row for row, gap in enumerate(gaps) if gap == least]


@mypyc_attr(allow_interpreted_subclasses=True)
class Collect:
    """What happens when somebody takes a row."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """The row goes to the pile, the card starts it anew."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Slot["RowRules"]):
    """A special rule. It speaks only at the places below and never calls another power."""

    keeps_order: ClassVar[bool] = True
    """Whether rows still ascend with it."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Its value when the rows have been dealt."""
        return None

    def gap(self, state: State, row: int, value: int, gap: int) -> int:
        """Change what a row is worth to a card: half steps, 0 where it does not fit."""
        return gap

    def room(self, state: State, row: int) -> int:
        """How many places of a row it takes up."""
        return 0

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """A card has joined a row."""

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """A row has been taken and started anew."""
