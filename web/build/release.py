"""Check that this tree can be released, then tag it: ``make release``; ``ARGS=--dry-run`` only checks.

The checks, the cheapest first: the newest dated section of the changelog and both packages have the same version;
the working tree is clean; two builds give the same files byte by byte (wheel, scripts and memory image); and
``make test`` passes, today and as if it were other days (``make test-clock``), and the page works in real
profiles of browsers (``make test-profiles``).
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from commands import SetupError, make, output_of, run, say
from paths import CACHE, DIST, ROOT, WEB

TESTS = ("test", "test-clock", "test-profiles")
"""The targets that must pass."""
MADE = (DIST, CACHE / "wheel", CACHE / "engine")
"""The outputs of a build."""
SECTION = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)


def version_of(root: Path = ROOT) -> str:
    """Return the version of both packages and of the changelog's newest section; raise if they differ."""
    web = root / WEB.relative_to(ROOT)
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))
    newest = SECTION.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    versions = {
        "pyproject.toml": tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "version"
        ],
        "package.json": json.loads((web / "package.json").read_text(encoding="utf-8"))["version"],
        "package-lock.json": lock["packages"][""]["version"],
        "CHANGELOG.md": newest.group(1) if newest else "none",
    }
    if len({*versions.values()}) > 1:
        raise SetupError(
            "the versions differ: " + ", ".join(f"{file} {version}" for file, version in versions.items())
        )
    return str(versions["pyproject.toml"])


def check_clean(version: str) -> None:
    """Raise if something is not committed, or the version already has a tag."""
    if changes := output_of(["git", "-C", ROOT, "status", "--porcelain"]):
        raise SetupError(f"not committed:\n{changes}")
    if output_of(["git", "-C", ROOT, "tag", "--list", f"v{version}"]):
        raise SetupError(f"v{version} already has a tag")


def hashes() -> dict[str, str]:
    """Return the hashes of a build's files by path."""
    files = sorted(file for folder in MADE for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(ROOT).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def built() -> dict[str, str]:
    """Build without earlier outputs, and return the hashes."""
    for folder in MADE:
        shutil.rmtree(folder, ignore_errors=True)
    make("build")
    return hashes()


def check_builds() -> None:
    """Build twice; raise if a file differs."""
    first, second = built(), built()
    differ = sorted(path for path in first.keys() | second.keys() if first.get(path) != second.get(path))
    if differ:
        raise SetupError("two builds differ in " + ", ".join(differ))
    say(f"{len(first)} files are the same in two builds")


def main(arguments: Sequence[str]) -> int:
    """Check, and tag unless it is a dry run; return 1 if a check fails, else 0."""
    try:
        version = version_of()
        say(f"version {version}")
        check_clean(version)
        check_builds()
        for target in TESTS:
            make(target)
        if "--dry-run" in arguments:
            say(f"v{version} could be tagged")
        else:
            run(["git", "-C", ROOT, "tag", "--annotate", f"v{version}", "--message", f"Tefuda {version}"])
    except SetupError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
