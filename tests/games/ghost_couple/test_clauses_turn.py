"""Clause 2: a turn; the numbers in the names are the clauses."""

from __future__ import annotations

import pytest

from py_engine.refusals import Refusal
from tests.games.ghost_couple.table import Table, take_event, take_rank, trump_table


def test_2_1_the_seat_draws_one_card_without_an_action() -> None:
    table = Table(hands=[["HA", "H2", "H3"]], pile=["CQ"])
    assert table.hand(0) == ["CQ", "H2", "H3", "HA"]
    assert table.view()["counts"]["hands"] == [4, 3]
    assert table.match.status()["log_length"] == 0


def empty_deck(*, empty: tuple[int, ...] = ()) -> Table:
    """Return a table at the start of seat 0's turn with an empty deck and the hand HA H5 H9."""
    table = Table(hands=[["HA", "H5", "H9"]], board={2: "SA", 3: "C5", 13: "D9"})
    table.arrange(hands={0: ["HA", "H5", "H9"]}, pile=[], empty=empty)
    table.state.enter("lay")
    return table


def test_2_1_with_an_empty_deck_a_card_must_be_laid_on_an_empty_cell_of_ones_choice() -> None:
    table = empty_deck(empty=(7, 20))
    assert table.legal() == [
        {"do": "lay", "card": card, "cell": cell} for card in ("H5", "H9", "HA") for cell in (7, 20)
    ]
    assert table.why_not("flip", cell=1) == ("2.2", "not_now")
    assert table.no("lay", card="H5", cell=8) == Refusal("2.1", "not_empty", {"cell": 8, "cells": [7, 20]})
    assert table.why_not("lay", card="H5", cell=26) == ("2.1", "not_empty")
    assert table.no("lay", card="C5", cell=7) == Refusal("2.1", "not_in_hand", {"card": "C5"})
    table.act("lay", card="H5", cell=20)
    assert table.cell(20) == "down"
    assert table.hand(0) == ["H9", "HA"]
    assert table.view()["pending"]["count"] == 2


def test_2_1_a_deck_that_runs_out_in_play_makes_the_next_seat_lay() -> None:
    table = trump_table("6", pile=["CJ", "CQ"])
    table.arrange(pile=["CQ"])
    table.couple("S6", "H6")
    table.act("end")
    assert (table.turn, table.phase) == (1, "lay")
    assert table.view()["counts"]["deck"] == 0
    assert table.view()["pending"]["cells"] == [3]


def test_2_1_a_card_laid_on_the_centre_lies_face_up() -> None:
    table = empty_deck(empty=(13,))
    table.act("lay", card="H5", cell=13)
    assert table.cell(13) == "H5"
    assert 13 not in table.view()["pending"]["cells"]


def test_2_1_without_an_empty_cell_the_next_number_is_laid_and_stays_part_of_the_board() -> None:
    table = empty_deck()
    assert {action["cell"] for action in table.legal()} == {26}
    assert table.why_not("lay", card="H5", cell=27) == ("2.1", "not_empty")
    table.act("lay", card="H5", cell=26)
    assert table.cell(26) == "down"
    table.state.enter("lay")
    table.act("lay", card="H9", cell=27)
    assert len(table.view()["board"]) == 27
    table.flip(26, 27)
    table.arrange(empty=[26])
    assert table.cell(26) == "empty"
    table.state.enter("lay")
    assert {action["cell"] for action in table.legal()} == {26}


def test_2_1_the_card_just_laid_may_be_turned() -> None:
    table = empty_deck(empty=(7,))
    table.act("lay", card="HA", cell=7)
    table.flip(7)
    assert table.cell(7) == "HA"


def test_2_1_corners_x_and_blocks_lie_within_the_first_25_cells() -> None:
    table = take_rank("5")
    table.state.board.append(-1)
    table.state.empty.append(26)
    assert [action["cell"] for action in table.legal()] == [7, 8, 9, 12, 13, 14, 17, 18, 19]
    assert table.why_not("flip_x", cell=26) == ("5.3", "not_a_middle")


def test_2_2_two_face_down_cards_are_turned_one_after_the_other() -> None:
    table = Table(board={7: "HQ"})
    assert [action["cell"] for action in table.legal()] == [cell for cell in range(1, 26) if cell != 13]
    table.flip(7)
    assert table.cell(7) == "HQ"
    assert table.phase == "flip"
    assert table.no("flip", cell=7) == Refusal("2.2", "not_face_down", {"cell": 7})
    table.flip(1)
    assert table.phase == "couple"
    assert table.why_not("flip", cell=2) == ("2.2", "not_now")


@pytest.mark.parametrize("cell", [13, 0, -1, 26, 10**40])
def test_2_2_only_a_face_down_card_can_be_turned(cell: int) -> None:
    assert Table().no("flip", cell=cell) == Refusal("2.2", "not_face_down", {"cell": cell})


