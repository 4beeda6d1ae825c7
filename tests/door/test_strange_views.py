"""A view is checked as a whole before a bot thinks about it; ``python -m tests.strange_views`` tries far more."""

from __future__ import annotations

import pytest

from py_engine.games import GAMES
from tests.play import SetUp, sample
from tests.strange_views import attack, error_code, last_view

SHARE = 0.3
"""The share of all changes that is tried here, in a position of one phase or of several phases together."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_changed_field_is_refused_or_makes_another_whole_position(game_id: str) -> None:
    assert attack(game_id, 1, 7, SHARE / len(GAMES[game_id].phases)) > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_a_phase_that_the_game_does_not_have_is_refused(game_id: str) -> None:
    view = last_view(SetUp(game_id, GAMES[game_id].min_players), lambda view: True)
    assert {error_code({**view, "phase": phase}) for phase in ("", "bidding", "over")} == {"bad_view"}


def test_a_fault_of_the_engine_is_not_the_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError("a fault of ours")

    view = last_view(sample(), lambda view: True)
    monkeypatch.setattr(type(GAMES[sample().game].player), "study", fails)
    assert error_code(view) == "internal"
