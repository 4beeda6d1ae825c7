"""What a seat at the device gets with its own act: all that it needs for the next, and nothing of another's."""

from __future__ import annotations

import random
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from tests.play import SetUp, ask, card_names, sample, set_ups

SET_UPS = pytest.mark.parametrize("set_up", set_ups(), ids=str)
LOOK = 40


@SET_UPS
def test_an_act_shows_the_table_to_the_seat_only_if_it_acts_on_and_to_everybody_at_the_end(set_up: SetUp) -> None:
    door, rng = Door(), random.Random(5)
    status = ask(door, **set_up.request(5))
    key = status["match"]
    while not status["over"]:
        action = rng.choice(ask(door, op="legal", match=key, limit=LOOK)["actions"])
        status = ask(door, op="act", match=key, action=action, look=LOOK)
        seat = None if status["over"] else door.matches[key].log[-1].actor
        if status["over"] or seat in status["to_act"]:
            legal = ask(door, op="legal", match=key, seat=seat, limit=LOOK)
            assert status["sight"] == {"view": ask(door, op="view", match=key, seat=seat), **legal}
        else:
            assert "sight" not in status


TOGETHER = [each for each in set_ups() if len(each.match(3).state.actors()) > 1]
"""The set-ups in which several seats are to act at the start."""


@pytest.mark.parametrize("set_up", TOGETHER, ids=str)
def test_the_legal_actions_of_a_seat_name_no_card_of_another(set_up: SetUp) -> None:
    door, game = Door(), GAMES[set_up.game]
    key = ask(door, **set_up.request(3))["match"]
    everybodys = ask(door, op="legal", match=key, limit=100_000)["actions"]
    found = []
    for seat in range(set_up.seats):
        seen = card_names(game, ask(door, op="view", match=key, seat=seat))
        own = ask(door, op="legal", match=key, seat=seat, limit=100_000)["actions"]
        assert card_names(game, own) <= seen
        found += own
    assert found == everybodys


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("seat", 9, "unknown_seat"), ("seat", "0", "bad_type"), ("look", -1, "bad_limit"), ("look", None, "bad_type")],
)
def test_a_wrong_field_is_refused_and_nothing_is_done(field: str, value: Any, code: str) -> None:
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    action = ask(door, op="legal", match=key)["actions"][0]
    op = "legal" if field == "seat" else "act"
    answer = ask(door, op=op, match=key, action=action, **{field: value})
    assert answer["error"]["code"] == code
    assert ask(door, op="status", match=key)["log_length"] == 0
