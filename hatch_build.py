"""Build hook: compiles the engine with mypyc when an ordinary wheel is built.

An editable install is never compiled: a stale binary would shadow the edited source. Without a C
compiler, or when compiling fails, the wheel is a pure one, and one line says why. Environment:

    OXHERD_PURE=1               do not compile
    OXHERD_REQUIRE_COMPILED=1   a pure wheel is an error (CI, releases)
"""

from __future__ import annotations

import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("core", "rules", "games", "notation", "views", "match.py")
"""What is compiled, below src/oxherd: packages with everything in them, and single modules."""

PLAIN = ("core/native.py",)
"""What of it stays plain Python: it says one thing to the compiler and another at run time."""

BINARY = (".so", ".pyd")


class NotCompiledError(Exception):
    """Why the wheel is pure, in one line; the details are the cause's business."""


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled engine to an ordinary wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler's own requirements, at the versions of the lock, only where it will run."""
        if is_editable_build() or why_not(os.environ):
            return []
        lock = Path(self.root, "requirements", "test.txt").read_text(encoding="utf-8")
        return [f"mypy[mypyc]=={locked('mypy', lock)}", f"setuptools=={locked('setuptools', lock)}"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a temporary copy and hand the binaries to the wheel."""
        if version == "editable":
            return
        try:
            binaries = self._compile()
        except NotCompiledError as error:
            if os.environ.get("OXHERD_REQUIRE_COMPILED") == "1":
                self.app.abort(f"oxherd: not compiled: {error}")
            self.app.display_warning(f"oxherd: a pure Python wheel, not compiled: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(binaries)

    def _compile(self) -> dict[str, str]:
        """Each binary's path, and its place in the wheel."""
        if reason := why_not(os.environ):
            raise NotCompiledError(reason)
        # The object removes its directory when the hook is gone: the wheel is written by then.
        self._copy = tempfile.TemporaryDirectory(prefix="oxherd-")
        copy = Path(self._copy.name)
        package = copy / "oxherd"
        ignored = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in BINARY))
        shutil.copytree(Path(self.root, "src", "oxherd"), package, ignore=ignored)
        modules = [path.relative_to(copy).as_posix() for path in engine_modules(package)]
        self.app.display_info(f"oxherd: compiling {len(modules)} modules")
        # A process of its own: mypyc works from the current directory and exits on errors.
        command = [sys.executable, str(Path(self.root, "hatch_build.py")), *modules]
        done = subprocess.run(
            command,
            cwd=copy,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise NotCompiledError(failure(done.stdout))
        built = copy / "compiled"
        return {
            str(path): path.relative_to(built).as_posix()
            for path in sorted(built.rglob("*"))
            if path.suffix in BINARY
        }


def engine_modules(package: Path) -> list[Path]:
    """Every module of the engine, in a stable order."""
    found: list[Path] = []
    for name in ENGINE:
        part = package / name
        found += sorted(part.rglob("*.py")) if part.is_dir() else [part]
    plain = [package / name for name in PLAIN]
    return [path for path in found if path.exists() and path not in plain]


def why_not(environment: os._Environ[str] | dict[str, str]) -> str | None:
    """What speaks against compiling here, in one line; None: nothing is known to."""
    if environment.get("OXHERD_PURE") == "1":
        return "OXHERD_PURE=1"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, this is {sys.implementation.name}"
    if os.name == "nt":
        return None  # The compiler there is not on PATH; setuptools knows how to find it.
    compiler = shlex.split(environment.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler, path=environment.get("PATH")):
        return f"no C compiler found ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian: apt-get install python3-dev)"
    return None


def is_editable_build() -> bool:
    """Whether an editable install asks: hatchling has one question for both kinds of wheel."""
    return any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(0))


def locked(name: str, lock: str) -> str:
    """The version that a lock file pins."""
    if pin := re.search(rf"^{re.escape(name)}==([^\s;]+)", lock, re.MULTILINE):
        return pin[1]
    raise LookupError(f"{name} is not in requirements/test.txt; run ./ox lock")


def failure(output: str) -> str:
    """The line of a compiler's output that says most, or all of it where that was asked for."""
    if os.environ.get("OXHERD_REQUIRE_COMPILED") == "1":
        return f"mypyc failed\n{output}"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower()] or lines[-1:] or ["no output"]
    return f"{telling[0]} (OXHERD_REQUIRE_COMPILED=1 shows everything)"


def compile_here(modules: list[str]) -> None:
    """Compile modules of the package in the current directory into ./compiled."""
    from mypyc.build import mypycify  # noqa: PLC0415 - there only where something is compiled
    from setuptools import setup  # type: ignore[import-untyped]  # noqa: PLC0415

    if os.name == "posix":
        # Without this every call inside the engine goes through the dynamic linker's table and
        # nothing is inlined across functions: 8 % more instructions, measured by callgrind.
        hidden = "-fvisibility=hidden" + (" -fno-plt" if sys.platform == "linux" else "")
        os.environ["CFLAGS"] = f"{hidden} {os.environ.get('CFLAGS', '')}"
    # An empty --config-file keeps settings of the machine (and of pyproject.toml) out.
    options = ["--config-file=", "--cache-dir", os.devnull]
    setup(
        name="oxherd",
        ext_modules=mypycify(
            [*options, *modules], opt_level="3", debug_level="0", group_name="oxherd"
        ),
        script_args=["--quiet", "build_ext", "--build-lib", "compiled"],
    )


if __name__ == "__main__":
    compile_here(sys.argv[1:])
