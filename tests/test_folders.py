"""Every game has its folders with the required files, and no other file names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from py_engine.games import GAMES
from tests.how_to import ROOT, missing

KINDS = {".py", ".ts", ".tsx", ".mjs", ".css", ".ftl", ".html", ".toml"}
SHARED = ("py_engine", "tests", "e2e", "web/build", "web/gallery", "web/pyodide-slim", "web/src", "web/testing")
REGISTER = "py_engine/games/__init__.py"
BESIDE = ("e2e/comparison/", "tests/examples/")
"""Programs for other systems, and examples of the engine's use."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_file_that_it_must_have(game: str) -> None:
    found = missing(game, GAMES[game].live)
    assert not found, "\n".join(found)


def names_of(game: str) -> set[str]:
    """Return a game's possible names in code: its id, its names, and its id in the forms of classes and values."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return {game, words, words[0].lower() + words[1:], *GAMES[game].name.values()}


def namings(path: Path, text: str) -> Iterator[str]:
    """Yield the places where a file outside a game's folders names it."""
    for game in GAMES:
        if game in path.parts:
            continue
        for name in names_of(game):
            if re.search(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![a-z])", text):
                yield f"{path.as_posix()} names {name}"


def shared_files() -> Iterator[Path]:
    """Yield the source files that all games share."""
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*")):
            short = path.relative_to(ROOT)
            if path.suffix in KINDS and "node_modules" not in path.parts and short.as_posix() != REGISTER:
                yield short


def test_nothing_outside_its_folders_names_a_game() -> None:
    found = [
        naming
        for path in shared_files()
        if not path.as_posix().startswith(BESIDE)
        for naming in namings(path, (ROOT / path).read_text(encoding="utf-8"))
    ]
    assert found == []
