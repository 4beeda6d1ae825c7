"""A player's action is weighed from its seat's knowledge, next to the best one, with every seat's chances."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from py_engine import shapes
from py_engine.cards import canonical
from py_engine.games import GAMES
from py_engine.match import Match
from tests.conformance.test_think import (
    EFFORT,
    EVERY_TABLE,
    LISTED,
    ROUNDED,
    Position,
    positions,
    reordered,
    think,
)
from tests.door.shapes import fault
from tests.play import SetUp, set_ups
from tests.twins import twins

POSITIONS = 12
MOST_FOR_A_DECISION = 8
MANY = 1000
AT_ONCE = [
    (game.id, do, field) for game in GAMES.values() if game.machine for do, field in game.weighs.items() if field
]
"""The verbs whose actions list each seat's act, with the field of the list."""
TYPES = pytest.mark.parametrize("set_up", set_ups(), ids=str)


def weighable(match: Match, seat: int) -> list[dict[str, Any]]:
    """Return the legal actions of a seat that can be weighed, of simultaneous acts only its own part."""
    own, weighs = match.legal(MANY, seat)[0], match.game.weighs
    found = [action for action in own if action["do"] in weighs]
    for action in match.legal(MANY)[0]:
        field = weighs.get(action["do"])
        if field and action[field][seat]:
            acts = [act if each == seat else None for each, act in enumerate(action[field])]
            found.append({**action, field: acts})
    return found


def decisions(game_id: str, seats: int, count: int, seed: int) -> Iterator[tuple[Position, list[dict[str, Any]]]]:
    """Yield positions in which a seat has actions that can be weighed, with these actions."""
    found = (
        (position, weighable(position[0], position[1]))
        for position in positions(game_id, seats, count * MOST_FOR_A_DECISION, seed)
    )
    yield from islice((each for each in found if each[1]), count)


@EVERY_TABLE
def test_an_action_is_weighed_with_every_seats_chances(game_id: str, seats: int) -> None:
    rng = random.Random(5)
    for (_, _, view), actions in decisions(game_id, seats, POSITIONS, 11):
        done = rng.choice(actions)
        answer = think(view, "hard", effort=EFFORT, weigh=done)
        assert fault(answer, shapes.Thought) is None
        assert answer["spent"] == EFFORT
        (weighed,) = [each for each in answer["choices"] if each["action"] == done]
        assert weighed["worth"] <= answer["choices"][0]["worth"]
        assert len(answer["chances"]) == seats and abs(sum(answer["chances"]) - 1) < 0.01
        assert min(answer["chances"]) >= 0
        other_order = reordered({"view": view, "weigh": done}, rng)
        assert think(other_order["view"], "hard", effort=EFFORT, weigh=other_order["weigh"]) == answer


@EVERY_TABLE
def test_every_act_is_weighed_in_the_same_worlds_by_an_even_look(game_id: str, seats: int) -> None:
    for (_, _, view), actions in decisions(game_id, seats, POSITIONS, 18):
        answers = [
            think(view, "hard", effort=EFFORT, weigh=act, even_look=True) for act in (actions[0], actions[-1])
        ]
        for answer, act in zip(answers, (actions[0], actions[-1]), strict=True):
            assert fault(answer, shapes.Thought) is None
            assert answer["spent"] == EFFORT
            (done,) = [each for each in answer["choices"] if each["action"] == act]
            low, high = done["behind"]
            assert low <= high and abs((low + high) / 2 - answer["choices"][0]["worth"] + done["worth"]) < ROUNDED
        one, other = (
            {canonical(each["action"]): each["worth"] for each in answer["choices"]} for answer in answers
        )
        assert all(one[action] == other[action] for action in one.keys() & other.keys())


@EVERY_TABLE
def test_without_a_request_to_weigh_there_are_no_chances(game_id: str, seats: int) -> None:
    _, _, view = next(positions(game_id, seats, 1, 12))
    assert "chances" not in think(view, "hard", effort=EFFORT)
    assert "chances" not in think(view, "even", effort=EFFORT)


@EVERY_TABLE
def test_weighing_uses_only_the_seats_knowledge(game_id: str, seats: int) -> None:
    rng, compared = random.Random(6), 0
    for (match, seat, _), actions in decisions(game_id, seats, POSITIONS, 15):
        for twin in twins(match, seat, rng, 1, 3):
            done = rng.choice(actions)
            one, other = (think(each.view(seat), "hard", effort=EFFORT, weigh=done) for each in (match, twin))
            assert one == other
            compared += 1
    assert compared


@EVERY_TABLE
def test_a_malformed_action_is_refused_by_a_code(game_id: str, seats: int) -> None:
    _, _, view = next(positions(game_id, seats, 1, 13))
    for weigh in ({"do": "dance"}, {"do": ["dance"]}, {}, "play", None, 7, {"do": "play", "card": "no card"}):
        answer = think(view, "hard", effort=EFFORT, weigh=weigh)
        assert re.fullmatch(r"[a-z_]+", answer["error"]["code"]) and answer["error"]["code"] != "internal"


@EVERY_TABLE
def test_an_illegal_action_is_not_weighed(game_id: str, seats: int) -> None:
    match, _, view = next(positions(game_id, seats, 1, 13))
    legal = match.legal(LISTED)[0]
    for other, _, _ in positions(game_id, seats, POSITIONS, 16):
        for action in other.legal(1)[0]:
            if action not in legal and match.check(action):
                answer = think(view, "hard", effort=EFFORT, weigh=action)
                assert answer["error"]["code"] == "not_weighed"


@EVERY_TABLE
def test_an_action_without_a_decision_is_not_weighed(game_id: str, seats: int) -> None:
    for match, seat, view in positions(game_id, seats, POSITIONS, 14):
        for action in match.legal(LISTED, seat)[0]:
            if action["do"] not in match.game.weighs:
                assert think(view, "hard", effort=EFFORT, weigh=action)["error"]["code"] == "not_weighed"


@pytest.mark.parametrize(("game_id", "do", "field"), AT_ONCE)
def test_simultaneous_acts_are_weighed_without_the_acts_of_others(game_id: str, do: str, field: str) -> None:
    seats, compared = GAMES[game_id].max_players, 0
    for match, _, view in positions(game_id, seats, POSITIONS * MOST_FOR_A_DECISION, 17):
        for action in match.legal(MANY)[0]:
            if action["do"] == do and all(action[field]):
                answer = think(view, "hard", effort=EFFORT, weigh=action)
                assert answer["error"]["code"] == "not_weighed"
                compared += 1
                break
    assert compared


@TYPES
def test_the_catalogue_lists_the_fields_that_chance_added_to_an_entry(set_up: SetUp) -> None:
    outcomes = {do: verb.outcome for do, verb in GAMES[set_up.game].verbs.items() if verb.outcome}
    rng, match = random.Random(7), set_up.match(7)
    while not match.state.over:
        action = rng.choice(match.legal(LISTED)[0])
        entry = match.act(action)
        assert {name: value for name, value in entry.items() if name not in outcomes.get(entry["do"], ())} == action
