"""What somebody has done is weighed from what its seat knew, beside the best, with everybody's chances."""

from __future__ import annotations

import random
import re

import pytest

from py_engine import shapes
from py_engine.games import GAMES
from tests.conformance.test_think import EFFORT, LISTED, TABLES, positions, reordered, think
from tests.door.shapes import faults
from tests.play import SetUp, set_ups
from tests.twins import twins

IN_TURNS = pytest.mark.parametrize(("game_id", "seats"), [each for each in TABLES if not GAMES[each[0]].live])
LIVE = [game.id for game in GAMES.values() if game.live]
POSITIONS = 12
TYPES = pytest.mark.parametrize("set_up", [each for each in set_ups() if not GAMES[each.game].live], ids=str)


@IN_TURNS
def test_what_is_done_is_weighed_with_everybodys_chances(game_id: str, seats: int) -> None:
    rng = random.Random(5)
    for match, seat, view in positions(game_id, seats, POSITIONS, 11):
        done = rng.choice(match.legal(LISTED, seat)[0])
        answer = think(view, "hard", effort=EFFORT, weigh=done)
        assert list(faults(answer, shapes.Thought)) == []
        assert answer["spent"] == EFFORT
        (weighed,) = [each for each in answer["choices"] if each["action"] == done]
        assert weighed["worth"] <= answer["choices"][0]["worth"]
        assert len(answer["chances"]) == seats and abs(sum(answer["chances"]) - 1) < 0.01
        assert min(answer["chances"]) >= 0
        other_order = reordered({"view": view, "weigh": done}, rng)
        assert think(other_order["view"], "hard", effort=EFFORT, weigh=other_order["weigh"]) == answer


@IN_TURNS
def test_nobody_asked_for_it_nothing_more_is_said(game_id: str, seats: int) -> None:
    _, _, view = next(positions(game_id, seats, 1, 12))
    assert "chances" not in think(view, "hard", effort=EFFORT)
    assert "chances" not in think(view, "even", effort=EFFORT)


@IN_TURNS
def test_it_goes_by_nothing_that_the_seat_did_not_know(game_id: str, seats: int) -> None:
    rng, compared = random.Random(6), 0
    for match, seat, _ in positions(game_id, seats, POSITIONS, 15):
        for twin in twins(match, seat, rng, 1, 3):
            done = rng.choice(match.legal(LISTED, seat)[0])
            one, other = (think(each.view(seat), "hard", effort=EFFORT, weigh=done) for each in (match, twin))
            assert one == other
            compared += 1
    assert compared


@IN_TURNS
def test_what_is_no_legal_action_is_refused_by_a_code(game_id: str, seats: int) -> None:
    _, _, view = next(positions(game_id, seats, 1, 13))
    for weigh in ({"do": "dance"}, {"do": ["dance"]}, {}, "play", None, 7, {"do": "play", "card": "no card"}):
        answer = think(view, "hard", effort=EFFORT, weigh=weigh)
        assert re.fullmatch(r"[a-z_]+", answer["error"]["code"]) and answer["error"]["code"] != "internal"


@IN_TURNS
def test_what_the_rules_refuse_is_not_weighed(game_id: str, seats: int) -> None:
    match, _, view = next(positions(game_id, seats, 1, 13))
    legal = match.legal(LISTED)[0]
    for other, _, _ in positions(game_id, seats, POSITIONS, 16):
        for action in other.legal(1)[0]:
            if action not in legal and match.check(action):
                answer = think(view, "hard", effort=EFFORT, weigh=action)
                assert answer["error"]["code"] == "not_weighed"


@pytest.mark.parametrize("game_id", LIVE)
def test_in_real_time_nothing_is_weighed(game_id: str) -> None:
    match, seat, view = next(positions(game_id, 2, 1, 14))
    answer = think(view, "hard", weigh=match.legal(LISTED, seat)[0][0])
    assert answer["error"]["code"] == "not_weighed"


@TYPES
def test_the_catalogue_tells_what_chance_has_added_to_an_entry(set_up: SetUp) -> None:
    outcomes = {do: verb.outcome for do, verb in GAMES[set_up.game].verbs.items() if verb.outcome}
    rng, match = random.Random(7), set_up.match(7)
    while not match.state.over:
        action = rng.choice(match.legal(LISTED)[0])
        entry = match.act(action)
        assert {name: value for name, value in entry.items() if name not in outcomes.get(entry["do"], ())} == action
