from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

import oxherd
from oxherd.core import choice, errors, frame
from oxherd.core.ask import ALL, ANY, ONE
from oxherd.core.event import event_kinds
from oxherd.core.moments import Moments
from oxherd.core.rules import Rules
from oxherd.notation import position, record
from oxherd.rules.placement import Question
from oxherd.rules.powers.hand import HandWindow
from oxherd.rules.powers.targets import OnCard, OnRow
from oxherd.rules.row_rules import RowRules
from tests.docs.pages import (
    ROOT,
    SOURCE,
    called,
    calls,
    engine_files,
    page,
    rows,
    section,
    spans,
)
from tests.matches import some_rounds

MATCH = oxherd.Match(oxherd.rules("nifty", players=2, rounds=1), seed=1)
VIEW = MATCH.view(0)
CLASSES: dict[str, object] = {
    "Game": oxherd.games()[0],
    "OptionSpec": oxherd.games()[0].options[0],
    "Rules": Rules("any", 1, 2, {}, Moments(), ()),
    "Match": MATCH,
    "Ask": MATCH.ask,
    "Choice": choice.choice_of(44),
    "Event": MATCH.events[0],
    "View": VIEW,
    "AskView": VIEW.ask,
    "Record": MATCH.record(),
}
MODES = {"ONE": ONE, "ALL": ALL, "ANY": ANY}
ERRORS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type)
    and issubclass(kind, oxherd.OxherdError)
    and kind is not oxherd.OxherdError
]


# The Python interface


def test_every_public_name_is_in_the_first_table() -> None:
    first = page("reference/api.md").partition("\n## ")[0]
    assert set(oxherd.__all__) <= set(spans(first))


@pytest.mark.parametrize("name", CLASSES)
def test_every_attribute_of_a_public_class_is_described(name: str) -> None:
    told = {re.sub(r"^.*\.|\(.*$", "", span) for span in spans(own_section(name))}
    public = {word for word in dir(CLASSES[name]) if not word.startswith("_")}
    assert public <= told


def own_section(name: str) -> str:
    """The section of a class without those of other classes below it."""
    return section(page("reference/api.md"), name).partition("\n### ")[0]


def test_modules_below_the_surface_have_what_they_are_said_to_have() -> None:
    for module, has in rows(section(page("reference/api.md"), "Below the surface")):
        path = ROOT / "src" / module.strip("`").replace(".", "/")
        for name in spans(has):
            *inner, word = name.split(".")
            folder = path.joinpath(*inner)
            file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
            assert re.search(rf"\b{word}\b", file.read_text(encoding="utf-8")), (module, name)


def test_slots_of_views_and_positions_are_described() -> None:
    in_views = {tuple(cell.strip("`") for cell in row[:2]) for row in slot_rows()}
    in_positions = {
        row[0].strip("`") for row in rows(section(page("reference/notation.md"), "Powers"))
    }
    for game in oxherd.games():
        for name in oxherd.rules(game.id, players=2).slot_names:
            assert (game.id, name) in in_views
            assert name in in_positions


def slot_rows() -> list[list[str]]:
    """The table of what slots hold."""
    return rows(own_section("View").partition("What is in `slots`")[2])


# Events, asks, choices


def test_every_kind_of_event_is_described_with_its_arguments_and_its_audience() -> None:
    text = page("reference/events.md")
    table = {row[0].strip("`"): row for row in rows(text)}
    assert list(table) == [kind.name for kind in event_kinds()]
    for kind in event_kinds():
        assert spans(table[kind.name][1]) == list(kind.arguments)
        assert f"- **{kind.name}**" in text
    secret = {name for name, row in table.items() if row[2] != "everybody"}
    assert secret == set(private_events())


