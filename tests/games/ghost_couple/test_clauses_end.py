"""Clauses 3 and 4: banishing and the end; the numbers in the names are the clauses."""

from __future__ import annotations

import random

import pytest

from py_engine.refusals import Refusal
from tests.games.ghost_couple.table import Table, take_event, trump_table
from tests.play import finish


def with_banished(*banished: str, hand: str = "H6", **layout: str) -> Table:
    """Return a trump table after turning cells 1 and 2, with a banish area and ``hand`` in seat 0's hand."""
    board = {1: layout.get("one", "C2"), 2: layout.get("two", "C3"), 13: layout.get("centre", "C4")}
    table = Table(board=board, hands=[[hand, "D9", "D10"], ["DJ", "DQ", "DK"]], pile=["HA", "SK"])
    table.flip(1, 2)
    table.arrange(banished=banished)
    return table


def test_3_1_a_banished_card_lies_face_up_in_the_banish_area() -> None:
    table = trump_table("K", board={5: "C9"})
    table.couple("SK", "HK")
    table.act("banish", cells=[5])
    assert table.view()["banished"] == ["C9"]
    assert table.view()["counts"]["banished"] == 1
    assert table.cell(5) == "empty"


@pytest.mark.parametrize(("hand", "banished"), [("H6", "S6"), ("H8", "D8"), ("JO1", "S6"), ("H6", "JO2")])
def test_3_2_a_banished_card_goes_with_a_hand_card(hand: str, banished: str) -> None:
    table = with_banished(banished, hand=hand)
    table.couple(banished, hand)
    assert table.view()["banished"] == []
    assert table.view()["gone"] == sorted([hand, banished])
    assert hand not in table.hand(0)
    assert table.view()["counts"]["treasures"] == [0, 0]


def test_3_2_a_banished_card_goes_with_a_face_up_board_card() -> None:
    table = with_banished("H2")
    table.couple("H2", "C2")
    assert table.view()["gone"] == ["C2", "H2"]
    assert table.cell(1) == "empty"


def test_3_2_a_banished_card_does_not_go_with_a_face_down_card() -> None:
    table = with_banished("H2")
    table.state.turn_all_down()
    assert table.why_not("couple", cards=["H2", "C2"]) == ("2.3", "not_available")


def test_3_2_such_a_couple_has_no_effect_and_no_points() -> None:
    table = with_banished("H2")
    table.couple("H2", "C2")
    assert table.phase == "couple", "a couple of 2s would let somebody draw"
    assert table.scores() == [0, 0]


def test_3_2_such_a_couple_counts_for_2_4() -> None:
    table = with_banished("H2")
    table.couple("H2", "C2")
    assert table.why_not("swap", card="D9") == ("2.4", "no_swap_after_couple")
    table.act("end")
    assert table.turn == 1


def test_3_2_two_banished_cards_never_go_together() -> None:
    table = with_banished("S6", "D6")
    assert table.no("couple", cards=["S6", "D6"]) == Refusal("3.2", "both_banished", {"cards": ["D6", "S6"]})
    assert {"do": "couple", "cards": ["D6", "S6"]} not in table.legal()


def test_3_2_a_banished_card_must_go_with_the_other_as_in_2_3() -> None:
    table = with_banished("D6")
    assert table.why_not("couple", cards=["D6", "H6"]) == ("2.3", "no_couple")


def test_3_2_without_the_hand_a_banished_card_still_goes_with_the_board() -> None:
    table = with_banished("H2", "S6")
    table.state.hand_closed = True
    assert table.no("couple", cards=["S6", "H6"]) == Refusal("5.3", "hand_out_of_use", {"card": "H6"})
    table.couple("H2", "C2")
    assert table.view()["gone"] == ["C2", "H2"]


def test_3_2_emptying_the_hand_with_a_banished_card_ends_the_game() -> None:
    table = with_banished("S6")
    table.arrange(hands={0: ["H6"]})
    table.couple("S6", "H6")
    table.act("end")
    assert table.phase == "over"
    assert table.match.status()["result"][0]["bonus"] == 2


def test_3_2_abilities_hold_for_banished_cards_but_bring_no_points() -> None:
    table = Table("ghosts", hands=[["indigo0a"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["indigo0a"]}, banished=["castle1a"])
    table.couple("castle1a", "indigo0a")
    assert {"castle1a", "indigo0a"} <= set(table.view()["gone"])
    assert table.scores() == [0, 0]


def ended(
    treasures: dict[int, list[str]], hands: dict[int, list[str]], seats: int = 3, deck: str = "trump"
) -> Table:
    """Return a table that has just ended with these treasures and hands, by a swap of seat 0."""
    table = Table(deck, seats)
    table.flip(*(cell for cell in (24, 25)))
    table.arrange(treasures=treasures, hands=hands)
    table.act("swap", card=table.hand(0)[0])
    assert table.phase == "over"
    return table


def test_4_1_the_most_points_win() -> None:
    table = ended({0: ["HJ"], 1: ["HA"], 2: ["HQ", "HK"]}, {2: []})
    assert table.match.status()["winners"] == [2]


def test_4_1_level_seats_win_together() -> None:
    table = ended({0: ["HJ", "HA"], 1: ["HQ", "H2"]}, {2: []})
    assert table.match.status()["scores"] == [3, 3, 3]
    assert table.match.status()["winners"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "deck"), [(2, "trump"), (3, "trump"), (2, "ghosts"), (4, "ghosts"), (6, "ghosts")]
)
def test_4_2_the_empty_hand_gets_as_many_points_as_there_are_players(seats: int, deck: str) -> None:
    table = ended({}, {1: []}, seats, deck)
    bonuses = [row["bonus"] for row in table.match.status()["result"]]
    assert bonuses == [seats if seat == 1 else 0 for seat in range(seats)]
    assert table.scores()[1] == seats
    assert table.view()["first_empty"] == 1


