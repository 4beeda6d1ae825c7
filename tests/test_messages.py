"""Every game has the messages that the page needs from each game, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from py_engine.game import Option
from py_engine.games import GAMES
from tests.citations import shown
from tests.how_to import PAGE, ROOT

TABLES = ROOT / "web" / "src" / "games"
ROW = re.compile(r"^\| `(<id>-[^`]+)` \|.*\| yes \|$", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
MOST_BUTTONS = 12
"""Kinds of option values with one message per value, as in ``screens/Setup.tsx``."""


def values(option: Option) -> list[str]:
    """Return the endings of the messages for an option's values."""
    return [str(value) for value in option.values] if len(option.values) <= MOST_BUTTONS else ["value"]


def filled(form: str, game: str) -> Iterator[str]:
    """Yield the messages of a form that a game must have."""
    clauses = shown(game)
    options = GAMES[game].options
    fillings = {
        "<section>": sorted({clause.split(".")[0] for clause in clauses}),
        "<clause>": [clause.replace(".", "-") for clause in clauses],
        "<option>-<value>": [f"{option.id}-{value}" for option in options for value in values(option)],
        "<option>": [option.id for option in options],
    }
    form = form.replace("<id>", game)
    hole = next((hole for hole in fillings if hole in form), None)
    yield from ([form] if hole is None else (form.replace(hole, filling) for filling in fillings[hole]))


@pytest.mark.parametrize("locale", ["ja", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_messages_that_the_page_needs(game: str, locale: str) -> None:
    """The page about adding a game lists their forms."""
    forms = ROW.findall(PAGE)
    assert len(forms) > 8
    texts = (path.read_text(encoding="utf-8") for path in (TABLES / game).rglob(f"{locale}.ftl"))
    there = {name for text in texts for name in MESSAGE.findall(text)}
    assert {name for form in forms for name in filled(form, game)} - there == set()
