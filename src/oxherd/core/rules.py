"""What the machine knows of a game: who it is for, how it begins, what is public, who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from oxherd.core.native import mypyc_attr
from oxherd.core.plain import Plain

if TYPE_CHECKING:
    from oxherd.core.chance import Chance
    from oxherd.core.moments import Moments
    from oxherd.core.state import State

Option = int | str | bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game as one value, shared by all its matches: treat it as frozen.

    Families of games extend it with the parts they are made of.
    """

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, Option],
        moments: Moments[Any],
        slot_names: tuple[str, ...],
    ) -> None:
        self.game = game
        """Its id in the catalogue."""
        self.version = version
        """Goes up when the same choices would lead to another result."""
        self.players = players
        self.options: Mapping[str, Option] = MappingProxyType(dict(options))
        """Every option with its value."""
        self.moments = moments
        """Where a match can rest, for positions."""
        self.slot_names = slot_names
        """What the state's slots are called, in positions and views."""
        self.seats = tuple(range(players))
        self.sides = self.seats
        """Which side each seat plays for: its pile, its line on the score pad. A number of the
        game's own that plays without choosing anything has the seat after the last."""
        self.side_count = players
        self.given: Mapping[str, Option] = MappingProxyType({})
        """The options that were asked for; with them the same rules can be made again."""
        self.maker: Callable[[str, int, dict[str, Option]], Rules] | None = None
        """Makes rules from a game, a number of players and given options."""

    high_wins = False
    """Whether more points are better; bulls are counted against a player."""
    open_hands = False
    """Whether everybody knows all hands."""
    open_stock = False
    """Whether the stock lies face up."""
    scores_at_once = False
    """Whether points are written down when they are won, not at the end of a round."""
    interrupts = False
    """Whether a team may interrupt, so that passes for a trick stay while others are asked."""
    gaps = False
    """Whether a row can have empty places between its cards."""
    counts_tricks = False
    """Whether a position must say which trick it is, because the cards do not tell."""
    reconstruction = False
    """Whether parts of the material are a guess of ours, which people are to be told."""
    squares: tuple[tuple[str, ...], ...] = ()
    """What is printed on the table where cards are laid, row by row; nothing in most games."""
    clovers: tuple[int, ...] = ()
    """Places on the score track where a loss brings something good."""
    bulls: tuple[int, ...] = ()
    """The bulls on a card by its number, where they are not those of the base game."""

    def begin(self, chance: Chance) -> State:
        """The state before the first card is dealt."""
        raise NotImplementedError

    def places(self, state: State) -> tuple[int, ...]:
        """Each seat's place if the match ended now, e.g. (1, 1, 3)."""
        raise NotImplementedError

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats in first place; ties share."""
        return tuple([seat for seat, place in enumerate(self.places(state)) if place == 1])

    def utilities(self, state: State) -> tuple[int, ...]:
        """Each seat's score turned so that more is always better."""
        sign = 1 if self.high_wins else -1
        return tuple([sign * state.totals[self.sides[seat]] for seat in self.seats])

    def cards(self, state: State) -> tuple[int, ...]:
        """All cards that can be somewhere in this match."""
        raise NotImplementedError

    def known(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The cards of each hand that everybody knows."""
        if self.open_hands:
            return tuple(state.hands)
        return ((),) * self.players

    def hides_pile(self, side: int) -> bool:
        """Whether the taken cards of a side may not be looked at."""
        return False

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """What a pile would add to the score pad of a side if the round ended now."""
        raise NotImplementedError

    def round_points(self, state: State) -> tuple[int, ...]:
        """What each side's pile would add to the score pad if the round ended now."""
        return tuple([self.points(side, pile) for side, pile in enumerate(state.piles)])

    def show_slot(self, at: int, value: Plain, seat: int | None) -> Plain:
        """What a seat (None: a spectator) may know of a slot; nothing unless a game says so."""
        return None

    def write_slot(self, at: int, value: Plain) -> str:
        """A slot as words of a position."""
        raise NotImplementedError

    def read_slot(self, at: int, words: list[str]) -> Plain:
        """The slot that words of a position say, `/` among them; None where they say none."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Made from the same request. What was put together by hand equals only itself."""
        if not isinstance(other, Rules):
            return NotImplemented
        return self is other or (
            self.maker is not None
            and self.maker is other.maker
            and self.game == other.game
            and self.version == other.version
            and self.players == other.players
            and self.given == other.given
        )

    def __hash__(self) -> int:
        return hash((self.game, self.version, self.players))

    def __copy__(self) -> Rules:
        """Frozen, hence shared."""
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        """Frozen, hence shared."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the request that made them."""
        if self.maker is None:
            raise TypeError("only rules made from the catalogue can be pickled")
        return (self.maker, (self.game, self.players, dict(self.given)))

    def __repr__(self) -> str:
        """`Rules(classic, 4 players, target=66)`."""
        given = "".join([f", {name}={value}" for name, value in self.given.items()])
        return f"Rules({self.game}, {self.players} players{given})"
