"""Clause 4: fastest acts, the window of a call, relief, two calls."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter.roles import spade, use
from py_engine.refusals import BadInput
from tests.clauses import rows
from tests.games.trump_fighter.table import (
    THEIR_HEART,
    THEIR_SPADE,
    TWO_HEARTS,
    TWO_SPADES,
    Case,
    Table,
    lay,
)

READY = "@0 a ready, b ready"
FULL = "@0 battle, a C7 C8 C9 C10, b D2 D3 D4 D5, a settles, @1000 battle"
"""A battle with both fields and both hands full; an open spade serves the other seat."""
COVERED = "b S2>1, @11000 stall"
"""Ben lays his spade, and both wait until they must move."""


def full(done: str, right: str, window: int = 100, **shows: Any) -> Case:
    """Return a row on full fields that ends with Ann's call, which is correct by a skill, by relief, or wrong."""
    return Case(
        f"{FULL}, {done}",
        {"rights": [(0, right)], **shows},
        deck="C7 C8 C9 C10 D2 D3 D4 D5 S9 H10 HJ HQ S2 D6 D7 D8",
        ann=((3, THEIR_SPADE),),
        ben=((4, THEIR_SPADE),),
        options={"window_ms": window},
    )


def second(moved: int, right: str) -> Case:
    """Return a row: Ann covers her spade, calls at 2000, and Ben, whom the spade serves, in the window."""
    row = full(f"a S9>1, @{moved} a H10>1, @2000 a calls, @2060 b calls, @2100 resolve", "wrong")
    return Case(row.done, {"rights": [(0, "wrong"), (1, right)]}, deck=row.deck, ann=row.ann, ben=row.ben)


FASTEST = {
    "4.1 with the word each seat may make one move": Case(
        "@500 battle C3>1 D5>1",
        {
            "field": [["C3", None, None, None], ["D5", None, None, None]],
            "entry": {"do": "battle", "at": 500, "fastest": [lay("C3", 1), lay("D5", 1)]},
            "phase": "battle",
            "log.-1.seat": None,
        },
    ),
    "4.1 a fastest act follows the rules of a move": Case(
        READY,
        refused={
            "battle C3>2 -": "2.3 leftmost_empty",
            "battle - C3>1": "2.3 not_in_hand",
            "battle - D3>5": "1.3 no_such_spot",
            "battle ready -": "4.1 not_fastest",
            "battle - -": "",
            "battle C3>1 call": "",
        },
    ),
    "4.1 fastest moves come before fastest calls": Case(
        "@0 battle call H2>1",
        {"rights": [(0, "skill")], "scores": [3, 0]},
        deck="C2 C3 C4 C5  H2 D3 D4 D5",
        ann=((3, THEIR_HEART),),
    ),
    "4.1 a fastest call is settled within battle": Case(
        "@700 battle - call",
        {"phase": "check", "check.since": 700, "last_attack.occasion": "fastest", "scores": [2, 0]},
    ),
    "4.1 fastest acts are simultaneous to nothing else: a call a millisecond later takes nothing back": full(
        f"{COVERED}, battle H10>1 D6>1, @11001 a settles", "wrong"
    ),
    "4.1 a move right after the word is an ordinary one": full(
        f"{COVERED}, battle H10>1 D6>2, b D7>1, @11001 a settles", "relief"
    ),
}

WINDOW = {
    **{
        f"4.2 the opponent may move until a window of {ms} ms ends": Case(
            "@0 battle, @300 a calls",
            {"phase": "call", "call": {"calls": [{"seat": 0, "at": 300}], "until": 300 + ms}},
            {
                f"@{299 + ms} resolve": "4.2 too_early",
                f"@{299 + ms} b D2": "",
                f"@{300 + ms} b D2": "4.2 window_over",
                f"@{300 + ms} b calls": "4.2 window_over",
                f"@{300 + ms} resolve": "",
            },
            options={"window_ms": ms},
        )
        for ms in (1, 50, 200)
    },
    "4.2 the next check runs from the resolve": Case(
        "@0 battle, @300 a calls, @399 b D2, @550 resolve", {"check.since": 550}
    ),
    "4.2 the opponent may move more than once but call once": Case(
        "@0 battle, b calls, @40 a C2 C3 C4, @50 a calls",
        {"entry": {"do": "call", "seat": 0, "at": 50}, "to_act": []},
        {
            "@60 a calls": "S6 not_your_turn",
            "b calls": "S6 not_your_turn",
            "call": "4.2 battle_stopped",
        },
    ),
    "4.2 a second call does not lengthen the window": Case(
        "@0 battle, @500 b calls, @590 a calls", refused={"@599 resolve": "4.2 too_early", "@600 resolve": ""}
    ),
    "4.2 without a window nobody may act after a call": Case(
        "@0 battle, @500 b calls", {"to_act": []}, {"a C2": "S6 not_your_turn"}, options={"window_ms": 0}
    ),
    "4.2 without a window the order of the log decides": Case(
        "@0 battle, @500 b calls, resolve", {"rights": [(1, "wrong")]}, options={"window_ms": 0}
    ),
}

