"""The catalogues say everything that can be said, in each language, and nothing else."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import oxherd
from oxherd.cli import commands
from oxherd.cli.questions import PASSES
from oxherd.core.choice import choice_of
from oxherd.core.event import event_kinds
from oxherd.i18n import FALLBACK, LANGUAGES, Translator, translator
from oxherd.i18n.translator import CATALOGUES, OTHERWISE
from oxherd.rules.cards import COLOURS, SPECIALS
from oxherd.rules.powers.hand import HandWindow
from oxherd.rules.powers.targets import OnCard, OnRow
from oxherd.rules.row_rules import RowRules

SOURCE = Path(oxherd.__file__).parent
NAMES = sorted({*CATALOGUES.values(), OTHERWISE})
FILES = list(itertools.product(LANGUAGES, NAMES))

RAISES = re.compile(r"Bad\w+|UnknownGame|IllegalChoice|NotYourTurn|StaleAsk|Problem|_fail")
"""What is called with an error code as its first argument."""

AMOUNTS = (0, 1, 2, 5, 11, 22, 103)
"""Numbers that meet every plural form of the five languages."""

NUMBERS = {
    *("bulls", "points", "count", "least", "most", "rounds", "done", "decisions", "leaves"),
    *("n", "row", "round", "players", "depth"),
}
"""Variables that are numbers; selectors on anything else have words for cases."""

MARKERS = ("parity", "mountain", "jumping-cow")

NAMED = {"choice_of(self.kind).text", "_window(rules).kind"}
"""How a question gets its name where that is not spelled out."""

ASKS = {
    *("card", "draft", "row", "spot", "first", "pick"),
    *("special", "insert", "replace", "shift", "shift-to", "stop", "swap"),
    *("minus-plus", "turn", "cancel"),
    *("team", "seven", "lift", "last", "first-of", "last-of", "sort"),
    *("tile", "action", "to-start", "ascend-any", "swap-tile", "extra-tile", "empty-row"),
    *("lucky", "lucky-pick", "good-cows"),
}
"""Every kind of question."""


class Collector(Visitor):
    """The variables, references and cases of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - theirs
        """A value."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """What a message selects by, and the words for it."""
        assert isinstance(node.selector, ftl.VariableReference)
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
        self.cases.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def entries(language: str, name: str) -> list[ftl.EntryType]:
    """What stands in one file."""
    text = (SOURCE / "i18n" / language / f"{name}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


@cache
def messages(language: str, name: str) -> dict[str, Collector]:
    """The messages of one file by key."""
    found: dict[str, Collector] = {}
    for entry in entries(language, name):
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = collector = Collector()
            collector.visit(entry)
    return found


@cache
def catalogue(language: str) -> dict[str, Collector]:
    """All messages of a language."""
    return {key: found for name in NAMES for key, found in messages(language, name).items()}


def needs(language: str, key: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = catalogue(language)[key]
    return found.variables.union(*[needs(language, other) for other in found.references])


@pytest.mark.parametrize(("language", "name"), FILES)
def test_nothing_is_junk(language: str, name: str) -> None:
    """Every line of every file is Fluent."""
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_catalogue_stands_alone(language: str, name: str) -> None:
    """Keys are where the translator looks for them, and refer to nothing in another file."""
    for key, found in messages(language, name).items():
        assert CATALOGUES.get(key.partition("-")[0], OTHERWISE) == name
        assert found.references <= set(messages(language, name))


@pytest.mark.parametrize(("language", "name"), FILES)
def test_all_languages_have_the_same_keys(language: str, name: str) -> None:
    """No language lacks a message, and none has one more."""
    assert list(messages(language, name)) == list(messages(FALLBACK, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_variables(language: str) -> None:
    """A message is given the same values whatever the language."""
    for key in catalogue(FALLBACK):
        assert needs(language, key) == needs(FALLBACK, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_know_the_same_cases(language: str) -> None:
    """A selector by words has the same words everywhere; plural forms are each language's own."""
    for key, english in catalogue(FALLBACK).items():
        own = catalogue(language)[key].cases
        words = {name: cases for name, cases in english.cases.items() if name not in NUMBERS}
        assert {name: own[name] for name in words} == words, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    """Where a number is selected by, every plural form of the language stands there."""
    forms = {"en": {"one", "other"}, "de": {"one", "other"}}
    wanted = forms.get(language, {"one", "few", "many", "other"})
    for key, found in catalogue(language).items():
        for name in NUMBERS & set(found.cases):
            assert found.cases[name] in (wanted, {"other"}), key


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Values for a message: each number in each plural form, each word that it selects by."""
    cases: dict[str, set[str]] = {}
    for collector in [catalogue(language)[key], *references(language, key)]:
        for name, found in collector.cases.items():
            cases.setdefault(name, set()).update(found)
    ways: list[list[tuple[str, str | int]]] = []
    for name in sorted(needs(language, key)):
        values = AMOUNTS if name in NUMBERS else sorted(cases.get(name, {"‹text›"}))
        ways.append([(name, value) for value in values])
    return map(dict, itertools.islice(itertools.product(*ways), 500))


def references(language: str, key: str) -> list[Collector]:
    """The messages that a message refers to."""
    return [catalogue(language)[other] for other in catalogue(language)[key].references]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With sample values nothing is missing and nothing of the Fluent syntax is left over."""
    problems: list[str] = []
    monkeypatch.setattr(translator, "complain", lambda key, problem: problems.append(key + problem))
    speaker = Translator(language)
    for key in catalogue(language):
        for values in samples(language, key):
            said = speaker.say(key, **values)
            assert said.strip(), key
            assert "{" not in said, key
            if not catalogue(language)[key].cases:
                assert "‹text›" not in values.values() or "‹text›" in said, key
    assert problems == []


