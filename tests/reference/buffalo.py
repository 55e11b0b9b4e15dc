"""The buffalo: the cooperative game of the 30-year edition, a team against a stack of cards."""

from __future__ import annotations

from collections.abc import Callable

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
    tokens,
)
from .rows import bulls

KINDS = ("seven", "insert", "replace", "shift", "stop", "first", "last", "sort")
TWO_OF_EACH = [kind for kind in KINDS for _ in range(2)]
SPECIALS_IN_PLAY = {1: 0, 2: 2, 3: 4, 4: 6, 5: 11, 6: 16}
TURNED_UP = 2
HAND_SIZE = 10
ROW_COUNT = 4
ALL_ROWS = range(ROW_COUNT)
TEAM, BUFFALO = 0, 1
"""Whose pile and whose total."""

PASSES = ["pass", "pass-trick"]

BRANCHES = (
    "R-71 without special cards",
    "A-50 deck used up",
    "A-50 new card used at once",
    "A-43 all pass",
    "A-43 pass for the whole trick",
    "A-43 nobody left to ask",
    "C-8 several uses before a placement",
    "A-44 used before the buffalo's placement",
    "R-73 team takes",
    "R-73 buffalo takes",
    "R-74 low card of the team",
    "R-74 low card of the buffalo",
    "R-74 tie of the fewest bulls",
    "A-52 bulls of the same trick count",
    "A-45 a higher card was placed before",
    "A-47 fits stopped rows only",
    "R-78 seven",
    "A-47 seven beside a stop",
    "A-48 seven beside a full row",
    "C-9 seven beside an emptied row",
    "R-78 six cards taken",
    "A-48 seven leaves with fewer cards",
    "R-79 stop",
    "R-79 second stop",
    "A-47 stop beside a seven",
    "C-9 stop while a row is empty",
    "R-79 lift the only stop",
    "R-79 lift one of two stops",
    "R-80 replace",
    "R-80 replace by the only other card",
    "C-8 other card fits nowhere",
    "C-9 other card starts the emptied row",
    "R-81 insert",
    "R-81 insert at the start",
    "R-81 insert in the middle",
    "R-81 insert overflow",
    "A-48 insert overflow beside a seven",
    "R-82 shift",
    "R-82 shift at the start",
    "R-82 shift in the middle",
    "R-82 shift at the end",
    "R-82 shift empties a row",
    "A-49 shift overflow",
    "A-49 shift empties a row and overflows",
    "A-49 shift overflow beside a seven",
    "C-9 team starts the emptied row",
    "C-9 buffalo starts the emptied row",
    "C-9 another order while a row is empty",
    "R-83 first",
    "C-10 first-of",
    "C-10 first without effect",
    "A-44 first after a first was placed",
    "A-44 first at any time",
    "A-44 first calls a last card back",
    "R-84 last",
    "A-45 last-of",
    "C-10 last without effect",
    "A-44 last calls a first card back",
    "R-85 sort",
    "C-10 sort in mid-trick",
    "C-10 sort without effect",
    "A-44 sort ends calls",
    "R-77 bulls doubled",
    "R-77 won",
    "R-77 lost",
    "A-51 lost with equal bulls",
)
"""What can happen besides plain placements; a match counts it in `happened`."""


