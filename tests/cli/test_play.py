from __future__ import annotations

import ast
import inspect
import itertools
import re
import shlex
from pathlib import Path

import pytest

import oxherd
from oxherd.cli import sitting
from oxherd.cli.console import Console
from oxherd.cli.exits import FINE
from oxherd.cli.seats import RandomSeat, table_names
from oxherd.cli.sitting import Sitting
from oxherd.cli.words import Words
from oxherd.core.dice import Dice
from oxherd.games import find
from oxherd.i18n import LANGUAGES, Translator
from tests.cli.terminal import INTERRUPT, Terminal

GAMES = [game.id for game in oxherd.games()]
SHORT = ("-o", "rounds=2", "--seed", "7")


def short(game: str) -> tuple[str, ...]:
    """The words for a short match; some games have a single round anyway."""
    return SHORT if "rounds" in find(game).defaults else SHORT[2:]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(terminal: Terminal, game: str) -> None:
    """Whoever always takes the first choice on offer gets to the end of every game."""
    code, out, err = terminal("play", game, *short(game), typed=terminal.player())
    assert (code, err) == (0, "")
    assert ("Round 2 of 2" in out) == (short(game) == SHORT)
    assert "\nTotal:\n  1. " in out
    assert ", winner\n" in out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_last_choices(terminal: Terminal, game: str) -> None:
    """The last choice on offer does as well: flipped cards, lower rows, another seat."""
    player = terminal.player(lambda offered: offered[-1])
    code, out, err = terminal(
        "play", game, *short(game), "--players", "3", "--seat", "2", typed=player
    )
    assert (code, err) == (0, "")
    assert ", winner\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_every_language(terminal: Terminal, game: str, language: str) -> None:
    """The same tokens are understood in each language, and no message is missing."""
    typed = recorded(game, terminal)
    code, out, err = terminal("play", game, *short(game), "--lang", language, typed=typed)
    assert (code, err) == (0, "")
    assert f", {Translator(language).say('label-winner')}\n" in out


TYPED: dict[str, list[str]] = {}
"""What was typed in a whole match of a game."""


def recorded(game: str, terminal: Terminal) -> list[str]:
    """The choices of a whole match, played once."""
    if game not in TYPED:
        typed: list[str] = []
        lines = terminal.player(lambda offered: typed.append(offered[0]) or offered[0])  # type: ignore[func-returns-value]
        assert terminal("play", game, *short(game), typed=lines).code == FINE
        TYPED[game] = typed
    return TYPED[game]


@pytest.mark.parametrize(
    ("ask", "said"),
    [("spot", "equally close to two rows"), ("pick", "several cards with the number")],
)
def test_rare_questions_list_what_is_on_offer(terminal: Terminal, ask: str, said: str) -> None:
    """A tie between rows and neighbours with the same number are told apart by their tokens."""
    game = {"spot": "professional", "pick": "gap"}[ask]
    for seed in itertools.count():
        words = ("play", game, "--seed", str(seed), "-o", "rounds=2")
        out = " ".join(terminal(*words, typed=terminal.player()).out.split())
        if said in out:
            break
    offer = out.partition(said)[2].partition("You can choose: ")[2].partition(" Your choice")[0]
    assert len(offer.split("), ")) > 1
    assert offer.count("(") == offer.count(",") + (1 if ask == "pick" else -1)


def test_without_a_game_it_is_classic(terminal: Terminal) -> None:
    """Nothing at all has to be typed to play."""
    code, out, _ = terminal("play")
    assert code == 0
    assert out.startswith("6 nimmt! (Take 5). 4 players. Match to 66.\n")


def test_house_rules_are_called_so(terminal: Terminal) -> None:
    """What no rulebook has is marked from the start."""
    assert "House combination." in terminal("play", "classic", "-o", "rows=3").out
    assert "House combination." not in terminal("play", "nifty").out


