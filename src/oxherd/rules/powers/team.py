"""Open special cards of a team, which may interrupt before every placement. Rules: R-71, R-75."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ANY, Ask
from oxherd.core.choice import PASS, PASS_TRICK
from oxherd.core.engine import draw
from oxherd.core.frame import register
from oxherd.core.plain import Plain
from oxherd.core.state import State
from oxherd.rules.cards import LIFT
from oxherd.rules.decks import HiddenPile, Kinds, Pile, distinct
from oxherd.rules.events import SPECIAL_PLAYED, SPECIAL_TURNED_UP
from oxherd.rules.parts import Window
from oxherd.rules.placement import Question, place_by_rules
from oxherd.rules.powers.calls import Calls
from oxherd.rules.round import RoundRules
from oxherd.rules.row_rules import RowRules

TURNED_UP: Final = 2
"""So many special cards lie open. Rule: R-71."""


class FaceUp(Pile):
    """The special cards that the team may use."""

    name: ClassVar[str] = "face-up"


class TeamDeck(HiddenPile):
    """Those that come next; the others of the box went back unseen. Rule: R-71."""

    name: ClassVar[str] = "team-deck"
    whole: ClassVar[bool] = False

    def __init__(self, box: Kinds, face_up: FaceUp, size: int) -> None:
        super().__init__(box)
        self.face_up = face_up
        self.size = size
        """How many of the box are in the game."""

    def setup(self, rules: RoundRules, state: State) -> Plain:
        """Shuffle, keep some, turn two up."""
        if not self.size:
            return ()
        places = draw(state, "specials", tuple(range(len(self.box))), self.size)
        deck = tuple([self.box[place] for place in places])
        state.slots[self.face_up.slot] = tuple(sorted(deck[:TURNED_UP]))
        if state.log is not None:
            for kind in deck[:TURNED_UP]:
                state.log.note(SPECIAL_TURNED_UP, (kind,))
        return deck[TURNED_UP:]

    def turn_up(self, state: State) -> None:
        """The next one, if there is one, takes the place of a used one. Rule: A-50."""
        deck = self.of(state)
        if deck:
            state.slots[self.slot] = deck[1:]
            self.face_up.add(state, deck[0])
            if state.log is not None:
                state.log.note(SPECIAL_TURNED_UP, (deck[0],))


class TeamWindow(Window):
    """Any seat may use an open card or lift a stop, until all pass. Rules: A-43, A-44, C-8."""

    interrupts: ClassVar[bool] = True

    def __init__(self, deck: TeamDeck, calls: Calls) -> None:
        self.deck = deck
        self.calls = calls

    def opens(self, rules: RowRules, state: State) -> bool:
        """Where something can be used."""
        if self.usable(rules, state):
            state.stack.append(ASK_TEAM)
            return True
        self.calls.placing(state)
        return False

    def shut(self, rules: RowRules, state: State, left: int) -> None:
        """A placement by a special card ends the time of `first`, as any other one. Rule: C-8."""
        self.calls.forget(state, left)
        self.calls.end_first(state)

    def usable(self, rules: RowRules, state: State) -> list[int]:
        """The open cards that can do something now, and lifting a stop. Rule: C-10."""
        kinds = (*distinct(self.deck.face_up.of(state)), LIFT)
        return [kind for kind in kinds if rules.specials[kind].usable(rules, state)]

    def use(self, rules: RowRules, state: State, seat: int, kind: int) -> None:
        """The next card of the deck lies there before it acts. Rule: A-50."""
        if state.log is not None:
            state.log.note(SPECIAL_PLAYED, (seat, kind))
        if kind != LIFT:
            self.deck.face_up.remove(state, kind)
            self.deck.turn_up(state)
        rules.specials[kind].use(rules, state, seat)


class AskTeam(Question):
    """Whoever speaks first speaks for all."""

    tag: ClassVar[str] = "team"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """The whole team, about the card that would be placed next."""
        return Ask(self, rules, state, ANY, "team", rules.seats, state.queue[-1].card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, pass for the trick, then what can be used."""
        window = rules.window
        assert isinstance(window, TeamWindow)
        return (PASS, PASS_TRICK, *window.usable(rules, state))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Without an answer all have passed: place the card."""
        window = rules.window
        assert isinstance(window, TeamWindow)
        if answers:
            window.use(rules, state, answers[0], answers[1])
        else:
            window.calls.placing(state)
            place_by_rules(rules, state)

    def possible(self, rules: RowRules, state: State) -> bool:
        """A card waits, and something can be used."""
        window = rules.window
        if not isinstance(window, TeamWindow) or not state.queue:
            return False
        return len(window.usable(rules, state)) > 0


ASK_TEAM: Final = AskTeam()
register(AskTeam)
