"""Classic with one part that is wrong: each of these games breaks one promise."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import oxherd
from oxherd.core.ask import ANY, ONE, Ask
from oxherd.core.chance import Shake
from oxherd.core.choice import PASS, PASS_TRICK
from oxherd.core.frame import Frame, register
from oxherd.core.plain import Plain
from oxherd.core.play import Play
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.rules.cards import ROW_FIRST
from oxherd.rules.collect import TakeAll
from oxherd.rules.deal import HiddenHands
from oxherd.rules.events import HAND_DEALT
from oxherd.rules.order import LowestFirst
from oxherd.rules.parts import Collect, Deal, Order, Power, Select
from oxherd.rules.round import Finish, Scoring
from oxherd.rules.row_rules import RowRules
from oxherd.rules.select import OneCard
from oxherd.rules.slot import Slot


def sound() -> RowRules:
    """Three players, one short round; low rows so that something happens."""
    rules = oxherd.rules("classic", players=3, rounds=1, hand_size=6, cap=2)
    assert isinstance(rules, RowRules)
    return rules


def with_part(kind: type[Any]) -> RowRules:
    """The sound game, but for one part."""
    rules = sound()
    if issubclass(kind, Power):
        return with_power(kind)
    if issubclass(kind, Finish):
        rules.finish = kind(0, 1, 9)
    elif issubclass(kind, Select):
        rules.select = kind()
    elif issubclass(kind, Deal):
        rules.deal = kind()
    elif issubclass(kind, Order):
        rules.order = kind()
    elif issubclass(kind, Collect):
        rules.collect = kind()
    else:
        rules.scoring = kind()
    return rules


def with_power(kind: type[Power]) -> RowRules:
    """There is a power, the only one."""
    plain = sound()
    power = kind()
    rules = RowRules(
        plain.game,
        plain.version,
        plain.players,
        plain.options,
        deck=plain.deck,
        hand_size=plain.hand_size,
        rows=plain.row_count,
        cap=plain.cap,
        deal=plain.deal,
        select=plain.select,
        order=plain.order,
        fits=plain.fits,
        misfit=plain.misfit,
        collect=plain.collect,
        scoring=plain.scoring,
        finish=plain.finish,
        powers=(power,),
        moments=plain.moments,
        start=plain.opening,
        hide_piles=plain.hide_piles,
    )
    rules.given, rules.maker = plain.given, plain.maker
    return rules


def with_shown_slot(game: str, name: str) -> RowRules:
    """A game with special cards, one place of which is shown to all."""
    rules = oxherd.rules(game, players=3)
    assert isinstance(rules, RowRules)
    assert name in rules.slot_names
    rules.slots = tuple([Shown(slot) if slot.name == name else slot for slot in rules.slots])
    return rules


class Shown(Slot[Any]):
    """Everybody sees what lies in a place; all else is as it should be."""

    def __init__(self, hidden: Slot[Any]) -> None:
        super().__init__()
        self.slot = hidden.slot
        self.hidden = hidden

    def show(self, value: Plain, seat: int | None) -> Plain:
        """All of it."""
        return value

    def empty(self, rules: RowRules) -> Plain:
        """As it should be."""
        return self.hidden.empty(rules)

    def setup(self, rules: RowRules, state: State) -> Plain:
        """As it should be."""
        return self.hidden.setup(rules, state)

    def holds(self, value: Plain) -> tuple[int, ...]:
        """As it should be."""
        return self.hidden.holds(value)


# The sound parts, to be spoilt. Only the bases of parts can be extended when they are compiled.


class Dealing(Deal):
    """Deals as the sound game does."""

    def start(self, rules: RowRules, state: State) -> None:
        """Hands and rows."""
        HiddenHands().start(rules, state)


class Choosing(Select):
    """Reveals as the sound game does."""

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """One card of each seat."""
        return OneCard().reveal(rules, state, answers)


class Taking(Collect):
    """Takes as the sound game does."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """The whole row."""
        TakeAll().take(rules, state, play, row, why)


# Chance


class Forgetful(Dealing):
    """Deals from a deck that is cut anew each time, by nobody's chance."""

    cuts = 0

    def start(self, rules: RowRules, state: State) -> None:
        """Whoever comes later gets the hands the other way round."""
        super().start(rules, state)
        Forgetful.cuts += 1
        if Forgetful.cuts % 2 == 0:
            state.hands.reverse()


class Unlogged(Dealing):
    """Deals behind the back of the log."""

    def start(self, rules: RowRules, state: State) -> None:
        """The draw is not written down."""
        log, state.log = state.log, None
        super().start(rules, state)
        state.log = log


