"""Positions with blunders that a bot must not make; see :mod:`tests.blunders`."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.lucky_maker.game import GAME
from py_engine.phase import Entry
from tests.blunders import assert_not_made, blunders_of

BLUNDERS = blunders_of(__file__)


def named(action: Entry) -> str:
    return str(action["card"])


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: f"{blunder['why']}: {blunder['never'][0]}")
def test_it_plays_no_blunder(blunder: dict[str, Any]) -> None:
    assert_not_made(GAME, blunder, named)


def test_there_are_blunders_of_every_kind() -> None:
    assert len(BLUNDERS) >= 10
    assert len({blunder["why"] for blunder in BLUNDERS}) == 4
