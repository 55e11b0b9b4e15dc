"""GAP: take cards by number, score them by colour."""

from __future__ import annotations

from .common import (
    COLOURS,
    Asking,
    Draw,
    Match,
    Table,
    gap_card,
    gap_colour,
    gap_number,
    switch_option,
    text_option,
)

ROW_LENGTH = 4


class Gap(Match):
    """A match of GAP; `rows` holds its one row, `piles` the tableaux, `stock` the draw pile."""

    usual_target = 30

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Agree on the rules of the match."""
        super().__init__(game, players, options, draw, table)
        self.removed = text_option(options, "removed", "random")
        self.extra_round = switch_option(options, "extra_round")
        self.colours = list(range(len(COLOURS)))
        self.first_starter = 0
        self.rows = [[]]

    # The match: rounds until somebody has 30 points; the highest total wins

    def match(self) -> Asking[None]:
        """Play rounds until the end that was agreed, or until a tie is broken."""
        self.remove_colours()
        [self.first_starter] = self.draw(0, "starter", list(self.seats), 1)
        end_reached = False
        while not end_reached or (self.extra_round and len(self.leaders()) > 1):
            if self.round == self.max_rounds:
                break
            yield from self.play_round()
            end_reached = end_reached or self.agreed_end_reached()
        leaders = self.leaders()
        self.winners = leaders if self.extra_round else break_tie(leaders, self.rounds)
        self.show()

    def remove_colours(self) -> None:
        """Two players play without two colours, three without one (R-91)."""
        how_many = {2: 2, 3: 1}.get(len(self.seats), 0)
        if self.removed != "random":
            removed = [COLOURS.index(letter) for letter in self.removed]
        elif how_many > 0:
            removed = self.draw(0, "colours", list(self.colours), how_many)
        else:
            removed = []
        self.colours = [colour for colour in self.colours if colour not in removed]

    def leaders(self) -> list[int]:
        """The seats with the highest total."""
        highest = max(self.totals)
        return [seat for seat in self.seats if self.totals[seat] == highest]

    # The round: turns clockwise until the hands are empty, then scoring

    def play_round(self) -> Asking[None]:
        """Play one round."""
        self.round += 1
        self.deal()
        seat = (self.first_starter + self.round - 1) % len(self.seats)
        while any(self.hands):
            yield from self.turn(seat)
            seat = (seat + 1) % len(self.seats)
        self.write_down([score(tableau) for tableau in self.piles])

    def deal(self) -> None:
        """Shuffle everything: the hands seat by seat, four cards for the row, a draw pile."""
        deck = [gap_card(colour, number) for colour in self.colours for number in range(10)]
        drawn = self.draw(self.round, "deal", deck, len(deck))
        hand_size = 6 if len(self.seats) <= 4 else 5
        dealt = len(self.seats) * hand_size
        for seat in self.seats:
            self.hands[seat] = drawn[seat * hand_size : (seat + 1) * hand_size]
        self.rows = [drawn[dealt : dealt + ROW_LENGTH]]
        self.stock = drawn[dealt + ROW_LENGTH :]
        self.piles = [[] for _ in self.seats]

    # The turn: equal numbers, else neighbours, else the card joins the row

    def turn(self, seat: int) -> Asking[None]:
        """Play one card and do what it demands."""
        card = yield from self.choose_card("card", seat, self.hands[seat])
        self.hands[seat].remove(card)

        taken = self.cards_with(gap_number(card))
        if not taken:
            below = yield from self.neighbour(seat, (gap_number(card) - 1) % 10)
            above = yield from self.neighbour(seat, (gap_number(card) + 1) % 10)
            taken = below + above

        [row] = self.rows
        if taken:
            for each in taken:
                row.remove(each)
            self.piles[seat] = sorted([*self.piles[seat], card, *taken])
        else:
            row.append(card)

        while len(row) < ROW_LENGTH and self.stock:
            row.append(self.stock.pop(0))

    def neighbour(self, seat: int, number: int) -> Asking[list[int]]:
        """One card with this number must be taken if there is one; which, if several (A-61)."""
        cards = self.cards_with(number)
        if len(cards) <= 1:
            return cards
        card = yield from self.choose_card("pick", seat, cards)
        return [card]

    def cards_with(self, number: int) -> list[int]:
        """The cards of the row that carry this number."""
        [row] = self.rows
        return [card for card in row if gap_number(card) == number]


def score(tableau: list[int]) -> int:
    """The points of a tableau: the most frequent colours minus the least frequent others (R-97)."""
    colours = [gap_colour(card) for card in tableau]
    counts = [colours.count(colour) for colour in sorted(set(colours))]
    return score_counts(counts)


def score_counts(counts: list[int]) -> int:
    """The same from the counts of the colours; a colour without cards does not count (A-64)."""
    present = [count for count in counts if count > 0]
    if not present:
        return 0
    most = max(present)
    others = [count for count in present if count < most]
    plus = most * present.count(most)
    minus = min(others) * others.count(min(others)) if others else 0
    return plus - minus


def break_tie(tied: list[int], rounds: list[list[int]]) -> list[int]:
    """Who wins among those with the highest total: the best round, then the earlier (A-66)."""
    best = {seat: max(points[seat] for points in rounds) for seat in tied}
    highest = max(best.values())
    tied = [seat for seat in tied if best[seat] == highest]

    when = {seat: [points[seat] for points in rounds].index(highest) for seat in tied}
    earliest = min(when.values())
    return [seat for seat in tied if when[seat] == earliest]
