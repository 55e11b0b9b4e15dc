"""Special cards as one seat sees them: open ones, piles of them, how many the others hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from oxherd.cli.words import Words
from oxherd.views import View

HELD: Final = {"specials": "special", "actions": "action"}
"""Slots with the hidden special cards of each seat, and what kind of card that is."""
DRAWN_FROM: Final = ("draw-pile", "action-deck", "team-deck")
"""Slots with the size of a hidden pile of them."""


def open_to_the_team(words: Words, view: View) -> Iterator[str]:
    """What the team may use, and which cards it has called to an end of the queue."""
    face_up = view.slots.get("face-up")
    if face_up:
        yield f"{words.say('label-face-up')}: {words.specials(face_up)}"
    calls = view.slots.get("calls")
    if isinstance(calls, tuple):
        for end, cards in zip(("first", "last"), calls, strict=False):
            if cards:
                said = words.cards(cast("tuple[int, ...]", cards))
                yield words.say("label-called", end=end, cards=said)


def around(words: Words, view: View) -> Iterator[str]:
    """Piles, the stack of a hand that nobody holds, and what the others hold."""
    for name in DRAWN_FROM:
        count = view.slots.get(name)
        if isinstance(count, int) and (count or not words.team):
            yield words.say("label-draw-pile", count=count)
    if view.slots.get("discard"):
        yield f"{words.say('label-discard')}: {words.specials(view.slots['discard'])}"
    if words.team:
        yield words.say("label-stack", count=view.stock_size)
        yield words.say("label-closed-pile", count=view.pile_sizes[1])
    yield from _of_others(words, view)
    lucky = view.slots.get("lucky")
    if isinstance(lucky, tuple):
        for seat, names in enumerate(lucky):
            if names:
                label = words.say("label-lucky", player=words.name(seat))
                yield f"{label} – {words.specials(names)}"


def _of_others(words: Words, view: View) -> Iterator[str]:
    """How many hidden cards each of them has, and which others are known."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    for name, held_kind in HELD.items():
        held = view.slots.get(name)
        if isinstance(held, tuple):
            counts = ", ".join(f"{words.lead(seat)} {held[seat]}" for seat in others)
            yield words.say("label-held-by-others", kind=held_kind, amounts=counts)
    kind = "tile" if view.squares else "card"
    for seat in others:
        if view.known[seat] and view.hands[seat] is None:
            label = words.say("label-known", kind=kind, player=words.name(seat))
            yield f"{label} – {words.cards(view.known[seat])}"


def own(words: Words, view: View) -> Iterator[str]:
    """The special cards in the own hand."""
    for name, kind in HELD.items():
        held = view.slots.get(name)
        if isinstance(held, tuple) and view.seat is not None:
            label = words.say("label-own-specials", kind=kind)
            yield f"{label}: {words.specials(held[view.seat])}"


def signs(words: Words, view: View, row: int) -> list[str]:
    """What lies beside a row."""
    names: list[str] = []
    laid = view.slots.get("signs")
    if isinstance(laid, tuple) and row < len(laid):
        names += cast("tuple[str, ...]", laid[row])
    stops = view.slots.get("stops")
    if isinstance(stops, tuple) and row in stops:
        names.append("stop")
    return [words.special(name) for name in names]