class Buffalo(Match):
    """A match of one round; the buffalo sits behind the last player, its stack is the `stock`."""

    usual_target = 0

    def __init__(
        self, game: str, players: int, options: dict[str, object], draw: Draw, table: Table
    ) -> None:
        """Agree on the rules of the match."""
        super().__init__(game, players, options, draw, table)
        agreed = number_option(options, "specials", -1)
        self.specials = SPECIALS_IN_PLAY[players] if agreed == -1 else agreed
        self.first_anytime = switch_option(options, "first_anytime")

        self.piles = [[], []]
        self.totals = [0, 0]
        self.the_buffalo = players

        # Special cards: open and to come, then those that lie beside rows.
        self.face_up: list[str] = []
        self.deck: list[str] = []
        self.sevens: set[int] = set()
        self.stops: set[int] = set()

        # The trick: the cards that wait, whose they are, and what was said about their order.
        self.queue: list[int] = []
        self.owner: dict[int, int] = {}
        self.firsts: list[int] = []
        self.lasts: list[int] = []
        self.first_is_over = False
        self.silent: set[int] = set()

        # The special card that was turned up in this window.
        self.turned_up = ""

        self.happened = table.happened

    # The match: ten tricks, then the bulls of both piles

    def match(self) -> Asking[None]:
        """Play the round and see who has fewer bulls."""
        self.round = 1
        self.deal()
        self.prepare_specials()
        for _ in range(HAND_SIZE):
            yield from self.trick()
        self.count()
        self.show()

    def deal(self) -> None:
        """Deal the hands seat by seat, the buffalo's stack, and a first card for every row."""
        needed = HAND_SIZE * (len(self.seats) + 1) + ROW_COUNT
        drawn = self.draw(1, "deal", list(range(1, NUMBER_CARDS + 1)), needed)
        for seat in self.seats:
            self.hands[seat], drawn = drawn[:HAND_SIZE], drawn[HAND_SIZE:]
        self.stock, starters = drawn[:HAND_SIZE], drawn[HAND_SIZE:]
        self.rows = [[card] for card in starters]

    def prepare_specials(self) -> None:
        """Shuffle, keep as many as the number of players allows, and turn two up (R-71)."""
        if self.specials > 0:
            drawn = self.draw(1, "specials", list(range(len(TWO_OF_EACH))), self.specials)
            self.deck = [TWO_OF_EACH[number] for number in drawn]
        self.face_up, self.deck = self.deck[:TURNED_UP], self.deck[TURNED_UP:]
        self.happened["R-71 without special cards"] += not self.face_up

    def count(self) -> None:
        """The team wins with fewer bulls than the buffalo; one or two players double theirs."""
        team, buffalo = [sum(bulls(card) for card in pile) for pile in self.piles]
        doubled = len(self.seats) <= 2
        team = 2 * team if doubled else team
        won = team < buffalo
        self.write_down([team, buffalo])
        self.winners = list(self.seats) if won else []
        self.happened["R-77 bulls doubled"] += doubled
        self.happened["R-77 won" if won else "R-77 lost"] += 1
        self.happened["A-51 lost with equal bulls"] += team == buffalo

    # The trick: everybody chooses, the buffalo turns up its top card, lowest card first

    def trick(self) -> Asking[None]:
        """Play one trick."""
        yield from self.reveal()
        self.silent = set()
        self.first_is_over = False
        while self.queue:
            head_was_placed = yield from self.window()
            if not head_was_placed:
                yield from self.place_head()

    def reveal(self) -> Asking[None]:
        """Everybody chooses face-down; then all cards of the trick are known and queue up."""
        options = {seat: tokens(sorted(self.hands[seat])) for seat in self.seats}
        answers = yield from self.ask(Question("all", "card", options))
        played = {card_of(answers[seat][0]): seat for seat in self.seats}
        for card, seat in played.items():
            self.hands[seat].remove(card)
        self.owner = {**played, self.stock.pop(0): self.the_buffalo}
        self.queue = sorted(self.owner)

    # Placing a card as in the base game, among the rows that are not stopped

    def place_head(self) -> Asking[None]:
        """Place the card whose turn it is; what `first` has called does not end its time (A-44)."""
        called = self.queue[0] in self.firsts
        card = self.leave_queue()
        if not called:
            self.first_is_over = True
        yield from self.place(card, self.owner[card])

    def leave_queue(self) -> int:
        """The head leaves the queue, and what was said about its place is done with."""
        card = self.queue.pop(0)
        self.firsts = without(self.firsts, [card])
        self.lasts = without(self.lasts, [card])
        return card

    def place(self, card: int, seat: int) -> Asking[None]:
        """Start the emptied row (C-9); else right of the nearest lower end; else take a row."""
        placed = set(self.owner) - {card, *self.queue}
        self.happened["A-45 a higher card was placed before"] += card < max(placed, default=0)
        if self.has_emptied_row():
            self.rows[self.emptied_row()] = [card]
            self.happened[f"C-9 {self.name(seat)} starts the emptied row"] += 1
            return
        fitting = self.fitting_rows(card)
        if not fitting:
            row = yield from self.row_for_low_card(seat)
            self.happened["A-47 fits stopped rows only"] += card > min(map(self.end, ALL_ROWS))
            self.take(self.pile_of(seat), row, card)
            return
        row = max(fitting, key=self.end)
        if self.is_full(row):
            self.take(self.pile_of(seat), row, card)
        else:
            self.rows[row].append(card)

    def fitting_rows(self, card: int) -> list[int]:
        """The open rows with a lower end."""
        return [row for row in self.open_rows() if self.end(row) < card]

    def row_for_low_card(self, seat: int) -> Asking[int]:
        """Players choose; the buffalo takes the fewest bulls, then the highest end (R-74)."""
        self.happened[f"R-74 low card of the {self.name(seat)}"] += 1
        rows = self.open_rows()
        if seat != self.the_buffalo:
            return (yield from self.choose_row("row", seat, rows))
        fewest = min(self.bulls_in(row) for row in rows)
        tied = [row for row in rows if self.bulls_in(row) == fewest]
        self.happened["R-74 tie of the fewest bulls"] += len(tied) > 1
        self.happened["A-52 bulls of the same trick count"] += any(
            not self.owner.keys().isdisjoint(self.rows[row]) for row in rows
        )
        return max(tied, key=self.end)

    def name(self, seat: int) -> str:
        """Whose card it is, for what is counted."""
        return "buffalo" if seat == self.the_buffalo else "team"

    def pile_of(self, seat: int) -> int:
        """The team has one pile, the buffalo has its own (R-73)."""
        return BUFFALO if seat == self.the_buffalo else TEAM

    def take(self, pile: int, row: int, card: int) -> None:
        """The row goes to a pile, its seven leaves the game, the card starts it anew (R-78)."""
        cards = self.rows[row]
        self.happened["R-73 buffalo takes" if pile == BUFFALO else "R-73 team takes"] += 1
        self.happened["R-78 six cards taken"] += len(cards) == 6
        self.happened["A-48 seven leaves with fewer cards"] += row in self.sevens and len(cards) < 6
        self.piles[pile].extend(cards)
        self.rows[row] = [card]
        self.sevens.discard(row)

    def spot(self, row: int, card: int) -> str:
        """Where in its row a card lies, for what is counted."""
        if card == self.rows[row][0]:
            return "at the start"
        return "at the end" if card == self.end(row) else "in the middle"

    def squeeze_in(self, what: str, row: int, card: int) -> None:
        """Put a card to its ascending place; from a full row the team takes all but the last."""
        was_full = self.is_full(row)
        self.rows[row] = sorted([*self.rows[row], card])
        self.happened[f"{what} {self.spot(row, card)}"] += 1
        if was_full:
            last = self.rows[row].pop()
            self.take(TEAM, row, last)

    # Rows

    def is_full(self, row: int) -> bool:
        """Five cards, or six beside a seven (A-48)."""
        return len(self.rows[row]) == (6 if row in self.sevens else 5)

    def end(self, row: int) -> int:
        """The last number of a row."""
        return self.rows[row][-1]

    def bulls_in(self, row: int) -> int:
        """The bulls of a row."""
        return sum(bulls(card) for card in self.rows[row])

    def open_rows(self) -> list[int]:
        """The rows that are not stopped."""
        return [row for row in ALL_ROWS if row not in self.stops]

    def emptied_row(self) -> int:
        """The row whose only card was pushed away, until a card starts it; else -1."""
        return next((row for row, cards in enumerate(self.rows) if not cards), -1)

    def has_emptied_row(self) -> bool:
        """Whether a row waits for a card."""
        return self.emptied_row() != -1

    # The team may speak before every placement: any seat for all, until all pass (R-75, C-8)

    def window(self) -> Asking[bool]:
        """Let the team use cards and lift stops; whether one of the cards placed the head."""
        used = 0
        self.turned_up = ""
        while True:
            spoken = yield from self.ask_team()
            if spoken is None:
                return False
            seat, kind = spoken
            used += 1
            self.happened["C-8 several uses before a placement"] += used == 2
            before_buffalo = not self.is_of_team(self.queue[0])
            self.happened["A-44 used before the buffalo's placement"] += before_buffalo
            yield from self.use(kind, seat)
            if kind in ("insert", "replace"):
                return True

    def ask_team(self) -> Asking[tuple[int, str] | None]:
        """Who wants what; nobody if all pass, or if there is nothing to want or nobody to ask."""
        usable = self.usable()
        asked = [seat for seat in self.seats if seat not in self.silent]
        if usable and asked:
            return (yield from self.ask_any("team", dict.fromkeys(asked, PASSES + usable)))
        self.happened["A-43 nobody left to ask"] += bool(usable)
        return None

    def ask_any(self, kind: str, options: dict[int, list[str]]) -> Asking[tuple[int, str] | None]:
        """Ask several seats; one of them speaks for all, or all of them pass."""
        self.show()
        question = Question("any", kind, options)
        answers = yield question
        said = {seat: word for seat, words in answers.items() for word in words}
        spoken = [(seat, word) for seat, word in said.items() if word not in PASSES]
        offered = all(word in options.get(seat, []) for seat, word in said.items())
        single = all(len(words) <= 1 for words in answers.values())
        all_pass = not spoken and len(said) == len(options)
        if not (offered and single and (all_pass or len(spoken) == 1)):
            raise ValueError(f"answers {answers} to {question}")
        done = {seat for seat, word in said.items() if word == "pass-trick"}
        self.silent |= done
        self.happened["A-43 all pass"] += all_pass
        self.happened["A-43 pass for the whole trick"] += bool(done)
        return spoken[0] if spoken else None

    def usable(self) -> list[str]:
        """The open cards that can do something now, then lifting a stop (C-10)."""
        cards = self.queue
        can = {
            "seven": self.rows_for_seven(),
            "insert": self.rows_for_insert(),
            "replace": self.cards_instead(),
            "shift": self.cards_to_shift(),
            "stop": self.rows_for_stop(),
            "first": self.cards_for_first(),
            "last": self.cards_for_last(),
            "sort": cards if len(cards) >= 2 else [],
        }
        lift = ["lift"] if self.stops else []
        for kind in ("first", "last", "sort"):
            in_time = kind != "first" or self.first_is_possible()
            useless = kind in self.face_up and in_time and not can[kind]
            self.happened[f"C-10 {kind} without effect"] += useless
        return [kind for kind in KINDS if kind in self.face_up and can[kind]] + lift

    def use(self, kind: str, seat: int) -> Asking[None]:
        """Use an open card: the next of the deck replaces it, then it does what it says (A-50)."""
        if kind != "lift":
            single = self.face_up.count(kind) == 1
            self.happened["A-50 new card used at once"] += single and kind == self.turned_up
            self.face_up.remove(kind)
            self.turned_up = self.deck[0] if self.deck else ""
            self.face_up += self.deck[:1]
            self.deck = self.deck[1:]
            self.happened["A-50 deck used up"] += not self.face_up
        effects: dict[str, Callable[[int], Asking[None]]] = {
            "seven": self.lay_seven,
            "insert": self.insert,
            "replace": self.replace,
            "shift": self.shift,
            "stop": self.lay_stop,
            "first": self.call_first,
            "last": self.call_last,
            "sort": self.sort,
            "lift": self.lift_stop,
        }
        yield from effects[kind](seat)

    # Seven: the row is taken by the seventh card only

    def rows_for_seven(self) -> list[int]:
        """Any row without a seven, also a stopped, a full or an emptied one (A-48)."""
        return [row for row in ALL_ROWS if row not in self.sevens]

    def lay_seven(self, seat: int) -> Asking[None]:
        """Lay a seven beside a row."""
        row = yield from self.choose_row("seven", seat, self.rows_for_seven())
        self.happened["R-78 seven"] += 1
        self.happened["A-47 seven beside a stop"] += row in self.stops
        self.happened["A-48 seven beside a full row"] += self.is_full(row)
        self.happened["C-9 seven beside an emptied row"] += row == self.emptied_row()
        self.sevens.add(row)

    # Stop: nothing joins, leaves or takes the row until the team lifts it

    def rows_for_stop(self) -> list[int]:
        """The open rows with cards, if one of them remains open (C-9)."""
        rows = [row for row in self.open_rows() if row != self.emptied_row()]
        return rows if len(rows) >= 2 else []

    def lay_stop(self, seat: int) -> Asking[None]:
        """Lay a stop beside a row."""
        row = yield from self.choose_row("stop", seat, self.rows_for_stop())
        self.happened["R-79 second stop" if self.stops else "R-79 stop"] += 1
        self.happened["A-47 stop beside a seven"] += row in self.sevens
        self.happened["C-9 stop while a row is empty"] += self.has_emptied_row()
        self.stops.add(row)

    def lift_stop(self, seat: int) -> Asking[None]:
        """A stop leaves the game."""
        row = yield from self.choose_row("lift", seat, sorted(self.stops))
        several = len(self.stops) > 1
        self.happened["R-79 lift one of two stops" if several else "R-79 lift the only stop"] += 1
        self.stops.remove(row)

    # Insert: the head goes between the cards of a row or to its beginning

    def rows_for_insert(self) -> list[int]:
        """For a card of the team: the open rows with a higher end (C-5), if none is emptied."""
        card = self.queue[0]
        if self.has_emptied_row() or not self.is_of_team(card):
            return []
        return [row for row in self.open_rows() if self.end(row) > card]

    def insert(self, seat: int) -> Asking[None]:
        """Put the head into a row; that is a placement (C-8)."""
        row = yield from self.choose_row("insert", seat, self.rows_for_insert())
        overflow = self.is_full(row)
        self.happened["R-81 insert overflow" if overflow else "R-81 insert"] += 1
        self.happened["A-48 insert overflow beside a seven"] += overflow and row in self.sevens
        self.first_is_over = True
        self.squeeze_in("R-81 insert", row, self.leave_queue())

    # Replace: the head goes back to its hand, another card of this hand is placed

    def cards_instead(self) -> list[int]:
        """The hand of the owner if the head is a card of the team."""
        card = self.queue[0]
        return self.hands[self.owner[card]] if self.is_of_team(card) else []

    def replace(self, _seat: int) -> Asking[None]:
        """The owner chooses another card and places it at once, without a window (C-8)."""
        owner = self.owner[self.queue[0]]
        others = self.cards_instead()
        card = yield from self.choose_card("replace", owner, others)
        emptied = self.has_emptied_row()
        self.happened["R-80 replace"] += 1
        self.happened["R-80 replace by the only other card"] += len(others) == 1
        self.happened["C-9 other card starts the emptied row"] += emptied
        self.happened["C-8 other card fits nowhere"] += not emptied and not self.fitting_rows(card)
        self.hands[owner].remove(card)
        self.hands[owner].append(self.leave_queue())
        self.first_is_over = True
        yield from self.place(card, owner)

    # Shift: one card of the table is pushed to another row before the head is placed

    def cards_to_shift(self) -> list[int]:
        """Every card of an open row while there is another open row and none is emptied."""
        rows = self.open_rows()
        if self.has_emptied_row() or len(rows) < 2:
            return []
        return [card for row in rows for card in self.rows[row]]

    def shift(self, seat: int) -> Asking[None]:
        """Push a card to its ascending place in another row, full or not (A-49)."""
        card = yield from self.choose_open_card("shift", seat, self.cards_to_shift())
        [source] = [row for row in self.open_rows() if card in self.rows[row]]
        others = [row for row in self.open_rows() if row != source]
        target = yield from self.choose_row("shift-to", seat, others)
        self.rows[source].remove(card)
        self.count_shift(source, target)
        self.squeeze_in("R-82 shift", target, card)

    def count_shift(self, source: int, target: int) -> None:
        """What became of the two rows."""
        emptied, overflow = self.rows[source] == [], self.is_full(target)
        self.happened["R-82 shift"] += not emptied and not overflow
        self.happened["R-82 shift empties a row"] += emptied and not overflow
        self.happened["A-49 shift overflow"] += overflow and not emptied
        self.happened["A-49 shift empties a row and overflows"] += emptied and overflow
        self.happened["A-49 shift overflow beside a seven"] += overflow and target in self.sevens

    # First and last: the team calls one of its cards to an end of the queue

    def cards_for_first(self) -> list[int]:
        """Cards of the team, except called ones and a head that is first anyway (A-44)."""
        if not self.first_is_possible():
            return []
        there = self.firsts or self.queue[:1]
        return [card for card in self.queue if self.is_of_team(card) and card not in there]

    def first_is_possible(self) -> bool:
        """Whether no card was placed but called ones, or nobody minds (house rule, A-44)."""
        return self.first_anytime or not self.first_is_over

    def call_first(self, seat: int) -> Asking[None]:
        """Move a card to the head of the queue; with two called, say which goes first (C-10)."""
        card = yield from self.choose_open_card("first", seat, self.cards_for_first())
        called_before = self.placed_something() and not self.first_is_over
        self.happened["R-83 first"] += 1
        self.happened["C-10 first-of"] += bool(self.firsts)
        self.happened["A-44 first after a first was placed"] += called_before
        self.happened["A-44 first at any time"] += self.first_is_over
        self.happened["A-44 first calls a last card back"] += card in self.lasts
        front = yield from self.outermost_first("first-of", seat, [*self.firsts, card])
        self.reorder(front + without(self.queue, front))
        self.firsts, self.lasts = front, without(self.lasts, front)

    def placed_something(self) -> bool:
        """Whether a card of this trick has left the queue."""
        return len(self.queue) < len(self.owner)

    def cards_for_last(self) -> list[int]:
        """Cards of the team, except called ones and a tail that is last anyway."""
        there = self.lasts or self.queue[-1:]
        return [card for card in self.queue if self.is_of_team(card) and card not in there]

    def call_last(self, seat: int) -> Asking[None]:
        """Move a card to the tail of the queue; with two called, say which is last (A-45)."""
        card = yield from self.choose_open_card("last", seat, self.cards_for_last())
        self.happened["R-84 last"] += 1
        self.happened["A-45 last-of"] += bool(self.lasts)
        self.happened["A-44 last calls a first card back"] += card in self.firsts
        back = yield from self.outermost_first("last-of", seat, [*self.lasts, card])
        self.reorder(without(self.queue, back) + back[::-1])
        self.lasts, self.firsts = back, without(self.firsts, back)

    def outermost_first(self, kind: str, seat: int, called: list[int]) -> Asking[list[int]]:
        """The called cards, the one at the very end of the queue before the other."""
        outermost = yield from self.choose_open_card(kind, seat, called)
        return [outermost, *without(called, [outermost])]

    # Sort: the team decides about the order of all cards that wait, the buffalo's too

    def sort(self, seat: int) -> Asking[None]:
        """Say card by card which comes next; nothing that was called before counts any more."""
        self.happened["R-85 sort"] += 1
        self.happened["C-10 sort in mid-trick"] += self.placed_something()
        self.happened["A-44 sort ends calls"] += bool(self.firsts or self.lasts)
        order: list[int] = []
        while len(order) < len(self.queue):
            left = without(self.queue, order)
            card = yield from self.choose_open_card("sort", seat, left)
            order.append(card)
        self.reorder(order)
        self.firsts, self.lasts = [], []

    # Small things

    def reorder(self, queue: list[int]) -> None:
        """The cards wait in this order now; whichever is next starts an emptied row (C-9)."""
        next_one_changes = self.has_emptied_row() and queue[0] != self.queue[0]
        self.happened["C-9 another order while a row is empty"] += next_one_changes
        self.queue = queue

    def is_of_team(self, card: int) -> bool:
        """Whether a card of this trick was played by the team."""
        return self.owner[card] != self.the_buffalo

    def choose_row(self, kind: str, seat: int, rows: list[int]) -> Asking[int]:
        """One of these rows; a single one is not asked for."""
        if len(rows) == 1:
            return rows[0]
        answer = yield from self.ask_one(kind, seat, [row_token(row) for row in rows])
        return row_of(answer)

    def choose_open_card(self, kind: str, seat: int, cards: list[int]) -> Asking[int]:
        """One of these open cards; a single one is not asked for."""
        if len(cards) == 1:
            return cards[0]
        return (yield from self.choose_card(kind, seat, cards))

    # The table

    def marker(self) -> tuple[object, ...]:
        """The open special cards, those to come, what lies beside the rows, the emptied row."""
        signs = tuple(self.signs(row) for row in range(len(self.rows)))
        face_up = tuple(sorted(self.face_up, key=KINDS.index))
        return (face_up, tuple(self.deck), signs, self.emptied_row())

    def signs(self, row: int) -> str:
        """What lies beside a row."""
        seven = ["seven"] if row in self.sevens else []
        stop = ["stop"] if row in self.stops else []
        return " ".join(seven + stop)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """The other cards in their order."""
    return [card for card in cards if card not in gone]
