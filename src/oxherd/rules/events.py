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

SPECIALS_DEALT: Final = EventKind("specials-dealt", "seat", "specials")
SPECIAL_PLAYED: Final = EventKind("special-played", "seat", "special")
SPECIAL_DRAWN: Final = EventKind("special-drawn", "seat", "special")
SPECIAL_SWAPPED: Final = EventKind("special-swapped", "seat", "special")
SPECIAL_TURNED_UP: Final = EventKind("special-turned-up", "special")
SIGN_LAID: Final = EventKind("sign-laid", "special", "row")
SIGN_LIFTED: Final = EventKind("sign-lifted", "special", "row")
ROW_REMOVED: Final = EventKind("row-removed", "row")
REPLACED: Final = EventKind("replaced", "seat", "card", "other")
SHIFTED: Final = EventKind("shifted", "seat", "card", "row", "target")
TURNED: Final = EventKind("turned", "seat", "card", "bulls")
CANCELLED: Final = EventKind("cancelled", "seat", "card", "bulls")
REORDERED: Final = EventKind("reordered", "plays")

LANDED: Final = EventKind("landed", "seat", "card", "row", "square", "effect")
SKIPPED: Final = EventKind("skipped", "seat", "row", "square")
MOVED_ON: Final = EventKind("moved-on", "seat", "card", "row", "target")
SCORED: Final = EventKind("scored", "seat", "points", "total")
TILE_DRAWN: Final = EventKind("tile-drawn", "seat", "card")
EXTRA_REVEALED: Final = EventKind("extra-revealed", "seat", "card")
LUCKY_TAKEN: Final = EventKind("lucky-taken", "seat", "special")
NEW_SET: Final = EventKind("new-set", "tiles")

COLOURS_REMOVED: Final = EventKind("colours-removed", "colours")
PLAYED: Final = EventKind("played", "seat", "card")
TOOK: Final = EventKind("took", "seat", "cards")
JOINED: Final = EventKind("joined", "seat", "card")
REFILLED: Final = EventKind("refilled", "cards")
