"""Oxherd: the 6 nimmt! family of card games and GAP, one engine for players, bots and researchers.

>>> import oxherd
>>> rules = oxherd.rules("classic", players=4, target=66)
>>> match = oxherd.Match(rules, seed=7)
>>> match.ask.mode, match.ask.kind, match.ask.seats
('all', 'card', (0, 1, 2, 3))
>>> match.choose(0, match.ask.options(0)[0])
>>> match.ask.seats
(1, 2, 3)
"""

from __future__ import annotations

from oxherd.__about__ import __version__
from oxherd.core.choice import Choice
from oxherd.core.errors import (
    BadDeal,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalChoice,
    NotYourTurn,
    OxherdError,
    StaleAsk,
    UnknownGame,
)
from oxherd.core.event import Event
from oxherd.core.rules import Rules
from oxherd.games import games, rules
from oxherd.match import Match
from oxherd.notation.record import Record
from oxherd.views import View

__all__ = [
    "BadDeal",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choice",
    "Event",
    "IllegalChoice",
    "Match",
    "NotYourTurn",
    "OxherdError",
    "Record",
    "Rules",
    "StaleAsk",
    "UnknownGame",
    "View",
    "__version__",
    "games",
    "rules",
]
