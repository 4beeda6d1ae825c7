"""Run other programs, make included, and stop with one readable line if one fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from paths import DIST, GALLERY, NODE_PROGRAMS, ROOT


class SetupError(Exception):
    """Something is missing or failed; the message has the fault and a remedy."""


def say(text: str) -> None:
    """Print one line of progress."""
    print(f"» {text}", flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None, hint: str = ""
) -> None:
    """Run a command with its output shown; raise :class:`SetupError` with ``hint`` when it fails."""
    words = [str(word) for word in command]
    try:
        status = subprocess.run(words, cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode
    except FileNotFoundError:
        status = 127
    if status != 0:
        raise SetupError(f"failed ({status}): {' '.join(words)}\n{hint}".rstrip())


def output_of(command: Sequence[str | Path]) -> str | None:
    """Return the output of a command, stripped, or ``None`` if it is missing or fails."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def make(*words: str | Path, tree: Path = ROOT) -> None:
    """Run make in a tree of the project, without the options of another make around it."""
    run(["make", "--silent", *words], cwd=tree, env={"MAKEFLAGS": ""})


def ensure_dist() -> Path:
    """Build the site unless it is newer than all its sources, and return its folder."""
    make("dist/index.html")
    return DIST


def ensure_gallery() -> Path:
    """Build the gallery, which shows every part of the page in every state, in the same way."""
    make(".cache/gallery/index.html")
    return GALLERY


def node() -> str:
    """Return the path of Node: PyPI's, if the Makefile has fetched it, else the machine's own."""
    return shutil.which("node", path=f"{NODE_PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}") or "node"
