"""Clauses 2.4-2.7 and 3: calls, attack, draw, end, miscalls."""

from __future__ import annotations

import pytest

from py_engine.games.trump_fighter.roles import heart, high, use
from tests.games.trump_fighter.table import (
    FASTEST_CALL,
    THEIR_SPADE,
    TWO_HEARTS,
    TWO_SPADES,
    Table,
    fighter,
    install,
)

SPADES_AND_HEARTS = "SA S2 C9 C10  HA H2 C3 C4  S5 H5 S6 H6"
BORING = "C2 C3 C4 C5  D2 D3 D4 D5"


def lay_some(table: Table, seat: int, many: int) -> None:
    """Let a seat make its first legal move, several times."""
    for _ in range(many):
        legal = table.match.legal(99)[0]
        table.match.act(next(each for each in legal if each["do"] == "move" and each["seat"] == seat))


def cycle(table: Table, caller: int, placements: int, others: int, at: int) -> None:
    """Let the caller and the opponent lay some cards, then the caller call."""
    table.battle(at)
    lay_some(table, 1 - caller, others)
    lay_some(table, caller, placements)
    table.settle(caller, at)


def down_to(left: int) -> Table:
    """Return a check at time 2000 with so many cards left in the deck, 1 to 3, and no points."""
    table = Table(BORING)
    draws = {1: [6] * 6 + [7], 2: [6] * 7, 3: [7] * 5 + [6]}[left]
    for number, draw in enumerate(draws):
        cycle(table, 0, draw - 3, 3, at=200 * number)
    assert table.view["counts"]["deck"] == left
    assert table.totals == [0, 0]
    return table


@pytest.mark.usefixtures("plain")
def test_2_4_a_call_with_one_card_or_none_in_hand_is_right() -> None:
    for many in (3, 4):
        table = Table(BORING)
        table.battle(0)
        table.moves(0, " ".join(BORING.split()[:many]), at=0)
        table.settle(0, at=0)
        assert table.rights == [(0, "hand")]
        assert table.totals == [0, 0]


@pytest.mark.usefixtures("plain")
def test_2_4_a_call_with_two_cards_in_hand_and_no_skill_is_never_refused_but_wrong() -> None:
    table = Table(BORING)
    table.battle(0)
    table.moves(0, "C2 C3", at=0)
    table.settle(0, at=0)
    assert table.rights == [(0, "wrong")]
    assert table.totals == [0, 2]


@pytest.mark.usefixtures("hearts")
def test_2_4_a_call_is_right_with_an_own_unused_skill_that_is_met() -> None:
    table = Table(SPADES_AND_HEARTS)
    table.battle(0)
    table.moves(0, "SA S2", at=0)
    table.settle(0, at=0)
    assert table.rights == [(0, "skill")]
    assert table.totals == [3, 5], "two own spades for Ann, Ann's spade for Ben"
    table.battle(200)
    table.settle(0, at=200)
    assert table.rights == [(0, "wrong")], "the skill has been used"


@pytest.mark.usefixtures("plain")
def test_2_4_for_the_caller_the_battle_stops_at_once() -> None:
    table = Table(BORING)
    table.battle(0)
    table.call(0, 50)
    assert table.status["to_act"] == [1]
    assert table.refused(do="move", seat=0, card="C2", to=1, at=50) == "S6 not_your_turn"
    assert table.refused(do="call", seat=0, at=50) == "S6 not_your_turn"


@pytest.mark.usefixtures("hearts")
def test_2_5_both_seats_skills_succeed_by_themselves_once_a_game_each() -> None:
    table = Table(SPADES_AND_HEARTS)
    table.battle(0)
    table.moves(0, "SA S2", at=0)
    table.moves(1, "HA H2", at=0)
    assert table.view["met"] == [["ann0", "ann1"], ["ben0", "ben1"]]
    table.settle(0, at=0)
    assert table.totals == [7, 8]
    assert table.view["used"] == [["ann0", "ann1"], ["ben0", "ben1"]]
    assert table.view["met"] == [[], []]
    table.battle(200)
    table.moves(0, "C9 C10", at=200, first=3)
    table.move(0, "S5", 1, at=200)
    table.settle(0, at=200)
    assert table.totals == [7, 8], "the same field, but all of it is used"
    assert not table.status["over"]


