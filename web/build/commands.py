"""Run other programs, showing what is done, and stop with one readable line where that fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from paths import ROOT


class SetupError(Exception):
    """Something the set-up needs is missing or failed; the message says what, and what helps."""


def say(text: str) -> None:
    """Print one line of progress."""
    print(f"» {text}", flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None, hint: str = ""
) -> None:
    """Run a command with its output shown; raise :class:`SetupError` with ``hint`` when it fails."""
    status = status_of(command, cwd=cwd, env=env)
    if status != 0:
        raise SetupError(f"failed ({status}): {' '.join(str(word) for word in command)}\n{hint}".rstrip())


def status_of(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a command with its output shown and return its exit status; 127 where there is no such program."""
    sys.stdout.flush()
    try:
        return subprocess.run(
            [str(word) for word in command], cwd=cwd, env={**os.environ, **(env or {})}, check=False
        ).returncode
    except FileNotFoundError:
        return 127


def echoed(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> tuple[int, list[str]]:
    """Run a command with its output shown as it comes; return its exit status and what it printed, line by line."""
    words = [str(word) for word in command]
    lines = []
    sys.stdout.flush()
    with subprocess.Popen(words, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, text=True) as program:
        for line in program.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    return program.returncode, lines


def output_of(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str | None:
    """What a command prints, stripped, or ``None`` where it is missing or fails."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
