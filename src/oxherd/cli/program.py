"""What one types to start this program, for help and hints that can be followed."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from typing import Final

OWN_NAME: Final = "oxherd"
VARIABLE: Final = "OXHERD_PROG"
"""Where a script that starts the program, such as `ox` in a clone, says how it was started."""


def program_of(environment: Mapping[str, str]) -> str:
    """The words of the one who has started it, else the name that an installation gives it.

    >>> program_of({"OXHERD_PROG": "./ox"}), program_of({})
    ('./ox', 'oxherd')
    """
    return environment.get(VARIABLE) or OWN_NAME


def typed(words: Sequence[str]) -> str:
    """Words as one types them, quoted where they have to be.

    >>> typed(["--resume", "evening.txt"])
    '--resume evening.txt'
    """
    return shlex.join(words) if os.name == "posix" else subprocess.list2cmdline(words)


def with_value(option: str, value: str) -> list[str]:
    """An option and its value; one that looks like an option is tied to it.

    >>> with_value("--resume", "a.txt"), with_value("--resume", "-a.txt")
    (['--resume', 'a.txt'], ['--resume=-a.txt'])
    """
    return [f"{option}={value}"] if value.startswith("-") else [option, value]
