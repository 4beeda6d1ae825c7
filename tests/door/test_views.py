"""The views of a save: each is the view at that step, and one replay serves them all."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.views import MOST_VIEWS
from tests.play import SetUp, ask, finish, sample, set_ups
from tests.record import FIXTURES, some_recorded

Json = dict[str, Any]

STEPS = 9
"""Number of steps to look at, the deal and the end included."""

SOME_MATCHES = pytest.mark.parametrize("path", some_recorded(), ids=lambda path: f"{path.parent.name}/{path.stem}")
FIRST_OF_EACH_GAME = pytest.mark.parametrize("path", [next(FIXTURES.glob(f"{game}/*-00.json")) for game in GAMES])


def save_in(path: Path) -> Json:
    save: Json = json.loads(path.read_text(encoding="utf-8"))["save"]
    return save


def viewers(save: Json) -> list[int | None]:
    return [None, *range(len(save["seats"]))]


def cut(save: Json, step: int) -> Json:
    return {**save, "log": save["log"][:step]}


def some_steps(save: Json) -> list[int]:
    """Return steps spread over a match, in random order, one of them twice."""
    last = len(save["log"])
    steps = sorted({last * i // (STEPS - 1) for i in range(STEPS)})
    random.Random(last).shuffle(steps)
    return [*steps, steps[0]]


def views_of(save: Json, seats: list[int | None], steps: list[int], **more: Any) -> Json:
    """Return the answer to ``views`` of a door that has no match after it."""
    door = Door()
    answer: Json = ask(door, op="views", save=save, seats=seats, steps=steps, **more)
    assert door.matches == {}
    return answer


def viewed(save: Json, seats: list[int | None], step: int) -> list[Json]:
    """Return the answers of ``load`` and ``view`` for a save cut at ``step``."""
    door = Door()
    key = ask(door, op="load", save=cut(save, step))["match"]
    return [{**ask(door, op="view", match=key, seat=seat), "match": ""} for seat in seats]


def with_logs(answer: Json, steps: list[int]) -> list[list[Json]]:
    """Return the rows of views with their logs joined from the new part in each."""
    logs: dict[int, tuple[int, list[Json]]] = {}
    rows = {}
    for step in sorted({*steps}):
        row = answer["views"][steps.index(step)]
        for place, view in enumerate(row):
            start, log = logs.get(place, (view["log_start"], []))
            since, entries = answer["logs"][steps.index(step)][place].values()
            kept = log[: since - start] if start == view["log_start"] else []
            logs[place] = (view["log_start"], [*kept, *entries])
        rows[step] = [{**view, "log": logs[place][1]} for place, view in enumerate(row)]
    return [rows[step] for step in steps]


@SOME_MATCHES
def test_a_view_equals_the_view_of_the_cut_save_with_its_log_or_its_new_entries(path: Path) -> None:
    save = save_in(path)
    seats, steps = viewers(save), some_steps(save)
    answer = views_of(save, seats, steps)
    assert answer["views"] == [viewed(save, seats, step) for step in steps]
    assert answer["status"] == {**ask(Door(), op="load", save=save), "match": ""}
    short = views_of(save, seats, steps, log=False, hands=True)
    assert not any("log" in view for row in short["views"] for view in row)
    assert with_logs(short, steps) == answer["views"]
    assert short["hands"] == [[view.get("hand", []) for view in row[1:]] for row in answer["views"]]


@pytest.mark.parametrize("set_up", set_ups(), ids=str)
def test_the_new_entries_make_the_logs_of_every_set_up(set_up: SetUp) -> None:
    save = finish(set_up.match(11), random.Random(11)).save()
    seats: list[int | None] = [None, set_up.seats - 1]
    steps = [*range(len(save["log"]) + 1)]
    short = views_of(save, seats, steps, log=False)
    whole = views_of(save, seats, steps)["views"]
    assert with_logs(short, steps) == whole
    sent = sum(len(news["entries"]) for row in short["logs"] for news in row)
    assert sent < sum(len(view["log"]) for row in whole for view in row), "logs come again and again"


@FIRST_OF_EACH_GAME
def test_no_view_at_a_step_depends_on_later_entries(path: Path) -> None:
    save = save_in(path)
    for step in some_steps(save)[:3]:
        steps = [*range(step + 1)]
        for more in ({}, {"log": False, "hands": True}):
            whole, part = (views_of(each, viewers(save), steps, **more) for each in (save, cut(save, step)))
            for rows in ("views", *(("logs", "hands") if more else ())):
                assert whole[rows] == part[rows]


@SOME_MATCHES
def test_deals_begin_where_the_views_say_so(path: Path) -> None:
    save = save_in(path)
    steps = [*range(len(save["log"]) + 1)]
    answer = views_of(save, [None], steps, log=False)
    assert answer["deals"] == sorted({view["log_start"] for (view,) in answer["views"]})


@FIRST_OF_EACH_GAME
@pytest.mark.parametrize("seats", [[], [None, 0, 1]])
def test_each_entry_is_applied_once_for_any_steps(
    path: Path, seats: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    save = save_in(path)
    last = len(save["log"])
    applied: list[int] = []
    apply = Match._apply

    def counted(match: Match, move: Any, actor: int | None) -> Json:
        applied.append(len(match.log))
        return apply(match, move, actor)

    monkeypatch.setattr(Match, "_apply", counted)
    for steps in ([], [0], [last], [last, 0, last, 3], [*range(last + 1)]):
        applied.clear()
        views_of(save, seats, steps)
        assert applied == [*range(last)]


def test_a_save_that_breaks_the_rules_is_refused_as_by_load() -> None:
    save = finish(sample().match(3), random.Random(3)).save()
    broken = [*save["log"][:5], save["log"][2], *save["log"][5:]]
    changes: list[Json] = [{"log": broken}, {"game": "chess"}, {"format": 2}, {"log": 7}, {"deal": {}}]
    for change in changes:
        wrong, door = {**save, **change}, Door()
        loaded = ask(door, op="load", save=wrong)
        assert "error" in loaded
        assert ask(door, op="views", save=wrong, seats=[0], steps=[0]) == loaded
    assert ask(Door(), op="views", save=7, seats=[0], steps=[0])["error"]["code"] == "bad_type"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"steps": None}, "bad_type"),
        ({"steps": 0}, "bad_type"),
        ({"steps": ["0"]}, "bad_type"),
        ({"steps": [True]}, "bad_type"),
        ({"steps": [0.0]}, "bad_type"),
        ({"steps": [-1]}, "bad_step"),
        ({"steps": [0, 4]}, "bad_step"),
        ({"steps": [0] * (MOST_VIEWS + 1), "seats": []}, "too_long"),
        ({"steps": [0] * (MOST_VIEWS // 2 + 1)}, "too_long"),
        ({"seats": None}, "bad_type"),
        ({"seats": {}}, "bad_type"),
        ({"seats": [3]}, "unknown_seat"),
        ({"seats": ["seat"]}, "bad_type"),
        ({"seats": [0] * (MOST_VIEWS + 1), "steps": []}, "too_long"),
        ({"log": None}, "bad_type"),
        ({"hands": 1}, "bad_type"),
    ],
)
def test_a_wrong_field_gets_a_coded_error(change: Json, code: str) -> None:
    match = sample().match(3)
    for _ in range(3):
        match.act(match.legal(1)[0][0])
    assert views_of(match.save(), **{"seats": [None, 0], "steps": [0, 3], **change})["error"]["code"] == code
