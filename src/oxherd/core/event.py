"""What happened, who may hear of it, and the log that keeps it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final, overload

from oxherd.core.border import no_number, whole
from oxherd.core.errors import NotYourTurn
from oxherd.core.native import Unchecked, mypyc_attr
from oxherd.core.plain import Plain, thaw


class EventKind:
    """A kind of fact and the names of its arguments; declared once, shared by all its events."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, *arguments: str) -> None:
        if name in _kinds:
            raise AssertionError(f"event {name} is declared already")
        self.name = name
        self.arguments = arguments
        _kinds[name] = self

    def __reduce__(self) -> tuple[object, ...]:
        return (kind_of, (self.name,))


_kinds: Final[dict[str, EventKind]] = {}


def kind_of(name: str) -> EventKind:
    """The kind that was declared with this name."""
    return _kinds[name]


def event_kinds() -> list[EventKind]:
    """Every declared kind."""
    return list(_kinds.values())


@mypyc_attr(acyclic=True)
class Event:
    """A fact in the past tense: a kind, its arguments, and the seats that may know it.

    `audience` is None where everybody may know.
    """

    __slots__ = ("_kind", "_values", "audience")

    def __init__(
        self, kind: EventKind, values: tuple[Plain, ...], audience: tuple[int, ...] | None
    ) -> None:
        self._kind = kind
        self._values = values
        self.audience = audience

    @property
    def kind(self) -> str:
        """What happened, e.g. `placed`."""
        return self._kind.name

    @property
    def values(self) -> dict[str, Plain]:
        """The arguments by name."""
        return dict(zip(self._kind.arguments, self._values, strict=True))

    def heard_by(self, seat: int | Unchecked | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        number = whole(seat)
        if number is None and seat is not None:
            raise NotYourTurn("no-such-seat", seat=no_number(seat))
        return self.audience is None or (number is not None and number in self.audience)

    def to_json(self) -> dict[str, object]:
        """Plain data for the wire: the kind and the arguments, never the audience."""
        plain: dict[str, object] = {"kind": self.kind}
        for key, value in self.values.items():
            plain[key] = thaw(value)
        return plain

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self._kind is other._kind
            and self._values == other._values
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.kind, self._values))

    def __repr__(self) -> str:
        """`placed(seat=0, card=44, …)`."""
        return self.kind + "(" + ", ".join([f"{k}={v}" for k, v in self.values.items()]) + ")"

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self._kind, self._values, self.audience))


class Events:
    """What a log has noted so far, to be read: it grows with the log, and changes nothing there."""

    __slots__ = ("_events",)

    def __init__(self, events: list[Event]) -> None:
        self._events = events

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, at: int) -> Event: ...

    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...

    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        return self._events[at]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)

    def __contains__(self, event: object) -> bool:
        return event in self._events

    def __reversed__(self) -> Iterator[Event]:
        return reversed(self._events)

    def index(self, event: Event, start: int = 0, stop: int = sys.maxsize) -> int:
        """Where an event stands."""
        return self._events.index(event, start, stop)

    def count(self, event: Event) -> int:
        """How often it happened."""
        return self._events.count(event)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events):
            return self._events == other._events
        return self._events == other

    def __hash__(self) -> int:
        raise TypeError("events of a match have no hash: there will be more")

    def __repr__(self) -> str:
        """`Events(24 so far)`."""
        return f"Events({len(self)} so far)"

    def __reduce__(self) -> tuple[object, ...]:
        return (Events, (self._events[:],))


Sequence.register(Events)


class Draw:
    """One outcome of chance: what was drawn, in order. Kept so that a replay needs no generator."""

    __slots__ = ("drawn", "purpose", "round")

    def __init__(self, round: int, purpose: str, drawn: tuple[int, ...]) -> None:  # noqa: A002
        self.round = round
        self.purpose = purpose
        self.drawn = drawn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and (self.round, self.purpose, self.drawn) == (
            other.round,
            other.purpose,
            other.drawn,
        )

    def __hash__(self) -> int:
        return hash((self.round, self.purpose, self.drawn))

    def __repr__(self) -> str:
        return f"Draw({self.round}, {self.purpose!r}, {self.drawn})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Draw, (self.round, self.purpose, self.drawn))


class Move:
    """The answers to one ask in the order of its seats; `picks` tells how many each seat gave."""

    __slots__ = ("answers", "number", "picks", "seats")

    def __init__(
        self,
        number: int,
        seats: tuple[int, ...],
        picks: tuple[int, ...],
        answers: tuple[int, ...],
    ) -> None:
        self.number = number
        self.seats = seats
        self.picks = picks
        self.answers = answers

    def of_seat(self, at: int) -> tuple[int, ...]:
        """The picks of the seat at this place of `seats`."""
        before = sum(self.picks[:at])
        return self.answers[before : before + self.picks[at]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.number, self.seats, self.picks, self.answers) == (
            other.number,
            other.seats,
            other.picks,
            other.answers,
        )

    def __hash__(self) -> int:
        return hash((self.number, self.answers))

    def __repr__(self) -> str:
        return f"Move({self.number}, {self.seats}, {self.answers})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (self.number, self.seats, self.picks, self.answers))


class Log:
    """What happened in a match: events for people, steps (draws and moves) for the record."""

    __slots__ = ("events", "steps")

    def __init__(self, events: list[Event], steps: list[Draw | Move]) -> None:
        self.events = events
        self.steps = steps

    def note(
        self, kind: EventKind, values: tuple[Plain, ...], audience: tuple[int, ...] | None = None
    ) -> None:
        """Add an event."""
        self.events.append(Event(kind, values, audience))

    def copy(self) -> Log:
        """An independent log; what it holds is never changed, hence shared."""
        return Log(self.events[:], self.steps[:])

    def __reduce__(self) -> tuple[object, ...]:
        return (Log, (self.events, self.steps))
