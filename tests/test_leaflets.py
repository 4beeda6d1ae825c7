"""The trials in the pages of rules: every refusing clause has one, and each shows its clause."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from py_engine.games import GAMES
from tests.citations import ROOT, RULES

CONSTANT = re.compile(r'Refusal\(\s*"(\d+(?:\.\d+)?)"(?!, "not_in_hand")')
"""A page can't offer a card of another hand."""


def known(game: str, name: str) -> dict[str, str]:
    """Return a game's known exceptions: ``untried`` clauses with the reason, others ``refused_by`` another."""
    path = Path(ROOT, "tests", "games", game, "untried.json")
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found.get(name, {})


def views(game: str) -> dict[str, Any]:
    """Return all the engine's answers for a game's leaflet."""
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
    assert refusing(game) - {*known(game, "untried")} - tried == set()
    assert tried & {*known(game, "untried")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_trial_has_a_legal_choice_and_one_that_its_clause_forbids(game: str) -> None:
    for clause, trial in trials(game).items():
        refused = {choice["refused"] for choice in trial["choices"]}
        assert None in refused, clause
        assert known(game, "refused_by").get(clause, clause) in refused, clause
        assert {*trial.get("say", ("ja", "en"))} == {"ja", "en"}
        assert "say" in trial or trial["lies"], f"no log for the position at {clause}"
        told = [str(choice.get("words", choice["cards"])) for choice in trial["choices"]]
        assert len({*told}) == len(told), f"two choices of {clause} look alike"


MENTIONS = {
    "sheet": re.compile(r"説明書|(?<!score )\bsheet\b"),
    "option": re.compile(r"設定|\b[Oo]ptions?\b|\bset-up\b"),
    "made here": re.compile(r"創作|\bour own\b"),
}
"""The mentions that both languages of a clause must have in common, by meaning."""


def clauses_in_words(game: str, locale: str) -> dict[str, set[str]]:
    """Return the mentions in each clause's words in a language: numbers of clauses, and :data:`MENTIONS`."""
    path = ROOT / "web" / "src" / "games" / game / "leaflet" / f"{locale}.ftl"
    found = re.findall(r"^\w+-rule-([\d-]+) =(.*(?:\n .*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {
        clause: {
            *re.findall(r"(?<![\d.])\d\.\d(?!\d)", text),
            *(name for name, said in MENTIONS.items() if said.search(text)),
        }
        for clause, text in found
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_mentions_the_same_in_both_languages(game: str) -> None:
    ja, en = clauses_in_words(game, "ja"), clauses_in_words(game, "en")
    assert len(ja) > 10
    assert ja == en
