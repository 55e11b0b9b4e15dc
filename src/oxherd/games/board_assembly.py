"""Putting a board game together: one of two sides, with or without lucky cards."""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.rules import Option, Rules
from oxherd.games.board_layouts import ADVANCED, BASIC, layout_of, read_advanced, read_basic
from oxherd.games.catalogue import Game
from oxherd.games.options import OptionSpec
from oxherd.rules.board.actions import (
    ActionDeck,
    Actions,
    ActionWindow,
    AscendAnywhere,
    ExtraTile,
    Skip,
    SwapTile,
)
from oxherd.rules.board.board_moments import BOARD_MOMENTS
from oxherd.rules.board.board_rules import ACTIVE_ROWS, BoardRules
from oxherd.rules.board.landing import BehindLastTile, BehindTheHighest, Landing
from oxherd.rules.board.layout import TILES, Layout
from oxherd.rules.board.lucky import LuckyWindow
from oxherd.rules.board.moving_on import MovingOn, ToAnyRow, ToTheNextRow
from oxherd.rules.board.stops import Stops, StopToken
from oxherd.rules.board.tiles import (
    AllInOneOrder,
    OneOrTwoTiles,
    OneSet,
    TilesDealt,
    UntilSomebodyHasNone,
)
from oxherd.rules.board.to_start import Pushed, ToStart
from oxherd.rules.board.track import LuckyCards, Track
from oxherd.rules.deal import START_ROUND
from oxherd.rules.draw_pile import Discard, Reshuffles
from oxherd.rules.parts import Special, Window
from oxherd.rules.seen import Seen
from oxherd.rules.slot import Slot

SET: Final = 12
"""Tiles behind a screen. Rule: R-100."""
TWO_SETS: Final = 3
"""Up to so many players take a second set. Rules: R-100, R-106."""

TRICKS: Final = OptionSpec("max_rounds", 200, least=1, most=100_000)
UNCOVERED: Final = OptionSpec("t2_only_uncovered", default=False)
ON_TAKE: Final = OptionSpec("plus5_on_take", "clear", words=("clear", "forbid"))
SHIFT: Final = OptionSpec("shift", "gap", words=("gap", "all"))
BASIC_LAYOUT: Final = OptionSpec("layout", "", read=read_basic)
ADVANCED_LAYOUT: Final = OptionSpec("layout", "", read=read_advanced)


def basic_board(game: Game, players: int, values: dict[str, Option], *, lucky: bool) -> Rules:
    """The blue side; few players take a second set of tiles. Rules: R-100, R-106."""
    layout = layout_of(str(values["layout"]), BASIC, lucky=lucky)
    landing = Landing()
    cards = LuckyCards(layout.lucky) if lucky else None
    return _board(
        game,
        players,
        values,
        layout=layout,
        deal=OneSet(0, int(values["max_rounds"]), supply=players <= TWO_SETS),
        landing=landing,
        window=_lucky_window(values, cards, landing),
        slots=(cards,) if cards is not None else (),
        track=Track(layout.clovers, cards),
        moving_on=ToTheNextRow(),
    )


def advanced_board(game: Game, players: int, values: dict[str, Option], *, lucky: bool) -> Rules:
    """The red side with action cards; many players start at the bottom. Rules: R-109, R-112."""
    layout = layout_of(str(values["layout"]), ADVANCED, lucky=lucky)
    first_row = 0 if players <= TWO_SETS else len(layout.rows) - ACTIVE_ROWS
    landing, stops, discard = Landing(), Stops(), Discard(layout.actions)
    held, reshuffles = Actions(layout.actions), Reshuffles()
    deck = ActionDeck(layout.actions, held, discard, reshuffles)
    seen, pushed = Seen(), Pushed()
    cards = LuckyCards(layout.lucky) if lucky else None
    slots: tuple[Slot[Any], ...] = (stops, held, deck, discard, reshuffles, seen, pushed)
    return _board(
        game,
        players,
        values,
        layout=layout,
        deal=UntilSomebodyHasNone(first_row, int(values["max_rounds"]), supply=True),
        landing=landing,
        window=ActionWindow(held, discard, landing, _lucky_window(values, cards, landing)),
        specials=(
            StopToken(stops),
            Skip(landing),
            SwapTile(seen),
            ToStart(stops, pushed, all_move=values["shift"] == "all"),
            ExtraTile(),
            AscendAnywhere(landing, stops),
        ),
        slots=(*slots, cards) if cards is not None else slots,
        track=Track(layout.clovers, cards),
        moving_on=ToAnyRow(),
        seen=seen,
        stops=stops,
        action_deck=deck,
    )


def _lucky_window(
    values: dict[str, Option], cards: LuckyCards | None, landing: Landing
) -> Window | None:
    if cards is None:
        return None
    return LuckyWindow(cards, landing, on_take=values["plus5_on_take"] == "clear")


def _board(
    game: Game,
    players: int,
    values: dict[str, Option],
    *,
    layout: Layout,
    deal: TilesDealt,
    landing: Landing,
    window: Window | None,
    slots: tuple[Slot[Any], ...],
    track: Track,
    moving_on: MovingOn,
    specials: tuple[Special, ...] = (),
    seen: Seen | None = None,
    stops: Stops | None = None,
    action_deck: ActionDeck | None = None,
) -> BoardRules:
    """What both sides share. Rules: R-101 to R-105."""
    uncovered = bool(values["t2_only_uncovered"])
    return BoardRules(
        game.id,
        game.version,
        players,
        values,
        layout=layout,
        deck=tuple(range(1, TILES + 1)),
        hand_size=SET,
        deal=deal,
        select=OneOrTwoTiles(layout.doubling(), uncovered=uncovered),
        order=AllInOneOrder(),
        fits=BehindLastTile(landing, stops),
        misfit=BehindTheHighest(stops),
        powers=(landing,),
        moments=BOARD_MOMENTS,
        start=START_ROUND,
        window=window,
        specials=specials,
        slots=slots,
        seen=seen,
        track=track,
        moving_on=moving_on,
        stops=stops,
        action_deck=action_deck,
    )
