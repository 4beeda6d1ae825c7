"""Bokunron, clause 3: playing, the tyrant's step, passing, seats out of play. The names begin with the clause."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from py_engine.games.bokunron.data import INDEX
from tests.clauses import parts, rows, said
from tests.games.bokunron.table import SPREAD, Case, contest, do, legal, match_with, play_plan, shown

SPADES = {"leads": "SJ SQ SK HJ"}
"""Spades are led three times."""
SPENT = "S2 H2 D2 with 5 on S | s2 h2 d2 with 5 on S | S5 H5 D5 with 5 on S"
"""A first trick in which all chips are spent; seat 2 wins it."""
OUT = f"{SPENT}, S3 H3 D3 | s3 | S6 H6 D6, S4 | s4 | S7"
"""After it the seats 0 and 2 have no hand and no chips."""
NO_HAND = "S2 H2 D2 | s2 | S5, S3 H3 D3 | s3 | S6, S4 | s4 | S7"
"""After it seat 0 has chips, but no hand, and is the last to act."""

IN_AND_OUT = {
    "3.1 a seat with no hand and no chips is skipped": Case(
        OUT,
        {
            "counts.hands": [0, 2, 0],
            "counts.chips": [0, 0, 0],
            "out": [True, False, True],
            "to_act": [1],
            "seats.0.hand": [],
        },
        deal=SPADES,
    ),
    "3.1 it is skipped from then on": Case(f"{OUT}, . | h3 | .", {"to_act": [1]}, deal=SPADES),
    "3.1 the marker may stay with such a seat": Case(OUT, {"marker": 2, "order": [2, 0, 1]}, deal=SPADES),
    "3.1 then nobody has the minus one": Case(
        f"{OUT}, . | h3 | .", {"contest.marker": 2, "contest.powers": {1: 10}}, deal=SPADES
    ),
    "3.2 without a hand but with a chip a seat must pass": Case(
        f"{NO_HAND}, H5",
        {"counts.hands.0": 0, "to_act": [0]},
        {"pass": "", "S2": "3.2 must_pass", "C6": "3.2 must_pass"},
        deal=SPADES,
    ),
    "3.7 if all pass the lead card leaves and the marker stays": Case(
        "-, -, -",
        {
            "phase": "hand",
            "leads_gone": ["SJ"],
            "trick": 1,
            "marker": 1,
            "counts.used": 3,
            "contest.outcome": "all_passed",
            "contest.passed": [1, 2, 0],
            "contest.winner": None,
            "counts.tricks": [0, 0, 0],
        },
        deal={"start": 1, "leads": "SJ"},
    ),
    "3.7 where all seats are out of play the remaining tricks pass without an action": Case(
        f"{SPENT}, S3 H3 D3 | s3 h3 d3 | S6 H6 D6, S4 | s4 | S7",
        {"over": True, "out": [True] * 3, "counts.stocks": [9, 9, 9], "contest.number": 2},
        {"pass": "5.6 over"},
        deal=SPADES,
    ),
}

FOLLOW = {
    "3.3 any number of cards but one to three is refused": Case(
        refused={
            "": "3.3 wrong_count: given 0, most 3",
            "S2 S3 S4 H2": "3.3 wrong_count: given 4, most 3",
            SPREAD[0]: "3.3 wrong_count: given 7, most 3",
        }
    ),
    "3.3 with one or two cards none is face up": Case(
        refused={
            "S2 up S2": "3.3 nothing_face_up: given 1, needed 3",
            "S2 up H2": "3.3 nothing_face_up: given 1, needed 3",
            "S2 S3 up S2": "3.3 nothing_face_up: given 2, needed 3",
        }
    ),
    "3.3 with three cards one of them is face up": Case(
        refused={
            "S2 S3 D2 up S4": "3.3 one_face_up: up S4",
            "S2 S3 D2 up H2": "3.3 one_face_up: up H2",
            "S2 S3 D2 up SJ": "3.3 one_face_up: up SJ",
        }
    ),
    "3.3 cards that are not in the hand are refused": Case(
        refused={
            f"S2 {strange}": f"3.3 not_in_hand: card {strange}" for strange in ("S10", "s2", "c10", "SJ", "SA")
        }
    ),
    "3.3 cards of the own stock are not in the hand": Case(
        refused={"S2 C6": "3.3 not_in_hand: card C6"}, deal={"stocks": ["C6"]}
    ),
    "7 the log has a play by suit and number however it was given": Case(
        "H2 S2", {"seats.0.log.3.cards": ["S2", "H2"]}
    ),
    "3.3 a card named twice is refused": Case(refused={"S2 S2": "7 named_twice: card S2"}),
    "3.4 the second deck's cards follow too": Case(
        refused={"s2": "3.4 must_follow: suit H", "h2": ""}, deal={"leads": "HJ", "start": 1}
    ),
}

TYRANT = {
    "3.5 a column without a card is no place": Case(
        "S2 and waits",
        {"phase": "tyrant"},
        {"1 on D": "3.5 empty_column: suit D"},
        deal={"leads": "SJ", "plaza": "H7 H8 C2 c3"},
    ),
    "3.5 chips leave the seat and lie on the place for all to see": Case(
        "S2 with 2 on C",
        {
            "counts.chips": [3, 5, 5],
            "columns.C.chips": 2,
            "placed": [{"seat": 0, "on": "C", "chips": 2}],
            "phase": "play",
            "to_act": [1],
        },
        deal={"leads": "SJ"},
    ),
    "3.5 others may add to the same place, and the lead card takes the lead suit's chips": Case(
        "S2 with 2 on S, s2 with 2 on S",
        {"columns.S.chips": 4, "columns.S.is_lead": True, "columns.S.power": 10 - 8, "columns.S.powers.0": 2},
        deal={"leads": "SJ"},
    ),
    "3.5 a place shows the power that more chips leave": Case(
        "S2 with 2 on S, s2 with 2 on S",
        {"columns.S.powers.1": 0, "columns.S.powers.2": 0},
        deal={"leads": "SJ"},
    ),
    "3.5 other numbers of chips than one to all are refused": Case(
        "S2 and waits",
        refused={
            "6 on S": "3.5 too_many_chips: chips 5",
            f"{10**30} on S": "3.5 too_many_chips: chips 5",
            "0 on S": "3.5 too_few_chips: least 1",
            "-1 on S": "3.5 too_few_chips: least 1",
        },
    ),
    "3.5 what is no suit is refused": Case(
        "S2 and waits",
        refused={f"1 on {suit}": "3.5 no_such_suit: suits S H D C" for suit in ("X", "s", "SH", "SHDC", "lead")},
    ),
}

PASSING = {
    "3.6 a pass costs one chip and returns the hand to the stock, and has no tyrant's step": Case(
        "-",
        {
            "counts.chips": [4, 5, 5],
            "counts.used": 1,
            "counts.stocks": [16, 9, 9],
            "seats.0.hand": [],
            "passed": [True, False, False],
            "to_act": [1],
        },
    ),
    "3.6 a seat that passed in the trick before may not pass again": Case(
        "-, s2, S5, hand 0 S2 S3 S4 H2 H3 D2, S6",
        {"to_act": [0], "passed_before": [True, False, False]},
        {"pass": "3.6 passed_before"},
        deal={"leads": "SJ SQ SK"},
    ),
    "3.6 in the trick after that it may": Case(
        "-, s2, S5, hand 0 S2 S3 S4 H2 H3 D2, S6, S2, s3, s4, S7",
        {"to_act": [0]},
        {"pass": ""},
        deal={"leads": "SJ SQ SK"},
    ),
    "3.6 a seat without chips cannot pass": Case(SPENT, refused={"pass": "3.6 no_chips"}, deal=SPADES),
}


@rows(IN_AND_OUT | FOLLOW | TYRANT | PASSING)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def test_3_1_the_stock_of_a_seat_that_is_out_is_out_of_reach() -> None:
    assert len(do(match_with(**SPADES), OUT).view(0)["stock"]) == 9


def test_3_1_a_last_chip_spent_on_a_pass_does_not_put_a_seat_out() -> None:
    match = match_with(leads="SJ SQ")
    match.state.chips[0] = 1
    do(match, "-, s2, S5")
    expected = {"phase": "hand", "counts.chips.0": 0}
    assert parts(shown(match), expected) == expected
    do(match, "hand 0 S2 S3 S4 H2 H3 D2, S2 | s3 | S6")
    assert [part["seat"] for part in contest(match)["seats"]] == [2, 0, 1]
    assert match.view(None)["out"] == [False] * 3


def test_3_2_the_only_legal_action_is_the_pass_also_with_cards_in_stock() -> None:
    match = do(match_with(**SPADES), f"{NO_HAND}, H5")
    assert legal(match) == [{"do": "pass"}]
    assert match.view(0)["stock"]


def test_3_3_one_to_three_cards_the_third_with_one_of_them_face_up() -> None:
    plays = [each for each in legal(match_with(leads="CJ")) if each["do"] == "play"]
    hand = SPREAD[0].split()
    expected = [{"do": "play", "cards": list(cards)} for size in (1, 2) for cards in combinations(hand, size)]
    expected += [{"do": "play", "cards": list(cards), "up": up} for cards in combinations(hand, 3) for up in cards]
    assert plays == expected, "each set once, by suit, and for three cards each open one"
    assert len(plays) == 7 + 21 + 3 * 35


@pytest.mark.parametrize(
    ("play", "refusal"),
    [
        ({"cards": ["S2"], "up": None}, "3.3 nothing_face_up: given 1, needed 3"),
        ({"cards": ["S2", "S3"], "up": None}, "3.3 nothing_face_up: given 2, needed 3"),
        ({"cards": ["S2", "S3", "D2"]}, "3.3 one_face_up: up None"),
        ({"cards": ["S2", "S3", "D2"], "up": None}, "3.3 one_face_up: up None"),
    ],
)
def test_3_3_the_open_card_is_named_for_three_and_not_even_as_null_for_fewer(
    play: dict[str, Any], refusal: str
) -> None:
    assert said(match_with().check({"do": "play", **play})) == refusal


def test_3_5_places_are_the_columns_with_a_card_and_the_lead_card() -> None:
    *tyrants, last = legal(do(match_with(leads="SJ", plaza="H7 H8 C2 c3"), "S2 and waits"))
    assert [(each["on"], each["chips"]) for each in tyrants] == [
        (on, chips) for on in "SHC" for chips in range(1, 6)
    ]
    assert last == {"do": "no_tyrant"}


def test_3_5_a_column_with_a_pile_and_no_upright_card_is_a_place() -> None:
    match = match_with(leads="SJ")
    match.state.add_to_plaza(INDEX["C6"])
    assert shown(match)["columns"]["C"]["upright"] == []
    assert {"do": "tyrant", "on": "C", "chips": 1} in legal(do(match, "S2 and waits"))


def test_3_6_a_pass_takes_back_all_sixteen_cards() -> None:
    match = do(match_with(), "-")
    assert sorted(match.view(0)["stock"]) == sorted(match.deal["cards"][0])


def test_3_6_a_seat_with_an_empty_stock_may_pass() -> None:
    """Seat 0 plays 3, 3, 1, passes, plays 3 of 6, passes, takes the last six and plays one of them."""
    counts = {0: [3, 3, 1, 0, 3, 0, 1, 0]}
    seen: list[Any] = []

    def plan(trick: int, seat: int) -> int:
        if (trick, seat) == (7, 0) and match.state.phase.name == "play":
            seen.append((match.view(0)["stock"], len(match.view(0)["hand"]), match.check({"do": "pass"})))
        return counts.get(seat, [1] * 9)[trick]

    match = match_with()
    play_plan(match, plan)
    assert seen == [([], 5, None)]
    assert 0 in contest(match)["passed"]
    assert contest(match)["number"] == 7


def test_3_7_a_trick_that_all_passed_counts_and_the_eighth_ends_the_match() -> None:
    match = play_plan(match_with(), lambda trick, seat: 1 - trick % 2)
    assert [item.entry["do"] for item in match.log].count("pass") == 4 * 3
    assert match.log[-1].entry == {"do": "pass"}
    expected = {"contest.outcome": "all_passed", "contest.number": 7, "counts.chips": [1, 1, 1]}
    assert parts(shown(match), expected) == expected
    assert set(match.deal["leads"][1::2]) <= set(match.view(None)["leads_gone"])


def test_3_7_the_lead_cards_of_the_remaining_tricks_leave_the_game() -> None:
    match = do(match_with(**SPADES), f"{SPENT}, S3 H3 D3 | s3 h3 d3 | S6 H6 D6, S4 | s4 | S7")
    assert match.view(None)["leads_gone"] == match.deal["leads"][3:], "five lead cards without a winner"
