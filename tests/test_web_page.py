"""The page's README, data attributes, style variables and glossary agree with the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE, GLOSSARY = ((WEB / name).read_text(encoding="utf-8") for name in ("README.md", "GLOSSARY.md"))


def rows(page: str, head: str) -> list[list[str]]:
    """Return the rows of all tables of a page whose first row begins with ``head``."""
    tables = re.findall(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", page, flags=re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for table in tables for row in table.splitlines()]


def quoted(cell: str) -> list[str]:
    """Return the words in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def sources(folder: str, *kinds: str) -> Iterator[str]:
    """Yield the project's own files of these kinds in a folder, except tests and declarations of attributes."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in kinds and ".test." not in path.name and path.name != "attributes.ts":
            yield path.read_text(encoding="utf-8")


def test_the_layers_are_those_that_are_checked() -> None:
    rules = (WEB / ".dependency-cruiser.mjs").read_text(encoding="utf-8")
    layers = re.findall(r'"(\w+)"', rules.partition("const LAYERS = [")[2].partition("\n];")[0])
    there = [layer for layer in layers if [*(WEB / "src").glob(f"{layer}*")]]
    assert [quoted(row[0])[0] for row in rows(PAGE, "layer")] == there


ATTRIBUTE = re.compile(r"(?<![\w-])data-([a-z]+(?:-[a-z]+)*)(?=[=\]\"'?~^$*|])")
PROPERTY = re.compile(r"(?<!\w)dataset\.(\w+)")
DECLARED = re.compile(r"^ {4}(?:\"data-([a-z-]+)\"|(\w+))\?: ", re.MULTILINE)


def kebab(name: str) -> str:
    """Return the attribute of a property of ``dataset``: ``hand-card`` for ``handCard``."""
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def test_the_data_attributes_are_those_that_are_declared() -> None:
    written = [path.read_text(encoding="utf-8") for path in WEB.glob("[sg]*/**/attributes.ts")]
    declared = {name or kebab(key) for text in written for name, key in DECLARED.findall(text)}
    page = [text for folder in ("web/src", "web/gallery") for text in sources(folder, ".ts", ".tsx", ".css")]
    used = {name for text in page for name in (*ATTRIBUTE.findall(text), *map(kebab, PROPERTY.findall(text)))}
    assert len(declared) > 40
    assert used == declared


def test_no_style_uses_a_variable_that_nothing_sets() -> None:
    page = "\n".join(sources("web/src", ".css", ".tsx", ".ts"))
    used = {*re.findall(r"var\((--[\w-]+)\)", page)}
    assert len(used) > 100
    assert used <= {*re.findall(r"(--[\w-]+)[\"'`]?[:,]", page)}


def code_words() -> set[str]:
    """Return every word of the code of page and engine."""
    return {*re.findall(r"\w+", "\n".join([*sources("web/src", ".ts", ".tsx"), *sources("py_engine", ".py")]))}


def test_the_parts_of_a_table_are_in_the_code() -> None:
    parts = {name for row in rows(PAGE, "part") for cell in row for name in quoted(cell)}
    assert len(parts) > 20
    files = {path.name for path in (WEB / "src" / "table").rglob("*")}
    assert {part for part in parts if part.strip("/") not in files} - code_words() == set()


def test_each_thing_in_the_glossary_has_one_name_of_its_own_and_its_name_is_in_the_code() -> None:
    words = rows(GLOSSARY, "日本語")
    assert len(words) > 40
    for column in range(3):
        named = [row[column] for row in words if row[column] != "–"]
        assert [word for word in named if named.count(word) > 1] == []
    assert {name for row in words for name in quoted(row[2])} - code_words() == set()
