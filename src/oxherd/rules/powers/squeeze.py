"""A card goes into a row, to where its number belongs. Rules: R-38, R-81, C-5."""

from __future__ import annotations

from oxherd.core.state import State
from oxherd.core.tuples import with_item
from oxherd.rules.events import PLACED
from oxherd.rules.placement import is_full
from oxherd.rules.row_rules import RowRules


def squeeze(rules: RowRules, state: State, seat: int, row: int, card: int, why: str) -> bool:
    """From a row that was full already the seat takes all but the last card. Rule: A-25.

    Returns whether it was.
    """
    too_many = is_full(rules, state, row)
    state.rows[row] = with_item(state.rows[row], card)
    if state.log is not None:
        state.log.note(PLACED, (seat, card, row, "inside"))
    if too_many:
        rules.collect.overflow(rules, state, seat, row, why)
    return too_many
