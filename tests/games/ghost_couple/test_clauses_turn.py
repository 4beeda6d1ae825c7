"""Clause 2: a turn; the names begin with the clauses."""

from __future__ import annotations

from typing import Any

from py_engine.games.ghost_couple.decks import DECKS
from tests.clauses import rows, said
from tests.games.ghost_couple.table import Case, Table

MIDDLES = "7 8 9 12 13 14 17 18 19"
SIXES = {"board": {1: "S6", 2: "H6"}}


def lay_on(*empty: int) -> dict[str, Any]:
    """Return the start of seat 0's turn with an empty deck, the hand HA H5 H9, and these cells empty."""
    return {
        "layout": {"hands": [["HA", "H5", "H9"]], "board": {2: "SA", 3: "C5", 13: "D9"}},
        "arranged": {"hands": {0: ["HA", "H5", "H9"]}, "pile": [], "empty": empty},
        "phase": "lay",
    }


DRAWING = {
    "2.1 with an empty deck a card must be laid on an empty cell of one's choice": Case(
        legal="lay H5 7, lay H5 20, lay H9 7, lay H9 20, lay HA 7, lay HA 20",
        refused={
            "flip 1": "2.2 not_now: do flip, phase lay",
            "lay H5 8": "2.1 not_empty: cell 8, cells 7 20",
            "lay H5 26": "2.1 not_empty: cell 26, cells 7 20",
            "lay C5 7": "2.1 not_in_hand: card C5",
        },
        **lay_on(7, 20),
    ),
    "2.1 a card laid lies face down, and two are to be turned": Case(
        "lay H5 20", {"cells.20": "down", "seats.0.hand": ["H9", "HA"], "pending.count": 2}, **lay_on(7, 20)
    ),
    "2.1 a deck that runs out in play makes the next seat lay": Case(
        "couple, end",
        {"to_act": [1], "phase": "lay", "counts.deck": 0, "pending.cells": [3]},
        rank="6",
        layout={"pile": ["CJ", "CQ"]},
        arranged={"pile": ["CQ"]},
    ),
    "2.1 without an empty cell the next number is laid": Case(
        legal="lay H5 26, lay H9 26, lay HA 26",
        refused={"lay H5 27": "2.1 not_empty: cell 27, cells 26"},
        **lay_on(),
    ),
}

TURNING = {
    "2.2 one after the other": Case(
        "flip 7",
        {"cells.7": "HQ", "phase": "flip"},
        {"flip 7": "2.2 not_face_down: cell 7"},
        layout={"board": {7: "HQ"}},
    ),
    "2.2 only a face-down card can be turned": Case(
        refused={f"flip {cell}": f"2.2 not_face_down: cell {cell}" for cell in (13, 0, -1, 26, 10**40)}
    ),
    "2.2 no couple is taken before both are turned": Case(
        "flip 1",
        refused={
            "couple SA HA": "2.3 not_now: do couple, phase flip",
            "swap SA": "2.4 not_now: do swap, phase flip",
            "end": "2.4 not_now: do end, phase flip",
        },
        layout={"board": {1: "SA", 13: "HA"}},
    ),
    "2.2 as many are turned as there are": Case("lay HA 25", {"pending.count": 1}, **lay_on(*range(1, 26))),
    "2.2 then couples are taken": Case("lay HA 25, flip 25", {"phase": "couple"}, **lay_on(*range(1, 26))),
    "2.2 with nothing face down couples come at once": Case(
        "lay HA 13", {"phase": "couple"}, **lay_on(*range(1, 26))
    ),
}

COUPLES = {
    "2.3 a couple is logged in one order however it is named": Case(
        "couple S6 H6", {"log.-1.cards": ["H6", "S6"]}, layout=SIXES, flipped=(1, 2)
    ),
    "2.3 named the other way too": Case(
        "couple H6 S6", {"log.-1.cards": ["H6", "S6"]}, layout=SIXES, flipped=(1, 2)
    ),
    "2.3 a hand card goes with a board card": Case(
        "couple S6 H6",
        {"treasures.0": ["H6", "S6"], "seats.0.hand": ["C2", "C3", "C4"]},
        layout={"board": {1: "S6"}, "hands": [["H6", "C2", "C3"]], "pile": ["C4"]},
        flipped=(1, 2),
    ),
    "2.3 two hand cards are never a couple": Case(
        refused={"couple S6 H6": "2.3 both_in_hand: cards H6 S6"},
        layout={"hands": [["H6", "S6", "C2"]]},
        flipped=(1, 2),
    ),
    "2.3 hidden cards are refused alike wherever they lie": Case(
        refused={f"couple S6 {card}": f"2.3 not_available: card {card}" for card in ("H6", "D6", "C4")},
        layout={"board": {1: "S6", 9: "H6"}, "hands": [["C2"], ["D6"]], "pile": ["C3", "C4"]},
        flipped=(1, 2),
    ),
    "2.3 what is no couple is refused": Case(
        refused={
            "couple S6 S6": "2.3 same_card: card S6",
            "couple S6": "2.3 not_two_cards: count 1",
            "couple": "2.3 not_two_cards: count 0",
            "couple S6 H6 C6": "2.3 not_two_cards: count 3",
            "couple S6 C6": "2.3 no_couple: cards C6 S6, why same_colour",
        },
        layout={"board": {1: "S6", 2: "H6", 13: "C6"}},
        flipped=(1, 2),
    ),
    "2.3 several couples may be taken in one turn": Case(
        "couple S6 H6, couple H7 C7, couple C9 D9",
        {"couples": 3, "counts.treasures": [6, 0]},
        layout={"board": {1: "S6", 2: "H7", 13: "C9"}, "hands": [["H6", "C7", "D9"]]},
        flipped=(1, 2),
    ),
    "2.3 a choice is asked for even with one answer left": Case("couple", legal="look 1", event=15),
    "2.3 a choice without any answer is passed over": Case(
        "couple", {"phase": "couple"}, rank="2", arranged={"pile": []}
    ),
    "2.3 the hand is out of use even where the choice is passed over": Case(
        "couple", {"phase": "couple", "hand_usable": False}, rank="5", down=()
    ),
}

