"""A small part of the fuzz; ``python -m tests.fuzz`` is all of it."""

from __future__ import annotations

import pytest

from py_engine.games import GAMES
from tests import fuzz

REQUESTS = 1500


@pytest.mark.parametrize("seed", [2, 3])
def test_hostile_requests_get_answers_and_harm_no_match(seed: int) -> None:
    outcomes = fuzz.fuzz(REQUESTS, seed)
    assert outcomes.total() > REQUESTS / 2
    assert outcomes["honest move"] > 0
    assert outcomes["refused"] > REQUESTS / 40
    assert len([outcome for outcome in outcomes if outcome.startswith("error")]) > 9


def test_every_phase_of_every_game_can_be_attacked() -> None:
    found = fuzz.positions()
    wanted = {(game.id, phase) for game in GAMES.values() for phase in game.phase_table}
    assert set(found) == wanted