def test_wrong_input_repeats_the_question(terminal: Terminal) -> None:
    """A typing error costs nothing: the question stands and the match goes on as without it."""
    plain = recorded("classic", terminal)
    wrong = ["105", "r9", "44~", "", "blue", "x" * 500, "1 2", "-1", "\x1b[2J"]
    lines = [line for choice in plain for line in (*wrong, choice)]
    code, out, err = terminal("play", "classic", *SHORT, typed=lines)
    clean = terminal("play", "classic", *SHORT, typed=plain).out
    assert (code, err) == (0, "")
    assert out.count("“105” is not on offer now.") == len(plain)
    assert "\x1b" not in out.replace(
        "\x1b[2J\n", ""
    )  # What is typed is echoed, what is said is not.
    assert out.endswith(clean[-200:])


def test_words_show_things_without_answering(terminal: Terminal) -> None:
    """Help, rules, hand, score and table are there at every question."""
    typed = ["?", "help", "RULES", " hand ", "score", "table", "cards"]
    out = terminal("play", "--seed", "7", typed=typed).out
    assert out.count("Type what you choose") == 2
    assert "Goal: have the fewest bulls" in out
    assert out.count("\nYour hand: ") + out.count(" Your hand: ") == 4
    assert "You: 0 bulls this round, 0 in all" in out
    assert out.count("Round 1. Trick 1.") == 2


def test_words_are_understood_in_the_language_too(terminal: Terminal) -> None:
    """With accents and without, beside the English ones."""
    typed = ["nápověda", "napoveda", "stul", "skore", "table", "konec", ""]
    code, out, _ = terminal("play", "--lang", "cs", typed=typed)
    assert code == 0
    assert out.count("Napiš, co volíš") == 2
    assert out.count("Kolo 1. Sada 1.") == 3
    assert "Skóre:" in out


LOW = ("play", "flip", *SHORT)
"""In this match the very first flipped card on offer fits no row."""


@pytest.mark.parametrize("spelling", ["2", "r2", "R2", "row 2", " 2 "])
def test_a_row_may_be_called_by_its_number(terminal: Terminal, spelling: str) -> None:
    """At the question for a row a bare number is a row."""
    out = terminal(*LOW, typed=["21~", spelling]).out
    assert "The 21 as 12 fits no row. Which row do you take?" in out
    assert "you take row 2" in out


def test_a_flipped_card_may_be_typed_without_a_tilde(terminal: Terminal) -> None:
    """Not every keyboard has `~` at hand."""
    assert "Flip card: 21~ = 12, 30~ = 3," in terminal(*LOW).out
    for typed in ("21~", "21f"):
        out = terminal(*LOW, typed=[typed, "1"]).out
        assert "Revealed: you 21 as 12," in out
        assert "Flip card used." in out


def test_a_pair_of_cards_may_be_typed_at_once(terminal: Terminal) -> None:
    """Two choices that are owed fit on one line; one and the same card is not two."""
    hand = terminal("play", "nifty", *SHORT).out.partition("Your hand: ")[2].split()
    same = terminal("play", "nifty", *SHORT, typed=[f"{hand[0]} {hand[0]}"]).out
    assert "is not on offer now" in same
    for typed in ([f"{hand[0]} + {hand[1]}"], hand[:2]):
        out = terminal("play", "nifty", *SHORT, typed=typed).out
        assert f"you {hand[0]} + {hand[1]}" in out


def test_colours_may_be_typed_as_they_are_shown(terminal: Terminal) -> None:
    """A card of GAP is `7r`, and `red 7` as well."""
    shown = terminal("play", "gap", *SHORT).out.partition("Your hand: ")[2]
    card = shown.partition("(")[2].partition(")")[0]
    assert f"You play the {card}." in terminal("play", "gap", *SHORT, typed=[card.upper()]).out


def test_names_and_seats(terminal: Terminal) -> None:
    """The others are called as given, then as cows are; the own seat is `you`."""
    words = ("play", "--players", "4", "--seat", "3", "--names", "Ann, \x1b[1mBen")
    assert "At the table, clockwise: Ann, \\x1b[1mBen, you and Daisy.\n" in terminal(*words).out


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ("Ann,Ben,Cleo", "More names (3) than other players (2)."),
        ("Ann, ann", "Two at this table would be called “ann”."),
        ("You", "Two at this table would be called “You”."),
    ],
)
def test_names_that_do_not_fit(terminal: Terminal, names: str, said: str) -> None:
    """One for each of the others at most, and no two alike; nothing is dropped in silence."""
    code, out, err = terminal("play", "--players", "3", "--names", names)
    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert terminal("play", "--players", "3", "--names", "daisy").out.count("aisy") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_every_table(language: str) -> None:
    """Ten seats, and no two cows are called alike."""
    names = table_names(Translator(language), 10, 4, [])
    assert len(set(names)) == 10


