"""Clause 7: times, entries, legal actions, catalogue, result."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.games.trump_fighter.table import SEATS, Table, deck, lay

BORING = "C2 C3 C4 C5  D2 D3 D4 D5"

pytestmark = pytest.mark.usefixtures("plain")


def test_7_times_never_go_back_and_equal_is_allowed() -> None:
    table = Table(BORING)
    table.act(do="ready", seat=0, at=700)
    assert table.refused(do="ready", seat=1, at=699) == "7 time_back"
    table.act(do="ready", seat=1, at=700)
    assert table.refused(do="battle", at=699, fastest=[None, None]) == "7 time_back"
    table.act(do="battle", at=700, fastest=[None, None])
    for action in ({"do": "move", "card": "C2", "to": 1}, {"do": "call"}):
        assert table.refused(**action, seat=0, at=699) == "7 time_back"
        assert table.refused(**action, seat=0, at=700) == ""
    table.call(0, 800)
    assert table.refused(do="move", seat=1, card="D2", to=1, at=799) == "7 time_back"
    assert table.refused(do="ready", seat=0, at=-1) == "2.1 not_now"


@pytest.mark.parametrize("at", [True, 1.0, "1", None, 1.5])
def test_7_times_are_whole_numbers(at: Any) -> None:
    with pytest.raises(BadInput):
        Table(BORING).match.check({"do": "ready", "seat": 0, "at": at})


def test_7_a_time_below_0_is_refused_and_so_is_one_that_no_clock_tells() -> None:
    table = Table(BORING)
    assert table.refused(do="ready", seat=0, at=-1) == "7 time_back"
    assert table.refused(do="ready", seat=0, at=10**4000) == "7 time_too_far"
    assert table.refused(do="ready", seat=0, at=10**12) == ""


def test_7_the_clock_starts_with_the_second_choice() -> None:
    assert Table(BORING).view["at"] == 0


def test_7_legal_gives_each_action_at_its_earliest_time() -> None:
    table = Table(BORING)
    table.act(do="ready", seat=1, at=250)
    legal = table.match.legal(999)[0]
    assert legal[0] == {"do": "ready", "seat": 0, "at": 250}
    assert {each["at"] for each in legal[1:]} == {10_000}
    table.act(do="ready", seat=0, at=300)
    legal = table.match.legal(999)[0]
    assert {each["at"] for each in legal} == {300}
    table.act(do="battle", at=300, fastest=[lay("C2", 1), None])
    legal = table.match.legal(999)[0]
    assert [(each["do"], each.get("seat"), each["at"]) for each in legal] == [
        *[("move", 0, 300)] * 3,
        ("call", 0, 300),
        *[("move", 1, 300)] * 4,
        ("call", 1, 300),
        ("stall", None, 10_300),
    ]
    table.call(0, 400)
    legal = table.match.legal(999)[0]
    assert [(each["do"], each["at"]) for each in legal] == [*[("move", 400)] * 4, ("call", 400), ("resolve", 500)]


def test_7_legal_gives_every_pair_of_fastest_acts() -> None:
    table = Table(BORING)
    table.ready(0)
    pairs = [each["fastest"] for each in table.match.legal(999)[0]]
    assert len(pairs) == (1 + 4 + 1) ** 2
    assert len({str(pair) for pair in pairs}) == len(pairs)
    assert [None, None] in pairs
    assert [{"do": "call"}, lay("D4", 1)] in pairs


def test_7_on_full_fields_every_card_goes_to_every_spot() -> None:
    table = Table(BORING)
    table.battle(0)
    table.moves(0, "C2 C3 C4 C5", at=0)
    table.moves(1, "D2 D3 D4 D5", at=0)
    table.settle(0, at=0)
    table.ready(100)
    assert len(table.match.legal(999)[0]) == (1 + 16 + 1) ** 2
    table.act(do="battle", at=100, fastest=[None, None])
    assert sum(each["do"] == "move" for each in table.match.legal(999)[0]) == 32


def test_7_clock_entries_are_nobody_s_and_have_no_seat() -> None:
    table = Table(BORING)
    table.ready(0)
    table.act(do="battle", seat=1, at=0, fastest=[None, None])
    table.stall(10_000)
    table.battle(10_000, lay("C2", 1), lay("D2", 1))
    table.settle(0, at=10_000)
    for entry, shown in zip(table.match.save()["log"], table.view["log"], strict=True):
        if entry["do"] in ("battle", "stall", "resolve"):
            assert "seat" not in entry
            assert shown["seat"] is None
        else:
            assert shown["seat"] == entry["seat"]


def test_7_a_field_that_is_not_named_is_refused() -> None:
    table = Table(BORING)
    assert table.refused(do="ready", seat=0, at=0, loud=True) == "S6 unknown_field"
    table.battle(0)
    assert table.refused(do="call", seat=0, at=0, card="C2") == "S6 unknown_field"


@pytest.mark.parametrize("do", ["move", "call"])
def test_7_where_both_may_act_the_seat_must_be_named(do: str) -> None:
    table = Table(BORING)
    table.battle(0)
    fields = {"card": "C2", "to": 1} if do == "move" else {}
    with pytest.raises(BadInput, match="seat"):
        table.match.check({"do": do, "at": 0, **fields})


@pytest.mark.parametrize(
    "options",
    [{"check_s": 20}, {"window_ms": 201}, {"window_ms": -1}, {"window_ms": 100.0}, {"check_s": "10"}, {"speed": 1}],
)
def test_2_1_4_2_options_have_their_values_and_no_others(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, SEATS, options, {"deal": {"deck": deck("SA")}})


def test_2_1_4_2_options_have_their_defaults() -> None:
    match = Match.new(GAME, SEATS, {}, {"seed": 1})
    assert match.options == {"check_s": 10, "window_ms": 100}


@pytest.mark.parametrize(
    "names", [deck("SA")[:51], [*deck("SA")[:51], "SA"], [*deck("SA"), "SA"], ["X1"] * 52, "SA"]
)
def test_7_a_deal_is_the_whole_deck(names: Any) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, SEATS, {}, {"deal": {"deck": names}})
    with pytest.raises(BadInput):
        Match.new(GAME, SEATS, {}, {"deal": {"deck": deck("SA"), "start": 0}})


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_two_seats_play(seats: int) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, [{"name": str(seat)} for seat in range(seats)], {}, {"seed": 1})
