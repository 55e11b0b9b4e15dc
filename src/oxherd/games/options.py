"""Options: their names, defaults and allowed values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from oxherd.core.border import quoted
from oxherd.core.errors import BadOption
from oxherd.core.native import Unchecked
from oxherd.core.rules import Option


class OptionSpec:
    """One thing that players may agree on before the match."""

    def __init__(
        self,
        name: str,
        default: Option,
        *,
        least: int = 0,
        most: int = 0,
        words: tuple[str, ...] = (),
        house: bool = False,
        read: Callable[[str], str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.least = least
        """The lowest number allowed, where it is a number."""
        self.most = most
        self.words = words
        """The words allowed, where it is one of several; none: any text."""
        self.house = house
        """Whether another value than the default makes it a house rule."""
        self.read = read
        """Makes the value from a file that people name, or checks one that they have written."""

    def allowed(self) -> str:
        """For people: which values there are."""
        if isinstance(self.default, bool):
            return "true, false"
        if isinstance(self.default, int):
            return f"{self.least}..{self.most}"
        return ", ".join(self.words)

    def accepts(self, value: object) -> bool:
        """Whether a value is of the right kind and in range."""
        if isinstance(self.default, bool) or isinstance(value, bool):
            return isinstance(self.default, bool) and isinstance(value, bool)
        if isinstance(self.default, int):
            return isinstance(value, int) and self.least <= value <= self.most
        return isinstance(value, str) and (not self.words or value in self.words)


def checked(spec: OptionSpec, given: Mapping[str, Option | Unchecked]) -> Option:
    """The given value of an option, or its default."""
    value = given.get(spec.name, spec.default)
    if not spec.accepts(value):
        raise BadOption(
            "option-value", option=spec.name, value=quoted(value), allowed=spec.allowed()
        )
    return cast("Option", value)


def with_files(
    specs: tuple[OptionSpec, ...], given: Mapping[str, Option | Unchecked]
) -> dict[str, Option | Unchecked]:
    """The same options, with what stands in files in place of their names, each on one line."""
    values = dict(given)
    for spec in specs:
        value = given.get(spec.name, spec.default)
        if spec.read is None or not isinstance(value, str) or not value.strip():
            continue
        text = spec.read(value).strip()
        values[spec.name] = " ".join(text.splitlines())  # a record has a line for each option
    return values


MOST_POINTS: Final = 100_000
MAX_ROUNDS: Final = 1_000

ROUNDS: Final = OptionSpec("rounds", 0, most=MOST_POINTS)
LIMIT: Final = OptionSpec("max_rounds", MAX_ROUNDS, least=1, most=MOST_POINTS)
HIDE_PILES: Final = OptionSpec("hide_piles", default=False)


def target(default: int) -> OptionSpec:
    """The points that end a match."""
    return OptionSpec("target", default, most=MOST_POINTS)


def row_options(hand_size: int = 10) -> tuple[OptionSpec, ...]:
    """What can be agreed in every game on rows."""
    return (
        target(66),
        ROUNDS,
        LIMIT,
        OptionSpec("hand_size", hand_size, least=1, most=20, house=True),
        OptionSpec("rows", 4, least=2, most=8, house=True),
        OptionSpec("cap", 5, least=2, most=10, house=True),
        HIDE_PILES,
    )


def switches(*on: str) -> tuple[OptionSpec, ...]:
    """The four independent switches of rulebook 002; the game's own ones are on."""
    names = ("tactics", "logic", "professional", "nifty")
    return (
        *(OptionSpec(name, name in on, house=True) for name in names),
        OptionSpec("professional_tie", "choose", words=("choose", "right", "left")),
        OptionSpec("hide_draft", default=False),
    )


def end_of_match(values: dict[str, Option], given: frozenset[str]) -> tuple[int, int, int]:
    """Target, rounds and the cap on rounds. A fixed number of rounds alone turns the target off."""
    points, rounds, limit = (int(values[name]) for name in ("target", "rounds", "max_rounds"))
    if rounds and "target" not in given:
        points = 0
        values["target"] = 0
    if not points and not rounds:
        raise BadOption("endless")
    return points, rounds, limit
