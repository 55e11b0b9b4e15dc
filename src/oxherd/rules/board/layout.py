"""A board with its box: squares, bulls on tiles, clovers, and how many cards there are."""

from __future__ import annotations

from typing import Final

from oxherd.rules.board.squares import Square

TILES: Final = 100
"""Tiles are 1 to 100. Rule: R-100."""


class Layout:
    """What an owner of the board can read off it. Checked where it is read. Rules: A-80, B-13."""

    def __init__(
        self,
        rows: tuple[tuple[Square, ...], ...],
        bulls: tuple[int, ...],
        clovers: tuple[int, ...],
        actions: tuple[int, ...],
        lucky: tuple[int, ...],
        *,
        reconstruction: bool,
    ) -> None:
        self.rows = rows
        self.bulls = bulls
        """By tile; there is no tile 0."""
        self.clovers = clovers
        """Their places on the score track, all below 0."""
        self.actions = actions
        """Every action card, by kind. Rule: A-97."""
        self.lucky = lucky
        """Every lucky card, by kind. Rule: A-97."""
        self.reconstruction = reconstruction
        """Whether it is a guess of ours, and not a board that somebody owns."""

    def texts(self) -> tuple[tuple[str, ...], ...]:
        """The squares as they are written."""
        return tuple([tuple([square.text for square in row]) for row in self.rows])

    def doubling(self) -> tuple[tuple[int, int], ...]:
        """The squares for two tiles, as (row, square). Rule: A-81."""
        return tuple(
            [
                (row, at)
                for row, squares in enumerate(self.rows)
                for at, square in enumerate(squares)
                if square.doubles
            ]
        )
