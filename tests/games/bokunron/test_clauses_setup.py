"""Bokunron, clauses 1 and 2: setup, secrecy, lead check. The names carry the clause."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.bokunron.data import ACES, LEADS, STOCK_DECK
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from py_engine.refusals import Refusal
from tests.games.bokunron.table import (
    NAMES,
    SPREAD,
    choose,
    contest,
    deal_with,
    dealt_match,
    lay,
    legal,
    match_with,
    play,
    refusal,
)
from tests.play import card_names

SEATS = pytest.mark.parametrize("seats", [3, 4])


def seeded(seats: int, seed: int = 1, **more: Any) -> Match:
    return Match.new(GAME, NAMES[:seats], {}, {"seed": seed, **more})


@SEATS
def test_1_1_each_seat_gets_an_ace_that_only_it_sees(seats: int) -> None:
    match = seeded(seats)
    aces = match.deal["aces"]
    assert len(set(aces)) == seats
    assert set(aces) <= set(ACES)
    for seat in range(seats):
        assert match.view(seat)["aces"] == [ace if each == seat else None for each, ace in enumerate(aces)]
    assert match.view(None)["aces"] == [None] * seats


@SEATS
def test_1_2_three_of_eight_lead_cards_lie_open_the_first_drawn_is_the_farthest_right(seats: int) -> None:
    match = seeded(seats)
    leads = match.deal["leads"]
    assert len(set(leads)) == 8
    assert set(leads) <= set(LEADS)
    view = match.view(None)
    assert view["lead_row"] == leads[:3], "the row is told from the right"
    assert view["lead"] == leads[0]
    assert view["counts"]["leads"] == 5


@pytest.mark.parametrize(("seats", "size"), [(3, 56), (4, 72)])
def test_1_3_the_stock_deck_by_number_of_players(seats: int, size: int) -> None:
    last = {3: 6, 4: 10}[seats]
    first = [f"{suit}{number}" for suit in "SHDC" for number in range(2, 11)]
    second = [f"{suit}{number}" for suit in "shdc" for number in range(2, last + 1)]
    assert sorted(STOCK_DECK[seats]) == sorted(first + second)
    assert len(STOCK_DECK[seats]) == size
    seen = {card for seed in range(60) for part in seeded(seats, seed).deal["cards"] for card in part}
    assert seen == set(STOCK_DECK[seats]), "every card is dealt some time"


def test_1_4_four_cards_lie_in_the_plaza_in_columns_by_suit() -> None:
    match = match_with(plaza="C2 H9 c3 H10")
    assert {each["suit"]: each["upright"] for each in match.view(0)["plaza"]} == {
        "S": [],
        "H": ["H9", "H10"],
        "D": [],
        "C": ["C2", "c3"],
    }
    assert [each["value"] for each in match.view(0)["plaza"]] == [0, 2, 0, 2]


@SEATS
def test_1_5_until_it_has_chosen_a_seat_has_sixteen_cards_in_stock_and_no_hand(seats: int) -> None:
    match = seeded(seats)
    assert match.status()["phase"] == "hand"
    assert match.status()["to_act"] == list(range(seats))
    for seat in range(seats):
        view = match.view(seat)
        assert sorted(view["stock"]) == sorted(match.deal["cards"][seat])
        assert view["hand"] == []
        assert view["owing"] == [{"seat": each, "count": 7} for each in range(seats)]
    assert match.view(None)["counts"]["stocks"] == [16] * seats


def test_1_5_the_hand_is_seven_cards_of_the_own_choice_and_the_other_nine_the_stock() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    choose(match, 1, SPREAD[1])
    view = match.view(1)
    assert set(view["hand"]) == set(SPREAD[1].split())
    assert {*view["hand"], *view["stock"]} == set(match.deal["cards"][1])
    assert view["counts"]["hands"] == [0, 7, 0]
    assert view["counts"]["stocks"] == [16, 9, 16]
    assert match.status()["to_act"] == [0, 2]


def test_1_5_seats_choose_in_any_order_and_play_starts_with_the_last_choice() -> None:
    match = dealt_match(deal_with(SPREAD[:3], start=1))
    for seat in (2, 0):
        choose(match, seat, SPREAD[seat])
        assert match.status()["phase"] == "hand"
    choose(match, 1, SPREAD[1])
    assert match.status()["phase"] == "play"
    assert match.status()["to_act"] == [1]


@pytest.mark.parametrize("size", [0, 1, 6, 8, 16])
def test_1_5_another_number_than_seven_is_refused(size: int) -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    cards = match.deal["cards"][0][:size]
    assert refusal(match, {"do": "hand", "seat": 0, "cards": cards}) == Refusal(
        "1.5", "wrong_count", {"needed": 7, "given": size}
    )


def test_1_5_cards_that_are_not_in_the_own_stock_are_refused() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    for strange in ("s2", "c9", "SJ", "SA"):
        cards = ["S2", "S3", "S4", "H2", "H3", "D2", strange]
        assert refusal(match, {"do": "hand", "seat": 0, "cards": cards}) == Refusal(
            "1.5", "not_in_stock", {"card": strange}
        )


def test_1_5_a_seat_chooses_once() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    choose(match, 0, SPREAD[0])
    no = refusal(match, {"do": "hand", "seat": 0, "cards": SPREAD[0].split()})
    assert no == Refusal("S6", "not_your_turn", {"seat": 0, "to_act": [1, 2]})


def test_1_5_a_choice_is_taken_back_by_undo() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    before = match.view(0)
    choose(match, 0, SPREAD[0])
    match.undo()
    assert match.view(0) == before


def test_1_6_everybody_has_five_open_chips_and_the_start_seat_the_marker() -> None:
    view = seeded(4, start=3).view(None)
    assert view["counts"]["chips"] == [5, 5, 5, 5]
    assert view["counts"]["used"] == 0
    assert view["marker"] == 3
    assert view["order"] == [3, 0, 1, 2]


def test_1_7_a_view_names_own_cards_the_plaza_and_the_row_and_nothing_else() -> None:
    match = match_with()
    deal = match.deal
    for seat in range(3):
        own = {*deal["cards"][seat], deal["aces"][seat]}
        assert card_names(GAME, match.view(seat)) == own | {*deal["plaza"], *deal["leads"][:3]}
    assert card_names(GAME, match.view(None)) == {*deal["plaza"], *deal["leads"][:3]}


def test_1_7_a_play_shows_its_number_and_the_open_one_of_three_and_its_owner_all_of_it() -> None:
    match = match_with()
    play(match, "S2 H2 D3", up="H2")
    for seat in (None, 1, 2):
        assert match.view(seat)["plays"] == [{"seat": 0, "count": 3, "up": "H2", "cards": None}]
        assert match.view(seat)["log"][-1] == {"seat": 0, "do": "play", "count": 3, "up": "H2"}
    assert match.view(0)["plays"][0]["cards"] == ["S2", "H2", "D3"]
    assert match.view(0)["log"][-1] == {"seat": 0, "do": "play", "cards": ["S2", "H2", "D3"], "up": "H2"}
    assert match.view(1)["counts"]["played"] == [3, 0, 0]


def test_1_7_a_play_of_two_shows_its_number_only() -> None:
    match = match_with()
    play(match, "S2 H2")
    assert match.view(2)["plays"] == [{"seat": 0, "count": 2, "up": None, "cards": None}]
    assert match.view(2)["log"][-1] == {"seat": 0, "do": "play", "count": 2}


def test_1_7_hands_chosen_are_in_no_other_view_not_even_after_the_match() -> None:
    match = match_with()
    assert match.view(1)["log"][0] == {"seat": 0, "do": "hand"}
    assert match.view(0)["log"][0] == {"seat": 0, "do": "hand", "cards": SPREAD[0].split()}
    lay(match, "S2", "s2", "S5")
    assert match.view(1)["log"][0] == {"seat": 0, "do": "hand"}


def test_1_7_turned_up_cards_stay_known_where_they_lie_face_down() -> None:
    match = match_with()
    lay(match, "S2 S3", "s2 s3", "S5")
    assert match.view(None)["log"][3] == {"seat": 0, "do": "play", "cards": ["S2", "S3"]}
    assert contest(match)["seats"][0]["given"] == ["S3"], "it lies face down with the winner, seat 1"
    assert match.view(2)["won_tricks"][1] == [{"lead": "SJ", "cards": 3, "trick": 0}]


def test_1_7_swapping_what_a_seat_cannot_know_changes_nothing_in_its_view() -> None:
    """Two deals and logs that differ only in the hidden cards of the seats 0 and 2, and in hidden aces."""
    hands = list(SPREAD[:3])
    first = match_with(hands, aces="SA HA DA")
    second = match_with([hands[2], hands[1], hands[0]], aces="DA HA SA")
    assert first.view(1) == second.view(1)
    play(first, "S2 H2")
    play(second, "S5 H5")
    assert first.deal != second.deal
    assert first.view(1) == second.view(1)
    assert first.view(None) == second.view(None)
    assert first.view(0) != second.view(0)


def test_2_1_the_row_is_filled_up_at_the_left_until_the_pile_is_empty() -> None:
    match = match_with()
    rows = {}
    while not match.state.over:
        view = match.view(None)
        if view["phase"] != "plaza":
            rows[view["trick"]] = (view["lead_row"], view["counts"]["leads"])
        match.act(next(action for action in match.legal(50)[0] if action["do"] != "tyrant"))
    leads = match.deal["leads"]
    assert rows == {trick: (leads[trick : trick + 3], max(0, 5 - trick)) for trick in range(8)}
    assert match.view(None)["lead_row"] == []
    assert match.view(None)["lead"] is None


def test_2_2_the_suit_of_the_card_farthest_right_is_the_lead_suit() -> None:
    match = match_with(leads="HJ SQ SK")
    view = match.view(None)
    assert (view["lead"], view["lead_suit"]) == ("HJ", "H")
    assert [each["is_lead"] for each in view["plaza"]] == [False, True, False, False]
    assert refusal(match, {"do": "play", "cards": ["S2"]}) == Refusal("3.4", "must_follow", {"suit": "H"})


def test_2_3_a_seat_that_passed_picks_six_of_its_whole_stock() -> None:
    match = match_with()
    lay(match, "-", "s2", "S5")
    status = match.status()
    assert (status["phase"], status["to_act"]) == ("hand", [0])
    view = match.view(0)
    assert view["owing"] == [{"seat": 0, "count": 6}]
    assert sorted(view["stock"]) == sorted(match.deal["cards"][0])
    assert view["lead"] == match.deal["leads"][1], "the lead is known before the choice"
    stock = view["stock"]
    assert refusal(match, {"do": "hand", "seat": 0, "cards": stock[:7]}) == Refusal(
        "2.3", "wrong_count", {"needed": 6, "given": 7}
    )
    assert refusal(match, {"do": "hand", "seat": 0, "cards": ["s2", *stock[:5]]}) == Refusal(
        "2.3", "not_in_stock", {"card": "s2"}
    )
    assert len(legal(match)) == 8008
    choose(match, 0, " ".join(stock[-6:]))
    assert sorted(match.view(0)["hand"]) == sorted(stock[-6:])
    assert match.view(0)["counts"]["stocks"][0] == 10


def test_2_3_several_that_passed_choose_each_on_its_own_and_the_others_keep_their_hands() -> None:
    match = match_with()
    lay(match, "-", "s2", "-")
    assert match.status()["to_act"] == [0, 2]
    assert set(match.view(1)["hand"]) == set(SPREAD[1].split()) - {"s2"}
    choose(match, 2, "S5 S6 S7 H5 H6 D5")
    assert match.status()["to_act"] == [0]
    choose(match, 0, "S2 S3 S4 H2 H3 D2")
    assert match.status()["phase"] == "play"


@pytest.mark.parametrize(("in_stock", "asked"), [(6, False), (7, True), (5, False)])
def test_2_3_with_six_or_fewer_in_stock_all_are_taken_without_an_action(in_stock: int, asked: bool) -> None:
    match = match_with()
    state = match.state
    state.stocks[0] = sorted([*state.stocks[0], *state.hands[0]])[: in_stock - 1]
    state.hands[0] = state.hands[0][-1:]
    lay(match, "-", "s2", "S5")
    assert (match.status()["phase"] == "hand") == asked
    if not asked:
        assert len(state.hands[0]) == in_stock
        assert state.stocks[0] == []
