"""The documents: every cited clause, linked file, command and named file exists."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from py_engine.games import GAMES
from tests.citations import NUMBER, ROOT, RULES, all_clauses, citations, shown
from tests.how_to import PAGE, STEPS

CLAUSES = all_clauses()
WHERE = {
    "py_engine": ["py", "md"],
    "tests": ["py"],
    "e2e": ["py", "mjs", "md"],
    "web/src": ["ts", "tsx", "mjs", "css", "ftl"],
    "web/gallery": ["ts", "tsx", "css"],
    "web/build": ["py", "mjs"],
    "web/pyodide-slim": ["mjs"],
}
"""Places of citations, with the kinds of files."""


def files(folder: str, kinds: list[str]) -> Iterator[Path]:
    """Yield the hand-written files of these kinds."""
    found = (path for kind in kinds for path in sorted((ROOT / folder).rglob(f"*.{kind}")))
    yield from (path for path in found if "node_modules" not in path.parts and path.name != "door.d.ts")


def unresolved(path: Path) -> list[str]:
    """Return the citations of a file that no page of rules has."""
    cited = citations(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    return [f"{path}: {game} {clause}" for game, clause in cited if clause not in CLAUSES[game]]


@pytest.mark.parametrize("folder", WHERE)
def test_every_clause_cited_is_on_a_page_of_rules(folder: str) -> None:
    written = [*files(folder, WHERE[folder])]
    assert written
    assert [each for path in written for each in unresolved(path)] == []


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "web/README.md", "web/GLOSSARY.md"])
def test_the_other_pages_cite_clauses_that_are_there(page: str) -> None:
    assert unresolved(ROOT / page) == []


CHANGELOG, CONTRIBUTING = ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of the project that a page links, with the heading that each link names, if any."""
    for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
        yield (page.parent / target).resolve() if target else page, heading


def headings(page: Path) -> set[str]:
    """Return a page's headings as links name them: small letters, hyphens for spaces, no other signs."""
    written = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in written}


def test_the_readme_links_the_other_pages_and_no_page_has_a_dead_link() -> None:
    readme = ROOT / "README.md"
    pages = [path for folder in ("py_engine", "web") for path in files(folder, ["md"])]
    own = {path for path in pages if path.name in ("README.md", "GLOSSARY.md")}
    assert len(own) > 4
    assert own - {target for target, _ in links(readme)} == set()
    linked = {each for page in (readme, CHANGELOG, CONTRIBUTING, *pages) for each in links(page)}
    assert {target for target, _ in linked if not target.exists()} == set()
    assert {(target, heading) for target, heading in linked if heading and heading not in headings(target)} == set()


SPAN = re.compile(r"^```sh\n(.*?)^```$|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"[\w<>*./-]*(?:/[\w<>*.-]*|\.(?:py|tsx?|ftl|css|md|avif|json))")
SOURCES = ("", "py_engine/", "tests/", "e2e/", "web/src/", "web/build/", "web/pyodide-slim/")
TARGETS = {*re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)}
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("py_engine/**/README.md"), *ROOT.glob("web/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_on_a_page_has_its_target_or_module(page: Path) -> None:
    code = "\n".join(block or span for block, span in SPAN.findall(page.read_text(encoding="utf-8")))
    assert {*re.findall(r"\bmake ([a-z][\w-]*)", code)} - TARGETS == set()
    modules = {each.rstrip(".") for each in re.findall(r"\bpython -m ([\w.]+)", code)}
    assert [each for each in modules if not importlib.util.find_spec(each)] == []


def is_there(name: str) -> bool:
    """Return whether a folder of the project has such a file, at any depth; parts in ``<>`` are any."""
    pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
    found = (path for at in SOURCES for path in ROOT.glob(f"{at}**/{pattern}" if at else pattern))
    return any("node_modules" not in path.parts for path in found)


def test_every_file_that_a_new_game_needs_is_in_another_game() -> None:
    spans = {span for _, span in SPAN.findall(PAGE.partition("## How to add a game")[2]) if FILE.fullmatch(span)}
    steps = {f"{folder}/<id>/{name}" for folder, names in STEPS.items() for name in names}
    assert len(spans | steps) > 60
    assert [name for name in spans | steps if name != ".venv/bin" and not is_there(name)] == []


def refusing(game: str) -> set[str]:
    """Return the game's own clauses that its refusals, verbs and options name: whole strings."""
    sources = [path.read_text(encoding="utf-8") for path in (RULES / game).rglob("*.py")]
    named = {clause for source in sources for clause in re.findall(rf'"({NUMBER})"', source)}
    return named | {GAMES[game].end_clause}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusing_clause_is_on_the_page_at_its_number(game: str) -> None:
    clauses = {*shown(game)}
    assert len(clauses) > 5, f"web/src/games/{game}/leaflet has no words for the clauses of the rules"
    assert refusing(game) - clauses == set()
    assert clauses <= {*CLAUSES[game]}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rules_counts_its_clauses_without_a_gap(game: str) -> None:
    numbers = [*CLAUSES[game]]
    sections = [int(number) for number in numbers if "." not in number]
    assert sections == list(range(len(sections)))
    for section in sections:
        items = [int(number.split(".")[1]) for number in numbers if number.startswith(f"{section}.")]
        assert items == list(range(1, len(items) + 1))
