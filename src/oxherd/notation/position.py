"""A table as one line of text, and back.

`ox1 round 1 | totals 0 0 | rows 12 / 37 / 43 / 58 | hands 3 14 / 15 61 | piles - / - | at trick`
"""

from __future__ import annotations

from typing import Any, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.chance import Chance
from oxherd.core.choice import PASS_TRICK, choice_of
from oxherd.core.engine import can, draw, run
from oxherd.core.errors import BadPosition
from oxherd.core.frame import Frame, shape_of
from oxherd.core.native import Unchecked
from oxherd.core.play import Play
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.notation.scan import VERSION, Section, Word, card_id, number, one_line, sections
from oxherd.rules.cards import ROW_FIRST, card_and_value, said

UNKNOWN: Final = "?"
GAP: Final = "_"
SEATS: Final = "ABCDEFGHIJ"
"""Seats by letter, from seat 0."""

NAMES: Final = (
    "round",
    "trick",
    "totals",
    "rows",
    "hands",
    "piles",
    "first",
    "queue",
    "stock",
    "gone",
    "at",
    "ask",
    "sealed",
)
WITH_SECTION: Final = ("position-count", "position-value")
MOST: Final = 9_999_999

CARDS: Final = ("card", "gap-card")
SAID: Final = ("card", "gap-card", "flipped")
SEALED: Final = (*SAID, "pass")
CHOICES: Final = (*SAID, "special")


def write_position(rules: Rules, state: State) -> str:
    """Everything about a resting match but its future chance."""
    parts = [
        f"{VERSION} round {state.round}",
        "totals " + " ".join([str(total) for total in state.totals]),
        "rows " + _lists(state.rows),
        "hands " + _lists(state.hands),
        "piles " + _lists(state.piles),
    ]
    if rules.counts_tricks:
        parts.insert(1, f"trick {state.trick}")
    if state.first:
        parts.append(f"first {SEATS[state.first]}")
    if state.queue:
        parts.append("queue " + " ".join([_said(play) for play in reversed(state.queue)]))
    if state.stock:
        parts.append("stock " + cards_text(state.stock))
    if state.gone:
        parts.append("gone " + cards_text(state.gone))
    for at, name in enumerate(rules.slot_names):
        words = rules.write_slot(at, state.slots[at])
        parts.append(f"{name} {words or '-'}")
    parts.append("at " + (_moment(state.stack[-1]) if state.stack else "over"))
    parts.append(f"ask {state.asked}")
    if state.sealed:
        texts = [" ".join([choice_of(said).text for said in own]) for own in state.sealed]
        parts.append("sealed " + " / ".join([text or "-" for text in texts]))
    return " | ".join(parts)


def cards_text(cards: tuple[int, ...]) -> str:
    """Cards by their tokens, `-` for none; `_` is an empty place of a row."""
    return " ".join([choice_of(card).text if card else GAP for card in cards]) or "-"


def _moment(frame: Frame[Any]) -> str:
    """A frame's tag and what its shape says of its fields, e.g. `shift-to 44 A`."""
    words = [frame.tag]
    for what, field in zip(frame.shape, frame.fields(), strict=False):
        if what == "seat":
            words.append(SEATS[field])
        elif what == "row":
            words.append(f"r{field + 1}")
        else:
            words.append(choice_of(field).text if what == "choice" else str(field))
    return " ".join(words)


def _lists(lists: list[tuple[int, ...]]) -> str:
    return " / ".join([cards_text(cards) for cards in lists]) or "-"


def _said(play: Play) -> str:
    return SEATS[play.seat] + choice_of(said(play.card, play.value)).text


def read_position(rules: Rules, text: str | Unchecked, chance: Chance) -> State:
    """The state that a line describes; unknown cards are dealt from those not seen, by chance.

    Anything else is a BadPosition that names the column.
    """
    version, parts = sections(one_line(text))
    if version.text != VERSION:
        raise BadPosition("position-version", found=version.text[:40], expected=VERSION)
    return _Reader(rules, parts, chance).read()


