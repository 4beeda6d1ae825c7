"""The view of a finished attack, and of a table with an unsettled call, which it hides (4.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from tests.clauses import parts
from tests.games.trump_fighter.table import SEATS, Table
from tests.play import walk


def success(skill: str, value: int, role: str, own: dict[int, str], theirs: dict[int, str]) -> dict[str, Any]:
    """Return the view of a skill that succeeded by one role of these cards, by their spots."""
    cards = [*own.values(), *theirs.values()]
    roles = [{"role": role, "n": len(cards), "cards": cards}]
    used = {"own": [*own], "opp": [*theirs], "cards": cards, "roles": roles}
    return {"id": skill, "value": value, "alternative": 0, "conditions": [used]}


@pytest.mark.usefixtures("hearts")
def test_2_5_the_last_attack_has_calls_fields_successes_with_their_cards_totals_and_places_drawn() -> None:
    table = Table("SA H9 S2 C9  C3 HA C4 H2")
    table.do("@0 battle, a SA H9 S2, b HA, @40 b calls, @80 a calls, @140 resolve")
    assert table.view["last_attack"] == {
        "at": 140,
        "occasion": "call",
        "calls": [{"seat": 1, "at": 40, "right": "skill"}, {"seat": 0, "at": 80, "right": "skill"}],
        "misses": [],
        "fields": [["SA", "H9", "S2", None], ["HA", None, None, None]],
        "skills": [
            [success("ann0", 3, "spade", {1: "SA", 3: "S2"}, {}), success("ann1", 4, "heart", {}, {1: "HA"})],
            [success("ben1", 5, "spade", {}, {1: "SA"})],
        ],
        "before": [0, 0],
        "totals": [7, 5],
        "drawn": [[1, 2, 3], [2]],
    }


@pytest.mark.usefixtures("hearts")
def test_2_5_the_last_attack_stays_as_it_was_while_the_field_changes() -> None:
    table = Table("SA S2 C9 C10  C3 HA C4 H2  D5 D6").do("@0 battle, a SA S2, a settles")
    attack = table.view["last_attack"]
    assert table.do("@500 battle, a C9 C10 D5>1").view["last_attack"] == attack


@pytest.mark.usefixtures("plain")
def test_5_and_4_2_clock_data_belong_to_their_phases() -> None:
    table, found = Table(), []
    for words in ("", "@0 battle", "a calls", "@100 resolve"):
        view = table.do(words).view
        found.append([key for key in ("check", "standstill", "call") if view[key]])
    assert found == [["check"], ["standstill"], ["call"], ["check"]]
    assert view["ready"] == [False, False]


def without_calls(match: Match) -> Match:
    """Return the match as it would be without the calls of this battle."""
    save = match.save()
    begun = max(place for place, entry in enumerate(save["log"]) if entry["do"] in ("battle", "stall"))
    log = [entry for place, entry in enumerate(save["log"]) if place <= begun or entry["do"] != "call"]
    return Match.load(GAME, {**save, "log": log})


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("seed", range(12))
def test_during_a_call_the_table_is_that_of_the_battle_without_it(seed: int) -> None:
    match = Match.new(GAME, SEATS, {"window_ms": 200}, {"seed": seed})
    rng, seen = random.Random(seed), 0
    for legal in walk(match, rng):
        view = match.view(None)
        if view["phase"] != "call":
            assert parts(view["on_table"], ("phase", "standstill")) == parts(view, ("phase", "standstill"))
            continue
        seen += 1
        other = without_calls(match).view(None)
        assert view["on_table"] == other["on_table"]
        assert other["phase"] == "battle"
        assert all(view[part] == other[part] for part in ("hands", "fields", "misses", "used", "ready", "settled"))
        assert any(action["do"] == "resolve" for action in legal)
    assert seen


@pytest.mark.usefixtures("plain")
def test_a_move_of_the_bound_seat_in_anothers_call_ends_the_opening_rule_on_the_table() -> None:
    table = Table().do("@0 battle, a C2, @10000 stall")
    assert table.view["on_table"]["standstill"]["bound"] == 1
    table.do("@12000 a calls")
    assert table.view["on_table"]["standstill"]["bound"] == 1, "the call would have freed it"
    table.do("@12050 b D2")
    expected = {"since": 12_050, "stall_from": 22_050, "after": 10_000, "bound": None}
    assert table.view["on_table"]["standstill"] == expected


@pytest.mark.usefixtures("plain")
def test_a_call_after_the_standstill_was_due_does_not_move_its_time() -> None:
    assert Table().do("@0 battle, @10400 a calls").view["on_table"]["standstill"]["stall_from"] == 10_000


@pytest.mark.usefixtures("plain")
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
    """Return a seat's act in a listed action: its own move, or its part of a battle's beginning."""
    if action["do"] == "battle":
        return [action["fastest"][seat]] if action["fastest"][seat] else []
    return [action] if action.get("seat") == seat else []


@pytest.mark.usefixtures("plain")
def test_the_view_says_whether_the_last_action_settled_a_call() -> None:
    table = Table()
    words = ("", "@0 battle, @100 a calls", "@200 resolve", "a ready")
    assert [table.do(each).view["settled"] for each in words] == [False, False, True, False]