def test_4_2_an_effect_can_empty_another_hand_and_that_seat_gets_the_bonus() -> None:
    table = take_event(15)
    last = table.hand(1)[0]
    table.arrange(hands={1: [last]})
    table.act("look", from_=1)
    table.act("banish_hand", card=last)
    table.act("end")
    assert [row["bonus"] for row in table.match.status()["result"]] == [0, 2]


def test_4_2_of_several_empty_hands_the_one_empty_longest_gets_the_bonus() -> None:
    table = Table("ghosts", board={1: "bookshop1b", 2: "snow1b"}, hands=[["bookshop0a", "snow0a"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["bookshop0a"], 1: ["moon0a"]})
    table.couple("bookshop1b", "bookshop0a")
    assert table.view()["counts"]["hands"][0] == 0
    table.act("look", from_=1)
    table.act("banish_hand", card="moon0a")
    table.act("end")
    assert [row["bonus"] for row in table.match.status()["result"]] == [2, 0]


def test_4_2_a_hand_that_was_filled_in_between_counts_from_when_it_was_empty_again() -> None:
    """Seat 0 empties its hand, banishes seat 1's last card, takes three and puts three."""
    board = {1: "bookshop1b", 2: "clock1a", 3: "clock0a"}
    table = Table("ghosts", board=board, hands=[["bookshop0a"]])
    table.flip(1, 2)
    table.state.turn_up(3)
    table.arrange(hands={0: ["bookshop0a"], 1: ["moon0a"]})
    table.couple("bookshop1b", "bookshop0a")
    table.act("look", from_=1)
    table.act("banish_hand", card="moon0a")
    table.couple("clock0a", "clock1a")
    table.act("take", cells=[4, 5, 6])
    table.act("put", cards=table.hand(0))
    assert table.view()["counts"]["hands"] == [0, 0]
    table.act("end")
    assert [row["bonus"] for row in table.match.status()["result"]] == [0, 2]


def test_4_2_a_hand_empty_in_mid_turn_only_gets_nothing() -> None:
    table = Table("ghosts", board={1: "hana1b", 2: "snow1b"}, hands=[["hana0a", "snow0a"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["hana0a"], 1: ["moon0a"]})
    table.couple("hana1b", "hana0a")
    table.act("draw_for", to=0)
    table.arrange(hands={0: ["snow0a", "rain0a"]})
    table.couple("snow1b", "snow0a")
    table.act("look", from_=1)
    table.act("banish_hand", card="moon0a")
    table.act("end")
    assert [row["bonus"] for row in table.match.status()["result"]] == [0, 2]


def test_4_2_there_is_no_bonus_before_the_end() -> None:
    table = trump_table("6")
    table.arrange(hands={1: []})
    table.couple("S6", "H6")
    assert table.scores() == [1, 0]
    assert table.view()["first_empty"] is None
    table.act("end")
    assert table.scores() == [1, 2]


def test_4_3_the_result_names_every_term() -> None:
    treasure = ["S8", "H8", "D8", "C8", "JO1", "HK"]
    table = ended({0: treasure}, {1: []})
    assert table.match.status()["result"] == [
        {"seat": 0, "cards": 3, "quartets": 8, "abilities": 0, "bonus": 0, "points": 11},
        {"seat": 1, "cards": 0, "quartets": 0, "abilities": 0, "bonus": 3, "points": 3},
        {"seat": 2, "cards": 0, "quartets": 0, "abilities": 0, "bonus": 0, "points": 0},
    ]


@pytest.mark.parametrize("deck", ["ghosts", "trump"])
def test_4_3_points_are_the_sum_of_the_terms_and_the_scores(deck: str) -> None:
    for seed in range(20):
        table = Table(deck, 3, start=seed % 3)
        match = finish(table.match, random.Random(seed))
        status = match.status()
        for row in status["result"]:
            assert row["points"] == row["cards"] + row["quartets"] + row["abilities"] + row["bonus"]
        assert status["scores"] == [row["points"] for row in status["result"]]
        assert match.view(None)["sheets"] == status["result"]


def test_4_after_the_end_every_action_is_refused() -> None:
    table = ended({}, {1: []})
    assert table.no("flip", cell=1) == Refusal("2.6", "over")
    assert table.legal() == []
    assert table.view()["pending"] is None
