"""A match, as users touch it: rules, state, log, notation and views behind a few words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from oxherd.core.ask import ANY, ONE, Ask
from oxherd.core.border import no_number, quoted, seat_number, whole
from oxherd.core.chance import Chance, Scripted, Shake
from oxherd.core.choice import PASS, PASS_TRICK, Choice, as_choice, choice_of
from oxherd.core.engine import do, run, verify, withdraw
from oxherd.core.errors import (
    BadDeal,
    BadPosition,
    BadRecord,
    NotYourTurn,
    OxherdError,
    StaleAsk,
    bad_record,
)
from oxherd.core.event import Draw, Event, Events, Log, Move
from oxherd.core.native import Unchecked
from oxherd.core.rules import Rules
from oxherd.core.state import State
from oxherd.games import made
from oxherd.notation.position import read_position, write_position
from oxherd.notation.promise import Sworn, commitment_to, told_seed
from oxherd.notation.record import Record, read_record, read_said, said_text
from oxherd.views import View, see

Seed = int | bytes | Unchecked | None
Deal = Sequence[int] | Sequence[str] | str | Unchecked | None
Number = int | Unchecked
Seat = Number

SEED_SIZE: Final = 32
MOST_BITS: Final = 256


class Match:
    """One match from the first deal to the last score.

    >>> import oxherd
    >>> match = oxherd.Match(oxherd.rules("classic", players=2), seed=7)
    >>> while (ask := match.ask) is not None:
    ...     seat = ask.seats[0]
    ...     match.choose(seat, ask.options(seat)[0])
    >>> len(match.winners) > 0 and max(match.scores) >= 66
    True
    """

    __slots__ = ("_ask", "_log", "_rules", "_start", "_state")

    def __init__(
        self,
        rules: Rules | Unchecked,
        seed: Seed = None,
        deal: Deal = None,
        *,
        log: bool | Unchecked = True,
        _resume: tuple[State, Log | None, str] | None = None,
    ) -> None:
        """Begin a match.

        `seed` decides every shuffle; without one it comes from the operating system. `deal` gives
        the cards of the first round in the order they are dealt. `log=False` keeps no events and no
        record.
        """
        rules = _known(rules)
        if _resume is None:
            chance: Chance = Shake(seed_bytes(seed))
            if deal is not None:
                chance = Scripted({(1, "deal"): _cards(deal)}, chance)
            _resume = (rules.begin(chance), Log([], []) if log else None, "")
        self._rules = rules
        self._state, self._log, self._start = _resume
        self._state.log = self._log
        self._ask = run(rules, self._state)

    @classmethod
    def at(cls, rules: Rules | Unchecked, position: str | Unchecked, seed: Seed = None) -> Match:
        """A match that goes on from a position; `?` cards are dealt from those not seen.

        >>> import oxherd
        >>> rules = oxherd.rules("classic", players=2)
        >>> match = oxherd.Match.at(rules, "ox1 | rows 12 / 37 / 43 / 58 | hands 14 61 / 15 44")
        >>> match.choose(0, "14"), match.choose(1, "44")
        (None, None)
        >>> match.view(None).rows
        ((12, 14), (37,), (43, 44), (58,))
        """
        rules = _known(rules)
        state = read_position(rules, position, Shake(seed_bytes(seed)))
        return cls(rules, _resume=(state, Log([], []), write_position(rules, state)))

    @classmethod
    def replay(cls, record: Record | str | Unchecked) -> Match:
        """The match that a record tells, event by event; BadRecord where it cannot be played."""
        return replay(cls, record if isinstance(record, Record) else read_record(record))

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._rules

    @property
    def ask(self) -> Ask | None:
        """The decision that is waited for; None when the match is over."""
        return self._ask

    def choose(
        self, seat: Seat, choice: Choice | str | int | Unchecked, ask: Number | None = None
    ) -> None:
        """A seat decides, by a Choice, its text or its id.

        Give `ask`, the number of the ask it answers, where messages can be late.

        IllegalChoice, NotYourTurn and StaleAsk leave the match as it was.
        """
        current = self._current(ask)
        who = seat_number(seat, self._rules.players)
        number = as_choice(choice).id
        verify(current, who, number)
        if do(self._rules, self._state, current, who, number):
            self._ask = run(self._rules, self._state)

    def withdraw(self, seat: Seat, ask: Number | None = None) -> None:
        """Take back a choice that is still sealed."""
        current = self._current(ask)
        withdraw(self._state, current, seat_number(seat, self._rules.players))

    def _current(self, given: Number | None) -> Ask:
        """The present ask, if it is the one that is meant."""
        current = self._ask
        if current is None:
            raise NotYourTurn("match-over")
        if given is not None:
            number = whole(given)
            if number is None:
                raise StaleAsk("stale-ask", given=no_number(given), current=current.number)
            if number != current.number:
                raise StaleAsk("stale-ask", given=number, current=current.number)
        return current

    def view(self, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may know now, and nothing else."""
        return see(self._rules, self._state, self._ask, seat)

    @property
    def events(self) -> Events:
        """Everything that happened, secrets included; `heard` filters it for a seat."""
        return Events([]) if self._log is None else Events(self._log.events)

    def heard(self, seat: Seat | None) -> list[Event]:
        """The events that this seat (None: a spectator) may know of."""
        who = None if seat is None else seat_number(seat, self._rules.players)
        return [event for event in self.events if event.heard_by(who)]

    @property
    def round(self) -> int:
        """The number of the present round, from 1."""
        return self._state.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The score pad, a number for each side; `rules.high_wins` says what is better."""
        return tuple(self._state.totals)

    @property
    def utilities(self) -> tuple[int, ...]:
        """The scores turned so that more is always better."""
        return self._rules.utilities(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the match is over."""
        return () if self._ask is not None else self._rules.winners(self._state)

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place by the score pad as it stands, e.g. (1, 1, 3)."""
        return self._rules.places(self._state)

    def position(self) -> str:
        """The table as one line of text, secrets included; `Match.at` reads it."""
        return write_position(self._rules, self._state)

    def record(self) -> Record:
        """The whole match so far; its text form is `str(match.record())`. Holds every secret."""
        if self._log is None:
            raise BadRecord("record-off")
        seed = _seed_of(self._state.chance)
        over = self._ask is None
        return Record(
            game=self._rules.game,
            version=self._rules.version,
            players=self._rules.players,
            options=dict(self._rules.given),
            commitment=commitment_to(seed) if seed else "",
            start=self._start,
            steps=self._log.steps[:],
            sealed=self._sealed(),
            seed=seed.hex() if over else "",
            scores=self.scores,
            winners=self.winners,
        )

    def _seal(self, seat: int, choice: int) -> None:
        """A choice that was sealed; a pass for the trick stays while others are asked."""
        state, ask = self._state, self._ask
        if choice == PASS_TRICK and self._rules.interrupts and ask is not None and ask.mode == ONE:
            state.sealed = state.sealed or [()] * self._rules.players
            state.sealed[seat] = (PASS_TRICK,)
        else:
            self.choose(seat, choice_of(choice))

    def _sealed(self) -> str:
        chosen = [(seat, ids) for seat, ids in enumerate(self._state.sealed) if ids]
        return said_text(tuple([seat for seat, _ in chosen]), [ids for _, ids in chosen])

    def __repr__(self) -> str:
        """`Match(classic, 2 players, round 1, ask 3 all card)`."""
        ask = self._ask
        now = "over" if ask is None else f"ask {ask.number} {ask.mode} {ask.kind}"
        rules = self._rules
        return f"Match({rules.game}, {rules.players} players, round {self.round}, {now})"

    def copy(self) -> Match:
        """An independent match at the same point, log included."""
        log = None if self._log is None else self._log.copy()
        return type(self)(self._rules, _resume=(self._state.copy(), log, self._start))

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self._rules, (self._state, self._log, self._start)))


def _restore(kind: type[Match], rules: Rules, resume: tuple[State, Log | None, str]) -> Match:
    """The other half of a pickle."""
    return kind(rules, _resume=resume)


def replay(kind: type[Match], record: Record) -> Match:
    """Play a record again, choice by choice, with the chance that it tells of."""
    rules = _rules_of(record)
    seed = told_seed(record)
    script = Scripted(_script(record), None)
    sworn = Sworn(script, seed) if seed else None
    chance: Chance = script if sworn is None else sworn
    try:
        state = read_position(rules, record.start, chance) if record.start else rules.begin(chance)
        match = kind(rules, _resume=(state, Log([], []), record.start))
    except BadPosition as error:
        raise bad_record("record-choice", record.line_of(-1), error) from error
    except BadDeal as missing:  # another name: the compiler gives a variable one type
        raise bad_record("record-deal", record.line_of(0), missing) from missing
    _hear_anew(match)
    for at, step in enumerate(record.steps):
        if isinstance(step, Move):
            _repeat(match, step, record.line_of(at))
    _hear_anew(match)
    _repeat_sealed(match, record)
    _check_draws(match, record, sworn)
    if match.scores != record.scores or match.winners != record.winners:
        line = record.line_of(len(record.steps))
        raise BadRecord("record-choice", line=line, problem="scores")
    _go_on(match, seed)
    return match


def _rules_of(record: Record) -> Rules:
    try:
        rules = made(record.game, record.players, record.options)
    except OxherdError as error:
        raise bad_record("record-rules", 2, error) from error
    if rules.version != record.version:
        raise BadRecord("record-rules", line=3, problem=f"version {rules.version}")
    return rules


def _script(record: Record) -> dict[tuple[int, str], tuple[int, ...]]:
    script: dict[tuple[int, str], tuple[int, ...]] = {}
    for at, step in enumerate(record.steps):
        if isinstance(step, Draw):
            if (step.round, step.purpose) in script:
                raise BadRecord("record-deal", line=record.line_of(at), problem=step.purpose)
            script[step.round, step.purpose] = step.drawn
    return script


def _repeat(match: Match, move: Move, line: int) -> None:
    """Make the choices of one ask again; silent passes in between are not told."""
    try:
        while (ask := match.ask) is not None and ask.mode == ANY and ask.number < move.number:
            for seat in ask.seats:
                match.choose(seat, choice_of(PASS))
        _hear_anew(match)
        too_many = match.ask is not None and _says_too_much(match.ask, move)
        for at, seat in enumerate(move.seats):
            for choice in move.of_seat(at):
                match.choose(seat, choice_of(choice), move.number)
    except BadDeal as missing:  # another name: the compiler gives a variable one type
        raise bad_record("record-deal", line, missing) from missing
    except OxherdError as error:
        raise bad_record("record-choice", line, error) from error
    if too_many or (match.ask is not None and match.ask.number == move.number):
        raise BadRecord("record-choice", line=line, problem="seats")


def _hear_anew(match: Match) -> None:
    """Forget what is sealed for the present ask: it was perhaps taken back, and is told again."""
    state, ask = match._state, match._ask  # noqa: SLF001
    if ask is not None and ask.mode != ONE and state.sealed:
        state.sealed = []
        match._ask = run(match._rules, state)  # noqa: SLF001


def _says_too_much(ask: Ask, move: Move) -> bool:
    """Whether a seat gives more choices than it owes: the last ones would be changes of mind."""
    members = [seat for seat in move.seats if seat in ask.members]
    return any([len(move.of_seat(move.seats.index(seat))) > ask.owed(seat) for seat in members])


def _repeat_sealed(match: Match, record: Record) -> None:
    if not record.sealed:
        return
    line = record.line_of(len(record.steps))
    try:
        for seat, choices in read_said(record.sealed):
            for choice in choices:
                match._seal(seat, choice)  # noqa: SLF001
    except OxherdError as error:
        raise bad_record("record-choice", line, error) from error
    except (ValueError, IndexError) as wrong:  # another name: the compiler gives it one type
        raise BadRecord("record-choice", line=line, problem=str(wrong)) from wrong
    if match._sealed() != record.sealed:  # noqa: SLF001
        raise BadRecord("record-choice", line=line, problem="sealed")


def _check_draws(match: Match, record: Record, sworn: Sworn | None) -> None:
    """Every draw that is told was needed, and is that of the seed where one is told."""
    broken = [] if sworn is None else sworn.broken
    needed = set() if match._log is None else set(match._log.steps)  # noqa: SLF001
    for at, step in enumerate(record.steps):
        if isinstance(step, Draw) and step not in needed:
            raise BadRecord("record-deal", line=record.line_of(at), problem=step.purpose)
        if isinstance(step, Draw) and (step.round, step.purpose) in broken:
            raise BadRecord("record-deal", line=record.line_of(at), problem="seed")


def _go_on(match: Match, seed: bytes) -> None:
    """What comes after the record is new; a told seed goes on as it would have.

    A new seed did not deal what the record tells, so it is not committed to.
    """
    match._state.chance = (  # noqa: SLF001
        Shake(seed) if seed else Scripted({}, Shake(os.urandom(SEED_SIZE)))
    )


def seed_bytes(seed: Seed) -> bytes:
    """The secret that shuffles are made from: given bytes, a number for tests, or new."""
    if seed is None:
        return os.urandom(SEED_SIZE)
    if isinstance(seed, bytes) and seed:
        return seed
    number = whole(seed)
    if number is None or number.bit_length() > MOST_BITS:
        raise BadDeal("deal-seed", found=no_number(seed))
    return number.to_bytes(number.bit_length() // 8 + 1, "big", signed=True)


def _seed_of(chance: Chance) -> bytes:
    """The seed where all deals come from it, else nothing."""
    return chance.seed if isinstance(chance, Shake) else b""


def _known(rules: Rules | Unchecked) -> Rules:
    """Rules as `oxherd.rules` makes them; a mistake of a program, so not an OxherdError."""
    if not isinstance(rules, Rules):
        raise TypeError(f"a Match needs Rules, as oxherd.rules() makes them, not {quoted(rules)}")
    return rules


def _cards(deal: Deal) -> tuple[int, ...]:
    """Cards as ids from text, tokens or ids."""
    if isinstance(deal, bytes) or not isinstance(deal, Sequence):
        raise BadDeal("deal-cards", round=1, purpose="deal")
    items: Sequence[object] = deal.split() if isinstance(deal, str) else deal
    try:
        return tuple([as_choice(item).id for item in items])
    except OxherdError as error:
        raise BadDeal("deal-cards", round=1, purpose="deal") from error
