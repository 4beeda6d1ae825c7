"""Clauses 3 and 4: banishing and the end; the names begin with the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.clauses import rows, said
from tests.games.ghost_couple.table import Case, Table
from tests.play import finish


def banished(*cards: str, hand: str = "H6") -> dict[str, Any]:
    """Return a table with C2, C3 and C4 open, these cards banished, and one in seat 0's hand."""
    board, hands = {1: "C2", 2: "C3", 13: "C4"}, [[hand, "D9", "D10"], ["DJ", "DQ", "DK"]]
    layout = {"board": board, "hands": hands, "pile": ["HA", "SK"]}
    return {"layout": layout, "flipped": (1, 2), "arranged": {"banished": cards}}


def ended(treasures: dict[int, list[str]], empty: int, seats: int = 3, deck: str = "trump") -> dict[str, Any]:
    """Return a table with these treasures and one empty hand, on which seat 0 ends its turn and the game."""
    arranged = {"treasures": treasures, "hands": {empty: []}}
    return {"deck": deck, "seats": seats, "flipped": (24, 25), "arranged": {**arranged, "empty": [13]}}


BANISHED = {
    "3.1 a banished card lies face up in the banish area": Case(
        "couple, banish 5",
        {"banished": ["C9"], "counts.banished": 1, "cells.5": "empty"},
        rank="K",
        layout={"board": {5: "C9"}},
    ),
    **{
        f"3.2 a banished {card} goes with {hand} of the hand": Case(
            f"couple {card} {hand}",
            {"banished": [], "gone": sorted([hand, card]), "counts.hands.0": 3, "counts.treasures": [0, 0]},
            **banished(card, hand=hand),
        )
        for hand, card in (("H6", "S6"), ("H8", "D8"), ("JO1", "S6"), ("H6", "JO2"))
    },
    "3.2 a banished card goes with a face-up board card, without effect and points": Case(
        "couple H2 C2",
        {"gone": ["C2", "H2"], "cells.1": "empty", "phase": "couple", "scores": [0, 0]},
        **banished("H2"),
    ),
    "3.2 such a couple counts for 2.4": Case(
        "couple H2 C2", refused={"swap D9": "2.4 no_swap_after_couple: card D9", "end": ""}, **banished("H2")
    ),
    "3.2 two banished cards never go together": Case(
        refused={"couple S6 D6": "3.2 both_banished: cards D6 S6"}, **banished("S6", "D6")
    ),
    "3.2 a banished card must go with the other as in 2.3": Case(
        refused={"couple D6 H6": "2.3 no_couple: cards D6 H6, why same_colour"}, **banished("D6")
    ),
    "3.2 abilities hold for banished cards but bring no points": Case(
        "couple castle1a indigo0a",
        {"gone.0": "castle1a", "scores": [0, 0]},
        deck="ghosts",
        layout={"hands": [["indigo0a"]]},
        flipped=(1, 2),
        arranged={"banished": ["castle1a"]},
    ),
}

