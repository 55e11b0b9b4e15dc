"""Layouts of the board: those that come with Oxherd, and an owner's own file."""

from __future__ import annotations

import functools
from typing import Any, Final, NoReturn

from oxherd.core.choice import choice_of
from oxherd.core.errors import BadOption
from oxherd.rules.board.board_rules import FURTHEST
from oxherd.rules.board.layout import TILES, Layout
from oxherd.rules.board.squares import Square, square_of
from oxherd.rules.cards import (
    ASCEND_ANY,
    EXTRA_TILE,
    GOOD_COWS,
    MOST_ROWS,
    PLUS5,
    SKIP,
    STOP,
    SWAP_TILE,
    TO_START,
)

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
"""The two sides of the board; the layouts that come with Oxherd are files of these names."""
BOX: Final = "box"
"""What both sides have in common, and what a file of an owner may leave out."""

LONGEST: Final = 20_000
"""Characters of a file; a layout that says everything has a tenth of that."""
LEAST_ROWS: Final = 5
"""Four are active, and a tile that moves on needs an empty one."""
LEAST_SQUARES: Final = 2
MOST_SQUARES: Final = 12
MOST_BULLS: Final = 9
MOST_COPIES: Final = 20

ACTION_CARDS: Final = (STOP, SKIP, SWAP_TILE, TO_START, EXTRA_TILE, ASCEND_ANY)
LUCKY_CARDS: Final = (PLUS5, GOOD_COWS)
BOXED: Final = ("bulls", "clovers", "actions", "lucky")
KEYS: Final = ("reconstruction", "notes", "rows", *BOXED)


def read_basic(text: str) -> str:
    """A layout, or the one in a file, as text for the option; checked for the basic game."""
    return _read(text, BASIC)


def read_advanced(text: str) -> str:
    """The same for the advanced game."""
    return _read(text, ADVANCED)


def layout_of(text: str, side: str, *, lucky: bool) -> Layout:
    """The layout that the option says; where it is empty, that which comes with Oxherd."""
    return _checked(text, "layout", side, lucky=lucky) if text else ours(side)


@functools.cache
def ours(side: str) -> Layout:
    """The layout of a side that comes with Oxherd. Rule: A-80."""
    import json  # noqa: PLC0415 - only the board games need it

    return _checked(json.dumps({"rows": _shipped(side)["rows"]}), side, side)


def _read(text: str, side: str) -> str:
    """A layout begins with a brace, and what does not is the name of a file."""
    if not text.lstrip().startswith("{"):
        return _read_file(text, side)
    _checked(text, "layout", side)  # here, where its lines are still those that people see
    return text


