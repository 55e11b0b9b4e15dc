"""The named parts of a game on rows: what each is asked. Concrete ones have their own files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from oxherd.core.ask import ALL, Ask
from oxherd.core.frame import Frame
from oxherd.core.native import mypyc_attr
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

    def more(self, rules: RowRules, state: State) -> bool:
        """Whether there are cards for another trick; some deals hand out new ones for it."""
        return len(state.hands[0]) > 0


def turn_up(state: State, seat: int, card: int, value: int) -> Play:
    """A card leaves its hand and lies open."""
    state.hands[seat] = without(state.hands[seat], card)
    return Play(seat, card, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Select:
    """What everybody puts face down in a trick."""

    picks = 1
    """Cards a seat plays in a trick."""

    def ask(self, frame: Frame[RowRules], rules: RowRules, state: State) -> Ask:
        """Everybody is asked, even if only one card is left: a choice of a card always is."""
        return Ask(frame, rules, state, ALL, "card", rules.seats, 0, self.picks)

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
class Misfit:
    """What becomes of a card that fits nowhere."""

    def rows(self, rules: RowRules, state: State) -> tuple[int, ...]:
        """The ids of the rows that may be taken."""
        raise NotImplementedError

    def settle(self, rules: RowRules, state: State) -> None:
        """The next card of the queue fits no row: take one, or ask which."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Collect:
    """What happens when somebody takes a row."""

    loses_cards: ClassVar[bool] = False
    """Whether cards can leave the game meanwhile."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """The row goes to the pile, the card starts it anew."""
        raise NotImplementedError

    def overflow(self, rules: RowRules, state: State, seat: int, row: int, why: str) -> None:
        """A card has been squeezed into a full row: its last card stays, the seat takes the others.

        Rules: R-38, A-25.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """What may be done before a card is placed."""

    interrupts: ClassVar[bool] = False
    """Whether a team may speak in it."""
    after: Window | None = None
    """The window that comes when nothing more is done in this one."""

    def opens(self, rules: RowRules, state: State) -> bool:
        """Whether somebody is asked before the next card of the queue is placed."""
        raise NotImplementedError

    def shut(self, rules: RowRules, state: State, left: int) -> None:
        """A special card places the next card of the queue, and no other one applies to it.

        `left` is the card that was revealed: it leaves the queue now, or has been replaced.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """A special card: when it can be used, and what it does."""

    stays: ClassVar[bool] = False
    """Whether it lies on the table when it has been used; the others are discarded at once."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        """Its number among all choices; copies are equal."""

    def usable(self, rules: RowRules, state: State) -> bool:
        """Whether its whole effect is possible before the next card of the queue is placed."""
        raise NotImplementedError

    def use(self, rules: RowRules, state: State, seat: int) -> None:
        """Do it for a seat, or push the question that comes first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Slot["RowRules"]):
    """A special rule. It speaks only at the places below and never calls another power."""

    keeps_order: ClassVar[bool] = True
    """Whether rows still ascend with it."""

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
