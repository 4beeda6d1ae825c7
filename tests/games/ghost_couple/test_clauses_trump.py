"""Clause 5: the playing cards; the numbers in the names are the clauses."""

from __future__ import annotations

from itertools import combinations

import pytest

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.refusals import Refusal
from tests.games.ghost_couple.table import Table, take_rank, trump_table

DECK = DECKS["trump"]
CORNERS = (1, 5, 21, 25)


def go(one: str, other: str) -> bool:
    a, b = DECK.index[one], DECK.index[other]
    assert bool(DECK.partners[a] >> b & 1) == bool(DECK.partners[b] >> a & 1)
    return bool(DECK.partners[a] >> b & 1)


def test_5_the_deck_has_54_cards() -> None:
    expected = [suit + rank for suit in "SHDC" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]
    assert sorted(DECK.names) == sorted([*expected, "JO1", "JO2"])


def test_5_1_equal_numbers_of_different_colours_go_together_eights_and_jokers_always() -> None:
    for one, other in combinations(DECK.names, 2):
        joker = one.startswith("JO") or other.startswith("JO")
        same = one[1:] == other[1:]
        colours = (one[0] in "HD") != (other[0] in "HD")
        assert go(one, other) == (joker or (same and (colours or one[1:] == "8"))), (one, other)


def test_5_1_the_sheets_examples() -> None:
    assert go("S2", "H2")
    assert not go("S2", "C2")
    assert go("JO1", "JO2")
    assert go("S8", "C8")


def test_5_1_two_jokers_are_a_couple_on_the_table() -> None:
    table = Table(board={1: "JO1"}, hands=[["JO2"]])
    table.flip(1, 2)
    table.couple("JO1", "JO2")
    assert table.scores() == [-2, 0]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["HA", "D2", "H10"], 3),
        (["HJ", "DQ", "HK"], 6),
        (["JO1", "JO2"], -2),
        (["SA", "CK", "S10", "C8"], 0),
        (["S8", "H8", "D8", "C8"], 10),
        (["S8", "H8", "D8"], 2),
    ],
)
def test_5_2_points(cards: list[str], points: int) -> None:
    table = Table()
    table.arrange(treasures={0: cards})
    assert table.scores()[0] == points


def test_5_2_the_four_eights_count_in_one_treasure_only() -> None:
    table = Table()
    table.arrange(treasures={0: ["S8", "H8"], 1: ["D8", "C8"]})
    assert table.scores() == [1, 1]
    table.arrange(treasures={1: ["S8", "H8", "D8", "C8"]})
    assert table.view()["sheets"][1]["quartets"] == 8


def test_5_3_a_turns_one_more_card_up_and_must() -> None:
    table = take_rank("A")
    assert table.phase == "flip"
    assert table.view()["pending"]["count"] == 1
    assert table.why_not("end") == ("2.4", "not_now")
    table.flip(7)
    assert table.phase == "couple"


def test_5_3_a_with_nothing_face_down_is_passed_over() -> None:
    table = trump_table("A")
    table.turn_over_all_but()
    table.couple("SA", "HA")
    assert table.phase == "couple"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_5_3_2_lets_a_named_seat_draw_two(seat: int) -> None:
    table = trump_table("2", seats=3)
    before = table.view()["counts"]["hands"]
    table.couple("S2", "H2")
    assert [action["to"] for action in table.legal()] == [0, 1, 2]
    table.act("draw_for", to=seat)
    after = table.view()["counts"]["hands"]
    assert [after[each] - before[each] for each in range(3)] == [2 if each == seat else 0 for each in range(3)]


def test_5_3_2_a_seat_that_this_match_has_not_is_refused() -> None:
    assert take_rank("2").no("draw_for", to=2) == Refusal("S1", "no_seat", {"seat": 2, "seats": 2})


def test_5_3_3_takes_three_face_down_cards_and_puts_three() -> None:
    table = take_rank("3", board={4: "HQ", 9: "C9", 25: "C7", 13: "CJ"}, hands=[["H5"]])
    assert table.why_not("take", cells=[4, 9, 13]) == ("5.3", "not_face_down")
    assert table.why_not("take", cells=[4, 9, 2]) == ("5.3", "not_face_down")
    assert table.no("take", cells=[4, 9]) == Refusal("5.4", "wrong_count", {"count": 2, "expected": 3})
    assert table.no("take", cells=[4, 9, 10, 11]) == Refusal("5.4", "wrong_count", {"count": 4, "expected": 3})
    assert table.no("take", cells=[4, 9, 9]) == Refusal("5.3", "same_cell", {"cell": 9})
    assert table.act("take", cells=[25, 4, 9]) == {"do": "take", "cells": [4, 9, 25]}
    assert table.phase == "put"
    assert {"HQ", "C9", "C7"} <= set(table.hand(0))
    assert table.view()["pending"]["cells"] == [4, 9, 25]
    assert table.why_not("put", cards=["H5", "HQ"]) == ("5.4", "wrong_count")
    assert table.no("put", cards=["H5", "HQ", "H5"]) == Refusal("5.3", "same_card", {"card": "H5"})
    assert table.no("put", cards=["H5", "HQ", "CJ"]) == Refusal("5.3", "not_in_hand", {"card": "CJ"})
    assert table.act("put", cards=["H5", "C7", "HQ"]) == {"do": "put", "cards": ["H5", "C7", "HQ"]}
    state = table.state
    assert [state.deck.names[state.board[cell]] for cell in (4, 9, 25)] == ["H5", "C7", "HQ"]
    assert [table.cell(cell) for cell in (4, 9, 25)] == ["down"] * 3
    assert "C9" in table.hand(0)
    assert table.phase == "couple"


