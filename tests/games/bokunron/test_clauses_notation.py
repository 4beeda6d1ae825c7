"""Bokunron, clause 7 and the shared ones: deals, actions, refusals, catalogue. The names carry the clause."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from py_engine.games.bokunron.data import CARDS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.bokunron.table import (
    NAMES,
    SPREAD,
    choose,
    column,
    deal_with,
    dealt_match,
    lay,
    match_with,
    refusal,
)


def seeded(seats: int, seed: int = 1, **more: Any) -> Match:
    return Match.new(GAME, NAMES[:seats], {}, {"seed": seed, **more})


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
