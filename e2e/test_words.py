"""Strings: every message in both languages, none missing, none left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
LOCALES = ("ja", "en")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
USE = re.compile(r'"([a-z][a-z0-9_]*(?:-[\w-]+)*)"')


def messages(locale: str) -> dict[str, str]:
    """Return every message of a language with its text."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob(f"{locale}.ftl")):
        parts = MESSAGE.split(path.read_text(encoding="utf-8"))[1:]
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            assert name not in found, f"{name} is there twice"
            found[name] = text
    return found


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.ts*"))


def test_both_languages_have_the_same_messages() -> None:
    assert messages("ja").keys() == messages("en").keys()


def test_both_languages_use_the_same_words_to_fill_in() -> None:
    english = messages("en")
    for name, text in messages("ja").items():
        assert set(re.findall(r"\$(\w+)", text)) >= set(re.findall(r"\{ \$(\w+) \}", english[name])), name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_empty(locale: str) -> None:
    assert all(text.strip() for text in messages(locale).values())


def test_every_message_asked_for_by_name_exists() -> None:
    asked = set(re.findall(r'\bt\(\s*"([\w-]+)"', sources()))
    assert asked - messages("en").keys() == set()


def test_every_message_is_used() -> None:
    """A message is used if it is named, or fits a name that is put together from parts."""
    text = sources()
    named = set(USE.findall(text))
    patterns = [re.sub(r"\$\{[^}]*\}", "[\\\\w-]+", each) for each in re.findall(r"`([^`\s]*\$\{[^`\s]*)`", text)]
    unused = [
        name
        for name in messages("en")
        if name not in named and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert unused == []