# Choices


class NoOptions(Choosing):
    """Nothing may be chosen."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Not even a card of the hand."""
        return ()


class Twice(Choosing):
    """An option is there twice."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The first card, once more."""
        return state.hands[seat][:1] + state.hands[seat]


class Descending(Choosing):
    """Options in the wrong order."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """The highest card first."""
        return state.hands[seat][::-1]


class Restless(Choosing):
    """Options that come and go."""

    asked = 0

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Every second time the highest card is missing."""
        Restless.asked += 1
        hand = state.hands[seat]
        return hand if len(hand) == 1 or Restless.asked % 2 else hand[:-1]


class Clinging(tuple[int, ...]):  # noqa: SLOT001 - a tuple has no room for slots
    """Options that remember the state."""

    state: State | None = None


class Attached(Choosing):
    """Gives such options."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """With the state in their pocket."""
        options = Clinging(state.hands[seat])
        options.state = state
        return options


class Costly(Choosing):
    """Looking at the options costs a point."""

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """At once."""
        state.totals[seat] += 1
        return state.hands[seat]


class LastComer(Choosing):
    """The seat that was last looked at plays a card that counts nothing."""

    last = 0

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Remember who that was."""
        LastComer.last = seat
        return state.hands[seat]

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """Its card fits nowhere."""
        plays = super().reveal(rules, state, answers)
        return [
            Play(play.seat, play.card, 0 if play.seat == LastComer.last else play.value)
            for play in plays
        ]


class Jealous(Choosing):
    """A card that was ever played, in whatever match, may not be played again."""

    def __init__(self) -> None:
        super().__init__()
        self.gone: set[int] = set()

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Those that are left, if any."""
        return tuple([c for c in state.hands[seat] if c not in self.gone]) or state.hands[seat]

    def reveal(self, rules: RowRules, state: State, answers: list[int]) -> list[Play]:
        """The cards are gone for everybody."""
        self.gone.update(answers)
        return super().reveal(rules, state, answers)


# Cards, points, the end


class Careless(Taking):
    """One card of a taken row gets lost."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """The last one."""
        state.rows[row] = state.rows[row][:-1]
        super().take(rules, state, play, row, why)


class Copying(Taking):
    """A taken row comes into the pile twice."""

    def take(self, rules: RowRules, state: State, play: Play, row: int, why: str) -> None:
        """Once for the rules, once for luck."""
        state.piles[play.seat] += state.rows[row]
        super().take(rules, state, play, row, why)


class Endless(Finish):
    """There is always another round."""

    def over(self, rules: Rules, state: State) -> bool:
        """Never."""
        return False


class Upside(Finish):
    """The worst seat wins."""

    def merits(self, rules: Rules, state: State) -> list[tuple[int, ...]]:
        """The more bulls, the better."""
        return [(total,) for total in state.totals]


class Dearer(Scoring):
    """A pile is worth something else each time one looks."""

    looks = 0

    def points(self, side: int, pile: tuple[int, ...]) -> int:
        """Prices rise."""
        Dearer.looks += 1
        return Dearer.looks


# Powers, with something in their slot


class Generous(Power):
    """The first seat gets a present."""

    name = "generous"

    def scored(self, rules: RowRules, state: State, points: list[int]) -> None:
        """Which no pile is worth."""
        state.totals[0] += 1


class Holder(Power):
    """A power that can be written and read, and shows nothing."""

    name = "holder"

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Nothing yet."""
        return 0

    def write(self, value: Plain) -> str:
        """As it is."""
        return str(value)

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """As it was."""
        return words[0]


class SharedList(Holder):
    """Counts placements in a list that all copies share."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """In a tuple, it looks innocent."""
        shared: list[int] = []
        return (shared,)  # type: ignore[return-value]

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """One more, for everybody."""
        count_in(state.slots[self.slot], row)

    def write(self, value: Plain) -> str:
        """The list."""
        return "-".join(["list", *map(str, numbers_in(value))])


def count_in(value: object, row: int) -> None:
    """Add to the list in a slot."""
    if isinstance(value, tuple) and isinstance(value[0], list):
        value[0].append(row)


def numbers_in(value: object) -> list[int]:
    """The list in a slot."""
    held = isinstance(value, tuple) and isinstance(value[0], list)
    return value[0] if held and isinstance(value, tuple) else []


class Mute(Holder):
    """Counts placements, shows them, but does not write them."""

    def placed(self, rules: RowRules, state: State, seat: int, row: int) -> None:
        """One more."""
        count = state.slots[self.slot]
        state.slots[self.slot] = count + 1 if isinstance(count, int) else 0

    def show(self, value: Plain, seat: int | None) -> Plain:
        """To everybody."""
        return value

    def write(self, value: Plain) -> str:
        """Nothing has happened."""
        return "0"

    def read(self, rules: RowRules, words: list[str]) -> Plain:
        """Nothing has happened."""
        return 0


class Peeping(Holder):
    """Shows a card of the next seat to everybody."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """By its name."""
        return f"look: {state.hands[1][0]}!"

    def show(self, value: Plain, seat: int | None) -> Plain:
        """To everybody."""
        return value


class Hinting(Holder):
    """Shows something that follows from hidden cards, but is no card."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Whether the cards of the first seat are many or few."""
        return "high" if sum(state.hands[0]) > 300 else "low"

    def show(self, value: Plain, seat: int | None) -> Plain:
        """To everybody."""
        return value


