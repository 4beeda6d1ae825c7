"""Clause 4: fastest acts, the window of a call, relief, two calls."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter.roles import spade, use
from py_engine.refusals import BadInput
from tests.games.trump_fighter.table import (
    FASTEST_CALL,
    THEIR_HEART,
    THEIR_SPADE,
    Table,
    fighter,
    install,
    lay,
)

BORING = "C2 C3 C4 C5  D2 D3 D4 D5"


def full_fields(monkeypatch: pytest.MonkeyPatch, window: int = 100) -> Table:
    """Return a battle begun at 1000: both fields full, both hands too; an open spade serves the other seat."""
    install(monkeypatch, fighter("ann", (3, THEIR_SPADE)), fighter("ben", (4, THEIR_SPADE)))
    table = Table("C7 C8 C9 C10  D2 D3 D4 D5  S9 H10 HJ HQ  S2 D6 D7 D8", window_ms=window)
    table.battle(0)
    table.moves(0, "C7 C8 C9 C10", at=0)
    table.moves(1, "D2 D3 D4 D5", at=0)
    table.settle(0, at=0)
    assert table.hands == [["S9", "H10", "HJ", "HQ"], ["S2", "D6", "D7", "D8"]]
    table.battle(1000)
    return table


@pytest.mark.usefixtures("plain")
def test_4_1_with_the_word_each_seat_may_make_one_move() -> None:
    table = Table(BORING)
    table.battle(500, lay("C3", 1), lay("D5", 1))
    assert table.field == [["C3", None, None, None], ["D5", None, None, None]]
    assert table.match.log[-1].entry == {
        "do": "battle",
        "at": 500,
        "fastest": [{"do": "move", "card": "C3", "to": 1}, {"do": "move", "card": "D5", "to": 1}],
    }
    assert table.status["phase"] == "battle"
    assert table.view["log"][-1]["seat"] is None


@pytest.mark.usefixtures("plain")
def test_4_1_a_fastest_act_follows_the_rules_of_a_move() -> None:
    table = Table(BORING)
    table.ready(0)
    for pair, refusal in (
        ([lay("C3", 2), None], "2.3 leftmost_empty"),
        ([None, lay("C3", 1)], "2.3 not_in_hand"),
        ([None, lay("D3", 5)], "1.3 no_such_spot"),
        ([{"do": "ready"}, None], "4.1 not_fastest"),
        ([{"do": "call", "at": 0}, None], "S6 unknown_field"),
        ([{**lay("C3", 1), "seat": 0}, None], "S6 unknown_field"),
        ([{**lay("C3", 1), "at": 0}, None], "S6 unknown_field"),
        ([None, None], ""),
        ([lay("C3", 1), FASTEST_CALL], ""),
    ):
        assert table.refused(do="battle", at=0, fastest=pair) == refusal


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    "pair",
    [
        [None],
        [None, None, None],
        None,
        [3, None],
        [{}, None],
        [{"do": "jump"}, None],
        [{"do": "move", "card": "C3"}, None],
        [lay("X9", 1), None],
        [{"do": "move", "card": "C3", "to": True}, None],
    ],
)
def test_4_1_what_is_no_pair_of_acts_is_bad_input(pair: Any) -> None:
    table = Table(BORING)
    table.ready(0)
    with pytest.raises(BadInput):
        table.match.check({"do": "battle", "at": 0, "fastest": pair})


def test_4_1_fastest_moves_come_before_fastest_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, fighter("ann", (3, THEIR_HEART)), fighter("ben"))
    table = Table("C2 C3 C4 C5  H2 D3 D4 D5")
    table.battle(0, FASTEST_CALL, lay("H2", 1))
    assert table.rights == [(0, "skill")]
    assert table.totals == [3, 0]


@pytest.mark.usefixtures("plain")
def test_4_1_a_fastest_call_is_settled_within_battle() -> None:
    table = Table(BORING)
    table.battle(700, None, FASTEST_CALL)
    assert table.status["phase"] == "check"
    assert table.view["check"]["since"] == 700
    assert table.view["last_attack"]["occasion"] == "fastest"
    assert table.totals == [2, 0]


@pytest.mark.parametrize("window", [0, 200])
def test_4_1_fastest_acts_are_simultaneous_to_each_other_whatever_the_window(
    monkeypatch: pytest.MonkeyPatch, window: int
) -> None:
    """Ben's fastest move covers the spade that Ann's fastest call needs, and is taken back to judge it.

    Play does not lead here, since a check after an attack leaves no met skill unused and one after a break binds
    every seat that needs a skill; so the duty to move is lifted by hand.
    """
    table = full_fields(monkeypatch, window)
    table.move(1, "S2", 1, at=1000)
    table.stall(11_000)
    table.match.state.must_move = [False, False]
    table.battle(11_000, FASTEST_CALL, lay("D6", 1))
    assert table.rights == [(0, "relief")]
    assert table.totals == [0, 0], "the attack uses the field as it is"


def test_4_1_fastest_acts_are_simultaneous_to_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben's fastest move covers the spade; a call a millisecond later can't take it back."""
    table = full_fields(monkeypatch)
    table.move(1, "S2", 1, at=1000)
    table.stall(11_000)
    table.battle(11_000, lay("H10", 1), lay("D6", 1))
    table.settle(0, at=11_001)
    assert table.rights == [(0, "wrong")]


