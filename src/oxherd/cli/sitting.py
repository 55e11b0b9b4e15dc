"""One match as one seat lives it: hear, look, answer, until it is over or the person leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import oxherd
from oxherd.cli.complaint import CliError, sentence
from oxherd.cli.console import Console
from oxherd.cli.exits import FINE, INTERRUPTED
from oxherd.cli.person import Person, QuitError
from oxherd.cli.program import typed, with_value
from oxherd.cli.records import create_record, write_record
from oxherd.cli.scenes import scenes
from oxherd.cli.seats import RandomSeat
from oxherd.cli.sheet import Sheet
from oxherd.cli.teller import Teller
from oxherd.cli.welcome import welcome
from oxherd.cli.words import Words

SHOWN_ANYWAY: Final = ("hand-dealt", "row-started")
"""Events that the next look at the table makes plain."""
SET_OFF: Final = ("colours-removed", "round-started", "revealed", "round-scored")
"""Events that an empty line sets off."""


class Sitting:
    """What it shows comes from the view and the ears of the own seat alone."""

    def __init__(
        self,
        console: Console,
        match: oxherd.Match,
        words: Words,
        others: RandomSeat,
        *,
        file: str | None,
        resumed: bool,
        habits: Sequence[str] = (),
    ) -> None:
        assert words.own is not None
        self.console = console
        self.match = match
        self.seat = words.own
        self.others = others
        self.file = file
        """Where the record goes; None: nowhere yet."""
        self.habits = habits
        """Words that go on with the match as it was: names, a language."""
        self.sheet = Sheet(words)
        self.teller = Teller(words)
        self.person = Person(console, words, self.sheet)
        self.told = len(match.heard(self.seat)) if resumed else 0
        """How many events the person knows of."""

    def run(self) -> int:
        """The exit code; a match that is left is kept."""
        try:
            self._play()
        except QuitError:
            self._ask_where_to_keep()
        except EOFError:
            self.console.line()
        except KeyboardInterrupt:
            self.console.line()
            self._keep()
            return INTERRUPTED
        self._keep()
        return FINE

    def _play(self) -> None:
        self.console.all(welcome(self.match.view(self.seat), self.sheet.words))
        while (ask := self.match.ask) is not None:
            if self.seat in ask.seats:
                self._hear()
                self._save()
                self._answer()
            else:
                seat = ask.seats[0]
                self.match.choose(seat, self.others.choose(self.match.view(seat)))
        self._hear()
        self.console.line()
        self.console.all(self.sheet.standings(self.match.view(self.seat)))

    def _answer(self) -> None:
        for choice in self.person.answer(self.match.view(self.seat)):
            self.match.choose(self.seat, choice)

    def _hear(self) -> None:
        """Tell what is new."""
        events = self.match.heard(self.seat)
        news, self.told = events[self.told :], len(events)
        shown = SHOWN_ANYWAY if self._keeps_specials() else (*SHOWN_ANYWAY, "specials-dealt")
        for scene in scenes([event for event in news if event.kind not in shown]):
            told = list(self.teller.tell(scene))
            if told and scene[0].kind in SET_OFF:
                self.console.line()
            self.console.all(told)

    def _keeps_specials(self) -> bool:
        """Whether new special cards come to older ones; the table does not tell which are new."""
        return self.match.view(self.seat).round > 1

    def _save(self) -> None:
        """Before every question, so that not even a power cut loses anything."""
        if self.file is not None:
            write_record(self.file, self.match.record())

    def _keep(self) -> None:
        """Save, and say how to go on."""
        if self.file is None:
            return
        self._save()
        if self.match.ask is None:
            self.console.wrapped(self.console.say("cli-play-recorded", file=self.file))
            return
        seat = str(self.seat + 1)
        words = [*with_value("--resume", self.file), "--seat", seat, *self.habits]
        self.console.wrapped(self.console.say("cli-play-kept", file=self.file))
        self.console.line(f"  {self.console.program} play {typed(words)}")

    def _ask_where_to_keep(self) -> None:
        """Somebody who leaves may want to come back; no name, and the match is gone."""
        while self.file is None:
            try:
                name = self.console.ask(self.console.say("cli-play-where") + " ").strip()
                if not name:
                    return
                create_record(name, self.match.record())
            except EOFError:
                return
            except CliError as error:
                self.console.wrapped(sentence(self.console, error))
            else:
                self.file = name
