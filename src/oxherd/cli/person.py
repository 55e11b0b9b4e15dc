"""The person at the table: shown the table, asked, and asked again until an answer is on offer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oxherd.cli.console import Console
from oxherd.cli.questions import LISTED, choices, question, spellings, the_ask
from oxherd.cli.rules import rules_text
from oxherd.cli.sheet import Sheet
from oxherd.cli.words import Words, simple
from oxherd.core.choice import Choice
from oxherd.views import View

MIDDLE: Final = ("row", "spot", "first", "pick")
"""Questions in the middle of a turn, when the hand does not matter."""
SEVERAL: Final = re.compile(r"[\s,;+]+")


class QuitError(Exception):
    """The person wants to leave the table."""


class Person:
    """Asks; words that are no choice show something, and the question stands."""

    def __init__(self, console: Console, words: Words, sheet: Sheet) -> None:
        self.console = console
        self.words = words
        self.sheet = sheet
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
        ask = the_ask(view)
        if ask.sealed:
            cards = self.words.cards(ask.sealed)
            self.console.wrapped(self.console.say("label-chosen", card=cards))
        else:
            self.console.line()
            look = self.sheet.middle if ask.kind in MIDDLE else self.sheet.table
            self.console.all(look(view))
        self.console.wrapped(question(self.words, view))
        if ask.kind in LISTED:
            self._offer(view)

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
    """What was typed, short and without what a terminal could take for a command."""
    return "".join(filter(str.isprintable, text.strip()))[:40]
