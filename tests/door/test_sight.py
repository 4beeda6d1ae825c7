"""What a seat at the device gets with its own act: all that it needs for the next, and nothing of another's."""

from __future__ import annotations

import importlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, ask, card_names, sample, set_ups

SET_UPS = pytest.mark.parametrize("set_up", set_ups(), ids=str)
LOOK = 40


def steps(match: Match, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield an action of each verb as likely as one of the others, until the match is over; the caller does it."""
    while legal := match.legal(LOOK * 5)[0]:
        verb = rng.choice(sorted({action["do"] for action in legal}))
        yield rng.choice([action for action in legal if action["do"] == verb])


@SET_UPS
def test_an_act_shows_the_table_to_everybody_and_to_the_seat_if_it_acts_on_or_has_learned_something(
    set_up: SetUp,
) -> None:
    door, rng = Door(), random.Random(5)
    status = ask(door, **set_up.request(5))
    key = status["match"]
    while not status["over"]:
        action = rng.choice(ask(door, op="legal", match=key, limit=LOOK)["actions"])
        status = ask(door, op="act", match=key, action=action, look=LOOK)
        seat = None if status["over"] else door.matches[key].log[-1].actor
        assert status["table"] == ask(door, op="view", match=key, seat=None)
        if status["over"] or seat in status["to_act"] or status["private"]:
            legal = ask(door, op="legal", match=key, seat=seat, limit=LOOK)
            assert status["sight"] == {"view": ask(door, op="view", match=key, seat=seat), **legal}
        else:
            assert "sight" not in status


@SET_UPS
@pytest.mark.parametrize("look", [{}, {"look": LOOK}])
def test_an_act_shows_the_table_to_everybody_and_their_sight_to_the_eyes_that_are_named(
    set_up: SetUp, look: dict[str, int]
) -> None:
    door, rng = Door(), random.Random(8)
    key = ask(door, **set_up.request(8))["match"]
    while legal := ask(door, op="legal", match=key, limit=LOOK)["actions"]:
        before, action = door.matches[key].save(), rng.choice(legal)
        eyes = rng.choice(("seat", None, *range(set_up.seats)))
        status = ask(door, op="act", match=key, action=action, eyes=eyes, **look)
        assert status["table"] == ask(door, op="view", match=key, seat=None)
        if eyes == "seat":
            other = ask(door, op="load", save=before)["match"]
            looked = ask(door, op="act", match=other, action=action, look=look.get("look", 1000))
            assert json.dumps(looked).replace(f'"{other}"', f'"{key}"') == json.dumps(status)
        elif eyes is None and not GAMES[set_up.game].live:
            assert "sight" not in status, "what all may do shows hands"
        else:
            seen = ask(door, op="legal", match=key, seat=eyes, limit=look.get("look", 1000))
            if eyes is not None and eyes not in status["to_act"]:
                assert seen == {"actions": [], "complete": True}
            assert status["sight"] == {"view": ask(door, op="view", match=key, seat=eyes), **seen}


@SET_UPS
def test_an_act_is_private_by_which_its_seat_alone_sees_a_card(set_up: SetUp) -> None:
    rng, game = random.Random(6), GAMES[set_up.game]
    in_sight = importlib.import_module(f"tests.games.{set_up.game}.census").in_sight
    match = set_up.match(6)
    for action in steps(match, rng):
        begun = game.log_start(match.state)
        knew = [{*in_sight(match.state, seat)} for seat in range(set_up.seats)]
        match.act(action)
        actor = match.log[-1].actor
        fresh = set() if actor is None else {*in_sight(match.state, actor)} - knew[actor]
        hidden = fresh - {*in_sight(match.state, None)}
        dealt = begun != game.log_start(match.state)
        assert match.log[-1].private == bool(hidden and not dealt and not match.state.over), match.log[-1].entry


@pytest.mark.parametrize("game", GAMES)
def test_some_verbs_are_private_and_others_never(game: str) -> None:
    found: set[str] = set()
    for set_up in (each for each in set_ups() if each.game == game):
        match, rng = set_up.match(7), random.Random(7)
        for action in steps(match, rng):
            match.act(action)
        found |= {item.entry["do"] for item in match.log if item.private}
    assert found == importlib.import_module(f"tests.games.{game}.undo").PRIVATE


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
    [
        ("seat", 9, "unknown_seat"),
        ("seat", "0", "bad_type"),
        ("look", -1, "bad_limit"),
        ("look", None, "bad_type"),
        ("eyes", 9, "unknown_seat"),
        ("eyes", "all", "bad_type"),
        ("eyes", True, "bad_type"),
    ],
)
def test_a_wrong_field_is_refused_and_nothing_is_done(field: str, value: Any, code: str) -> None:
    door = Door()
    key = ask(door, **sample().request(3))["match"]
    action = ask(door, op="legal", match=key)["actions"][0]
    op = "legal" if field == "seat" else "act"
    answer = ask(door, op=op, match=key, action=action, **{field: value})
    assert answer["error"]["code"] == code
    assert ask(door, op="status", match=key)["log_length"] == 0
