"""The same grammar as a script for each shell; `ox` starts the program in a clone."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from oxherd.cli.grammar import Flag, Grammar

BASH = """\
# Completes oxherd in bash:  eval "$({program} completion bash)"
_oxherd() {{
    local at=$COMP_CWORD cur=${{COMP_WORDS[COMP_CWORD]}} prev= name= command= words= files= word
    # To bash, name=value is three words.
    [[ $cur != = ]] || {{ cur=; at=$((at + 1)); }}
    prev=${{COMP_WORDS[at-1]}}
    [[ $prev != = ]] || {{ name=${{COMP_WORDS[at-2]}}=; prev=${{COMP_WORDS[at-3]}}; }}
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in {commands}) command=$word; break;; esac
    done
    case $command:$prev in
{values}
    *) case $command in
{options}
        esac;;
    esac
    if [[ $name ]]; then
        words=$(printf '%s\\n' $words | sed -n "s/^$name//p")
    fi
    COMPREPLY=($(compgen ${{files:+-f}} -W "$words" -- "$cur"))
    [[ ${{COMPREPLY[0]}} != *= ]] || compopt -o nospace
}}
complete -F _oxherd oxherd ox"""

ZSH = """\
#compdef oxherd ox
# Completes oxherd in zsh:  eval "$({program} completion zsh)"
_oxherd() {{
    local prev=$words[CURRENT-1] command= offered= files= word
    for word in $words[2,CURRENT-1]; do
        case $word in ({commands}) command=$word; break;; esac
    done
    case $command:$prev in
{values}
    (*) case $command in
{options}
        esac;;
    esac
    compadd -S '' -- ${{(M)${{=offered}}:#*=}}
    compadd -- ${{${{=offered}}:#*=}}
    [[ -z $files ]] || _files
}}
compdef _oxherd oxherd ox"""

FISH = "# Completes oxherd in fish:  {program} completion fish | source"


def bash(grammar: Grammar, program: str) -> str:
    """One function that looks at the command and at the word before."""
    return BASH.format(
        program=program,
        commands="|".join(grammar.commands),
        values="\n".join(_values(grammar, "    ", "words")),
        options="\n".join(_options(grammar, "        ", "words")),
    )


def zsh(grammar: Grammar, program: str) -> str:
    """As in bash, with the words that zsh has for it."""
    return ZSH.format(
        program=program,
        commands="|".join(grammar.commands),
        values="\n".join(_values(grammar, "    (", "offered")),
        options="\n".join(_options(grammar, "        (", "offered")),
    )


def _values(grammar: Grammar, start: str, name: str) -> Iterator[str]:
    """After an option with a value: its values, files, or nothing."""
    patterns: dict[str, list[str]] = {}
    for command, own in [("", grammar), *grammar.commands.items()]:
        for flag in own.flags:
            if flag.takes_value:
                offer = _offer(name, flag.words, files=flag.files)
                patterns.setdefault(offer, []).extend(
                    f"{command}:{word}" for word in flag.spellings
                )
    for offer, cases in patterns.items():
        yield f"{start}{'|'.join(cases)}) {offer};;"


def _options(grammar: Grammar, start: str, name: str) -> Iterator[str]:
    """Anywhere else: what belongs to the command."""
    for command, own in [("''", grammar), *grammar.commands.items()]:
        words = [*own.commands, *own.words, *own.spellings]
        yield f"{start}{command}) {_offer(name, words, files=own.files)};;"


def _offer(name: str, words: list[str], *, files: bool) -> str:
    """Words and files to choose from, as an assignment that every shell understands."""
    return f"{name}={shlex.quote(' '.join(words))}" + (" files=yes" if files else "")


def fish(grammar: Grammar, program: str) -> str:
    """One line for each word."""
    lines = [FISH.format(program=program), "complete -c oxherd -f", "complete -c ox -w oxherd"]
    for name, own in grammar.commands.items():
        lines.append(_fish("__fish_use_subcommand", f"-a {name}", own.about))
    lines += [_fish_flag("__fish_use_subcommand", flag) for flag in grammar.flags]
    for name, own in grammar.commands.items():
        seen = f"__fish_seen_subcommand_from {name}"
        if own.words:
            lines.append(_fish(seen, f"-a {shlex.quote(' '.join(own.words))}"))
        if own.files:
            lines.append(_fish(seen, "-F"))
        lines += [_fish_flag(seen, flag) for flag in own.flags]
    return "\n".join(lines)


def _fish_flag(condition: str, flag: Flag) -> str:
    words = [
        f"-l {spelling[2:]}" if spelling.startswith("--") else f"-s {spelling[1:]}"
        for spelling in flag.spellings
    ]
    if flag.takes_value:
        words.append("-r" if flag.files else "-x")
    if flag.files:
        words.append("-F")
    if flag.words:
        words.append(f"-a {shlex.quote(' '.join(flag.words))}")
    return _fish(condition, " ".join(words), flag.help)


def _fish(condition: str, what: str, about: str = "") -> str:
    line = f"complete -c oxherd -n {shlex.quote(condition)} {what}"
    return f"{line} -d {_fish_quoted(about)}" if about else line


def _fish_quoted(text: str) -> str:
    """Within single quotes fish knows a backslash before a quote or another backslash."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