def test_4_1_a_move_right_after_the_word_is_an_ordinary_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_fields(monkeypatch)
    table.move(1, "S2", 1, at=1000)
    table.stall(11_000)
    table.battle(11_000, lay("H10", 1), lay("D6", 2))
    table.move(1, "D7", 1, at=11_000)
    table.settle(0, at=11_001)
    assert table.rights == [(0, "relief")]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("window", [1, 50, 200])
def test_4_2_the_opponent_may_move_until_the_window_ends(window: int) -> None:
    table = Table(BORING, window_ms=window)
    table.battle(0)
    table.call(0, 300)
    assert table.status["phase"] == "call"
    assert table.view["call"] == {"calls": [{"seat": 0, "at": 300}], "until": 300 + window}
    assert table.refused(do="resolve", at=299 + window) == "4.2 too_early"
    assert table.refused(do="move", seat=1, card="D2", to=1, at=300 + window) == "4.2 window_over"
    assert table.refused(do="call", seat=1, at=300 + window) == "4.2 window_over"
    table.move(1, "D2", 1, at=299 + window)
    assert table.refused(do="resolve", at=300 + window) == ""
    table.act(do="resolve", at=450 + window)
    assert table.view["check"]["since"] == 450 + window


@pytest.mark.usefixtures("plain")
def test_4_2_the_opponent_may_move_more_than_once_but_call_once() -> None:
    table = Table(BORING)
    table.battle(0)
    table.call(1, 0)
    table.moves(0, "C2 C3 C4", at=40)
    table.act(do="call", at=50)
    assert table.match.log[-1].entry == {"do": "call", "seat": 0, "at": 50}
    assert table.status["to_act"] == []
    for seat in (0, 1):
        assert table.refused(do="call", seat=seat, at=60) == "S6 not_your_turn"
    assert table.refused(do="call", at=60) == "4.2 battle_stopped"
    assert table.refused(do="move", card="C5", to=4, at=60) == "4.2 battle_stopped"


@pytest.mark.usefixtures("plain")
def test_4_2_a_second_call_does_not_lengthen_the_window() -> None:
    table = Table(BORING)
    table.battle(0)
    table.call(1, 500)
    table.call(0, 590)
    assert table.match.legal(9)[0] == [{"do": "resolve", "at": 600}]
    assert table.refused(do="resolve", at=599) == "4.2 too_early"
    assert table.refused(do="resolve", at=600) == ""


@pytest.mark.usefixtures("plain")
def test_4_2_without_a_window_the_order_of_the_log_decides() -> None:
    table = Table(BORING, window_ms=0)
    table.battle(0)
    table.call(1, 500)
    assert table.status["to_act"] == []
    assert table.match.legal(9)[0] == [{"do": "resolve", "at": 500}]
    assert table.refused(do="move", seat=0, card="C2", to=1, at=500) == "S6 not_your_turn"
    table.act(do="resolve", at=500)
    assert table.rights == [(1, "wrong")]


