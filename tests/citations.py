"""Clauses and their citations: the numbers on the pages of rules, and the citations in code, tests and pages.

A citation is a number in a docstring or comment (``(2.3)``, ``clauses 4.1 and 5``), in a refusal, a verb or an
option, in the name of a test or of a table's row, in the page's leaflets and the names of its strings. In a folder
or file with a game's id in its path a plain number is that game's; elsewhere the game's id precedes it. S-clauses
are all games'.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from py_engine.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "py_engine" / "games"

NUMBER = r"\d{1,2}\.\d{1,2}"
CITE = rf"(?:{NUMBER}|\d{{1,2}}|S\d{{1,2}})"
SERIES = rf"{CITE}(?:(?:, and |, | and | to | or |-|–){CITE})*"
IN_BRACKETS = re.compile(rf"[(;] ?({SERIES})(?=[);:,])")
BY_NAME = re.compile(rf"\b(?:(?:[Cc]lauses?|[Rr]ules?) |遊び方 ?)({SERIES})(?!\.?\d)")
PLAIN = re.compile(rf"(?<![\w.:/-]){NUMBER}(?!\.?\w| ?%| ?(?:s|ms|px|kB|MB)\b)")
SHARED = re.compile(r"(?<![\w`'\"])S\d{1,2}\b")
WITH_GAME = re.compile(rf"\b({'|'.join(GAMES)})`? ({NUMBER}|\d{{1,2}})\b(?!\.?\d)")
VERSION = re.compile(rf"(?:[Vv]ersion|Ver\.|Python|WCAG|License) (?:≥ )?{NUMBER}")
CODE = re.compile(r"``.*?``|`[^`\n]*`")
IN_TEST_NAME = re.compile(r"test_((?:\d+_)+)(?:and_((?:\d+_)+))?|test_(s\d+)_")
PLACES = {"Refusal": 0, "early": 0, "Verb": 1, "Option": 3}
"""Index of a call's argument that is a clause."""


@dataclass(frozen=True)
class Citation:
    """A clause cited at a place: ``game`` is an id or empty, ``clause`` ``"2.3"``, ``"4"`` or ``"S6"``.

    ``item`` is the cited numbered part of the clause, as event 15 in ``(6.3, 15)``, else empty.
    """

    where: str
    game: str
    clause: str
    item: str = ""

    def __str__(self) -> str:
        """Return it in the form that a person writes."""
        return f"{self.where}: {self.game} {self.clause}{f', {self.item}' if self.item else ''}"


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
    """Return whether a page has the clause, and the numbered part of it."""
    texts = clauses[""] if cited.clause.startswith("S") else clauses.get(cited.game, {})
    if cited.clause not in texts or (cited.clause[0] != "S" and not cited.game):
        return False
    section = texts[cited.clause.split(".")[0]] if cited.item else ""
    return not cited.item or bool(re.search(rf"(?:· |^ *){cited.item} ", section, re.MULTILINE))


