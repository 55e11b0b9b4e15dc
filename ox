#!/usr/bin/env python3
"""One command for everything; it makes .venv beside itself whenever that is needed.

    ./ox play [GAME ...]     play here in the terminal
    ./ox test [ARGUMENTS]    run all tests (the arguments go to pytest)
    ./ox check               what has to hold besides tests: lint, format, types, imports, the tree
    ./ox fix                 let ruff mend and format what it can
    ./ox bench [ARGUMENTS]   measure
    ./ox lock [--upgrade]    make requirements/*.txt anew from requirements/*.in
    ./ox help                this

Any other word goes to the program itself: ./ox sim classic is .venv/bin/oxherd sim classic.
On Windows: python ox ...
"""

import sys

# In its syntax this file suits Pythons too old for the rest, so that they get to this line.
if sys.version_info < (3, 11):
    _this = f"{sys.version_info[0]}.{sys.version_info[1]} ({sys.executable})"
    sys.exit(f"ox: Python 3.11 or newer is needed; this is {_this}")

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOG = VENV / "ox.log"  # The first thing in a .venv of ours, and so the sign that it is ours.
STAMP = VENV / "ox.json"  # The last thing: what is there. Missing while something is being changed.
GUARD = ROOT / ".ox.lock"

POSIX = os.name == "posix"

RUN, TEST, LOCK = "run", "test", "lock"  # What a command needs: the sets requirements/NAME.txt.
NEEDS = {RUN: (RUN,), TEST: (RUN, TEST), LOCK: (LOCK,)}

Stamp = dict[str, str]


class Problem(Exception):
    """What is missing or went wrong, in one line for a person."""


def main(words: list[str]) -> int:
    """Run one command; its exit code."""
    command, *rest = words or ["help"]
    try:
        if command in COMMANDS:
            return COMMANDS[command](rest)
        return program(words)
    except Problem as problem:
        return say(str(problem), 1)
    except KeyboardInterrupt:
        return say("interrupted", 130)


# The commands


def show_help(_: list[str]) -> int:
    """Print what the head of this file says."""
    sys.stdout.write(__doc__)
    return 0


def program(words: list[str]) -> int:
    """Become the program oxherd."""
    prepare(RUN)
    os.environ["OXHERD_PROG"] = started_as()  # So that its hints can be followed.
    return become([tool("oxherd"), *words])


def test(words: list[str]) -> int:
    """Become pytest, from the root; its exit code says how the tests went."""
    prepare(TEST)
    words = [from_root(word) for word in words]
    return become([tool("python"), "-m", "pytest", *words], cwd=ROOT)


def bench(words: list[str]) -> int:
    """Become the benchmarks."""
    prepare(TEST)
    return become([tool("python"), "-m", "bench", *words], cwd=ROOT)


def check(words: list[str]) -> int:
    """Run every check, even after one has failed."""
    if words:
        raise Problem("check takes no arguments")
    prepare(TEST)
    checks = {
        "lint": [tool("ruff"), "check", "--quiet", "--output-format=concise"],
        "format": [tool("ruff"), "format", "--quiet", "--diff"],
        "types": [tool("mypy")],
        "imports": [tool("lint-imports"), "--no-logo"],
        "tree": [tool("python"), "tools/check_tree.py"],
    }
    failed = []
    for name, command in checks.items():
        say(name)
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    return say(f"failed: {', '.join(failed)}", 1) if failed else say("all checks passed", 0)


def fix(words: list[str]) -> int:
    """Mend and format."""
    if words:
        raise Problem("fix takes no arguments")
    prepare(TEST)
    mended = subprocess.run([tool("ruff"), "check", "--fix"], cwd=ROOT, check=False)
    formatted = subprocess.run([tool("ruff"), "format"], cwd=ROOT, check=False)
    return mended.returncode or formatted.returncode


