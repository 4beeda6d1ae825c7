"""``undoable``: every answer with a status states whether the last action may be undone."""

from __future__ import annotations

from py_engine.bridge import Door
from tests.play import ask, sample

ACTIONS = 9
"""Three tricks of three cards."""


def words_of(door: Door, key: str) -> list[bool]:
    """Play the first legal cards; return the answers before the first and after each."""
    words = [ask(door, op="status", match=key)["undoable"]]
    for _ in range(ACTIONS):
        action = ask(door, op="legal", match=key)["actions"][0]
        words.append(ask(door, op="act", match=key, action=action)["undoable"])
    return words


def test_every_status_says_the_same_of_an_action() -> None:
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    words = words_of(door, key)
    assert words[0] is False, "no action yet"
    assert {*words[1:]} == {True, False}
    assert True in words[words.index(False, 1) :], "a final action does not affect later ones"
    loaded = ask(door, op="load", save=ask(door, op="save", match=key))
    assert loaded == {**ask(door, op="status", match=key), "match": loaded["match"]}
    assert loaded["undoable"] is words[-1]
    undone = [ask(door, op="undo", match=key)["undoable"] for _ in range(ACTIONS)]
    assert undone == words[-2::-1], "the status is about the action before"


def test_undo_works_on_an_action_that_is_not_undoable() -> None:
    """Tools that inspect a match may undo anything; a page checks first."""
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    assert False in words_of(door, key)[1:]
    lengths = [ask(door, op="undo", match=key)["log_length"] for _ in range(ACTIONS)]
    assert lengths == [*range(ACTIONS)][::-1]