def test_a_seat_that_is_not_there(terminal: Terminal) -> None:
    """Seats are counted from 1, in the error as well."""
    code, _, err = terminal("play", "--seat", "5")
    assert code == 2
    assert "There is no seat 5 at this table." in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "rows=99"], "The option “rows” cannot be “99”. Please use one of these: 2..8."),
        (["-o", "hide-piles=maybe"], "Please use one of these: true, false."),
        (["-o", "rows"], "“rows” is not an option. Please write NAME=VALUE"),
        (["-o", "colour=red"], "has no option “colour”."),
        (["-o", "players=3"], "Perhaps you mean: --players."),
        (["-o", "target=0"], "This match would never end."),
        (["-o", f"target={'9' * 5000}"], "The option “target” cannot be"),
        (["--players", "11"], "for 2 to 10 players, not for 11."),
        (["logic", "-o", "logic=false"], "is always on."),
    ],
)
def test_wrong_agreements(terminal: Terminal, words: list[str], said: str) -> None:
    """The engine says what cannot be played, the command line says it in words."""
    code, out, err = terminal("play", *words)
    assert (code, out) == (2, "")
    assert said in err


def test_end_of_input_is_a_polite_goodbye(terminal: Terminal) -> None:
    """Where nobody types any more, the program ends without a complaint."""
    code, out, err = terminal("play")
    assert (code, err) == (0, "")
    assert out.endswith("Your choice: \n")


def test_an_interrupt_keeps_the_record(terminal: Terminal, tmp_path: Path) -> None:
    """Ctrl-C ends with 130, and what was to be recorded is there."""
    file = tmp_path / "match.txt"
    typed = [recorded("classic", terminal)[0], INTERRUPT]
    code, out, err = terminal("play", "classic", *SHORT, "--record", str(file), typed=typed)
    assert (code, err) == (130, "")
    assert f"oxherd play --resume {file} --seat 1\n" in out
    assert oxherd.Match.replay(file.read_text(encoding="utf-8")).ask is not None


def test_quit_asks_where_to_keep_the_match(terminal: Terminal, tmp_path: Path) -> None:
    """A name that cannot be used is asked for again; none means that nothing is kept."""
    taken, free = tmp_path / "taken", tmp_path / "free"
    taken.write_text("mine", encoding="utf-8")
    typed = ["quit", str(taken), str(tmp_path / "no" / "where"), str(free)]
    code, out, _ = terminal("play", typed=typed)
    assert code == 0
    assert "taken exists already." in " ".join(out.split())
    assert "cannot be written: No such file or directory." in " ".join(out.split())
    assert taken.read_text(encoding="utf-8") == "mine"
    assert free.read_text(encoding="utf-8").startswith("oxherd record 1\n")
    assert terminal("play", typed=["quit", ""]).code == 0
    assert terminal("play", typed=["q"]).code == 0


