"""The page about adding a game: its steps, and the files that a game must have.

``python -m tests.how_to <id> [folder …]`` prints the required files that a game lacks in some of its folders.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "py_engine" / "games" / "README.md").read_text(encoding="utf-8")
STEPS: dict[str, dict[str, str]] = {
    folder: dict(re.findall(r"^\| `((?!<id>-)[^`]+)`.*\| *([^|]*?) *\|$", text, re.MULTILINE))
    for folder, text in re.findall(
        r"^### \d+\. .*?: `([\w/]+)/<id>/`$(.*?)(?=^### |\Z)", PAGE, re.MULTILINE | re.DOTALL
    )
}
"""By the folder of a step: its files, each with the games that must have it."""
WHEN = {"yes": (False, True), "in turns": (False,), "in real time": (True,)}
"""The page's words for games that must have a file, each with the values of ``live`` for which it holds."""


def missing(game: str, live: bool, folders: Collection[str] = STEPS) -> list[str]:
    """Return the required files that a game lacks in some of its folders, in words."""
    wanted = [
        f"{folder}/{game}/{name.replace('<name>', '*')}"
        for folder in folders
        for name, when in STEPS[folder].items()
        if live in WHEN.get(when, ())
    ]
    return [f"{game}: {path} is missing" for path in wanted if not any(ROOT.glob(path))]


def main(game: str, *folders: str) -> int:
    """Print what a game lacks, its line in the register included; return the exit code."""
    register, rules = (ROOT / "py_engine" / "games" / path for path in ("__init__.py", f"{game}/game.py"))
    live = rules.exists() and "live=True" in rules.read_text(encoding="utf-8")
    lacks = missing(game, live, folders or STEPS)
    if f'"{game}"' not in register.read_text(encoding="utf-8"):
        lacks.append(f"{game}: py_engine/games/__init__.py does not have it")
    print(*lacks, sep="\n", end="\n" if lacks else "")
    return int(bool(lacks))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
