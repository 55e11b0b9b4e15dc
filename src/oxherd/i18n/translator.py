"""Says a key in a language. A catalogue is read when its first key is asked for."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number

from oxherd.i18n.languages import FALLBACK, LANGUAGES

Value = str | int | FluentNumber

CATALOGUES: Final = {
    "cli": "cli",
    "error": "errors",
    "game": "games",
    "option": "options",
    "rules": "games",
}
"""The catalogue of a key by the word it begins with. A message only refers to its own catalogue."""
OTHERWISE: Final = "table"


class Translator:
    """One language, with English behind it for what the language does not say.

    >>> Translator("de").say("label-bulls", bulls=2)
    '2 Hornochsen'
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self._tongues = [Tongue(tag) for tag in dict.fromkeys((self.language, FALLBACK))]

    def say(self, key: str, /, **values: Value) -> str:
        """The message in words. A key that no catalogue has is said as it is, never an error."""
        for tongue in self._tongues:
            said = tongue.say(key, values)
            if said is not None:
                return said
        complain(key, "no such key")
        return key

    def has(self, key: str) -> bool:
        """Whether some catalogue has this key."""
        return any(tongue.knows(key) for tongue in self._tongues)


class Tongue:
    """The catalogues of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def knows(self, key: str) -> bool:
        """Whether its catalogue has this key."""
        return self._bundle(key).has_message(key)

    def say(self, key: str, values: dict[str, Value]) -> str | None:
        """The message in words; None where there is none."""
        bundle = self._bundle(key)
        if not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = bundle.format_pattern(pattern, values)
        for error in errors:
            complain(key, str(error))
        return str(said)

    def _bundle(self, key: str) -> FluentBundle:
        return read_bundle(self.language, CATALOGUES.get(key.partition("-")[0], OTHERWISE))


@cache
def read_bundle(language: str, name: str) -> FluentBundle:
    """One catalogue, read once; without marks of direction, over which screen readers stumble."""
    source = resources.files(__package__) / language / f"{name}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def decimals(number: float, digits: int) -> FluentNumber:
    """A number to be said with so many digits behind the point, or the comma."""
    said = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(said, FluentNumber)  # It is something else only for what is no number.
    return said


def complain(key: str, problem: str) -> None:
    """Nothing: a table goes on when a sentence has a flaw. Tests put something stricter here."""
