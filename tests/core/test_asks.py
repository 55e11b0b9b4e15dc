"""Questions and answers: sealed choices, turns, numbers that grow stale."""

from __future__ import annotations

import pytest

import oxherd
from oxherd.core.engine import can, verify
from tests.matches import EVERY, Options, begin, moments

ROWS = "rows 12 / 37 / 43 / 58"


def at(game: str, players: int, sections: str, **options: int) -> oxherd.Match:
    """A match at a position."""
    return oxherd.Match.at(oxherd.rules(game, players, **options), f"ox1 | {sections}", seed=1)


def owing(match: oxherd.Match) -> tuple[int, ...]:
    """Who owes a choice."""
    assert match.ask is not None
    return match.ask.seats


# Everybody at once


def test_choices_stay_sealed_until_the_last_is_in() -> None:
    """Nothing happens to the table, and nobody else learns what was chosen."""
    match = at("classic", 3, f"{ROWS} | hands 14 15 / 44 45 / 61 62")
    before = [match.view(seat).to_json() for seat in (1, 2, None)]
    match.choose(0, "14")
    assert owing(match) == (1, 2)
    for seat, earlier in zip((1, 2, None), before, strict=True):
        now = match.view(seat).to_json()
        assert now.pop("ask") != earlier.pop("ask")
        assert now == earlier
    match.choose(2, "61")
    assert owing(match) == (1,)
    assert match.view(None).rows == ((12,), (37,), (43,), (58,))
    match.choose(1, "44")
    assert match.view(None).rows == ((12, 14), (37,), (43, 44), (58, 61))


def test_a_sealed_choice_may_be_changed() -> None:
    """Until the last one is in, and then the last word counts."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    match.choose(0, "14")
    match.choose(0, "15")
    match.choose(0, "14")
    match.choose(0, "15")
    assert owing(match) == (1,)
    match.choose(1, "44")
    assert match.view(None).rows == ((12, 15), (37,), (43, 44), (58,))


def test_too_late_to_change() -> None:
    """After the reveal the same words are about the next trick, unless the ask is named."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    assert match.ask is not None
    number = match.ask.number
    match.choose(0, "14", ask=number)
    match.choose(1, "44", ask=number)
    with pytest.raises(oxherd.StaleAsk) as caught:
        match.choose(0, "15", ask=number)
    assert caught.value.arguments == {"given": number, "current": number + 1}
    match.choose(0, "15", ask=number + 1)
    assert owing(match) == (1,)


def test_a_sealed_choice_may_be_withdrawn() -> None:
    """The seat owes a choice again, and the match is as it was."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    before = match.position()
    match.choose(0, "14")
    assert match.position() != before
    match.withdraw(0)
    assert owing(match) == (0, 1)
    assert match.position() == before


def test_what_cannot_be_withdrawn() -> None:
    """What was never chosen, what others chose, and what is open already."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    match.choose(0, "14")
    with pytest.raises(oxherd.NotYourTurn, match="not-your-turn"):
        match.withdraw(1)
    match.choose(1, "44")
    with pytest.raises(oxherd.NotYourTurn, match="not-your-turn"):
        match.withdraw(0)
    with pytest.raises(oxherd.StaleAsk):
        match.withdraw(0, ask=1)


def test_members_may_change_seats_owe() -> None:
    """`members` are all who may choose, `seats` those who still owe."""
    match = at("classic", 3, f"{ROWS} | hands 14 15 / 44 45 / 61 62")
    ask = match.ask
    assert ask is not None
    match.choose(1, "44")
    assert (ask.mode, ask.kind, ask.members, ask.seats) == ("all", "card", (0, 1, 2), (0, 2))
    assert [choice.text for choice in ask.options(1)] == ["44", "45"]


def test_the_order_of_choosing_does_not_matter() -> None:
    """Whoever chooses first, the trick is the same."""
    forth = at("classic", 3, f"{ROWS} | hands 14 15 / 44 45 / 61 62")
    back = forth.copy()
    for seat, card in ((0, "14"), (1, "44"), (2, "61")):
        forth.choose(seat, card)
    for seat, card in ((2, "61"), (1, "44"), (0, "14")):
        back.choose(seat, card)
    assert forth.position() == back.position()
    assert str(forth.record()) == str(back.record())


# Two picks


