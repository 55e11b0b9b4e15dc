"""What runs here, for bug reports and scripts: the same words in every language."""

from __future__ import annotations

import platform
from pathlib import Path

from oxherd.__about__ import __version__
from oxherd.core import engine

BINARY = (".so", ".pyd")


def build() -> str:
    """Whether the engine is `compiled` or `pure` Python."""
    return "compiled" if Path(engine.__file__).suffix in BINARY else "pure"


def version_line() -> str:
    """The version, the Python below it and the build of the engine."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"oxherd {__version__} ({python}, {build()} engine)"