def error_codes() -> set[str]:
    """Every code that the sources raise."""
    codes = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and RAISES.fullmatch(called(node)):
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    codes.add(code.value)
    return codes


def called(node: ast.Call) -> str:
    """The name of what is called."""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def ask_kinds() -> set[str]:
    """Every kind of question that the rules ask: the fifth argument of an Ask.

    Some are spelled out where they are asked, others are the names of what asks them.
    """
    kinds = registered_kinds()
    for path in (SOURCE / "rules").rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                kinds |= spelled_kinds(function)
    return kinds


def spelled_kinds(function: ast.FunctionDef) -> set[str]:
    """The words in the kind of an Ask, or in what its variable has been set to."""
    kinds, values = set(), {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            values[node.targets[0].id] = node.value
        if isinstance(node, ast.Call) and called(node) == "Ask":
            kind = node.args[4]
            found = values[kind.id] if isinstance(kind, ast.Name) else kind
            words = [part.value for part in ast.walk(found) if isinstance(part, ast.Constant)]
            assert words or ast.unparse(found) in NAMED, ast.unparse(found)
            kinds |= {str(word) for word in words}
    return kinds


def registered_kinds() -> set[str]:
    """Special cards that ask for a row or a card, and windows for those in hands."""
    kinds = set()
    for game in oxherd.games():
        rules = oxherd.rules(game.id, players=game.most)
        if isinstance(rules, RowRules):
            cards = rules.specials.values()
            asking = [card for card in cards if isinstance(card, (OnRow, OnCard))]
            kinds |= {choice_of(card.kind).text for card in asking}
            if isinstance(rules.window, HandWindow):
                kinds.add(rules.window.kind)
    return kinds


def game_keys() -> set[str]:
    """Name, pitch and rules of each game."""
    parts = ("name", "pitch", "rules")
    return {f"game-{game.id}-{part}" for game in oxherd.games() for part in parts}


def option_keys() -> tuple[set[str], set[str]]:
    """A description of each option, and those that a game may have of its own."""
    common, own = set(), set()
    for game in oxherd.games():
        for spec in game.options:
            key = f"option-{spec.name.replace('_', '-')}"
            common.add(key)
            own.add(f"{key}-{game.id}")
    return common, own


def families() -> set[str]:
    """Keys that are put together from what is registered, and must be there."""
    return {
        *(f"error-{code}" for code in error_codes()),
        *(f"event-{kind.name}" for kind in event_kinds()),
        *(f"ask-{kind}" for kind in ask_kinds()),
        *(f"colour-{letter}" for letter in COLOURS),
        *(f"special-{name}" for name in SPECIALS),
        *(f"effect-{name}" for name in SPECIALS),
        *(f"cli-word-{name}" for name in PASSES.values()),
        *(f"label-marker-{power}" for power in MARKERS),
        *(f"cli-about-{name}" for name in commands.BY_NAME),
        *game_keys(),
        *option_keys()[0],
    }


def test_everything_that_can_happen_has_its_words() -> None:
    """Errors, events, questions, games, options, colours, markers and commands have messages."""
    assert len(error_codes()) > 30
    assert ask_kinds() == ASKS
    assert families() - set(catalogue(FALLBACK)) == set()


def test_no_message_is_unused() -> None:
    """What is neither in a family nor referred to is spelled out in the command line."""
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").glob("*.py"))
    literal = set(re.findall(r"[\"']([a-z][\w-]+)[\"']", text))
    made = {f"cli-you-{kind.name}" for kind in event_kinds()}
    made |= {f"cli-word-{word}" for word in literal} | option_keys()[1]
    made |= {"event-hand-dealt-to", "event-specials-dealt-to"}
    referred = {key for found in catalogue(FALLBACK).values() for key in found.references}
    unused = set(catalogue(FALLBACK)) - families() - literal - made - referred
    assert sorted(unused) == []


def test_an_unknown_key_is_said_as_it_is() -> None:
    """A flaw in a catalogue never stops a game."""
    assert Translator("cs").say("no-such-key") == "no-such-key"