def test_5_3_3_the_order_of_the_cards_put_counts() -> None:
    table = take_rank("3")
    table.act("take", cells=[4, 5, 6])
    hand = table.hand(0)
    assert len(table.legal()) == len(hand) * (len(hand) - 1) * (len(hand) - 2)


@pytest.mark.parametrize("left", [1, 2])
def test_5_4_3_takes_as_many_as_lie_face_down(left: int) -> None:
    table = trump_table("3")
    table.turn_over_all_but(*range(20, 20 + left))
    table.couple("S3", "H3")
    table.act("take", cells=list(range(20, 20 + left)))
    table.act("put", cards=table.hand(0)[:left])
    assert table.phase == "couple"


def test_5_4_3_is_passed_over_with_nothing_face_down() -> None:
    table = trump_table("3")
    table.turn_over_all_but()
    table.couple("S3", "H3")
    assert table.phase == "couple"


def test_5_3_4_turns_the_corners_and_puts_the_hand_out_of_use() -> None:
    table = trump_table("4", board={1: "S7", 5: "D7", 21: "C9"}, hands=[["H7", "H9"]])
    table.couple("S4", "H4")
    assert table.phase == "couple"
    assert all(table.cell(cell) not in ("down", "empty") for cell in CORNERS)
    assert table.view()["hand_usable"] is False
    assert table.no("couple", cards=["S7", "H7"]) == Refusal("5.3", "hand_out_of_use", {"card": "H7"})
    assert {"do": "couple", "cards": ["C9", "H9"]} not in table.legal()
    table.couple("S7", "D7")


def test_5_3_4_the_hand_is_in_use_again_in_the_next_turn() -> None:
    table = trump_table("4")
    table.couple("S4", "H4")
    table.act("end")
    assert table.view()["hand_usable"] is True


def test_5_3_4_the_hand_does_not_go_with_a_banished_card_either() -> None:
    table = trump_table("4", hands=[["H7"]])
    table.arrange(banished=["S7"])
    table.couple("S4", "H4")
    assert table.why_not("couple", cards=["S7", "H7"]) == ("5.3", "hand_out_of_use")


def test_5_3_4_effects_that_move_hand_cards_still_work() -> None:
    table = trump_table("4", board={1: "S3", 5: "D3"})
    table.couple("S4", "H4")
    table.couple("S3", "D3")
    table.act("take", cells=[7, 8, 9])
    table.act("put", cards=table.hand(0)[:3])
    assert table.phase == "couple"


def test_5_4_4_passes_open_and_empty_corners_by() -> None:
    table = trump_table("4")
    table.state.turn_up(1)
    table.arrange(empty=[5, 21, 25])
    table.couple("S4", "H4")
    assert [table.cell(cell) for cell in (5, 21, 25)] == ["empty"] * 3


def test_5_3_5_turns_an_x_of_five_and_puts_the_hand_out_of_use() -> None:
    table = take_rank("5")
    middles = [7, 8, 9, 12, 13, 14, 17, 18, 19]
    assert [action["cell"] for action in table.legal()] == middles
    assert table.no("flip_x", cell=1) == Refusal("5.3", "not_a_middle", {"cell": 1, "cells": middles})
    assert table.view()["hand_usable"] is False
    table.act("flip_x", cell=17)
    up = [cell["cell"] for cell in table.view()["board"] if cell["state"] == "up"]
    assert up == [11, 13, 17, 21, 23]


def test_5_4_an_x_needs_a_face_down_card_in_it() -> None:
    table = trump_table("5")
    table.turn_over_all_but(9)
    table.couple("S5", "H5")
    assert [action["cell"] for action in table.legal()] == [9, 13]
    assert table.no("flip_x", cell=7) == Refusal("5.4", "nothing_to_turn", {"cell": 7})
    table.act("flip_x", cell=13)
    assert table.cell(9) not in ("down", "empty")


def test_5_3_j_skips_the_next_seat() -> None:
    table = trump_table("J", seats=3)
    table.couple("SJ", "HJ")
    assert (table.view()["skips"], table.view()["next"]) == (1, 2)
    table.act("end")
    assert table.turn == 2
    assert table.view()["skips"] == 0


