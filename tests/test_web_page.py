"""The page's README, data attributes, style variables and glossary agree with the code and with the texts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
PAGE = (WEB / "README.md").read_text(encoding="utf-8")
GLOSSARY = (WEB / "GLOSSARY.md").read_text(encoding="utf-8")


def rows(page: str, head: str) -> Iterator[list[str]]:
    """Yield the rows of all tables of a page whose first row begins with ``head``."""
    for table in re.findall(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", page, flags=re.MULTILINE):
        yield from ([cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines())


def quoted(cell: str) -> list[str]:
    """Return the words in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def test_the_layers_are_those_that_are_checked() -> None:
    rules = (WEB / ".dependency-cruiser.mjs").read_text(encoding="utf-8")
    listed = re.search(r"const LAYERS = \[(.*?)\n\];", rules, flags=re.DOTALL)
    assert listed
    layers = re.findall(r'"(\w+)"', listed[1])
    there = [layer for layer in layers if [*(WEB / "src").glob(f"{layer}*")]]
    assert [quoted(row[0])[0] for row in rows(PAGE, "layer")] == there


def test_the_parts_of_a_table_are_there() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "src" / "table").rglob("*.ts*")))
    parts = [name for row in rows(PAGE, "part") for cell in row for name in quoted(cell)]
    absent = [name for name in parts if not _is_part(name, source)]
    assert len(parts) > 20
    assert absent == []


def _is_part(name: str, source: str) -> bool:
    there = (WEB / "src" / "table" / name).exists() or (WEB / "src" / "table" / "faces" / name).exists()
    return there or bool(re.search(rf"export (?:const|function|interface) {name}\b", source))


ATTRIBUTE = re.compile(r"(?<![\w-])data-([a-z]+(?:-[a-z]+)*)(?=[=\]\"'?~^$*|])")
PROPERTY = re.compile(r"(?<!\w)dataset\.(\w+)")
DECLARED = re.compile(r"^ {4}(?:\"data-([a-z-]+)\"|(\w+))\?: ", re.MULTILINE)


def kebab(name: str) -> str:
    """Return the attribute of a property of ``dataset``: ``hand-card`` for ``handCard``."""
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def sources(folder: str, *kinds: str) -> Iterator[str]:
    """Yield the project's own files of these kinds in a folder, except tests and declarations of attributes."""
    for path in sorted((ROOT / folder).rglob("*")):
        apart = ".test." in path.name or {"node_modules", "attributes.ts"} & {*path.parts}
        if path.suffix in kinds and not apart:
            yield path.read_text(encoding="utf-8")


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


LOCALES = {"ja": 0, "en": 1}
"""The column of a glossary with the words of a language."""
DASH = "–"


def said(locale: str) -> str:
    """Return all texts of a language without the names of messages and variables."""
    files = sorted((WEB / "src").rglob(f"{locale}.ftl"))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    texts = (re.sub(r"^[\w-]+ =|^ +\*?\[\w+\]|\$[\w-]+", "", line) for line in lines)
    return "\n".join([*texts, *said_as_data(locale)])


def said_as_data(locale: str) -> Iterator[str]:
    """Yield the texts of lessons and of the rules' trials in a language."""
    for name in ("lesson/steps.json", "leaflet/positions.json"):
        for path in sorted(GAMES.glob(f"*/{name}")):
            yield from named_in(json.loads(path.read_text(encoding="utf-8")), locale)


def named_in(value: Any, locale: str) -> Iterator[str]:
    """Yield every text that a value has in a language."""
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from named_in(inner, locale)
        elif name == locale:
            yield str(inner)


def has_word(text: str, word: str) -> bool:
    """Return whether a text has a word, as a separate word in languages with spaces."""
    if word.isascii():
        return bool(re.search(rf"\b{re.escape(word)}", text, flags=re.IGNORECASE))
    return word in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_the_glossary_are_said(locale: str) -> None:
    text = said(locale)
    words = [row[LOCALES[locale]] for row in rows(GLOSSARY, "日本語")]
    assert len(words) > 40
    assert [word for word in words if word != DASH and not has_word(text, word)] == []


def test_the_names_of_the_glossary_are_in_the_code() -> None:
    text = "\n".join([*sources("web/src", ".ts", ".tsx"), *sources("py_engine", ".py")])
    names = [name for row in rows(GLOSSARY, "日本語") for name in quoted(row[2])]
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


def test_no_two_things_have_one_name() -> None:
    for column in range(3):
        words = [row[column] for row in rows(GLOSSARY, "日本語") if row[column] != DASH]
        assert [word for word in words if words.count(word) > 1] == []
