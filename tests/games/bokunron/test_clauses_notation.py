"""Bokunron, clause 7 and the shared ones: deals, actions, refusals, catalogue. The names have the clause."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from py_engine.games.bokunron.data import CARDS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import said
from tests.games.bokunron.table import NAMES, SPREAD, action, deal_with, dealt_match, do, match_with


def seeded(seats: int, seed: int = 1, **more: Any) -> Match:
    return Match.new(GAME, NAMES[:seats], {}, {"seed": seed, **more})


def test_7_the_deal_names_its_parts_and_nothing_that_left_unseen() -> None:
    deal = seeded(3).deal
    assert list(deal) == ["aces", "leads", "plaza", "cards", "start"]
    assert [len(deal[part]) for part in ("aces", "leads", "plaza", "cards")] == [3, 8, 4, 3]
    assert [len(part) for part in deal["cards"]] == [16] * 3


GOOD = deal_with(SPREAD[:3])


@pytest.mark.parametrize(
    ("part", "card"),
    [("aces", "DK"), ("leads", "SA"), ("plaza", "SJ"), ("plaza", "s7"), ("plaza", GOOD["cards"][0][0])],
)
def test_7_a_deal_with_a_card_of_another_deck_or_place_is_bad(part: str, card: str) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, NAMES[:3], {}, {"deal": {**GOOD, part: [*GOOD[part][:-1], card]}})
    assert error.value.code == "bad_deal"


def test_7_second_deck_cards_above_six_are_in_the_deck_of_four_players_only() -> None:
    four = deal_with(SPREAD)
    assert any(card in ("s7", "s8") for card in four["cards"][3])
    dealt_match(four)


def test_7_a_hand_needs_its_seat_even_when_only_one_owes_and_names_no_card_twice() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    unseated = {"do": "hand", "cards": SPREAD[0].split()}
    assert said(match.check(unseated)) == "S6 seat_needed: do hand"
    do(match, f"hand 1 {SPREAD[1]}, hand 2 {SPREAD[2]}")
    assert said(match.check(unseated)) == "S6 seat_needed: do hand"
    assert said(match.check({**unseated, "seat": 0})) == ""
    assert said(match.check(action("hand 0 S2 S3 S4 H2 H3 D2 S2"))) == "7 named_twice: card S2"


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


def test_7_verbs_in_the_wrong_phase_are_refused_with_their_clause() -> None:
    match = dealt_match(deal_with(SPREAD[:3]))
    clauses = {"S2": "3.3", "pass": "3.6", "1 on S": "3.5", "no_tyrant": "3.5", "plaza S2": "5.4"}
    for words, clause in clauses.items():
        do_it = action(words)
        assert said(match.check(do_it)) == f"{clause} not_now: do {do_it['do']}, phase hand"
    assert said(match_with().check(action(f"hand 0 {SPREAD[0]}"))) == "2.3 not_now: do hand, phase play"


def test_the_catalogue_has_both_decks_with_suits_ranks_and_kinds() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert list(cards) == list(CARDS)
    assert len(cards) == 72 + 16
    assert cards["h10"] == {"id": "h10", "suit": "H", "rank": "10", "deck": 2, "kind": "stock"}
    assert cards["CQ"] == {"id": "CQ", "suit": "C", "rank": "Q", "deck": 1, "kind": "lead"}
    assert cards["SA"]["kind"] == "ace"
