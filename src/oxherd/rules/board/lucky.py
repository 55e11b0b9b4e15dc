"""Lucky cards: one of them may be played for a tile, when its square is known. Rule: R-108."""

from __future__ import annotations

from typing import ClassVar, Final

from oxherd.core.ask import ONE, Ask
from oxherd.core.choice import PASS
from oxherd.core.frame import register
from oxherd.core.state import State
from oxherd.rules.board.board_rules import on_board
from oxherd.rules.board.landing import Landing, destination, next_square
from oxherd.rules.board.track import LuckyCards
from oxherd.rules.cards import PLUS5
from oxherd.rules.decks import distinct
from oxherd.rules.events import SPECIAL_PLAYED
from oxherd.rules.parts import Window
from oxherd.rules.placement import Question, place_by_rules
from oxherd.rules.row_rules import RowRules


class LuckyWindow(Window):
    """The owner of the next tile may play a lucky card that suits the square. Rule: A-88."""

    def __init__(self, lucky: LuckyCards, landing: Landing, *, on_take: bool) -> None:
        self.lucky = lucky
        self.landing = landing
        self.on_take = on_take
        """Whether five points can be gained where a row is taken. Rule: A-86."""

    def opens(self, rules: RowRules, state: State) -> bool:
        """Lucky cards lie open, so nobody is asked who has no choice."""
        if not self.usable(rules, state):
            return False
        state.stack.append(USE_LUCKY)
        return True

    def usable(self, rules: RowRules, state: State) -> list[int]:
        """Those that the owner has and the square allows; good cows where a row is taken."""
        held = self.lucky.of(state, state.queue[-1].seat)
        if not held:
            return []
        row = destination(rules, state)
        square = on_board(rules).board[row][next_square(state, self.landing, row)]
        return [
            kind
            for kind in distinct(held)
            if (square.takes if kind != PLUS5 else self.on_take or not square.takes)
        ]

    def play(self, rules: RowRules, state: State, seat: int, kind: int) -> None:
        """It goes back to its pile, and counts for this tile."""
        self.lucky.remove(state, seat, kind)
        row = destination(rules, state)
        self.landing.settle(state, row, self.landing.skips(state), kind)
        if state.log is not None:
            state.log.note(SPECIAL_PLAYED, (seat, kind))


class UseLucky(Question):
    """A lucky card for the tile, or none."""

    tag: ClassVar[str] = "lucky"

    def ask(self, rules: RowRules, state: State) -> Ask | None:
        """The owner of the tile."""
        play = state.queue[-1]
        return Ask(self, rules, state, ONE, "lucky", (play.seat,), play.card)

    def offer(self, rules: RowRules, state: State, seat: int) -> tuple[int, ...]:
        """Pass, then the kinds that suit."""
        window = lucky_window(rules)
        assert window is not None
        return (PASS, *window.usable(rules, state))

    def step(self, rules: RowRules, state: State, answers: list[int]) -> None:
        """Now the tile is placed."""
        window = lucky_window(rules)
        assert window is not None
        if answers[0] != PASS:
            window.play(rules, state, state.queue[-1].seat, answers[0])
        place_by_rules(rules, state)

    def possible(self, rules: RowRules, state: State) -> bool:
        """The owner of the next tile has one that suits."""
        window = lucky_window(rules)
        return window is not None and bool(state.queue) and len(window.usable(rules, state)) > 0


def lucky_window(rules: RowRules) -> LuckyWindow | None:
    """Where lucky cards are played, if there are any; perhaps after another window."""
    window = rules.window
    while window is not None and not isinstance(window, LuckyWindow):
        window = window.after
    return window


USE_LUCKY: Final = UseLucky()
register(UseLucky)