def test_a_match_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    """Left at any question, even between the two cards of a pair, a match is resumed there."""
    file = tmp_path / "match.txt"
    plain = recorded("nifty", terminal)
    terminal("play", "nifty", *SHORT, "--record", str(file), typed=plain[:1])
    for choice in plain[1:4]:
        before = oxherd.Match.replay(file.read_text(encoding="utf-8"))
        out = terminal("play", "--resume", str(file), "--seat", "1", typed=[choice]).out
        assert out.startswith("Nifty. 4 players.")
        after = oxherd.Match.replay(file.read_text(encoding="utf-8"))
        assert len(after.record().steps) >= len(before.record().steps)
        assert after.position() != before.position()
    words = ("play", "--resume", str(file), "--seat", "1")
    resumed = terminal(*words, typed=terminal.player())
    assert resumed.code == 0
    assert ", winner\n" in resumed.out
    assert oxherd.Match.replay(file.read_text(encoding="utf-8")).ask is None
    assert ", winner\n" in terminal(*words).out


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_sees_everything(terminal: Terminal, tmp_path: Path, game: str) -> None:
    """Table and own hand before the first question, in the middle of a turn and of a pair too."""
    file = tmp_path / "match.txt"
    plain = recorded(game, terminal)
    for count in range(1, min(len(plain), 7)):
        file.unlink(missing_ok=True)
        terminal("play", game, *short(game), "--record", str(file), typed=plain[:count])
        out = terminal("play", "--resume", str(file), "--seat", "1").out
        before = out.partition("Your choice:")[0]
        assert "\nYour hand: " in before or "\nYour tiles and their bulls: " in before
        assert "\nRow 1:" in before or "\nRow: " in before or "\nOpen cards: " in before


def test_who_comes_back_within_a_pair_is_told_the_first_card(
    terminal: Terminal, tmp_path: Path
) -> None:
    """The card that lies there already, then the question for the second one."""
    file = tmp_path / "match.txt"
    plain = recorded("nifty", terminal)
    terminal("play", "nifty", *SHORT, "--record", str(file), typed=plain[:1])
    out = terminal("play", "--resume", str(file), "--seat", "1").out
    told = ["\nRow 1:", "\nYour hand: ", f"\nYour card: {plain[0]}\n", "\nYour choice: "]
    assert [out.index(text) for text in told] == sorted(map(out.index, told))


def test_the_own_seat_is_told_for_later(terminal: Terminal, tmp_path: Path) -> None:
    """The line that goes on with a match sits down at the same place."""
    file = tmp_path / "a match.txt"
    out = terminal("play", "--seat", "2", "--record", str(file)).out
    assert out.endswith(f"  oxherd play --resume '{file}' --seat 2\n")


def test_names_and_language_are_told_for_later(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a record does not keep stands in the line that goes on; typed, it says the same."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OXHERD_PROG", "./ox")
    words = ("play", "--names", "Ann Lee,-Ben", "--lang", "cs_CZ", "--record=-x")
    hint = terminal(*words).out.splitlines()[-1]
    assert hint == "  ./ox play --resume=-x --seat 1 --names 'Ann Lee,-Ben' --lang cs"
    again = terminal(*shlex.split(hint)[1:]).out
    assert "Ann Lee, -Ben a Stračena" in again
    assert again.splitlines()[-1] == hint


def test_a_record_does_not_tell_the_seat(terminal: Terminal, tmp_path: Path) -> None:
    """To guess it could show the hand of somebody else; alone, there is nothing to guess."""
    file = tmp_path / "match.txt"
    terminal("play", "--seat", "3", "--record", str(file))
    code, out, err = terminal("play", "--resume", str(file))
    assert (code, out) == (2, "")
    assert err.endswith("seat is yours. Please add --seat with a number from 1 to 4.\n")
    alone = str(tmp_path / "alone.txt")
    terminal("play", "buffalo", "--players", "1", "--record", alone)
    assert terminal("play", "--resume", alone).code == 0


def test_a_record_is_there_before_the_first_answer(terminal: Terminal, tmp_path: Path) -> None:
    """At every question the file holds all that has happened, should the power fail."""
    file = tmp_path / "match.txt"
    seen: list[int] = []

    def choose(offered: list[str]) -> str:
        match = oxherd.Match.replay(file.read_text(encoding="utf-8"))
        seen.append(len(match.events))
        return offered[0]

    terminal("play", "classic", *SHORT, "--record", str(file), typed=terminal.player(choose))
    assert seen == sorted(set(seen))
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_another_record_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    """A file that is there is left alone, unless the match in it goes on."""
    file = tmp_path / "match.txt"
    file.write_text("mine", encoding="utf-8")
    code, _, err = terminal("play", "--record", str(file))
    assert code == 2
    assert "exists already." in err
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_record_that_cannot_be_kept(terminal: Terminal, tmp_path: Path) -> None:
    """It is said before anybody sits down."""
    code, out, err = terminal("play", "--record", str(tmp_path / "no" / "where"))
    assert (code, out) == (2, "")
    assert "cannot be written: No such file or directory." in err