def test_2_2_no_couple_is_taken_before_both_are_turned() -> None:
    table = Table(board={1: "SA", 13: "HA"})
    table.flip(1)
    assert table.no("couple", cards=["SA", "HA"]) == Refusal("2.3", "not_now", {"do": "couple", "phase": "flip"})
    assert table.why_not("swap", card="SA") == ("2.4", "not_now")
    assert table.why_not("end") == ("2.4", "not_now")


def test_2_2_as_many_are_turned_as_there_are() -> None:
    table = empty_deck(empty=tuple(range(1, 26)))
    table.act("lay", card="HA", cell=25)
    assert table.view()["pending"]["count"] == 1
    table.flip(25)
    assert table.phase == "couple"


def test_2_2_with_nothing_face_down_couples_come_at_once() -> None:
    table = empty_deck(empty=tuple(range(1, 26)))
    table.act("lay", card="HA", cell=13)
    assert table.phase == "couple"


def test_2_3_two_open_cards_of_the_board_are_a_couple() -> None:
    table = Table(board={1: "S6", 2: "H6"})
    table.flip(1, 2)
    assert {"do": "couple", "cards": ["H6", "S6"]} in table.legal()
    table.couple("S6", "H6")
    assert table.view()["treasures"][0] == ["H6", "S6"]
    assert table.cell(1) == table.cell(2) == "empty"


def test_2_3_a_couple_is_logged_in_one_order_however_it_is_named() -> None:
    first, second = trump_table("6"), trump_table("6")
    assert first.act("couple", cards=["S6", "H6"]) == second.act("couple", cards=["H6", "S6"])


def test_2_3_the_centre_counts_as_face_up() -> None:
    table = Table(board={13: "H6", 1: "S6"})
    table.flip(1, 2)
    table.couple("H6", "S6")
    assert table.cell(13) == "empty"


def test_2_3_a_hand_card_goes_with_a_board_card() -> None:
    table = Table(board={1: "S6"}, hands=[["H6", "C2", "C3"]])
    table.flip(1, 2)
    table.couple("S6", "H6")
    assert "H6" not in table.hand(0)
    assert table.view()["treasures"][0] == ["H6", "S6"]


def test_2_3_two_hand_cards_are_never_a_couple() -> None:
    table = Table(hands=[["H6", "S6", "C2"]])
    table.flip(1, 2)
    assert table.no("couple", cards=["S6", "H6"]) == Refusal("2.3", "both_in_hand", {"cards": ["H6", "S6"]})


def test_2_3_hidden_cards_are_refused_alike_wherever_they_lie() -> None:
    table = Table(board={1: "S6", 9: "H6"}, hands=[["C2"], ["D6"]], pile=["C3", "C4"])
    table.flip(1, 2)
    for card in ("H6", "D6", "C4"):
        assert table.no("couple", cards=["S6", card]) == Refusal("2.3", "not_available", {"card": card})


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["S6", "S6"], "same_card"),
        (["S6"], "not_two_cards"),
        ([], "not_two_cards"),
        (["S6", "H6", "C6"], "not_two_cards"),
        (["S6", "C6"], "no_couple"),
    ],
)
def test_2_3_what_is_no_couple_is_refused(cards: list[str], code: str) -> None:
    table = Table(board={1: "S6", 2: "H6", 13: "C6"})
    table.flip(1, 2)
    assert table.why_not("couple", cards=cards) == ("2.3", code)


def test_2_3_several_couples_may_be_taken_in_one_turn() -> None:
    table = Table(board={1: "S6", 2: "H7", 13: "C9"}, hands=[["H6", "C7", "D9"]])
    table.flip(1, 2)
    for cards in (("S6", "H6"), ("H7", "C7"), ("C9", "D9")):
        table.couple(*cards)
    assert table.view()["couples"] == 3
    assert len(table.view()["treasures"][0]) == 6


def test_2_3_an_effect_is_carried_out_before_anything_else() -> None:
    table = Table(board={1: "S2", 2: "H7", 13: "C7"}, hands=[["H2"]])
    table.flip(1, 2)
    table.couple("S2", "H2")
    assert table.phase == "draw_for"
    assert table.no("couple", cards=["H7", "C7"]) == Refusal(
        "2.3", "not_now", {"do": "couple", "phase": "draw_for"}
    )
    assert table.why_not("end") == ("2.4", "not_now")


def test_2_3_a_choice_is_asked_for_even_with_one_answer_left() -> None:
    table = take_event(15)
    assert table.legal() == [{"do": "look", "from": 1}]


def test_2_3_a_choice_without_any_answer_is_passed_over() -> None:
    table = trump_table("2")
    table.arrange(pile=[])
    table.couple("S2", "H2")
    assert table.phase == "couple"


def test_2_3_the_hand_is_out_of_use_even_where_the_choice_is_passed_over() -> None:
    table = trump_table("5")
    table.turn_over_all_but()
    table.couple("S5", "H5")
    assert table.phase == "couple"
    assert table.view()["hand_usable"] is False


