"""The page about adding a game: every command on it works, and everything that it names exists."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.how_to import ROOT, STEPS, Command, commands, named_files, names, rows
from tests.play import sample

SOURCES = ("py_engine", "tests", "e2e", "web/src", "web/build", "web/pyodide-slim")
KINDS = {".py", ".ts", ".tsx", ".css"}
TARGETS = {*re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)}
MADE = {".venv/bin"}
"""Outputs of the commands."""


def for_one_game(words: tuple[str, ...] | list[str]) -> list[str]:
    """Return a command's words for an existing game."""
    return [word.replace("<id>", sample().game) for word in words]


def collected(arguments: list[str]) -> bool:
    """Return whether pytest finds a test by these arguments."""
    run = [sys.executable, "-m", "pytest", "--collect-only", "-q", *arguments]
    return subprocess.run(run, cwd=ROOT, capture_output=True, check=False).returncode == 0


def dead(command: Command) -> str | None:
    """Describe the fault in a command, or return ``None``."""
    if command.program == "python -m":
        return None if importlib.util.find_spec(command.what) else f"no module {command.what}"
    if command.what not in TARGETS:
        return f"no target {command.what}"
    narrowed = for_one_game(command.narrowed())
    if command.what == "test-page":
        tests = [path.as_posix() for path in (ROOT / "web" / "src").rglob("*.test.ts*")]
        return next(
            (f"no test of the page: {word}" for word in narrowed if not any(word in at for at in tests)), None
        )
    return f"no test: {narrowed}" if narrowed and not collected(narrowed) else None


@pytest.mark.parametrize("command", sorted({*commands()}), ids=lambda each: " ".join((each.what, *each.arguments)))
def test_every_command_does_something(command: Command) -> None:
    assert dead(command) is None


def absent() -> Iterator[str]:
    """Yield the files and folders that the page names and that do not exist."""
    for folder, text in STEPS.items():
        for name, _ in rows(text):
            if not [*ROOT.glob(f"{folder}/*/{_pattern(name)}")]:
                yield f"no game has {folder}/<id>/{name}"
    for name in {*named_files()} - MADE:
        if not any(is_there(place, _pattern(name)) for place in ("", *SOURCES)):
            yield f"{name} is nowhere"


def _pattern(name: str) -> str:
    return re.sub(r"<\w+>", "*", name).rstrip("/")


def is_there(place: str, pattern: str) -> bool:
    """Return whether a folder of the project, ``""`` for the project itself, has such a file at any depth."""
    at = f"{place}/**/{pattern}" if place else pattern
    return any("node_modules" not in path.parts for path in ROOT.glob(at))


def test_every_file_that_is_named_is_there() -> None:
    assert len({*named_files()}) > 60
    assert [*absent()] == []


@cache
def words_of_the_code() -> frozenset[str]:
    """Return every word of the sources, except this test and its helper module."""
    own = {Path(__file__), Path(__file__).with_name("how_to.py")}
    files = {path for place in SOURCES for path in (ROOT / place).rglob("*") if path.suffix in KINDS} - own
    return frozenset(word for path in files for word in re.findall(r"\w+", path.read_text(encoding="utf-8")))


def test_every_name_of_the_code_is_there() -> None:
    found = {*names()}
    assert len(found) > 60
    assert found - words_of_the_code() == set()
