"""A step of the game that may need a decision, as a small value on a stack inside the state.

Frames are immutable: what changes while they run is in the state. So the stack copies as a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from oxherd.core.native import mypyc_attr
from oxherd.core.rules import Rules

if TYPE_CHECKING:
    from oxherd.core.ask import Ask
    from oxherd.core.state import State

R = TypeVar("R", bound=Rules)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[R]):
    """Base of all frames. A subclass gives `tag` and, where it has any, integer `fields`."""

    tag: ClassVar[str] = ""
    """Stable name in encodings; unique among all frames."""
    shape: ClassVar[tuple[str, ...]] = ()
    """What positions write beside the tag: `seat`, `row`, `choice` or `number` for each field.

    Empty where the fields follow from the table.
    """
    names: ClassVar[tuple[str, ...]] = ()
    """What views call the fields; empty where not everybody may know them."""

    def fields(self) -> tuple[int, ...]:
        """What the constructor takes, as plain integers."""
        return ()

    def keeps(self, rules: R) -> tuple[int, ...]:
        """The cards, by their choices, that lie nowhere else until it runs."""
        return ()

    def ask(self, rules: R, state: State) -> Ask | None:
        """The decision this frame needs, or None: it runs without asking."""
        return None

    def offer(self, rules: R, state: State, seat: int) -> tuple[int, ...]:
        """The ids a seat may choose from; only called for seats that are asked."""
        raise NotImplementedError

    def step(self, rules: R, state: State, answers: list[int]) -> None:
        """Do it. The frame is popped already; it may push others and it emits events.

        `answers` holds the ids in the order of the asked seats, one after another for each pick.
        """
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame) and self.tag == other.tag and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash((self.tag, self.fields()))

    def __repr__(self) -> str:
        return self.tag + str(list(self.fields()) or "")

    def __reduce__(self) -> tuple[object, ...]:
        return (frame_of, (self.tag, self.fields()))


_kinds: Final[dict[str, type[Frame[Any]]]] = {}


def register(kind: type[Frame[Any]]) -> None:
    """Make a kind of frame known by its tag, so that states with it can be read back."""
    known = _kinds.get(kind.tag)
    if not kind.tag or (known is not None and known.__qualname__ != kind.__qualname__):
        raise AssertionError(f"frame tag {kind.tag!r} is taken or empty")
    _kinds[kind.tag] = kind


def frame_of(tag: str, fields: tuple[int, ...]) -> Frame[Any]:
    """The frame with this tag and these fields; KeyError or TypeError where there is none."""
    return _kinds[tag](*fields)


def kind_of(tag: str) -> type[Frame[Any]] | None:
    """The kind of frame with this tag, if there is one."""
    return _kinds.get(tag)


def shape_of(tag: str) -> tuple[str, ...]:
    """What a position writes beside this tag; nothing where there is no such frame."""
    kind = _kinds.get(tag)
    return kind.shape if kind is not None else ()
