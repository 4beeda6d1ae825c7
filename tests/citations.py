"""Clauses and their citations: the numbers on the pages of rules, and the citations in code, tests and pages.

A citation is a number in a docstring, a comment or a page (``(2.3)``), at the start of a string, as in a refusal or
a table's row, or in the name of a test. In a folder or file with a game's id in its path a plain number is that
game's; elsewhere the game's id precedes it. S-clauses are all games'.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from py_engine.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "py_engine" / "games"

NUMBER = r"[1-9]\d?\.[1-9]\d?"
PLAIN = re.compile(rf"(?:(?<![\w.:/-])|(?<=\d-)){NUMBER}(?!\.?\w| ?%| ?(?:s|ms|px|kB|MB)\b)")
SHARED = re.compile(r"(?<![\w`'\"])S\d{1,2}\b")
WITH_GAME = re.compile(rf"\b({'|'.join(GAMES)})`? ({NUMBER}|\d{{1,2}})\b(?!\.?\d)")
VERSION = re.compile(rf"(?:[Vv]ersion|Ver\.|Python|WCAG|License) (?:≥ )?{NUMBER}")
CODE = re.compile(r"``.*?``|`[^`\n]*`")
PROSE = {
    ".md": r"[\s\S]+",
    ".py": r'"""[\s\S]*?"""|#[^\n]*',
    ".ftl": r"(?:rules?|clauses?|遊び方|ルール) ?[\d.]+",
}
COMMENT = r"(?<![:\"'])//[^\n]*|/\*[\s\S]*?\*/"
ROW = re.compile(r'"([1-9]\.[1-9])(?: and ([1-9]\.[1-9]))?(?: [a-z]|")')
TEST = re.compile(r"def test_((?:\d+_)+)(?:and_((?:\d+_)+))?|def test_(s\d+)_")


def numbered(page: str) -> dict[str, str]:
    """Return the clauses of a page of rules by number, sections included, each with its text."""
    found: dict[str, str] = {}
    for part in re.split(r"^(?=## )", page, flags=re.MULTILINE):
        section = re.match(r"## (\d+) ", part)
        if section:
            found[section[1]] = part
            items = re.split(r"^(\d+)\. ", part, flags=re.MULTILINE)[1:]
            found |= {f"{section[1]}.{number}": text for number, text in zip(items[::2], items[1::2], strict=True)}
    return found


def all_clauses() -> dict[str, dict[str, str]]:
    """Return the clauses of every game by its id, and the shared ones under the empty id."""
    shared = re.split(r"^- \*\*(S\d+) ", (RULES / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    pages = {game: (RULES / game / "RULES.md").read_text(encoding="utf-8") for game in GAMES}
    found = {game: numbered(page) for game, page in pages.items()}
    return {"": dict(zip(shared[::2], shared[1::2], strict=True)), **found}


def game_of(path: Path) -> str:
    """Return the id of the game in a file's path, empty if there is none."""
    return next((game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", path.as_posix())), "")


def drawn(leaflet: str) -> list[str]:
    """Return the clauses for which a game's leaflet draws something: its pages of rules show these."""
    return re.findall(r'^ +"(\d+(?:\.\d+)?)": ', leaflet, re.MULTILINE)


def shown(game: str) -> list[str]:
    """Return the clauses on a game's pages of rules: those that its leaflet draws, or without one all in words."""
    folder = ROOT / "web" / "src" / "games" / game / "leaflet"
    if (folder / "index.tsx").exists():
        return drawn((folder / "index.tsx").read_text(encoding="utf-8"))
    words = (folder / "en.ftl").read_text(encoding="utf-8") if (folder / "en.ftl").exists() else ""
    named = re.findall(rf"^{game}-rule-(\d+(?:-\d+)?) =", words, re.MULTILINE)
    return [clause.replace("-", ".") for clause in named]


def citations(path: Path, source: str) -> Iterator[tuple[str, str]]:
    """Yield the game, empty for all games, and the clause of every citation in a file."""
    game = game_of(path)
    yield from WITH_GAME.findall(source)
    prose = " ".join(re.findall(PROSE.get(path.suffix, COMMENT), source))
    words = VERSION.sub("", CODE.sub("", WITH_GAME.sub("", prose)))
    yield from (("", clause) for clause in SHARED.findall(words))
    yield from ((game, clause) for clause in PLAIN.findall(words) if game)
    if path.suffix == ".py":
        yield from ((game, each) for found in ROW.findall(source) for each in found if game and each)
        for found in TEST.findall(source):
            pairs = [
                pair.replace("_", ".").upper() for part in found for pair in re.findall(r"s?\d+(?:_\d+)?", part)
            ]
            yield from (("" if pair.startswith("S") else game, pair) for pair in pairs)
