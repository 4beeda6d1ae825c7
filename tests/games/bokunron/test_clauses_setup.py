"""Bokunron, clauses 1 and 2: setup, secrecy, lead check. The names begin with the clause."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.bokunron.data import ACES, LEADS, STOCK_DECK
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from tests.clauses import parts, rows, said
from tests.games.bokunron.table import (
    NAMES,
    SPREAD,
    Case,
    action,
    choose,
    deal_with,
    dealt_match,
    do,
    legal,
    match_with,
    shown,
)

SEATS = pytest.mark.parametrize("seats", [3, 4])
SIX = "S2 S3 S4 H2 H3 D2"

TABLE = {
    "1.4 four cards lie in the plaza in columns by suit": Case(
        shows={
            "columns.S.upright": [],
            "columns.H.upright": ["H9", "H10"],
            "columns.D.upright": [],
            "columns.C.upright": ["C2", "c3"],
            "columns.S.value": 0,
            "columns.H.value": 2,
        },
        deal={"plaza": "C2 H9 c3 H10"},
    ),
    "1.7 of three cards others see the open one": Case(
        "S2 H2 D3 up H2",
        {
            **{f"seats.{seat}.plays": [{"seat": 0, "count": 3, "up": "H2", "cards": None}] for seat in (1, 2)},
            "plays": [{"seat": 0, "count": 3, "up": "H2", "cards": None}],
            "log.3": {"seat": 0, "do": "play", "count": 3, "up": "H2"},
            "seats.2.log.3": {"seat": 0, "do": "play", "count": 3, "up": "H2"},
            "counts.played": [3, 0, 0],
        },
    ),
    "1.7 the owner of a play sees all of it": Case(
        "S2 H2 D3 up H2",
        {
            "seats.0.plays.0.cards": ["S2", "H2", "D3"],
            "seats.0.log.3": {"seat": 0, "do": "play", "cards": ["S2", "H2", "D3"], "up": "H2"},
        },
    ),
    "1.7 of two cards others see the number only": Case(
        "S2 H2",
        {
            "seats.2.plays": [{"seat": 0, "count": 2, "up": None, "cards": None}],
            "seats.2.log.3": {"seat": 0, "do": "play", "count": 2},
        },
    ),
    "1.7 hands chosen are in no other view, not even after a trick": Case(
        "S2, s2, S5",
        {
            "seats.1.log.0": {"seat": 0, "do": "hand"},
            "seats.0.log.0": {"seat": 0, "do": "hand", "cards": SPREAD[0].split()},
        },
    ),
    "1.7 turned-up cards stay known where they lie face down with the winner": Case(
        "S2 S3, s2 s3, S5",
        {
            "log.3": {"seat": 0, "do": "play", "cards": ["S2", "S3"]},
            "contest.parts.0.given": ["S3"],
            "seats.2.won_tricks.1": [{"lead": "SJ", "cards": 3, "trick": 0}],
        },
    ),
    "2.2 the suit of the card farthest right is the lead suit": Case(
        shows={
            "lead": "HJ",
            "lead_suit": "H",
            **{f"columns.{suit}.is_lead": suit == "H" for suit in "SHDC"},
        },
        refused={"S2": "3.4 must_follow: suit H"},
        deal={"leads": "HJ SQ SK"},
    ),
    "2.3 several that passed choose each on its own": Case("-, s2, -", {"phase": "hand", "to_act": [0, 2]}),
}


@rows(TABLE)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def seeded(seats: int, seed: int = 1, **more: Any) -> Match:
    return Match.new(GAME, NAMES[:seats], {}, {"seed": seed, **more})


def dealt() -> Match:
    """Return a match before the first choice of a hand."""
    return dealt_match(deal_with(SPREAD[:3]))


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
def test_1_2_three_of_eight_lead_cards_are_open_the_first_drawn_is_the_farthest_right(seats: int) -> None:
    match = seeded(seats)
    leads = match.deal["leads"]
    assert len(set(leads)) == 8
    assert set(leads) <= set(LEADS)
    expected = {"lead_row": leads[:3], "lead": leads[0], "counts.leads": 5}
    assert parts(match.view(None), expected) == expected, "the row is listed from the right"


@pytest.mark.parametrize(("seats", "size"), [(3, 56), (4, 72)])
def test_1_3_the_stock_deck_by_number_of_players(seats: int, size: int) -> None:
    last = {3: 6, 4: 10}[seats]
    first = [f"{suit}{number}" for suit in "SHDC" for number in range(2, 11)]
    second = [f"{suit}{number}" for suit in "shdc" for number in range(2, last + 1)]
    assert sorted(STOCK_DECK[seats]) == sorted(first + second)
    assert len(STOCK_DECK[seats]) == size
    seen = {card for seed in range(60) for part in seeded(seats, seed).deal["cards"] for card in part}
    assert seen == set(STOCK_DECK[seats]), "every card is dealt at times"


@SEATS
def test_1_5_until_it_has_chosen_a_seat_has_sixteen_cards_in_stock_and_no_hand(seats: int) -> None:
    match = seeded(seats)
    assert (match.status()["phase"], match.status()["to_act"]) == ("hand", list(range(seats)))
    for seat in range(seats):
        view = match.view(seat)
        assert sorted(view["stock"]) == sorted(match.deal["cards"][seat])
        assert view["hand"] == []
        assert view["owing"] == [{"seat": each, "count": 7} for each in range(seats)]
    assert match.view(None)["counts"]["stocks"] == [16] * seats


def test_1_5_the_hand_is_seven_cards_of_the_own_choice_and_the_other_nine_the_stock() -> None:
    match = do(dealt(), f"hand 1 {SPREAD[1]}")
    view = match.view(1)
    assert set(view["hand"]) == set(SPREAD[1].split())
    assert {*view["hand"], *view["stock"]} == set(match.deal["cards"][1])
    assert (view["counts"]["hands"], view["counts"]["stocks"]) == ([0, 7, 0], [16, 9, 16])
    assert match.status()["to_act"] == [0, 2]


def test_1_5_seats_choose_in_any_order_and_play_starts_with_the_last_choice() -> None:
    match, phases = dealt_match(deal_with(SPREAD[:3], start=1)), []
    for seat in (2, 0, 1):
        choose(match, seat, SPREAD[seat])
        phases.append(match.status()["phase"])
    assert phases == ["hand", "hand", "play"]
    assert match.status()["to_act"] == [1]


def test_1_5_another_number_than_seven_and_cards_of_no_own_stock_are_refused() -> None:
    match = dealt()
    own = match.deal["cards"][0]
    for size in (0, 1, 6, 8, 16):
        choice = {"do": "hand", "seat": 0, "cards": own[:size]}
        assert said(match.check(choice)) == f"1.5 wrong_count: needed 7, given {size}"
    for strange in ("s2", "c9", "SJ", "SA"):
        assert said(match.check(action(f"hand 0 {SIX} {strange}"))) == f"1.5 not_in_stock: card {strange}"


def test_1_5_a_seat_chooses_once_and_may_take_it_back() -> None:
    match = dealt()
    before = match.view(0)
    do(match, f"hand 0 {SPREAD[0]}")
    assert said(match.check(action(f"hand 0 {SPREAD[0]}"))) == "S6 not_your_turn: seat 0, to_act 1 2"
    match.undo()
    assert match.view(0) == before


def test_1_6_each_seat_has_five_open_chips_and_the_start_seat_the_marker() -> None:
    expected = {"counts.chips": [5, 5, 5, 5], "counts.used": 0, "marker": 3, "order": [3, 0, 1, 2]}
    assert parts(seeded(4, start=3).view(None), expected) == expected


def test_2_1_the_row_is_filled_up_at_the_left_until_the_pile_is_empty() -> None:
    match = match_with()
    row_by_trick = {}
    while not match.state.over:
        view = match.view(None)
        if view["phase"] != "plaza":
            row_by_trick[view["trick"]] = (view["lead_row"], view["counts"]["leads"])
        match.act(next(each for each in match.legal(50)[0] if each["do"] != "tyrant"))
    leads = match.deal["leads"]
    assert row_by_trick == {trick: (leads[trick : trick + 3], max(0, 5 - trick)) for trick in range(8)}
    assert (match.view(None)["lead_row"], match.view(None)["lead"]) == ([], None)


def test_2_3_a_seat_that_passed_picks_six_of_its_whole_stock() -> None:
    match = do(match_with(), "-, s2, S5")
    stock = match.view(0)["stock"]
    assert sorted(stock) == sorted(match.deal["cards"][0])
    expected = {"phase": "hand", "to_act": [0], "owing": [{"seat": 0, "count": 6}], "lead": match.deal["leads"][1]}
    assert parts(shown(match), expected) == expected, "the lead is known before the choice"
    choices = {
        "2.3 wrong_count: needed 6, given 7": stock[:7],
        "2.3 not_in_stock: card s2": ["s2", *stock[:5]],
    }
    for refusal, cards in choices.items():
        assert said(match.check({"do": "hand", "seat": 0, "cards": cards})) == refusal
    assert len(legal(match)) == 8008
    choose(match, 0, " ".join(stock[-6:]))
    assert sorted(match.view(0)["hand"]) == sorted(stock[-6:])
    assert match.view(0)["counts"]["stocks"][0] == 10


@pytest.mark.parametrize(("in_stock", "asked"), [(6, False), (7, True), (5, False)])
def test_2_3_with_six_or_fewer_in_stock_all_are_taken_without_an_action(in_stock: int, asked: bool) -> None:
    match = match_with()
    state = match.state
    state.stocks[0] = sorted([*state.stocks[0], *state.hands[0]])[: in_stock - 1]
    state.hands[0] = state.hands[0][-1:]
    do(match, "-, s2, S5")
    assert (match.status()["phase"] == "hand") == asked
    if not asked:
        assert (len(state.hands[0]), state.stocks[0]) == (in_stock, [])
