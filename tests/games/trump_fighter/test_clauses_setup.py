"""Clauses 1 and 2.1-2.3: choice, deal, check, moves."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.games.trump_fighter.table import SEATS, Table, deck, lay

pytestmark = pytest.mark.usefixtures("plain")

FIRST = "SA H5 C9 DK  S2 H6 C10 DQ  S3 H7 C8 DJ"


def new(**options: Any) -> Match:
    return Match.new(GAME, SEATS, options, {"deal": {"deck": deck(FIRST)}})


def code(match: Match, **action: Any) -> str:
    refusal = match.check(action)
    assert refusal is not None
    return f"{refusal.clause} {refusal.code}"


def test_1_1_seats_choose_in_any_order() -> None:
    for seats in ((0, 1), (1, 0)):
        match = new()
        assert match.status()["to_act"] == [0, 1]
        match.act({"do": "character", "seat": seats[0], "name": "ann"})
        assert match.status()["to_act"] == [seats[1]]
        match.act({"do": "character", "seat": seats[1], "name": "ben"})
        assert match.status()["phase"] == "check"
        assert match.view(None)["characters"] == (["ann", "ben"] if seats == (0, 1) else ["ben", "ann"])


def test_1_1_a_character_is_there_once_and_a_choice_is_for_good() -> None:
    match = new()
    match.act({"do": "character", "seat": 1, "name": "ann"})
    assert code(match, do="character", seat=0, name="ann") == "1.1 character_taken"
    assert code(match, do="character", seat=1, name="ben") == "S6 not_your_turn"
    assert code(match, do="character", seat=0, name="nobody") == "1.1 unknown_character"
    match.act({"do": "character", "name": "cat"})
    assert match.log[-1].entry == {"do": "character", "seat": 0, "name": "cat"}
    assert code(match, do="character", seat=0, name="ben") == "1.1 not_now"


def test_1_1_while_both_choose_the_seat_must_be_named() -> None:
    with pytest.raises(BadInput, match="needs the field seat"):
        new().check({"do": "character", "name": "ann"})


def test_1_2_seat_0_gets_the_first_four_cards_and_seat_1_the_next_four() -> None:
    table = Table(FIRST)
    assert table.hands == [["SA", "H5", "C9", "DK"], ["S2", "H6", "C10", "DQ"]]
    assert table.view["counts"]["deck"] == 44
    for seat in (0, 1, None):
        view = table.match.view(seat)
        assert view["hands"] == table.hands, "hands lie open to everybody"
        assert view["hand"] == ([] if seat is None else table.hands[seat])


def test_1_2_before_the_choice_all_cards_are_hidden() -> None:
    match = new()
    match.act({"do": "character", "seat": 0, "name": "ann"})
    view = match.view(0)
    assert view["hands"] == [[None] * 4] * 2
    assert view["hand"] == []
    assert view["counts"]["deck"] == 52


def test_1_2_a_drawn_card_takes_the_leftmost_empty_place_and_no_card_shifts() -> None:
    table = Table(FIRST)
    table.battle(0)
    table.moves(0, "H5 SA DK", at=0)
    table.move(1, "C10", 1, at=0)
    assert table.hands == [[None, None, "C9", None], ["S2", "H6", None, "DQ"]]
    table.settle(0, at=0)
    assert table.hands == [["S3", "H7", "C9", "C8"], ["S2", "H6", "DJ", "DQ"]]


@pytest.mark.parametrize("source", [{"seed": 1}, {"deal": {"deck": deck("SA")}}])
def test_1_5_there_is_no_start_seat(source: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, SEATS, {}, {**source, "start": 0})
    asked = {"op": "new", "game": "trump_fighter", "seats": SEATS, **source}
    with pytest.raises(BadInput):
        Door()._answer({**asked, "start": 1})  # type: ignore[arg-type]


def test_2_1_each_seat_is_ready_once_and_not_withdrawn() -> None:
    table = Table(FIRST)
    assert table.status["to_act"] == [0, 1]
    table.act(do="ready", seat=1, at=300)
    assert table.status["to_act"] == [0]
    assert table.view["ready"] == [False, True]
    assert table.refused(do="ready", seat=1, at=400) == "S6 not_your_turn"
    table.act(do="ready", at=500)
    assert table.match.log[-1].entry == {"do": "ready", "seat": 0, "at": 500}
    assert table.status["to_act"] == [0, 1], "both once all are"
    assert table.refused(do="ready", seat=0, at=600) == "2.1 already_ready"


def test_2_1_a_check_has_no_moves_or_calls() -> None:
    table = Table(FIRST)
    assert table.refused(do="move", seat=0, card="SA", to=1, at=0) == "2.3 not_now"
    assert table.refused(do="call", seat=0, at=0) == "2.4 not_now"
    assert table.refused(do="resolve", at=0) == "4.2 not_now"
    assert table.refused(do="stall", at=99999) == "5 not_now"


@pytest.mark.parametrize("seconds", [10, 30])
def test_2_1_one_ready_seat_may_begin_after_the_option_s_seconds(seconds: int) -> None:
    table = Table(FIRST, check_s=seconds)
    begin = {"do": "battle", "fastest": [None, None]}
    assert table.refused(**begin, at=seconds * 1000) == "2.1 not_ready"
    table.act(do="ready", seat=0, at=20)
    assert table.refused(**begin, at=seconds * 1000 - 1) == "2.1 too_early"
    assert table.view["check"]["battle_from"] == seconds * 1000
    assert table.refused(**begin, at=seconds * 1000) == ""


def test_2_1_with_check_0_both_must_be_ready() -> None:
    table = Table(FIRST, check_s=0)
    table.act(do="ready", seat=1, at=0)
    assert table.refused(do="battle", at=10**9, fastest=[None, None]) == "2.1 not_ready"
    assert table.match.check({"do": "battle", "at": 0, "fastest": [None, None]}).params == {"seats": [0]}  # type: ignore[union-attr]
    table.act(do="ready", seat=0, at=0)
    assert table.refused(do="battle", at=0, fastest=[None, None]) == ""


def check_begins(table: Table, since: int) -> None:
    """Show that the ten seconds of a check run from ``since``."""
    assert table.status["phase"] == "check"
    table.act(do="ready", seat=0, at=since + 5)
    assert table.refused(do="battle", at=since + 9_999, fastest=[None, None]) in ("2.1 too_early", "5.2 must_move")
    check = table.view["check"]
    assert (check["since"], check["battle_from"]) == (since, since + 10_000)


def test_2_1_the_ten_seconds_run_from_the_resolve_that_led_here() -> None:
    table = Table(FIRST)
    table.battle(1000)
    table.settle(0, at=2000)
    check_begins(table, 2100)


def test_2_1_the_ten_seconds_run_from_the_stall_that_led_here() -> None:
    table = Table(FIRST)
    table.battle(1000)
    table.stall(11_500)
    check_begins(table, 11_500)


def test_2_1_the_ten_seconds_run_from_the_battle_that_led_here() -> None:
    table = Table(FIRST)
    table.battle(1000, {"do": "call"})
    check_begins(table, 1000)


def test_2_2_in_battle_both_act_as_often_as_they_like() -> None:
    table = Table(FIRST)
    table.battle(0)
    assert table.status["to_act"] == [0, 1]
    table.moves(0, "SA H5", at=3)
    table.move(1, "S2", 1, at=3)
    table.moves(0, "C9 DK", at=4, first=3)
    assert table.field == [["SA", "H5", "C9", "DK"], ["S2", None, None, None]]
    assert table.status["to_act"] == [0, 1]


def test_2_3_while_a_spot_is_empty_the_leftmost_empty_one_is_taken() -> None:
    table = Table(FIRST)
    table.battle(0)
    assert table.refused(do="move", seat=0, card="SA", to=2, at=0) == "2.3 leftmost_empty"
    table.move(0, "SA", 1, at=0)
    assert table.refused(do="move", seat=0, card="H5", to=1, at=0) == "2.3 leftmost_empty"
    assert table.match.check({"do": "move", "seat": 0, "card": "H5", "to": 4, "at": 0}).params == {  # type: ignore[union-attr]
        "seat": 0,
        "to": 4,
        "expected": 2,
    }


def test_2_3_a_full_field_takes_a_card_on_any_spot_and_the_one_beneath_counts_as_absent() -> None:
    table = Table(FIRST)
    table.battle(0)
    table.moves(0, "SA H5 C9 DK", at=0)
    table.settle(0, at=0)
    table.battle(200)
    for spot in (1, 2, 3, 4):
        assert table.refused(do="move", seat=0, card="S3", to=spot, at=200) == ""
    table.move(0, "S3", 2, at=200)
    table.move(0, "H7", 2, at=200)
    assert table.view["fields"][0][1] == {"card": "H7", "covered": 2}
    assert table.view["counts"]["covered"] == [2, 0]
    assert table.view["counts"]["fields"] == [4, 0]


def test_2_3_a_move_takes_a_card_of_the_own_hand() -> None:
    table = Table(FIRST)
    table.battle(0, lay("SA", 1))
    for card in ("SA", "S2", "S3"):
        assert table.refused(do="move", seat=0, card=card, to=2, at=0) == "2.3 not_in_hand"


@pytest.mark.parametrize("to", [0, 5, -1, 10**30])
def test_1_3_there_are_four_spots(to: int) -> None:
    table = Table(FIRST)
    table.battle(0)
    assert table.refused(do="move", seat=0, card="SA", to=to, at=0) == "1.3 no_such_spot"
