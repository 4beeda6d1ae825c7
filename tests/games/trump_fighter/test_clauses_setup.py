"""Clauses 1, 2.1 to 2.3 and 7: choice, deal, check, moves; times, entries, legal actions."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import rows, said
from tests.games.trump_fighter.table import SEATS, Case, Table, deck, lay

FIRST = "SA H5 C9 DK  S2 H6 C10 DQ  S3 H7 C8 DJ"
FULL = "@0 battle, a C2 C3 C4 C5, b D2 D3 D4 D5, a settles"

CHECK = {
    "1.2 a drawn card takes the leftmost empty place and no card shifts": Case(
        "battle, a H5 SA DK, b C10, a settles",
        {"hands": [["S3", "H7", "C9", "C8"], ["S2", "H6", "DJ", "DQ"]]},
        deck=FIRST,
    ),
    "2.1 each seat is ready once": Case(
        "@300 b ready",
        {"to_act": [0], "ready": [False, True], "phase": "check"},
        {"@400 b ready": "S6 not_your_turn"},
    ),
    **{
        f"2.1 one ready seat may begin after {seconds} seconds": Case(
            "@20 a ready",
            {"check.battle_from": seconds * 1000},
            {f"@{seconds * 1000 - 1} battle": "2.1 too_early", f"@{seconds * 1000} battle": ""},
            options={"check_s": seconds},
        )
        for seconds in (10, 30)
    },
    "2.1 with check 0 both must be ready": Case(
        "b ready", refused={f"@{10**9} battle": "2.1 not_ready"}, options={"check_s": 0}
    ),
    "2.1 with check 0 they begin at once": Case("b ready, a ready", refused={"battle": ""}, options={"check_s": 0}),
    **{
        f"2.1 the ten seconds run from the {what} that led here": Case(
            f"{done}, @{since + 5} a ready",
            {"phase": "check", "check.since": since, "check.battle_from": since + 10_000},
            {f"@{since + 9999} battle": refusal},
        )
        for what, done, since, refusal in (
            ("resolve", "@1000 battle, @2000 a settles", 2100, "2.1 too_early"),
            ("stall", "@1000 battle, @11500 stall", 11_500, "2.1 too_early"),
            ("battle", "@1000 battle call -", 1000, "2.1 too_early"),
        )
    },
    "2.2 in battle both act as often as they like": Case(
        "battle, @3 a C2 C3, b D2, @4 a C4 C5",
        {"field": [["C2", "C3", "C4", "C5"], ["D2", None, None, None]], "to_act": [0, 1]},
    ),
    "1.3 there are four spots": Case(
        "battle", refused={f"a C2>{spot}": "1.3 no_such_spot" for spot in (0, 5, -1, 10**30)}
    ),
    "2.3 the card beneath counts as absent": Case(
        f"{FULL}, @200 battle, a C6>2 C7>2",
        {"fields.0.1": {"card": "C7", "covered": 2}, "counts.covered": [2, 0], "counts.fields": [4, 4]},
    ),
    "2.3 a move takes a card of the own hand": Case(
        "battle C2>1 -", refused={f"a {card}>2": "2.3 not_in_hand" for card in ("C2", "D2", "C6")}
    ),
}

TIMES = {
    "7 the clock starts with the second choice": Case(shows={"at": 0}),
    "7 a time below 0 is refused and so is one that no clock tells": Case(
        refused={
            "@-1 a ready": "7 time_back",
            f"@{10**4000} a ready": "7 time_too_far",
            f"@{10**12} a ready": "",
        }
    ),
    "7 times never go back in a check": Case(
        "@700 a ready", refused={"@699 b ready": "7 time_back", "@700 b ready": ""}
    ),
    "7 nor at its end": Case("@700 a ready, b ready", refused={"@699 battle": "7 time_back", "@700 battle": ""}),
    "7 nor in a call's window": Case("@700 battle, @800 a calls", refused={"@799 b D2": "7 time_back"}),
}


@rows(CHECK | TIMES)
def test_clause(row: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found, wanted = row.outcome(monkeypatch)
    assert found == wanted


@pytest.fixture
def chosen(plain: None) -> Match:
    """A match before the choice of characters."""
    return Match.new(GAME, SEATS, {}, {"deal": {"deck": deck(FIRST)}})


def choose(name: str, **seat: int) -> dict[str, Any]:
    return {"do": "character", "name": name, **seat}


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_1_1_seats_choose_in_any_order(chosen: Match, seats: tuple[int, int]) -> None:
    assert chosen.status()["to_act"] == [0, 1]
    chosen.act(choose("ann", seat=seats[0]))
    assert chosen.status()["to_act"] == [seats[1]]
    chosen.act(choose("ben", seat=seats[1]))
    assert chosen.status()["phase"] == "check"
    assert chosen.view(None)["characters"] == (["ann", "ben"] if seats == (0, 1) else ["ben", "ann"])


def test_1_1_a_character_is_there_once_and_a_choice_is_for_good(chosen: Match) -> None:
    chosen.act(choose("ann", seat=1))
    assert said(chosen.check(choose("ann", seat=0))) == "1.1 character_taken: name ann"
    assert said(chosen.check(choose("ben", seat=1))) == "S6 not_your_turn: seat 1, to_act 0"
    assert said(chosen.check(choose("nobody", seat=0))) == "1.1 unknown_character: name nobody"
    assert chosen.act(choose("cat")) == choose("cat", seat=0)
    assert said(chosen.check(choose("ben", seat=0))).startswith("1.1 not_now")


def test_1_1_while_both_choose_the_seat_must_be_named(chosen: Match) -> None:
    with pytest.raises(BadInput, match="needs the field seat"):
        chosen.check(choose("ann"))


def test_1_2_before_the_choice_all_cards_are_hidden_and_then_hands_are_open(chosen: Match) -> None:
    chosen.act(choose("ann", seat=0))
    view = chosen.view(0)
    assert (view["hands"], view["hand"], view["counts"]["deck"]) == ([[None] * 4] * 2, [], 52)
    chosen.act(choose("ben", seat=1))
    hands = chosen.view(None)["hands"]
    assert [(view["hands"], view["hand"]) for view in map(chosen.view, (0, 1, None))] == [
        (hands, hands[0]),
        (hands, hands[1]),
        (hands, []),
    ]


@pytest.mark.parametrize("source", [{"seed": 1}, {"deal": {"deck": deck("SA")}}])
def test_1_5_there_is_no_start_seat(source: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, SEATS, {}, {**source, "start": 0})
    asked = {"op": "new", "game": "trump_fighter", "seats": SEATS, **source}
    with pytest.raises(BadInput):
        Door()._answer({**asked, "start": 1})  # type: ignore[arg-type]


@pytest.mark.usefixtures("plain")
def test_2_1_and_2_3_refusals_say_who_is_not_ready_and_which_spot_is_next() -> None:
    table = Table(check_s=0).do("b ready")
    assert said(table.match.check(table.action("battle"))) == "2.1 not_ready: seats 0"
    table = Table().do("battle, a C2")
    assert said(table.match.check(table.action("a C3>4"))) == "2.3 leftmost_empty: seat 0, to 4, expected 2"


@pytest.mark.usefixtures("plain")
def test_7_legal_gives_each_action_at_its_earliest_time() -> None:
    table = Table().do("@250 b ready")
    first, *battles = table.match.legal(999)[0]
    assert first == {"do": "ready", "seat": 0, "at": 250}
    assert {each["at"] for each in battles} == {10_000}
    table.do("@300 a ready")
    assert {each["at"] for each in table.match.legal(999)[0]} == {300}
    table.match.act(table.action("battle C2>1 -"))
    legal = table.match.legal(999)[0]
    assert [(each["do"], each.get("seat"), each["at"]) for each in legal] == [
        *[("move", 0, 300)] * 3,
        ("call", 0, 300),
        *[("move", 1, 300)] * 4,
        ("call", 1, 300),
        ("stall", None, 10_300),
        ("agree", None, 300),
    ]
    legal = table.do("@400 a calls").match.legal(999)[0]
    assert [(each["do"], each["at"]) for each in legal] == [*[("move", 400)] * 4, ("call", 400), ("resolve", 500)]


@pytest.mark.usefixtures("plain")
def test_7_legal_gives_every_pair_of_fastest_acts_once() -> None:
    pairs = [each["fastest"] for each in Table().do("a ready, b ready").match.legal(999)[0]]
    assert len(pairs) == len({str(pair) for pair in pairs}) == (1 + 4 + 1) ** 2
    assert [None, None] in pairs
    assert [{"do": "call"}, lay("D4", 1)] in pairs


@pytest.mark.usefixtures("plain")
def test_7_on_full_fields_every_card_goes_to_every_spot() -> None:
    table = Table().do(f"{FULL}, a ready, b ready")
    assert len(table.match.legal(999)[0]) == (1 + 16 + 1) ** 2
    table.match.act(table.action("battle"))
    assert sum(each["do"] == "move" for each in table.match.legal(999)[0]) == 32


@pytest.mark.usefixtures("plain")
def test_7_clock_entries_have_no_actor_and_no_seat() -> None:
    table = Table().do("a ready, b ready")
    table.act(do="battle", seat=1, at=0, fastest=[None, None])
    table.do("@10000 stall, battle C2>1 D2>1, a settles")
    for entry, seen in zip(table.match.save()["log"], table.view["log"], strict=True):
        assert ("seat" in entry) == (entry["do"] not in ("battle", "stall", "agree", "resolve"))
        assert seen["seat"] == entry.get("seat")


def test_2_1_4_2_options_have_their_defaults() -> None:
    assert Match.new(GAME, SEATS, {}, {"seed": 1}).options == {"check_s": 10, "window_ms": 100}