def private_events() -> Iterator[str]:
    """Kinds that are noted with an audience, by the names of their constants."""
    constants = {}
    for node in ast.walk(ast.parse((SOURCE / "rules" / "events.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            assert isinstance(node.target, ast.Name)
            assert isinstance(node.value.args[0], ast.Constant)
            constants[node.target.id] = str(node.value.args[0].value)
    for path in engine_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "note"
                and len(node.args) == 3
                and isinstance(node.args[0], ast.Name)
            ):
                yield constants[node.args[0].id]


def test_every_kind_of_ask_is_described_with_its_mode() -> None:
    text = page("reference/asks.md")
    told = {(row[0].strip("`"), row[1].strip("`")) for row in rows(section(text, "Kinds"))}
    assert told == set(asks_in_sources()) | {(kind, ONE) for kind in asked_for_special_cards()}
    assert {row[0].strip("`") for row in rows(section(text, "Modes"))} == set(MODES.values())


def asks_in_sources() -> Iterator[tuple[str, str]]:
    """The kinds that stand there as words, with their modes."""
    for path in engine_files():
        for method in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(method, ast.FunctionDef):
                continue
            for call in ast.walk(method):
                if isinstance(call, ast.Call) and called(call) == "Ask":
                    mode, kind = call.args[3:5]
                    assert isinstance(mode, ast.Name)
                    yield from ((word, MODES[mode.id]) for word in words_of(kind, method))


def words_of(value: ast.expr, method: ast.FunctionDef) -> Iterator[str]:
    """A word, or all that a name can stand for in a method; none where it is looked up."""
    if isinstance(value, ast.Constant):
        assert isinstance(value.value, str)
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from words_of(value.body, method)
        yield from words_of(value.orelse, method)
    elif isinstance(value, ast.Name):
        for node in ast.walk(method):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id:
                yield from words_of(node.value, method)


def asked_for_special_cards() -> Iterator[str]:
    """The kinds that are called like a card that is used, or as a game calls its window."""
    for game in oxherd.games():
        rules = oxherd.rules(game.id, players=2)
        if not isinstance(rules, RowRules):
            continue
        for special in rules.specials.values():
            if isinstance(special, (OnRow, OnCard)):
                yield choice.choice_of(special.kind).text
        window = rules.window
        while window is not None:
            if isinstance(window, HandWindow):
                yield window.kind
            window = window.after


def test_every_choice_has_its_place_in_the_table() -> None:
    told = []
    for numbers, kind, texts, _ in rows(page("reference/choices.md")):
        first, _, last = numbers.partition("–")
        names = spans(texts)
        told.append((int(first), int(last or first), kind.strip("`"), names[0], names[-1]))
    families: list[list[choice.Choice]] = []
    for one in choice.all_choices():
        if families and families[-1][-1].kind == one.kind and families[-1][-1].id == one.id - 1:
            families[-1].append(one)
        else:
            families.append([one])
    assert told == [
        (own[0].id, own[-1].id, own[0].kind, own[0].text, own[-1].text) for own in families
    ]


# Errors


def raised() -> dict[str, dict[str, set[str]]]:
    """Codes with their arguments as the engine raises them, by class."""
    found: dict[str, dict[str, set[str]]] = {kind.__name__: {} for kind in ERRORS}
    for call in calls("Problem", *found):
        assert isinstance(call.func, ast.Name)
        if not call.args or not isinstance(call.args[0], ast.Constant):
            continue  # handed on: the code was said elsewhere
        code = str(call.args[0].value)
        arguments = {word.arg for word in call.keywords if word.arg}
        kind = call.func.id
        if kind == "Problem":
            kind = "BadPosition"
            arguments.add("at")
            if code in position.WITH_SECTION:
                arguments.add("section")
        assert found[kind].setdefault(code, arguments) == arguments, code
    for code, arguments in wrong_layouts():
        assert found["BadOption"].setdefault(code, arguments) == arguments, code
    return found


def wrong_layouts() -> Iterator[tuple[str, set[str]]]:
    """What the reader of layouts complains of; it adds the file itself."""
    path = SOURCE / "games" / "board_layouts.py"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "self._fail":
            assert isinstance(node.args[0], ast.Constant)
            arguments = {word.arg for word in node.keywords if word.arg}
            yield str(node.args[0].value), arguments | {"file"}


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_every_code_is_described_with_its_arguments(kind: type[oxherd.OxherdError]) -> None:
    table = rows(section(page("reference/errors.md"), kind.__name__))
    told = {row[0].strip("`"): set(spans(row[1])) for row in table}
    assert told == raised()[kind.__name__]


@pytest.mark.parametrize("kind", ["BadPosition", "BadRecord"])
def test_the_notation_names_the_codes_of_its_errors(kind: str) -> None:
    assert set(raised()[kind]) <= set(spans(page("reference/notation.md")))


# Notation


def test_every_part_of_a_position_is_described_and_in_the_grammar() -> None:
    text = section(page("reference/notation.md"), "Positions")
    told = [row[0].strip("`") for row in rows(text.partition("\n### ")[0]) if "`" in row[0]]
    assert set(told) == set(position.NAMES)
    assert all(f'"{name}"' in text for name in position.NAMES)


def test_every_moment_is_described() -> None:
    table = rows(section(page("reference/notation.md"), "Moments"))
    told = {name for row in table for name in spans(row[0])}
    assert set(questions()) <= told
    for game in oxherd.games():
        options = some_rounds(game.id, 2)
        match = oxherd.Match(oxherd.rules(game.id, players=2, **options), seed=2, log=False)
        turn = 0
        while True:
            moment = match.position().split("| at ")[1].split()[0]
            assert moment in told
            if (ask := match.ask) is None:
                break
            offered = ask.options(ask.seats[0])
            turn += 1
            match.choose(ask.seats[0], offered[turn % len(offered)])


def questions() -> Iterator[str]:
    """Each question in the middle of a placement is a moment, with its own details."""
    table = rows(section(page("reference/notation.md"), "Moments"))
    told = {name: row[1] for row in table for name in spans(row[0])}
    for tag, kind in frame._kinds.items():
        if issubclass(kind, Question) and kind.__module__.startswith("oxherd."):
            assert told[tag].split() == list(kind.shape), tag
            yield tag


def test_every_line_of_a_record_is_described_and_in_the_grammar() -> None:
    text = section(page("reference/notation.md"), "Records")
    told = [row[0].strip("`") for row in rows(text)]
    assert {*record.SINGLE, "option", "draw", "check"} <= set(told)
    assert all(f'"{name} ' in text for name in (*record.SINGLE, "option", "draw", "check"))
    assert all(f'"{name}"' in text for name in ("deal", *record.PLAIN))
    assert record.TITLE in text
