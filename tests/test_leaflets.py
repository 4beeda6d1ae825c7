"""What is tried in the pages of rules: wherever the engine refuses, and each trial shows what its clause says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from py_engine.games import GAMES
from tests.citations import ROOT, RULES

pytestmark = pytest.mark.cpython_only

CONSTANT = re.compile(r'Refusal\(\s*"(\d+(?:\.\d+)?)"')
UNTRIED = {
    "lucky_maker": {"2.2": "the page offers no card of another hand", "4.2": "the page deals"},
    "akuma_trick": {"2.1": "the page offers no card of another hand"},
    "bokunron": {"7": "the page takes no card twice"},
    "ghost_couple": {
        "2.1": "a deck that has run out, 100 cards later",
        "5.4": "the page lets one choose as many as there are",
        "S1": "the page shows no seat that is not there",
    },
    "trump_fighter": {
        "1.1": "who may be chosen is seen where one chooses",
        "1.3": "the page has no other spots",
        "4.1": "what may be done at the word is what 5.2 is tried with",
        "4.2": "a matter of milliseconds",
        "7": "the page keeps the time",
    },
}
"""Clauses that refuse and can't be tried, with the reason."""
CODES = {"2.3", "5.1", "6.1", "6.4"}
"""Clauses of Ghost Couple about couples: what is no couple is refused by 2.3 for all of them."""


def views(game: str) -> dict[str, Any]:
    """Return all that the engine says for a game's leaflet."""
    path = Path(ROOT, "web", "src", "games", game, "leaflet", "views.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def trials(game: str) -> dict[str, Any]:
    """Return the trials of a game's leaflet by their clauses."""
    return {each["clause"]: each for each in views(game).values() if "choices" in each}


def refusing(game: str) -> set[str]:
    """Return the clauses with which the game's own phases refuse an action."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((RULES / game).glob("*.py")))
    return {*CONSTANT.findall(source)}


@pytest.mark.parametrize("game", GAMES)
def test_wherever_the_rules_refuse_there_is_something_to_try(game: str) -> None:
    tried = {*trials(game)}
    assert tried
    assert refusing(game) - {*UNTRIED[game]} - tried == set()
    assert tried & {*UNTRIED[game]} == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_trial_has_what_goes_and_what_its_clause_forbids(game: str) -> None:
    for clause, trial in trials(game).items():
        refused = {choice["refused"] for choice in trial["choices"]}
        assert None in refused, clause
        assert clause in refused or (game == "ghost_couple" and {clause, *(refused - {None})} <= CODES), clause
        assert {*trial["say"]} == {"ja", "en"}
        told = [str(choice.get("words", choice["cards"])) for choice in trial["choices"]]
        assert len({*told}) == len(told), f"two choices of {clause} look alike"
