"""What lies on the table, line by line, from the view of a seat and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oxherd.cli import powers, squares
from oxherd.cli.console import held
from oxherd.cli.words import MARKERS, Words, stopped, upper_first
from oxherd.core.choice import Choice
from oxherd.rules.cards import COLOURS, GAP_FIRST, bulls, card_and_value
from oxherd.views import View

CELL: Final = 3
"""Columns for a card, so that rows stand below each other; a space comes before each."""
USUAL_CAP: Final = 5
"""Cards that a row holds where that cannot be agreed."""


class Sheet:
    """Describes a view. Tables of colours (some are out) or with squares look unlike the others."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def table(self, view: View) -> Iterator[str]:
        """Everything that one looks at before a choice."""
        yield self.heading(view)
        yield from self.middle(view)
        yield from self._open_hands(view)
        yield from powers.around(self.words, view)
        if view.squares and view.stock_size:
            yield self.words.say("label-supply", count=view.stock_size)
        yield from self.hand(view)
        yield from self.amounts(view)

    def middle(self, view: View) -> Iterator[str]:
        """What lies in the middle, which is all that matters in the middle of a turn."""
        yield from self._colours(view) if has_colours(view) else self._rows(view)

    def heading(self, view: View) -> str:
        """Where the match is, `Round 1 of 3. Trick 4.` for instance."""
        say, rounds = self.words.say, view.options.get("rounds")
        parts = []
        if rounds:
            parts.append(say("label-round-of", round=str(view.round), rounds=str(rounds)))
        elif rounds is not None:  # There are games of one round.
            parts.append(say("label-round", round=str(view.round)))
        if view.rows:  # There are none while hands are drafted.
            parts.append(say("label-trick", trick=str(view.trick)))
        if has_colours(view):
            parts.append(say("label-starter", player=self.words.name(view.first)))
        return " ".join(map(stopped, parts))

    def hand(self, view: View) -> Iterator[str]:
        """The own cards, and what can be done with them."""
        if view.squares:
            tiles = squares.hand(view) or self.words.say("label-none")
            yield f"{self.words.say('label-own-tiles')}: {tiles}"
        else:
            yield f"{self.words.say('label-hand')}: {self.words.hand(view.hand)}"
        yield from self._flips(view)
        yield from powers.own(self.words, view)

    def amounts(self, view: View) -> Iterator[str]:
        """This round and all rounds, a line each."""
        unit = "points" if view.high_wins else "bulls"
        if view.squares:  # What is won stands on the track at once.
            amounts = self.words.each(view.totals)
            yield self.words.say("cli-play-in-all", unit=unit, amounts=amounts)
            return
        now = [points for points in view.points if points is not None]
        shown = self.words.team or len(now) == len(view.points)
        if shown and (view.trick > 1 or any(now)):
            said = [f"{points}{self._double(view, side)}" for side, points in enumerate(now)]
            yield self.words.say("cli-play-now", unit=unit, amounts=self.words.each(said))
        if view.round > 1 or (None in view.points and not self.words.team):
            totals = self._in_all(view)
            yield self.words.say("cli-play-in-all", unit=unit, amounts=self.words.each(totals))

    def scores(self, view: View) -> Iterator[str]:
        """The score pad in full, and what the own pile holds."""
        yield f"{self.words.say('label-score')}:"
        for side, total in enumerate(self._in_all(view)):
            yield "  " + upper_first(self._score(view, side, total))
        yield from self._own_pile(view)
        if view.gone:
            yield f"{self.words.say('label-gone')}: {self.words.cards(view.gone)}"

    def _score(self, view: View, side: int, total: int) -> str:
        name, points = self.words.side(side), view.points[side]
        if view.squares:
            return f"{name}: {self._amount(view, side)}"
        if points is None:
            count = self.words.say("label-cards", count=view.pile_sizes[side])
            return f"{name}: {count}" if self.words.team else f"{name}: {total} ({count})"
        key = "label-score-points" if view.high_wins else "label-score-bulls"
        said = self.words.say(key, player=name, bulls=points, points=points, total=str(total))
        flip = view.slots.get("flip")
        if isinstance(flip, tuple):
            label = "label-flip-card" if flip[side] else "label-flip-card-used"
            said += f", {self.words.say(label)}"
        return said + self._double(view, side)

    def _double(self, view: View, side: int) -> str:
        """A remark where the bulls of a small team count more than those on its cards."""
        points, cards = view.points[side] or 0, view.piles[side] or ()
        doubled = self.words.team and 0 < points == 2 * bulls(cards)
        return f" ({self.words.say('label-double')})" if doubled else ""

    def _own_pile(self, view: View) -> Iterator[str]:
        if view.squares:
            return
        pile = None if view.seat is None else view.piles[view.sides[view.seat]]
        if pile is None:
            yield self.words.say("cli-play-hidden-piles")
        elif has_colours(view):
            removed = self.words.colours(colours_out(view))
            yield self.words.say("label-gap-removed", colours=removed)
        else:
            yield f"{self.words.say('label-pile')}: {self.words.cards(pile)}"

    def _in_all(self, view: View) -> list[int]:
        """The pad, with what this round has brought so far."""
        if view.squares:
            return list(view.totals)
        return [
            total + (points or 0) for total, points in zip(view.totals, view.points, strict=True)
        ]

    def standings(self, view: View) -> Iterator[str]:
        """The final scores, best first; equal ones share a place, and the next one is skipped."""
        sign = -1 if view.high_wins else 1
        won = winning_sides(view)
        ranks = [(side not in won, sign * total) for side, total in enumerate(view.totals)]
        yield f"{self.words.say('label-total')}:"
        for side in sorted(range(len(ranks)), key=lambda side: ranks[side]):
            place = 1 + sum(rank < ranks[side] for rank in ranks)
            winner = f", {self.words.say('label-winner')}" if side in won else ""
            name = upper_first(self.words.side(side))
            yield f"  {place}. {name}: {self._amount(view, side)}{self._double(view, side)}{winner}"

    def _amount(self, view: View, side: int) -> str:
        total = view.totals[side]
        key = "label-points" if view.high_wins else "label-bulls"
        return self.words.say(key, bulls=total, points=total)

    def _rows(self, view: View) -> Iterator[str]:
        """The rows with their bulls and markers, cards on their way, cards of a draft."""
        if view.squares:
            yield from squares.rows(self.words, view, CELL)
        else:
            for row in range(len(view.rows)):
                yield self._row(view, row)
        if view.queue:
            yield self.words.say("cli-play-queue", plays=self.words.plays(view.queue))
        yield from powers.open_to_the_team(self.words, view)
        if view.stock:
            yield f"{self.words.say('label-open-cards')}: {self.words.cards(view.stock)}"

    def _row(self, view: View, row: int) -> str:
        """`Row 1:   8  19       2 bulls, odd only`; a cow takes up a place of its own."""
        cells = [str(card) for card in view.rows[row]]
        notes = [self.words.say("label-bulls", bulls=bulls(view.rows[row]))]
        for power in MARKERS:
            slot = view.slots.get(power)
            if isinstance(slot, tuple) and slot[0] == row:
                marker = self.words.marker(power, slot)
                (cells if power == "jumping-cow" else notes).append(marker)
        notes += powers.signs(self.words, view, row)
        line = "".join(f" {cell:>{CELL}}" for cell in cells)
        line = line.ljust((1 + CELL) * int(view.options.get("cap", USUAL_CAP)))
        return f"{self.words.say('label-row', row=row + 1)}:{line}   {', '.join(notes)}"

    def _open_hands(self, view: View) -> Iterator[str]:
        """The hands of the others, where everybody knows them."""
        for seat, hand in enumerate(view.hands):
            if hand is not None and seat != view.seat:
                label = self.words.say("label-hand-of", player=self.words.name(seat))
                yield f"{label} – {self.words.cards(hand)}"

    def _flips(self, view: View) -> Iterator[str]:
        """Which cards the flip card would turn into what."""
        flip = view.slots.get("flip")
        if not isinstance(flip, tuple) or view.seat is None:
            return
        if not flip[view.seat]:
            yield upper_first(self.words.say("label-flip-card-used")) + "."
        elif view.ask is not None and view.ask.kind == "card":
            options = view.ask.options(view.seat)
            turned = [turned_over(choice) for choice in options if choice.kind == "flipped"]
            label = upper_first(self.words.say("label-flip-card"))
            yield f"{label}: {', '.join(turned) or self.words.say('label-none')}"

    def _colours(self, view: View) -> Iterator[str]:
        """The row, the stock, and what everybody has taken."""
        say = self.words.say
        yield f"{say('label-gap-row')}: {self.words.cards(view.rows[0])}"
        yield say("label-stock", count=view.stock_size)
        for seat, pile in enumerate(view.piles):
            label = say("label-gap-taken", player=self.words.name(seat))
            yield f"{label} – {self._by_colour(pile or ())}"

    def _by_colour(self, pile: tuple[int, ...]) -> str:
        """`red 3 5 5, blue 2`: how many of a colour is what counts."""
        said = []
        for colour in range(len(COLOURS)):
            own = sorted(card for card in pile if (card - GAP_FIRST) // 10 == colour)
            if own:
                numbers = " ".join(str(card_and_value(card)[1]) for card in own)
                said.append(f"{self.words.colour(own[0])} {numbers}")
        return ", ".join(said) or self.words.say("label-none")


def winning_sides(view: View) -> set[int]:
    """Those of the winners; the one that is nobody's, where no seat has won."""
    return {view.sides[seat] for seat in view.winners} or {len(view.totals) - 1}


def has_colours(view: View) -> bool:
    """Whether colours are what counts at this table."""
    return "removed" in view.slots


def colours_out(view: View) -> str:
    """The letters of the colours that are not in play."""
    slot = view.slots["removed"]
    indices = slot if isinstance(slot, tuple) else ()
    return "".join(letter for index, letter in enumerate(COLOURS) if index in indices)


def turned_over(choice: Choice) -> str:
    """`62~ = 26`: what to type and what it counts as."""
    return held(f"{choice.text} = {card_and_value(choice.id)[1]}")
