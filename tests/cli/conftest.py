"""Every test starts with an English terminal of 80 columns, and no flaw of a message passes."""

from __future__ import annotations

import pytest

from oxherd.i18n import translator
from tests.cli.terminal import Terminal

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OXHERD_LANG", "en")
    monkeypatch.delenv("OXHERD_PROG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(key: str, problem: str) -> None:
        pytest.fail(f"{key}: {problem}")

    monkeypatch.setattr(translator, "complain", complain)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands."""
    return Terminal(capsys, monkeypatch)