def test_the_own_words_go_before_the_file(terminal: Terminal, tmp_path: Path) -> None:
    """Where something is wrong with them, no file is made."""
    file = tmp_path / "match.txt"
    assert terminal("play", "--record", str(file), "--seat", "9").code == 2
    assert terminal("play", "--record", str(file), "--names", "a,a").code == 2
    assert not file.exists()


@pytest.mark.parametrize("words", [["gap"], ["--players", "3"], ["-o", "rounds=1"]])
def test_a_record_says_itself_what_is_played(
    terminal: Terminal, tmp_path: Path, words: list[str]
) -> None:
    """Game, players and options beside --resume are refused, not ignored."""
    file = tmp_path / "match.txt"
    terminal("play", "--record", str(file))
    code, _, err = terminal("play", *words, "--resume", str(file))
    assert code == 2
    assert "already says what is played" in err


def test_a_seed_cannot_change_a_record(terminal: Terminal, tmp_path: Path) -> None:
    """It decides all chance, and in a record chance has decided."""
    file = tmp_path / "match.txt"
    terminal("play", "--record", str(file))
    words = ("play", "--resume", str(file), "--seat", "1", "--seed", "5")
    assert terminal(*words) == (2, "", "--seed does not go with --resume.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_ends_with_one_mark(terminal: Terminal, game: str, language: str) -> None:
    """`6 nimmt! 4 Personen.`: a name may bring its own."""
    first = terminal("play", game, "--lang", language).out.partition("\n")[0]
    assert not re.search(r"[.!?][.!?]", first)
    assert first.startswith(Translator(language).say(f"game-{game}-name"))


@pytest.mark.parametrize(("players", "doubled"), [("2", True), ("3", False)])
def test_bulls_counted_double_are_called_so_at_the_end(
    terminal: Terminal,
    players: str,
    doubled: bool,  # noqa: FBT001 - what is expected
) -> None:
    """The cards of a small team show half of what it has."""
    out = terminal(
        "play", "buffalo", "--seed", "4", "--players", players, typed=terminal.player()
    ).out
    total = out.partition("\nTotal:\n")[2]
    assert (" bulls (doubled already)" in total) == doubled


def test_the_same_seed_is_the_same_match(terminal: Terminal) -> None:
    """Cards and opponents both come from the seed, a number or a word."""
    plain = recorded("classic", terminal)[:3]
    first, second = (terminal("play", "--seed", "7", typed=plain).out for _ in range(2))
    assert first == second
    assert terminal("play", "--seed", "friday").out == terminal("play", "--seed", "friday").out
    hand = " ".join(map(str, oxherd.Match(oxherd.rules("classic"), seed=7).view(0).hand))
    assert f"Your hand: {hand}\n" in first


def test_the_screen_comes_from_the_own_view_and_ears() -> None:
    """The sitting asks the match for nothing that holds secrets, but for the record to save."""
    tree = ast.parse(inspect.getsource(sitting))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self.match"
    }
    assert used == {"ask", "choose", "heard", "record", "view"}


def test_hidden_cards_change_nothing_on_the_screen(terminal: Terminal) -> None:
    """Whatever the others hold, the first question looks the same."""
    own, rows = "3 14 25 36 47 58 69 80 91 102", "12 37 43 60"
    screens = set()
    for others in ("1 2 4 5 6 7 8 9 10 11", "104 103 101 100 99 98 97 96 95 94"):
        match = oxherd.Match(oxherd.rules("classic", players=2), deal=f"{own} {others} {rows}")
        terminal("games")  # An empty keyboard.
        console = Console(Translator("en"))
        words = Words(console.translator, ["you", "Daisy"], 0)
        Sitting(console, match, words, RandomSeat(Dice(1)), file=None, resumed=False).run()
        terminal.screen = ""
        terminal.look()
        screens.add(terminal.screen)
    assert len(screens) == 1
    assert own in screens.pop()
