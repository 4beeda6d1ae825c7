"""Clause 5: the standstill clock, the opening rule, the break rule."""

from __future__ import annotations

import pytest

from tests.games.trump_fighter.table import FASTEST_CALL, THEIR_HEART, Table, fighter, install, lay

BORING = "C2 C3 C4 C5  D2 D3 D4 D5  C6 C7 C8 C9 C10 CJ"

pytestmark = pytest.mark.usefixtures("plain")


def begun(at: int = 1000, **options: int) -> Table:
    table = Table(BORING, **options)
    table.battle(at)
    return table


def test_5_a_standstill_needs_ten_seconds_from_the_battle() -> None:
    table = begun()
    assert table.view["standstill"] == {"since": 1000, "stall_from": 11_000, "after": 10_000, "bound": None}
    assert table.refused(do="stall", at=10_999) == "5 too_early"
    assert table.refused(do="stall", at=11_000) == ""
    assert table.refused(do="stall", at=50_000) == ""


def test_5_each_move_starts_the_clock_anew() -> None:
    table = begun()
    for seat, card, at in ((0, "C2", 9000), (1, "D2", 18_999)):
        table.move(seat, card, 1, at=at)
        assert table.refused(do="stall", at=at + 9_999) == "5 too_early"
        assert table.refused(do="stall", at=at + 10_000) == ""


def test_5_while_a_call_is_open_there_is_no_standstill() -> None:
    table = begun()
    table.call(0, 2000)
    assert table.refused(do="stall", at=20_000) == "5 not_now"


def test_5_1_a_seat_with_fewer_field_cards_is_bound_by_the_first_stall() -> None:
    table = begun()
    table.move(1, "D2", 1, at=2000)
    table.stall(12_000)
    assert table.view["standstill"] == {"since": 12_000, "stall_from": 22_000, "after": 10_000, "bound": 0}
    assert table.field[0] == [None] * 4, "the first standstill moves nothing"
    assert table.status["phase"] == "battle"


def test_5_1_everything_else_stays_allowed_for_the_bound_seat() -> None:
    table = begun()
    table.move(1, "D2", 1, at=2000)
    table.stall(12_000)
    assert table.refused(do="call", seat=0, at=12_000) == ""
    assert table.refused(do="move", seat=1, card="D3", to=2, at=12_000) == ""
    assert table.refused(do="move", seat=0, card="C4", to=1, at=12_000) == ""


def test_5_1_the_second_stall_moves_the_leftmost_card_to_the_leftmost_empty_spot() -> None:
    table = begun()
    table.move(0, "C2", 1, at=2000)
    table.moves(1, "D2 D3", at=2000)
    table.stall(12_000)
    assert table.refused(do="stall", at=21_999) == "5 too_early"
    table.stall(22_000)
    assert table.field[0] == ["C2", "C3", None, None]
    assert table.hands[0] == [None, None, "C4", "C5"]
    assert table.view["standstill"] == {"since": 22_000, "stall_from": 32_000, "after": 10_000, "bound": None}


def test_5_1_the_forced_move_counts_as_its_move() -> None:
    """It may still have fewer cards; the next standstill binds it anew."""
    table = begun()
    table.moves(1, "D2 D3", at=2000)
    table.stall(12_000)
    table.stall(22_000)
    assert table.field[0] == ["C2", None, None, None]
    table.stall(32_000)
    assert table.view["standstill"]["bound"] == 0
    assert table.field[0] == ["C2", None, None, None]


def test_5_1_its_own_move_ends_the_binding() -> None:
    table = begun()
    table.moves(1, "D2 D3", at=2000)
    table.stall(12_000)
    table.move(0, "C5", 1, at=13_000)
    assert table.view["standstill"] == {"since": 13_000, "stall_from": 23_000, "after": 10_000, "bound": None}


def test_5_1_the_opponent_s_moves_do_not_end_the_binding_nor_put_it_off() -> None:
    table = begun()
    table.move(1, "D2", 1, at=2000)
    table.stall(12_000)
    table.move(1, "D3", 2, at=21_000)
    assert table.view["standstill"] == {"since": 12_000, "stall_from": 22_000, "after": 10_000, "bound": 0}
    table.stall(22_000)
    assert table.field[0] == ["C2", None, None, None]


def test_5_1_a_call_ends_the_binding() -> None:
    table = begun()
    table.move(1, "D2", 1, at=2000)
    table.stall(12_000)
    table.settle(1, at=13_000)
    table.battle(14_000)
    assert table.view["standstill"] == {"since": 14_000, "stall_from": 24_000, "after": 10_000, "bound": None}
    table.stall(24_000)
    assert table.view["standstill"]["bound"] == 0, "bound anew, not moved"
    assert table.field[0] == [None] * 4


