"""Every reason of a bot has a sentence in both languages, with the values that it needs."""

from __future__ import annotations

import re

import pytest

from py_engine.games import GAMES
from tests.conformance.test_think import EVERY_TABLE, positions, think
from tests.how_to import ROOT
from tests.play import card_names
from tests.test_messages import TABLES

MESSAGE = re.compile(r"^(?P<id>[\w-]+-reason-\w+) = (?P<text>.*(?:\n +.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")
CALL = re.compile(r'\bReason\(\s*("\w+"(?: if .*? else "\w+")?)')
LOCALES = ("ja", "en")
POSITIONS = 40
PLAYERS = [game.id for game in GAMES.values() if game.player]


def codes(game_id: str) -> set[str]:
    """Return all codes of reasons in a game's files: a text, or one of two."""
    files = (ROOT / "py_engine" / "games" / game_id).glob("*.py")
    calls = (call for path in files for call in CALL.findall(path.read_text(encoding="utf-8")))
    return {code for call in calls for code in re.findall(r'(?:^|else )"(\w+)"', call)}


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