def test_5_3_q_turns_the_direction_for_good() -> None:
    table = trump_table("Q", seats=3)
    table.couple("SQ", "HQ")
    assert table.view()["direction"] == -1
    table.act("end")
    assert table.turn == 2
    table.flip(*table.view()["pending"]["cells"][:2])
    table.act("swap", card=table.hand(2)[0])
    assert table.turn == 1


def test_5_3_k_banishes_any_card_of_the_board_and_the_turn_goes_on() -> None:
    table = trump_table("K", board={13: "C9", 14: "C7", 4: "D9"})
    table.state.turn_up(4)
    table.couple("SK", "HK")
    cells = [action["cells"] for action in table.legal()]
    assert cells == [[cell] for cell in range(1, 26) if cell not in (2, 3)]
    assert table.no("banish", cells=[2]) == Refusal("5.3", "no_card", {"cell": 2})
    assert table.no("banish", cells=[13, 14]) == Refusal("5.4", "wrong_count", {"count": 2, "expected": 1})
    assert table.why_not("banish", cells=[]) == ("5.4", "wrong_count")
    table.act("banish", cells=[13])
    assert table.view()["banished"] == ["C9"]
    assert (table.phase, table.turn) == ("couple", 0)
    table.act("end")


def test_5_3_k_with_an_empty_board_is_passed_over() -> None:
    table = Table(board={1: "SK"}, hands=[["HK"]])
    table.flip(1, 2)
    table.arrange(empty=range(2, 26))
    table.couple("SK", "HK")
    assert table.phase == "couple"


@pytest.mark.parametrize("rank", ["6", "7", "9", "10", "8"])
def test_5_3_other_ranks_do_nothing(rank: str) -> None:
    table = take_rank(rank)
    view = table.view()
    assert (table.phase, view["hand_usable"], view["skips"], view["direction"]) == ("couple", True, 0, 1)


@pytest.mark.parametrize("card", ["HA", "S2", "D3", "C4", "H5", "SJ", "DQ", "CK", "JO2"])
def test_5_3_a_couple_with_a_joker_does_nothing(card: str) -> None:
    table = Table(board={1: "JO1", 2: card})
    table.flip(1, 2)
    table.couple("JO1", card)
    view = table.view()
    assert (table.phase, view["hand_usable"], view["skips"], view["direction"]) == ("couple", True, 0, 1)


def test_5_3_an_effect_comes_once_a_couple() -> None:
    table = take_rank("2")
    table.act("draw_for", to=1)
    assert table.phase == "couple"


def test_5_4_2_draws_as_many_as_the_deck_has() -> None:
    table = trump_table("2")
    table.arrange(pile=["C9"])
    table.couple("S2", "H2")
    assert table.view()["pending"]["count"] == 1
    table.act("draw_for", to=1)
    assert "C9" in table.hand(1)


def couples_of_jacks(seats: int) -> Table:
    """Return a table on which two couples of jacks lie open."""
    table = Table(seats=seats, board={1: "SJ", 2: "HJ", 3: "CJ", 4: "DJ"})
    table.flip(1, 2)
    table.state.turn_up(3)
    table.state.turn_up(4)
    return table


@pytest.mark.parametrize(("seats", "couples", "turn"), [(3, 1, 2), (3, 2, 0), (2, 1, 0), (2, 2, 0)])
def test_5_5_skips_add_up_but_reach_at_most_back_to_the_same_seat(seats: int, couples: int, turn: int) -> None:
    table = couples_of_jacks(seats)
    for cards in (("SJ", "HJ"), ("CJ", "DJ"))[:couples]:
        table.couple(*cards)
    table.act("end")
    assert table.turn == turn


def test_5_5_the_next_seat_is_found_in_the_direction_at_the_end_of_the_turn() -> None:
    table = Table("ghosts", 4, board={1: "bamboo1b", 2: "clock1b"}, hands=[["bamboo0a", "clock0a"]])
    table.flip(1, 2)
    table.couple("bamboo0a", "bamboo1b")
    assert table.view()["next"] == 2
    table.couple("clock0a", "clock1b")
    assert table.view()["next"] == 2
    table.act("end")
    assert table.turn == 2
    table.flip(3, 4)
    table.act("swap", card=table.hand(2)[0])
    assert table.turn == 1


def test_5_5_a_skip_before_a_turn_of_direction_skips_the_other_way() -> None:
    table = Table(seats=3, board={1: "SJ", 2: "HJ", 3: "SQ", 4: "HQ"})
    table.flip(1, 2)
    table.state.turn_up(3)
    table.state.turn_up(4)
    table.couple("SJ", "HJ")
    table.couple("SQ", "HQ")
    table.act("end")
    assert table.turn == 1, "seat 2 is next against the clock and is skipped"


def test_5_5_with_two_players_a_turned_direction_changes_nothing() -> None:
    table = take_rank("Q")
    table.act("end")
    assert table.turn == 1