def lock(words: list[str]) -> int:
    """Resolve requirements/*.in to hashed versions for every platform, with no address inside."""
    prepare(LOCK)
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    options += ["--no-emit-index-url", "--no-emit-find-links", "--quiet", *words]
    environment = {**os.environ, "UV_NO_CONFIG": "1", "UV_PYTHON_DOWNLOADS": "never"}
    if "PIP_INDEX_URL" in environment:  # uv does not read pip's settings.
        environment.setdefault("UV_DEFAULT_INDEX", environment["PIP_INDEX_URL"])
    for name in (RUN, TEST, LOCK):
        wanted, locked = f"requirements/{name}.in", f"requirements/{name}.txt"
        command = [tool("uv"), "pip", "compile", wanted, "--output-file", locked, *options]
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
            raise Problem(f"uv could not resolve {wanted}")
        if "://" in (ROOT / locked).read_text(encoding="utf-8"):
            raise Problem(f"an address has come into {locked}; do not commit it")
    return say("requirements/*.txt are up to date", 0)


# Making .venv


def prepare(level: str) -> None:
    """Bring .venv up to what a command needs; nothing to do when its stamp says it is there."""
    wanted = keys(level)
    if is_ready(read_stamp(), wanted):
        return
    with alone() as guard:
        stamp = read_stamp()  # Another ox may have done it meanwhile.
        if not is_ready(stamp, wanted):
            set_up(stamp, wanted, guard)


def keys(level: str) -> Stamp:
    """What has to be there, each part with a key that changes when it has to be done again."""
    python = [str(ROOT), sys.base_prefix, sys.implementation.cache_tag, sys.version]
    wanted = {"venv": digest("\0".join(map(str, python)).encode())}
    for name in NEEDS[level]:
        wanted[name] = digest(requirements(name).read_bytes())
    if level != LOCK:
        project = ("pyproject.toml", "hatch_build.py", "src/oxherd/__about__.py")
        wanted["project"] = digest(*((ROOT / name).read_bytes() for name in project))
    return wanted


def is_ready(stamp: Stamp, wanted: Stamp) -> bool:
    """Whether everything wanted is there."""
    return stamp.items() >= wanted.items()


def read_stamp() -> Stamp:
    """What .venv has, or nothing where it is missing, half-made or broken."""
    try:
        stamp: Stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if Path(tool("python")).exists() else {}


def set_up(stamp: Stamp, wanted: Stamp, guard: int) -> None:
    """Do what the stamp lacks. Without a stamp meanwhile: what is interrupted starts over."""
    started = time.monotonic()
    lacking = [name for name in wanted if stamp.get(name) != wanted[name]]
    sets = [name for name in lacking if name in NEEDS]
    try:
        STAMP.unlink(missing_ok=True)
        if "venv" in lacking or any(name in stamp for name in sets):
            # A changed lock too: only a new .venv holds nothing that the lock no longer names.
            make_venv(guard)
            stamp = {}
            sets = [name for name in wanted if name in NEEDS]
        if sets:
            install_locked(sets, guard)
        if stamp.get("project") != wanted.get("project"):
            install_project(guard)
        write_stamp({**stamp, **wanted})
    except OSError as error:
        raise Problem(f"cannot make .venv: {error}") from error
    say(f"ready after {time.monotonic() - started:.0f} s")
    if TEST in sets and POSIX and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        say("note: no C compiler here; only the compiled build needs one")


