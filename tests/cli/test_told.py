"""What a table tells about special cards, bulls that count double, clovers and layouts."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import oxherd
from oxherd.cli.console import UNBROKEN
from oxherd.cli.questions import choices, question
from oxherd.cli.teller import Teller
from oxherd.cli.words import Words, words_for
from oxherd.i18n import LANGUAGES, Translator
from oxherd.views import View
from tests.cli.terminal import Terminal
from tests.rules.tables import layout

NAMES = ["Ann", "Ben", "Cleo"]
BOX = {"bulls": [1] * 100, "clovers": [3, -2], "actions": {"stop": 4}, "lucky": {"plus5": 6}}
OWN = layout(". . TB / . . TB / . . TB / . . TB / . . TB", **BOX)
LUCKY = ("board-lucky", "board-advanced-lucky")


def moments(game: str) -> Iterator[oxherd.Match]:
    """Matches of random choices, at each of their questions; special cards are used gladly."""
    for seed in range(300):
        rng = random.Random(seed)
        match = oxherd.Match(oxherd.rules(game, players=3), seed=seed)
        while match.ask is not None:
            yield match
            seat = match.ask.seats[0]
            options = list(match.ask.options(seat))
            glad = match.ask.kind in ("special", "minus-plus", "cancel") and rng.random() < 0.7
            match.choose(seat, options[-1] if glad else rng.choice(options))


def asked(kind: str, fits: Callable[[View], bool], game: str = "jubilee") -> View:
    """What a seat sees at the first such question."""
    for match in moments(game):
        assert match.ask is not None
        if match.ask.kind == kind and fits(view := match.view(match.ask.seats[0])):
            return view
    raise AssertionError


def words(game: str, language: str = "en", own: int | None = None) -> Words:
    """Those of a table of three."""
    return words_for(oxherd.rules(game, players=3), Translator(language), NAMES, own)


# Questions


@pytest.mark.parametrize("kind", ["minus-plus", "turn"])
def test_a_card_that_softens_a_take_names_the_row(kind: str) -> None:
    """Only so does one know what is at stake."""
    view = asked(kind, lambda view: detail(view, "row") == 2)
    for language in LANGUAGES:
        assert "3" in numbers(question(words("jubilee", language), view))


def detail(view: View, name: str) -> int:
    """What is settled about the question."""
    assert view.ask is not None
    return view.ask.details[name]


def numbers(said: str) -> list[str]:
    """All numbers of a sentence."""
    return re.findall(r"\d+", said)


def test_what_is_left_to_pay_with_is_told() -> None:
    """The bulls that the turned card still has, with the cards and where they are."""
    view = asked("cancel", lambda view: detail(view, "left") == 2)
    assert (
        question(words("jubilee"), view) == "Left to pay with: 2 bulls. Which card do you cancel?"
    )


@pytest.mark.parametrize("where", ["row", "pile", "played"])
def test_cards_that_can_be_cancelled_say_where_they_are(where: str) -> None:
    """In the row that is taken, in the own pile, or it is the card just played."""
    view = asked("cancel", lambda view: bool(offered(view) & lying(view)[where]))
    row = detail(view, "row") + 1
    said = {"row": f", row {row})", "pile": ", your pile)", "played": ", just played)"}[where]
    told = choices(words("jubilee"), view).replace(UNBROKEN, " ")
    assert told.count(said) == len(offered(view) & lying(view)[where])


def offered(view: View) -> set[int]:
    """What the seat may choose."""
    assert view.ask is not None
    assert view.seat is not None
    return {choice.id for choice in view.ask.options(view.seat)}


def lying(view: View) -> dict[str, set[int]]:
    """The cards at each of the three places."""
    assert view.seat is not None
    return {
        "row": set(view.rows[detail(view, "row")]),
        "pile": set(view.piles[view.seat] or ()),
        "played": {card for _, card in view.queue[:1]},
    }


@pytest.mark.parametrize("left", [1, 2])
def test_lucky_cards_left_to_pick_are_counted(left: int) -> None:
    """If there are several."""
    view = asked("lucky-pick", lambda view: detail(view, "left") == left, "board-lucky")
    for language in LANGUAGES:
        said = question(words("board-lucky", language), view)
        assert numbers(said) == ([str(left)] if left > 1 else [])


def test_the_others_soften_a_take_for_a_reason() -> None:
    """Who uses the card is about to take a row, and it is that which is taken then."""
    events = next(filter(None, map(softened, moments("jubilee"))))
    row = next(event.values["row"] for event in events if event.kind == "collected")
    assert isinstance(row, int)
    for language in LANGUAGES:
        told = next(iter(Teller(words("jubilee", language)).tell(events)))
        assert words("jubilee", language).special("minus-plus") in told
        assert numbers(told) == [str(row + 1)]


def softened(match: oxherd.Match) -> list[oxherd.Event]:
    """The events from such a card to the take, once both have happened."""
    events = list(match.events)
    for at, event in enumerate(events):
        if event.kind == "turned":
            later = events[at - 1 :]
            return later if any(event.kind == "collected" for event in later) else []
    return []


# Bulls that count double


@pytest.mark.parametrize("players", [1, 2, 3])
def test_bulls_that_count_double_are_called_so(terminal: Terminal, players: int) -> None:
    """At the start, and wherever the running figures are shown; for a small team only."""
    arguments = ("--players", str(players), "--seed", "1")
    match = terminal("play", "buffalo", *arguments, typed=terminal.player())
    small = players < 3
    assert ("With one or two players your bulls count double." in match.out) == small
    now = [line for line in match.out.splitlines() if line.startswith("Bulls this round: ")]
    assert now
    assert any(line.endswith(" (doubled already)") for line in now) == small


# New special cards


def test_new_special_cards_are_told(terminal: Terminal) -> None:
    """From the second round on, when old ones are there, too; the first table shows them all."""
    first, second = terminal(
        "play", "jubilee", "--seed", "7", "-o", "rounds=2", typed=terminal.player()
    ).out.partition("Round 2 begins.")[::2]
    assert "Your new special cards: " not in first
    assert second.strip().startswith("Your new special cards: ")
    assert "Special cards of the others: " in second


# Layouts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LUCKY)
def test_clovers_are_shown(terminal: Terminal, game: str, language: str) -> None:
    """At the start and with the rules, as they are in the layout that is played with."""
    typed = [Translator(language).say("cli-word-rules").split(",")[0]]
    out = terminal("play", game, "-o", f"layout={OWN}", "--lang", language, typed=typed).out
    assert out.count(Translator(language).say("cli-play-clovers", places="3, -2")) == 2
    ours = terminal("play", game, "--lang", language).out.replace("\n  ", " ")
    places = ", ".join(map(str, range(-5, -41, -5)))
    assert Translator(language).say("cli-play-clovers", places=places) in ours


def test_where_there_are_no_clovers(terminal: Terminal) -> None:
    """A layout may have none, and other games know none."""
    text = OWN.replace("[3, -2]", "[]")
    assert "track: none\n" in terminal("play", "board-lucky", "-o", f"layout={text}").out
    assert "Clovers" not in terminal("play", "board").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["board", *LUCKY, "board-advanced"])
def test_the_rules_tell_what_holds_for_one_layout_only(game: str, language: str) -> None:
    """Numbers of our layout stand beside its name, and there are no rows by number at the end."""
    text = Translator(language).say(f"game-{game}-rules")
    for sentence in text.replace("\n", " ").split(". "):
        if "−10" in sentence and "−40" in sentence:
            assert "Oxherd" in sentence
    assert text.count("Oxherd") == (3 if game in LUCKY else 2)
    assert "5 to 8" not in text
    assert "8" not in text.partition("T2")[0].split("100")[0]


@pytest.mark.parametrize("guess", [True, False])
def test_a_reconstruction_is_called_so_everywhere(
    terminal: Terminal, tmp_path: Path, *, guess: bool
) -> None:
    """In what people read and in what programs read."""
    own = [] if guess else ["-o", f"layout={OWN}"]
    file = tmp_path / "match.txt"
    shown = terminal("play", "board", *own, "--record", str(file)).out
    for out in (
        shown,
        terminal("sim", "board", "--rounds", "2", *own).out,
        terminal("replay", str(file)).out,
    ):
        assert ("Unofficial layout" in out) == guess
    for data in (
        terminal("sim", "board", "--rounds", "2", *own, "--json").out,
        terminal("replay", str(file), "--json").out,
    ):
        assert json.loads(data)["reconstruction"] == guess


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (OWN.replace("[3, -2]", "[3, 3]"), "clovers: 3"),
        (OWN.replace('"stop": 4', '"stop": 21'), "actions: stop"),
        (OWN.replace("[3, -2]", '["x"]'), "-44"),
        (OWN.replace('["."', '"x", ["."', 1), '"G1"'),
    ],
)
def test_what_is_wrong_with_a_layout_is_named(
    terminal: Terminal, language: str, text: str, said: str
) -> None:
    """The number, the card, the range, the kind of thing."""
    code, out, err = terminal("play", "board", "-o", f"layout={text}", "--lang", language)
    assert (code, out) == (2, "")
    assert said in err
