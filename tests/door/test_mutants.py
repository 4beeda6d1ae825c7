"""Mutated matches at the door: each is refused with a code, or is a whole match; ``make test-mutants`` has more."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from e2e.lib.mutants import BATCH, SEEDS, mutants
from e2e.lib.store import save_of
from py_engine.bridge import Door
from py_engine.match import Match
from tests.fuzz import fingerprint


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mutant_is_refused_with_a_code_or_is_a_whole_match(seed: int) -> None:
    rng = Random(1000 + seed)
    outcomes: Counter[str] = Counter()
    for text in mutants(rng, BATCH):
        outcomes[load(text)] += 1
    assert outcomes["loaded"] > 0
    assert sum(outcomes.values()) - outcomes["loaded"] - outcomes["no save"] > BATCH / 10


def load(text: str) -> str:
    """Let the engine load a text, like the page, and return the outcome."""
    try:
        value = json.loads(text)
        save = save_of(value)
    except (ValueError, RecursionError, TypeError, KeyError):
        return "no save"
    door = Door()
    answer = json.loads(door.handle(json.dumps({"op": "load", "save": save})))
    if "error" in answer:
        assert answer["error"]["code"] != "internal", answer
        assert door.matches == {}
        return str(answer["error"]["code"])
    match = door.matches[answer["match"]]
    again = Match.load(match.game, match.save())
    assert fingerprint(door, answer["match"]) == fingerprint(of_one(again), "again")
    return "loaded"


def of_one(match: Match) -> Door:
    """Return a door with one open match."""
    door = Door()
    door.matches["again"] = match
    return door
