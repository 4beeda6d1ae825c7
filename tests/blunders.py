"""Positions with blunders: actions at which a person would laugh, and that a bot must not make.

A game's ``blunders.json`` has them as saves, with the forbidden actions, the reason, and the levels.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from py_engine.bridge import Door
from py_engine.game import Game
from py_engine.match import Match
from py_engine.phase import Entry
from tests.play import ask

ASKED = (("easy", 1, 6), ("even", 1, 4), ("hard", 20, 3), ("hard", 100, 2))
"""Levels, the numbers of worlds in the request, and the number of requests, each with other chances."""
LISTED = 10_000


def blunders_of(folder: str) -> list[dict[str, Any]]:
    """Return the blunders next to the test module of that path."""
    found: list[dict[str, Any]] = json.loads(Path(folder).with_name("blunders.json").read_text(encoding="utf-8"))
    return found


def assert_not_made(game: Game[Any], blunder: dict[str, Any], named: Callable[[Entry], Any]) -> None:
    """Fail if a level makes the blunder; ``named`` returns the name of an action in the blunder's file."""
    match = Match.load(game, blunder["save"])
    (seat,) = match.state.actors()
    legal = [named(action) for action in match.legal(LISTED)[0]]
    assert all(never in legal for never in blunder["never"])
    assert any(action not in blunder["never"] for action in legal), "a better action is legal"
    for level, effort, times in ASKED:
        for view in _with_other_chances(match.view(seat), times) if level in blunder["levels"] else ():
            answer = ask(Door(), op="think", view=view, level=level, effort=effort)
            assert named(answer["action"]) not in blunder["never"], f"{level}: {blunder['why']}"


def _with_other_chances(view: dict[str, Any], times: int) -> Iterator[dict[str, Any]]:
    """Yield the view ``times`` times with other names: chance is drawn from the whole request."""
    for time in range(times):
        yield {**view, "seats": [{"name": f"{seat['name']} {time}"} for seat in view["seats"]]}