def test_2_5_ten_points_settle_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, fighter("ann", (5, TWO_SPADES), (5, TWO_HEARTS)), fighter("ben", (4, THEIR_SPADE)))
    table = Table("SA S2 HA H2  C2 C3 C4 C5")
    table.battle(0)
    table.moves(0, "SA S2 HA H2", at=0)
    table.settle(0, at=0)
    assert table.status["over"]
    assert table.status["winners"] == [0]
    assert table.status["by"] == "settled"
    assert table.status["result"] == [
        {"seat": 0, "skills": ["ann0", "ann1"], "misses": 0, "points": 10},
        {"seat": 1, "skills": ["ben0"], "misses": 0, "points": 4},
    ]
    assert table.hands[0] == [None] * 4, "a settled game draws no more"
    assert table.refused(do="ready", seat=0, at=500) == "2.7 over"


@pytest.mark.usefixtures("plain")
def test_2_5_points_by_miss_cards_count_at_the_attack_and_settle_there() -> None:
    table = Table(BORING)
    at = 0
    for wrong in range(1, 6):
        assert not table.status["over"]
        table.battle(at)
        table.settle(0, at)
        at += 200
        assert table.totals == [0, 2 * wrong]
    assert table.status["by"] == "settled"
    assert table.status["winners"] == [1]
    assert table.status["result"][1] == {"seat": 1, "skills": [], "misses": 5, "points": 10}


def test_2_5_ten_points_by_miss_cards_still_let_the_other_succeed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Miss cards are looked at after the attack, not earlier: the same call's attack may overtake them."""
    install(monkeypatch, fighter("ann", (6, THEIR_SPADE), (5, TWO_HEARTS)), fighter("ben"))
    table = Table("HA H2 C2 C3  S2 C4 C5 C6")
    for at in range(0, 800, 200):
        table.battle(at, FASTEST_CALL)
    assert table.totals == [0, 8]
    table.battle(1000)
    table.moves(0, "HA H2", at=1000)
    table.call(0, 1000)
    table.call(1, 1001)
    table.act(do="resolve", at=1100)
    assert table.totals == [5 + 2, 8]
    table.battle(2000)
    table.move(1, "S2", 1, at=2000)
    table.call(1, 2000)
    table.call(0, 2000)
    table.act(do="resolve", at=2100)
    assert table.rights == [(1, "wrong"), (0, "skill")]
    assert table.totals == [7 + 2 + 6, 8]
    assert table.status["winners"] == [0]


def test_2_5_equal_totals_of_ten_or_more_are_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        monkeypatch,
        fighter("ann", (6, TWO_SPADES), (4, TWO_HEARTS)),
        fighter("ben", (6, THEIR_SPADE), (4, TWO_HEARTS)),
    )
    table = Table("SA S2 HA H2  H3 H4 C4 C5")
    table.battle(0)
    table.moves(0, "SA S2 HA H2", at=0)
    table.moves(1, "H3 H4", at=0)
    table.settle(1, at=0)
    assert table.totals == [10, 10]
    assert table.status["winners"] == [0, 1]


@pytest.mark.usefixtures("plain")
def test_2_6_the_caller_s_hand_is_filled_first() -> None:
    for caller, hands in ((0, ["C6 C7 C8 C5", "C9 C10 CJ D5"]), (1, ["C9 C10 CJ C5", "C6 C7 C8 D5"])):
        table = Table(f"{BORING}  C6 C7 C8 C9 C10 CJ")
        table.battle(0)
        table.moves(0, "C2 C3 C4", at=0)
        table.moves(1, "D2 D3 D4", at=0)
        table.settle(caller, at=0)
        assert table.hands == [hand.split() for hand in hands]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("calls", "first"), [(((0, 5), (1, 9)), 0), (((1, 5), (0, 9)), 1), (((1, 5), (0, 5)), 1), (((0, 5), (1, 5)), 0)]
)
def test_2_6_of_two_callers_the_earlier_draws_first_and_at_the_same_time_the_one_logged_first(
    calls: tuple[tuple[int, int], ...], first: int
) -> None:
    table = Table(f"{BORING}  C6 C7 C8 C9 C10 CJ")
    table.battle(0)
    table.moves(0, "C2 C3 C4", at=0)
    table.moves(1, "D2 D3 D4", at=0)
    for seat, at in calls:
        table.call(seat, at)
    table.act(do="resolve", at=calls[0][1] + 100)
    assert table.hands[first][:3] == ["C6", "C7", "C8"]
    assert table.hands[1 - first][:3] == ["C9", "C10", "CJ"]


@pytest.mark.usefixtures("plain")
def test_2_6_the_moment_the_deck_is_empty_time_is_up() -> None:
    table = down_to(2)
    cycle(table, 1, 3, 3, at=2000)
    assert table.status["over"]
    assert table.status["by"] == "time_up"
    assert table.status["winners"] == [0, 1], "equal totals"
    assert [row.count(None) for row in table.hands] == [3, 1], "Ben called, drew two and the deck was empty"
    assert table.view["last_attack"]["drawn"] == [[], [1, 2]]


