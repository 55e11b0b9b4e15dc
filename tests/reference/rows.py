"""The row games: classic and its switches tactics, logic, professional and nifty."""

from __future__ import annotations

from dataclasses import dataclass

from .common import (
    NUMBER_CARDS,
    Asking,
    Draw,
    Match,
    Question,
    Table,
    card_of,
    number_option,
    row_of,
    row_token,
    switch_option,
    text_option,
    tokens,
)


def bulls(card: int) -> int:
    """The bulls on a number card (R-2)."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


@dataclass(frozen=True)
class Spot:
    """A place where a card fits: which row, which side of it, how far from the card there."""

    row: int
    side: str
    distance: int


class RowGame(Match):
    """A match of cards in rows; a fan card replaces single paragraphs of it (module `fan`)."""

    usual_target = 66

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Agree on the rules of the match."""
        super().__init__(game, players, options, draw, table)

        # The id of a game turns on its own switch; the others are house rules.
        self.tactics = switch_option(options, "tactics", default=game == "tactics")
        self.logic = switch_option(options, "logic", default=game == "logic")
        self.professional = switch_option(options, "professional", default=game == "professional")
        self.nifty = switch_option(options, "nifty", default=game == "nifty")
        self.professional_tie = text_option(options, "professional_tie", "choose")

        self.hand_size = number_option(options, "hand_size", 14 if self.nifty else 10)
        self.row_count = number_option(options, "rows", 4)
        self.cap = number_option(options, "cap", 5)
        self.first_drafter = 0

    # The match: rounds until somebody has 66 bulls; the fewest bulls win, also together

    def match(self) -> Asking[None]:
        """Play rounds until the end that was agreed."""
        while not self.agreed_end_reached() and self.round < self.max_rounds:
            yield from self.play_round()
        fewest = min(self.totals)
        self.winners = [seat for seat in self.seats if self.totals[seat] == fewest]
        self.show()

    # The round: hands, rows, tricks until the hands are empty, bulls

    def play_round(self) -> Asking[None]:
        """Play one round."""
        self.round += 1
        self.rows = [[] for _ in range(self.row_count)]
        self.piles = [[] for _ in self.seats]
        if self.logic:
            yield from self.draft()
        else:
            self.deal()
        self.set_up_marker()
        while any(self.hands):
            yield from self.trick()
        self.write_down([sum(bulls(card) for card in pile) for pile in self.piles])

    def deck(self) -> list[int]:
        """All 104 cards or, in tactics and logic, just as many as are needed (R-20, R-21)."""
        needed = len(self.seats) * self.hand_size + self.row_count
        highest = needed if self.tactics or self.logic else NUMBER_CARDS
        return list(range(1, highest + 1))

    def deal(self) -> None:
        """Deal the hands, seat by seat, then a first card for every row."""
        needed = len(self.seats) * self.hand_size + self.row_count
        drawn = self.draw(self.round, "deal", self.deck(), needed)
        for seat in self.seats:
            self.hands[seat] = drawn[seat * self.hand_size : (seat + 1) * self.hand_size]
        starters = drawn[len(self.seats) * self.hand_size :]
        self.rows = [[card] for card in starters]

    def draft(self) -> Asking[None]:
        """Logic: pick the hands from the open cards, clockwise; the rest starts the rows (A-6)."""
        if self.round == 1:
            [self.first_drafter] = self.draw(1, "drafter", list(self.seats), 1)
        self.stock = self.deck()
        seat = (self.first_drafter + self.round - 1) % len(self.seats)
        while len(self.stock) > self.row_count:
            card = yield from self.choose_card("draft", seat, self.stock)
            self.stock.remove(card)
            self.hands[seat].append(card)
            seat = (seat + 1) % len(self.seats)
        self.rows = [[card] for card in sorted(self.stock)]
        self.stock = []

    # The trick: everybody chooses face-down, then the cards are placed in order

    def trick(self) -> Asking[None]:
        """Play one trick."""
        chosen = yield from self.choose_face_down(2 if self.nifty else 1)
        by_lowest_card = sorted(self.seats, key=lambda seat: min(chosen[seat]))
        for seat in by_lowest_card:
            cards = chosen[seat]
            if self.nifty:
                yield from self.place_two(seat, cards)
            else:
                yield from self.place(seat, cards[0])

    def choose_face_down(self, picks: int) -> Asking[list[list[int]]]:
        """Everybody chooses; when all have, the cards are revealed and leave the hands."""
        options = {seat: tokens(sorted(self.hands[seat])) for seat in self.seats}
        answers = yield from self.ask(Question("all", "card", options, picks))
        chosen = [[card_of(text) for text in answers[seat]] for seat in self.seats]
        for seat in self.seats:
            for card in chosen[seat]:
                self.hands[seat].remove(card)
        return chosen

    def place_two(self, seat: int, cards: list[int]) -> Asking[None]:
        """Nifty: the owner says which of his two goes first; the other follows (R-27, A-10)."""
        first = yield from self.choose_card("first", seat, cards)
        [second] = [card for card in cards if card != first]
        yield from self.place(seat, first)
        yield from self.place(seat, second)

    # Placing one card: rules 1 to 4

    def place(self, seat: int, card: int, counts_as: int | None = None) -> Asking[None]:
        """Place one card; it counts as its number unless told otherwise (flip)."""
        spots = self.spots(card if counts_as is None else counts_as)
        if not spots:
            row = yield from self.choose_row("row", seat, list(range(self.row_count)))
            self.take(seat, row, card)
            return
        spot = yield from self.nearest(seat, spots)
        if self.is_full(spot.row):
            self.take(seat, spot.row, card)
        else:
            self.add(seat, spot, card)

    def spots(self, value: int) -> list[Spot]:
        """Rule 1: right of a lower end; professional: also left of a higher beginning (R-22)."""
        spots = []
        for row, cards in enumerate(self.rows):
            if value > cards[-1]:
                spots.append(Spot(row, "right", value - cards[-1]))
            elif self.professional and value < cards[0]:
                spots.append(Spot(row, "left", cards[0] - value))
        return spots

    def nearest(self, seat: int, spots: list[Spot]) -> Asking[Spot]:
        """Rule 2: the smallest difference; a tie is possible in professional only (A-8)."""
        smallest = min(spot.distance for spot in spots)
        nearest = [spot for spot in spots if spot.distance == smallest]
        if len(nearest) == 1:
            return nearest[0]
        if self.professional_tie == "choose":
            row = yield from self.choose_row("spot", seat, [spot.row for spot in nearest])
            [spot] = [spot for spot in nearest if spot.row == row]
        else:
            [spot] = [spot for spot in nearest if spot.side == self.professional_tie]
        return spot

    def is_full(self, row: int) -> bool:
        """Rule 3: a row with five cards is full, on both sides (R-24)."""
        return len(self.rows[row]) == self.cap

    def choose_row(self, kind: str, seat: int, rows: list[int]) -> Asking[int]:
        """Ask a seat for one of these rows."""
        answer = yield from self.ask_one(kind, seat, [row_token(row) for row in rows])
        return row_of(answer)

    def take(self, seat: int, row: int, card: int) -> None:
        """Rules 3 and 4: take the whole row; the own card starts it anew."""
        self.piles[seat].extend(self.rows[row])
        self.rows[row] = [card]
        self.after_taking(seat, row)

    def add(self, seat: int, spot: Spot, card: int) -> None:
        """Put the card at the side of the row where it fits."""
        if spot.side == "right":
            self.rows[spot.row].append(card)
        else:
            self.rows[spot.row].insert(0, card)
        self.after_adding(seat, spot.row)

    # What the fan cards add

    def set_up_marker(self) -> None:
        """Prepare the special card once the rows have started."""

    def after_taking(self, seat: int, row: int) -> None:
        """What happens when a row was taken and its new first card lies there."""

    def after_adding(self, seat: int, row: int) -> None:
        """What happens when a card was added to a row."""

    def row_with_lowest_end(self, rows: list[int]) -> int:
        """Which of these rows has the lowest end; ends are never equal (A-35)."""
        return min(rows, key=lambda row: self.rows[row][-1])

    def all_rows_except(self, excluded: int) -> list[int]:
        """The other rows, top to bottom."""
        return [row for row in range(self.row_count) if row != excluded]
