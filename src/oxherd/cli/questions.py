"""What a seat is asked, as a question, and what it may answer, as a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxherd.cli.console import held
from oxherd.cli.words import Words, simple
from oxherd.core.ask import ONE
from oxherd.core.choice import Choice
from oxherd.rules.cards import ROW_FIRST, card_and_value
from oxherd.views import View
from oxherd.views.view import AskView

LISTED: Final = ("spot", "first", "pick")
"""Questions whose answers the table alone does not show."""


def question(words: Words, view: View) -> str:
    """The sentence for the person."""
    ask = the_ask(view)
    if ask.kind == "card":
        return _card_question(words, view, ask)
    if ask.kind in ("row", "spot"):
        return words.say(f"ask-{ask.kind}", card=words.card(_about(view)))
    if ask.kind == "pick":
        _, number = card_and_value(own_options(view)[0].id)
        return words.say("ask-pick", number=str(number))
    return words.say(f"ask-{ask.kind}")


def _card_question(words: Words, view: View, ask: AskView) -> str:
    if ask.mode == ONE:
        return words.say("ask-card-turn")
    if ask.picks > 1:
        return words.say("ask-card-pair", n=len(ask.sealed) + 1)
    flips = any(choice.kind == "flipped" for choice in own_options(view))
    return words.say("ask-card-flip" if flips else "ask-card")


def choices(words: Words, view: View) -> str:
    """What may be typed, with what it means where that is not plain."""
    return ", ".join(_offered(words, view, choice) for choice in own_options(view))


def _offered(words: Words, view: View, choice: Choice) -> str:
    if choice.kind != "row":
        return words.typed(choice.id)
    row = choice.id - ROW_FIRST
    if the_ask(view).kind != "spot":
        return held(f"{choice.text} ({words.say('label-row', row=row + 1)})")
    _, value = card_and_value(_about(view))
    side = "right" if value > view.rows[row][-1] else "left"
    return held(f"{choice.text} ({words.say('label-spot', row=row + 1, side=side)})")


def spellings(words: Words, view: View) -> dict[str, Choice]:
    """Everything that means one of the options, in simple letters."""
    return {
        spelling: choice for choice in own_options(view) for spelling in _spellings(words, choice)
    }


def _spellings(words: Words, choice: Choice) -> Iterator[str]:
    """The token, the words for it, a row's bare number, and `44f` where `~` is hard to type."""
    yield choice.text
    if choice.kind == "row":
        row = choice.id - ROW_FIRST + 1
        yield str(row)
        yield simple(words.say("label-row", row=row))
    else:
        yield simple(words.card(choice.id))
        yield choice.text.replace("~", "f")


def waited_for(words: Words, mode: str, seats: Sequence[int]) -> str:
    """Who has to decide."""
    if mode == ONE:
        return words.say("label-turn", player=words.name(seats[0]))
    return words.say("label-waiting", players=words.people(seats))


def the_ask(view: View) -> AskView:
    """The decision that the view is about."""
    assert view.ask is not None
    return view.ask


def own_options(view: View) -> list[Choice]:
    """What the seat of the view may choose."""
    assert view.seat is not None
    return list(the_ask(view).options(view.seat))


def _about(view: View) -> int:
    """The card in question, as it was played: a flipped one is called what it counts as."""
    return view.queue[0][1] if view.queue else the_ask(view).about
