"""Deals: anybody can derive them again from the seed, and no order of cards is favoured."""

from __future__ import annotations

import collections
import hashlib
import pickle
import re

import pytest

import oxherd
from oxherd.core.chance import Chance, Scripted, Shake, chance_from_json
from tests.matches import Options, begin, play_on

CARDS = tuple(range(1, 105))
DEAL = "58 30 64 21 63 50 85 70 86 45 88 83 72 27 87 31 65 24 46 42 101 22 54 73"
"""Two hands and four rows."""


def derive(seed: bytes, number: int, purpose: str, items: list[int], take: int) -> list[int]:
    """The documented shuffle, written down once more from its description."""
    text = f"oxherd/1:{seed.hex()}:{number}:{purpose}"
    stream = iter(hashlib.shake_256(text.encode("ascii")).digest(10_000))
    deck = items[:]
    for place in range(take):
        left = len(deck) - place
        byte = next(byte for byte in stream if byte < 256 - 256 % left)
        other = place + byte % left
        deck[place], deck[other] = deck[other], deck[place]
    return deck[:take]


@pytest.mark.parametrize(
    "seed", [b"", b"\x07", b"\xff" * 32, b"any bytes at all, of any length " * 9]
)
@pytest.mark.parametrize(
    ("number", "purpose"), [(1, "deal"), (2, "deal"), (999, "x"), (0, "colours")]
)
@pytest.mark.parametrize("take", [0, 1, 24, 104])
def test_a_deal_can_be_derived_again(seed: bytes, number: int, purpose: str, take: int) -> None:
    """A shuffle is a pure function of seed, round and purpose."""
    drawn = Shake(seed).draw(number, purpose, CARDS, take)
    assert list(drawn) == derive(seed, number, purpose, list(CARDS), take)


@pytest.mark.parametrize(
    ("game", "players", "options", "purpose", "items", "take"),
    [
        ("classic", 4, {}, "deal", range(1, 105), 44),
        ("classic", 10, {}, "deal", range(1, 105), 104),
        ("tactics", 3, {}, "deal", range(1, 35), 34),
        ("logic", 5, {}, "drafter", range(5), 1),
        ("gap", 4, {}, "deal", range(105, 155), 50),
    ],
)
def test_the_deals_of_a_match_can_be_derived_again(
    game: str, players: int, options: Options, purpose: str, items: range, take: int
) -> None:
    """What the record says was drawn follows from the seed that it tells at its end."""
    match = play_on(begin(game, players, options | {"rounds": 2}, 77))
    record = match.record()
    seed = bytes.fromhex(record.seed)
    found = re.findall(rf"^draw (\d+) {purpose} (.*)$", str(record), re.MULTILINE)
    assert found
    for number, told in found:
        drawn = derive(seed, int(number), purpose, list(items), take)
        words = [word.lstrip("#") for word in told.split()]
        assert words == [name_of(game, item) for item in drawn] or purpose == "drafter"
        assert purpose != "drafter" or words == [str(item) for item in drawn]


def name_of(game: str, item: int) -> str:
    """`44`, or `7r` for a card of GAP."""
    return f"{(item - 105) % 10}{'rgybp'[(item - 105) // 10]}" if game == "gap" else str(item)


def test_a_deal_that_never_changes() -> None:
    """Seed 7, two seats: old records and published seeds rely on it."""
    record = str(begin("classic", 2, {}, 7).record())
    assert f"\ndraw 1 deal {DEAL}\n" in record
    drawn = derive(b"\x07", 1, "deal", list(CARDS), 24)
    assert " ".join([str(card) for card in drawn]) == DEAL


def test_the_commitment() -> None:
    """The SHA-256 of the seed is told from the start, the seed itself only at the end."""
    match = begin("classic", 2, {"rounds": 1}, 7)
    promised = hashlib.sha256(b"\x07").hexdigest()
    assert (match.record().commitment, match.record().seed) == (promised, "")
    play_on(match)
    assert (match.record().commitment, match.record().seed) == (promised, "07")


@pytest.mark.parametrize("number", [0, 7, 127, 128, 255, 256, -1, 2**200])
def test_a_number_as_seed(number: int) -> None:
    """A number is a seed as its big-endian bytes, with a sign."""
    size = number.bit_length() // 8 + 1
    same = number.to_bytes(size, "big", signed=True)
    rules = oxherd.rules("classic", 2)
    assert oxherd.Match(rules, seed=number).position() == oxherd.Match(rules, seed=same).position()