@pytest.mark.usefixtures("plain")
def test_2_6_the_last_card_ends_the_game_even_if_it_fills_the_hand() -> None:
    table = down_to(3)
    cycle(table, 0, 3, 0, at=2000)
    assert [row.count(None) for row in table.hands] == [0, 0]
    assert table.status["by"] == "time_up"


@pytest.mark.usefixtures("plain")
def test_2_6_one_card_in_the_deck_keeps_the_game_going() -> None:
    assert down_to(1).status["phase"] == "check"


@pytest.mark.usefixtures("plain")
def test_2_7_the_higher_total_wins_when_time_is_up() -> None:
    table = down_to(3)
    cycle(table, 1, 2, 1, at=2000)
    assert table.rights == [(1, "wrong")]
    assert table.status["by"] == "time_up"
    assert table.status["winners"] == [0]
    assert table.totals == [2, 0]


@pytest.mark.usefixtures("hearts")
def test_3_1_a_wrong_call_costs_a_miss_card_and_goes_on_as_a_right_one() -> None:
    table = Table(SPADES_AND_HEARTS)
    table.battle(0)
    table.move(0, "C9", 1, at=0)
    table.moves(1, "HA H2", at=0)
    table.settle(1, at=0)
    assert table.rights == [(1, "skill")]
    table.battle(200)
    table.settle(1, at=200)
    assert table.rights == [(1, "wrong")]
    assert table.totals == [4 + 2, 3], "the attack had paid before, the miss card counts for the opponent"
    assert table.view["misses"] == [1, 0]
    assert table.view["miss_points"] == [2, 0]
    assert table.view["last_attack"]["misses"] == [0]
    assert table.view["counts"]["deck"] == 44 - 3 - 1


@pytest.mark.usefixtures("plain")
def test_3_1_the_top_card_of_the_deck_becomes_the_miss_card_and_nobody_sees_it() -> None:
    table = Table(f"{BORING}  SA HA")
    table.battle(0)
    table.move(0, "C2", 1, at=0)
    table.settle(0, at=0)
    assert table.hands[0][0] == "HA", "the first of the deck is the miss card"
    for seat in (0, 1, None):
        assert "SA" not in str(table.match.view(seat))


@pytest.mark.usefixtures("hearts")
def test_3_1_the_wrong_call_s_attack_pays_both() -> None:
    table = Table("C9 C10 CJ CQ  S2 H2 C3 C4")
    table.battle(0)
    table.move(1, "S2", 1, at=0)
    table.move(1, "H2", 2, at=0)
    table.settle(1, at=0)
    assert table.rights == [(1, "wrong")]
    assert table.totals == [2 + 4, 0], "a miss card, and Ben's heart serves Ann"


def test_3_1_an_emptied_deck_ends_the_game_at_once_without_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, fighter("ann"), fighter("ben", (6, ((use(1, 0, heart(1), high(1, 12)),),))))
    table = down_to(1)
    assert "HQ" in table.hands[1], "the king is the last card, so only the queen can score"
    table.battle(2000)
    table.move(1, "HQ", 1, at=2000)
    assert table.view["met"] == [[], ["ben0"]]
    table.settle(0, 2000)
    assert table.status["by"] == "time_up"
    assert table.view["last_attack"]["skills"] is None
    assert table.totals == [0, 2]
    assert table.view["used"] == [[], []]


@pytest.mark.usefixtures("plain")
def test_3_1_of_two_wrong_calls_both_pay() -> None:
    table = Table(BORING)
    table.battle(0, FASTEST_CALL, FASTEST_CALL)
    assert table.rights == [(0, "wrong"), (1, "wrong")]
    assert table.totals == [2, 2]
    assert table.view["last_attack"]["misses"] == [1, 0]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("first", [0, 1])
def test_3_1_if_the_earlier_caller_s_miss_card_ends_the_game_the_second_pays_nothing(first: int) -> None:
    table = down_to(1)
    table.battle(2000)
    table.call(first, 2010)
    table.call(1 - first, 2010)
    table.act(do="resolve", at=2110)
    assert table.rights == [(first, "wrong"), (1 - first, "wrong")], "all rights are judged first"
    assert table.totals[1 - first] == 2
    assert table.totals[first] == 0
    assert table.status["winners"] == [1 - first]


@pytest.mark.usefixtures("plain")
def test_3_1_with_two_cards_left_both_pay_and_time_is_up() -> None:
    table = down_to(2)
    table.battle(2000, FASTEST_CALL, FASTEST_CALL)
    assert table.totals == [2, 2]
    assert table.status["by"] == "time_up"
    assert table.status["winners"] == [0, 1]
