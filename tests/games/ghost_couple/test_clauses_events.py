"""Clause 6.3: the nineteen events; the numbers in the names are the clauses, then the events."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.ghost_couple.table import Table, ghost_couple_with, ghost_table, take_event

DECK = DECKS["ghosts"]


@pytest.mark.parametrize(("event", "count"), [(1, 1), (2, 2), (3, 3)])
def test_6_3_events_1_2_3_turn_more_cards_up(event: int, count: int) -> None:
    table = take_event(event)
    for left in range(count, 0, -1):
        assert (table.phase, table.view()["pending"]["count"]) == ("flip", left)
        assert table.view()["pending"]["event"] == event
        table.flip(table.view()["pending"]["cells"][0])
    assert table.phase == "couple"


def test_6_3_events_3_and_5_4_turns_as_many_as_there_are() -> None:
    table = ghost_table(3)
    table.turn_over_all_but(20, 21)
    table.couple(*ghost_couple_with(3))
    table.flip(20, 21)
    assert table.phase == "couple"


def test_6_3_event_4_turns_the_corners_and_puts_the_hand_out_of_use() -> None:
    table = take_event(4, hands=[["fox0a"]], board={5: "fox1a"})
    assert all(table.cell(cell) not in ("down", "empty") for cell in (1, 5, 21, 25))
    assert table.phase == "couple"
    assert table.no("couple", cards=["fox0a", "fox1a"]) == Refusal("6.3", "hand_out_of_use", {"card": "fox0a"})


def test_6_3_event_5_turns_an_x_of_five() -> None:
    table = take_event(5)
    assert table.why_not("flip_x", cell=25) == ("6.3", "not_a_middle")
    table.act("flip_x", cell=19)
    assert [cell["cell"] for cell in table.view()["board"] if cell["state"] == "up"] == [13, 15, 19, 23, 25]
    assert table.view()["hand_usable"] is False


def test_6_3_event_6_turns_a_block_of_nine() -> None:
    table = take_event(6)
    assert [action["cell"] for action in table.legal()] == [7, 8, 9, 12, 13, 14, 17, 18, 19]
    assert table.why_not("flip_block", cell=1) == ("6.3", "not_a_middle")
    table.act("flip_block", cell=18)
    up = [cell["cell"] for cell in table.view()["board"] if cell["state"] == "up"]
    assert up == [12, 13, 14, 17, 18, 19, 22, 23, 24]
    assert table.view()["hand_usable"] is False


def test_5_4_event_6_needs_a_face_down_card_in_the_block() -> None:
    table = ghost_table(6)
    table.turn_over_all_but(25)
    table.couple(*ghost_couple_with(6))
    assert table.legal() == [{"do": "flip_block", "cell": 19}]
    assert table.no("flip_block", cell=7) == Refusal("5.4", "nothing_to_turn", {"cell": 7})


@pytest.mark.parametrize("event", [5, 6])
def test_2_3_events_5_and_6_close_the_hand_even_with_nothing_to_turn(event: int) -> None:
    table = ghost_table(event)
    table.turn_over_all_but()
    table.couple(*ghost_couple_with(event))
    assert (table.phase, table.view()["hand_usable"]) == ("couple", False)


def test_6_3_event_7_takes_three_and_puts_three() -> None:
    table = take_event(7, board={4: "fox0a", 5: "rain0a", 6: "snow0a"})
    table.act("take", cells=[6, 5, 4])
    table.act("put", cards=["snow0a", "fox0a", "rain0a"])
    names = [DECK.names[card] for card in table.state.board[4:7]]
    assert names == ["snow0a", "fox0a", "rain0a"]


@pytest.mark.parametrize(("event", "count"), [(8, 2), (9, 3)])
def test_6_3_events_8_and_9_let_a_seat_draw(event: int, count: int) -> None:
    table = take_event(event, 4)
    before = table.view()["counts"]["hands"][3]
    assert [action["to"] for action in table.legal()] == [0, 1, 2, 3]
    assert table.view()["pending"]["count"] == count
    assert table.why_not("draw_for", to=4) == ("S1", "no_seat")
    table.act("draw_for", to=3)
    assert table.view()["counts"]["hands"][3] == before + count


def test_6_3_event_8_may_name_oneself() -> None:
    table = take_event(8, pile=["fox0a", "fox1a", "snow0a"])
    table.act("draw_for", to=0)
    assert {"fox1a", "snow0a"} <= set(table.hand(0))


def test_6_3_event_10_skips_the_next_seat() -> None:
    table = take_event(10, 3)
    table.act("end")
    assert table.turn == 2


def test_6_3_event_11_turns_the_direction() -> None:
    table = take_event(11, 3)
    table.act("end")
    assert table.turn == 2
    assert table.view()["direction"] == -1


def test_6_3_event_12_shuffles_the_hand_into_the_deck_and_draws_as_many() -> None:
    table = take_event(12)
    hand, deck = table.hand(0), [DECK.names[card] for card in table.state.pile]
    assert table.legal() == [{"do": "reshuffle"}]
    entry = table.act("reshuffle")
    assert sorted(entry["deck"]) == sorted([*hand, *deck])
    assert table.hand(0) == sorted(entry["deck"][: len(hand)])
    assert [DECK.names[card] for card in reversed(table.state.pile)] == entry["deck"][len(hand) :]
    assert table.phase == "couple"


@pytest.mark.parametrize("without", ["hand", "deck"])
def test_6_3_event_12_is_passed_over_without_a_hand_or_a_deck(without: str) -> None:
    table = ghost_table(12)
    if without == "hand":
        table.arrange(hands={0: []})
    else:
        table.arrange(pile=[])
    table.couple(*ghost_couple_with(12))
    assert table.phase == "couple"


def reshuffled() -> dict[str, Any]:
    table = take_event(12)
    table.act("reshuffle")
    return table.match.save()


def test_s6_the_outcome_of_event_12_is_refused_in_an_action() -> None:
    table = take_event(12)
    assert table.no("reshuffle", deck=["fox0a"]) == Refusal("S6", "unknown_field", {"field": "deck"})


def test_s8_event_12_after_an_undo_shuffles_the_same() -> None:
    table = take_event(12)
    first = table.act("reshuffle")
    table.match.undo()
    assert table.act("reshuffle") == first


@pytest.mark.parametrize("change", ["short", "double", "foreign", "missing"])
def test_s6_a_load_refuses_an_impossible_outcome_of_event_12(change: str) -> None:
    save = reshuffled()
    deck = list(save["log"][-1]["deck"])
    treasure = save["log"][-2]["cards"][0]
    changed = {
        "short": deck[:-1],
        "double": [*deck[:-1], deck[0]],
        "foreign": [*deck[:-1], treasure],
    }
    entry = {"do": "reshuffle"} if change == "missing" else {"do": "reshuffle", "deck": changed[change]}
    with pytest.raises(BadInput) as error:
        Match.load(take_event(12).match.game, {**save, "log": [*save["log"][:-1], entry]})
    expected = ("S3", "outcome_missing") if change == "missing" else ("ghost_couple 6.3", "impossible_deck")
    refusal = error.value.details["refusal"]
    assert (refusal["clause"], refusal["code"]) == expected
    assert error.value.details["entry"] == len(save["log"]) - 1


def test_s6_a_load_takes_any_possible_outcome_of_event_12() -> None:
    save = reshuffled()
    deck = sorted(save["log"][-1]["deck"], reverse=True)
    save["log"][-1] = {"do": "reshuffle", "deck": deck}
    match = Match.load(take_event(12).match.game, save)
    assert match.view(0)["hand"] == sorted(deck[: len(match.view(0)["hand"])])


@pytest.mark.parametrize(("event", "cells"), [(13, [13]), (14, [4, 13])])
def test_6_3_events_13_and_14_banish_and_end_the_turn(event: int, cells: list[int]) -> None:
    table = take_event(event, board={4: "fox0a", 13: "fox1a"})
    assert table.why_not("end") == ("2.4", "not_now")
    assert table.no("banish", cells=[]) == Refusal("5.4", "wrong_count", {"count": 0, "expected": len(cells)})
    table.act("banish", cells=cells)
    assert table.view()["banished"] == (["fox1a"] if event == 13 else ["fox0a", "fox1a"])
    assert (table.turn, table.phase) == (1, "flip")
    assert table.cell(13) not in ("down", "empty"), "the centre is filled face up"


def test_6_3_event_14_banishes_two_different_cards() -> None:
    table = take_event(14)
    assert len(table.legal()) == 23 * 22 // 2
    assert table.no("banish", cells=[4, 4]) == Refusal("6.3", "same_cell", {"cell": 4})


def test_5_4_event_14_banishes_the_one_card_there_is() -> None:
    table = ghost_table(14)
    table.arrange(empty=range(4, 26))
    table.couple(*ghost_couple_with(14))
    assert table.legal() == [{"do": "banish", "cells": [1]}]


@pytest.mark.parametrize("event", [13, 14])
def test_6_3_events_13_and_14_end_the_turn_also_with_nothing_to_banish(event: int) -> None:
    table = ghost_table(event)
    table.arrange(empty=[1, *range(4, 26)])
    table.couple(*ghost_couple_with(event))
    assert (table.turn, table.phase) == (1, "flip")


def test_6_3_event_15_looks_at_another_hand_and_banishes_one_card_of_it() -> None:
    table = take_event(15, 3, hands=[[], ["fox0a", "rain0a"]])
    assert [action["from"] for action in table.legal()] == [1, 2]
    assert table.no("look", from_=0) == Refusal("6.3", "not_yourself", {"seat": 0})
    assert table.no("look", from_=3) == Refusal("S1", "no_seat", {"seat": 3, "seats": 3})
    table.act("look", from_=1)
    hand = table.hand(1)
    assert table.view(0)["hands"] == [None, hand, None]
    for seat in (1, 2, None):
        assert table.view(seat)["hands"] == [None, None, None]
    assert [action["card"] for action in table.legal()] == hand
    own = table.hand(0)[0]
    assert table.no("banish_hand", card=own) == Refusal("6.3", "not_in_that_hand", {"card": own, "seat": 1})
    table.act("banish_hand", card="fox0a")
    assert table.view()["banished"] == ["fox0a"]
    assert table.hand(1) == [card for card in hand if card != "fox0a"]
    assert table.view(0)["hands"] == [None, None, None]
    assert table.phase == "couple"


def test_6_3_event_15_names_only_a_seat_that_has_a_card() -> None:
    table = ghost_table(15, 3)
    table.arrange(hands={1: []})
    table.couple(*ghost_couple_with(15))
    assert table.legal() == [{"do": "look", "from": 2}]
    assert table.no("look", from_=1) == Refusal("6.3", "hand_empty", {"seat": 1})


def test_6_3_event_15_is_passed_over_where_nobody_else_has_a_card() -> None:
    table = ghost_table(15)
    table.arrange(hands={1: []})
    table.couple(*ghost_couple_with(15))
    assert table.phase == "couple"


def drawn_by(table: Table, before: list[list[str]]) -> list[set[str]]:
    """Return what each seat has drawn since its hand was as in ``before``."""
    return [set(table.hand(seat)) - set(hand) for seat, hand in enumerate(before)]


PILE = ["fox0a", "fox0b", "fox1a", "fox1b", "rain0a", "rain0b", "rain1a", "rain1b"]


def leader_table(treasures: dict[int, list[str]], seats: int = 3, direction: int = 1) -> list[set[str]]:
    """Let seat 0 take event 16 with these treasures; return what each seat has drawn of ``PILE``."""
    table = ghost_table(16, seats)
    table.arrange(treasures=treasures, pile=PILE)
    table.state.direction = direction
    before = [table.hand(seat) for seat in range(seats)]
    table.couple(*ghost_couple_with(16))
    assert table.phase == "couple"
    return drawn_by(table, before)


def test_6_3_event_16_lets_the_seat_with_the_most_points_draw_two() -> None:
    assert leader_table({1: ["moon0b"]}) == [set(), {"fox0a", "fox0b"}, set()]


def test_6_3_event_16_counts_the_couple_just_taken() -> None:
    assert leader_table({}) == [{"fox0a", "fox0b"}, set(), set()]


def test_6_3_event_16_level_seats_draw_in_the_direction_of_play_from_the_acting_seat_on() -> None:
    points = DECK.points[DECK.index[ghost_couple_with(16)[0]]]
    level = {1: ["hana0a"], 2: ["yozakura0a"]} if points == 1 else {1: ["hana0b"], 2: ["yozakura0b"]}
    first, second, third = ({"fox0a", "fox0b"}, {"fox1a", "fox1b"}, {"rain0a", "rain0b"})
    assert leader_table(level) == [first, second, third]
    assert leader_table(level, direction=-1) == [first, third, second]


def test_6_3_event_16_counts_the_extra_points_of_abilities() -> None:
    assert leader_table({1: ["stall1a", "slope1a", "hana0a"], 2: ["hana0b"]})[1] == (
        {"fox0a", "fox0b"} if DECK.points[DECK.index[ghost_couple_with(16)[0]]] < 2 else set()
    )


def test_5_4_event_16_draws_as_many_as_there_are() -> None:
    table = ghost_table(16)
    table.arrange(pile=["fox0a"], treasures={1: ["moon0b"]})
    table.couple(*ghost_couple_with(16))
    assert table.view()["counts"]["deck"] == 0


def test_6_3_event_17_takes_any_card_from_another_treasure_without_its_event() -> None:
    table = ghost_table(17, 3)
    table.arrange(treasures={1: ["moon0b", "moon1a"], 2: ["fox0a"]})
    zero, one = ghost_couple_with(17)
    table.couple(zero, one)
    assert table.legal() == [
        {"do": "rob", "from": 1, "card": "moon0b"},
        {"do": "rob", "from": 1, "card": "moon1a"},
        {"do": "rob", "from": 2, "card": "fox0a"},
    ]
    assert table.no("rob", from_=0, card=zero) == Refusal("6.3", "not_yourself", {"seat": 0})
    assert table.no("rob", from_=2, card="moon0b") == Refusal(
        "6.3", "not_in_treasure", {"card": "moon0b", "seat": 2}
    )
    assert table.why_not("rob", from_=5, card="moon0b") == ("S1", "no_seat")
    table.act("rob", from_=1, card="moon1a")
    assert table.view()["treasures"] == [sorted([zero, one, "moon1a"]), ["moon0b"], ["fox0a"]]
    assert table.phase == "couple", "moon1a's event would turn three more up"


def test_6_3_event_18_banishes_any_card_from_another_treasure() -> None:
    table = ghost_table(18)
    table.arrange(treasures={1: ["moon0b", "moon1a"]})
    table.couple(*ghost_couple_with(18))
    assert table.scores()[1] == 3
    table.act("banish_treasure", from_=1, card="moon0b")
    assert table.view()["banished"] == ["moon0b"]
    assert table.scores()[1] == 0
    assert table.phase == "couple"


@pytest.mark.parametrize("event", [17, 18])
def test_6_3_events_17_and_18_are_passed_over_where_nobody_else_has_won_a_card(event: int) -> None:
    assert take_event(event).phase == "couple"


def test_6_3_event_19_shows_the_whole_board_until_it_is_covered() -> None:
    table = take_event(19)
    for seat in (0, 1, None):
        board = table.view(seat)["board"]
        assert [cell["cell"] for cell in board if cell["state"] == "empty"] == [2, 3]
        assert all(cell["card"] for cell in board if cell["state"] != "empty")
        assert table.view(seat)["pending"]["seconds"] == 15
    assert table.legal() == [{"do": "cover"}]
    table.act("cover")
    assert [cell["cell"] for cell in table.view()["board"] if cell["state"] == "up"] == [13]
    assert table.phase == "couple"


def test_6_3_event_19_covers_also_the_cards_turned_before() -> None:
    table = ghost_table(19)
    table.state.turn_up(9)
    table.couple(*ghost_couple_with(19))
    table.act("cover")
    assert table.cell(9) == "down"


def test_6_3_event_19_is_asked_for_also_where_everything_lies_open_already() -> None:
    table = ghost_table(19)
    table.turn_over_all_but()
    table.couple(*ghost_couple_with(19))
    assert table.phase == "cover"


@pytest.mark.parametrize("centre", [True, False])
def test_6_3_event_19_is_passed_over_if_only_the_centre_holds_a_card(centre: bool) -> None:
    table = ghost_table(19)
    table.arrange(empty=[cell for cell in (1, *range(4, 26)) if not (centre and cell == 13)])
    table.couple(*ghost_couple_with(19))
    assert table.phase == "couple"


def test_6_3_event_19_holds_also_without_a_card_in_the_centre() -> None:
    table = ghost_table(19)
    table.arrange(empty=range(5, 26))
    table.couple(*ghost_couple_with(19))
    assert table.phase == "cover"
