"""The special cards of the 25-year edition: up to three of them change how a card is placed."""

from __future__ import annotations

from bisect import insort

from .common import Asking, Draw, Table, card_of, number_option, switch_option, text_option, tokens
from .rows import RowGame, bulls

KINDS = ("fifth-row", "seven", "insert", "replace", "shift", "stop", "minus-plus")
STAYING = ("fifth-row", "seven", "stop")
COPIES = 4
HAND_SIZE = 12
MOST_STOPS = 2

RULINGS = {
    "new specials: 3": "R-30",
    "new specials: 2": "R-34",
    "new specials: 1": "R-34",
    "new specials: 0": "A-32",
    "new specials: all are held": "C-7",
    "specials kept": "C-7",
    "special: only pass": "A-20",
    "special: declined": "A-21",
    "special: another one": "A-20",
    "by rules: room": "R-7",
    "by rules: full row": "R-8",
    "by rules: low card": "R-9",
    "by rules: only stopped rows fit": "A-28",
    "fifth-row: room": "A-21",
    "fifth-row: full row": "R-36",
    "fifth-row: low card": "A-22",
    "seven: full row": "R-37",
    "seven: early": "A-24",
    "insert: at the start": "C-5",
    "insert: in the middle": "C-5",
    "insert: beside a seven": "R-38",
    "insert: only behind an end": "A-26",
    "insert: only into stopped rows": "A-26",
    "insert: overflow": "A-25",
    "insert: overflow beside a seven": "A-25",
    "insert: overflow with five rows": "A-23",
    "replace: room": "R-39",
    "replace: full row": "C-4",
    "replace: low card": "A-32",
    "shift: at the start": "R-40",
    "shift: in the middle": "R-40",
    "shift: at the end": "R-40",
    "shift: beside a seven": "R-40",
    "shift: overflow": "A-29",
    "shift: overflow beside a seven": "A-29",
    "shift: overflow with five rows": "A-23",
    "shift: away from a seven": "C-3",
    "shift: empties a row": "A-30",
    "shift: empties a row beside a seven": "C-3",
    "shift: empties a row and overflows": "A-30",
    "stop: first": "R-41",
    "stop: second": "A-28",
    "stop: beside a seven": "A-27",
    "minus-plus: only pass": "R-42",
    "minus-plus: declined": "R-42",
    "minus-plus: played": "R-42",
    "minus-plus: after another special": "A-20",
    "cancel: none affordable": "A-31",
    "cancel: of the row": "A-31",
    "cancel: of the pile": "A-31",
    "cancel: own card": "A-31",
    "cancel: all paid": "A-31",
    "cancel: rest lost": "A-31",
    "cancel: declined": "C-6",
    "take: four rows": "R-8",
    "take: five rows": "A-23",
    "take: beside a seven": "R-37",
    "take: beside a seven with five rows": "C-3",
    "take: stops leave": "R-41",
    "swap: no special": "R-33",
    "swap: declined": "R-33",
    "swap: from the draw pile": "R-33",
    "swap: reshuffle": "R-33",
    "swap: another reshuffle": "R-33",
    "swap: same kind again": "A-32",
    "round end: fifth-row": "A-32",
    "round end: seven": "A-32",
    "round end: stop": "A-32",
}
"""What can happen to special cards, each with the paragraph that orders it."""

BRANCHES = tuple(f"{what} ({ruling})" for what, ruling in RULINGS.items())


