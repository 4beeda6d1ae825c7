"""Clause 7 and the shared clauses S2-S9 in Ghost Couple."""

from __future__ import annotations

import pytest

from py_engine.refusals import BadInput
from tests.clauses import said
from tests.games.ghost_couple.table import Table, ghost_table, take_rank, trump_table


def test_s9_a_card_of_the_other_deck_is_refused_not_an_error() -> None:
    playing, ghosts = trump_table("6").match, ghost_table(10).match
    assert said(playing.check({"do": "couple", "cards": ["S6", "fox0a"]})) == "5 not_in_deck: card fox0a"
    assert said(ghosts.check({"do": "swap", "card": "S6"})) == "6.1 not_in_deck: card S6"


def test_6_3_a_seat_of_no_match_is_an_error() -> None:
    with pytest.raises(BadInput) as error:
        Table().match.check({"do": "draw_for", "to": 6})
    assert error.value.code == "unknown_seat"


CLAUSES = {
    "2.1": "lay S6 1",
    "2.3": "couple S6 H6, draw_for 0, take 1, put S6, flip_x 7, banish 7",
    "2.4": "swap S6, end",
    "6.3": "flip_block 7, look 1, banish_hand S6, rob 1 S6, banish_treasure 1 S6, cover, reshuffle",
}
"""Actions by the clauses of their verbs; none is a flip, which begins a turn."""


@pytest.mark.parametrize("clause", CLAUSES)
def test_7_a_verb_out_of_its_phase_is_refused_with_its_clause(clause: str) -> None:
    table = Table()
    for words in CLAUSES[clause].split(", "):
        refusal = f"{clause} not_now: do {words.split()[0]}, phase flip"
        assert said(table.match.check(table.action(words))) == refusal


def test_7_legal_gives_couples_in_ascii_order_and_each_once() -> None:
    table = Table(board={1: "S8", 2: "JO1", 13: "H8"}, hands=[["D8", "C8", "JO2"]])
    table.flip(1, 2)
    cards = [tuple(action["cards"]) for action in table.legal("couple")]
    assert cards == sorted(set(cards))
    assert all(one < other for one, other in cards)
    assert ("C8", "D8") not in cards
    assert {("C8", "S8"), ("JO1", "JO2"), ("H8", "S8"), ("D8", "JO1")} <= set(cards)


def test_7_legal_gives_cells_rising_and_each_choice_once() -> None:
    table = take_rank("3")
    cells = [tuple(action["cells"]) for action in table.legal()]
    assert cells == sorted(set(cells))
    assert all(list(each) == sorted(set(each)) for each in cells)
    assert len(cells) == 22 * 21 * 20 // 6
