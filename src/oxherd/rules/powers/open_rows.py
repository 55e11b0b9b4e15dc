"""A card that fits no open row takes an open row. Rules: A-28, A-47."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.rules.misfit import AnyRow
from oxherd.rules.powers.signs import Signs
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOpenRow(AnyRow):
    """Stopped rows cannot be taken; at least two are open."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs

    def rows(self, rules: RowRules, state: State) -> tuple[int, ...]:
        """From the top."""
        return self.signs.open_ids(state)
