"""Look over the files of the repository for what must never get in, and for dead links.

No address of a package registry, no absolute path of anybody's machine, no address in a lock, no
link in the documentation to a file that is not there. Prints each finding; exits with 1 if any.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The brackets keep these patterns from finding themselves.
REGISTRY = re.compile(
    r"p[y]pi\.org|p[y]thonhosted\.org|registry\.n[p]mjs|n[p]mjs\.(org|com)"
    r"|d[e]bian\.org|crates\.i[o]/|r[e]gistry\.[\w-]+\.\w"
)
MACHINE = re.compile(
    r"(?<![\w.~$}/-])/(home|root|Users|work|workspace|mnt|opt|builds|srv)/\w|[A-Za-z]:\\Users\\"
)
LINK = re.compile(r"\]\(<?([^)\s>#]+)[^)]*\)")
LOCK = re.compile(r"(^|/)(requirements/.*\.txt|[^/]*lock[^/]*\.(json|toml|ya?ml))$")

Finding = tuple[int, str]


def main() -> int:
    """Check every file; 1 if something was found."""
    here = re.compile(rf"(?<![\w/]){re.escape(str(ROOT))}(?![\w-])")
    findings = 0
    for name in files():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # A picture, or removed from the work tree.
        for line, problem in check(name, text, here):
            print(f"{name}:{line}: {problem}")
            findings += 1
    return min(findings, 1)


def files() -> list[str]:
    """What is in the repository or would be, were everything added now."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return sorted(unpacked())
    return sorted(filter(None, listed.decode().split("\0")))


def unpacked() -> Iterator[str]:
    """The files of a source tree without git: all but what this project's tools make."""
    for path in ROOT.rglob("*"):
        name = path.relative_to(ROOT)
        made = name.parts[0] in ("dist", "build") or any(
            part == "__pycache__" or (part.startswith(".") and part not in (".ci", ".gitignore"))
            for part in name.parts
        )
        if path.is_file() and not made:
            yield name.as_posix()


def check(name: str, text: str, here: re.Pattern[str]) -> Iterator[Finding]:
    """What is wrong with one file, line by line."""
    for number, line in enumerate(text.splitlines(), 1):
        if REGISTRY.search(line):
            yield number, "names a package registry"
        if MACHINE.search(line) or here.search(line):
            yield number, "an absolute path of a machine"
        if LOCK.search(name) and "://" in line:
            yield number, "an address in a lock"
        if name.endswith(".md"):
            yield from ((number, f"no such file: {link}") for link in dead_links(name, line))


def dead_links(name: str, line: str) -> list[str]:
    """Relative links that lead nowhere."""
    links = [link for link in LINK.findall(line) if not re.match(r"[a-z]+:", link)]
    return [link for link in links if not (ROOT / name).parent.joinpath(link).exists()]


if __name__ == "__main__":
    sys.exit(main())