def test_5_1_covered_cards_do_not_count_as_field_cards() -> None:
    table = begun()
    table.moves(0, "C2 C3 C4 C5", at=1000)
    table.moves(1, "D2 D3 D4", at=1000)
    table.settle(0, at=1000)
    table.battle(2000)
    table.moves(0, "C6 C7", at=2000)
    table.stall(12_000)
    assert table.view["standstill"]["bound"] == 1, "four against three, however many lie beneath"


def test_5_2_with_one_card_or_fewer_on_both_hands_a_call_happens_by_itself() -> None:
    table = begun()
    table.moves(0, "C2 C3 C4", at=2000)
    table.moves(1, "D2 D3 D4", at=2000)
    table.stall(12_000)
    assert table.status["phase"] == "check"
    assert table.totals == [0, 0], "no miscall"
    assert table.view["check"] == {"since": 12_000, "battle_from": None, "must_move": [False, False]}
    assert table.view["last_attack"]["occasion"] == "forced"
    assert table.rights == []


def test_5_2_and_2_6_after_a_forced_call_seat_0_draws_first() -> None:
    table = begun()
    table.moves(1, "D2 D3 D4", at=2000)
    table.moves(0, "C2 C3 C4", at=2000)
    table.stall(12_000)
    assert table.hands == [["C6", "C7", "C8", "C5"], ["C9", "C10", "CJ", "D5"]]


def test_5_2_a_forced_call_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, fighter("ann", (6, THEIR_HEART)), fighter("ben"))
    table = Table("C2 C3 C4 C5  H2 D3 D4 D5")
    table.battle(0)
    table.moves(0, "C2 C3 C4 C5", at=0)
    table.moves(1, "H2 D3 D4 D5", at=0)
    table.stall(10_000)
    assert table.totals == [6, 0]


def test_5_2_otherwise_the_battle_stops_and_nothing_is_drawn() -> None:
    table = begun()
    table.moves(0, "C2 C3", at=2000)
    table.moves(1, "D2 D3", at=2000)
    table.stall(12_000)
    assert table.status["phase"] == "check"
    assert table.view["counts"]["hands"] == [2, 2]
    assert table.view["check"]["must_move"] == [True, True]
    assert table.view["last_attack"] is None


def test_5_2_a_bound_seat_must_move_and_not_call_as_its_fastest_act() -> None:
    table = begun()
    table.stall(11_000)
    table.ready(11_000)
    begin = {"do": "battle", "at": 11_000}
    assert table.refused(**begin, fastest=[None, lay("D2", 1)]) == "5.2 must_move"
    assert table.refused(**begin, fastest=[lay("C2", 1), None]) == "5.2 must_move"
    assert table.refused(**begin, fastest=[FASTEST_CALL, lay("D2", 1)]) == "5.2 must_move"
    assert table.refused(**begin, fastest=[lay("C3", 1), lay("D5", 1)]) == ""
    acts = [tuple(each["fastest"]) for each in table.match.legal(999)[0]]
    assert len(acts) == 16
    assert not any(act in (None, FASTEST_CALL) for pair in acts for act in pair)


def one_in_hand() -> Table:
    """Return a check after a break: Ann has one card in hand, Ben two; both fields are full."""
    table = begun()
    table.moves(0, "C2 C3 C4 C5", at=1000)
    table.moves(1, "D2 D3 D4 D5", at=1000)
    table.settle(0, at=1000)
    table.battle(2000)
    table.moves(0, "C6 C7 C8", at=2000)
    cards = [str(card) for card in table.hands[1]]
    table.moves(1, " ".join(cards[:2]), at=2000)
    table.stall(12_000)
    assert table.view["counts"]["hands"] == [1, 2]
    return table


def test_5_2_a_seat_with_one_card_in_hand_is_not_bound() -> None:
    table = one_in_hand()
    assert table.view["check"]["must_move"] == [False, True]
    table.ready(12_000)
    card = next(card for card in table.hands[1] if card)
    for act in (None, FASTEST_CALL, lay("C9", 1)):
        assert table.refused(do="battle", at=12_000, fastest=[act, lay(card, 1)]) == ""
    table.act(do="battle", at=12_000, fastest=[FASTEST_CALL, lay(card, 1)])
    assert table.rights == [(0, "hand")]


def test_5_2_the_duty_lasts_for_one_battle() -> None:
    table = begun()
    table.stall(11_000)
    table.battle(11_000, lay("C2", 1), lay("D2", 1))
    table.settle(0, at=11_500)
    table.ready(11_600)
    assert table.refused(do="battle", at=11_600, fastest=[None, FASTEST_CALL]) == ""


def test_5_2_on_a_full_field_the_forced_card_may_cover_any_spot() -> None:
    table = one_in_hand()
    table.ready(12_000)
    card = next(card for card in table.hands[1] if card)
    for spot in (1, 2, 3, 4):
        assert table.refused(do="battle", at=12_000, fastest=[None, lay(card, spot)]) == ""
