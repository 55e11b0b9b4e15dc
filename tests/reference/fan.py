"""The four fan cards of the 30-year edition: parity, mountain, jumping cow and flip."""

from __future__ import annotations

from .common import Asking, Question, token, tokens
from .rows import RowGame, Spot


class Parity(RowGame):
    """The marked row takes only even or only odd numbers (R-51 to R-53)."""

    marked: int
    face: str

    def set_up_marker(self) -> None:
        """The marker starts at the lowest first card and shows its parity."""
        self.put_marker(self.row_with_lowest_end(list(range(self.row_count))))

    def spots(self, value: int) -> list[Spot]:
        """As in the base game, but the marked row accepts the parity shown only."""
        spots = super().spots(value)
        return [spot for spot in spots if spot.row != self.marked or parity(value) == self.face]

    def after_taking(self, seat: int, row: int) -> None:
        """After every take the marker leaves its row for the lowest end of the others (A-35)."""
        self.put_marker(self.row_with_lowest_end(self.all_rows_except(self.marked)))

    def put_marker(self, row: int) -> None:
        """Put the marker to a row; it shows the parity of the row's end."""
        self.marked = row
        self.face = parity(self.rows[row][-1])

    def marker(self) -> tuple[object, ...]:
        """The marked row and the parity shown."""
        return (self.marked, self.face)


def parity(number: int) -> str:
    """Whether a number is `even` or `odd`."""
    return "even" if number % 2 == 0 else "odd"


class Mountain(RowGame):
    """The marked row goes down, the others go up (R-54 to R-57)."""

    marked: int
    arrows: str

    def set_up_marker(self) -> None:
        """The marker starts at the last row, arrows up."""
        self.marked = self.row_count - 1
        self.arrows = "up"

    def spots(self, value: int) -> list[Spot]:
        """Right of a lower end, in the marked row right of a higher end; it wins a tie (R-55)."""
        spots = [spot for spot in super().spots(value) if spot.row != self.marked]
        end = self.rows[self.marked][-1]
        if value < end:
            down = Spot(self.marked, "right", end - value)
            spots = [spot for spot in spots if spot.distance != down.distance]
            spots.append(down)
        return spots

    def after_taking(self, seat: int, row: int) -> None:
        """After every take one row on; the arrows turn at the first and at the last row (A-37)."""
        self.marked += -1 if self.arrows == "up" else 1
        if self.marked == 0:
            self.arrows = "down"
        if self.marked == self.row_count - 1:
            self.arrows = "up"

    def marker(self) -> tuple[object, ...]:
        """The marked row and where the arrows point."""
        return (self.marked, self.arrows)


class JumpingCow(RowGame):
    """The cow fills a place in its row and jumps away when the row changes (R-58 to R-61)."""

    cow: int

    def set_up_marker(self) -> None:
        """The cow starts right of the lowest first card."""
        self.cow = self.row_with_lowest_end(list(range(self.row_count)))

    def is_full(self, row: int) -> bool:
        """The cow counts as a card of its row."""
        return len(self.rows[row]) + (1 if row == self.cow else 0) == self.cap

    def after_adding(self, seat: int, row: int) -> None:
        """A card was put to the cow: it jumps."""
        if row == self.cow:
            self.jump(seat)

    def after_taking(self, seat: int, row: int) -> None:
        """The row beside the cow was taken: it jumps; else it stays (A-38)."""
        if row == self.cow:
            self.jump(seat)

    def jump(self, seat: int) -> None:
        """The cow jumps to the lowest end of the other rows; one card too many there is a take."""
        self.cow = self.row_with_lowest_end(self.all_rows_except(self.cow))
        if len(self.rows[self.cow]) == self.cap:
            *lower, highest = self.rows[self.cow]
            self.piles[seat].extend(lower)
            self.rows[self.cow] = [highest]
            self.jump(seat)

    def marker(self) -> tuple[object, ...]:
        """The row in which the cow stands."""
        return (self.cow,)


class Flip(RowGame):
    """Once a round everybody may let a card count with its digits reversed (R-62 to R-65)."""

    flip_cards: list[int]

    def set_up_marker(self) -> None:
        """Everybody starts the round with one flip card (A-41)."""
        self.flip_cards = [1 for _ in self.seats]

    def trick(self) -> Asking[None]:
        """As in the base game, but in the order of the values, flipped cards first in a tie."""
        options = {seat: self.choices(seat) for seat in self.seats}
        answers = yield from self.ask(Question("all", "card", options))
        chosen = []
        for seat in self.seats:
            [text] = answers[seat]
            flipped = text.endswith("~")
            card = int(text.removesuffix("~"))
            value = reversed_digits(card) if flipped else card
            self.hands[seat].remove(card)
            if flipped:
                self.flip_cards[seat] = 0
            chosen.append((value, not flipped, seat, card))
        for value, _, seat, card in sorted(chosen):
            yield from self.place(seat, card, value)

    def choices(self, seat: int) -> list[str]:
        """The hand and, while the flip card is held, the cards that flipping changes (C-2)."""
        hand = sorted(self.hands[seat])
        if not self.flip_cards[seat]:
            return tokens(hand)
        return tokens(hand) + [f"{token(card)}~" for card in hand if can_flip(card)]

    def marker(self) -> tuple[object, ...]:
        """Who still holds the flip card."""
        return tuple(self.flip_cards)


def reversed_digits(card: int) -> int:
    """What a flipped card counts as: 31 is 13, 90 is 9."""
    return card % 10 * 10 + card // 10


def can_flip(card: int) -> bool:
    """Two digits, and not twice the same; more cannot, fewer or equal change nothing (C-2)."""
    return 10 <= card <= 99 and reversed_digits(card) != card
