"""The head and clause 1: decks, players, setup, who sees what; the numbers in the names are the clauses."""

from __future__ import annotations

import pytest

from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.games.ghost_couple.table import NAMES, Table, take_event, take_rank, trump_table


@pytest.mark.parametrize(("deck", "seats", "size"), [("ghosts", 6, 5), ("ghosts", 2, 5), ("trump", 3, 3)])
def test_1_1_the_deal_is_laid_out_row_by_row_then_hands_from_the_start_seat_on(
    deck: str, seats: int, size: int
) -> None:
    match = Match.new(GAME, NAMES[:seats], {"deck": deck}, {"seed": 5, "start": 1})
    order = match.deal["deck"]
    for place in range(seats):
        seat = (1 + place) % seats
        dealt = order[25 + place * size : 25 + (place + 1) * size]
        drawn = [order[25 + seats * size]] if place == 0 else []
        assert match.view(seat)["hand"] == sorted([*dealt, *drawn])
    assert match.view(None)["counts"]["deck"] == len(order) - 25 - seats * size - 1
    names = [match.state.deck.names[card] for card in match.state.board[1:]]
    assert names == order[:25]


def test_1_1_only_the_centre_lies_face_up() -> None:
    table = Table(board={13: "HA"})
    assert table.cell(13) == "HA"
    assert all(table.cell(cell) == "down" for cell in range(1, 26) if cell != 13)


@pytest.mark.parametrize(
    ("deck", "seats"), [("trump", 4), ("trump", 1), ("ghosts", 1), ("ghosts", 7), ("trump", 6)]
)
def test_the_head_limits_the_players_of_each_deck(deck: str, seats: int) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, (NAMES * 2)[:seats], {"deck": deck}, {"seed": 1})
    assert error.value.code == "bad_seats"


def test_the_head_says_that_ghosts_are_the_default_deck() -> None:
    assert Match.new(GAME, NAMES[:2], {}, {"seed": 1}).options == {"deck": "ghosts"}


def test_1_2_banish_area_and_treasures_lie_open_to_all() -> None:
    table = trump_table("K", board={5: "C9"})
    table.couple("SK", "HK")
    table.act("banish", cells=[5])
    for seat in (None, 0, 1):
        assert table.view(seat)["banished"] == ["C9"]
        assert table.view(seat)["treasures"] == [["HK", "SK"], []]


def test_1_3_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = Table(pile=["HQ"])
    assert "HQ" in table.hand(0)
    assert "HQ" not in str(table.view(1))
    assert "HQ" not in str(table.view())


def test_1_3_others_see_a_lay_without_its_card_save_on_the_centre() -> None:
    table = Table(hands=[["HA", "H5", "H9"]])
    table.arrange(hands={0: ["HA", "H5"]}, pile=[], empty=[4, 13])
    table.state.enter("lay")
    table.act("lay", card="HA", cell=4)
    assert table.view(0)["log"] == [{"seat": 0, "do": "lay", "card": "HA", "cell": 4}]
    for seat in (1, None):
        assert table.view(seat)["log"] == [{"seat": 0, "do": "lay", "cell": 4}]
    table.state.enter("lay")
    table.act("lay", card="H5", cell=13)
    for seat in (0, 1, None):
        assert table.view(seat)["log"][-1] == {"seat": 0, "do": "lay", "card": "H5", "cell": 13}


def test_1_3_not_even_the_layer_sees_a_face_down_card_named_on_the_board() -> None:
    table = Table(hands=[["HA", "H5", "H9"]])
    table.arrange(hands={0: ["HA", "H5"]}, pile=[], empty=[4])
    table.state.enter("lay")
    table.act("lay", card="HA", cell=4)
    for seat in (0, 1, None):
        assert table.view(seat)["board"][3] == {"cell": 4, "state": "down", "card": None}


def test_1_3_others_see_a_put_without_its_cards() -> None:
    table = take_event(7)
    table.act("take", cells=[4, 5, 6])
    cards = table.hand(0)[:3]
    table.act("put", cards=cards)
    assert table.view(0)["log"][-1] == {"seat": 0, "do": "put", "cards": cards}
    for seat in (1, None):
        assert table.view(seat)["log"][-1] == {"seat": 0, "do": "put"}
        assert table.view(seat)["log"][-2] == {"seat": 0, "do": "take", "cells": [4, 5, 6]}


def test_1_3_taken_cards_are_seen_by_their_owner_alone() -> None:
    table = take_rank("3", board={4: "HQ", 5: "C9", 6: "C7"})
    table.act("take", cells=[4, 5, 6])
    assert {"HQ", "C9", "C7"} <= set(table.hand(0))
    for seat in (1, None):
        assert not {"HQ", "C9", "C7"} & {card for card in ("HQ", "C9", "C7") if card in str(table.view(seat))}


def test_1_3_nobody_sees_the_reshuffled_deck() -> None:
    table = take_event(12)
    table.act("reshuffle")
    for seat in (1, None):
        assert table.view(seat)["log"][-1] == {"seat": 0, "do": "reshuffle"}
    assert table.view(0)["log"][-1].keys() == {"seat", "do", "cards"}, "its own hand before"


def test_1_3_at_the_end_hands_lie_open_but_board_and_deck_do_not() -> None:
    table = trump_table("6", hands=[["HA", "H2", "H3"], ["C2", "C3", "C4"]])
    table.arrange(hands={1: []})
    table.couple("S6", "H6")
    table.act("end")
    assert table.phase == "over"
    hand = table.hand(0)
    for seat in (0, 1, None):
        assert table.view(seat)["hands"] == [hand, []]
        assert [cell["state"] for cell in table.view(seat)["board"]].count("up") == 1
    assert table.view()["hand"] == []
