"""The person at the table: shown the table, asked, and asked again until an answer is on offer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oxherd.cli.console import Console
from oxherd.cli.questions import (
    FROM_HAND,
    choices,
    explained,
    is_explained,
    is_forced,
    is_listed,
    own_options,
    question,
    spellings,
    the_ask,
)
from oxherd.cli.rules import rules_text
from oxherd.cli.sheet import Sheet
from oxherd.cli.squares import legend
from oxherd.cli.words import Words, simple
from oxherd.core.choice import Choice
from oxherd.views import View

LYING: Final = ("signs", "stops", "calls")
"""Slots with what lies beside the rows or changes the queue."""
SEVERAL: Final = re.compile(r"[\s,;+]+")


class QuitError(Exception):
    """The person wants to leave the table."""


class Person:
    """Asks; words that are no choice show something, and the question stands."""

    def __init__(self, console: Console, words: Words, sheet: Sheet) -> None:
        self.console = console
        self.words = words
        self.sheet = sheet
        self._seen: object = None
        """What lay on the table when it was shown last; nothing for who has just sat down."""
        self._commands = self._spelled(
            {
                "help": self._help,
                "rules": self._rules,
                "hand": self._hand,
                "score": self._score,
                "table": self._table,
                "quit": self._quit,
            }
        )

    def answer(self, view: View) -> list[Choice]:
        """The choice, or of several that are owed as many as were typed at once."""
        if is_forced(view):
            return own_options(view)
        self._show(view)
        prompt = f"{self.console.say('ask-prompt')}: "
        while True:
            text = self.console.ask(prompt)
            command = self._commands.get(simple(text))
            if command is not None:
                command(view)
            elif chosen := self._read(view, text):
                return chosen
            else:
                self._refuse(view, text)

    def _show(self, view: View) -> None:
        """The table, whatever of it matters now, and the question."""
        ask, first = the_ask(view), self._seen is None
        if first or not ask.sealed:
            self._show_table(view, whole=first or ask.kind in FROM_HAND)
        if ask.sealed:
            key = "label-chosen-tile" if view.squares else "label-chosen"
            self.console.wrapped(self.console.say(key, card=self.words.cards(ask.sealed)))
        self.console.wrapped(question(self.words, view))
        if is_explained(view):
            self.console.all(explained(self.words, view))
        elif is_listed(view):
            self._offer(view)

    def _show_table(self, view: View, *, whole: bool) -> None:
        """In the middle of a turn the hand does not matter, nor what was shown just now."""
        lying = [view.rows, view.queue, *map(view.slots.get, LYING)]
        if whole or lying != self._seen:
            self.console.line()
            self.console.all(self.sheet.table(view) if whole else self.sheet.middle(view))
        self._seen = lying

    def _read(self, view: View, text: str) -> list[Choice]:
        """Nothing, where the text is not what is on offer."""
        known = spellings(self.words, view)
        if simple(text) in known:
            return [known[simple(text)]]
        words = SEVERAL.split(simple(text))
        chosen = [known[word] for word in words if word in known]
        owed = the_ask(view).picks - len(the_ask(view).sealed)
        fine = len(chosen) == len(words) == len(set(words)) <= owed
        return chosen if fine else []

    def _refuse(self, view: View, text: str) -> None:
        """Say what would do; an empty line is no mistake."""
        if text.strip():
            self.console.wrapped(self.console.say("cli-play-not-offered", text=shown(text)))
        self._offer(view)

    def _offer(self, view: View) -> None:
        said = self.console.say("cli-play-offer", choices=choices(self.words, view))
        self.console.wrapped(said)

    def _help(self, view: View) -> None:
        self.console.wrapped(self.console.say("cli-play-help"))
        self._offer(view)

    def _rules(self, view: View) -> None:
        self.console.wrapped(rules_text(self.console, view.game))
        self.console.all(legend(self.words, view))

    def _hand(self, view: View) -> None:
        self.console.all(self.sheet.hand(view))

    def _score(self, view: View) -> None:
        self.console.all(self.sheet.scores(view))

    def _table(self, view: View) -> None:
        self.console.all(self.sheet.table(view))

    def _quit(self, view: View) -> None:
        raise QuitError

    def _spelled(
        self, commands: dict[str, Callable[[View], None]]
    ) -> dict[str, Callable[[View], None]]:
        """Each command by its English word and by those of the person's language."""
        spelled = {"?": commands["help"]}
        for word, command in commands.items():
            own = self.console.say(f"cli-word-{word}").split(",")
            spelled.update(dict.fromkeys([word, *map(simple, own)], command))
        return spelled


def shown(text: str) -> str:
    """What was typed, not too much of it."""
    return text.strip()[:40]
