"""Bad input is a typed error with a code, and the match is what it was, to the last byte."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import oxherd
from oxherd.core.choice import all_choices, choice_of
from tests.matches import EVERY, Options, at_moment, begin, moments, play_on, some_rounds


def shown(value: object) -> str:
    """How an error quotes what is no number."""
    return repr(value) if isinstance(value, str) else str(value)


# Rules that there are not


@pytest.mark.parametrize(
    ("game", "close"),
    [
        ("clasic", "classic"),
        ("Classic", "classic"),
        ("jumping_cow", "jumping-cow"),
        ("GAP", "gap"),
        ("", None),
        ("chess", None),
        ("x" * 10_000, None),
        ("classic\0", "classic"),
    ],
)
def test_unknown_games(game: str, close: str | None) -> None:
    """The error names the game that was perhaps meant, or else all there are."""
    with pytest.raises(oxherd.UnknownGame) as caught:
        oxherd.rules(game)
    assert caught.value.code == "unknown-game"
    every = ", ".join([known.id for known in oxherd.games()])
    assert caught.value.arguments["game"] == game[:40]
    assert caught.value.arguments["close"] == (close or every)


@pytest.mark.parametrize(
    ("game", "least", "most"),
    [(game.id, game.least, game.most) for game in oxherd.games()],
)
def test_numbers_of_players(game: str, least: int, most: int) -> None:
    """Fewer or more than the rulebook says."""
    for players in (least - 1, most + 1, 0, -3, 10**30):
        with pytest.raises(oxherd.BadOption) as caught:
            oxherd.rules(game, players)
        assert caught.value.code == "players-range"
        assert caught.value.arguments == {
            "game": game,
            "players": str(players),
            "least": least,
            "most": most,
        }
    assert (oxherd.rules(game, least).players, oxherd.rules(game, most).players) == (least, most)


def test_players_as_in_the_rulebooks() -> None:
    """The published ranges of all sixteen games."""
    assert {game.id: (game.least, game.most) for game in oxherd.games()} == {
        "classic": (2, 10),
        "tactics": (2, 10),
        "logic": (2, 10),
        "professional": (2, 10),
        "nifty": (2, 7),
        "parity": (2, 10),
        "mountain": (2, 10),
        "jumping-cow": (2, 10),
        "flip": (2, 10),
        "jubilee": (2, 8),
        "buffalo": (1, 6),
        "board": (2, 6),
        "board-lucky": (2, 6),
        "board-advanced": (2, 6),
        "board-advanced-lucky": (2, 6),
        "gap": (2, 6),
    }


@pytest.mark.parametrize("players", ["4", 4.0, None, True, [4], b"04"])
def test_players_that_are_no_number(players: Any) -> None:
    """Both builds refuse them alike; True is no number of players, not even of buffalo."""
    for game in ("classic", "buffalo"):
        with pytest.raises(oxherd.BadOption) as caught:
            oxherd.rules(game, players)
        assert caught.value.code == "players-range"
        assert caught.value.arguments["players"] == shown(players)


def test_numbers_with_too_many_digits() -> None:
    """Python itself refuses to write them; the error says at least what kind of thing it was."""
    huge, match = 10**5000, begin("classic", 2, {})
    with pytest.raises(oxherd.BadOption, match="players=int"):
        oxherd.rules("classic", huge)
    with pytest.raises(oxherd.BadOption, match="value=int"):
        oxherd.rules("classic", 4, target=huge)
    with pytest.raises(oxherd.NotYourTurn, match="seat=int"):
        match.choose(huge, "44")
    with pytest.raises(oxherd.IllegalChoice, match="text=int"):
        match.choose(0, huge)
    with pytest.raises(oxherd.BadDeal, match="found=int"):
        oxherd.Match(match.rules, seed=huge)


@pytest.mark.parametrize("game", [3, None, b"classic", ["classic"], 1.5])
def test_games_that_are_no_text(game: Any) -> None:
    """Nothing is close to them."""
    with pytest.raises(oxherd.UnknownGame) as caught:
        oxherd.rules(game)
    assert caught.value.code == "unknown-game"
    assert caught.value.arguments["game"] == str(game)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("target", 1.5),
        ("target", None),
        ("target", [66]),
        ("target", b"66"),
        ("hide_piles", None),
        ("hide_piles", 1.0),
        ("professional_tie", ["left"]),
        ("professional_tie", None),
        ("professional_tie", {}),
    ],
)
def test_options_of_no_kind(option: str, value: Any) -> None:
    """Neither a number nor a text nor a switch."""
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules("professional", 4, **{option: value})
    assert caught.value.code == "option-value"
    assert caught.value.arguments["option"] == option
    assert caught.value.arguments["value"] == str(value)


@pytest.mark.parametrize("layout", [5, None, ["TB"], b"{}", 1.5, True])
def test_layouts_of_no_kind(layout: Any) -> None:
    """A layout is a text or the name of a file."""
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules("board", 4, layout=layout)
    assert caught.value.code == "option-value"


OPTIONS: list[tuple[str, int, dict[str, Any], str, dict[str, Any]]] = [
    ("classic", 4, {"targt": 66}, "option-unknown", {"option": "targt", "close": "target"}),
    ("parity", 4, {"nifty": True}, "option-unknown", {"game": "parity", "option": "nifty"}),
    ("gap", 4, {"cap": 5}, "option-unknown", {"game": "gap", "option": "cap"}),
    ("classic", 4, {"removed": "y"}, "option-unknown", {"option": "removed"}),
    ("classic", 4, {"extra_round": True}, "option-unknown", {"option": "extra_round"}),
    ("classic", 4, {"target": -1}, "option-value", {"option": "target", "value": "-1"}),
    ("classic", 4, {"target": 10**9}, "option-value", {"allowed": "0..100000"}),
    ("classic", 4, {"target": "66"}, "option-value", {"value": "66"}),
    ("classic", 4, {"target": True}, "option-value", {"value": "True"}),
    ("classic", 4, {"rounds": -1}, "option-value", {"option": "rounds"}),
    ("classic", 4, {"max_rounds": 0}, "option-value", {"option": "max_rounds"}),
    ("classic", 4, {"hand_size": 0}, "option-value", {"option": "hand_size", "allowed": "1..20"}),
    ("classic", 4, {"hand_size": 21}, "option-value", {"option": "hand_size"}),
    ("classic", 4, {"rows": 1}, "option-value", {"option": "rows", "allowed": "2..8"}),
    ("classic", 4, {"rows": 9}, "option-value", {"option": "rows"}),
    ("classic", 4, {"cap": 1}, "option-value", {"option": "cap", "allowed": "2..10"}),
    ("classic", 4, {"cap": 11}, "option-value", {"option": "cap"}),
    ("classic", 4, {"hide_piles": 1}, "option-value", {"allowed": "true, false"}),
    ("classic", 4, {"nifty": "yes"}, "option-value", {"option": "nifty"}),
    (
        "professional",
        4,
        {"professional_tie": "up"},
        "option-value",
        {"allowed": "choose, right, left"},
    ),
    ("gap", 2, {"removed": "y"}, "option-value", {"option": "removed", "value": "y"}),
    ("gap", 2, {"removed": "yy"}, "option-value", {"option": "removed"}),
    ("gap", 2, {"removed": "ypr"}, "option-value", {"option": "removed"}),
    ("gap", 2, {"removed": "yx"}, "option-value", {"option": "removed"}),
    ("gap", 2, {"removed": ""}, "option-value", {"option": "removed"}),
    ("gap", 3, {"removed": "yp"}, "option-value", {"option": "removed"}),
    ("gap", 4, {"removed": "y"}, "option-value", {"option": "removed"}),
    ("gap", 2, {"removed": True}, "option-value", {"option": "removed"}),
    ("classic", 4, {"logic": True, "tactics": True}, "option-conflict", {"option": "tactics"}),
    ("logic", 4, {"tactics": True}, "option-conflict", {"option": "tactics", "other": "logic"}),
    ("tactics", 4, {"logic": True}, "option-conflict", {"option": "tactics", "other": "logic"}),
    ("nifty", 4, {"hand_size": 7}, "option-conflict", {"option": "hand_size", "other": "nifty"}),
    ("classic", 4, {"nifty": True, "hand_size": 7}, "option-conflict", {"other": "nifty"}),
    ("logic", 4, {"logic": False}, "option-fixed", {"game": "logic", "option": "logic"}),
    ("tactics", 4, {"tactics": False}, "option-fixed", {"option": "tactics"}),
    ("nifty", 4, {"nifty": False}, "option-fixed", {"option": "nifty"}),
    ("professional", 4, {"professional": False}, "option-fixed", {"option": "professional"}),
    (
        "classic",
        4,
        {"professional_tie": "left"},
        "option-needs",
        {"option": "professional_tie", "other": "professional"},
    ),
    ("nifty", 4, {"hide_draft": True}, "option-needs", {"option": "hide_draft", "other": "logic"}),
    ("classic", 10, {"hand_size": 11}, "deck-too-small", {"needed": 114, "cards": 104}),
    ("classic", 10, {"rows": 5}, "deck-too-small", {"needed": 105, "cards": 104}),
    ("classic", 8, {"nifty": True}, "deck-too-small", {"needed": 116, "cards": 104}),
    ("nifty", 7, {"rows": 8}, "deck-too-small", {"needed": 106, "cards": 104}),
    ("classic", 4, {"target": 0}, "endless", {}),
    ("classic", 4, {"target": 0, "rounds": 0}, "endless", {}),
    ("gap", 4, {"target": 0}, "endless", {}),
]


@pytest.mark.parametrize(
    ("game", "players", "options", "code", "arguments"),
    OPTIONS,
    ids=[f"{case[3]}-{at}-{'-'.join(case[2])}" for at, case in enumerate(OPTIONS)],
)
def test_options_that_make_no_sense(
    game: str, players: int, options: dict[str, Any], code: str, arguments: dict[str, Any]
) -> None:
    """Each rule about options has its own code."""
    with pytest.raises(oxherd.BadOption) as caught:
        oxherd.rules(game, players, **options)
    assert caught.value.code == code
    found = caught.value.arguments
    assert {name: found[name] for name in arguments} == arguments


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("classic", 4, {"target": 1}),
        ("classic", 4, {"target": 0, "rounds": 1}),
        ("classic", 10, {"hand_size": 10, "rows": 4}),
        ("classic", 2, {"hand_size": 20, "rows": 8, "cap": 10}),
        ("nifty", 7, {"hand_size": 14, "rows": 6}),
        ("logic", 10, {"logic": True, "hide_draft": True}),
        ("professional", 2, {"professional_tie": "choose"}),
        ("classic", 2, {"professional_tie": "choose", "hide_draft": False}),
        ("gap", 2, {"removed": "py"}),
        ("gap", 4, {"removed": ""}),
        ("gap", 5, {"removed": "random"}),
    ],
)
def test_options_at_their_limits(game: str, players: int, options: Options) -> None:
    """What is just allowed is allowed."""
    assert oxherd.rules(game, players, **options).given == options


# Matches that cannot begin


@pytest.mark.parametrize("seed", [2**256, -(2**256), 2**10_000])
def test_seeds_that_are_too_large(seed: int) -> None:
    """256 bits are enough."""
    with pytest.raises(oxherd.BadDeal) as caught:
        oxherd.Match(oxherd.rules("classic", 2), seed=seed)
    assert caught.value.code == "deal-seed"


@pytest.mark.parametrize("seed", ["7", 7.0, 1.5, [7], True, bytearray(b"7"), b""])
def test_seeds_of_no_kind(seed: Any) -> None:
    """A number or bytes; no bytes at all are no seed."""
    rules = oxherd.rules("classic", 2)
    with pytest.raises(oxherd.BadDeal) as caught:
        oxherd.Match(rules, seed=seed)
    assert caught.value.code == "deal-seed"
    assert caught.value.arguments == {"found": shown(seed)}
    with pytest.raises(oxherd.BadDeal, match="deal-seed"):
        oxherd.Match.at(rules, "ox1 | rows 12 / 37 / 43 / 58 | hands 3 / 61", seed=seed)


@pytest.mark.parametrize("rules", [None, "classic", 4, oxherd.Rules])
def test_matches_of_what_are_no_rules(rules: Any) -> None:
    """A mistake of a program: TypeError, in both builds."""
    with pytest.raises(TypeError, match=r"oxherd\.rules"):
        oxherd.Match(rules)
    with pytest.raises(TypeError, match=r"oxherd\.rules"):
        oxherd.Match.at(rules, "ox1")


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("", "deal-size"),
        ("1 2 3", "deal-size"),
        ("1 2 3 4 5 6 7 8 9", "deal-size"),
        ("1 2 3 4 5 6 7 7", "deal-cards"),
        ("1 2 3 4 5 6 7 105", "deal-cards"),
        ("1 2 3 4 5 6 7 7r", "deal-cards"),
        ("1 2 3 4 5 6 7 r1", "deal-cards"),
        ("1 2 3 4 5 6 7 44~", "deal-cards"),
        ("1 2 3 4 5 6 7 x", "deal-cards"),
        ([1, 2, 3, 4, 5, 6, 7, 0], "deal-cards"),
        ([1, 2, 3, 4, 5, 6, 7, -1], "deal-cards"),
        ([1, 2, 3, 4, 5, 6, 7, 999], "deal-cards"),
        (["1", "2", "3", "4", "5", "6", "7", "x"], "deal-cards"),
        ([None] * 8, "deal-cards"),
        ([1.0, 2, 3, 4, 5, 6, 7, 8], "deal-cards"),
        ([True, 2, 3, 4, 5, 6, 7, 8], "deal-cards"),
        (bytes([1, 2, 3, 4, 5, 6, 7, 8]), "deal-cards"),
        (5, "deal-cards"),
        ({1, 2}, "deal-cards"),
    ],
)
def test_deals_that_cannot_be(deal: Any, code: str) -> None:
    """Too few or too many cards, doubled ones, and such as are not in the deck."""
    with pytest.raises(oxherd.BadDeal) as caught:
        oxherd.Match(oxherd.rules("classic", 2, hand_size=2), deal=deal)
    assert caught.value.code == code
    assert caught.value.arguments["round"] == 1
    assert caught.value.arguments["purpose"] == "deal"


@pytest.mark.parametrize(
    "deal", ["1 2 3 4 5 6 7 8", [1, 2, 3, 4, 5, 6, 7, 8], ("1", "2", "3", "4", "5", "6", "7", "8")]
)
def test_deals_that_can(deal: Any) -> None:
    """As text, as tokens, as ids."""
    match = oxherd.Match(oxherd.rules("classic", 2, hand_size=2), deal=deal)
    assert match.view(0).hand == (1, 2)
    assert match.view(None).rows == ((5,), (6,), (7,), (8,))


# Choices that cannot be made

Snapshot = tuple[str, str, bytes, bytes, str]


def snapshot(match: oxherd.Match) -> Snapshot:
    """All of a match in bytes."""
    return (
        match.position(),
        str(match.record()),
        pickle.dumps(list(match.events)),
        pickle.dumps(match._state),
        repr(match.ask),
    )


def refused(
    match: oxherd.Match,
    kind: type[oxherd.OxherdError],
    code: str,
    act: Callable[..., object],
    *words: object,
    **named: object,
) -> dict[str, Any]:
    """Do something that has to fail and to change nothing; the arguments of its error."""
    before = snapshot(match)
    with pytest.raises(kind) as caught:
        act(*words, **named)
    assert snapshot(match) == before
    assert caught.value.code == code
    return dict(caught.value.arguments)


TABLES = {
    "card": ("classic", "card"),
    "row": ("classic", "row"),
    "draft": ("logic", "draft"),
    "spot": ("professional", "spot"),
    "first": ("nifty", "first"),
    "two-cards": ("nifty", "card"),
    "flip": ("flip", "card"),
    "turn": ("gap", "card"),
    "pick": ("gap", "pick"),
}
"""A game for every kind of question."""


@pytest.fixture(params=TABLES)
def match(request: pytest.FixtureRequest) -> oxherd.Match:
    """A match in every kind of question."""
    game, kind = TABLES[request.param]
    return at_moment(begin(game, 3, {}), kind)


@pytest.fixture
def half(match: oxherd.Match) -> oxherd.Match:
    """The same, where possible with one choice sealed."""
    ask = match.ask
    assert ask is not None
    if ask.mode == "all":
        match.choose(0, ask.options(0)[0])
    return match


def test_choices_that_are_not_among_the_options(half: oxherd.Match) -> None:
    """Every other choice there is, by itself, by its text and by its id."""
    ask = half.ask
    assert ask is not None
    for seat in ask.members:
        options = ask.options(seat)
        for choice in all_choices():
            if choice in options:
                continue
            expected = {"choice": choice.text, "seat": seat}
            if choice.id % 40 == 0:
                before = snapshot(half)
                for said in (choice, choice.text, choice.id):
                    with pytest.raises(oxherd.IllegalChoice) as caught:
                        half.choose(seat, said)
                    assert caught.value.code == "choice-illegal"
                    assert caught.value.arguments == expected
                assert snapshot(half) == before
            with pytest.raises(oxherd.IllegalChoice, match="choice-illegal"):
                half.choose(seat, choice)


@pytest.mark.parametrize(
    "text", ["", "x", "0", "105", "44~~", "R1", "r11", " 44", "４４", "\0", "9" * 5000]
)
def test_texts_that_name_no_choice(half: oxherd.Match, text: str) -> None:
    """Cut to 40 characters in the error."""
    arguments = refused(half, oxherd.IllegalChoice, "choice-unreadable", half.choose, 0, text)
    assert arguments == {"text": text[:40]}


@pytest.mark.parametrize("number", [-1, 165, 174, 284, 399, 400, 10**12])
def test_ids_that_name_no_choice(half: oxherd.Match, number: int) -> None:
    """Ids that are free, and such as never will be."""
    refused(half, oxherd.IllegalChoice, "choice-unreadable", half.choose, 0, number)


@pytest.mark.parametrize("said", [None, 4.0, 1.5, b"21", ["44"], [1], True, False, {}])
def test_choices_of_no_kind(half: oxherd.Match, said: Any) -> None:
    """What is neither a Choice nor a text nor an id is unreadable; True is not card 1."""
    arguments = refused(half, oxherd.IllegalChoice, "choice-unreadable", half.choose, 0, said)
    assert arguments == {"text": str(said)}


def test_choices_out_of_turn(half: oxherd.Match) -> None:
    """A seat that is not asked, even with a choice that another one could make."""
    ask = half.ask
    assert ask is not None
    choice = ask.options(ask.members[0])[0]
    for seat in set(range(3)) - set(ask.members):
        arguments = refused(half, oxherd.NotYourTurn, "not-your-turn", half.choose, seat, choice)
        assert arguments == {"seat": seat}
        refused(half, oxherd.NotYourTurn, "not-your-turn", half.withdraw, seat)


@pytest.mark.parametrize("seat", [3, 10, -1, 2**40, -(2**70), 2**70])
def test_seats_that_are_not_there(half: oxherd.Match, seat: int) -> None:
    """No seat is counted from the end, and no seat is too large to be refused."""
    arguments = refused(half, oxherd.NotYourTurn, "no-such-seat", half.choose, seat, "44")
    assert arguments == {"seat": str(seat)[:40]}
    refused(half, oxherd.NotYourTurn, "no-such-seat", half.withdraw, seat)
    refused(half, oxherd.NotYourTurn, "no-such-seat", half.view, seat)
    refused(half, oxherd.NotYourTurn, "no-such-seat", half.heard, seat)


@pytest.mark.parametrize("seat", ["0", "A", 0.0, 1.0, 1.5, None, (0,), b"A0", True, False])
def test_seats_that_are_no_number(half: oxherd.Match, seat: Any) -> None:
    """Refused alike by all that ask for a seat; None is a spectator to those that only show."""
    for act in (lambda who: half.choose(who, "44"), half.withdraw, half.view, half.heard):
        if seat is None and act in (half.view, half.heard):
            continue
        arguments = refused(half, oxherd.NotYourTurn, "no-such-seat", act, seat)
        assert arguments == {"seat": shown(seat)}


@pytest.mark.parametrize("seat", ["0", 0.0, 1.0, None, (0,), True, False])
def test_options_of_seats_that_are_no_number(half: oxherd.Match, seat: Any) -> None:
    """Neither an ask nor a view of it has options for them."""
    ask, seen = half.ask, half.view(0).ask
    assert ask is not None
    assert seen is not None
    for act in (ask.options, seen.options):
        arguments = refused(half, oxherd.NotYourTurn, "not-your-turn", act, seat)
        assert arguments == {"seat": shown(seat)}


@pytest.mark.parametrize("seat", ["0", 0.0, (0,), True])
def test_events_for_seats_that_are_no_number(seat: Any) -> None:
    """An event does not know who sits there, but what is no seat."""
    match = begin("classic", 2, {})
    with pytest.raises(oxherd.NotYourTurn, match="no-such-seat"):
        match.events[0].heard_by(seat)


@pytest.mark.parametrize("number", ["1", 1.0, 1.5, (1,), b"01", True])
def test_numbers_of_asks_that_are_none(half: oxherd.Match, number: Any) -> None:
    """They answer no question, not even the one that has this number in other words."""
    ask = half.ask
    assert ask is not None
    seat = ask.members[0]
    choice = ask.options(seat)[0]
    for act in (
        lambda given: half.choose(seat, choice, given),
        lambda given: half.withdraw(seat, given),
    ):
        arguments = refused(half, oxherd.StaleAsk, "stale-ask", act, number)
        assert arguments == {"given": shown(number), "current": ask.number}


@pytest.mark.parametrize("step", [-1, 1, 1000, -(10**30), 10**30])
def test_other_numbers_of_asks(half: oxherd.Match, step: int) -> None:
    """A choice for an earlier question, or for one that is still to come."""
    ask = half.ask
    assert ask is not None
    seat = ask.members[0]
    choice = ask.options(seat)[0]
    given = ask.number + step
    arguments = refused(half, oxherd.StaleAsk, "stale-ask", half.choose, seat, choice, ask=given)
    assert arguments == {"given": given, "current": ask.number}
    refused(half, oxherd.StaleAsk, "stale-ask", half.withdraw, seat, ask=given)


def test_options_of_seats_that_are_not_asked(half: oxherd.Match) -> None:
    """Asking changes nothing either."""
    ask = half.ask
    assert ask is not None
    for seat in (set(range(3)) - set(ask.members)) | {3, -1, 99}:
        refused(half, oxherd.NotYourTurn, "not-your-turn", ask.options, seat)


def test_after_a_refusal_the_match_goes_on(half: oxherd.Match) -> None:
    """As if nothing had been said."""
    ask = half.ask
    assert ask is not None
    other = half.copy()
    for said in ("x", "pass", "pass-trick"):
        with pytest.raises(oxherd.IllegalChoice):
            half.choose(ask.members[0], said)
    assert play_on(half, 4).position() == play_on(other, 4).position()
    assert str(half.record()) == str(other.record())


@pytest.mark.parametrize("game", [game.id for game in oxherd.games()])
def test_choices_after_the_end(game: str) -> None:
    """Nobody chooses or takes back anything when the match is over."""
    match = play_on(begin(game, 3, some_rounds(game, 1)))
    assert match.ask is None
    for seat in (0, 2, 7, -1):
        refused(match, oxherd.NotYourTurn, "match-over", match.choose, seat, "44")
        refused(match, oxherd.NotYourTurn, "match-over", match.withdraw, seat)
    refused(match, oxherd.NotYourTurn, "match-over", match.choose, 0, "44", ask=1)


@EVERY
def test_nothing_illegal_ever_gets_through(game: str, players: int, options: Options) -> None:
    """At some moments of every game: all that is not offered is refused and changes nothing."""
    match = begin(game, players, options | some_rounds(game, 1))
    for at in moments(match):
        ask = match.ask
        if at % 13 or ask is None:
            continue
        before = snapshot(match)
        for seat in range(players):
            offered = ask.options(seat) if seat in ask.members else ()
            for number in (0, 1, 44, 104, 105, 154, 155, 164, 209, 264, 265):
                choice = choice_of(number)
                if choice not in offered:
                    with pytest.raises((oxherd.IllegalChoice, oxherd.NotYourTurn)):
                        match.choose(seat, choice)
        assert snapshot(match) == before
