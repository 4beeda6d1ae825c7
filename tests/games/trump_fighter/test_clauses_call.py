"""Clauses 2.4 to 2.7 and 3: calls, attack, draw, end, miscalls."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter.roles import heart, high, use
from tests.clauses import parts, rows
from tests.games.trump_fighter.table import (
    THEIR_HEART,
    THEIR_SPADE,
    TWO_HEARTS,
    TWO_SPADES,
    Case,
    Table,
    fighter,
    install,
)

HEARTS: dict[str, Any] = {
    "deck": "SA S2 C9 C10  HA H2 C3 C4  S5 H5 S6 H6",
    "ann": ((3, TWO_SPADES), (4, THEIR_HEART)),
    "ben": ((3, TWO_HEARTS), (5, THEIR_SPADE)),
}
ALL_MET = "@0 battle, a SA S2, b HA H2"
THREE_EACH = "@0 battle, a C2 C3 C4, b D2 D3 D4"
WRONG_CALLS = [f"@{200 * number} battle, a settles" for number in range(5)]

CALLS = {
    "2.4 not with one that has been used": Case(
        "@0 battle, a SA S2, a settles, @200 battle, a settles", {"rights": [(0, "wrong")]}, **HEARTS
    ),
    **{
        f"2.4 a call with {left} in hand is right": Case(
            f"@0 battle, a {cards}, a settles", {"rights": [(0, "hand")], "scores": [0, 0]}
        )
        for left, cards in {"one card": "C2 C3 C4", "no card": "C2 C3 C4 C5"}.items()
    },
    "2.4 the view tells which unused skills are met now: a spade there": Case(
        "@0 battle, a SA", {"met": [[], ["ben1"]]}, **HEARTS
    ),
    "2.4 two spades and a heart there": Case(
        "@0 battle, a SA, b HA, a S2", {"met": [["ann0", "ann1"], ["ben1"]]}, **HEARTS
    ),
    "2.5 equal totals of ten or more are a draw": Case(
        "@0 battle, a SA S2 HA H2, b H3 H4, b settles",
        {"scores": [10, 10], "winners": [0, 1]},
        deck="SA S2 HA H2  H3 H4 C4 C5",
        ann=((6, TWO_SPADES), (4, TWO_HEARTS)),
        ben=((6, THEIR_SPADE), (4, TWO_HEARTS)),
    ),
    "2.5 both seats' skills succeed by themselves": Case(
        f"{ALL_MET}, a settles",
        {"scores": [7, 8], "used": [["ann0", "ann1"], ["ben0", "ben1"]], "met": [[], []]},
        **HEARTS,
    ),
    "2.5 ten points settle the game": Case(
        "@0 battle, a SA S2 HA H2, a settles",
        {
            "over": True,
            "winners": [0],
            "by": "settled",
            "result": [
                {"seat": 0, "skills": ["ann0", "ann1"], "misses": 0, "points": 10},
                {"seat": 1, "skills": ["ben0"], "misses": 0, "points": 4},
            ],
            "hands.0": [None] * 4,
        },
        {"@500 a ready": "2.7 over"},
        deck="SA S2 HA H2  C2 C3 C4 C5",
        ann=((5, TWO_SPADES), (5, TWO_HEARTS)),
        ben=((4, THEIR_SPADE),),
    ),
    "2.5 ten points by miss cards settle the game too": Case(
        ", ".join(WRONG_CALLS),
        {"by": "settled", "winners": [1], "result.1": {"seat": 1, "skills": [], "misses": 5, "points": 10}},
    ),
    **{
        f"2.6 of two callers the earlier, or the one logged first, draws first: {calls}": Case(
            f"{THREE_EACH}, {calls}, @105 resolve", {f"hands.{first}": ["C6", "C7", "C8", kept]}
        )
        for calls, first, kept in (
            ("@5 a calls, @9 b calls", 0, "C5"),
            ("@5 b calls, @9 a calls", 1, "D5"),
            ("@5 b calls, @5 a calls", 1, "D5"),
            ("@5 a calls, @5 b calls", 0, "C5"),
        )
    },
}

MISCALLS = {
    "3.1 a call that was right costs nothing": Case(
        "@0 battle, a C9, b HA H2, b settles", {"rights": [(1, "skill")], "misses": [0, 0]}, **HEARTS
    ),
    "3.1 a wrong call costs a miss card, which counts for the opponent, and goes on as a right one": Case(
        "@0 battle, a C9, b HA H2, b settles, @200 battle, b settles",
        {
            "rights": [(1, "wrong")],
            "scores": [4 + 2, 3],
            "misses": [1, 0],
            "miss_points": [2, 0],
            "last_attack.misses": [0],
            "counts.deck": 44 - 3 - 1,
        },
        **HEARTS,
    ),
    "3.1 the top card of the deck becomes the miss card, so the second is drawn": Case(
        "@0 battle, a C2, a settles", {"hands.0": ["C7", "C3", "C4", "C5"]}
    ),
    "3.1 the wrong call's attack pays both": Case(
        "@0 battle, b S2 H2, b settles",
        {"rights": [(1, "wrong")], "scores": [2 + 4, 0]},
        deck="C9 C10 CJ CQ  S2 H2 C3 C4",
        ann=HEARTS["ann"],
        ben=HEARTS["ben"],
    ),
    "3.1 of two wrong calls both pay": Case(
        "@0 battle call call",
        {"rights": [(0, "wrong"), (1, "wrong")], "scores": [2, 2], "last_attack.misses": [1, 0]},
    ),
    "3.1 a miss card comes after the totals before": Case(
        "@0 battle, @100 a settles", {"last_attack.before": [0, 0], "last_attack.totals": [0, 2], "miss_value": 2}
    ),
    "2.5 miss cards are looked at after the attack, which may overtake them": Case(
        ", ".join(f"@{at} battle call -" for at in range(0, 800, 200))
        + ", @1000 battle, a HA H2, a calls, @1001 b calls, @1100 resolve"
        + ", @2000 battle, b S2, b calls, a calls, @2100 resolve",
        {"rights": [(1, "wrong"), (0, "skill")], "scores": [5 + 2 + 2 + 6, 8], "winners": [0]},
        deck="HA H2 C2 C3  S2 C4 C5 C6",
        ann=((6, THEIR_SPADE), (5, TWO_HEARTS)),
    ),
}


@rows(CALLS | MISCALLS)
def test_clause(row: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found, wanted = row.outcome(monkeypatch)
    assert found == wanted


def cycle(table: Table, caller: int, placements: int, others: int, at: int) -> Table:
    """Let the opponent and the caller lay some cards on the first free spots, then the caller call."""
    table.do(f"@{at} battle")
    for seat in [1 - caller] * others + [caller] * placements:
        legal = table.match.legal(99)[0]
        table.match.act(next(each for each in legal if each["do"] == "move" and each["seat"] == seat))
    return table.do(f"{'ab'[caller]} settles")


def down_to(left: int) -> Table:
    """Return a check at time 2000 with ``left`` cards left in the deck, 1 to 3, and no points."""
    table = Table("C2 C3 C4 C5  D2 D3 D4 D5")
    for number, draw in enumerate({1: [6] * 6 + [7], 2: [6] * 7, 3: [7] * 5 + [6]}[left]):
        cycle(table, 0, draw - 3, 3, at=200 * number)
    expected = {"counts.deck": left, "scores": [0, 0], "phase": "check"}
    assert parts(table.shown(), expected) == expected, "a card left keeps the game going (2.6)"
    return table.do("@2000")


NEAR_THE_END = {
    "2.6 the moment the deck is empty time is up": (
        *(2, (1, 3, 3)),
        {"by": "time_up", "winners": [0, 1], "last_attack.drawn": [[], [1, 2]]},
    ),
    "2.7 the higher total wins when time is up": (
        *(3, (1, 2, 1)),
        {"by": "time_up", "winners": [0], "scores": [2, 0], "rights": [(1, "wrong")]},
    ),
}
"""Cards left in the deck, then the caller and the numbers of cards that the caller and the other have laid."""


@pytest.mark.usefixtures("plain")
@rows(NEAR_THE_END)
def test_near_the_end(row: tuple[int, tuple[int, int, int], dict[str, Any]]) -> None:
    left, acts, expected = row
    assert parts(cycle(down_to(left), *acts, at=2000).shown(), expected) == expected


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("left", "acts", "empty"), [(2, (1, 3, 3), [3, 1]), (3, (0, 3, 0), [0, 0])])
def test_2_6_hands_are_filled_as_far_as_the_deck_reaches(
    left: int, acts: tuple[int, int, int], empty: list[int]
) -> None:
    assert [row.count(None) for row in cycle(down_to(left), *acts, at=2000).hands] == empty


def test_3_1_an_emptied_deck_ends_the_game_at_once_without_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """The king of hearts is the last card, so only the queen can score."""
    install(monkeypatch, fighter("ann"), fighter("ben", (6, ((use(1, 0, heart(1), high(1, 12)),),))))
    table = down_to(1).do("battle, b HQ>1")
    assert table.view["met"] == [[], ["ben0"]]
    expected: dict[str, Any] = {"by": "time_up", "last_attack.skills": None, "scores": [0, 2], "used": [[], []]}
    assert parts(table.do("a settles").shown(), expected) == expected


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("first", [0, 1])
def test_3_1_if_the_earlier_caller_s_miss_card_ends_the_game_the_second_pays_nothing(first: int) -> None:
    second = 1 - first
    table = down_to(1).do(f"battle, @2010 {'ab'[first]} calls, {'ab'[second]} calls, @2110 resolve")
    assert table.shown()["rights"] == [(first, "wrong"), (second, "wrong")], "all calls are judged first"
    assert (table.shown()["scores"][second], table.shown()["scores"][first]) == (2, 0)
    assert table.shown()["winners"] == [second]


@pytest.mark.usefixtures("plain")
def test_3_1_with_two_cards_left_both_pay_and_time_is_up() -> None:
    expected = {"scores": [2, 2], "by": "time_up", "winners": [0, 1]}
    assert parts(down_to(2).do("battle call call").shown(), expected) == expected