class Jubilee(RowGame):
    """A match with special cards; what is not said here is as in the base game (R-31)."""

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Agree on two rounds with hands of twelve, and on the house rules."""
        super().__init__(game, players, options, draw, table)
        self.rounds_agreed = number_option(options, "rounds", 2)
        self.target = 0
        self.hand_size = HAND_SIZE

        self.multi_special = switch_option(options, "multi_special")
        self.seven_early = switch_option(options, "seven_early")
        self.stop_on_seven = switch_option(options, "stop_on_seven")
        self.shift_into_full_rows = text_option(options, "shift_overflow", "forbid") == "take"

        # A special card is in a hand, in the draw pile, in the discard or in a row. The card of
        # the fifth row needs no place of its own: it lies there while there are five rows.
        self.specials: list[list[str]] = [[] for _ in self.seats]
        self.draw_pile = [kind for kind in KINDS for _ in range(COPIES)]
        self.discard: list[str] = []
        self.signs: list[set[str]] = []
        self.reshuffles = 0

        # Number cards that minus-plus has taken out of the game.
        self.removed: list[int] = []

        # How many special cards were used beside the number card that is placed now.
        self.used = 0

        self.counts = table.happened

    def count(self, what: str) -> None:
        """Note that something has happened, by its name in `BRANCHES`."""
        self.counts[f"{what} ({RULINGS[what]})"] += 1

    # The round: three more special cards each, or as many as there are for all

    def play_round(self) -> Asking[None]:
        """Play one round, then clear the table of special cards (A-32)."""
        yield from super().play_round()
        lying = [sign for signs in self.signs for sign in signs]
        if self.five_rows():
            lying.append("fifth-row")
        for kind in lying:
            self.count(f"round end: {kind}")
        self.discard.extend(lying)
        self.signs = [set() for _ in self.rows]

    def set_up_marker(self) -> None:
        """Deal special cards to those that were kept; the others are the draw pile (C-7)."""
        self.signs = [set() for _ in self.rows]
        self.removed = []
        self.reshuffles = 0
        if any(self.specials):
            self.count("specials kept")

        deck = self.shuffled("specials", self.draw_pile + self.discard)
        each = min(3, len(deck) // len(self.seats))
        for seat in self.seats:
            self.specials[seat].extend(deck[seat * each : (seat + 1) * each])
        self.draw_pile = deck[each * len(self.seats) :]
        self.discard = []
        self.count(f"new specials: {each}" if deck else "new specials: all are held")

    def shuffled(self, purpose: str, kinds: list[str]) -> list[str]:
        """These special cards in the order of a draw, the next one first."""
        if not kinds:
            return []
        ordered = in_order(kinds)
        places = self.draw(self.round, purpose, list(range(len(ordered))), len(ordered))
        return [ordered[place] for place in places]

    # Placing one card: a special card if its owner likes, then rules 1 to 4

    def place(self, seat: int, card: int, counts_as: int | None = None) -> Asking[None]:
        """Place one card, after one special card at most, or after several (house rule)."""
        self.used = 0
        while self.may_use_special(seat):
            kind = yield from self.offer("special", seat, self.usable(seat, card))
            if kind == "pass":
                break
            if self.used > 0:
                self.count("special: another one")
            self.use_up(kind, seat)
            card_is_placed = yield from self.effect(kind, seat, card)
            if card_is_placed:
                return
        yield from self.place_by_rules(seat, card)

    def may_use_special(self, seat: int) -> bool:
        """Whether the owner of the card is asked: he holds one, and it is not one too many."""
        return self.specials[seat] != [] and (self.multi_special or self.used == 0)

    def place_by_rules(self, seat: int, card: int, *, by_replace: bool = False) -> Asking[None]:
        """Rules 1 to 4 among the open rows; a take may be softened by minus-plus (R-42)."""
        self.count(f"by rules: {self.outlook(card)}")
        row = self.row_by_rules(card)
        if row is not None and not self.is_full(row):
            self.rows[row].append(card)
            return
        if row is None:
            if any(cards[-1] < card for cards in self.rows):
                self.count("by rules: only stopped rows fit")
            row = yield from self.choose_row("row", seat, self.open_rows())
        if self.may_use_special(seat) and not by_replace:
            held = [kind for kind in self.specials[seat] if kind == "minus-plus"]
            kind = yield from self.offer("minus-plus", seat, held)
            if kind == "minus-plus":
                self.use_up(kind, seat)
                yield from self.minus_plus(seat, row, card)
        yield from self.take_cards(seat, row, self.rows[row], card)

    def row_by_rules(self, card: int) -> int | None:
        """The open row that rules 1 and 2 give the card, if it fits anywhere."""
        lower = [row for row in self.open_rows() if self.rows[row][-1] < card]
        return max(lower, key=lambda row: self.rows[row][-1], default=None)

    def outlook(self, card: int) -> str:
        """What rules 1 to 4 would do with the card."""
        row = self.row_by_rules(card)
        if row is None:
            return "low card"
        return "full row" if self.is_full(row) else "room"

    # The rows

    def open_rows(self) -> list[int]:
        """The rows without a stop, top to bottom; two at least (A-28)."""
        return [row for row, signs in enumerate(self.signs) if "stop" not in signs]

    def is_full(self, row: int) -> bool:
        """A row with five numbers is full, beside a seven one with six (R-37)."""
        return len(self.rows[row]) == self.cap + self.has_seven(row)

    def has_seven(self, row: int) -> bool:
        """Whether a seven lies in the row; it stays until the row is taken (C-3)."""
        return "seven" in self.signs[row]

    def five_rows(self) -> bool:
        """Whether the card of the fifth row lies on the table."""
        return len(self.rows) == self.row_count + 1

    # Taking: with five rows the row goes away, and with it the card that would start it anew

    def take_cards(self, seat: int, row: int, cards: list[int], starter: int) -> Asking[None]:
        """Take these cards of a row; then signs are cleared and a special may be swapped (C-4)."""
        self.count_take(row)
        self.piles[seat].extend(cards)
        self.rows[row] = [starter]
        self.clear_signs(row)
        if self.five_rows():
            if starter not in self.removed:
                self.piles[seat].append(starter)
            self.remove_row(row)
        yield from self.swap(seat)

    def clear_signs(self, taken: int) -> None:
        """A seven leaves the row that was taken, stops leave all rows (R-37, R-41)."""
        if self.has_seven(taken):
            self.signs[taken].remove("seven")
            self.discard.append("seven")
        for signs in self.signs:
            if "stop" in signs:
                signs.remove("stop")
                self.discard.append("stop")

    def remove_row(self, row: int) -> None:
        """The rows below move up, and the fifth row is over (R-36, A-23)."""
        del self.rows[row]
        del self.signs[row]
        self.discard.append("fifth-row")

    def count_take(self, row: int) -> None:
        """Note what kind of take this is."""
        five_rows, seven = self.five_rows(), self.has_seven(row)
        self.count("take: five rows" if five_rows else "take: four rows")
        if seven:
            self.count("take: beside a seven")
        if seven and five_rows:
            self.count("take: beside a seven with five rows")
        if len(self.open_rows()) < len(self.rows):
            self.count("take: stops leave")

    # After a take

    def swap(self, seat: int) -> Asking[None]:
        """Whoever took may discard one special card and draw another."""
        if not self.specials[seat]:
            self.count("swap: no special")
            return
        kind = yield from self.offer("swap", seat, self.specials[seat])
        if kind != "pass":
            self.specials[seat].remove(kind)
            self.discard.append(kind)
            drawn = self.next_special()
            self.specials[seat].append(drawn)
            if drawn == kind:
                self.count("swap: same kind again")

    def next_special(self) -> str:
        """The top of the draw pile; if it is used up, the discard makes a new one."""
        if self.draw_pile:
            self.count("swap: from the draw pile")
        else:
            self.count("swap: another reshuffle" if self.reshuffles else "swap: reshuffle")
            self.reshuffles += 1
            self.draw_pile = self.shuffled(f"reshuffle-{self.reshuffles}", self.discard)
            self.discard = []
        return self.draw_pile.pop(0)

    # Which special cards can be used: only those whose whole effect is possible

    def usable(self, seat: int, card: int) -> list[str]:
        """Those of a hand that can be played now; minus-plus has a moment of its own."""
        if "insert" in self.specials[seat] and not self.rows_to_insert(card):
            higher = any(cards[-1] > card for cards in self.rows)
            stopped = "into stopped rows" if higher else "behind an end"
            self.count(f"insert: only {stopped}")
        possible = {
            "fifth-row": not self.five_rows(),
            "seven": self.row_for_seven(card) is not None,
            "insert": self.rows_to_insert(card) != [],
            "replace": self.hands[seat] != [],
            "shift": self.cards_to_shift() != [],
            "stop": self.rows_to_stop() != [],
            "minus-plus": False,
        }
        return [kind for kind in self.specials[seat] if possible[kind]]

    def row_for_seven(self, card: int) -> int | None:
        """The card's row by rules 1 and 2, if it is full with five; house rule: or less (A-24)."""
        row = self.row_by_rules(card)
        if row is None or self.has_seven(row):
            return None
        return row if self.is_full(row) or self.seven_early else None

    def rows_to_insert(self, card: int) -> list[int]:
        """The open rows with a higher end (C-5, A-26)."""
        return [row for row in self.open_rows() if self.rows[row][-1] > card]

    def cards_to_shift(self) -> list[int]:
        """The cards of open rows that another row could receive (A-29)."""
        return [
            card for row in self.open_rows() if self.rows_to_shift(row) for card in self.rows[row]
        ]

    def rows_to_shift(self, source: int) -> list[int]:
        """Where to a card of this row could go; into full rows by house rule only (A-29)."""
        others = [row for row in self.open_rows() if row != source]
        return [row for row in others if self.shift_into_full_rows or not self.is_full(row)]

    def rows_to_stop(self) -> list[int]:
        """The rows that could be stopped while less than two are; not beside a seven (A-27)."""
        if self.stops() == MOST_STOPS:
            return []
        return [row for row in self.open_rows() if self.stop_on_seven or not self.has_seven(row)]

    def stops(self) -> int:
        """How many rows are stopped."""
        return len(self.rows) - len(self.open_rows())

    # What the special cards do

    def use_up(self, kind: str, seat: int) -> None:
        """A special card leaves the hand; if it does not stay on the table, it is discarded."""
        self.used += 1
        self.specials[seat].remove(kind)
        if kind not in STAYING:
            self.discard.append(kind)

    def effect(self, kind: str, seat: int, card: int) -> Asking[bool]:
        """Do what a special card says; tell whether the number card is placed by that."""
        match kind:
            case "fifth-row":
                self.fifth_row(card)
            case "seven":
                self.seven(card)
            case "insert":
                yield from self.insert(seat, card)
            case "replace":
                yield from self.replace(seat, card)
            case "shift":
                return (yield from self.shift(seat, card))
            case "stop":
                yield from self.stop(seat)
                return False
        return True

    def fifth_row(self, card: int) -> None:
        """The card starts a fifth row below the others (R-36)."""
        self.count(f"fifth-row: {self.outlook(card)}")
        self.rows.append([card])
        self.signs.append(set())

    def seven(self, card: int) -> None:
        """The card joins its row in spite of rule 3, and the special card lies there (R-37)."""
        row = self.row_for_seven(card)
        assert row is not None
        self.count("seven: full row" if self.is_full(row) else "seven: early")
        self.rows[row].append(card)
        self.signs[row].add("seven")

    def insert(self, seat: int, card: int) -> Asking[None]:
        """The card goes into a row, to where its number belongs (R-38)."""
        row = yield from self.choose_row("insert", seat, self.rows_to_insert(card))
        yield from self.squeeze_in("insert", seat, row, card)

    def replace(self, seat: int, card: int) -> Asking[None]:
        """The card returns to the hand, another is placed, without any special (R-39, C-4)."""
        other = yield from self.choose_card("replace", seat, self.hands[seat])
        self.hands[seat].remove(other)
        self.hands[seat].append(card)
        self.count(f"replace: {self.outlook(other)}")
        yield from self.place_by_rules(seat, other, by_replace=True)

    def shift(self, seat: int, card: int) -> Asking[bool]:
        """A card on the table goes to another row; a row emptied by it must be started (R-40)."""
        moved = yield from self.choose_open_card("shift", seat, self.cards_to_shift())
        [source] = [row for row, cards in enumerate(self.rows) if moved in cards]
        target = yield from self.choose_row("shift-to", seat, self.rows_to_shift(source))
        self.count_shift(source, target)

        # A take may move the rows up, so the row itself is kept and not its place.
        left = self.rows[source]
        left.remove(moved)
        yield from self.squeeze_in("shift", seat, target, moved)
        if left:
            return False
        left.append(card)
        return True

    def count_shift(self, source: int, target: int) -> None:
        """Note what the row loses from which a card is shifted."""
        if self.has_seven(source):
            self.count("shift: away from a seven")
        if len(self.rows[source]) > 1:
            return
        self.count("shift: empties a row")
        if self.has_seven(source):
            self.count("shift: empties a row beside a seven")
        if self.is_full(target):
            self.count("shift: empties a row and overflows")

    def stop(self, seat: int) -> Asking[None]:
        """A row is closed: nothing may be added, removed or taken there (R-41)."""
        row = yield from self.choose_row("stop", seat, self.rows_to_stop())
        self.count("stop: second" if self.stops() else "stop: first")
        if self.has_seven(row):
            self.count("stop: beside a seven")
        self.signs[row].add("stop")

    def squeeze_in(self, kind: str, seat: int, row: int, card: int) -> Asking[None]:
        """Add a card in ascending order; a full row is taken but for its last card (A-25)."""
        too_many = self.is_full(row)
        insort(self.rows[row], card)
        self.count_squeeze(kind, row, card, too_many=too_many)
        if too_many:
            *cards, last = self.rows[row]
            yield from self.take_cards(seat, row, cards, last)

    def count_squeeze(self, kind: str, row: int, card: int, *, too_many: bool) -> None:
        """Note where in its row the card lies, and what that means."""
        place = self.rows[row].index(card)
        if place == 0:
            self.count(f"{kind}: at the start")
        elif card == self.rows[row][-1]:
            self.count(f"{kind}: at the end")
        else:
            self.count(f"{kind}: in the middle")
        overflow = "overflow " if too_many else ""
        if too_many:
            self.count(f"{kind}: overflow")
        if self.has_seven(row):
            self.count(f"{kind}: {overflow}beside a seven")
        if too_many and self.five_rows():
            self.count(f"{kind}: overflow with five rows")

    # How minus-plus softens a take: R-42

    def minus_plus(self, seat: int, row: int, card: int) -> Asking[None]:
        """One card of the row turns and pays for others; they all leave the game (A-31, C-6)."""
        self.count("minus-plus: played")
        if self.used > 1:
            self.count("minus-plus: after another special")
        turned = yield from self.choose_open_card("turn", seat, self.rows[row])
        self.remove_from_game(turned, seat, row)
        budget = bulls(turned)
        if not self.affordable(seat, row, card, budget):
            self.count("cancel: none affordable")

        while affordable := self.affordable(seat, row, card, budget):
            answer = yield from self.ask_one("cancel", seat, ["pass", *tokens(affordable)])
            if answer == "pass":
                self.count("cancel: declined")
                return
            cancelled = card_of(answer)
            self.count_cancel(cancelled, seat, row)
            self.remove_from_game(cancelled, seat, row)
            budget -= bulls(cancelled)
        self.count("cancel: rest lost" if budget else "cancel: all paid")

    def affordable(self, seat: int, row: int, card: int, budget: int) -> list[int]:
        """What can be paid of the row, of the own pile and, with five rows, the own card."""
        within_reach = self.rows[row] + self.piles[seat]
        if self.five_rows() and card not in self.removed:
            within_reach.append(card)
        return sorted(each for each in within_reach if bulls(each) <= budget)

    def remove_from_game(self, card: int, seat: int, row: int) -> None:
        """A turned or cancelled card leaves the row or the pile, or is the card just played."""
        self.removed.append(card)
        for cards in (self.rows[row], self.piles[seat]):
            if card in cards:
                cards.remove(card)

    def count_cancel(self, card: int, seat: int, row: int) -> None:
        """Note where a cancelled card comes from."""
        if card in self.rows[row]:
            self.count("cancel: of the row")
        elif card in self.piles[seat]:
            self.count("cancel: of the pile")
        else:
            self.count("cancel: own card")

    # Questions

    def offer(self, kind: str, seat: int, specials: list[str]) -> Asking[str]:
        """Ask for one of these special cards or none, even if none can be played."""
        offered = [each for each in KINDS if each in specials]
        answer = yield from self.ask_one(kind, seat, ["pass", *offered])
        if not offered:
            self.count(f"{kind}: only pass")
        elif answer == "pass":
            self.count(f"{kind}: declined")
        return answer

    def choose_row(self, kind: str, seat: int, rows: list[int]) -> Asking[int]:
        """Ask for one of these rows, unless there is but one."""
        if len(rows) == 1:
            return rows[0]
        return (yield from super().choose_row(kind, seat, rows))

    def choose_open_card(self, kind: str, seat: int, cards: list[int]) -> Asking[int]:
        """Ask for one of these cards on the table, unless there is but one."""
        if len(cards) == 1:
            return cards[0]
        return (yield from self.choose_card(kind, seat, cards))

    # The table

    def marker(self) -> tuple[object, ...]:
        """The special cards in hands, draw pile, discard and rows; the numbers out of the game."""
        return (
            tuple(tuple(in_order(held)) for held in self.specials),
            tuple(self.draw_pile),
            tuple(in_order(self.discard)),
            tuple(" ".join(in_order(signs)) for signs in self.signs),
            tuple(tokens(sorted(self.removed))),
        )


def in_order(kinds: list[str] | set[str]) -> list[str]:
    """Special cards in the order in which they are always named."""
    return sorted(kinds, key=KINDS.index)
