"""Layouts of an owner: what a file may say, and what is told when it is wrong. Rule: A-80."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import oxherd
from oxherd.games.board_layouts import KEYS
from tests.matches import begin, play_on
from tests.rulebook.test_rulebook import sections
from tests.rules.tables import layout

FIVE = ". . TB / . . TB / . . TB / . . TB"
"""Four good rows; a test adds the fifth."""
TILE_BULLS = [1] * 100

Values = dict[str, int | str]


def problem(text: str, game: str = "board-advanced") -> tuple[str, Values]:
    """What is wrong with a layout: the code, and the arguments without the file."""
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules(game, 2, layout=text)
    arguments = {key: value for key, value in caught.value.arguments.items() if value is not None}
    assert arguments.pop("file") == "layout"
    return caught.value.code, arguments


def members(**more: object) -> str:
    """A good layout with some members more."""
    return layout(f"{FIVE} / . . TB", **more)


BAD_SQUARES: list[tuple[str, str, Values]] = [
    # the fifth row, code, arguments
    ("TB", "layout-row", {"row": 5, "found": 1, "least": 2, "most": 12}),
    (". " * 12 + "TB", "layout-row", {"row": 5, "found": 13, "least": 2, "most": 12}),
    (". . G3 TB", "layout-square", {"row": 5, "square": 3, "found": "G3"}),
    (". g1 TB", "layout-square", {"row": 5, "square": 2, "found": "g1"}),
    (". 7 TB", "layout-square", {"row": 5, "square": 2, "found": "7"}),
    (". +0 TB", "layout-square", {"row": 5, "square": 2, "found": "+0"}),
    (". -0 TB", "layout-square", {"row": 5, "square": 2, "found": "-0"}),
    (". +45 TB", "layout-square", {"row": 5, "square": 2, "found": "+45"}),
    (". −7 TB", "layout-square", {"row": 5, "square": 2, "found": "−7"}),
    (". +² TB", "layout-square", {"row": 5, "square": 2, "found": "+²"}),
    (". +007 TB", "layout-square", {"row": 5, "square": 2, "found": "+007"}),
    (". + TB", "layout-square", {"row": 5, "square": 2, "found": "+"}),
    (". +1x TB", "layout-square", {"row": 5, "square": 2, "found": "+1x"}),
    ("T3 . TB", "layout-square", {"row": 5, "square": 1, "found": "T3"}),
    (". . .", "layout-take", {"row": 5, "square": 3}),
    (". . +5", "layout-take", {"row": 5, "square": 3}),
    (". TB . TB", "layout-take", {"row": 5, "square": 2}),
    (". TT TB", "layout-take", {"row": 5, "square": 2}),
    ("TB . TB", "layout-take", {"row": 5, "square": 1}),
    ("TT TB", "layout-take", {"row": 5, "square": 1}),
]


@pytest.mark.parametrize(("row", "code", "arguments"), BAD_SQUARES)
def test_bad_rows_and_squares(row: str, code: str, arguments: Values) -> None:
    """Told with the row and the square, both counted from 1."""
    assert problem(layout(f"{FIVE} / {row}")) == (code, arguments)


@pytest.mark.parametrize("square", ["DT", "DA", "TT"])
@pytest.mark.parametrize("game", ["board", "board-lucky"])
def test_squares_of_the_other_side(game: str, square: str) -> None:
    """The basic game has no tiles or action cards to draw and takes no tiles."""
    row, at = (". . TT", 3) if square == "TT" else (f". {square} TB", 2)
    expected = ("layout-side", {"row": 5, "square": at, "found": square})
    assert problem(layout(f"{FIVE} / {row}"), game) == expected
    for advanced in ("board-advanced", "board-advanced-lucky"):
        assert (
            oxherd.rules(advanced, 2, layout=layout(f"{FIVE} / {row}")).squares[4][at - 1] == square
        )


@pytest.mark.parametrize("rows", [0, 1, 4, 11])
def test_number_of_rows(rows: int) -> None:
    """Four are active and one must be free; more than ten have no names."""
    text = json.dumps({"rows": [[".", "TB"]] * rows})
    assert problem(text) == ("layout-rows", {"found": rows, "least": 5, "most": 10})


@pytest.mark.parametrize("rows", [5, 10])
def test_fewest_and_most_rows(rows: int) -> None:
    """Both can be played to the end."""
    text = json.dumps({"rows": [[".", ".", "TB"]] * rows})
    assert play_on(begin("board-advanced", 6, {"layout": text})).winners


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("{", 1, 2),
        ('{"rows": [}', 1, 11),
        ('{"rows": []} {}', 1, 14),
        ("{" * 5_000, 1, 2),
        ('{"rows": [' + "9" * 5_000 + "]}", 1, 1),
    ],
)
def test_text_that_is_no_json(text: str, line: int, column: int) -> None:
    """Told with line and column, as far as it can be."""
    assert problem(text) == ("layout-json", {"line": line, "column": column})


def test_text_that_is_too_deep() -> None:
    """Where it breaks off depends on the machine; that it is no JSON does not."""
    assert problem('{"a":' * 3_900)[0] == "layout-json"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{}", "rows"),
        ('{"bulls": []}', "rows"),
        ('{"Rows": []}', "Rows"),
        ('{"rows": [], "clover": []}', "clover"),
    ],
)
def test_missing_and_unknown_members(text: str, key: str) -> None:
    """Rows must be there, and a slip of the pen is noticed."""
    code, arguments = problem(text)
    assert (code, arguments["key"]) == ("layout-key", key)
    assert "rows" in str(arguments["expected"])


@pytest.mark.parametrize(
    ("more", "key", "expected"),
    [
        ({"bulls": 5}, "bulls", "[…]"),
        ({"clovers": {"-5": 1}}, "clovers", "[…]"),
        ({"actions": [4, 4]}, "actions", "{…}"),
        ({"lucky": 6}, "lucky", "{…}"),
        ({"reconstruction": "no"}, "reconstruction", "true, false"),
        ({"reconstruction": 0}, "reconstruction", "true, false"),
    ],
)
def test_members_of_another_type(more: dict[str, object], key: str, expected: str) -> None:
    """Told with an example of what is right."""
    assert problem(members(**more)) == ("layout-type", {"key": key, "expected": expected})


def test_rows_of_another_type() -> None:
    """A text in place of the list of rows, and in place of a row."""
    assert problem('{"rows": ". . TB"}') == ("layout-type", {"key": "rows", "expected": "[…]"})
    code, arguments = problem(
        '{"rows": [[".", "TB"], [".", "TB"], [".", "TB"], [".", "TB"], ". TB"]}'
    )
    assert (code, arguments) == ("layout-squares", {"row": 5})
    code, arguments = problem(
        '{"rows": [[".", "TB"], [".", "TB"], [".", 7, "TB"], [".", "TB"], [".", "TB"]]}'
    )
    assert (code, arguments) == ("layout-square", {"row": 3, "square": 2, "found": "7"})


@pytest.mark.parametrize(
    ("more", "key", "at", "found", "least", "most"),
    [
        ({"bulls": [*TILE_BULLS[:98], 10, 1]}, "bulls", 99, "10", 0, 9),
        ({"bulls": [-1, *TILE_BULLS[1:]]}, "bulls", 1, "-1", 0, 9),
        ({"bulls": [*TILE_BULLS[1:], "5"]}, "bulls", 100, '"5"', 0, 9),
        ({"bulls": [*TILE_BULLS[1:], True]}, "bulls", 100, "true", 0, 9),
        ({"bulls": [*TILE_BULLS[1:], 1.0]}, "bulls", 100, "1.0", 0, 9),
        ({"clovers": [-5, 44]}, "clovers", 2, "44", -44, 43),
        ({"clovers": ["x"]}, "clovers", 1, '"x"', -44, 43),
        ({"clovers": [-5, None]}, "clovers", 2, "null", -44, 43),
        ({"clovers": [[-5]]}, "clovers", 1, "[…]", -44, 43),
        ({"clovers": [{}]}, "clovers", 1, "{…}", -44, 43),
    ],
)
def test_entries_that_are_no_number_in_range(
    more: dict[str, object], key: str, at: int, found: str, least: int, most: int
) -> None:
    """Told with their place, counted from 1, as they stand in the file."""
    arguments = {"key": key, "at": at, "found": found, "least": least, "most": most}
    assert problem(members(**more)) == ("layout-number", arguments)


@pytest.mark.parametrize(
    ("more", "key", "found", "expected"),
    [
        ({"bulls": []}, "bulls", 0, 100),
        ({"bulls": [1] * 99}, "bulls", 99, 100),
        ({"bulls": [1] * 104}, "bulls", 104, 100),
    ],
)
def test_wrong_numbers_of_entries(
    more: dict[str, object], key: str, found: int, expected: int
) -> None:
    """A hundred tiles have bulls."""
    arguments = {"key": key, "found": found, "expected": expected}
    assert problem(members(**more)) == ("layout-count", arguments)


@pytest.mark.parametrize(
    ("more", "key", "found"),
    [
        ({"actions": {"skip": 21}}, "actions: skip", "21"),
        ({"actions": {"skip": 4, "stop": -1}}, "actions: stop", "-1"),
        ({"actions": {"stop": "4"}}, "actions: stop", '"4"'),
        ({"lucky": {"good-cows": 21}}, "lucky: good-cows", "21"),
        ({"lucky": {"plus5": True}}, "lucky: plus5", "true"),
    ],
)
def test_wrong_numbers_of_cards(more: dict[str, object], key: str, found: str) -> None:
    """Told with the card."""
    arguments = {"key": key, "found": found, "least": 0, "most": 20}
    assert problem(members(**more)) == ("layout-copies", arguments)


def test_a_clover_that_is_named_twice() -> None:
    """Told with its place; several tiles may well have the same bulls."""
    assert problem(members(clovers=[-5, -10, -5])) == ("layout-twice", {"key": "clovers: -5"})
    assert oxherd.rules("board", 2, layout=members(bulls=[3] * 100)).bulls[9] == 3


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"rows": [], "notes": 1, "rows": []}', "rows"),
        ('{"rows": [], "actions": {"stop": 4, "skip": 4, "stop": 2}}', "stop"),
    ],
)
def test_a_name_that_stands_there_twice(text: str, key: str) -> None:
    """The second one would replace the first without a word."""
    assert problem(text) == ("layout-twice", {"key": key})


def test_lines_of_a_layout_that_is_no_file() -> None:
    """Told as they were written, although the option has it on one line."""
    assert problem('\n{"rows": [],\n\n "notes": x}') == ("layout-json", {"line": 4, "column": 11})
    told = oxherd.rules("board", 2, layout=members(notes=1).replace(",", ",\n"))
    assert "\n" not in str(told.options["layout"])


def test_a_text_that_is_too_long() -> None:
    """No layout is; the notes of a real one have room."""
    assert problem(members(notes=["x" * 10_000] * 2)) == ("layout-long", {"most": 20_000})
    assert oxherd.rules("board", 2, layout=members(notes=["x" * 10_000])).squares


@pytest.mark.parametrize("kind", ["stop?", "plus5", "Skip", "seven"])
def test_unknown_action_cards(kind: str) -> None:
    """Only the six of the game, told with their names."""
    code, arguments = problem(members(actions={kind: 1}))
    assert (code, arguments["key"]) == ("layout-key", f"actions: {kind}")
    assert arguments["expected"] == "stop, skip, swap-tile, to-start, extra-tile, ascend-any"


def test_unknown_lucky_cards() -> None:
    """Only the two of the game."""
    expected = ("layout-key", {"key": "lucky: stop", "expected": "plus5, good-cows"})
    assert problem(members(lucky={"stop": 1})) == expected


# Files


def test_a_file_of_an_owner(tmp_path: Path) -> None:
    """The option takes its name and keeps what stands in it, without the notes."""
    path = tmp_path / "my board.json"
    path.write_text(members(reconstruction=False, notes=["ours"]), encoding="utf-8")
    rules = oxherd.rules("board", 2, layout=str(path))
    assert rules.squares == ((".", ".", "TB"),) * 5
    assert json.loads(str(rules.options["layout"])) == {
        "rows": [[".", ".", "TB"]] * 5,
        "reconstruction": False,
    }


def test_a_file_with_a_mark_of_its_encoding(tmp_path: Path) -> None:
    """Some editors put one in front."""
    path = tmp_path / "board.json"
    path.write_text(members(), encoding="utf-8-sig")
    assert oxherd.rules("board", 2, layout=str(path)).squares == ((".", ".", "TB"),) * 5


def test_a_record_does_not_need_the_file(tmp_path: Path) -> None:
    """It holds the layout itself."""
    path = tmp_path / "board.json"
    path.write_text(members(notes="one\nof ours"), encoding="utf-8")
    match = play_on(begin("board-advanced-lucky", 2, {"layout": str(path)}))
    path.unlink()
    again = oxherd.Match.replay(str(match.record()))
    assert again.position() == match.position()


@pytest.mark.parametrize(
    ("text", "code", "arguments"),
    [
        ("no json", "layout-json", {"line": 1, "column": 1}),
        ('{"rows": [["."]],\n "notes": nothing}', "layout-json", {"line": 2, "column": 11}),
        ("[]", "layout-key", {"key": "rows", "expected": ", ".join(KEYS)}),
        ('{"rows": 5}', "layout-type", {"key": "rows", "expected": "[…]"}),
        (
            layout(f"{FIVE} / . DT TB"),
            "layout-side",
            {"row": 5, "square": 2, "found": "DT"},
        ),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, code: str, arguments: Values) -> None:
    """By the name that people gave."""
    path = tmp_path / "board.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules("board", 2, layout=str(path))
    assert (caught.value.code, caught.value.arguments) == (code, {"file": str(path), **arguments})


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """It is not there, it is a folder, or that is no name of a file."""
    for path in (str(tmp_path / "nowhere"), str(tmp_path), "a\0b"):
        with pytest.raises(oxherd.BadOption) as caught:
            oxherd.rules("board", 2, layout=path)
        assert caught.value.code == "layout-unreadable"
        assert caught.value.arguments["file"] == path
        assert caught.value.arguments["reason"]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """A picture is no JSON, whatever its name."""
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules("board", 2, layout=str(picture))
    assert caught.value.code == "layout-json"
    assert caught.value.arguments["file"] == str(picture)


# What is read


def test_all_squares() -> None:
    """Every square that a file may name, as the rules show it."""
    row = ". T2 DT DA G1 G2 R1 R2 +1 +44 -44 TT"
    assert oxherd.rules("board-advanced", 2, layout=layout(f"{FIVE} / {row}")).squares[4] == tuple(
        row.split()
    )


def test_what_is_missing_comes_from_the_box() -> None:
    """Bulls and numbers of cards of Oxherd, beside the rows of an owner."""
    own, ours = oxherd.rules("board", 2, layout=members()), oxherd.rules("board", 2)
    assert own.bulls == ours.bulls
    assert own.squares != ours.squares


def test_bulls_of_an_owner_count() -> None:
    """A tile costs what the file says."""
    rules = oxherd.rules(
        "board", 2, layout=layout(f"{FIVE} / . . TB", bulls=[tile % 9 for tile in range(100)])
    )
    match = oxherd.Match.at(rules, "ox1 | rows 9 8 / 40 / 50 / 60 / - | hands 19 30 / 80 31")
    match.choose(0, "19")
    match.choose(1, "80")
    assert match.scores[0] == -15


def test_numbers_of_cards_of_an_owner() -> None:
    """A kind that is not named is not in the box."""
    text = members(actions={"skip": 20, "stop": 0})
    shown = sections(begin("board-advanced", 3, {"layout": text}).position())
    assert shown["actions"] == "skip skip / skip skip / skip skip"
    assert shown["action-deck"].split() == ["skip"] * 14


def test_no_cards_at_all() -> None:
    """Then nobody has any, and clovers pay nothing; it can be played to the end."""
    text = members(actions={}, lucky={})
    match = begin("board-advanced-lucky", 3, {"layout": text})
    assert sections(match.position())["actions"] == "- / - / -"
    kinds = set()
    while match.ask is not None:
        kinds.add(match.ask.kind)
        match.choose(match.ask.seats[0], match.ask.options(match.ask.seats[0])[0])
    assert kinds == {"tile"}


def test_an_empty_option_is_the_layout_of_oxherd() -> None:
    """So it is by default."""
    assert oxherd.rules("board", 2, layout="").squares == oxherd.rules("board", 2).squares
    assert oxherd.rules("board", 2).options["layout"] == ""
