"""Positions in which a person would laugh at some action: the machine must not do it.

``blunders.json`` holds them as saves, with what must never come, why, and for which levels. A play stands there by
the suits of its cards: nothing else of them matters.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match

BLUNDERS = json.loads(Path(__file__).with_name("blunders.json").read_text(encoding="utf-8"))
ASKED = (("even", 1), ("hard", 20), ("hard", 60))
"""Levels and the numbers of worlds that they are asked with."""


def by_suits(action: dict[str, Any]) -> dict[str, Any]:
    """Return an action with a play's suits in place of its cards."""
    if action["do"] != "play":
        return action
    return {"do": "play", "suits": "".join(sorted(card[0].upper() for card in action["cards"]))}


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: f"{blunder['why']}: {blunder['never'][0]}")
def test_it_does_not_do_what_a_person_would_laugh_at(blunder: dict[str, Any]) -> None:
    match = Match.load(GAME, blunder["save"])
    (seat,) = match.state.actors()
    legal = [by_suits(action) for action in match.legal(2000)[0]]
    assert all(never in legal for never in blunder["never"])
    assert any(action not in blunder["never"] for action in legal), "there is something better"
    for level, effort in ASKED:
        if level in blunder["levels"]:
            request = {"op": "think", "view": match.view(seat), "level": level, "effort": effort}
            answer = json.loads(Door().handle(json.dumps(request)))
            assert by_suits(answer["action"]) not in blunder["never"], f"{level}: {blunder['why']}"


def test_there_are_blunders_of_every_kind() -> None:
    assert len(BLUNDERS) >= 10
    assert len({blunder["why"] for blunder in BLUNDERS}) == 4
