"""The pages of rules: every cited clause exists, and every refusing clause is on the page's rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from py_engine.games import GAMES
from tests.citations import NUMBER, ROOT, RULES, all_clauses, citations, resolves, shown

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
    return [" ".join(each) for each in cited if not resolves(each, CLAUSES)]


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


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rules_counts_its_clauses_without_a_gap(game: str) -> None:
    numbers = [*CLAUSES[game]]
    sections = [int(number) for number in numbers if "." not in number]
    assert sections == list(range(len(sections)))
    for section in sections:
        items = [int(number.split(".")[1]) for number in numbers if number.startswith(f"{section}.")]
        assert items == list(range(1, len(items) + 1))
