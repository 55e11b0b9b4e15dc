"""Exit codes, the same for every command."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
FAILURE: Final = 1
"""A bug of ours."""
WRONG: Final = 2
"""Words that make no sense, or input with an error."""
MISSING: Final = 3
"""Something that this version does not have."""
INTERRUPTED: Final = 130