SWAP = {"board": {13: "C9"}, "hands": [["H6", "C2", "C3"]], "pile": ["CJ"]}
FULL = {
    "board": {2: "S6", 9: "H7", 13: "D6"},
    "hands": [["C7"], ["C2", "C3", "C4"]],
    "pile": ["CJ", "C8", "CQ", "CK", "DK"],
}

END_OF_TURN = {
    "2.4 without a couple the centre is to be swapped": Case(
        legal="swap C2, swap C3, swap CJ, swap H6",
        refused={"end": "2.4 swap_owed", "swap HK": "2.4 not_in_hand: card HK"},
        layout=SWAP,
        flipped=(1, 2),
    ),
    "2.4 with the swap the turn ends": Case(
        "swap C2",
        {"cells.13": "C2", "seats.0.hand": ["C3", "C9", "CJ", "H6"], "to_act": [1]},
        layout=SWAP,
        flipped=(1, 2),
    ),
    "2.4 whichever card lies there, the deck's first one too": Case(
        refused={"swap H6": ""},
        layout={"board": {13: DECKS["trump"].names[0]}, "hands": [["H6"]]},
        flipped=(1, 2),
    ),
    "2.4 after a couple there is no swap": Case(
        "couple",
        legal="end",
        refused={"swap HA": "2.4 no_swap_after_couple: card HA"},
        rank="6",
        layout={"hands": [["HA", "C2", "C4"]], "pile": ["D5"], "board": {13: "D9"}},
    ),
    "2.4 the swap is skipped where the centre is empty": Case(
        legal="end",
        refused={"swap HA": "2.4 centre_empty: card HA"},
        layout={"hands": [["HA"]], "board": {1: "C2", 2: "C3"}},
        flipped=(1, 2),
        arranged={"hands": {0: ["HA"]}, "empty": [13]},
    ),
    "2.4 with an empty hand no card can be swapped": Case(
        refused={"swap HA": "2.4 not_in_hand: card HA"}, flipped=(1, 2), arranged={"hands": {0: []}}
    ),
    "2.5 open cards are turned down and empty cells filled in order, the centre face up": Case(
        "couple S6 D6, end",
        {"up": [13], "cells.13": "CQ", "cells.9": "down", "cells.2": "down"},
        layout=FULL,
        flipped=(2, 9),
    ),
    "2.5 where the deck runs out the higher cells stay empty": Case(
        "couple S6 D6, end",
        {"cells.2": "down", "cells.13": "empty"},
        layout=FULL,
        flipped=(2, 9),
        arranged={"pile": ["CJ"]},
    ),
    "2.5 the swapped centre stays face up and the rest is turned down": Case(
        "swap C2", {"up": [13]}, layout={"hands": [["C2"]]}, flipped=(1, 25)
    ),
    "2.6 any seat's empty hand ends the game": Case(
        "couple, end", {"phase": "over"}, rank="6", seats=3, arranged={"hands": {2: []}}
    ),
    "2.6 a hand that was filled again does not end the game": Case(
        "couple S2 H2, draw_for 0, end",
        {"phase": "flip", "to_act": [1]},
        layout={"board": {1: "S2", 2: "C7"}, "hands": [["H2"]]},
        flipped=(1, 2),
        arranged={"hands": {0: ["H2"]}},
    ),
}


@rows(DRAWING | TURNING | COUPLES | END_OF_TURN)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def test_2_1_a_card_on_a_new_cell_stays_part_of_the_board() -> None:
    table = Case(**lay_on()).table().do("lay H5 26")
    assert table.cell(26) == "down"
    table.state.enter("lay")
    table.do("lay H9 27, flip 26 27")
    assert len(table.view()["board"]) == 27
    table.arrange(empty=[26])
    assert table.cell(26) == "empty"
    table.state.enter("lay")
    assert {each["cell"] for each in table.legal()} == {26}


def test_2_1_corners_x_and_blocks_are_within_the_first_25_cells() -> None:
    table = Case(rank="5").table().do("couple")
    table.state.board.append(-1)
    table.state.empty.append(26)
    assert [each["cell"] for each in table.legal()] == [int(cell) for cell in MIDDLES.split()]
    refusal = said(table.match.check({"do": "flip_x", "cell": 26}))
    assert refusal == f"5.3 not_a_middle: cell 26, cells {MIDDLES}"


def test_2_4_swaps_of_all_cards_are_listed_with_the_couples() -> None:
    table: Table = Case(rank="6").table()
    assert [each["card"] for each in table.legal("swap")] == table.hand(0)
    assert said(table.match.check({"do": "end"})) == "2.4 swap_owed"


def test_2_5_each_empty_cell_gets_the_next_card_of_the_deck() -> None:
    table = Case(layout=FULL, flipped=(2, 9)).table().do("couple S6 D6, end")
    names = table.state.deck.names
    assert [names[table.state.board[cell]] for cell in (2, 13)] == ["C8", "CQ"]
