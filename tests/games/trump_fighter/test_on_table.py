"""What a table shows while a call is not settled: nothing of it (4.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from tests.games.trump_fighter.table import SEATS, Table
from tests.play import walk

pytestmark = pytest.mark.usefixtures("plain")
HANDS = "C2 C3 C4 C5  D2 D3 D4 D5"


def without_calls(match: Match) -> Match:
    """Return the match as it would be if nobody had called in this battle."""
    save = match.save()
    begun = max(place for place, entry in enumerate(save["log"]) if entry["do"] in ("battle", "stall"))
    log = [entry for place, entry in enumerate(save["log"]) if place <= begun or entry["do"] != "call"]
    return Match.load(GAME, {**save, "log": log})


@pytest.mark.parametrize("seed", range(12))
def test_during_a_call_the_table_is_that_of_the_battle_without_it(seed: int) -> None:
    match = Match.new(GAME, SEATS, {"window_ms": 200}, {"seed": seed})
    rng, seen = random.Random(seed), 0
    for legal in walk(match, rng):
        view = match.view(None)
        if view["phase"] != "call":
            assert (view["on_table"]["phase"], view["on_table"]["standstill"]) == (
                view["phase"],
                view["standstill"],
            )
            continue
        seen += 1
        other = without_calls(match).view(None)
        assert view["on_table"] == other["on_table"]
        assert other["phase"] == "battle"
        assert all(view[part] == other[part] for part in ("hands", "fields", "misses", "used", "ready", "settled"))
        assert any(action["do"] == "resolve" for action in legal)
    assert seen


def test_a_move_of_the_bound_seat_in_anothers_call_ends_the_opening_rule_on_the_table() -> None:
    table = Table(HANDS)
    table.battle(0)
    table.move(0, "C2", 1, at=0)
    table.stall(10_000)
    assert table.view["on_table"]["standstill"]["bound"] == 1
    table.call(0, 12_000)
    assert table.view["on_table"]["standstill"]["bound"] == 1, "the call would have freed it"
    table.move(1, "D2", 1, at=12_050)
    assert table.view["on_table"]["standstill"] == {
        "since": 12_050,
        "stall_from": 22_050,
        "after": 10_000,
        "bound": None,
    }


def test_a_call_after_the_standstill_was_due_does_not_move_its_time() -> None:
    table = Table(HANDS)
    table.battle(0)
    table.call(0, 10_400)
    assert table.view["on_table"]["standstill"]["stall_from"] == 10_000


def test_the_spots_are_those_to_which_the_legal_moves_go() -> None:
    match = Match.new(GAME, SEATS, {}, {"seed": 5})
    seen = set()
    for legal in walk(match, random.Random(5)):
        view = match.view(None)
        for seat in (0, 1):
            moves = [each for action in legal for each in fastest_of(action, seat)]
            spots = {each["to"] for each in moves if each["do"] == "move"}
            if spots:
                seen.add(view["phase"])
                assert sorted(spots) == view["on_table"]["spots"][seat]
    assert seen == {"check", "battle", "call"}


def fastest_of(action: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Return what a seat does in an action of the list: its own move, or its part of a battle's beginning."""
    if action["do"] == "battle":
        return [action["fastest"][seat]] if action["fastest"][seat] else []
    return [action] if action.get("seat") == seat else []


def test_the_view_says_whether_the_last_action_settled_a_call() -> None:
    table = Table(HANDS)
    words = [table.view["settled"]]
    table.battle(0)
    table.call(0, 100)
    words.append(table.view["settled"])
    table.act(do="resolve", at=200)
    words.append(table.view["settled"])
    table.act(do="ready", seat=0, at=200)
    words.append(table.view["settled"])
    assert words == [False, False, True, False]


def test_a_wrong_calls_miss_card_comes_after_the_totals_before() -> None:
    table = Table(HANDS)
    table.battle(0)
    table.settle(0, at=100)
    attack = table.view["last_attack"]
    assert (attack["before"], attack["totals"]) == ([0, 0], [0, table.view["miss_value"]])