def test_two_picks_of_one_seat() -> None:
    """One after another, no card twice; the third starts anew."""
    match = at("nifty", 2, f"{ROWS} | hands 14 15 16 17 / 44 45 46 47")
    ask = match.ask
    assert ask is not None
    assert ask.picks == 2
    match.choose(0, "15")
    assert owing(match) == (0, 1)
    assert [choice.text for choice in ask.options(0)] == ["14", "16", "17"]
    with pytest.raises(oxherd.IllegalChoice, match="choice-illegal"):
        match.choose(0, "15")
    match.choose(0, "17")
    assert owing(match) == (1,)
    assert [choice.text for choice in ask.options(0)] == ["14", "15", "16", "17"]
    match.choose(0, "15")
    assert owing(match) == (0, 1)
    match.choose(0, "14")
    match.choose(1, "44")
    match.choose(1, "45")
    assert match.view(0).hand == (16, 17)


def test_both_picks_are_withdrawn() -> None:
    """A seat starts from nothing."""
    match = at("nifty", 2, f"{ROWS} | hands 14 15 16 17 / 44 45 46 47")
    match.choose(0, "15")
    match.choose(0, "17")
    match.withdraw(0)
    assert owing(match) == (0, 1)
    assert match.ask is not None
    assert len(match.ask.options(0)) == 4


def test_the_order_of_picks_does_not_matter() -> None:
    """The pair is what is played."""
    forth = at("nifty", 2, f"{ROWS} | hands 14 15 16 17 / 44 45 46 47")
    back = forth.copy()
    for card in ("15", "17"):
        forth.choose(0, card)
    for card in ("17", "15"):
        back.choose(0, card)
    for match in (forth, back):
        match.choose(1, "44")
        match.choose(1, "45")
    assert forth.position() == back.position()


# One at a time


def test_one_seat_decides() -> None:
    """A question about a row goes to the owner of the card, and says which card it is about."""
    match = at("classic", 2, f"{ROWS} | hands 4 15 / 44 45")
    match.choose(0, "4")
    match.choose(1, "44")
    ask = match.ask
    assert ask is not None
    assert (ask.mode, ask.kind, ask.seats, ask.members, ask.about) == ("one", "row", (0,), (0,), 4)
    with pytest.raises(oxherd.NotYourTurn, match="not-your-turn"):
        ask.options(1)
    match.choose(0, "r2")
    assert match.view(None).rows == ((12,), (4,), (43, 44), (58,))


def test_numbers_of_asks_grow_by_one() -> None:
    """Each decision has its own number, over rounds, whoever decides."""
    match = begin("classic", 3, {"rounds": 2})
    numbers = [match.ask.number for _ in moments(match) if match.ask is not None]
    assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    assert numbers == sorted(numbers)


@EVERY
def test_an_answered_ask_is_stale(game: str, players: int, options: Options) -> None:
    """Its options are refused, rather than those of another trick be shown."""
    match = begin(game, players, options)
    ask = match.ask
    assert ask is not None
    for _ in moments(match):
        if match.ask is not ask:
            break
    with pytest.raises(oxherd.StaleAsk) as caught:
        ask.options(ask.members[0])
    assert caught.value.arguments == {"given": 1, "current": 2}


def test_texts_of_asks() -> None:
    """What a person sees in a terminal."""
    assert repr(begin("classic", 2, {}).ask) == "Ask(1 all card seats=(0, 1))"


# The door for choices


def test_can_and_verify_agree() -> None:
    """What `can` denies, `verify` explains."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    ask = match.ask
    assert ask is not None
    assert can(ask, 0, 14)
    verify(ask, 0, 14)
    assert not can(ask, 0, 44)
    with pytest.raises(oxherd.IllegalChoice) as illegal:
        verify(ask, 0, 44)
    assert illegal.value.arguments == {"choice": "44", "seat": 0}
    assert not can(ask, 2, 14)
    with pytest.raises(oxherd.NotYourTurn) as turn:
        verify(ask, 2, 14)
    assert turn.value.arguments == {"seat": 2}


def test_a_choice_or_its_text() -> None:
    """Both are taken."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    assert match.ask is not None
    match.choose(0, match.ask.options(0)[1])
    match.choose(1, "45")
    assert match.view(None).rows == ((12, 15), (37,), (43, 45), (58,))


def test_forced_rows_are_not_asked() -> None:
    """A card that fits somewhere goes there; only a misfit asks."""
    match = at("classic", 2, f"{ROWS} | hands 14 15 / 44 45")
    match.choose(0, "14")
    match.choose(1, "44")
    assert match.ask is not None
    assert match.ask.kind == "card"


def test_the_last_card_is_asked() -> None:
    """A choice of a card is always asked, even of the only one."""
    match = at("classic", 2, f"{ROWS} | hands 14 / 44")
    assert match.ask is not None
    assert [choice.text for choice in match.ask.options(0)] == ["14"]