@pytest.mark.parametrize(
    ("window", "gap", "right"), [(100, 0, "relief"), (100, 99, "relief"), (100, 100, "wrong"), (0, 0, "wrong")]
)
def test_4_3_a_move_less_than_the_window_before_the_call_may_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, window: int, gap: int, right: str
) -> None:
    table = full_fields(monkeypatch, window)
    table.move(1, "S2", 1, at=1000)
    table.move(1, "D6", 1, at=2000)
    table.settle(0, at=2000 + gap)
    assert table.rights == [(0, right)]
    assert table.view["last_attack"]["skills"] == [[], []], "the attack uses the field as it is"
    assert table.totals == ([0, 0] if right == "relief" else [0, 2])


@pytest.mark.parametrize("gap", [0, 99])
def test_4_3_a_move_in_the_window_after_the_call_may_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, gap: int
) -> None:
    table = full_fields(monkeypatch)
    table.move(1, "S2", 1, at=1000)
    table.call(0, 2000)
    table.move(1, "D6", 1, at=2000 + gap)
    table.act(do="resolve", at=2100)
    assert table.rights == [(0, "relief")]
    assert table.totals == [0, 0]


def test_4_3_only_the_opponent_s_last_move_may_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_fields(monkeypatch)
    table.move(1, "S2", 1, at=1000)
    table.move(1, "D6", 1, at=2000)
    table.call(0, 2010)
    table.move(1, "D7", 2, at=2020)
    table.act(do="resolve", at=2110)
    assert table.rights == [(0, "wrong")]


def test_4_3_the_right_holds_if_it_holds_with_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_fields(monkeypatch)
    table.call(0, 2000)
    table.move(1, "S2", 1, at=2050)
    table.act(do="resolve", at=2100)
    assert table.rights == [(0, "skill")]
    assert table.totals == [3, 0]


def test_4_3_a_move_of_an_earlier_battle_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_fields(monkeypatch, 200)
    table.move(1, "S2", 1, at=1000)
    table.stall(11_000)
    table.battle(11_000, lay("H10", 1), lay("D6", 2))
    table.move(1, "D7", 1, at=20_900)
    table.stall(30_900)
    table.battle(30_900, lay("HJ", 1), None)
    table.settle(0, at=30_900)
    assert table.rights == [(0, "wrong")]


def test_4_3_the_caller_s_own_moves_all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, fighter("ann", (3, ((use(1, 0, spade(1)),),))), fighter("ben"))
    table = Table("C7 C8 C9 C10  D2 D3 D4 D5  S9 H10 HJ HQ")
    table.battle(0)
    table.moves(0, "C7 C8 C9 C10", at=0)
    table.settle(0, at=0)
    table.battle(1000)
    table.move(0, "S9", 1, at=1000)
    table.move(0, "H10", 1, at=1010)
    table.settle(0, at=1020)
    assert table.rights == [(0, "wrong")]


@pytest.mark.parametrize(("moved", "right"), [(2000, "relief"), (1961, "relief"), (1960, "wrong")])
def test_4_3_the_first_caller_s_last_move_may_be_taken_back_for_the_second(
    monkeypatch: pytest.MonkeyPatch, moved: int, right: str
) -> None:
    table = full_fields(monkeypatch)
    table.move(0, "S9", 1, at=1000)
    table.move(0, "H10", 1, at=moved)
    table.call(0, 2000)
    table.call(1, 2060)
    table.act(do="resolve", at=2100)
    assert table.rights == [(0, "wrong"), (1, right)]


@pytest.mark.usefixtures("hearts")
def test_4_4_two_simultaneous_calls_are_each_judged() -> None:
    table = Table("SA S2 C9 C10  HA C3 C4 C5")
    table.battle(0)
    table.moves(0, "SA S2", at=0)
    table.call(1, 500)
    table.call(0, 510)
    table.act(do="resolve", at=600)
    assert table.rights == [(1, "skill"), (0, "skill")], "Ben by Ann's spade"
    assert table.totals == [3, 5]
    table.battle(1000)
    table.move(1, "HA", 1, at=1000)
    table.call(1, 1500)
    table.call(0, 1599)
    table.act(do="resolve", at=1600)
    assert table.rights == [(1, "wrong"), (0, "skill")]
    assert table.totals == [3 + 2 + 4, 5]
