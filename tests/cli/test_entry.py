from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from oxherd.cli import argparse_words, commands, serve
from oxherd.i18n import LANGUAGES, Translator
from tests.cli.process import PATIENCE, PROGRAM, interrupt, running
from tests.cli.terminal import Terminal

COMMANDS = list(commands.BY_NAME)


def test_alone_it_shows_help_and_that_there_is_no_server_yet(terminal: Terminal) -> None:
    """Somebody who types only the name learns what there is and what to type."""
    code, out, err = terminal()
    assert (code, err) == (0, "")
    assert all(f"\n    {name} " in out for name in COMMANDS)
    assert "The server is not part of this version yet." in out
    assert out.rstrip().endswith("oxherd play")


def test_serve_is_not_available(terminal: Terminal) -> None:
    """The word is kept for the server; the exit code says that it is missing."""
    code, out, err = terminal("serve")
    assert (code, out) == (3, "")
    assert err.startswith("The server is not part of this version yet.")


def test_version_names_python_and_build(terminal: Terminal) -> None:
    """One line for bug reports and scripts, the same in every language."""
    code, out, _ = terminal("--lang", "pl", "--version")
    assert code == 0
    assert out.startswith("oxherd 0.")
    assert f"Python {sys.version.split()[0]}" in out
    assert ("compiled engine" in out) != ("pure engine" in out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(terminal: Terminal, command: str, language: str) -> None:
    """Every command explains itself in each language, argparse's own words included."""
    code, out, err = terminal(*filter(None, [command]), "--lang", language, "--help")
    assert (code, err) == (0, "")
    usage = Translator(language).say("cli-argparse-usage")
    assert out.startswith(usage)
    assert Translator(language).say("cli-argparse-help") in " ".join(out.split())
    assert all(len(line) <= 80 for line in out.splitlines())
    if language != "en":
        assert "usage:" not in out
        assert "options:" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "“dance” is not possible, please choose from"),
        (["games", "--loud"], "not understood: --loud"),
        (["rules"], "something is missing: GAME"),
        (["play", "--players", "many"], "--players: “many” is not a number"),
        (["play", "--players"], "--players: a value is missing"),
        (["games", "--json=yes"], "--json: it takes no value such as “yes”"),
        (["replay", "x", "--all", "--seat", "1"], "not together with --all"),
        (["games", "--lang", "fr"], "“fr” is not possible, please choose from"),
    ],
)
def test_wrong_usage_is_one_line(terminal: Terminal, words: list[str], said: str) -> None:
    """What makes no sense ends with 2 and one line that says so and where to find help."""
    code, out, err = terminal(*words)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert "--help" in err


def test_wrong_usage_is_in_the_language(terminal: Terminal) -> None:
    """Also when the language itself is named behind the mistake."""
    assert "není číslo" in terminal("sim", "classic", "--rounds", "x", "--lang=cs").err


def test_the_language_may_stand_anywhere(terminal: Terminal) -> None:
    """Before the command or behind it, as a word of its own or not."""
    for words in (["--lang", "cs", "games"], ["games", "--lang", "cs"], ["games", "--lang=cs_CZ"]):
        assert "6 bere!" in terminal(*words).out


@pytest.mark.parametrize(
    ("variable", "value", "name"),
    [
        ("OXHERD_LANG", "de", "6 nimmt!,"),
        ("LC_ALL", "cs_CZ.UTF-8", "6 bere!"),
        ("LANG", "sk_SK", "6 berie!"),
        ("LANG", "fr_FR.UTF-8", "6 nimmt! (Take 5)"),
    ],
)
def test_the_language_comes_from_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, name: str
) -> None:
    """Our own variable first, then the locale, then English."""
    monkeypatch.delenv("OXHERD_LANG")
    monkeypatch.setenv(variable, value)
    assert name in terminal("games").out


