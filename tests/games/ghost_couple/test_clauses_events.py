"""Clause 6.3: the nineteen events; the names begin with the clauses, then the events."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import rows
from tests.games.ghost_couple.table import Case, ghost_couple_with, ghost_table, take_event

DECK = DECKS["ghosts"]
MIDDLES = "7 8 9 12 13 14 17 18 19"
ZERO, ONE = ghost_couple_with(17)


def turning(event: int, count: int, **more: Any) -> Case:
    return Case("couple", {"phase": "flip", "pending.count": count, "pending.event": event}, event=event, **more)


BOARD_EVENTS = {
    **{f"6.3 event {count} turns {count} more up": turning(count, count) for count in (1, 2, 3)},
    "6.3 event 2: one after the other": Case("couple, flip 4", {"phase": "flip", "pending.count": 1}, event=2),
    "6.3 event 4 turns the corners and puts the hand out of use": Case(
        "couple",
        {"up": [1, 5, 13, 21, 25], "phase": "couple"},
        {"couple fox0a fox1a": "6.3 hand_out_of_use: card fox0a"},
        event=4,
        layout={"hands": [["fox0a"]], "board": {5: "fox1a"}},
    ),
    "6.3 the X lies around its middle": Case("couple, flip_x 19", {"up": [13, 15, 19, 23, 25]}, event=5),
    "6.3 event 6 turns a block of nine": Case(
        "couple",
        {"hand_usable": False},
        {"flip_block 1": f"6.3 not_a_middle: cell 1, cells {MIDDLES}"},
        legal=", ".join(f"flip_block {cell}" for cell in MIDDLES.split()),
        event=6,
    ),
    "6.3 the block lies around its middle": Case(
        "couple, flip_block 18", {"up": [12, 13, 14, 17, 18, 19, 22, 23, 24]}, event=6
    ),
    "5.4 event 6 needs a face-down card in the block": Case(
        "couple",
        legal="flip_block 19",
        refused={"flip_block 7": "5.4 nothing_to_turn: cell 7"},
        event=6,
        down=(25,),
    ),
    **{
        f"2.3 event {event} closes the hand even with nothing to turn": Case(
            "couple", {"phase": "couple", "hand_usable": False}, event=event, down=()
        )
        for event in (5, 6)
    },
    **{
        f"6.3 event {event} banishes {cells} and ends the turn, the centre is filled face up": Case(
            f"couple, banish {cells}",
            {"banished": banished, "to_act": [1], "phase": "flip", "up": [13]},
            event=event,
            layout={"board": {4: "fox0a", 13: "fox1a"}},
        )
        for event, cells, banished in ((13, "13", ["fox1a"]), (14, "4 13", ["fox0a", "fox1a"]))
    },
    **{
        f"6.3 event {event} is not passed by": Case(
            "couple",
            refused={
                "end": "2.4 not_now: do end, phase banish",
                "banish": f"5.4 wrong_count: count 0, expected {count}",
            },
            event=event,
        )
        for event, count in ((13, 1), (14, 2))
    },
    "6.3 event 14 banishes two different cards": Case(
        "couple", refused={"banish 4 4": "6.3 same_cell: cell 4", "banish 4 5": ""}, event=14
    ),
    "5.4 event 14 banishes the one card there is": Case(
        "couple", legal="banish 1", event=14, arranged={"empty": range(4, 26)}
    ),
    **{
        f"6.3 event {event} ends the turn also with nothing to banish": Case(
            "couple", {"to_act": [1], "phase": "flip"}, event=event, arranged={"empty": [1, *range(4, 26)]}
        )
        for event in (13, 14)
    },
    "6.3 event 19 shows the whole board until it is covered": Case(
        "couple",
        {
            **{f"seats.{seat}.board.{cell}.state": "up" for seat in (0, 1) for cell in (0, 12, 24)},
            "up": [1, *range(4, 26)],
            "cells.2": "empty",
            "cells.3": "empty",
            "pending.seconds": 15,
        },
        legal="cover",
        event=19,
    ),
    "6.3 event 19: then all but the centre lies face down": Case(
        "couple, cover", {"up": [13], "phase": "couple"}, event=19
    ),
    "6.3 event 19 covers also the cards turned before": Case(
        "couple, cover", {"cells.9": "down"}, event=19, turned=(9,)
    ),
    "6.3 event 19 is passed over if only the centre holds a card": Case(
        "couple", {"phase": "couple"}, event=19, arranged={"empty": [1, *range(4, 13), *range(14, 26)]}
    ),
    "6.3 event 19 is passed over on an empty board": Case(
        "couple", {"phase": "couple"}, event=19, arranged={"empty": [1, *range(4, 26)]}
    ),
    "6.3 event 19 holds also without a card in the centre": Case(
        "couple", {"phase": "cover"}, event=19, arranged={"empty": range(5, 26)}
    ),
}

HAND_EVENTS = {
    **{
        f"6.3 event {event} lets any seat draw {count}": Case(
            "couple",
            {"pending.count": count},
            {"draw_for 4": "S1 no_seat: seat 4, seats 4"},
            legal="draw_for 0, draw_for 1, draw_for 2, draw_for 3",
            event=event,
            seats=4,
        )
        for event, count in ((8, 2), (9, 3))
    },
    **{
        f"6.3 event {event}: another seat": Case(
            "couple, draw_for 3", {"counts.hands": [6, 5, 5, 5 + count]}, event=event, seats=4
        )
        for event, count in ((8, 2), (9, 3))
    },
    "6.3 event 10 skips the next seat": Case("couple, end", {"to_act": [2]}, event=10, seats=3),
    "6.3 event 11 turns the direction": Case("couple, end", {"to_act": [2], "direction": -1}, event=11, seats=3),
    "6.3 event 12 is asked for": Case("couple", legal="reshuffle", event=12),
    "6.3 event 12: then couples go on": Case("couple, reshuffle", {"phase": "couple"}, event=12),
    "6.3 event 12 is passed over without a hand": Case(
        "couple", {"phase": "couple"}, event=12, arranged={"hands": {0: []}}
    ),
    "6.3 event 12 is passed over without a deck": Case(
        "couple", {"phase": "couple"}, event=12, arranged={"pile": []}
    ),
    "6.3 event 15 names another seat": Case(
        "couple",
        refused={"look 0": "6.3 not_yourself: seat 0", "look 3": "S1 no_seat: seat 3, seats 3"},
        legal="look 1, look 2",
        event=15,
        seats=3,
    ),
    "6.3 event 15 names only a seat that has a card": Case(
        "couple",
        refused={"look 1": "6.3 hand_empty: seat 1"},
        legal="look 2",
        event=15,
        seats=3,
        arranged={"hands": {1: []}},
    ),
    "6.3 event 15 is passed over where nobody else has a card": Case(
        "couple", {"phase": "couple"}, event=15, arranged={"hands": {1: []}}
    ),
    "6.3 event 15: the seat that acts sees that hand": Case(
        "couple, look 1",
        {
            "seats.0.hands": [None, ["fox0a", "rain0a"], None],
            "seats.1.hands": [None] * 3,
            "seats.2.hands": [None] * 3,
            "hands": [None] * 3,
        },
        {"banish_hand moon0a": "6.3 not_in_that_hand: card moon0a, seat 1"},
        legal="banish_hand fox0a, banish_hand rain0a",
        event=15,
        seats=3,
        arranged={"hands": {0: ["moon0a"], 1: ["fox0a", "rain0a"]}},
    ),
    "6.3 event 15: one card of it is banished, and it is covered": Case(
        "couple, look 1, banish_hand fox0a",
        {"banished": ["fox0a"], "seats.1.hand": ["rain0a"], "seats.0.hands": [None] * 3, "phase": "couple"},
        event=15,
        seats=3,
        arranged={"hands": {0: ["moon0a"], 1: ["fox0a", "rain0a"]}},
    ),
    "5.4 event 16 draws as many as there are": Case(
        "couple", {"counts.deck": 0}, event=16, arranged={"pile": ["fox0a"], "treasures": {1: ["moon0b"]}}
    ),
    "6.3 event 17 takes any card from another treasure": Case(
        "couple",
        refused={
            f"rob 0 {ZERO}": "6.3 not_yourself: seat 0",
            "rob 2 moon0b": "6.3 not_in_treasure: card moon0b, seat 2",
            "rob 5 moon0b": "S1 no_seat: seat 5, seats 3",
        },
        legal="rob 1 moon0b, rob 1 moon1a, rob 2 fox0a",
        event=17,
        seats=3,
        arranged={"treasures": {1: ["moon0b", "moon1a"], 2: ["fox0a"]}},
    ),
    "6.3 event 17: without its event, which would turn three more up": Case(
        "couple, rob 1 moon1a",
        {"treasures": [sorted([ZERO, ONE, "moon1a"]), ["moon0b"], ["fox0a"]], "phase": "couple"},
        event=17,
        seats=3,
        arranged={"treasures": {1: ["moon0b", "moon1a"], 2: ["fox0a"]}},
    ),
    "6.3 event 18 banishes any card from another treasure": Case(
        "couple",
        {"scores.1": 3},
        legal="banish_treasure 1 moon0b, banish_treasure 1 moon1a",
        event=18,
        arranged={"treasures": {1: ["moon0b", "moon1a"]}},
    ),
    "6.3 event 18: it counts no more": Case(
        "couple, banish_treasure 1 moon0b",
        {"banished": ["moon0b"], "scores.1": 0, "phase": "couple"},
        event=18,
        arranged={"treasures": {1: ["moon0b", "moon1a"]}},
    ),
    **{
        f"6.3 event {event} is passed over where nobody else has won a card": Case(
            "couple", {"phase": "couple"}, event=event
        )
        for event in (17, 18)
    },
}


@rows(BOARD_EVENTS | HAND_EVENTS)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def test_6_3_event_7_takes_three_and_puts_three() -> None:
    table = take_event(7, board={4: "fox0a", 5: "rain0a", 6: "snow0a"}).do("take 6 5 4, put snow0a fox0a rain0a")
    assert [DECK.names[card] for card in table.state.board[4:7]] == ["snow0a", "fox0a", "rain0a"]


def test_6_3_event_12_shuffles_the_hand_into_the_deck_and_draws_as_many() -> None:
    table = take_event(12)
    hand, deck = table.hand(0), [DECK.names[card] for card in table.state.pile]
    entry = table.match.act({"do": "reshuffle"})
    assert sorted(entry["deck"]) == sorted([*hand, *deck])
    assert table.hand(0) == sorted(entry["deck"][: len(hand)])
    assert [DECK.names[card] for card in reversed(table.state.pile)] == entry["deck"][len(hand) :]
    table.match.undo()
    assert table.match.act({"do": "reshuffle"}) == entry, "S8: after an undo the outcome is the same"


@pytest.mark.parametrize("change", ["short", "double", "foreign", "missing"])
def test_s6_a_load_refuses_an_impossible_outcome_of_event_12(change: str) -> None:
    save = take_event(12).do("reshuffle").match.save()
    deck, treasure = save["log"][-1]["deck"], save["log"][-2]["cards"][0]
    decks = {"short": deck[:-1], "double": [*deck[:-1], deck[0]], "foreign": [*deck[:-1], treasure]}
    entry = {"do": "reshuffle", **({} if change == "missing" else {"deck": decks[change]})}
    with pytest.raises(BadInput) as error:
        Match.load(GAME, {**save, "log": [*save["log"][:-1], entry]})
    expected = ("S3", "outcome_missing") if change == "missing" else ("ghost_couple 6.3", "impossible_deck")
    refusal = error.value.details["refusal"]
    assert (refusal["clause"], refusal["code"]) == expected
    assert error.value.details["entry"] == len(save["log"]) - 1


def test_s6_a_load_takes_any_possible_outcome_of_event_12() -> None:
    save = take_event(12).do("reshuffle").match.save()
    deck = sorted(save["log"][-1]["deck"], reverse=True)
    match = Match.load(GAME, {**save, "log": [*save["log"][:-1], {"do": "reshuffle", "deck": deck}]})
    assert match.view(0)["hand"] == sorted(deck[: len(match.view(0)["hand"])])


def test_6_3_event_14_may_banish_any_two_cards() -> None:
    assert len(take_event(14).legal()) == 23 * 22 // 2


PILE = ["fox0a", "fox0b", "fox1a", "fox1b", "rain0a", "rain0b", "rain1a", "rain1b"]
FIRST, SECOND, THIRD = ({*PILE[at : at + 2]} for at in (0, 2, 4))
LEVEL = {1: ["hana0a"], 2: ["yozakura0a"]}
"""Treasures worth as much as the couple of event 16, each card a point."""


@pytest.mark.parametrize(
    ("treasures", "direction", "drawn"),
    [
        pytest.param({1: ["moon0b"]}, 1, [set(), FIRST, set()], id="the seat with the most points draws two"),
        pytest.param({}, 1, [FIRST, set(), set()], id="the couple just taken counts"),
        pytest.param(LEVEL, 1, [FIRST, SECOND, THIRD], id="level seats draw from the acting seat on"),
        pytest.param(LEVEL, -1, [FIRST, THIRD, SECOND], id="in the direction of play"),
        pytest.param(
            *({1: ["stall1a", "slope1a", "hana0a"], 2: ["hana0b"]}, 1, [set(), FIRST, SECOND]),
            id="the extra points of abilities count",
        ),
    ],
)
def test_6_3_event_16(treasures: dict[int, list[str]], direction: int, drawn: list[set[str]]) -> None:
    table = ghost_table(16, 3)
    table.arrange(treasures=treasures, pile=PILE)
    table.state.direction = direction
    before = [table.hand(seat) for seat in range(3)]
    assert table.do("couple").phase == "couple"
    assert [set(table.hand(seat)) - set(hand) for seat, hand in enumerate(before)] == drawn
