"""Special cards in the hands, a fifth row, two rounds.

Rulebook 003, the variant with new special cards.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.rules import Option, Rules
from oxherd.games.catalogue import Game
from oxherd.games.options import HIDE_PILES, LIMIT, OptionSpec
from oxherd.rules.cards import FIFTH_ROW, HIGHEST, MINUS_PLUS
from oxherd.rules.collect import Bulls
from oxherd.rules.deal import START_ROUND, HiddenHands
from oxherd.rules.draw_pile import Discard, DrawPile, Reshuffles
from oxherd.rules.fits import BehindLower
from oxherd.rules.powers.any_order import AnyOrder
from oxherd.rules.powers.fifth_row import FifthRow
from oxherd.rules.powers.hand import Specials, SpecialWindow
from oxherd.rules.powers.insert import Insert
from oxherd.rules.powers.open_rows import AnyOpenRow
from oxherd.rules.powers.replace import Replace
from oxherd.rules.powers.seven import SevenWithCard
from oxherd.rules.powers.shift import Shift
from oxherd.rules.powers.signs import Signs
from oxherd.rules.powers.stop import Stop
from oxherd.rules.powers.swap import TakeAndSwap
from oxherd.rules.powers.used import Used
from oxherd.rules.round import Finish
from oxherd.rules.row_moments import ROW_MOMENTS
from oxherd.rules.row_rules import RowRules
from oxherd.rules.seen import Seen
from oxherd.rules.select import OneCard

BOX: Final = tuple([kind for kind in range(FIFTH_ROW, MINUS_PLUS + 1) for _ in range(4)])
"""Seven kinds, four cards of each. Rule: R-30."""


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """The base game with hands of twelve, and special cards in all places they can be."""
    discard = Discard(BOX)
    signs, used = Signs(discard), Used()
    held = Specials(BOX)
    reshuffles, seen = Reshuffles(), Seen()
    pile = DrawPile(BOX, held, discard, reshuffles)
    window = SpecialWindow(held, discard, used, multi=bool(values["multi_special"]))
    return RowRules(
        game.id,
        game.version,
        players,
        values,
        deck=tuple(range(1, HIGHEST + 1)),
        hand_size=12,
        rows=4,
        cap=5,
        deal=HiddenHands(),
        select=OneCard(),
        order=AnyOrder(),
        fits=BehindLower(),
        misfit=AnyOpenRow(signs),
        collect=TakeAndSwap(window, pile),
        scoring=Bulls(),
        finish=Finish(0, int(values["rounds"]), int(values["max_rounds"])),
        powers=(signs, used),
        moments=ROW_MOMENTS,
        start=START_ROUND,
        hide_piles=bool(values["hide_piles"]),
        window=window,
        specials=(
            FifthRow(signs),
            SevenWithCard(signs, early=bool(values["seven_early"])),
            Insert(signs),
            Replace(seen),
            Shift(signs, overflow=values["shift_overflow"] == "take"),
            Stop(signs, on_seven=bool(values["stop_on_seven"])),
        ),
        slots=(held, discard, pile, reshuffles, seen),
        seen=seen,
        spare_rows=1,
    )


GAME: Final = Game(
    "jubilee",
    version=1,
    least=2,
    most=8,
    edition="003",
    options=(
        OptionSpec("rounds", 2, least=1, most=100_000),
        LIMIT,
        HIDE_PILES,
        OptionSpec("multi_special", default=False),
        OptionSpec("seven_early", default=False),
        OptionSpec("stop_on_seven", default=False),
        OptionSpec("shift_overflow", "forbid", words=("forbid", "take")),
    ),
    build=build,
)
