"""The page's README, its declared data attributes and its glossary agree with the code and with the texts."""

from __future__ import annotations

import json
import re
from collections import defaultdict
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
PROPERTY = re.compile(r"(?<!\w)(delete [\w.]+\.)?dataset\.(\w+)( = )?")
SELECTED = re.compile(r"(?:\[|[gs]etAttribute\(\"|get_attribute\(\"|have_attribute\(\"|hasAttribute\(\")$")
CALLED = re.compile(r"(set|remove|toggle)Attribute\(\"$")


def kebab(name: str) -> str:
    """Return the attribute of a property of ``dataset``: ``hand-card`` for ``handCard``."""
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def uses(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every attribute that a file names, and whether it is ``"set"`` or ``"read"`` there."""
    text = path.read_text(encoding="utf-8")
    for found in ATTRIBUTE.finditer(text):
        before = text[max(0, found.start() - 40) : found.start()]
        read = SELECTED.search(before) and not CALLED.search(before)
        yield found[1], "read" if read else "set"
    for removed, name, assigned in PROPERTY.findall(text):
        yield kebab(name), "set" if removed or assigned else "read"
    if "test_id(" in text:
        yield "testid", "read"


def sources(folder: str, *kinds: str) -> Iterator[Path]:
    """Yield the project's own files of these kinds in a folder, except declarations of attributes."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in kinds and not {"node_modules", "bench", "attributes.ts"} & {*path.parts}:
            yield path


def of_the_page() -> Iterator[Path]:
    yield from sources("web/src", ".ts", ".tsx", ".css")
    yield from sources("web/gallery", ".ts", ".tsx", ".css")
    yield WEB / "index.html"


def is_test(path: Path) -> bool:
    return ".test." in path.name or path.is_relative_to(ROOT / "e2e")


def found() -> dict[str, set[str]]:
    """Return the uses of each attribute: read by ``"page"``, by ``"tests"``, or ``"set by page"``.

    Attributes that tests set for themselves are left out.
    """
    done: dict[str, set[str]] = defaultdict(set)
    for path in (*of_the_page(), *sources("e2e", ".py")):
        for name, use in uses(path):
            by = "tests" if is_test(path) else "page"
            done[name].add(by if use == "read" else f"set by {by}")
    own = {name for name, each in done.items() if "set by tests" in each and not each & {"page", "set by page"}}
    return {name: each - {"set by tests"} for name, each in done.items() if name not in own}


def reader(done: set[str]) -> str:
    """Return the reader of an attribute: the page itself, or else the tests."""
    return "page" if "page" in done else "tests" if "tests" in done else "nobody"


DECLARED = re.compile(r"(/\*\*(?:(?!\*/).)*\*/)?\s*^ {4}(?:\"data-([a-z-]+)\"|(\w+))\?: ", re.MULTILINE | re.DOTALL)
READ_BY = {"the page": "page", "tests": "tests"}


def declared(source: str) -> Iterator[tuple[str, str]]:
    """Yield every attribute that a file declares, and its reader by the doc comment: ``""`` if that has none."""
    for comment, name, key in DECLARED.findall(source):
        read = re.search(r"\w[^.]*\. Read by (the page|tests)\. \*/$", " ".join(comment.split()))
        yield name or kebab(key), READ_BY[read[1]] if read else ""


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('    /** A card. Read by tests. */\n    "data-hand-card"?: string;', [("hand-card", "tests")]),
        ('    /** A card. Read by the page. */\n    handCard?: "";', [("hand-card", "page")]),
        ('    /** A card. */\n    "data-card"?: string;', [("card", "")]),
        ('    /** Read by tests. */\n    "data-card"?: string;', [("card", "")]),
        ('    "data-card"?: string;', [("card", "")]),
    ],
)
def test_a_declaration_needs_a_meaning_and_a_reader(line: str, found: list[tuple[str, str]]) -> None:
    assert [*declared(f"interface All {{\n{line}\n}}")] == found


def test_every_data_attribute_is_declared_with_its_reader() -> None:
    files = [path for folder in ("src", "gallery") for path in (WEB / folder).rglob("attributes.ts")]
    written: dict[str, set[str]] = defaultdict(set)
    for name, by in (each for path in files for each in declared(path.read_text(encoding="utf-8"))):
        written[name].add(by)
    read = {name: reader(done) for name, done in found().items()}
    assert len(written) > 40
    differ = [
        f"data-{name}: read by {read.get(name, 'nobody')}, declared for {written.get(name, 'nobody')}"
        for name in sorted({*read, *written})
        if read.get(name) not in written.get(name, ())
    ]
    assert not differ, "\n".join(differ)


def test_the_page_sets_every_attribute_that_is_read() -> None:
    assert [name for name, done in found().items() if "set by page" not in done] == []


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
    code = [*sources("web/src", ".ts", ".tsx"), *sources("py_engine", ".py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in code)
    names = [name for row in rows(GLOSSARY, "日本語") for name in quoted(row[2])]
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


def test_no_two_things_have_one_name() -> None:
    for column in range(3):
        words = [row[column] for row in rows(GLOSSARY, "日本語") if row[column] != DASH]
        assert [word for word in words if words.count(word) > 1] == []
