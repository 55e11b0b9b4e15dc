"""A new variant in an afternoon: a marker made up here, as an ordinary Python class.

Fog lies on a row. No card goes there, unless none fits anywhere else and somebody clears the row.
Whenever a row is taken the fog drifts to the next row, from the last to the first.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

import oxherd
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.games.assembly import on_rows
from oxherd.games.catalogue import Game
from oxherd.games.options import row_options
from oxherd.rules.events import MARKER_MOVED
from oxherd.rules.parts import Power
from oxherd.rules.row_rules import RowRules
from oxherd.rules.select import OneCard
from tests.matches import moments


class Fog(Power):
    """Its slot is the row that it lies on."""

    name: ClassVar[str] = "fog"

    def setup(self, rules: RowRules, state: State) -> Plain:
        """On the last row."""
        return len(state.rows) - 1

    def gap(self, state: State, row: int, value: int, gap: int) -> int:
        """Nothing fits into the fog."""
        return 0 if row == state.slots[self.slot] else gap

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """On it drifts."""
        fog = state.slots[self.slot]
        assert isinstance(fog, int)
        state.slots[self.slot] = (fog + 1) % len(state.rows)
        if state.log is not None:
            state.log.note(MARKER_MOVED, (self.name, state.slots[self.slot], "none"))

    def show(self, value: Plain, seat: int | None) -> Plain:
        """Everybody sees it."""
        return value

    def write(self, value: Plain) -> str:
        """Rows count from 1."""
        return str(value + 1) if isinstance(value, int) else ""

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """A row that is there."""
        rows = [str(row + 1) for row in range(rules.row_count)]
        return rows.index(words[0]) if len(words) == 1 and words[0] in rows else None


class Still(Fog):
    """Fog that lets rows be as they are: a class of a class, with another name."""

    name: ClassVar[str] = "still-fog"
    keeps_order: ClassVar[bool] = False

    def collected(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """It stays."""


GAME = Game(
    "fog",
    version=1,
    least=2,
    most=10,
    edition="none",
    options=row_options(),
    build=lambda game, players, values, given: on_rows(
        game, players, values, given, select=OneCard(), powers=(Fog(),)
    ),
)


def fog_rules(players: int, power: Power | None = None) -> RowRules:
    """The game, built without the catalogue."""
    return on_rows(
        GAME,
        players,
        {**GAME.defaults, "rounds": 2, "target": 0},
        frozenset({"rounds", "target"}),
        select=OneCard(),
        powers=(power or Fog(),),
    )


@pytest.mark.parametrize("players", [2, 4, 10])
def test_played_to_the_end(players: int) -> None:
    """A match like any other, and no card ever joins the row in the fog."""
    match = oxherd.Match(fog_rules(players), seed=5)
    for _ in moments(match):
        pass
    assert match.winners
    fog = {1: 3, 2: 3}
    number = 0
    for event in match.events:
        values = event.values
        if event.kind == "round-started":
            number += 1
            row = fog[number]
            taken = -1
        elif event.kind == "collected":
            taken = int(str(values["row"]))
        elif event.kind == "placed":
            assert values["row"] != row or values["row"] == taken
            taken = -1
        elif event.kind == "marker-moved":
            assert values["power"] == "fog"
            assert values["row"] == (row + 1) % 4
            row = (row + 1) % 4
    assert number == 2


@pytest.mark.parametrize("players", [2, 4, 10])
def test_positions(players: int) -> None:
    """Each moment can be written down and read again."""
    rules = fog_rules(players)
    match = oxherd.Match(rules, seed=6)
    for _ in moments(match):
        text = match.position()
        assert " | fog " in text
        assert oxherd.Match.at(rules, text).position() == text


def test_a_literal_table() -> None:
    """61 may not go to the 60 in the fog, goes to 50 and takes; then the fog is on row 4."""
    position = "ox1 | rows 46 47 48 49 50 / 10 / 60 / 90 | fog 3 | hands 61 1 / 91 2"
    match = oxherd.Match.at(fog_rules(2), position)
    match.choose(0, "61")
    match.choose(1, "91")
    assert " | rows 61 91 / 10 / 60 / 90 | " in match.position()
    assert " | fog 4 | " in match.position()


def test_a_position_that_says_nothing() -> None:
    """The reader asks the power, and the error names its section."""
    with pytest.raises(oxherd.BadPosition) as caught:
        oxherd.Match.at(fog_rules(2), "ox1 | rows 1 / 2 / 3 / 4 | fog 5 | hands 6 / 7")
    assert caught.value.arguments == {"at": 32, "section": "fog", "found": "5"}


def test_a_power_says_who_it_is() -> None:
    """Class attributes of a subclass count, in a compiled engine, too."""
    rules = fog_rules(2, Still())
    assert rules.slot_names == ("still-fog",)
    assert rules.keeps_order is False
    assert fog_rules(2).keeps_order is True


def test_views_show_it() -> None:
    """As the power says."""
    match = oxherd.Match(fog_rules(3), seed=1)
    assert match.view(None).slots == {"fog": 3}


def test_what_a_game_file_has() -> None:
    """A Game value builds the rules from its own defaults."""
    rules = GAME.build(GAME, 3, dict(GAME.defaults), frozenset())
    assert (rules.game, rules.players, rules.slot_names) == ("fog", 3, ("fog",))
    assert repr(GAME) == "Game(fog, 2-10 players)"