def test_the_first_locale_that_is_set_decides(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As POSIX has it: LC_ALL=C means C, whatever LANG says; an empty one is not set."""
    monkeypatch.setenv("OXHERD_LANG", "fr")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Take 5" in terminal("games").out
    monkeypatch.setenv("LC_ALL", "")
    assert "6 bere!" in terminal("games").out


def test_an_error_of_the_engine_is_one_translated_line(terminal: Terminal) -> None:
    """A typed error ends with 2, and names what was perhaps meant."""
    code, out, err = terminal("rules", "clasic")
    assert (code, out) == (2, "")
    assert err == "There is no game called “clasic”. Perhaps you mean: classic.\n"
    assert "Perhaps you mean: classic." in terminal("rules", "CLASSIC").err


def test_a_word_like_no_other_is_told_where_the_others_are(terminal: Terminal) -> None:
    """A list of everything is no guess; a command that shows it helps."""
    said = "There is no game called “bridge”. To see all games, type: oxherd games\n"
    assert terminal("rules", "bridge").err == said
    said = "has no option “colour”. To see its options, type: oxherd rules gap\n"
    assert terminal("play", "gap", "-o", "colour=red").err.endswith(said)


@pytest.mark.parametrize("program", ["./ox", "python ox", "'../my clone/ox'"])
def test_the_program_is_called_as_it_was_started(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    """In a clone `oxherd` is not found, so help and hints say what is."""
    monkeypatch.setenv("OXHERD_PROG", program)
    assert terminal("play", "--help").out.startswith(f"usage: {program} play ")
    assert f"\n  {program} play gap --players 3\n" in terminal("play", "--help").out
    assert terminal("rules", "--help").out.count("oxherd") == 0
    assert terminal("serve").err.endswith(f"type: {program} play\n")
    assert terminal("rules", "bridge").err.endswith(f"type: {program} games\n")
    assert terminal("rules").err.endswith(f"Help: {program} rules --help\n")
    assert f"$({program} completion bash)" in terminal("completion", "bash").out


def test_a_bug_ends_with_1_and_the_traceback(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody foresaw is told in full, and called what it is."""

    def broken(*_: object) -> int:
        raise ZeroDivisionError("spam")

    monkeypatch.setattr(serve, "run", broken)
    code, _, err = terminal("serve")
    assert code == 1
    assert "ZeroDivisionError: spam" in err
    assert "This is a bug in Oxherd" in err


def test_an_interrupt_ends_with_130(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is an answer and no accident."""

    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "run", interrupted)
    assert terminal("serve") == (130, "", "")


def test_argparse_gets_its_own_words_back(terminal: Terminal) -> None:
    """The seam is only used while our parser runs."""
    before = vars(argparse)["_"]
    terminal("games", "--lang", "cs", "--help")
    assert vars(argparse)["_"] is before


def test_the_texts_of_argparse_are_those_of_this_python() -> None:
    """Texts that argparse no longer has would be dead entries."""
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    texts = [text.split("%")[0].split("\n")[0] for text in argparse_words.TEXTS]
    assert [text for text in texts if text not in source] == []


def test_a_reader_who_leaves_is_no_error() -> None:
    """A broken pipe is quiet: `oxherd rules gap | head -1`."""
    with subprocess.Popen(
        [*PROGRAM, "rules", "gap"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def test_a_poor_terminal_gets_question_marks() -> None:
    """What the encoding cannot say is no reason to stop."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "OXHERD_LANG": "cs"}
    done = subprocess.run([*PROGRAM, "games"], env=environment, capture_output=True, check=True)
    assert b"?" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals are sent otherwise there")
@pytest.mark.parametrize("ignored", [False, True], ids=["in front", "in the background"])
def test_ctrl_c_at_the_table(ignored: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """A real interrupt of a real process ends with 130 and without a traceback.

    Where tests run in the background they ignore interrupts; what they start must hear them still.
    """
    before = signal.getsignal(signal.SIGINT)
    if ignored:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with running("play") as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.read(1)
            interrupt(process)
            assert process.stderr.read() == b""
            assert process.wait(PATIENCE) == 130
    finally:
        signal.signal(signal.SIGINT, before)