def test_2_4_without_a_couple_the_centre_is_swapped_and_the_turn_ends() -> None:
    table = Table(board={13: "C9"}, hands=[["H6", "C2", "C3"]], pile=["CJ"])
    table.flip(1, 2)
    assert [action["card"] for action in table.legal("swap")] == ["C2", "C3", "CJ", "H6"]
    assert table.no("end") == Refusal("2.4", "swap_owed")
    assert table.no("swap", card="HK") == Refusal("2.4", "not_in_hand", {"card": "HK"})
    table.act("swap", card="C2")
    assert table.cell(13) == "C2"
    assert table.hand(0) == ["C3", "C9", "CJ", "H6"]
    assert table.turn == 1


def test_2_4_a_swap_is_open_also_to_a_seat_that_could_take_a_couple() -> None:
    table = trump_table("6")
    assert [action["card"] for action in table.legal("swap")] == table.hand(0)
    assert table.no("end") == Refusal("2.4", "swap_owed")
    table.act("swap", card=table.hand(0)[0])
    assert (table.turn, table.scores()) == (1, [0, 0])


def test_2_4_after_a_couple_the_turn_ends_without_a_swap() -> None:
    table = trump_table("6")
    table.couple("S6", "H6")
    card = table.hand(0)[0]
    assert table.no("swap", card=card) == Refusal("2.4", "no_swap_after_couple", {"card": card})
    assert table.legal("swap") == []
    table.act("end")
    assert table.turn == 1


def test_2_4_the_swap_is_skipped_where_the_centre_is_empty() -> None:
    table = Table()
    table.flip(1, 2)
    table.arrange(empty=[13])
    card = table.hand(0)[0]
    assert table.no("swap", card=card) == Refusal("2.4", "centre_empty", {"card": card})
    assert table.legal("end") == [{"do": "end"}]


def test_2_4_the_swap_is_skipped_where_the_hand_is_empty() -> None:
    table = Table()
    table.flip(1, 2)
    table.arrange(hands={0: []})
    assert table.why_not("swap", card="HA") == ("2.4", "not_in_hand")
    table.act("end")
    assert table.phase == "over"


def test_2_5_open_cards_are_turned_down_and_empty_cells_filled_in_order() -> None:
    table = Table(
        board={2: "S6", 9: "H7", 13: "D6"}, hands=[["C7"], ["C2", "C3", "C4"]], pile=["CJ", "C8", "CQ", "CK", "DK"]
    )
    table.flip(2, 9)
    table.couple("S6", "D6")
    table.act("end")
    board = table.state.board
    names = table.state.deck.names
    assert [names[board[cell]] for cell in (2, 13)] == ["C8", "CQ"]
    assert table.cell(13) == "CQ", "the centre is filled face up"
    assert table.cell(9) == table.cell(2) == "down"
    assert table.hand(1) == ["C2", "C3", "C4", "CK"], "the next seat draws after the board is filled"


def test_2_5_where_the_deck_runs_out_the_higher_cells_stay_empty() -> None:
    table = Table(board={2: "S6", 9: "H7", 13: "D6"})
    table.flip(2, 9)
    table.couple("S6", "D6")
    table.arrange(pile=["CJ"])
    table.act("end")
    assert (table.cell(2), table.cell(13)) == ("down", "empty")


def test_2_5_the_swapped_centre_stays_face_up_and_the_rest_is_turned_down() -> None:
    table = Table(hands=[["C2"]])
    table.flip(1, 25)
    table.act("swap", card="C2")
    assert [cell["cell"] for cell in table.view()["board"] if cell["state"] == "up"] == [13]


def test_2_6_an_empty_hand_at_the_end_of_the_turn_ends_the_game() -> None:
    table = Table(board={1: "S6", 2: "C7"}, hands=[["H6"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["H6"]})
    table.couple("S6", "H6")
    assert table.phase == "couple", "not before the turn ends"
    table.act("end")
    assert table.phase == "over"
    assert table.match.status()["to_act"] == []


def test_2_6_any_seats_empty_hand_ends_the_game() -> None:
    table = trump_table("6", seats=3)
    table.arrange(hands={2: []})
    table.couple("S6", "H6")
    table.act("end")
    assert table.phase == "over"


def test_2_6_a_hand_that_was_filled_again_does_not_end_the_game() -> None:
    table = Table(board={1: "S2", 2: "C7"}, hands=[["H2"]])
    table.flip(1, 2)
    table.arrange(hands={0: ["H2"]})
    table.couple("S2", "H2")
    assert table.hand(0) == []
    table.act("draw_for", to=0)
    table.act("end")
    assert (table.phase, table.turn) == ("flip", 1)


def test_2_6_the_next_seats_turn_begins_to_the_left() -> None:
    table = Table(seats=3, start=2)
    table.flip(1, 2)
    table.act("swap", card=table.hand(2)[0])
    assert table.turn == 0