def test_matches_without_a_seed_differ() -> None:
    """The operating system gives a new one."""
    rules = oxherd.rules("classic", 2)
    assert oxherd.Match(rules).position() != oxherd.Match(rules).position()


def chi_square(counts: list[int], expected: float) -> float:
    """How far counts are from being equal."""
    return sum([(count - expected) ** 2 / expected for count in counts])


def test_every_order_is_equally_likely() -> None:
    """The 120 orders of five cards: chi-square with 119 degrees of freedom stays below 5 sigma."""
    chance = Shake(b"a fixed seed")
    orders = collections.Counter(
        [chance.draw(number, "test", (1, 2, 3, 4, 5), 5) for number in range(12_000)]
    )
    assert len(orders) == 120
    assert chi_square(list(orders.values()), 100) < 119 + 5 * (2 * 119) ** 0.5


@pytest.mark.parametrize("place", [0, 1, 43])
def test_every_card_is_equally_likely_at_every_place(place: int) -> None:
    """104 cards at some places of a deal: 103 degrees of freedom."""
    chance = Shake(b"another fixed seed")
    cards = collections.Counter(
        [chance.draw(number, "deal", CARDS, 44)[place] for number in range(2080)]
    )
    counts = [cards[card] for card in CARDS]
    assert chi_square(counts, 20) < 103 + 5 * (2 * 103) ** 0.5


def test_a_script_gives_what_it_says() -> None:
    """And what it does not name comes from the other source."""
    chance = Scripted({(1, "deal"): (3, 1)}, Shake(b"x"))
    assert chance.draw(1, "deal", (1, 2, 3), 2) == (3, 1)
    assert chance.draw(2, "deal", (1, 2, 3), 2) == Shake(b"x").draw(2, "deal", (1, 2, 3), 2)


@pytest.mark.parametrize(
    ("drawn", "code"),
    [
        ((3,), "deal-size"),
        ((3, 1, 2), "deal-size"),
        ((3, 3), "deal-cards"),
        ((3, 4), "deal-cards"),
        ((), "deal-size"),
    ],
)
def test_a_script_is_checked(drawn: tuple[int, ...], code: str) -> None:
    """As many different items as are needed, and none but those that there are."""
    with pytest.raises(oxherd.BadDeal) as caught:
        Scripted({(1, "deal"): drawn}, None).draw(1, "deal", (1, 2, 3), 2)
    assert caught.value.code == code
    assert caught.value.arguments["round"] == 1
    assert caught.value.arguments["purpose"] == "deal"


def test_a_script_may_be_all_there_is() -> None:
    """Without another source what is missing is an error."""
    with pytest.raises(oxherd.BadDeal) as caught:
        Scripted({}, None).draw(4, "deal", (1, 2, 3), 2)
    assert caught.value.code == "deal-missing"
    assert caught.value.arguments == {"round": 4, "purpose": "deal"}


@pytest.mark.parametrize(
    "chance",
    [
        Shake(b""),
        Shake(b"\x00\xff"),
        Scripted({}, None),
        Scripted({(1, "deal"): (3, 1), (2, "drafter"): (0,)}, Shake(b"x")),
        Scripted({}, Scripted({}, Shake(b"y"))),
    ],
)
def test_chance_survives_json_and_pickle(chance: Chance) -> None:
    """The same source afterwards."""
    plain = chance.to_json()
    assert chance_from_json(plain).to_json() == plain
    assert pickle.loads(pickle.dumps(chance)).to_json() == plain  # noqa: S301 - our own


@pytest.mark.parametrize("plain", [None, [], ["shake"], ["dice", "00"], {"shake": "00"}, "shake"])
def test_json_of_no_chance(plain: object) -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="chance"):
        chance_from_json(plain)


def test_our_own_chance() -> None:
    """A program may bring its own source: here the cards in ascending order."""

    class Sorted(Chance):
        """No chance at all."""

        def draw(
            self,
            round: int,  # noqa: A002 - as the base class has it
            purpose: str,
            items: tuple[int, ...],
            take: int,
        ) -> tuple[int, ...]:
            """The lowest ones."""
            return tuple(sorted(items))[:take]

    rules = oxherd.rules("classic", 2)
    state = rules.begin(Sorted())
    state.round = 1
    assert state.chance.draw(1, "deal", (3, 2, 1), 2) == (1, 2)
