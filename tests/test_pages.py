"""The pages of rules: every cited clause exists, and every refusing clause is on the page's rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from py_engine.games import GAMES
from tests.citations import NUMBER, ROOT, RULES, all_clauses, citations, in_call, resolves, shown

CLAUSES = all_clauses()
WHERE = {
    "py_engine": (["py", "md"], 900),
    "tests": (["py"], 600),
    "e2e": (["py", "mjs", "md"], 25),
    "web/src": (["ts", "tsx", "mjs", "css", "ftl"], 300),
    "web/gallery": (["ts", "tsx", "css"], 0),
    "web/build": (["py", "mjs"], 0),
    "web/pyodide-slim": (["mjs"], 0),
}
"""Places of citations: the kinds of files, and the least number of citations in them."""


def files(folder: str, kinds: list[str]) -> Iterator[Path]:
    """Yield the hand-written files of these kinds."""
    found = (path for kind in kinds for path in sorted((ROOT / folder).rglob(f"*.{kind}")))
    yield from (path for path in found if "node_modules" not in path.parts and path.name != "door.d.ts")


@pytest.mark.parametrize("folder", WHERE)
def test_every_clause_cited_is_on_a_page_of_rules(folder: str) -> None:
    kinds, least = WHERE[folder]
    written = [path for path in files(folder, kinds) if path.name != "test_pages.py"]
    cited = [
        each
        for path in written
        for each in citations(path.relative_to(ROOT), path.read_text(encoding="utf-8"), CLAUSES)
    ]
    assert [str(each) for each in cited if not resolves(each, CLAUSES)] == []
    assert len(cited) >= least


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "web/README.md", "web/GLOSSARY.md"])
def test_the_other_pages_cite_clauses_that_are_there(page: str) -> None:
    cited = citations(Path(page), (ROOT / page).read_text(encoding="utf-8"), CLAUSES)
    assert [str(each) for each in cited if not resolves(each, CLAUSES)] == []


@pytest.mark.parametrize(
    ("path", "source", "clause"),
    [
        ("py_engine/games/lucky_maker/a.py", '"""Playing (2.9)."""', "2.9"),
        ("py_engine/games/lucky_maker/a.py", "# as 2.9 says", "2.9"),
        ("py_engine/games/lucky_maker/a.py", '"""Clauses 3.1 and 9."""', "3.1, 9"),
        ("py_engine/games/lucky_maker/a.py", '"""Settle (2.4-3.9)."""', "3.9"),
        ("py_engine/games/lucky_maker/a.py", '"""Settle (3.8, 4)."""\nRefusal("9", "over")', "9"),
        ("py_engine/games/lucky_maker/a.py", 'Verb("play", "2.9", {})', "2.9"),
        ("py_engine/games/lucky_maker/a.py", 'clause = "1.5" if seats else "2.2"', "1.5"),
        ("py_engine/games/ghost_couple/a.py", '"""Cover (6.3, 20)."""', "6.3, 20"),
        ("py_engine/games/ghost_couple/a.py", '"""Clause 6.9."""', "6.9"),
        ("py_engine/reading.py", '"""Read (S11)."""', "S11"),
        ("py_engine/reading.py", 'Refusal("S11", "odd")', "S11"),
        ("py_engine/reading.py", '"""Nothing says whose (2.3)."""', "2.3"),
        ("tests/games/bokunron/a.py", "def test_3_8_a_pass():\n    pass", "3.8"),
        ("tests/games/bokunron/a.py", "def test_3_1_and_9_9_a_pass():\n    pass", "9.9"),
        ("tests/games/bokunron/a.py", 'assert clause == "3.9"', "3.9"),
        ("tests/door/a.py", 'assert clause == "lucky_maker 2.5"', "2.5"),
        ("tests/door/a.py", '"""As trump_fighter 7.1 says."""', "7.1"),
        ("e2e/test_akuma_trick.py", 'expect(page).to_contain_text("遊び方 4.7")', "4.7"),
        ("web/src/games/akuma_trick/a.ts", "// locked (3.4)", "3.4"),
        ("web/src/games/akuma_trick/a.tsx", "/** Locked (3.4). */", "3.4"),
        ("web/src/games/akuma_trick/leaflet/index.tsx", '    "5.1": line(),\n    "5.4": line(),', "5.4"),
        ("web/src/games/akuma_trick/en.ftl", "akuma_trick-rule-4-7 = It ends.", "4.7"),
        ("web/src/games/akuma_trick/ja.ftl", "akuma_trick-help = 遊び方 4.7 のとおり。", "4.7"),
        ("py_engine/games/akuma_trick/RULES.md", "1. As in 4.7.", "4.7"),
        ("README.md", "It is `akuma_trick 4.7`.", "4.7"),
    ],
)
def test_a_citation_of_a_clause_that_is_not_there_is_found(path: str, source: str, clause: str) -> None:
    lost = {each for each in citations(Path(path), source, CLAUSES) if not resolves(each, CLAUSES)}
    assert [f"{each.clause}, {each.item}" if each.item else each.clause for each in lost] == [clause]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("py_engine/games/bokunron/a.py", '"""Version 9.1 of the sheet; ``9.0`` is no integer."""'),
        ("py_engine/games/bokunron/a.py", "WAIT = 9.5  # waits 9.5 s, 9.5 % of all"),
        ("py_engine/games/bokunron/a.py", "shares = (9.1, 9.2)"),
        ("py_engine/games/bokunron/a.py", '"""One of the seats (0-7), the last (9)."""'),
        ("web/src/games/bokunron/a.tsx", '<circle r="9.5" />'),
        ("web/src/games/bokunron/en.ftl", "bokunron-credit = Version 9.1"),
    ],
)
def test_other_numbers_are_no_citations(path: str, source: str) -> None:
    assert list(citations(Path(path), source, CLAUSES)) == []


LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def links(page: Path) -> set[Path]:
    """Return the files of the project that a page links, pictures included."""
    return {(page.parent / target).resolve() for target in LINK.findall(page.read_text(encoding="utf-8"))}


def test_the_readme_links_the_other_pages_and_no_page_has_a_dead_link() -> None:
    readme = ROOT / "README.md"
    pages = [path for folder in ("py_engine", "web") for path in files(folder, ["md"])]
    own = {path for path in pages if path.name in ("README.md", "GLOSSARY.md")}
    assert len(own) > 4
    assert own - links(readme) == set()
    assert {target for page in (readme, *pages) for target in links(page) if not target.exists()} == set()


def refusing(game: str) -> set[str]:
    """Return the game's own clauses that its refusals, verbs and options name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (RULES / game).rglob("*.py")]
    named = {cited.clause for tree in trees for node in ast.walk(tree) for cited in in_call("", game, node)}
    return {clause for clause in named if re.fullmatch(NUMBER, clause)} | {GAMES[game].end_clause}


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
