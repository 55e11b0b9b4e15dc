"""A card that fits nowhere takes a row."""

from __future__ import annotations

from oxherd.core.native import mypyc_attr
from oxherd.core.state import State
from oxherd.rules.cards import ROW_IDS
from oxherd.rules.parts import Misfit
from oxherd.rules.placement import TAKE_ROW
from oxherd.rules.row_rules import RowRules


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyRow(Misfit):
    """Its owner chooses among all rows. Rules: R-9, A-3."""

    def rows(self, rules: RowRules, state: State) -> tuple[int, ...]:
        """From the top."""
        return ROW_IDS[: len(state.rows)]

    def settle(self, rules: RowRules, state: State) -> None:
        """Ask."""
        state.stack.append(TAKE_ROW)
