"""Tiles behind screens: how they come there, and how many are played. Rules: R-100, R-109."""

from __future__ import annotations

from oxherd.core.ask import ALL, Ask
from oxherd.core.engine import draw
from oxherd.core.frame import Frame
from oxherd.core.native import mypyc_attr
from oxherd.core.play import Play
from oxherd.core.state import State
from oxherd.core.tuples import ALONE
from oxherd.rules.board.board_rules import ACTIVE_ROWS
from oxherd.rules.events import HAND_DEALT, NEW_SET
from oxherd.rules.order import LowestFirst
from oxherd.rules.parts import Deal, Select, turn_up
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class TilesDealt(Deal):
    """A set of tiles for everybody, four that start rows; the others are a supply or boxed."""

    def __init__(self, first_row: int, most_tricks: int, *, supply: bool) -> None:
        self.first_row = first_row
        """The topmost row that gets a tile. Rules: R-100, R-109."""
        self.most_tricks = most_tricks
        """A match never has more. Rule: A-94."""
        self.supply = supply
        """Whether tiles that nobody gets can still come into play."""

    def start(self, rules: RowRules, state: State) -> None:
        """Sets seat by seat, then the starters from the top, then the supply."""
        dealt = rules.players * rules.hand_size
        needed = len(rules.deck) if self.supply else dealt + ACTIVE_ROWS
        tiles = draw(state, "deal", rules.deck, needed)
        self.hand_out(rules, state, tiles[:dealt])
        starters = tiles[dealt : dealt + ACTIVE_ROWS]
        state.rows = [()] * rules.row_count
        for row, tile in enumerate(starters, self.first_row):
            state.rows[row] = ALONE[tile]
        state.stock = tiles[dealt + ACTIVE_ROWS :]

    def hand_out(self, rules: RowRules, state: State, tiles: tuple[int, ...]) -> None:
        """Everybody gets the next ones."""
        size = rules.hand_size
        state.hands = [tuple(sorted(tiles[at : at + size])) for at in range(0, len(tiles), size)]
        if state.log is not None:
            for seat, hand in enumerate(state.hands):
                state.log.note(HAND_DEALT, (seat, hand), (seat,))


class OneSet(TilesDealt):
    """The match is over when all tiles are placed, those of a second set, too. Rule: R-106."""

    def more(self, rules: RowRules, state: State) -> bool:
        """The second set is taken between two tricks. Rule: B-9."""
        if state.trick >= self.most_tricks:
            return False
        if max([len(hand) for hand in state.hands]) > 0:
            return True
        return self.supply and self._second_set(rules, state)

    def _second_set(self, rules: RowRules, state: State) -> bool:
        """From a supply that nobody has touched yet."""
        dealt = rules.players * rules.hand_size
        if len(state.stock) < len(rules.deck) - dealt - ACTIVE_ROWS:
            return False
        tiles, state.stock = state.stock[:dealt], state.stock[dealt:]
        if state.log is not None:
            state.log.note(NEW_SET, (rules.hand_size,))
        self.hand_out(rules, state, tiles)
        return True


class UntilSomebodyHasNone(TilesDealt):
    """The match is over after a trick when somebody has no tile left. Rules: R-112, A-94."""

    def more(self, rules: RowRules, state: State) -> bool:
        """Tiles can come back meanwhile."""
        if state.trick >= self.most_tricks:
            return False
        return min([len(hand) for hand in state.hands]) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOrTwoTiles(Select):
    """Two tiles while an active row has a square for two. Rules: R-105, A-81, B-3, B-9."""

    def __init__(self, squares: tuple[tuple[int, int], ...], *, uncovered: bool) -> None:
        self.squares = squares
        """The squares for two tiles, as (row, square)."""
        self.uncovered = uncovered
        """Whether they count only while no tile lies there."""

    def due(self, state: State) -> int:
        """How many tiles, one or two."""
        for row, at in self.squares:
            tiles = state.rows[row]
            if tiles and not (self.uncovered and at < len(tiles) and tiles[at]):
                return 2
        return 1

    def ask(self, frame: Frame[RowRules], rules: RowRules, state: State) -> Ask:
        """Who has only one left plays one."""
        return Ask(frame, rules, state, ALL, "tile", rules.seats, 0, self.due(state))

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """The answers of a seat stand together."""
        due = self.due(state)
        plays: list[Play] = []
        for seat in rules.seats:
            for _ in range(min(due, len(state.hands[seat]))):
                tile = answers[len(plays)]
                plays.append(turn_up(state, seat, tile, tile))
        return plays


class AllInOneOrder(LowestFirst):
    """All tiles of all seats in one ascending order, until action cards change it. Rule: R-101."""

    def possible(self, queue: list[Play]) -> bool:
        """Cards can bring any order about."""
        return True
