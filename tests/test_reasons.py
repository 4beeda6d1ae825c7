"""Every reason of a bot has a sentence in both languages, with the values that it needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from py_engine.games import GAMES
from tests.conformance.test_think import EVERY_TABLE, positions, think
from tests.how_to import ROOT
from tests.play import card_names
from tests.test_messages import TABLES

MESSAGE = re.compile(r"^(?P<id>[\w-]+-reason-\w+) = (?P<text>.*(?:\n +.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")
LOCALES = ("ja", "en")
POSITIONS = 40
PLAYERS = [game.id for game in GAMES.values() if game.player]


def codes(game_id: str) -> set[str]:
    """Return all codes of reasons in a game's files."""
    files = (ROOT / "py_engine" / "games" / game_id).glob("*.py")
    return {code for path in files for code in codes_in(path.read_text(encoding="utf-8"))}


def codes_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            yield from said(node.args[0])


def said(code: ast.expr) -> Iterator[str]:
    """Yield the codes that an argument may be: a text, or one of two."""
    if isinstance(code, ast.IfExp):
        yield from said(code.body)
        yield from said(code.orelse)
    else:
        assert isinstance(code, ast.Constant), "a code is written out where its reason is given"
        yield str(code.value)


def sentences(game_id: str, locale: str) -> dict[str, set[str]]:
    """Return the variables of the sentences for a game's reasons, by code."""
    text = (TABLES / game_id / f"{locale}.ftl").read_text(encoding="utf-8")
    begin = f"{game_id}-reason-"
    return {found["id"].removeprefix(begin): {*VARIABLE.findall(found["text"])} for found in MESSAGE.finditer(text)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", PLAYERS)
def test_there_is_a_sentence_for_every_reason_and_no_other(game_id: str, locale: str) -> None:
    assert {*sentences(game_id, locale)} == codes(game_id)


@EVERY_TABLE
def test_a_reason_has_the_values_of_its_sentence_and_no_card_outside_the_view(game_id: str, seats: int) -> None:
    needed, game, given = sentences(game_id, LOCALES[0]), GAMES[game_id], set[str]()
    for number, (_, _, view) in enumerate(positions(game_id, seats, POSITIONS, 12)):
        answer = think(view, game.bots[number % len(game.bots)], effort=1)
        for why in [choice["why"] for choice in answer["choices"]]:
            assert {*why["params"]} == needed[why["code"]], why
            assert card_names(game, why) <= card_names(game, view), why
            given.add(why["code"])
    assert len(given) > 2
