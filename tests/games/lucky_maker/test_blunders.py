"""Positions in which a person would laugh at some card: the machine must not play it.

``blunders.json`` holds them as saves, with the cards that must never come, why, and for which levels.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.lucky_maker.game import GAME
from py_engine.match import Match

BLUNDERS = json.loads(Path(__file__).with_name("blunders.json").read_text(encoding="utf-8"))
KINDS = {blunder["why"] for blunder in BLUNDERS}


ASKED = (("even", 1), ("hard", 20), ("hard", 100))
"""Levels and the numbers of worlds that they are asked with."""


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: f"{blunder['why']}: {blunder['never'][0]}")
def test_it_does_not_play_what_a_person_would_laugh_at(blunder: dict[str, Any]) -> None:
    match = Match.load(GAME, blunder["save"])
    (seat,) = match.state.actors()
    legal = {action["card"] for action in match.legal(99)[0]}
    assert {*blunder["never"]} < legal, "there is something better"
    for level, effort in ASKED:
        if level not in blunder["levels"]:
            continue
        request = {"op": "think", "view": match.view(seat), "level": level, "effort": effort}
        answer = json.loads(Door().handle(json.dumps(request)))
        assert answer["action"]["card"] not in blunder["never"], f"{level}: {blunder['why']}"


def test_there_are_blunders_of_every_kind() -> None:
    assert len(BLUNDERS) >= 10
    assert len(KINDS) == 4