RELIEF = {
    **{
        f"4.3 a move {gap} ms before a call with a window of {window} ms: {right}": full(
            f"b S2>1, @2000 b D6>1, @{2000 + gap} a settles",
            right,
            window,
            **{"last_attack.skills": [[], []], "scores": [0, 0 if right == "relief" else 2]},
        )
        for window, gap, right in (
            (100, 0, "relief"),
            (100, 99, "relief"),
            (100, 100, "wrong"),
            (0, 0, "wrong"),
        )
    },
    **{
        f"4.3 a move {gap} ms after the call may be taken back": full(
            f"b S2>1, @2000 a calls, @{2000 + gap} b D6>1, @2100 resolve", "relief", scores=[0, 0]
        )
        for gap in (0, 99)
    },
    "4.3 only the opponent's last move may be taken back": full(
        "b S2>1, @2000 b D6>1, @2010 a calls, @2020 b D7>2, @2110 resolve", "wrong"
    ),
    "4.3 the right holds if it holds with the move": full(
        "@2000 a calls, @2050 b S2>1, @2100 resolve", "skill", scores=[3, 0]
    ),
    "4.3 a move of an earlier battle is not taken back": full(
        f"{COVERED}, battle H10>1 D6>2, @20900 b D7>1, @30900 stall, battle HJ>1 -, a settles", "wrong", 200
    ),
    "4.3 the caller's own moves all count": Case(
        "@0 battle, a C7 C8 C9 C10, a settles, @1000 battle, a S9>1, @1010 a H10>1, @1020 a settles",
        {"rights": [(0, "wrong")]},
        deck="C7 C8 C9 C10  D2 D3 D4 D5  S9 H10 HJ HQ",
        ann=((3, ((use(1, 0, spade(1)),),)),),
    ),
    "4.3 the first caller's last move may be taken back for the second": second(2000, "relief"),
    "4.3 also one a window before the second call": second(1961, "relief"),
    "4.3 but not an earlier one": second(1960, "wrong"),
}

TWO_CALLS: dict[str, Any] = {
    "deck": "SA S2 C9 C10  HA C3 C4 C5",
    "ann": ((3, TWO_SPADES), (4, THEIR_HEART)),
    "ben": ((3, TWO_HEARTS), (5, THEIR_SPADE)),
}
FIRST_TWO = "@0 battle, a SA S2, @500 b calls, @510 a calls, @600 resolve"

JUDGED = {
    "4.4 two simultaneous calls are each judged, Ben's by Ann's spade": Case(
        FIRST_TWO, {"rights": [(1, "skill"), (0, "skill")], "scores": [3, 5]}, **TWO_CALLS
    ),
    "4.4 one of two may be wrong": Case(
        f"{FIRST_TWO}, @1000 battle, b HA, @1500 b calls, @1599 a calls, @1600 resolve",
        {"rights": [(1, "wrong"), (0, "skill")], "scores": [3 + 2 + 4, 5]},
        **TWO_CALLS,
    ),
}


@rows(FASTEST | WINDOW | RELIEF | JUDGED)
def test_clause(row: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found, wanted = row.outcome(monkeypatch)
    assert found == wanted


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("act", [{"do": "call", "at": 0}, {**lay("C3", 1), "seat": 0}, {**lay("C3", 1), "at": 0}])
def test_4_1_a_fastest_act_has_neither_seat_nor_time(act: Any) -> None:
    assert Table().do(READY).refused(do="battle", at=0, fastest=[act, None]) == "S6 unknown_field"


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    "pair",
    [
        [None],
        [None, None, None],
        None,
        [3, None],
        [{}, None],
        [{"do": "jump"}, None],
        [{"do": "move", "card": "C3"}, None],
        [lay("X9", 1), None],
        [{"do": "move", "card": "C3", "to": True}, None],
    ],
)
def test_4_1_a_malformed_pair_of_acts_is_bad_input(pair: Any) -> None:
    table = Table().do(READY)
    with pytest.raises(BadInput):
        table.match.check({"do": "battle", "at": 0, "fastest": pair})


@pytest.mark.parametrize("window", [0, 200])
def test_4_1_fastest_acts_are_simultaneous_with_any_window(monkeypatch: pytest.MonkeyPatch, window: int) -> None:
    """Ben's fastest move covers the spade that Ann's fastest call needs, and is undone to judge it.

    Play does not lead to this position, since a check after an attack leaves no met skill unused and one after a
    break binds every seat that needs a skill; so the test lifts the duty to move.
    """
    table = full(COVERED, "", window).table(monkeypatch)
    table.match.state.must_move = [False, False]
    table.do("battle call D6>1")
    assert table.shown()["rights"] == [(0, "relief")]
    assert table.shown()["scores"] == [0, 0], "the attack uses the field as it is"


@pytest.mark.usefixtures("plain")
def test_4_2_a_battle_that_has_stopped_takes_no_more_moves() -> None:
    table = Table().do("@0 battle, b calls, @40 a C2 C3 C4, @50 a calls")
    assert table.refused(**lay("C5", 4), at=60) == "4.2 battle_stopped"
