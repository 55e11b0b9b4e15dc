"""Everything that can happen at a table. Cards, seats and rows are ids; doors make them words."""

from __future__ import annotations

from typing import Final

from oxherd.core.event import EventKind

ROUND_STARTED: Final = EventKind("round-started", "round")
HAND_DEALT: Final = EventKind("hand-dealt", "seat", "cards")
ROW_STARTED: Final = EventKind("row-started", "row", "card")
DRAFTED: Final = EventKind("drafted", "seat", "card")
REVEALED: Final = EventKind("revealed", "plays")
PLACED: Final = EventKind("placed", "seat", "card", "row", "side")
COLLECTED: Final = EventKind("collected", "seat", "row", "cards", "bulls", "why")
MARKER_MOVED: Final = EventKind("marker-moved", "power", "row", "face")
ROUND_SCORED: Final = EventKind("round-scored", "round", "points", "totals")
MATCH_ENDED: Final = EventKind("match-ended", "winners", "scores")

COLOURS_REMOVED: Final = EventKind("colours-removed", "colours")
PLAYED: Final = EventKind("played", "seat", "card")
TOOK: Final = EventKind("took", "seat", "cards")
JOINED: Final = EventKind("joined", "seat", "card")
REFILLED: Final = EventKind("refilled", "cards")