class Telling(Holder):
    """Shows the seed."""

    def setup(self, rules: RowRules, state: State) -> Plain:
        """In hex."""
        chance = state.chance
        return chance.seed.hex() if isinstance(chance, Shake) else ""

    def show(self, value: Plain, seat: int | None) -> Plain:
        """To everybody."""
        return value


class Betraying(Holder):
    """A view of it leads back to the state."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None

    def setup(self, rules: RowRules, state: State) -> Plain:
        """Remember the state."""
        self.state = state
        return 0

    def show(self, value: Plain, seat: int | None) -> Plain:
        """And give it away."""
        return (Clue(self.state),)


class Clue(str):
    """A word with something behind it."""

    __slots__ = ("state",)
    state: State | None

    def __new__(cls, state: State | None) -> Self:
        """The word says nothing."""
        self = super().__new__(cls, "clue")
        self.state = state
        return self


# Events and questions


class Loud(Dealing):
    """Calls out the hands."""

    def start(self, rules: RowRules, state: State) -> None:
        """So that everybody hears."""
        super().start(rules, state)
        if state.log is not None:
            state.log.note(HAND_DEALT, (1, state.hands[1]))


class Whispering(Dealing):
    """Tells the second seat what the first one has."""

    def start(self, rules: RowRules, state: State) -> None:
        """In a low voice."""
        super().start(rules, state)
        if state.log is not None:
            state.log.note(HAND_DEALT, (0, state.hands[0]), (1,))


class Question(Frame[RowRules]):
    """Something is asked that changes nothing."""

    tag: ClassVar[str] = "broken-question"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """The first seat, which row it likes."""
        return Ask(self, rules, state, ONE, "row", (0,))

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Any."""
        return tuple([ROW_FIRST + row for row in range(len(state.rows))])

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Thank you."""


class Nosy(Dealing):
    """Asks a question only where somebody holds a high card."""

    def start(self, rules: RowRules, state: State) -> None:
        """The pause tells on him."""
        super().start(rules, state)
        if state.hands[0][-1] > 80:
            state.stack.append(Question())


class Burden(Frame[RowRules]):
    """Puts something on the score pad, but does not encode how much."""

    tag: ClassVar[str] = "broken-burden"

    def __init__(self, points: int = 0) -> None:
        self.points = points

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """At the end of all."""
        state.totals[0] += self.points


class Burdening(Dealing):
    """Puts such a frame below the whole round."""

    def start(self, rules: RowRules, state: State) -> None:
        """Where it waits until the end."""
        super().start(rules, state)
        state.stack.insert(0, Burden(5))


class Window(Frame[RowRules]):
    """Anybody may clap, which gives a point and opens the window again; or all pass."""

    tag: ClassVar[str] = "broken-window"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """All at once."""
        return Ask(self, rules, state, ANY, "clap", rules.seats)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, clap, or pass for the rest of the trick."""
        return (PASS, ROW_FIRST, PASS_TRICK)

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Nobody has answered: on with the game."""
        if answers:
            state.first = answers[0]
            state.stack.append(self)
        else:
            state.sealed = []


class Clapping(Dealing):
    """Before the first trick people may clap."""

    def start(self, rules: RowRules, state: State) -> None:
        """The window lies on top."""
        super().start(rules, state)
        state.stack.append(Window())


class Backwards(Order):
    """The highest card goes first. An honest house rule: nothing is wrong with it."""

    def arrange(self, plays: list[Play]) -> list[Play]:
        """Turned round."""
        return LowestFirst().arrange(plays)[::-1]

    def possible(self, queue: list[Play]) -> bool:
        """Positions have to know of it."""
        return LowestFirst().possible(queue[::-1])


register(Question)
register(Burden)
register(Window)
