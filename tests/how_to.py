"""The page that says how to add a game, taken apart: its steps, its commands, and what it names."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "py_engine" / "games" / "README.md").read_text(encoding="utf-8")
HOW_TO = PAGE.partition("## How to add a game\n")[2]
STEPS: dict[str, str] = dict(
    re.findall(r"^### \d+\. .*?: `([\w/]+)/<id>/`$(.*?)(?=^### |\Z)", HOW_TO, re.MULTILINE | re.DOTALL)
)
"""The text of each step by the folder that it is about."""
ROW = re.compile(r"^\| `((?!<id>-)[^`]+)`.*\|([^|]*)\|$", re.MULTILINE)
BLOCK = re.compile(r"^```(sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w<>*./-]*(?:/[\w<>*.-]*|\.(?:py|tsx?|ftl|css|md|avif|json))")
NAME = re.compile(r"([A-Za-z]\w*)(?:\(.*\)|<\w+>)?")


class Command(NamedTuple):
    """A command of the page: ``make`` or ``python -m``, of which target or module, with which arguments."""

    program: str
    what: str
    arguments: tuple[str, ...]

    def narrowed(self) -> list[str]:
        """Return the arguments that ``ARGS`` gives to a target."""
        return [word for each in self.arguments if each.startswith("ARGS=") for word in shlex.split(each[5:])]


def rows(text: str) -> Iterator[tuple[str, str]]:
    """Yield each file of a step's table, with whether a game must have it: what stands in the last column."""
    yield from ((name, when.strip()) for name, when in ROW.findall(text))


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
    """Yield every file and folder that a text names, in backticks or beside a command."""
    remarks = [
        line.partition("# ")[2] for kind, block in BLOCK.findall(text) if kind for line in block.splitlines()
    ]
    words = [word.rstrip(":,;") for remark in remarks for word in remark.split()]
    yield from (word for word in (*SPAN.findall(BLOCK.sub("", text)), *words) if FILE.fullmatch(word))


def names(text: str = HOW_TO) -> Iterator[str]:
    """Yield every name of the code that a text has in backticks."""
    spans = [span for span in SPAN.findall(BLOCK.sub("", text)) if not FILE.fullmatch(span)]
    yield from (found[1] for span in spans if (found := NAME.fullmatch(span)))
