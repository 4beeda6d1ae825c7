"""Every answer of the door has the type that the page was given for it."""

from __future__ import annotations

import importlib
import random
import sys
from dataclasses import replace
from itertools import groupby, islice
from typing import Any

import pytest

from py_engine import shapes
from py_engine.bridge import Door
from py_engine.games import GAMES
from tests.door.shapes import fault
from tests.play import SetUp, ask, finish, sample, set_ups

# Pyodide plays the first two of each game, the smallest: its Python gives the same kinds of answers at each size
PLAYED = [
    each
    for _, of_game in groupby(set_ups(), lambda each: each.game)
    for each in islice(of_game, 2 if sys.platform == "emscripten" else None)
]
TYPES = pytest.mark.parametrize("set_up", PLAYED, ids=str)


def assert_is(answer: Any, kind: Any, set_up: SetUp | None = None) -> None:
    assert fault(answer, kind, set_up) is None


def test_the_catalogue() -> None:
    assert_is(ask(Door(), op="catalog"), shapes.Catalog)


@TYPES
def test_the_answers_of_a_whole_match(set_up: SetUp) -> None:
    door, rng = Door(), random.Random(21)
    game = GAMES[set_up.game]
    actions = importlib.import_module(f"py_engine.games.{set_up.game}.shapes")
    action_kind = next(value for name, value in vars(actions).items() if name.endswith("Action"))
    dealt = ask(door, **set_up.request(21))
    assert_is(dealt, shapes.Dealt)
    key = dealt["match"]
    status = {name: value for name, value in dealt.items() if name != "save"}
    while not status["over"]:
        of_the_act = ("ok", "entry", "private", "learned")
        assert_is({name: value for name, value in status.items() if name not in of_the_act}, shapes.Status)
        for seat in (None, *range(set_up.seats)) if rng.random() < 0.3 else ():
            assert_is(ask(door, op="view", match=key, seat=seat), game.view_shape, set_up)
        legal = ask(door, op="legal", match=key, limit=50)
        assert_is(legal, shapes.Legal)
        action = rng.choice(legal["actions"])
        assert_is(action, action_kind)
        assert_is(ask(door, op="check", match=key, action=action), shapes.Allowed)
        status = ask(door, op="act", match=key, action=action)
        assert_is(status, shapes.Acted)
    assert_is(ask(door, op="view", match=key, seat=0), game.view_shape, set_up)
    for row in status["result"]:
        assert_is(row, game.row_shape)
    assert [(row["seat"], row["points"]) for row in status["result"]] == [*enumerate(status["scores"])]
    save = ask(door, op="save", match=key)
    assert_is(save, shapes.Save)
    assert_is(ask(door, op="load", save=save), shapes.Status)
    asked = {"save": save, "seats": [None, 0], "steps": [len(save["log"]), 1]}
    for view in (view for row in ask(door, op="views", **asked)["views"] for view in row):
        assert_is(view, game.view_shape, set_up)
    short = ask(door, op="views", **asked, log=False, hands=True)
    assert_is({**short, "views": []}, shapes.Views)


def test_a_game_without_its_own_score_sheet_has_a_row_of_points_per_seat() -> None:
    match = finish(sample().match(21), random.Random(21))
    plain = replace(match.game, score_sheet=None, won_by=None, row_shape=shapes.BaseRow)
    assert plain.winners(match.state) == match.status()["winners"]
    assert plain.result(match.state) == [
        {"seat": seat, "points": points} for seat, points in enumerate(match.status()["scores"])
    ]
    assert_is(plain.result(match.state), list[shapes.BaseRow])


def test_a_refusal_and_an_error() -> None:
    door = Door()
    set_up = set_ups()[0]
    key = ask(door, **set_up.request(1))["match"]
    action = ask(door, op="legal", match=key)["actions"][0]
    refused = ask(door, op="act", match=key, action={**action, "why": 1})
    assert_is(refused, shapes.Refused)
    assert_is(ask(door, op="act", match=key, action=7), shapes.Error)
