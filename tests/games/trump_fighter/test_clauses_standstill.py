"""Clause 5: the standstill clock, the opening rule, the break rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import rows
from tests.games.trump_fighter.table import THEIR_HEART, Case, Table


def clock(since: int, bound: int | None = None) -> dict[str, Any]:
    """Return the visible standstill clock."""
    return {"standstill": {"since": since, "stall_from": since + 10_000, "after": 10_000, "bound": bound}}


BEHIND = "@1000 battle, @2000 b D2, @12000 stall"
"""Ann has laid no card, Ben one; the first standstill binds her."""
FAR_BEHIND = "@1000 battle, @2000 b D2 D3, @12000 stall"

CLOCK = {
    "5 a standstill needs ten seconds from the battle": Case(
        "@1000 battle", clock(1000), {"@10999 stall": "5 too_early", "@11000 stall": "", "@50000 stall": ""}
    ),
    "5 each move starts the clock anew": Case(
        "@1000 battle, @9000 a C2", refused={"@18999 stall": "5 too_early", "@19000 stall": ""}
    ),
    "5 while a call is open there is no standstill": Case(
        "@1000 battle, @2000 a calls", refused={"@20000 stall": "5 not_now", "@2050 agree": "5 not_now"}
    ),
    "5 both may agree on one at any time of a battle, also later than ten seconds": Case(
        "@1000 battle",
        refused={"@1000 agree": "", "@5000 agree": "", "@30000 agree": "", "@999 agree": "7 time_back"},
    ),
    "5 before a battle there is none to agree on": Case("a ready, b ready", refused={"@1000 agree": "5 not_now"}),
    "5 one by agreement stops the battle and asks for a move": Case(
        "@1000 battle, @2000 agree",
        {"phase": "check", "check": {"since": 2000, "battle_from": None, "must_move": [True, True]}},
    ),
    "5 one by agreement forces a call where both hands are spent": Case(
        "@1000 battle, @2000 b D2 D3 D4, a C2 C3 C4, @3000 agree",
        {"phase": "check", "last_attack.occasion": "forced"},
    ),
}

OPENING = {
    "5.1 a second stall moves the leftmost card to the leftmost empty spot": Case(
        "@1000 battle, @2000 a C2, b D2 D3, @12000 stall, @22000 stall",
        {"field.0": ["C2", "C3", None, None], "hands.0": [None, None, "C4", "C5"], **clock(22_000)},
    ),
    "5.1 still behind, the next standstill binds it anew": Case(
        f"{FAR_BEHIND}, @22000 stall, @32000 stall",
        {**clock(32_000, bound=0), "field.0": ["C2", None, None, None]},
    ),
    "5.1 a second agreement moves it at once": Case(
        "@1000 battle, @2000 b D2 D3, @3000 agree, @3100 agree",
        {"field.0": ["C2", None, None, None], **clock(3100)},
    ),
    "5.1 an agreement may be the second standstill after a stall": Case(
        f"{FAR_BEHIND}, @12500 agree", {"field.0": ["C2", None, None, None], **clock(12_500)}
    ),
    "5.1 its own move ends the binding": Case(f"{FAR_BEHIND}, @13000 a C5", clock(13_000)),
    "5.1 the opponent's moves do not end the binding": Case(f"{BEHIND}, @21000 b D3", clock(12_000, bound=0)),
    "5.1 nor do they put it off": Case(
        f"{BEHIND}, @21000 b D3, @22000 stall", {"field.0": ["C2", None, None, None]}
    ),
    "5.1 a call ends the binding": Case(f"{BEHIND}, @13000 b settles, @14000 battle", clock(14_000)),
    "5.1 the next standstill binds anew and moves nothing": Case(
        f"{BEHIND}, @13000 b settles, @14000 battle, @24000 stall",
        {"standstill.bound": 0, "field.0": [None] * 4},
    ),
}

FORCED = "@1000 battle, @2000 b D2 D3 D4, a C2 C3 C4, @12000 stall"
BREAK = "@1000 battle, @11000 stall"

BREAKING = {
    "5.2 with one card or fewer on both hands a call happens by itself, no miscall": Case(
        FORCED,
        {
            "phase": "check",
            "scores": [0, 0],
            "check": {"since": 12_000, "battle_from": None, "must_move": [False, False]},
            "last_attack.occasion": "forced",
            "rights": [],
        },
    ),
    "5.2 a forced call attacks": Case(
        "@0 battle, a C2 C3 C4 C5, b H2 D3 D4 D5, @10000 stall",
        {"scores": [6, 0]},
        deck="C2 C3 C4 C5  H2 D3 D4 D5",
        ann=((6, THEIR_HEART),),
    ),
    "5.2 and 2.6 after a forced call seat 0 draws first": Case(
        FORCED, {"hands": [["C6", "C7", "C8", "C5"], ["C9", "C10", "CJ", "D5"]]}
    ),
    "5.2 otherwise the battle stops and nothing is drawn": Case(
        "@1000 battle, @2000 a C2 C3, b D2 D3, @12000 stall",
        {"phase": "check", "counts.hands": [2, 2], "check.must_move": [True, True], "last_attack": None},
    ),
    "5.2 a bound seat must move and not call as its fastest act": Case(
        f"{BREAK}, a ready, b ready",
        refused={
            "battle - D2>1": "5.2 must_move",
            "battle C2>1 -": "5.2 must_move",
            "battle call D2>1": "5.2 must_move",
            "battle C3>1 D5>1": "",
        },
    ),
}


@rows(CLOCK | OPENING | BREAKING)
def test_clause(row: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found, wanted = row.outcome(monkeypatch)
    assert found == wanted


@pytest.fixture
def one_in_hand(plain: None) -> Table:
    """A check after a break: Ann has one card in hand, Ben two; both fields are full."""
    table = Table().do("@1000 battle, a C2 C3 C4 C5, b D2 D3 D4 D5, a settles, @2000 battle, a C6>1 C7>2 C8>3")
    table.do(f"b {table.hands[1][0]}>1 {table.hands[1][1]}>2, @12000 stall")
    assert table.view["counts"]["hands"] == [1, 2]
    return table.do("a ready, b ready")


def test_5_2_a_seat_with_one_card_in_hand_is_not_bound(one_in_hand: Table) -> None:
    assert one_in_hand.view["check"]["must_move"] == [False, True]
    card = next(card for card in one_in_hand.hands[1] if card)
    for act in ("-", "call", "C9>1"):
        assert one_in_hand.refused(f"battle {act} {card}>1") == ""
    one_in_hand.match.act(one_in_hand.action(f"battle call {card}>1"))
    assert one_in_hand.shown()["rights"] == [(0, "hand")]


def test_5_2_on_a_full_field_the_forced_card_may_cover_any_spot(one_in_hand: Table) -> None:
    card = next(card for card in one_in_hand.hands[1] if card)
    assert [one_in_hand.refused(f"battle - {card}>{spot}") for spot in (1, 2, 3, 4)] == [""] * 4
