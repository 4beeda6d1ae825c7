"""Bokunron, clauses 1, 2 and 7: setup, secrecy, lead check, notation. The names carry the clause."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from py_engine.games.bokunron import GAME
from py_engine.games.bokunron.data import ACES, CARDS, LEADS, STOCK_DECK
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.bokunron.table import (
    NAMES,
    SPREAD,
    choose,
    column,
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
    assert match.view(2)["fames"][1] == [{"lead": "SJ", "cards": 3, "trick": 0}]


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


def test_7_the_deal_names_its_parts_and_nothing_that_left_unseen() -> None:
    deal = seeded(3).deal
    assert list(deal) == ["aces", "leads", "plaza", "cards", "start"]
    assert [len(deal[part]) for part in ("aces", "leads", "plaza", "cards")] == [3, 8, 4, 3]
    assert [len(part) for part in deal["cards"]] == [16] * 3


def changed(**parts: Any) -> dict[str, Any]:
    return {**deal_with(SPREAD[:3]), **parts}


GOOD = deal_with(SPREAD[:3])


@pytest.mark.parametrize(
    "deal",
    [
        changed(aces=["SA", "HA"]),
        changed(aces=["SA", "HA", "DA", "CA"]),
        changed(aces=["SA", "HA", "HA"]),
        changed(aces=["SA", "HA", "DK"]),
        changed(leads=GOOD["leads"][:7]),
        changed(leads=[*GOOD["leads"][:7], GOOD["leads"][0]]),
        changed(leads=[*GOOD["leads"][:7], "SA"]),
        changed(plaza=GOOD["plaza"][:3]),
        changed(plaza=[*GOOD["plaza"][:3], GOOD["cards"][0][0]]),
        changed(plaza=[*GOOD["plaza"][:3], "s7"]),
        changed(plaza=[*GOOD["plaza"][:3], "SJ"]),
        changed(cards=GOOD["cards"][:2]),
        changed(cards=[GOOD["cards"][0][:15], *GOOD["cards"][1:]]),
        changed(cards=[GOOD["cards"][0], GOOD["cards"][0], GOOD["cards"][2]]),
        changed(plaza=[], cards=[[*GOOD["cards"][0], *GOOD["plaza"]], *GOOD["cards"][1:]]),
        changed(start=3),
        changed(start=-1),
        changed(gone=["S9"]),
        {key: value for key, value in GOOD.items() if key != "start"},
        [],
        None,
    ],
)
def test_7_a_deal_that_is_not_of_its_decks_in_these_numbers_is_bad(deal: Any) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, NAMES[:3], {}, {"deal": deal})
    assert error.value.code == "bad_deal"


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (changed(start=True), "bad_type"),
        (changed(start="0"), "bad_type"),
        (changed(aces="SA"), "bad_type"),
        (changed(aces=["SA", "HA", "XA"]), "unknown_card"),
        (changed(cards=[["S2"] * 201, [], []]), "too_long"),
    ],
)
def test_7_a_deal_of_wrong_types_or_unknown_cards_is_bad_input(deal: Any, code: str) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, NAMES[:3], {}, {"deal": deal})
    assert error.value.code == code


def test_7_second_deck_cards_above_six_are_in_the_deck_of_four_players_only() -> None:
    four = deal_with(SPREAD)
    assert any(card in ("s7", "s8") for card in four["cards"][3])
    dealt_match(four)


def test_7_a_hand_needs_its_seat_even_when_only_one_owes() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    action = {"do": "hand", "cards": SPREAD[0].split()}
    assert refusal(match, action) == Refusal("S6", "seat_needed", {"do": "hand"})
    choose(match, 1, SPREAD[1])
    choose(match, 2, SPREAD[2])
    assert refusal(match, action) == Refusal("S6", "seat_needed", {"do": "hand"})
    assert match.check({**action, "seat": 0}) is None


def test_7_a_card_named_twice_is_refused() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    cards = ["S2", "S3", "S4", "H2", "H3", "D2", "S2"]
    assert refusal(match, {"do": "hand", "seat": 0, "cards": cards}) == Refusal("7", "named_twice", {"card": "S2"})


def test_7_the_log_has_a_hand_by_suit_and_number_however_it_was_given() -> None:
    entries = []
    for cards in (SPREAD[0].split(), SPREAD[0].split()[::-1]):
        match = dealt_match(deal_with(SPREAD[:3]))
        entries.append(match.act({"cards": cards, "do": "hand", "seat": 0}))
    assert entries[0] == entries[1]
    assert entries[0]["cards"] == ["S2", "S3", "S4", "H2", "H3", "D2", "D3"]


def test_7_legal_lists_each_hand_once_and_costs_no_more_than_the_first_thousand() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    taken = 0

    class Counting(type(match.state.phase)):  # type: ignore[misc]
        def moves(self, state: Any) -> Any:
            nonlocal taken
            for move in super().moves(state):
                taken += 1
                yield move

    match.state.phase = Counting()
    actions, complete = match.legal(1000)
    assert (len(actions), complete) == (1000, False)
    assert taken <= 1001
    actions = match.legal(3 * 11_440)[0]
    assert len({json.dumps(action) for action in actions}) == 3 * 11_440
    own = [CARDS.index(card) for card in match.deal["cards"][0]]
    first = [[CARDS[card] for card in cards] for cards in combinations(sorted(own), 7)]
    assert [action["cards"] for action in actions if action["seat"] == 0] == first


def test_7_the_phases_verbs_in_the_wrong_phase_are_refused_with_their_clause() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    assert refusal(match, {"do": "play", "cards": ["S2"]}) == Refusal(
        "3.3", "not_now", {"do": "play", "phase": "hand"}
    )
    assert refusal(match, {"do": "pass"}).clause == "3.6"
    assert refusal(match, {"do": "tyrant", "on": "S", "chips": 1}).clause == "3.5"
    assert refusal(match, {"do": "no_tyrant"}).clause == "3.5"
    assert refusal(match, {"do": "plaza", "card": "S2"}).clause == "5.4"
    match = match_with()
    assert refusal(match, {"do": "hand", "seat": 0, "cards": SPREAD[0].split()}).code == "not_now"


def test_s6_fields_that_the_rules_do_not_name_and_seats_out_of_turn_are_refused() -> None:
    match = match_with()
    assert refusal(match, {"do": "play", "cards": ["S2"], "count": 1}).code == "unknown_field"
    assert refusal(match, {"do": "pass", "chips": 1}).code == "unknown_field"
    assert refusal(match, {"do": "play", "cards": ["s2"], "seat": 1}).code == "not_your_turn"
    assert refusal(match, {"do": "play", "cards": ["S2"], "seat": 3}).code == "not_your_turn"
    assert match.check({"do": "play", "cards": ["S2"], "seat": 0}) is None


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "play", "cards": ["S1"]}, "unknown_card"),
        ({"do": "play", "cards": ["s11"]}, "unknown_card"),
        ({"do": "play", "cards": ["sA"]}, "unknown_card"),
        ({"do": "play", "cards": "S2"}, "bad_type"),
        ({"do": "play", "cards": [2]}, "bad_type"),
        ({"do": "play"}, "missing_field"),
        ({"do": "play", "cards": ["S2"], "up": 5}, "bad_type"),
        ({"do": "play", "cards": ["S2"], "up": "X9"}, "unknown_card"),
        ({"do": "play", "cards": ["S2"] * 300}, "too_long"),
        ({"do": "hand", "seat": 4, "cards": []}, "unknown_seat"),
        ({"do": "hand", "seat": True, "cards": []}, "bad_type"),
        ({"do": "tyrant", "on": 1, "chips": 1}, "bad_type"),
        ({"do": "tyrant", "on": "S", "chips": 1.0}, "bad_type"),
        ({"do": "tyrant", "on": "S", "chips": True}, "bad_type"),
        ({"do": "tyrant", "on": "S"}, "missing_field"),
        ({"do": "plaza"}, "missing_field"),
        ({"do": "lead"}, "unknown_verb"),
        ({}, "bad_action"),
    ],
)
def test_s9_what_is_no_action_of_this_game_is_an_error(action: Any, code: str) -> None:
    with pytest.raises(BadInput) as error:
        match_with().check(action)
    assert error.value.code == code


def test_s10_no_points_are_told_before_the_end() -> None:
    match = match_with()
    lay(match, "S2", "s2", "S5")
    assert match.status()["scores"] == [None, None, None]


def test_s2_the_start_seat_is_drawn_or_named() -> None:
    assert {seeded(4, seed).deal["start"] for seed in range(60)} == {0, 1, 2, 3}
    assert seeded(4, 5, start=2).deal == {**seeded(4, 5).deal, "start": 2}


def test_the_catalogue_has_both_decks_with_suits_ranks_and_kinds() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert list(cards) == list(CARDS)
    assert len(cards) == 72 + 16
    assert cards["h10"] == {"id": "h10", "suit": "H", "rank": "10", "deck": 2, "kind": "stock"}
    assert cards["CQ"] == {"id": "CQ", "suit": "C", "rank": "Q", "deck": 1, "kind": "lead"}
    assert cards["SA"]["kind"] == "ace"
    assert column(match_with(), "H")["upright"] == []
