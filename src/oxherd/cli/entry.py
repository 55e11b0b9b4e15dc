"""From words on a command line to an exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

from oxherd.cli import commands
from oxherd.cli.complaint import CliError, sentence
from oxherd.cli.console import Console, forgiving, one_line, silence
from oxherd.cli.exits import FAILURE, FINE, INTERRUPTED, WRONG
from oxherd.cli.parser import build_parser, language_of
from oxherd.cli.program import program_of
from oxherd.cli.version import version_line
from oxherd.core.errors import OxherdError
from oxherd.i18n import Translator, pick


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the code says how it went, see `exits`."""
    words = sys.argv[1:] if words is None else list(words)
    forgiving(sys.stdin, sys.stdout, sys.stderr)
    translator = Translator(pick(language_of(words), os.environ))
    console = Console(translator, program_of(os.environ))
    try:
        code = _guarded(console, words)
        sys.stdout.flush()  # Here, so that a reader who has gone is noticed here.
    except BrokenPipeError:
        silence(sys.stdout)
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _guarded(console: Console, words: Sequence[str]) -> int:
    """Run it; whatever goes wrong becomes one line and a code."""
    try:
        return _run(console, words)
    except (OxherdError, CliError) as error:
        console.complain(sentence(console, error))
        return WRONG
    except SystemExit as end:  # Help has been shown, or argparse has said what is wrong.
        return end.code if isinstance(end.code, int) else WRONG
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception:  # noqa: BLE001 - whatever it is, it is a bug, and the person shall hear of it
        console.complain(traceback.format_exc().rstrip())
        console.complain(console.say("cli-internal"))
        return FAILURE


def _run(console: Console, words: Sequence[str]) -> int:
    parser = build_parser(console)
    arguments = parser.read(words)
    if arguments.version:
        console.line(version_line())
        return FINE
    if arguments.command is None:
        console.line(parser.format_help())
        console.wrapped(one_line(console.say("cli-server-missing")))
        return FINE
    return commands.BY_NAME[arguments.command].run(console, arguments)
