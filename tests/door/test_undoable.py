"""``undoable``: every answer that is a status says whether the last action may be taken back."""

from __future__ import annotations

import json
from typing import Any

from py_engine.bridge import Door

DEAL = {"op": "new", "game": "lucky_maker", "seats": [{"name": name} for name in "abc"], "seed": 3}


def ask(door: Door, **request: Any) -> Any:
    return json.loads(door.handle(json.dumps(request)))


def play(door: Door, key: str) -> Any:
    """Play the first legal card."""
    return ask(door, op="act", match=key, action=ask(door, op="legal", match=key)["actions"][0])


def test_a_trick_is_played_saved_and_taken_back() -> None:
    door = Door()
    status = ask(door, **DEAL)
    key = status["match"]
    assert status["undoable"] is False, "nothing has been done"
    assert play(door, key)["undoable"] is True
    second = play(door, key)
    assert second["undoable"] is True
    third = play(door, key)
    assert third["undoable"] is False, "the next master lies open"
    loaded = ask(door, op="load", save=ask(door, op="save", match=key))
    assert loaded == {**ask(door, op="status", match=key), "match": loaded["match"]}
    assert loaded["undoable"] is False
    words = [ask(door, op="undo", match=key)["undoable"] for _ in range(3)]
    assert words == [True, True, False], "whether the one before may be taken back too"


def test_what_may_not_be_taken_back_is_still_taken_back_when_asked() -> None:
    """Tools that look at a match undo what they like; a page asks first."""
    door = Door()
    key = ask(door, **DEAL)["match"]
    for _ in range(3):
        play(door, key)
    assert ask(door, op="undo", match=key)["log_length"] == 2