class _Reader:
    """One reading: the state that grows, and where in the text each part of it stands."""

    def __init__(self, rules: Rules, parts: list[Section], chance: Chance) -> None:
        self.rules = rules
        self.state = rules.begin(chance)
        self.seen: set[int] = set()
        self.words_of: list[tuple[int, Word]] = []
        self.parts: dict[str, Section] = {}
        known = (*NAMES, *rules.slot_names)
        if not rules.counts_tricks:
            known = tuple([name for name in known if name != "trick"])
        for part in parts:
            if part.name not in known:
                expected = ", ".join(known)
                raise BadPosition("position-syntax", at=part.at, found=part.name, expected=expected)
            if part.name in self.parts:
                raise BadPosition("position-syntax", at=part.at, found=part.name, expected="|")
            self.parts[part.name] = part

    def read(self) -> State:
        """Numbers, then cards, then what follows from them."""
        self._numbers()
        self._zones()
        self._slots()
        moment = self._stand()
        self.rules.moments.complete(self.rules, self.state, set(self.parts))
        self._check_cards()
        self._deal_unknown()
        self._check_table(moment)
        self._seal()
        return self.state

    def _numbers(self) -> None:
        state, sides = self.state, self.rules.side_count
        state.round = self._number("round")
        state.asked = self._number("ask")
        if self.rules.counts_tricks:
            state.trick = self._number("trick")
        totals = self._words("totals")
        if totals:
            self._expect("totals", len(totals), sides)
            state.totals = [number(word, "totals", -MOST) for word in totals]
        first = self._word("first")
        if first is not None:
            state.first = self._seat(first, self.rules.players)

    def _zones(self) -> None:
        state = self.state
        state.rows = [tuple([self._place(word) for word in row]) for row in self._words_of("rows")]
        if state.rows == [()]:
            state.rows = []
        for name, zone in (("hands", state.hands), ("piles", state.piles)):
            if name in self.parts:
                expected = len(zone)
                zone[:] = self._lists(name)
                self._expect(name, len(zone), expected)
        state.hands = [tuple(sorted(hand)) for hand in state.hands]
        if "stock" in self.parts:
            state.stock = tuple([self._card(word) for word in self._words("stock")])
        if "gone" in self.parts:
            state.gone = tuple([self._known(word) for word in self._words("gone")])
        state.queue = [self._play(word) for word in reversed(self._words("queue"))]

    def _slots(self) -> None:
        for at, name in enumerate(self.rules.slot_names):
            if name not in self.parts:
                continue
            lists = [[word.text for word in words] for words in self._words_of(name)]
            words = [text for texts in lists for text in ("/", *texts)][1:]
            value = self.rules.read_slot(at, words)
            if value is None:
                found = " ".join(words)[:40]
                raise BadPosition(
                    "position-value", at=self._column(name), section=name, found=found
                )
            self.state.slots[at] = value

    def _check_cards(self) -> None:
        """Each card is one of this match, and lies in one place."""
        cards = self.rules.cards(self.state)
        for card, word in self.words_of:
            if card not in cards:
                raise BadPosition("position-card", at=word.at, found=word.text)
            if card in self.seen:
                raise BadPosition("position-card-twice", at=word.at, card=word.text)
            self.seen.add(card)

    def _deal_unknown(self) -> None:
        """Unknown cards come from those that lie nowhere else, in a random order."""
        state = self.state
        zones = [*state.hands, *state.piles, state.stock]
        unknown = sum([zone.count(0) for zone in zones])
        if not unknown:
            return
        unseen = tuple([c for c in self.rules.cards(state) if c not in self.seen])
        if unknown > len(unseen):
            raise BadPosition(
                "position-count", at=1, section=UNKNOWN, found=unknown, expected=len(unseen)
            )
        dealt = list(draw(state, "unknown", unseen, unknown))
        state.hands = [tuple(sorted(_filled(hand, dealt))) for hand in state.hands]
        state.piles = [_filled(pile, dealt) for pile in state.piles]
        state.stock = _filled(state.stock, dealt)

    def _stand(self) -> str:
        """The moment, and the frames that belong to it."""
        rules, state = self.rules, self.state
        words = self._words("at")
        moment = words[0].text[:40] if words else rules.moments.usual(rules, state)
        stack = rules.moments.stack(rules, state, moment, self._fields(moment, words[1:]))
        if stack is None:
            raise BadPosition("position-moment", at=self._column("at"), found=moment)
        state.stack = stack
        return moment

    def _check_table(self, moment: str) -> None:
        """The game says what is impossible."""
        problem = self.rules.moments.problem(self.rules, self.state, moment)
        if problem is not None:
            column = self._column(problem.section, problem.at)
            values = dict(problem.values)
            if problem.code in WITH_SECTION:
                values["section"] = problem.section
            raise BadPosition(problem.code, at=column, **values)

    def _fields(self, moment: str, words: list[Word]) -> tuple[int, ...]:
        """What stands beside a moment, as its shape wants it."""
        shape = shape_of(moment)
        if len(words) != len(shape):
            at = words[len(shape)].at if len(words) > len(shape) else self._column("at")
            found = " ".join([moment, *[word.text[:20] for word in words]])[:40]
            expected = " ".join([moment, *shape])
            raise BadPosition("position-syntax", at=at, found=found, expected=expected)
        return tuple([self._field(what, word) for what, word in zip(shape, words, strict=True)])

    def _field(self, what: str, word: Word) -> int:
        if what == "seat":
            return self._seat(word, self.rules.players)
        if what == "row":
            return card_id(word, ("row",)) - ROW_FIRST
        return card_id(word, CHOICES) if what == "choice" else number(word, "at", 0)

    def _seal(self) -> None:
        """Choices that are made already, as the seats could have made them."""
        if "sealed" not in self.parts:
            return
        part = self.parts["sealed"]
        self._expect("sealed", len(part.lists), self.rules.players)
        ask = run(self.rules, self.state)
        for seat, words in enumerate(part.lists):
            for word in words:
                choice = card_id(word, SEALED)
                stays = self.rules.interrupts and choice == PASS_TRICK
                if ask is None or not (stays if ask.mode == ONE else can(ask, seat, choice)):
                    raise BadPosition("position-card", at=word.at, found=word.text)
                picked = self.state.sealed[seat] if self.state.sealed else ()
                if len(picked) == (1 if ask.mode == ONE else ask.owed(seat)):
                    raise BadPosition("position-card", at=word.at, found=word.text)
                self.state.sealed = self.state.sealed or [()] * self.rules.players
                self.state.sealed[seat] = (*picked, choice)
        if ask is not None and ask.mode != ONE and self.state.sealed and not _owing(ask):
            raise BadPosition("position-moment", at=part.at, found="sealed")

    def _lists(self, name: str) -> list[tuple[int, ...]]:
        return [tuple([self._card(word) for word in words]) for words in self._words_of(name)]

    def _words_of(self, name: str) -> list[list[Word]]:
        """The lists of a section; none where the text does not have it."""
        part = self.parts.get(name)
        return part.lists if part is not None else []

    def _place(self, word: Word) -> int:
        """A place of a row, which may be empty in some games."""
        return 0 if self.rules.gaps and word.text == GAP else self._known(word)

    def _card(self, word: Word) -> int:
        """A card, or 0 for an unknown one."""
        return 0 if word.text == UNKNOWN else self._known(word)

    def _known(self, word: Word) -> int:
        card = card_id(word, CARDS)
        self.words_of.append((card, word))
        return card

    def _play(self, word: Word) -> Play:
        """A seat's letter and what it has revealed, e.g. `B44~`."""
        seat = self._seat(Word(word.text[:1], word.at), len(self.rules.sides))
        token = Word(word.text[1:], word.at + 1)
        card, value = card_and_value(card_id(token, SAID))
        self.words_of.append((card, token))
        return Play(seat, card, value)

    def _seat(self, word: Word, many: int) -> int:
        seat = SEATS[:many].find(word.text)
        if len(word.text) != 1 or seat < 0:
            expected = f"A..{SEATS[many - 1]}"
            raise BadPosition(
                "position-syntax", at=word.at, found=word.text[:40], expected=expected
            )
        return seat

    def _number(self, name: str) -> int:
        word = self._word(name)
        return number(word, name, 1) if word is not None else 1

    def _word(self, name: str) -> Word | None:
        """The only word of a section."""
        words = self._words(name)
        if len(words) > 1:
            found = words[1].text[:40]
            raise BadPosition("position-syntax", at=words[1].at, found=found, expected="|")
        return words[0] if words else None

    def _words(self, name: str) -> list[Word]:
        part = self.parts.get(name)
        return part.words() if part is not None else []

    def _expect(self, name: str, found: int, expected: int) -> None:
        if found != expected:
            at = self._column(name)
            raise BadPosition("position-count", at=at, section=name, found=found, expected=expected)

    def _column(self, name: str, index: int = 0) -> int:
        """Where a section, or a list of it, stands; 1 where the text does not have it."""
        part = self.parts.get(name)
        if part is None:
            return 1
        return part.starts[index] if index < len(part.starts) else part.at


def _owing(ask: Ask) -> bool:
    """Whether some seat has not made all its picks."""
    return any([len(ask.picked(seat)) < ask.owed(seat) for seat in ask.members])


def _filled(zone: tuple[int, ...], dealt: list[int]) -> tuple[int, ...]:
    return tuple([card or dealt.pop() for card in zone])
