"""Clause 5: the playing cards; the names begin with the clauses."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from py_engine.games.ghost_couple.decks import DECKS
from tests.clauses import rows
from tests.games.ghost_couple.table import Case, Table

DECK = DECKS["trump"]
MIDDLES = "7 8 9 12 13 14 17 18 19"
NOTHING_HAPPENS = {"phase": "couple", "hand_usable": True, "skips": 0, "direction": 1}
JACKS = {"board": {1: "SJ", 2: "HJ", 3: "CJ", 4: "DJ"}}


def go(one: str, other: str) -> bool:
    a, b = DECK.index[one], DECK.index[other]
    assert bool(DECK.partners[a] >> b & 1) == bool(DECK.partners[b] >> a & 1)
    return bool(DECK.partners[a] >> b & 1)


def all_but(*cells: int) -> str:
    """Return actions that banish each cell except these, one by one."""
    return ", ".join(f"banish {cell}" for cell in range(1, 26) if cell not in cells)


def scoring(*treasures: str) -> dict[str, Any]:
    """Return a table on which the seats have won these cards."""
    return {"arranged": {"treasures": {seat: cards.split() for seat, cards in enumerate(treasures)}}}


def won(cards: str, points: int) -> Case:
    return Case(shows={"scores": [points, 0]}, **scoring(cards))


POINTS = {
    "5.1 two jokers are a couple on the table": Case(
        "couple JO1 JO2", {"scores": [-2, 0]}, layout={"board": {1: "JO1"}, "hands": [["JO2"]]}, flipped=(1, 2)
    ),
    "5.2 red cards up to ten count one": won("HA D2 H10", 3),
    "5.2 red court cards count two": won("HJ DQ HK", 6),
    "5.2 jokers cost one": won("JO1 JO2", -2),
    "5.2 black cards count nothing": won("SA CK S10 C8", 0),
    "5.2 four eights count eight more": won("S8 H8 D8 C8", 10),
    "5.2 three eights do not": won("S8 H8 D8", 2),
    "5.2 the four eights count in one treasure only": Case(shows={"scores": [1, 1]}, **scoring("S8 H8", "D8 C8")),
    "5.2 whoever's it is": Case(shows={"sheets.1.quartets": 8}, **scoring("", "S8 H8 D8 C8")),
}

EFFECTS = {
    "5.3 an ace turns one more card up, and must": Case(
        "couple", {"phase": "flip", "pending.count": 1}, {"end": "2.4 not_now: do end, phase flip"}, rank="A"
    ),
    "5.3 an ace with nothing face down is passed over": Case("couple", {"phase": "couple"}, rank="A", down=()),
    "5.3 a two lets a seat of the match draw": Case(
        "couple",
        legal="draw_for 0, draw_for 1, draw_for 2",
        refused={"draw_for 3": "S1 no_seat: seat 3, seats 3"},
        rank="2",
        seats=3,
    ),
    **{
        f"5.3 a two lets seat {seat} draw two": Case(
            f"couple, draw_for {seat}", {"counts.hands": hands, "phase": "couple"}, rank="2", seats=3
        )
        for seat, hands in enumerate(([6, 3, 3], [4, 5, 3], [4, 3, 5]))
    },
    "5.4 a two draws as many as the deck has": Case(
        "couple", {"pending.count": 1}, rank="2", arranged={"pile": ["C9"]}
    ),
    "5.3 a three takes three different face-down cards": Case(
        "couple",
        refused={
            "take 4 9 13": "5.3 not_face_down: cell 13",
            "take 4 9 2": "5.3 not_face_down: cell 2",
            "take 4 9": "5.4 wrong_count: count 2, expected 3",
            "take 4 9 10 11": "5.4 wrong_count: count 4, expected 3",
            "take 4 9 9": "5.3 same_cell: cell 9",
        },
        rank="3",
    ),
    "5.3 they come into the hand, and three cards of it go there": Case(
        "couple, take 25 4 9",
        {
            "log.-1.cells": [4, 9, 25],
            "phase": "put",
            "pending.cells": [4, 9, 25],
            "seats.0.hand": ["C7", "C8", "C9", "H5", "HQ", "S10", "S9"],
        },
        {
            "put H5 HQ": "5.4 wrong_count: count 2, expected 3",
            "put H5 HQ H5": "5.3 same_card: card H5",
            "put H5 HQ CJ": "5.3 not_in_hand: card CJ",
        },
        rank="3",
        layout={"board": {4: "HQ", 9: "C9", 25: "C7", 13: "CJ"}, "hands": [["H5", "C8", "S9"]], "pile": ["S10"]},
    ),
    "5.3 they lie face down again": Case(
        "couple, take 25 4 9, put H5 C7 HQ",
        {
            "log.-1.do": "put",
            "seats.0.log.-1.cards": ["H5", "C7", "HQ"],
            "cells.4": "down",
            "cells.9": "down",
            "cells.25": "down",
            "seats.0.hand": ["C8", "C9", "S10", "S9"],
            "phase": "couple",
        },
        rank="3",
        layout={"board": {4: "HQ", 9: "C9", 25: "C7", 13: "CJ"}, "hands": [["H5", "C8", "S9"]], "pile": ["S10"]},
    ),
    "5.4 a three takes the one that lies face down": Case("couple", legal="take 20", rank="3", down=(20,)),
    "5.4 or both": Case("couple, take 20 21", {"pending.count": 2}, rank="3", down=(20, 21)),
    "5.4 a three is passed over with nothing face down": Case("couple", {"phase": "couple"}, rank="3", down=()),
    "5.3 a four turns the corners and puts the hand out of use": Case(
        "couple",
        {
            "phase": "couple",
            "cells.1": "S7",
            "cells.5": "D7",
            "cells.21": "C9",
            "cells.25": "C10",
            "hand_usable": False,
        },
        {
            "couple S7 H7": "5.3 hand_out_of_use: card H7",
            "couple C9 H9": "5.3 hand_out_of_use: card H9",
            "couple S7 D7": "",
        },
        rank="4",
        layout={"board": {1: "S7", 5: "D7", 21: "C9", 25: "C10"}, "hands": [["H7", "H9"]]},
    ),
    "5.3 effects that move hand cards still work": Case(
        "couple, couple S3 D3, take 7 8 9",
        {"phase": "put"},
        rank="4",
        layout={"board": {1: "S3", 5: "D3"}},
    ),
    "5.3 a five turns an X of five and puts the hand out of use": Case(
        "couple",
        {"hand_usable": False},
        {"flip_x 1": f"5.3 not_a_middle: cell 1, cells {MIDDLES}"},
        legal=", ".join(f"flip_x {cell}" for cell in MIDDLES.split()),
        rank="5",
    ),
    "5.3 the X lies around its middle": Case("couple, flip_x 17", {"up": [11, 13, 17, 21, 23]}, rank="5"),
    "5.4 an X needs a face-down card in it": Case(
        "couple",
        legal="flip_x 9, flip_x 13",
        refused={"flip_x 7": "5.4 nothing_to_turn: cell 7"},
        rank="5",
        down=(9,),
    ),
    "5.4 that card is turned": Case("couple, flip_x 13", {"phase": "couple"}, rank="5", down=(9,)),
    "5.3 a jack skips the next seat": Case("couple", {"skips": 1, "next": 2}, rank="J", seats=3),
    "5.3 once": Case("couple, end", {"to_act": [2], "skips": 0}, rank="J", seats=3),
    "5.3 a queen turns the direction": Case("couple, end", {"direction": -1, "to_act": [2]}, rank="Q", seats=3),
    "5.3 for good": Case(
        "couple, end, flip 1 4, swap H9", {"to_act": [1]}, rank="Q", seats=3, layout={"hands": [[], [], ["H9"]]}
    ),
    "5.3 a king banishes any one card of the board": Case(
        "couple",
        legal=all_but(2, 3),
        refused={
            "banish 2": "5.3 no_card: cell 2",
            "banish 13 14": "5.4 wrong_count: count 2, expected 1",
            "banish": "5.4 wrong_count: count 0, expected 1",
        },
        rank="K",
        layout={"board": {4: "D9"}},
        turned=(4,),
    ),
    "5.3 and the turn goes on": Case(
        "couple, banish 13",
        {"banished": ["C9"], "phase": "couple", "to_act": [0]},
        {"end": ""},
        rank="K",
        layout={"board": {13: "C9"}},
    ),
    "5.3 a king with an empty board is passed over": Case(
        "couple SK HK",
        {"phase": "couple"},
        layout={"board": {1: "SK"}, "hands": [["HK"]]},
        flipped=(1, 2),
        arranged={"empty": range(2, 26)},
    ),
    **{
        f"5.3 a couple of {rank} does nothing": Case("couple", NOTHING_HAPPENS, rank=rank)
        for rank in ("6", "7", "8", "9", "10")
    },
    **{
        f"5.3 a joker with {card} does nothing": Case(
            f"couple JO1 {card}", NOTHING_HAPPENS, layout={"board": {1: "JO1", 2: card}}, flipped=(1, 2)
        )
        for card in ("HA", "S2", "D3", "C4", "H5", "SJ", "DQ", "CK", "JO2")
    },
}

NEXT = {
    **{
        f"5.5 {len(done.split(',')) - 1} skips of {seats} seats lead to seat {turn}": Case(
            done, {"to_act": [turn]}, seats=seats, layout=JACKS, flipped=(1, 2), turned=(3, 4)
        )
        for seats, done, turn in (
            (3, "couple SJ HJ, end", 2),
            (3, "couple SJ HJ, couple CJ DJ, end", 0),
            (2, "couple SJ HJ, end", 0),
            (2, "couple SJ HJ, couple CJ DJ, end", 0),
        )
    },
    "5.5 a skip before a turn of direction skips the other way": Case(
        "couple SJ HJ, couple SQ HQ, end",
        {"to_act": [1]},
        seats=3,
        layout={"board": {1: "SJ", 2: "HJ", 3: "SQ", 4: "HQ"}},
        flipped=(1, 2),
        turned=(3, 4),
    ),
}


@rows(POINTS | EFFECTS | NEXT)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


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
    assert [go(*pair.split()) for pair in ("S2 H2", "S2 C2", "JO1 JO2", "S8 C8")] == [True, False, True, True]


def put_back(table: Table) -> list[str]:
    """Return the cards on the cells 4, 9 and 25."""
    return [table.state.deck.names[table.state.board[cell]] for cell in (4, 9, 25)]


def test_5_3_a_three_puts_each_card_on_the_cell_in_its_order() -> None:
    table = EFFECTS["5.3 they lie face down again"].table().do("couple, take 25 4 9")
    hand = len(table.hand(0))
    assert len(table.legal()) == hand * (hand - 1) * (hand - 2)
    assert put_back(table.do("put H5 C7 HQ")) == ["H5", "C7", "HQ"]


@pytest.mark.parametrize("cells", ["20", "20 21"])
def test_5_4_a_three_puts_as_many_as_it_took(cells: str) -> None:
    table = Case(rank="3", down=tuple(map(int, cells.split()))).table().do(f"couple, take {cells}")
    assert table.do(f"put {' '.join(table.hand(0)[: len(cells.split())])}").phase == "couple"


def test_5_5_the_next_seat_is_found_in_the_direction_at_the_end_of_the_turn() -> None:
    table = Table("ghosts", 4, board={1: "bamboo1b", 2: "clock1b"}, hands=[["bamboo0a", "clock0a"]])
    table.do("flip 1 2, couple bamboo0a bamboo1b")
    assert table.view()["next"] == 2
    table.do("couple clock0a clock1b")
    assert table.view()["next"] == 2
    table.do("end, flip 3 4")
    assert table.turn == 2
    table.do(f"swap {table.hand(2)[0]}")
    assert table.turn == 1
