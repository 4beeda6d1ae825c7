"""``known``: an answer with only the new part of a log, so that it does not grow with the match."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from tests.play import SetUp, as_action, ask, finish, sample, set_ups
from tests.record import recorded

Json = dict[str, Any]

SHORT = 10
"""Entries in a log of negligible cost."""
MOST_NEW = 2048
"""Most characters of an answer's new log entries."""


def whole(view: Json, had: Json) -> Json:
    """Return a view with its complete log, joined from its new entries and its reader's earlier view."""
    since, start = view["log_since"], view["log_start"]
    kept = had["log"][: since - start] if had["log_start"] == start else []
    return {name: value for name, value in view.items() if name != "log_since"} | {"log": [*kept, *view["log"]]}


def length(view: Json) -> int:
    """Return the length of the match's log in a view."""
    return int(view["log_start"]) + len(view["log"])


@pytest.mark.parametrize("set_up", set_ups(), ids=str)
def test_the_new_entries_and_the_known_ones_make_the_complete_answer(set_up: SetUp) -> None:
    """Two doors play the same match; at one of them each caller sends the log length it knows, for some time."""
    plain, brief, rng = Door(), Door(), random.Random(12)
    key = ask(plain, **set_up.request(12))["match"]
    ask(brief, **set_up.request(12))
    seats = range(set_up.seats)
    had = {seat: ask(plain, op="view", match=key, seat=seat) for seat in (None, *seats)}
    while actions := ask(plain, op="legal", match=key, limit=200)["actions"]:
        act = {"op": "act", "match": key, "action": rng.choice(actions), "eyes": rng.choice((None, *seats))}
        viewers = [None, act["eyes"]]
        known = min(length(had[seat]) for seat in viewers)
        answer, short = ask(plain, **act), ask(brief, **act, known=known)
        short["table"] = whole(short["table"], had[None])
        if "sight" in short:
            short["sight"]["view"] = whole(short["sight"]["view"], had[act["eyes"]])
            had[act["eyes"]] = short["sight"]["view"]
        assert short == answer
        had[None] = answer["table"]
        seat = rng.choice((None, *seats))
        view = ask(brief, op="view", match=key, seat=seat, known=length(had[seat]))
        had[seat] = whole(view, had[seat])
        assert had[seat] == ask(plain, op="view", match=key, seat=seat)


@pytest.mark.parametrize("set_up", set_ups(), ids=str)
def test_after_an_undo_a_caller_knows_the_remaining_entries(set_up: SetUp) -> None:
    door, rng = Door(), random.Random(13)
    save = finish(set_up.match(13), rng).save()
    key = ask(door, op="load", save=save)["match"]
    seats = (None, *range(set_up.seats))
    had = {seat: ask(door, op="view", match=key, seat=seat) for seat in seats}
    left = len(save["log"])
    while left:
        steps = min(left, rng.randint(1, 9))
        left -= steps
        assert ask(door, op="undo", match=key, steps=steps)["log_length"] == left
        for seat in seats:
            # a caller whose view is of a later deal has nothing
            known = left if had[seat]["log_start"] < left else 0
            view = ask(door, op="view", match=key, seat=seat, known=known)
            had[seat] = whole(view, had[seat])
            assert had[seat] == ask(door, op="view", match=key, seat=seat)


def test_one_undo_of_many_steps_equals_many_undos_of_one() -> None:
    save = finish(sample().match(3), random.Random(3)).save()
    together, singly = Door(), Door()
    key = ask(together, op="load", save=save)["match"]
    ask(singly, op="load", save=save)
    for steps in (1, 2, 5):
        one_by_one = [ask(singly, op="undo", match=key) for _ in range(steps)]
        assert ask(together, op="undo", match=key, steps=steps) == one_by_one[-1]
    assert ask(together, op="save", match=key) == ask(singly, op="save", match=key)


def news(save: Json, at: int) -> Iterator[int]:
    """Yield the length of the log in each act's answer from entry ``at`` of a save on, if all know the rest."""
    door = Door()
    key = ask(door, op="load", save={**save, "log": save["log"][:at]})["match"]
    for step, entry in enumerate(save["log"][at : at + SHORT], at):
        action = as_action(GAMES[save["game"]], entry)
        answer = ask(door, op="act", match=key, action=action, known=step, eyes=None)
        yield len(json.dumps(answer["table"]["log"]))


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_has_no_more_of_a_long_log_than_of_a_short_one(game: str) -> None:
    save = max(recorded(game), key=lambda each: len(each["log"]))
    late = len(save["log"]) - SHORT
    found = [*news(save, 0), *news(save, late)]
    assert max(found) < MOST_NEW, found
