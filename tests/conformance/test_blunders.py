"""No bot makes a blunder: an action at which a person would laugh.

A game's ``blunders.json`` has such positions as saves, with the forbidden actions, the reason, and the levels. A
forbidden action may have ``suits`` in place of cards, where nothing else of the cards matters.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import ask

ASKED = (("easy", 1, 6), ("even", 1, 4), ("hard", 20, 3), ("hard", 100, 2))
"""Levels, the numbers of worlds in the request, and the number of requests, each with other chances."""
LISTED = 10_000
FOLDER = Path(__file__).parents[1] / "games"
BLUNDERS: dict[str, list[dict[str, Any]]] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*/blunders.json")
}
EVERY = [
    pytest.param(game, blunder, id=f"{game}-{blunder['why']}: {number}")
    for game, blunders in sorted(BLUNDERS.items())
    for number, blunder in enumerate(blunders)
]


def is_blunder(action: dict[str, Any], blunder: dict[str, Any]) -> bool:
    suits = {"suits": "".join(sorted(card[0].upper() for card in action.get("cards", ())))}
    return any(never.items() <= {**action, **suits}.items() for never in blunder["never"])


def with_other_chances(view: dict[str, Any], times: int) -> Iterator[dict[str, Any]]:
    """Yield the view ``times`` times with other names: chance is drawn from the whole request."""
    for time in range(times):
        yield {**view, "seats": [{"name": f"{seat['name']} {time}"} for seat in view["seats"]]}


@pytest.mark.parametrize(("game", "blunder"), EVERY)
def test_no_level_makes_a_blunder(game: str, blunder: dict[str, Any]) -> None:
    match = Match.load(GAMES[game], blunder["save"])
    (seat,) = match.state.actors()
    legal = match.legal(LISTED)[0]
    assert {is_blunder(action, blunder) for action in legal} == {True, False}, "a better action is legal"
    for level, effort, times in ASKED:
        for view in with_other_chances(match.view(seat), times) if level in blunder["levels"] else ():
            answer = ask(Door(), op="think", view=view, level=level, effort=effort)
            assert not is_blunder(answer["action"], blunder), f"{level}: {blunder['why']}"
