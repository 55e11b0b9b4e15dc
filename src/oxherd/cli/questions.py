"""What a seat is asked, as a question, and what it may answer, as a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxherd.cli.console import held
from oxherd.cli.squares import first_square
from oxherd.cli.words import Words, simple, stopped
from oxherd.core.ask import ONE
from oxherd.core.choice import PASS, PASS_TRICK, Choice
from oxherd.rules.cards import ROW_FIRST, bulls, card_and_value
from oxherd.views import View
from oxherd.views.view import AskView

FROM_HAND: Final = ("card", "draft", "tile")
"""Questions that begin something; all others come in the middle of a turn."""
PLAIN: Final = (*FROM_HAND, "row")
"""Questions whose answers the table shows."""
PAID: Final = ("turn", "cancel", "good-cows")
"""Questions about cards of which the bulls are what matters."""
PAIRS: Final = {"card": "ask-card-pair", "tile": "ask-tile-pair"}
"""How two choices of the hand are asked for."""
PASSES: Final = {PASS: "pass", PASS_TRICK: "pass-trick"}
"""What the messages call them."""


def question(words: Words, view: View) -> str:
    """The sentence for the person."""
    ask = the_ask(view)
    if ask.kind in PAIRS:
        return _hand_question(words, view, ask)
    if ask.kind == "pick":
        _, number = card_and_value(own_options(view)[0].id)
        return words.say("ask-pick", number=str(number))
    if ask.kind == "first" and words.team:
        return words.say("ask-first-team")
    left = ask.details.get("left", 0)
    return words.say(
        "ask-lucky-pick-several" if ask.kind == "lucky-pick" and left > 1 else f"ask-{ask.kind}",
        card=words.card(about(view)),
        play=words.plays(view.queue[:1]),
        row=ask.details.get("row", 0) + 1,
        bulls=left,
        count=left,
    )


def _hand_question(words: Words, view: View, ask: AskView) -> str:
    if ask.kind == "card" and ask.mode == ONE:
        return words.say("ask-card-turn")
    if ask.picks > 1 and len(own_options(view)) + len(ask.sealed) > 1:
        return words.say(PAIRS[ask.kind], n=len(ask.sealed) + 1)
    flips = any(choice.kind == "flipped" for choice in own_options(view))
    return words.say("ask-card-flip" if flips else f"ask-{ask.kind}")


def is_listed(view: View) -> bool:
    """Whether the table alone does not show the answers; a row may be closed."""
    ask = the_ask(view)
    closed = ask.kind == "row" and len(own_options(view)) < len(view.rows)
    return ask.kind not in PLAIN or closed


def is_explained(view: View) -> bool:
    """Whether there are special cards to choose from, of which one has to know what they do."""
    return any(choice.kind == "special" for choice in own_options(view))


def explained(words: Words, view: View) -> Iterator[str]:
    """A line for each choice: `  stop: Stop! Nothing may join a row …`."""
    for choice in own_options(view):
        yield f"  {choice.text}: {_explanation(words, view, choice)}"


def _explanation(words: Words, view: View, choice: Choice) -> str:
    if choice.kind != "special":
        return _pass(words, view, choice)
    name, effect = words.special(choice.text), words.effect(choice.text)
    return f"{stopped(name)} {effect}"


def choices(words: Words, view: View) -> str:
    """What may be typed, with what it means where that is not plain."""
    return ", ".join(_offered(words, view, choice) for choice in own_options(view))


def _offered(words: Words, view: View, choice: Choice) -> str:
    meaning = _meaning(words, view, choice)
    return held(f"{choice.text} ({meaning})") if meaning else words.typed(choice.id)


def _meaning(words: Words, view: View, choice: Choice) -> str:
    """What stands in brackets behind a token."""
    kind = the_ask(view).kind
    if choice.id in PASSES:
        return _pass(words, view, choice)
    if choice.kind == "special":
        return words.special(choice.text)
    if choice.kind == "row":
        return _row(words, view, choice.id - ROW_FIRST)
    if kind in PAID or (kind in ("swap-tile", "extra-tile") and view.bulls):
        own = view.bulls[choice.id] if view.bulls else bulls((choice.id,))
        said = words.say("label-bulls", bulls=own)
        return f"{said}, {_lying(words, view, choice.id)}" if kind == "cancel" else said
    return ""


def _lying(words: Words, view: View, card: int) -> str:
    """Where a card is that can be cancelled: in the row that is taken, in the own pile, or not."""
    row, played = the_ask(view).details["row"], [choice for _, choice in view.queue[:1]]
    place = "row" if card in view.rows[row] else "played" if card in played else "pile"
    return words.say("label-lying", place=place, row=row + 1)


def _row(words: Words, view: View, row: int) -> str:
    """A row, and where there are two places or an effect in it, which."""
    kind = the_ask(view).kind
    label = words.say("label-row", row=row + 1)
    if kind == "empty-row":
        return f"{label}, {first_square(words, view, row)}"
    if kind != "spot":
        return label
    _, value = card_and_value(about(view))
    side = "right" if value > view.rows[row][-1] else "left"
    return words.say("label-spot", row=row + 1, side=side)


def _pass(words: Words, view: View, choice: Choice) -> str:
    """What it means not to choose anything here."""
    if choice.id == PASS_TRICK:
        return words.say("label-pass-trick")
    return words.say("label-pass", ask=the_ask(view).kind)


def spellings(words: Words, view: View) -> dict[str, Choice]:
    """Everything that means one of the options, in simple letters."""
    return {
        spelling: choice for choice in own_options(view) for spelling in _spellings(words, choice)
    }


def _spellings(words: Words, choice: Choice) -> Iterator[str]:
    """The token, the words for it, a row's bare number, and `44f` where `~` is hard to type."""
    yield choice.text
    if choice.id in PASSES:
        yield from map(simple, words.say(f"cli-word-{PASSES[choice.id]}").split(","))
    elif choice.kind == "special":
        yield simple(words.special(choice.text))
        yield simple(words.special(choice.text)).rstrip("!")
    elif choice.kind == "row":
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


def is_forced(view: View) -> bool:
    """Whether nothing but a pass is left: such questions only keep the secrets of the others."""
    return [choice.id for choice in own_options(view)] == [PASS]


def about(view: View) -> int:
    """The card in question, as it was played: a flipped one is called what it counts as."""
    card = the_ask(view).about
    if view.queue and card_and_value(view.queue[0][1])[0] == card:
        return view.queue[0][1]
    return card
