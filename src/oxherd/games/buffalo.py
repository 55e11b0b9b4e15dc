"""All together against a stack of cards.

Rulebook 004, the cooperative game.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.catalogue import Game
from oxherd.games.options import OptionSpec
from oxherd.rules.cards import FIRST, HIGHEST, INSERT, LAST, REPLACE, SEVEN, SHIFT, SORT, STOP
from oxherd.rules.collect import TakeAll
from oxherd.rules.deal import START_ROUND, HiddenHands
from oxherd.rules.fits import BehindLower
from oxherd.rules.powers.any_order import AnyOrder
from oxherd.rules.powers.calls import Calls, First, Last
from oxherd.rules.powers.dummy import (
    SMALL_TEAM,
    CheapestForTheDummy,
    FewerThanTheDummy,
    OneCardAndTheStack,
    TeamBulls,
)
from oxherd.rules.powers.insert import Insert
from oxherd.rules.powers.replace import Replace
from oxherd.rules.powers.seven import SevenAnywhere
from oxherd.rules.powers.shift import Shift
from oxherd.rules.powers.signs import Signs
from oxherd.rules.powers.sort import Sort
from oxherd.rules.powers.stop import Lift, Stop
from oxherd.rules.powers.team import FaceUp, TeamDeck, TeamWindow
from oxherd.rules.row_moments import ROW_MOMENTS
from oxherd.rules.row_rules import RowRules
from oxherd.rules.seen import Seen

KINDS: Final = (SEVEN, INSERT, REPLACE, SHIFT, STOP, FIRST, LAST, SORT)
BOX: Final = tuple([kind for kind in KINDS for _ in range(2)])
"""Eight kinds, two cards of each. Rule: R-71."""

BY_PLAYERS: Final = (0, 0, 2, 4, 6, 11, 16)
"""Special cards in the game, by the number of players. Rule: R-71."""

AS_USUAL: Final = -1


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The base game with a hand more than players, one pile for all, and open special cards."""
    wanted = int(values["specials"])
    signs, face_up, calls, seen = Signs(None), FaceUp(BOX), Calls(), Seen()
    deck = TeamDeck(BOX, face_up, BY_PLAYERS[players] if wanted == AS_USUAL else wanted)
    return RowRules(
        game.id,
        game.version,
        players,
        values,
        deck=tuple(range(1, HIGHEST + 1)),
        hand_size=10,
        rows=4,
        cap=5,
        deal=HiddenHands(),
        select=OneCardAndTheStack(calls),
        order=AnyOrder(),
        fits=BehindLower(),
        misfit=CheapestForTheDummy(signs),
        collect=TakeAll(),
        scoring=TeamBulls(2 if players <= SMALL_TEAM else 1),
        finish=FewerThanTheDummy(0, 1, 1),
        powers=(signs,),
        moments=ROW_MOMENTS,
        start=START_ROUND,
        hide_piles=False,
        sides=(*(0,) * players, 1),
        window=TeamWindow(deck, calls),
        specials=(
            SevenAnywhere(signs),
            Insert(signs),
            Replace(seen),
            Shift(signs, overflow=True),
            Stop(signs, on_seven=True),
            First(calls, anytime=bool(values["first_anytime"])),
            Last(calls),
            Sort(calls),
            Lift(signs),
        ),
        slots=(face_up, deck, calls, seen),
        seen=seen,
    )


GAME: Final = Game(
    "buffalo",
    version=1,
    least=1,
    most=6,
    edition="004",
    options=(
        OptionSpec("specials", AS_USUAL, least=AS_USUAL, most=len(BOX), house=True),
        OptionSpec("first_anytime", default=False),
    ),
    build=build,
)
