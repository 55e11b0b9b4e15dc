"""The supply of tiles and the deck of action cards, when they run out. Rules: R-110, A-93."""

from __future__ import annotations

import re

import oxherd
from tests.matches import begin
from tests.rulebook.test_rulebook import sections
from tests.rules.boards import LONG, asked, board, lies, play, squares

ROWS = "rows 10 / 40 / 50 / 60 / -"
REST = (
    "stop stop stop stop skip skip skip swap-tile swap-tile swap-tile swap-tile "
    "to-start to-start to-start to-start extra-tile extra-tile extra-tile extra-tile"
)
"""In other hands, so that only five cards are left."""


def drawing(deck: str, discard: str, seed: int = 1) -> oxherd.Match:
    """A lands on a square for an action card; B holds nearly all of them."""
    match = board(
        squares(". DA DA . TB"),
        f"{ROWS} | hands 19 30 / 80 31 | action-deck {deck} | discard {discard}"
        f" | actions - / {REST}",
    )
    again = oxherd.Match.at(match.rules, match.position(), seed=seed)
    play(again, "A19 B80")
    return again


def test_the_deck_is_drawn_in_order() -> None:
    """The first card of the deck goes to the hand, the others keep their places."""
    match = drawing("skip ascend-any ascend-any ascend-any ascend-any", "-")
    shown = lies(match, "action-deck", "discard")
    assert shown == "action-deck ascend-any ascend-any ascend-any ascend-any | discard -"
    assert lies(match, "actions").startswith("actions skip / ")


def test_a_deck_with_cards_is_not_made_anew() -> None:
    """Discarded cards stay where they are as long as the deck has one."""
    match = drawing("skip", "ascend-any ascend-any ascend-any ascend-any")
    shown = lies(match, "action-deck", "discard", "reshuffles")
    assert shown == (
        "action-deck - | discard ascend-any ascend-any ascend-any ascend-any | reshuffles 0"
    )


def test_the_discard_becomes_the_deck() -> None:
    """When a card is to be drawn and the deck is empty, all discarded cards are shuffled."""
    match = drawing("-", "skip ascend-any ascend-any ascend-any ascend-any")
    shown = sections(match.position())
    assert len(shown["action-deck"].split()) == 4
    assert (shown["discard"], shown["reshuffles"]) == ("-", "1")


def test_the_new_deck_is_shuffled() -> None:
    """With some seeds the one skip is drawn, with others it is not."""
    found = set()
    for seed in range(30):
        match = drawing("-", "skip ascend-any ascend-any ascend-any ascend-any", seed)
        found.add(re.findall(r"actions (\S+)", lies(match, "actions"))[0])
    assert found == {"skip", "ascend-any"}


def test_each_new_deck_is_a_draw_of_its_own() -> None:
    """The second one of a match has the next number, so that a replay finds both."""
    match = board(
        squares(". DA DA DA . TB"),
        f"{ROWS} | hands 19 20 30 / 80 81 31 | reshuffles 1 | action-deck -"
        f" | discard skip ascend-any ascend-any ascend-any ascend-any | actions - / {REST}",
    )
    play(match, "A19 B80")
    assert lies(match, "reshuffles") == "reshuffles 2"
    assert "reshuffle-2" in str(match.record())


def test_no_action_card_anywhere() -> None:
    """Deck and discard are empty: nobody draws, nothing is reshuffled, and the game goes on."""
    match = board(
        squares(". DA . TB"),
        f"{ROWS} | hands 19 30 / 80 31 | action-deck -"
        f" | actions - / {REST} skip ascend-any ascend-any ascend-any ascend-any",
    )
    play(match, "A19 B80 Bpass")
    assert lies(match, "action-deck", "discard", "reshuffles") == (
        "action-deck - | discard - | reshuffles 0"
    )
    assert asked(match) == "tile"


def test_the_last_tile_of_the_supply() -> None:
    """The first one to land draws it, the second one nothing."""
    match = board(squares(". DT DT . TB"), f"{ROWS} | hands 19 30 / 20 31 | stock 70")
    play(match, "A19 B20")
    assert lies(match, "hands", "stock") == "hands 30 70 / 31 | stock -"
    assert asked(match) == "tile"


def test_boxed_tiles_never_come_back() -> None:
    """The supply is not made anew from the box."""
    match = board(squares(". DT . TB"), f"{ROWS} | hands 19 30 / 80 31 | gone 70 71 72")
    play(match, "A19 B80")
    assert lies(match, "hands", "gone") == "hands 30 / 31 | gone 70 71 72"


def test_two_action_cards_each() -> None:
    """Two to six players get two, and the others are the deck."""
    for players in range(2, 7):
        shown = sections(begin("board-advanced", players, {}).position())
        sizes = [len(hand.split()) for hand in shown["actions"].split("/")]
        assert sizes == [2] * players
        assert len(shown["action-deck"].split()) == 24 - 2 * players


def test_a_draw_on_a_first_square_makes_a_new_deck_too() -> None:
    """A tile that moves on draws like one that is placed."""
    match = board(
        squares(". TT", LONG, LONG, LONG, "DA . TB"),
        f"{ROWS} | hands 19 30 / 80 31 | action-deck -"
        f" | discard skip ascend-any ascend-any ascend-any ascend-any | actions - / {REST}",
    )
    play(match, "A19 B80")
    assert lies(match, "reshuffles", "discard") == "reshuffles 1 | discard -"