def make_venv(guard: int) -> None:
    """Make .venv anew."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Problem(
            "this Python lacks the venv or ensurepip module; "
            "on Debian or Ubuntu: apt-get install python3-venv"
        )
    if VENV.exists() and not LOG.exists():
        raise Problem(f"{VENV} was not made by ox; move it out of the way, then try again")
    say(f"making .venv with Python {sys.version.split()[0]}")
    if VENV.exists():
        shutil.rmtree(VENV)
    VENV.mkdir()
    run_logged([sys.executable, "-m", "venv", str(VENV)], guard)


def install_locked(sets: list[str], guard: int) -> None:
    """Install the locked requirements. Wheels only: building one would fetch what no lock names."""
    files = [str(requirements(name)) for name in sets]
    say(f"installing requirements/{', '.join(Path(name).name for name in files)}")
    options = ["--require-hashes", "--only-binary=:all:"]
    run_logged([*PIP_INSTALL, *options, *(f"--requirement={name}" for name in files)], guard)


def install_project(guard: int) -> None:
    """Put the clone itself into .venv, editable, with the locked build backend: fetches nothing."""
    say("installing oxherd")
    options = ["--no-build-isolation", "--no-deps", "--no-index"]
    run_logged([*PIP_INSTALL, *options, "--editable", str(ROOT)], guard)


def run_logged(command: list[str], guard: int) -> None:
    """Run a step of the setup; what it prints goes to the log."""
    with LOG.open("a+b") as log:
        log.write(f"\n$ {' '.join(command)}\n".encode())
        log.flush()
        start = log.tell()
        # The child keeps the guard: should this process be killed, nobody starts before it ends.
        keep = (guard,) if POSIX else ()
        status = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=setup_environment(),
            cwd=ROOT,
            pass_fds=keep,
            check=False,
        ).returncode
        if status:
            log.seek(start)
            raise Problem(f"{reason(log.read().decode(errors='replace'))} (log: {LOG})")


def reason(output: str) -> str:
    """What a failed step says, in one line."""
    if re.search(r"do not match the hashes", output, re.IGNORECASE):
        return "a package was offered that is not the locked one: its hash differs"
    if "No space left" in output:
        return "the disk is full"
    if re.search(NO_NETWORK, output):
        return "the package index cannot be reached; look at the network, the proxy, pip's settings"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(?i)error", line)]
    return (errors or lines or ["a step of the setup failed"])[-1]


NO_NETWORK = "Retrying|ConnectionError|Connection refused|ProxyError|SSLError|timed out"


def setup_environment() -> dict[str, str]:
    """The environment without what would send the packages elsewhere; where pip looks stays."""
    environment = dict(os.environ)
    for name in NOT_FOR_US:
        environment.pop(name, None)
    if not environment.get("HOME", "unset"):
        del environment["HOME"]  # An empty one would put pip's cache at the root of the disk.
    return environment


NOT_FOR_US = (
    "PIP_DRY_RUN",
    "PIP_NO_DEPS",
    "PIP_PREFIX",
    "PIP_REQUIRE_HASHES",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_USER",
    "PYTHONHOME",
    "PYTHONPATH",
)


def write_stamp(stamp: Stamp) -> None:
    """Say what is there now, in one stroke."""
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    fresh.replace(STAMP)


@contextlib.contextmanager
def alone() -> Iterator[int]:
    """Hold the guard, so that only one ox at a time changes .venv. The system lets go of it."""
    try:
        guard = os.open(GUARD, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise Problem(f"cannot write in {ROOT}: {error.strerror}") from error
    try:
        if not take(guard):
            say("another ox is setting up .venv; waiting for it")
            while not take(guard):
                time.sleep(0.2)
        yield guard
    finally:
        os.close(guard)


def take(guard: int) -> bool:
    """Try to lock the guard."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(guard, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# Small things


def tool(name: str) -> str:
    """Where a program of .venv is."""
    return str(VENV / "bin" / name if POSIX else VENV / "Scripts" / f"{name}.exe")


PIP_INSTALL = (
    *(tool("python"), "-m", "pip", "install"),
    *("--disable-pip-version-check", "--no-input", "--progress-bar=off"),
)


def requirements(name: str) -> Path:
    """The file of a locked set."""
    return ROOT / "requirements" / f"{name}.txt"


def digest(*parts: bytes) -> str:
    """One key for some contents."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def from_root(word: str) -> str:
    """A file named from where the user is, as pytest sees it from the root; else the word."""
    path, separator, rest = word.partition("::")
    if (path.endswith(".py") or "/" in path) and not path.startswith("-") and Path(path).exists():
        return f"{Path(path).resolve()}{separator}{rest}"
    return word


def started_as() -> str:
    """What the user has typed to start this file."""
    name = sys.argv[0]
    if not POSIX:
        return subprocess.list2cmdline(["python", name])
    if "/" in name:
        return shlex.quote(name)
    return shlex.join([Path(sys.orig_argv[0]).name, name])  # python3 ox


def become(command: list[str], cwd: Path | None = None) -> int:
    """Be replaced by a program, so that signals and its exit code are its own."""
    if cwd:
        os.chdir(cwd)
    if POSIX:
        os.execv(command[0], command)
    with subprocess.Popen(command) as process:
        while True:
            # The program has got the same Ctrl-C; what comes of it is its business.
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()


def say(line: str, status: int = 0) -> int:
    """Tell the user something beside the output proper; gives back an exit code for `return`."""
    print(f"ox: {line}", file=sys.stderr, flush=True)
    return status


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "help": show_help,
    "-h": show_help,
    "--help": show_help,
    "test": test,
    "bench": bench,
    "check": check,
    "fix": fix,
    "lock": lock,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
