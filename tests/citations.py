"""Clauses and their citations: the numbers on the pages of rules, and the citations in code, tests and pages.

A citation is a number in a docstring or comment (``(2.3)``, ``clauses 4.1 and 5``), a string that begins with one,
as in a refusal or a table's row, the name of a test, and in the page's leaflets and the names of its strings. In a
folder or file with a game's id in its path a plain number is that game's; elsewhere the game's id precedes it.
S-clauses are all games'.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from py_engine.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "py_engine" / "games"

NUMBER = r"[1-9]\d?\.[1-9]\d?"
CITE = rf"(?:{NUMBER}|\d{{1,2}}|S\d{{1,2}})"
SERIES = rf"{CITE}(?:(?:, and |, | and | to | or |-|–){CITE})*"
IN_BRACKETS = re.compile(rf"[(;] ?({SERIES})(?=[);:,])")
BY_NAME = re.compile(rf"\b(?:(?:[Cc]lauses?|[Rr]ules?) |遊び方 ?)({SERIES})(?!\.?\d)")
PLAIN = re.compile(rf"(?<![\w.:/-]){NUMBER}(?!\.?\w| ?%| ?(?:s|ms|px|kB|MB)\b)")
SHARED = re.compile(r"(?<![\w`'\"])S\d{1,2}\b")
WITH_GAME = re.compile(rf"\b({'|'.join(GAMES)})`? ({NUMBER}|\d{{1,2}})\b(?!\.?\d)")
VERSION = re.compile(rf"(?:[Vv]ersion|Ver\.|Python|WCAG|License) (?:≥ )?{NUMBER}")
CODE = re.compile(r"``.*?``|`[^`\n]*`")
ROW = re.compile(r"([1-9]\.[1-9])(?: and ([1-9]\.[1-9]))?(?: [a-z]|$)")
TEST = re.compile(r"test_((?:\d+_)+)(?:and_((?:\d+_)+))?|test_(s\d+)_")


class Citation(NamedTuple):
    """A clause cited at a place: ``game`` is an id or empty, ``clause`` ``"2.3"``, ``"4"`` or ``"S6"``."""

    where: str
    game: str
    clause: str


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


def resolves(cited: Citation, clauses: dict[str, dict[str, str]]) -> bool:
    """Return whether a page has the clause."""
    return cited.clause in clauses["" if cited.clause.startswith("S") else cited.game]


def game_of(path: Path) -> str:
    """Return the id of the game in a file's path, empty if there is none."""
    return next((game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", path.as_posix())), "")


def in_prose(where: str, game: str, text: str) -> Iterator[Citation]:
    """Yield the citations of a docstring, a comment or a paragraph; in a game's own text every ``2.3`` is one."""
    yield from (Citation(where, *found) for found in WITH_GAME.findall(text))
    words = VERSION.sub("", CODE.sub("", WITH_GAME.sub("", text)))
    series = [each for each in IN_BRACKETS.findall(words) if "." in each] + BY_NAME.findall(words)
    cited = [clause for each in series for clause in re.findall(NUMBER, each)]
    cited += [*SHARED.findall(words), *(PLAIN.findall(words) if game else ())]
    yield from (Citation(where, game, clause) for clause in cited)


def in_python(path: Path, game: str, source: str) -> Iterator[Citation]:
    """Yield the citations of a module: comments, docstrings, strings that begin with a clause, names of tests."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        where, text = f"{path}:{token.start[0]}", token.string
        if token.type == tokenize.COMMENT or text.startswith('"""'):
            yield from in_prose(where, game, text)
        elif token.type == tokenize.STRING:
            yield from (Citation(where, *found) for found in WITH_GAME.findall(text))
            named = ROW.match(text.lstrip("rf").strip('"')) if game else None
            yield from (Citation(where, game, clause) for clause in filter(None, named.groups() if named else ()))
        elif token.type == tokenize.NAME and (test := TEST.match(text)):
            pairs = [pair for part in test.groups() if part for pair in re.findall(r"s?\d+(?:_\d+)?", part)]
            yield from (Citation(where, game, pair.replace("_", ".").upper()) for pair in pairs)


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


def in_script(path: Path, game: str, source: str) -> Iterator[Citation]:
    """Yield the citations of a file of the page: comments, and the clauses that a leaflet draws."""
    for found in re.finditer(r"(?<![:\"'])//[^\n]*|/\*.*?\*/", source, re.DOTALL):
        line = source.count("\n", 0, found.start()) + 1
        yield from in_prose(f"{path}:{line}", game, found[0])
    if path.parent.name == "leaflet":
        yield from (Citation(str(path), game, clause) for clause in drawn(source))


def in_strings(path: Path, source: str) -> Iterator[Citation]:
    """Yield the citations of a file of strings: the names of rules, and rules that a sentence names."""
    rule = re.compile(rf"^({'|'.join(GAMES)})-rule-(\d+)(?:-(\d+))? =", re.MULTILINE)
    for game, section, item in rule.findall(source):
        yield Citation(str(path), game, f"{section}.{item}" if item else section)
    for clause in re.findall(rf"(?:[Rr]ules?|[Cc]lauses?|遊び方|ルール) ?({NUMBER})", source):
        yield Citation(str(path), game_of(path), clause)


def citations(path: Path, source: str) -> Iterator[Citation]:
    """Yield every citation of a file, by its kind."""
    game = game_of(path)
    if path.suffix == ".py":
        yield from in_python(path, game, source)
    elif path.suffix == ".md":
        yield from in_prose(str(path), game, source)
    elif path.suffix == ".ftl":
        yield from in_strings(path, source)
    else:
        yield from in_script(path, game, source)
