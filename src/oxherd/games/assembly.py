"""Putting the parts of a game on rows together from its options."""

from __future__ import annotations

from typing import Final

from oxherd.core.errors import BadOption
from oxherd.core.rules import Option, Rules
from oxherd.games.catalogue import Game
from oxherd.games.options import end_of_match
from oxherd.rules.cards import HIGHEST
from oxherd.rules.collect import Bulls, TakeAll
from oxherd.rules.deal import START_ROUND, HiddenHands
from oxherd.rules.draft import OpenDraft
from oxherd.rules.fits import BehindLower, BothEnds
from oxherd.rules.misfit import AnyRow
from oxherd.rules.order import LowestFirst, LowestOwnerFirst
from oxherd.rules.parts import Power, Select
from oxherd.rules.round import Finish
from oxherd.rules.row_moments import ROW_MOMENTS
from oxherd.rules.row_rules import RowRules
from oxherd.rules.select import OneCard, TwoCards

SWITCHES: Final = ("tactics", "logic", "professional", "nifty")
DEPENDENT: Final = (("professional_tie", "professional"), ("hide_draft", "logic"))


def with_switches(
    game: Game, players: int, values: dict[str, Option], given: frozenset[str]
) -> Rules:
    """Classic and the four switches of rulebook 002, alone or combined. Rule: A-12."""
    _check_switches(game, values, given)
    if values["nifty"] and "hand_size" not in given:
        values["hand_size"] = 14
    if values["nifty"] and int(values["hand_size"]) % 2:
        raise BadOption("option-conflict", option="hand_size", other="nifty")
    return on_rows(
        game, players, values, given, select=TwoCards() if values["nifty"] else OneCard()
    )


def on_rows(
    game: Game,
    players: int,
    values: dict[str, Option],
    given: frozenset[str],
    *,
    select: Select,
    powers: tuple[Power, ...] = (),
) -> RowRules:
    """The common parts, and those that the options ask for."""
    target, rounds, limit = end_of_match(values, given)
    hand_size, rows = int(values["hand_size"]), int(values["rows"])
    needed = players * hand_size + rows
    if needed > HIGHEST:
        raise BadOption("deck-too-small", needed=needed, cards=HIGHEST)
    small_deck = bool(values.get("tactics") or values.get("logic"))
    return RowRules(
        game.id,
        game.version,
        players,
        values,
        deck=tuple(range(1, (needed if small_deck else HIGHEST) + 1)),
        hand_size=hand_size,
        rows=rows,
        cap=int(values["cap"]),
        deal=OpenDraft(hidden=bool(values["hide_draft"])) if values.get("logic") else HiddenHands(),
        select=select,
        order=LowestOwnerFirst() if values.get("nifty") else LowestFirst(),
        fits=BothEnds(str(values["professional_tie"]))
        if values.get("professional")
        else BehindLower(),
        misfit=AnyRow(),
        collect=TakeAll(),
        scoring=Bulls(),
        finish=Finish(target, rounds, limit),
        powers=powers,
        moments=ROW_MOMENTS,
        start=START_ROUND,
        hide_piles=bool(values["hide_piles"]),
    )


def _check_switches(game: Game, values: dict[str, Option], given: frozenset[str]) -> None:
    """Say clearly which combinations make no sense."""
    for name in SWITCHES:
        if game.defaults[name] and not values[name]:
            raise BadOption("option-fixed", game=game.id, option=name)
    if values["logic"] and values["tactics"]:
        raise BadOption("option-conflict", option="tactics", other="logic")
    for name, switch in DEPENDENT:
        if name in given and values[name] != game.defaults[name] and not values[switch]:
            raise BadOption("option-needs", option=name, other=switch)
