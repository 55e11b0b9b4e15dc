"""Which languages there are, and which one a person wants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("cs", "sk", "pl", "en", "de")
FALLBACK: Final = "en"

OWN_VARIABLE: Final = "OXHERD_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set says it, as POSIX has it, even if it says C."""


def known(tag: str) -> str | None:
    """The language that a tag such as `cs`, `cs-CZ` or `cs_CZ.UTF-8` names, if it is one of ours.

    >>> known("cs_CZ.UTF-8"), known("fr")
    ('cs', None)
    """
    language = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return language if language in LANGUAGES else None


def pick(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for, else our own variable, else the locale, else English.

    >>> pick(None, {"LC_ALL": "", "LANG": "pl_PL.UTF-8"})
    'pl'
    """
    for tag in (wanted, environment.get(OWN_VARIABLE)):
        if tag and (language := known(tag)):
            return language
    locale = next(filter(None, map(environment.get, LOCALE_VARIABLES)), "")
    return known(locale) or FALLBACK