OVER = {
    "4.1 the most points win": Case("end", {"winners": [2]}, **ended({0: ["HJ"], 1: ["HA"], 2: ["HQ", "HK"]}, 2)),
    "4.1 level seats win together": Case(
        "end",
        {"scores": [3, 3, 3], "winners": [0, 1, 2]},
        **ended({0: ["HJ", "HA"], 1: ["HQ", "H2"]}, 2),
    ),
    **{
        f"4.2 the empty hand gets {seats} points where {seats} play, {deck}": Case(
            "end",
            {
                **{f"result.{seat}.bonus": seats * (seat == 1) for seat in range(seats)},
                "scores.1": seats,
                "first_empty": 1,
            },
            **ended({}, 1, seats, deck),
        )
        for seats, deck in ((2, "trump"), (3, "trump"), (2, "ghosts"), (4, "ghosts"), (6, "ghosts"))
    },
    "4.2 an effect can empty another hand and that seat gets the bonus": Case(
        "couple, look 1, banish_hand moon0a, end",
        {"result.0.bonus": 0, "result.1.bonus": 2},
        event=15,
        arranged={"hands": {1: ["moon0a"]}},
    ),
    "4.2 of several empty hands the one empty longest gets the bonus": Case(
        "couple bookshop1b bookshop0a, look 1, banish_hand moon0a, end",
        {"result.0.bonus": 2, "result.1.bonus": 0},
        deck="ghosts",
        layout={"board": {1: "bookshop1b", 2: "snow1b"}, "hands": [["bookshop0a", "snow0a"]]},
        flipped=(1, 2),
        arranged={"hands": {0: ["bookshop0a"], 1: ["moon0a"]}},
    ),
    "4.2 there is one then": Case("couple, end", {"scores": [1, 2]}, rank="6", arranged={"hands": {1: []}}),
    "4.3 the result names every term": Case(
        "end",
        {
            "result": [
                {"seat": 0, "cards": 3, "quartets": 8, "abilities": 0, "bonus": 0, "points": 11},
                {"seat": 1, "cards": 0, "quartets": 0, "abilities": 0, "bonus": 3, "points": 3},
                {"seat": 2, "cards": 0, "quartets": 0, "abilities": 0, "bonus": 0, "points": 0},
            ]
        },
        **ended({0: ["S8", "H8", "D8", "C8", "JO1", "HK"]}, 1),
    ),
    "4 after the end every action is refused": Case(
        "end", {"pending": None, "to_act": []}, {"flip 1": "2.6 over", "end": "2.6 over"}, **ended({}, 1)
    ),
}


@rows(BANISHED | OVER)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def test_3_2_a_banished_card_does_not_go_with_a_face_down_card() -> None:
    table = Case(**banished("H2")).table()
    table.state.turn_all_down()
    assert said(table.match.check(table.action("couple H2 C2"))) == "2.3 not_available: card C2"


def test_3_2_without_the_hand_a_banished_card_still_goes_with_the_board() -> None:
    table = Case(**banished("H2", "S6")).table()
    table.state.hand_closed = True
    assert said(table.match.check(table.action("couple S6 H6"))) == "5.3 hand_out_of_use: card H6"
    assert table.do("couple H2 C2").view()["gone"] == ["C2", "H2"]


def test_4_2_a_hand_that_was_filled_in_between_counts_from_when_it_was_empty_again() -> None:
    """Seat 0 empties its hand, banishes seat 1's last card, takes three and puts three."""
    table = Case(
        deck="ghosts",
        layout={"board": {1: "bookshop1b", 2: "clock1a", 3: "clock0a"}, "hands": [["bookshop0a"]]},
        flipped=(1, 2),
        turned=(3,),
        arranged={"hands": {0: ["bookshop0a"], 1: ["moon0a"]}},
    ).table()
    table.do("couple bookshop1b bookshop0a, look 1, banish_hand moon0a, couple clock0a clock1a, take 4 5 6")
    table.do(f"put {' '.join(table.hand(0))}")
    assert table.view()["counts"]["hands"] == [0, 0]
    assert [row["bonus"] for row in table.do("end").match.status()["result"]] == [0, 2]


def test_4_2_a_hand_empty_in_mid_turn_only_gets_nothing() -> None:
    table = Table("ghosts", board={1: "hana1b", 2: "snow1b"}, hands=[["hana0a", "snow0a"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["hana0a"], 1: ["moon0a"]})
    table.do("couple hana1b hana0a, draw_for 0")
    table.arrange(hands={0: ["snow0a", "rain0a"]})
    table.do("couple snow1b snow0a, look 1, banish_hand moon0a, end")
    assert [row["bonus"] for row in table.match.status()["result"]] == [0, 2]


@pytest.mark.parametrize("deck", ["ghosts", "trump"])
def test_4_3_points_are_the_sum_of_the_terms_and_the_scores(deck: str) -> None:
    for seed in range(20):
        match = finish(Table(deck, 3, start=seed % 3).match, random.Random(seed))
        status = match.status()
        for row in status["result"]:
            assert row["points"] == row["cards"] + row["quartets"] + row["abilities"] + row["bonus"]
        assert status["scores"] == [row["points"] for row in status["result"]]
        assert match.view(None)["sheets"] == status["result"]