def _read_file(path: str, side: str) -> str:
    """Without its notes, so that a record of a match holds the layout and not a path."""
    import json  # noqa: PLC0415 - only the board games need it

    try:
        with open(path, encoding="utf-8-sig") as file:  # noqa: PTH123 - pathlib is slow to import
            text = file.read(LONGEST + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption("layout-unreadable", file=path[:200], reason=reason) from error
    except UnicodeDecodeError as garbled:  # another name: the compiler gives it one type
        raise BadOption("layout-json", file=path[:200], line=1, column=1) from garbled
    except ValueError as problem:  # no path
        raise BadOption("layout-unreadable", file=path[:200], reason=str(problem)) from problem
    members = _parsed(text, path)
    _Reader(members, path).layout(side, lucky=False)  # tells what is wrong with it
    told = {key: value for key, value in members.items() if key != "notes"}
    return json.dumps(told, separators=(",", ":"))


def _checked(text: str, file: str, side: str, *, lucky: bool = False) -> Layout:
    return _Reader(_parsed(text, file), file).layout(side, lucky=lucky)


def _parsed(text: str, file: str) -> dict[str, Any]:
    """The members of a JSON object."""
    import json  # noqa: PLC0415 - only the board games need it

    if len(text) > LONGEST:
        raise BadOption("layout-long", file=file, most=LONGEST)
    try:
        found = json.loads(text, object_pairs_hook=lambda pairs: _members(pairs, file))
    except BadOption:  # it is a ValueError, too
        raise
    except json.JSONDecodeError as error:
        raise BadOption("layout-json", file=file, line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise BadOption("layout-json", file=file, line=1, column=1) from error
    if not isinstance(found, dict):
        raise BadOption("layout-key", file=file, key="rows", expected=", ".join(KEYS))
    return found


def _members(pairs: list[tuple[str, Any]], file: str) -> dict[str, Any]:
    """Those of an object; a second one of a name would silently replace the first."""
    members: dict[str, Any] = {}
    for key, value in pairs:
        if key in members:
            raise BadOption("layout-twice", file=file, key=key[:40])
        members[key] = value
    return members


@functools.cache
def _shipped(name: str) -> dict[str, Any]:
    """What a file that comes with Oxherd says."""
    from importlib.resources import files  # noqa: PLC0415 - it is slow to import

    path = files("oxherd.games") / "layouts" / f"{name}.json"
    return _parsed(path.read_text(encoding="utf-8"), f"{name}.json")


class _Reader:
    """Reads the members of one layout; what is wrong is told with file, row and square."""

    def __init__(self, members: dict[str, Any], file: str) -> None:
        self.members = members
        self.file = file
        for key in members:
            if key not in KEYS:
                expected = ", ".join(KEYS)
                raise BadOption("layout-key", file=file, key=key[:40], expected=expected)

    def layout(self, side: str, *, lucky: bool) -> Layout:
        """Everything checked; what is missing is that of the box, a guess. Rules: A-97, B-13."""
        guessed = used(side, lucky=lucky) - set(self.members)
        if "rows" not in self.members:
            raise BadOption("layout-key", file=self.file, key="rows", expected="rows")
        return Layout(
            self._rows(side),
            (0, *self._numbers("bulls", 0, MOST_BULLS, TILES)),
            self._numbers("clovers", -FURTHEST, FURTHEST - 1),
            self._cards("actions", ACTION_CARDS),
            self._cards("lucky", LUCKY_CARDS),
            reconstruction=self._switch("reconstruction") or bool(guessed),
        )

    def _rows(self, side: str) -> tuple[tuple[Square, ...], ...]:
        rows = self._list("rows")
        if not LEAST_ROWS <= len(rows) <= MOST_ROWS:
            self._fail("layout-rows", found=len(rows), least=LEAST_ROWS, most=MOST_ROWS)
        return tuple([self._row(number, row, side) for number, row in enumerate(rows, 1)])

    def _row(self, number: int, row: object, side: str) -> tuple[Square, ...]:
        """It ends with the only square that takes it, and does not begin with one. Rule: A-95."""
        if not isinstance(row, list):
            self._fail("layout-squares", row=number)
        if not LEAST_SQUARES <= len(row) <= MOST_SQUARES:
            least, most = LEAST_SQUARES, MOST_SQUARES
            self._fail("layout-row", row=number, found=len(row), least=least, most=most)
        squares = []
        for at, text in enumerate(row, 1):
            square = square_of(text) if isinstance(text, str) else None
            if square is None:
                found = text[:40] if isinstance(text, str) else shown(text)
                self._fail("layout-square", row=number, square=at, found=found)
            if square.takes != (at == len(row)):
                self._fail("layout-take", row=number, square=at)
            if square.advanced and side == BASIC:
                self._fail("layout-side", row=number, square=at, found=square.text)
            squares.append(square)
        return tuple(squares)

    def _numbers(self, key: str, least: int, most: int, many: int = 0) -> tuple[int, ...]:
        """Whole numbers in a range: so many, or as many as there are, but each only once."""
        found = self._list(key)
        if many and len(found) != many:
            self._fail("layout-count", key=key, found=len(found), expected=many)
        for at, number in enumerate(found, 1):
            if not is_number(number, least, most):
                text = shown(number)
                self._fail("layout-number", key=key, at=at, found=text, least=least, most=most)
            if not many and number in found[: at - 1]:
                self._fail("layout-twice", key=f"{key}: {number}")
        return tuple(found)

    def _cards(self, key: str, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """So many cards of each kind, by kind; none of those that are not named."""
        copies = self._member(key)
        names = [choice_of(kind).text for kind in kinds]
        if not isinstance(copies, dict):
            self._fail("layout-type", key=key, expected="{…}")
        for name, many in copies.items():
            if name not in names:
                self._fail("layout-key", key=f"{key}: {name}"[:60], expected=", ".join(names))
            if not is_number(many, 0, MOST_COPIES):
                at, text = f"{key}: {name}", shown(many)
                self._fail("layout-copies", key=at, found=text, least=0, most=MOST_COPIES)
        return tuple([kind for kind in kinds for _ in range(copies.get(choice_of(kind).text, 0))])

    def _switch(self, key: str) -> bool:
        value = self.members.get(key, False)
        if not isinstance(value, bool):
            self._fail("layout-type", key=key, expected="true, false")
        return value

    def _list(self, key: str) -> list[Any]:
        value = self._member(key)
        if not isinstance(value, list):
            self._fail("layout-type", key=key, expected="[…]")
        return value

    def _member(self, key: str) -> object:
        return self.members[key] if key in self.members else _shipped(BOX)[key]

    def _fail(self, code: str, **values: int | str) -> NoReturn:
        raise BadOption(code, file=self.file, **values)


def used(side: str, *, lucky: bool) -> set[str]:
    """What a game takes from the box, so that an owner need not say the rest. Rule: A-80."""
    members = {"bulls"}
    if side == ADVANCED:
        members.add("actions")
    return members | {"clovers", "lucky"} if lucky else members


def is_number(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def shown(value: object) -> str:
    """A value as it stands in the file, but short."""
    import json  # noqa: PLC0415 - only the board games need it

    if isinstance(value, list):
        return "[…]"
    return "{…}" if isinstance(value, dict) else json.dumps(value, ensure_ascii=False)[:40]
