"""Collect much of one colour and little of another.

Rulebook 001. Not a game of the 6 nimmt! family.
"""

from __future__ import annotations

from typing import Final

from oxherd.core.errors import BadOption
from oxherd.core.rules import Option, Rules
from oxherd.games.catalogue import Game
from oxherd.games.options import LIMIT, ROUNDS, OptionSpec, end_of_match, target
from oxherd.rules.cards import COLOURS
from oxherd.rules.gap.gap_rules import GapRules
from oxherd.rules.gap.moments import GAP_MOMENTS
from oxherd.rules.gap.scoring import Gap, MostPoints
from oxherd.rules.gap.slots import colours_out
from oxherd.rules.gap.turn import DEAL, SET_UP_MATCH

RANDOM: Final = "random"


def build(game: Game, players: int, values: dict[str, Option], given: frozenset[str]) -> Rules:
    """Fewer colours for few players, fewer cards for many. Rules: R-91, R-92."""
    points, rounds, limit = end_of_match(values, given)
    removed_count = colours_out(players)
    return GapRules(
        game.id,
        game.version,
        players,
        values,
        hand_size=6 if players <= 4 else 5,
        removed_count=removed_count,
        removed=_removed(str(values["removed"]), removed_count),
        moments=GAP_MOMENTS,
        scoring=Gap(),
        finish=MostPoints(points, rounds, limit, extra_round=bool(values["extra_round"])),
        opening=SET_UP_MATCH,
        next_round=DEAL,
    )


def _removed(letters: str, count: int) -> tuple[int, ...]:
    """The colours named, () for those that chance will name."""
    if letters == RANDOM:
        return ()
    colours = tuple(sorted({COLOURS.find(letter) for letter in letters}))
    if len(colours) != count or len(letters) != count or -1 in colours:
        allowed = f"{RANDOM}, {count} x {'/'.join(COLOURS)}"
        raise BadOption("option-value", option="removed", value=letters[:40], allowed=allowed)
    return colours


GAME: Final = Game(
    "gap",
    version=1,
    least=2,
    most=6,
    edition="001",
    options=(
        target(30),
        ROUNDS,
        LIMIT,
        OptionSpec("removed", RANDOM),
        OptionSpec("extra_round", default=False),
    ),
    build=build,
)
