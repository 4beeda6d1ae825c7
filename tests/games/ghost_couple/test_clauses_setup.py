"""The head and clause 1: decks, players, setup, open and hidden cards; the numbers in the names are the clauses."""

from __future__ import annotations

import pytest

from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import rows
from tests.games.ghost_couple.table import NAMES, Case, Table


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


@pytest.mark.parametrize(
    ("deck", "seats"), [("trump", 4), ("trump", 1), ("ghosts", 1), ("ghosts", 7), ("trump", 6)]
)
def test_the_head_limits_the_players_of_each_deck(deck: str, seats: int) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, (NAMES * 2)[:seats], {"deck": deck}, {"seed": 1})
    assert error.value.code == "bad_seats"


def test_the_head_says_that_ghosts_are_the_default_deck() -> None:
    assert Match.new(GAME, NAMES[:2], {}, {"seed": 1}).options == {"deck": "ghosts"}


def test_1_3_others_see_a_lay_without_its_card_except_on_the_centre() -> None:
    table = Table(hands=[["HA", "H5", "H9"]])
    table.arrange(hands={0: ["HA", "H5"]}, pile=[], empty=[4, 13])
    table.state.enter("lay")
    table.do("lay HA 4")
    assert table.view(0)["log"] == [{"seat": 0, "do": "lay", "card": "HA", "cell": 4}]
    for seat in (1, None):
        assert table.view(seat)["log"] == [{"seat": 0, "do": "lay", "cell": 4}]
    table.state.enter("lay")
    table.do("lay H5 13")
    for seat in (0, 1, None):
        assert table.view(seat)["log"][-1] == {"seat": 0, "do": "lay", "card": "H5", "cell": 13}


def test_1_3_not_even_the_layer_sees_a_face_down_card_named_on_the_board() -> None:
    table = Table(hands=[["HA", "H5", "H9"]])
    table.arrange(hands={0: ["HA", "H5"]}, pile=[], empty=[4])
    table.state.enter("lay")
    table.do("lay HA 4")
    for seat in (0, 1, None):
        assert table.view(seat)["board"][3] == {"cell": 4, "state": "down", "card": None}


TOLD = {
    "1.1 only the centre lies face up": Case(shows={"up": [13], "cells.13": "HA"}, layout={"board": {13: "HA"}}),
    "1.2 banish area and treasures lie open to all": Case(
        "couple, banish 5",
        {
            f"{who}{what}": cards
            for who in ("", "seats.0.", "seats.1.")
            for what, cards in (("banished", ["C9"]), ("treasures", [["HK", "SK"], []]))
        },
        rank="K",
        layout={"board": {5: "C9"}},
    ),
    "1.3 others see a put without its cards": Case(
        "couple, take 4 5 6, put fox0a fox0b fox1a",
        {
            "seats.0.log.-1": {"seat": 0, "do": "put", "cards": ["fox0a", "fox0b", "fox1a"]},
            **{
                f"{who}log.{at}": entry
                for who in ("", "seats.1.")
                for at, entry in (
                    (-1, {"seat": 0, "do": "put"}),
                    (-2, {"seat": 0, "do": "take", "cells": [4, 5, 6]}),
                )
            },
        },
        event=7,
        layout={"board": {4: "fox0a", 5: "fox0b", 6: "fox1a"}},
    ),
    "1.3 nobody sees the reshuffled deck": Case(
        "couple, reshuffle",
        {
            "log.-1": {"seat": 0, "do": "reshuffle"},
            "seats.1.log.-1": {"seat": 0, "do": "reshuffle"},
            "seats.0.log.-1": {"seat": 0, "do": "reshuffle", "cards": ["hana0a", "hana0b", "moon0a", "moon0b"]},
        },
        event=12,
        arranged={"hands": {0: ["hana0a", "hana0b", "moon0a", "moon0b"]}},
    ),
    "1.3 at the end hands lie open but board and deck do not": Case(
        "couple, end",
        {
            **{f"{who}hands": [["H2", "H3", "HA"], []] for who in ("", "seats.0.", "seats.1.")},
            "phase": "over",
            "up": [13],
            "hand": [],
        },
        rank="6",
        arranged={"hands": {0: ["HA", "H2", "H3"], 1: []}},
    ),
}


@rows(TOLD)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted
