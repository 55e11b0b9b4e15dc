from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import oxherd
from oxherd.cli import commands
from tests.cli.terminal import Terminal

BASH = shutil.which("bash")
FISH = shutil.which("fish")
ZSH = shutil.which("zsh")

CASES = [
    (["oxherd", "pe"], ["perft"]),
    (["oxherd", "rules", "m"], ["mountain"]),
    (["oxherd", "play", "--re"], ["--record", "--resume"]),
    (["oxherd", "--lang", ""], ["cs", "sk", "pl", "en", "de"]),
    (["oxherd", "play", "-o", "hide_p"], ["hide_piles=false", "hide_piles=true"]),
    (["oxherd", "sim", "--rounds", ""], []),
    (["oxherd", "completion", "f"], ["fish"]),
]


@pytest.fixture
def script(terminal: Terminal, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The script for a shell, in a file."""
    path = tmp_path / "script"
    path.write_text(terminal("completion", request.param).out, encoding="utf-8")
    return path


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_knows_commands_games_and_options(terminal: Terminal, shell: str) -> None:
    """Whatever the shell, everything that can be typed is in the script."""
    code, out, _ = terminal("completion", shell)
    assert code == 0
    for word in [*commands.BY_NAME, *(game.id for game in oxherd.games()), "professional_tie=left"]:
        assert word in out
    assert "resume" in out


def test_an_unknown_shell(terminal: Terminal) -> None:
    """There are three."""
    assert terminal("completion", "csh").code == 2


@pytest.mark.skipif(BASH is None, reason="there is no bash here")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
@pytest.mark.parametrize(
    ("words", "expected"),
    [*CASES, (["oxherd", "play", "-o", "hide_piles", "=", "t"], ["true"])],
)
def test_bash_completes(script: Path, words: list[str], expected: list[str]) -> None:
    """The function offers what fits the word that is being typed; to bash, = is a word."""
    test = 'source "$1"; shift; compopt() { :; }; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))\n'
    test += '_oxherd; printf "%s\\n" "${COMPREPLY[@]}"'
    assert BASH is not None
    assert said([BASH, "--norc", "-c", test, "bash", str(script), *words]) == expected


@pytest.mark.skipif(BASH is None, reason="there is no bash here")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_completes_in_a_clone_too(script: Path) -> None:
    """There `./ox` starts the program, for which bash looks by the last part of its name."""
    assert BASH is not None
    test = 'source "$1"; complete -p oxherd ox'
    lines = said([BASH, "--norc", "-c", test, "bash", str(script)])
    assert lines == ["complete -F _oxherd oxherd", "complete -F _oxherd ox"]


@pytest.mark.parametrize(
    ("shell", "line"), [("zsh", "compdef _oxherd oxherd ox"), ("fish", "complete -c ox -w oxherd")]
)
def test_the_other_shells_know_a_clone(terminal: Terminal, shell: str, line: str) -> None:
    """They look for it in the same way."""
    assert line in terminal("completion", shell).out.splitlines()


@pytest.mark.skipif(FISH is None, reason="there is no fish here")
@pytest.mark.parametrize("script", ["fish"], indirect=True)
@pytest.mark.parametrize(("words", "expected"), CASES)
def test_fish_completes(script: Path, words: list[str], expected: list[str]) -> None:
    """Fish says itself what it would offer."""
    assert FISH is not None
    test = f"source {script}; complete -C '{' '.join(words)}'"
    lines = said([FISH, "--no-config", "-c", test])
    assert sorted(line.split("\t")[0] for line in lines) == sorted(expected)


@pytest.mark.skipif(ZSH is None, reason="there is no zsh here")
@pytest.mark.parametrize("script", ["zsh"], indirect=True)
@pytest.mark.parametrize(("words", "expected"), CASES)
def test_zsh_completes(script: Path, words: list[str], expected: list[str]) -> None:
    """Zsh gets all words of the place and narrows them down itself."""
    assert ZSH is not None
    test = 'compdef() { :; }; compadd() { [[ $1 != -S ]] || shift 2; shift; print -l -- "$@"; }\n'
    test += 'source "$1"; shift; words=("$@") CURRENT=$#; _oxherd'
    lines = said([ZSH, "-f", "-c", test, "zsh", str(script), *words])
    assert [line for line in lines if line.startswith(words[-1])] == expected


def said(command: list[str]) -> list[str]:
    """The lines that a shell prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.split("\n") if line]
