"""What a game in the catalogue says of itself, and how rules are made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from oxherd.core.border import no_number, quoted, whole
from oxherd.core.errors import BadOption, UnknownGame
from oxherd.core.native import Unchecked
from oxherd.core.rules import Option, Rules
from oxherd.games.options import OptionSpec, checked, with_files


class Game:
    """A published game: who can play it, from which box it is, what can be agreed before."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the public word for it
        *,
        version: int,
        least: int,
        most: int,
        edition: str,
        options: tuple[OptionSpec, ...],
        build: Callable[[Game, int, dict[str, Option], frozenset[str]], Rules],
        reconstruction: bool = False,
    ) -> None:
        self.id = id
        """Never changes."""
        self.version = version
        """Goes up with every change of behaviour."""
        self.least = least
        self.most = most
        self.edition = edition
        """The rulebooks it follows."""
        self.options = options
        self.build = build
        self.reconstruction = reconstruction
        """Whether parts of the material are a guess of ours, which people are to be told."""

    @property
    def players(self) -> range:
        """The player counts it can be played with."""
        return range(self.least, self.most + 1)

    @property
    def defaults(self) -> dict[str, Option]:
        """Every option with its default."""
        return {spec.name: spec.default for spec in self.options}

    def __repr__(self) -> str:
        return f"Game({self.id}, {self.least}-{self.most} players)"


_catalogue: Final[dict[str, Game]] = {}


def add(game: Game) -> None:
    """Put a game into the catalogue."""
    if game.id in _catalogue:
        raise AssertionError(f"game {game.id} is there already")
    _catalogue[game.id] = game


def games() -> tuple[Game, ...]:
    """The catalogue, in the order of the boxes.

    >>> [game.id for game in games()][:3]
    ['classic', 'tactics', 'logic']
    """
    return tuple(_catalogue.values())


def find(game: str | Unchecked) -> Game:
    """The game with this id; UnknownGame names the one that was perhaps meant."""
    found = _catalogue.get(game) if isinstance(game, str) else None
    if found is None:
        raise UnknownGame(
            "unknown-game", game=quoted(game), close=_closest(quoted(game), list(_catalogue))
        )
    return found


def rules(
    game: str | Unchecked, players: int | Unchecked = 4, **options: Option | Unchecked
) -> Rules:
    """The rules of a game for a number of players.

    >>> rules("classic", players=4, target=66).options["target"]
    66
    >>> rules("clasic", players=4)
    Traceback (most recent call last):
    oxherd.core.errors.UnknownGame: unknown-game: game=clasic, close=classic
    """
    return made(game, players, with_files(find(game).options, options))


def made(
    game: str | Unchecked, players: int | Unchecked, options: Mapping[str, Option | Unchecked]
) -> Rules:
    """The same for options from elsewhere: a record, a pickle. It never opens a file."""
    found = find(game)
    number = whole(players)
    if number is None or number not in found.players:
        raise BadOption(
            "players-range",
            game=found.id,
            players=no_number(players),
            least=found.least,
            most=found.most,
        )
    names = [spec.name for spec in found.options]
    for name in options:
        if name not in names:
            close = _closest(quoted(name), names)
            raise BadOption("option-unknown", game=found.id, option=quoted(name), close=close)
    values = {spec.name: checked(spec, options) for spec in found.options}
    built = found.build(found, number, values, frozenset(options))
    built.given = MappingProxyType({name: values[name] for name in options})
    built.maker = made
    return built


def _closest(word: str, known: list[str]) -> str:
    import difflib  # noqa: PLC0415 - only errors need it, and it is slow to import

    close = difflib.get_close_matches(str(word)[:40].lower(), known, 1)
    return close[0] if close else ", ".join(known)
