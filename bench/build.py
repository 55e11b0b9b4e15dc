"""What has to be built before anything can be measured: the yardstick in C, the compiled engine."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GCC = ("gcc", "-O3", "-march=native")


def limit(folder: Path) -> Path:
    """The hand-written C loop, always built the same way."""
    binary = folder / "limit"
    source = ROOT / "bench" / "limit.c"
    subprocess.run([*GCC, "-o", str(binary), str(source)], check=True)
    return binary


def installed_is_compiled() -> bool:
    """Whether `import oxherd` gives a compiled engine in this environment."""
    code = "import oxherd.core.engine as e; print(e.__file__.endswith(('.so', '.pyd')))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout.strip() == "True"


def compiled_path() -> str | None:
    """A path from which the compiled engine is imported; None: it is installed already."""
    if installed_is_compiled():
        return None
    sys.path.insert(0, str(ROOT))
    import hatch_build  # noqa: PLC0415 - lies beside the sources, needed here only

    package = ROOT / "src" / "oxherd"
    key = hashlib.sha256()
    for source in (*hatch_build.engine_modules(package), *sorted(package.rglob("*.json"))):
        key.update(source.read_bytes())
    folder = Path(tempfile.gettempdir(), f"oxherd-bench-{os.getuid()}-{key.hexdigest()[:16]}")
    if not (folder / "done").exists():
        _compile(package, folder, hatch_build.engine_modules)
    return str(folder / "site")


def _compile(package: Path, folder: Path, engine_modules: object) -> None:
    """Compile a copy beside the sources' temporary twin; `done` is written last."""
    print("compiling the engine (once for these sources) …", file=sys.stderr)
    shutil.rmtree(folder, ignore_errors=True)
    site = folder / "site"
    shutil.copytree(package, site / "oxherd", ignore=shutil.ignore_patterns("__pycache__"))
    assert callable(engine_modules)
    modules = [str(path.relative_to(site)) for path in engine_modules(site / "oxherd")]
    command = [sys.executable, str(ROOT / "hatch_build.py"), *modules]
    subprocess.run(command, cwd=site, check=True, stdout=subprocess.DEVNULL)
    shutil.copytree(site / "compiled", site, dirs_exist_ok=True)
    shutil.rmtree(site / "compiled")
    (folder / "done").touch()
