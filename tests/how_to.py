"""The page about adding a game, parsed: its steps, its commands, and the files and names in it.

``python -m tests.how_to <id> [folder …]`` prints the required files that a game lacks in some of its folders.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "py_engine" / "games" / "README.md").read_text(encoding="utf-8")
HOW_TO = PAGE.partition("## How to add a game\n")[2]
STEPS: dict[str, str] = dict(
    re.findall(r"^### \d+\. .*?: `([\w/]+)/<id>/`$(.*?)(?=^### |\Z)", HOW_TO, re.MULTILINE | re.DOTALL)
)
"""The text of each step by its folder."""
ROW = re.compile(r"^\| `((?!<id>-)[^`]+)`.*\|([^|]*)\|$", re.MULTILINE)
WHEN = {"yes": (False, True), "in turns": (False,), "in real time": (True,)}
"""The page's words for games that must have a file, each with the values of ``live`` for which it holds."""
BLOCK = re.compile(r"^```(sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w<>*./-]*(?:/[\w<>*.-]*|\.(?:py|tsx?|ftl|css|md|avif|json))")
NAME = re.compile(r"([A-Za-z]\w*)(?:\(.*\)|<\w+>)?")


class Command(NamedTuple):
    """A command of the page: ``make`` or ``python -m``, its target or module, its arguments."""

    program: str
    what: str
    arguments: tuple[str, ...]

    def narrowed(self) -> list[str]:
        """Return the arguments that ``ARGS`` gives to a target."""
        return [word for each in self.arguments if each.startswith("ARGS=") for word in shlex.split(each[5:])]


def rows(text: str) -> Iterator[tuple[str, str]]:
    """Yield each file of a step's table, with its last column, which shows the games that must have it."""
    yield from ((name, when.strip()) for name, when in ROW.findall(text))


def must(live: bool, folders: Collection[str] = STEPS) -> Iterator[str]:
    """Yield every file that a game must have in some of its folders, ``<id>`` for the game."""
    for folder in folders:
        yield from (f"{folder}/<id>/{name}" for name, when in rows(STEPS[folder]) if live in WHEN.get(when, ()))


def missing(game: str, live: bool, folders: Collection[str] = STEPS) -> list[str]:
    """Return the required files that a game lacks in some of its folders, in words."""
    wanted = [path.replace("<id>", game).replace("<name>", "*") for path in must(live, folders)]
    return [f"{game}: {path} is missing" for path in wanted if not any(ROOT.glob(path))]


def commands(text: str = HOW_TO) -> Iterator[Command]:
    """Yield every command of a text, in blocks and in sentences."""
    blocks = [line for kind, block in BLOCK.findall(text) if kind for line in block.splitlines()]
    for line in (*blocks, *SPAN.findall(BLOCK.sub("", text))):
        for words in (shlex.split(part, comments=True) for part in line.split(" && ")):
            if words[:1] == ["make"] and len(words) > 1:
                yield Command("make", words[1], tuple(words[2:]))
            elif words[:2] == ["python", "-m"]:
                yield Command("python -m", words[2], tuple(words[3:]))


def named_files(text: str = HOW_TO) -> Iterator[str]:
    """Yield every file and folder that a text names, in backticks or next to a command."""
    remarks = [
        line.partition("# ")[2] for kind, block in BLOCK.findall(text) if kind for line in block.splitlines()
    ]
    words = [word.rstrip(":,;") for remark in remarks for word in remark.split()]
    yield from (word for word in (*SPAN.findall(BLOCK.sub("", text)), *words) if FILE.fullmatch(word))


def names(text: str = HOW_TO) -> Iterator[str]:
    """Yield every name from the code that a text has in backticks."""
    spans = [span for span in SPAN.findall(BLOCK.sub("", text)) if not FILE.fullmatch(span)]
    yield from (found[1] for span in spans if (found := NAME.fullmatch(span)))


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
