"""``undoable``: every answer that is a status says whether the last action may be taken back."""

from __future__ import annotations

import importlib
import random

import pytest

from py_engine.bridge import Door
from tests.play import SetUp, ask, sample, set_ups

ACTIONS = 9
"""Three tricks of three cards."""
LISTED = 60


def words_of(door: Door, key: str) -> list[bool]:
    """Play the first legal cards; return what was said before the first and after each."""
    words = [ask(door, op="status", match=key)["undoable"]]
    for _ in range(ACTIONS):
        action = ask(door, op="legal", match=key)["actions"][0]
        words.append(ask(door, op="act", match=key, action=action)["undoable"])
    return words


def test_every_status_says_the_same_of_an_action() -> None:
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    words = words_of(door, key)
    assert words[0] is False, "nothing has been done"
    assert {*words[1:]} == {True, False}
    assert True in words[words.index(False, 1) :], "what is final does not bind what comes after it"
    loaded = ask(door, op="load", save=ask(door, op="save", match=key))
    assert loaded == {**ask(door, op="status", match=key), "match": loaded["match"]}
    assert loaded["undoable"] is words[-1]
    undone = [ask(door, op="undo", match=key)["undoable"] for _ in range(ACTIONS)]
    assert undone == words[-2::-1], "whether the one before may be taken back too"


def test_what_may_not_be_taken_back_is_still_taken_back_when_asked() -> None:
    """Tools that look at a match undo what they like; a page asks first."""
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    assert False in words_of(door, key)[1:]
    lengths = [ask(door, op="undo", match=key)["log_length"] for _ in range(ACTIONS)]
    assert lengths == [*range(ACTIONS)][::-1]


@pytest.mark.parametrize("set_up", set_ups(), ids=str)
def test_every_action_of_a_match_names_all_who_saw_a_card_by_it(set_up: SetUp) -> None:
    """Counted from the rules by each game's census, not from what the engine says is seen."""
    rng, told = random.Random(7), {True: 0, False: 0}
    in_sight = importlib.import_module(f"tests.games.{set_up.game}.census").in_sight
    door = Door()
    key = ask(door, **set_up.request(3))["match"]
    match, seats = door.matches[key], range(set_up.seats)
    while not match.state.over:
        before = [{*in_sight(match.state, seat)} for seat in seats]
        action = rng.choice(match.legal(LISTED)[0])
        status = ask(door, op="act", match=key, action=action, look=0)
        grown = {seat for seat in seats if {*in_sight(match.state, seat)} - before[seat]}
        assert grown <= {*status["learned"]}, status["entry"]
        told[bool(status["learned"])] += 1
    assert told[True], "somebody sees a card in every match"