def game_of(path: Path) -> str:
    """Return the id of the game in a file's path, empty if there is none."""
    return next((game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", path.as_posix())), "")


def of_series(where: str, game: str, series: str, sections: dict[str, str]) -> Iterator[Citation]:
    """Yield the citations of ``2.3, 4 and 5``; a plain number after a clause may be a numbered part of it."""
    last = ""
    for number in re.findall(CITE, series):
        if number.isdigit() and last and number not in sections:
            yield Citation(where, game, last, number)
        else:
            yield Citation(where, game, number)
            last = number


def in_prose(where: str, game: str, text: str, sections: dict[str, str]) -> Iterator[Citation]:
    """Yield the citations of a docstring, a comment or a paragraph; in a game's own text every ``2.3`` is one."""
    yield from (Citation(where, *found) for found in WITH_GAME.findall(text))
    words = VERSION.sub("", CODE.sub("", WITH_GAME.sub("", text)))
    for series in IN_BRACKETS.findall(words):
        if "." in series or "S" in series:
            yield from of_series(where, game, series, sections)
    for series in BY_NAME.findall(words):
        yield from of_series(where, game, series, sections)
    yield from (Citation(where, "", clause) for clause in SHARED.findall(words))
    if game:
        yield from (Citation(where, game, clause) for clause in PLAIN.findall(words))


def in_python(path: Path, game: str, source: str, sections: dict[str, str]) -> Iterator[Citation]:
    """Yield the citations of a module: comments, docstrings, clauses of refusals and verbs, names of tests."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from in_prose(f"{path}:{token.start[0]}", game, token.string, sections)
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in prose:
                yield from in_prose(where, game, node.value, sections)
            else:
                yield from _in_string(where, game, node.value)
        yield from in_call(where, game, node)
        if isinstance(node, ast.FunctionDef):
            yield from _in_test_name(where, game, node.name, sections)


def _in_string(where: str, game: str, text: str) -> Iterator[Citation]:
    yield from (Citation(where, *found) for found in WITH_GAME.findall(text))
    named = re.match(r"(\d\.\d)(?: and (\d\.\d))?(?: [a-z]|$)", text) if game else None
    cited = [*(filter(None, named.groups()) if named else ()), *BY_NAME.findall(text)]
    yield from (Citation(where, game, clause) for clause in cited if re.fullmatch(NUMBER, clause))


def in_call(where: str, game: str, call: ast.AST) -> Iterator[Citation]:
    """Yield the clause argument of a refusal, a verb or an option."""
    if not isinstance(call, ast.Call):
        return
    place = PLACES.get(getattr(call.func, "id", ""))
    given = call.args[place : place + 1] if place is not None else []
    for each in (*given, *(word.value for word in call.keywords if word.arg == "clause")):
        if isinstance(each, ast.Constant):
            yield Citation(where, game, str(each.value))


def _in_test_name(where: str, game: str, name: str, sections: dict[str, str]) -> Iterator[Citation]:
    found = IN_TEST_NAME.match(name)
    for part in found.groups() if found else ():
        numbers = [number.upper() for number in (part or "").split("_") if number]
        pairs = [numbers[at : at + 2] for at in range(0, len(numbers), 2)]
        yield from of_series(where, game, ", ".join(".".join(pair) for pair in pairs), sections)


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


def in_script(path: Path, game: str, source: str, sections: dict[str, str]) -> Iterator[Citation]:
    """Yield the citations of a file of the page: comments, and the clauses that a leaflet draws."""
    for found in re.finditer(r"(?<![:\"'])//[^\n]*|/\*.*?\*/", source, re.DOTALL):
        line = source.count("\n", 0, found.start()) + 1
        yield from in_prose(f"{path}:{line}", game, found[0], sections)
    if path.parent.name == "leaflet":
        yield from (Citation(str(path), game, clause) for clause in drawn(source))


def in_strings(path: Path, source: str) -> Iterator[Citation]:
    """Yield the citations of a file of strings: the names of rules, and rules that a sentence names."""
    rule = re.compile(rf"^({'|'.join(GAMES)})-rule-(\d+)(?:-(\d+))? =", re.MULTILINE)
    for game, section, item in rule.findall(source):
        yield Citation(str(path), game, f"{section}.{item}" if item else section)
    for clause in re.findall(rf"(?:[Rr]ules?|[Cc]lauses?|遊び方|ルール) ?({NUMBER})", source):
        yield Citation(str(path), game_of(path), clause)


def citations(path: Path, source: str, clauses: dict[str, dict[str, str]]) -> Iterator[Citation]:
    """Yield every citation of a file, by its kind."""
    game = game_of(path)
    sections = clauses.get(game, {})
    if path.suffix == ".py":
        yield from in_python(path, game, source, sections)
    elif path.suffix == ".md":
        yield from in_prose(str(path), game, source, sections)
    elif path.suffix == ".ftl":
        yield from in_strings(path, source)
    else:
        yield from in_script(path, game, source, sections)
