from __future__ import annotations

import re

import pytest

import oxherd
from oxherd.games import Game
from oxherd.games.options import OptionSpec
from tests.docs.pages import DOCS, ROOT, headings, page, rows, section
from tests.matches import some_rounds

SECTIONS = [
    "Players",
    "Components",
    "Setup",
    "Turn",
    "Special cards",
    "End",
    "Scoring",
    "Ambiguities and our ruling",
    "Choices and notation",
    "Options",
    "Version history",
]
GAMES = oxherd.games()


def game_id(game: Game) -> str:
    return game.id


def shown(value: object) -> str:
    """A default as the pages write it."""
    return f'`"{value}"`' if isinstance(value, str) else f"`{value}`"


def test_there_is_a_page_for_each_game_and_no_other() -> None:
    assert {path.stem for path in (DOCS / "games").glob("*.md")} == {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_page_has_the_fixed_sections_and_says_who_plays(game: Game) -> None:
    text = page(f"games/{game.id}.md")
    assert headings(text, 2) == SECTIONS
    assert headings(text, 1)[0].endswith(f" (`{game.id}`)")
    assert re.match(rf"\s*{game.least} to {game.most}\b", section(text, "Players"))


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_page_has_every_option_with_its_default(game: Game) -> None:
    table = [row[:2] for row in rows(section(page(f"games/{game.id}.md"), "Options"))]
    assert table == [[f"`{spec.name}`", shown(spec.default)] for spec in game.options]


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_the_version_history_has_every_version(game: Game) -> None:
    history = section(page(f"games/{game.id}.md"), "Version history")
    told = sorted(int(number) for number in re.findall(r"^- (\d+):", history, re.MULTILINE))
    assert told == list(range(1, game.version + 1))


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_page_names_the_kinds_of_asks_of_its_game(game: Game) -> None:
    notation = section(page(f"games/{game.id}.md"), "Choices and notation")
    options = some_rounds(game.id, 2)
    for players in (2, game.most):
        match = oxherd.Match(oxherd.rules(game.id, players, **options), seed=1, log=False)
        turn = 0
        while (ask := match.ask) is not None:
            assert f"- `{ask.kind}` ({ask.mode})" in notation
            offered = ask.options(ask.seats[0])
            turn += 1
            match.choose(ask.seats[0], offered[turn % len(offered)])


def test_the_readme_lists_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = [row[:3] for row in rows(section(readme, "The games"))]
    expected = []
    for game in GAMES:
        title = headings(page(f"games/{game.id}.md"), 1)[0].removesuffix(f" (`{game.id}`)")
        link = f"[`{game.id}`](docs/games/{game.id}.md)"
        expected.append([link, title, f"{game.least}–{game.most}"])
    assert table == expected


def test_the_reference_has_every_option_with_its_defaults_and_limits() -> None:
    table = {row[0].strip("`"): row for row in rows(page("reference/options.md"))}
    specs: dict[str, dict[str, OptionSpec]] = {}
    for game in GAMES:
        for spec in game.options:
            specs.setdefault(spec.name, {})[game.id] = spec
    assert set(table) == set(specs)
    for name, by_game in specs.items():
        _, defaults, allowed, meaning = table[name]
        usual = defaults.split(";")[0]
        exceptions = {game: value for value, game in re.findall(r"; (`.+?`) in `(.+?)`", defaults)}
        for game_name, spec in by_game.items():
            assert shown(spec.default) == exceptions.get(game_name, usual), (name, game_name)
            assert spec.allowed() in allowed, (name, game_name)
            assert spec.house == ("(house)" in meaning), (name, game_name)
