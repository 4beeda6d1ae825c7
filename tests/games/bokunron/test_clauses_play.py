"""Bokunron, clause 3: playing, the tyrant's step, passing, seats out of play. The names carry the clause."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from py_engine.match import Match
from py_engine.refusals import Refusal, Refused
from tests.games.bokunron.table import (
    PLAIN_PLAZA,
    SPREAD,
    choose,
    column,
    contest,
    lay,
    legal,
    match_with,
    play,
    play_plan,
    powers,
    refusal,
    trick,
    tyrant,
)

ALL_ON_SPADES = dict.fromkeys(range(3), ("S", 5))


def spent() -> Match:
    """Return a match, spades led three times, whose seats spent all chips in the first trick; seat 2 won it."""
    match = match_with(leads="SJ SQ SK HJ")
    trick(match, "S2 H2 D2", "s2 h2 d2", "S5 H5 D5", chips=ALL_ON_SPADES)
    return match


def test_3_1_a_seat_with_no_hand_and_no_chips_is_skipped_from_then_on() -> None:
    match = spent()
    trick(match, "S3 H3 D3", "s3", "S6 H6 D6")
    trick(match, "S4", "s4", "S7")
    view = match.view(None)
    assert view["counts"]["hands"] == [0, 2, 0]
    assert view["counts"]["chips"] == [0, 0, 0]
    assert view["out"] == [True, False, True]
    assert match.status()["to_act"] == [1]
    assert match.view(0)["hand"] == []
    assert len(match.view(0)["stock"]) == 9, "the stock is out of reach"
    trick(match, None, "h3", None)
    assert match.status()["to_act"] == [1]


def test_3_1_the_marker_may_stay_with_such_a_seat_and_then_nobody_has_the_minus_one() -> None:
    match = spent()
    trick(match, "S3 H3 D3", "s3", "S6 H6 D6")
    trick(match, "S4", "s4", "S7")
    assert match.view(None)["marker"] == 2
    assert match.view(None)["order"] == [2, 0, 1]
    trick(match, None, "h3", None)
    assert contest(match)["marker"] == 2
    assert powers(match) == {1: 10}


def test_3_1_a_last_chip_spent_on_a_pass_does_not_put_a_seat_out() -> None:
    match = match_with(leads="SJ SQ")
    match.state.chips[0] = 1
    trick(match, "-", "s2", "S5")
    assert match.status()["phase"] == "hand"
    assert match.view(None)["counts"]["chips"][0] == 0
    choose(match, 0, "S2 S3 S4 H2 H3 D2")
    trick(match, "S2", "s3", "S6")
    assert [part["seat"] for part in contest(match)["seats"]] == [2, 0, 1]
    assert match.view(None)["out"] == [False] * 3


def test_3_2_without_a_hand_but_with_a_chip_a_seat_must_pass() -> None:
    match = match_with(leads="SJ SQ SK HJ")
    trick(match, "S2 H2 D2", "s2", "S5")
    trick(match, "S3 H3 D3", "s3", "S6")
    trick(match, "S4", "s4", "S7")
    while match.state.turn != 0:
        lay(match, {1: "h2", 2: "H5"}[match.state.turn])
    assert match.view(None)["counts"]["hands"][0] == 0
    assert legal(match) == [{"do": "pass"}]
    assert refusal(match, {"do": "play", "cards": ["S2"]}) == Refusal("3.2", "must_pass")
    assert refusal(match, {"do": "play", "cards": match.view(0)["stock"][:1]}) == Refusal("3.2", "must_pass")


def test_3_3_one_to_three_cards_the_third_with_one_of_them_face_up() -> None:
    match = match_with(leads="CJ")
    plays = [action for action in legal(match) if action["do"] == "play"]
    hand = SPREAD[0].split()
    expected = [{"do": "play", "cards": list(cards)} for size in (1, 2) for cards in combinations(hand, size)]
    expected += [{"do": "play", "cards": list(cards), "up": up} for cards in combinations(hand, 3) for up in cards]
    assert plays == expected, "each set once, by suit, and for three cards each open one"
    assert len(plays) == 7 + 21 + 3 * 35


@pytest.mark.parametrize("cards", [[], ["S2", "S3", "S4", "H2"], SPREAD[0].split()])
def test_3_3_another_number_of_cards_is_refused(cards: list[str]) -> None:
    no = refusal(match_with(), {"do": "play", "cards": cards})
    assert no == Refusal("3.3", "wrong_count", {"given": len(cards), "most": 3})


@pytest.mark.parametrize("up", [None, "S2", "H2"])
@pytest.mark.parametrize("cards", [["S2"], ["S2", "S3"]])
def test_3_3_with_one_or_two_cards_none_is_face_up_not_even_null(cards: list[str], up: str | None) -> None:
    no = refusal(match_with(), {"do": "play", "cards": cards, "up": up})
    assert no == Refusal("3.3", "nothing_face_up", {"given": len(cards), "needed": 3})


@pytest.mark.parametrize("more", [{}, {"up": None}, {"up": "S4"}, {"up": "H2"}, {"up": "SJ"}])
def test_3_3_with_three_cards_one_of_them_must_be_face_up(more: dict[str, Any]) -> None:
    no = refusal(match_with(), {"do": "play", "cards": ["S2", "S3", "D2"], **more})
    assert no == Refusal("3.3", "one_face_up", {"up": more.get("up")})


@pytest.mark.parametrize("up", ["S2", "D2", "S3"])
def test_3_3_any_of_the_three_may_be_face_up(up: str) -> None:
    match = match_with()
    play(match, "D2 S3 S2", up=up)
    assert match.log[-1].entry == {"do": "play", "cards": ["S2", "S3", "D2"], "up": up}


@pytest.mark.parametrize("strange", ["S10", "s2", "c10", "SJ", "SA"])
def test_3_3_cards_that_are_not_in_the_hand_are_refused(strange: str) -> None:
    no = refusal(match_with(), {"do": "play", "cards": ["S2", strange]})
    assert no == Refusal("3.3", "not_in_hand", {"card": strange})


def test_3_3_cards_of_the_own_stock_are_not_in_the_hand() -> None:
    match = match_with()
    stock = match.view(0)["stock"]
    assert refusal(match, {"do": "play", "cards": ["S2", stock[0]]}).code == "not_in_hand"


def test_3_3_a_card_named_twice_is_refused() -> None:
    no = refusal(match_with(), {"do": "play", "cards": ["S2", "S2"]})
    assert no == Refusal("7", "named_twice", {"card": "S2"})


def test_3_4_a_hand_with_the_lead_suit_plays_at_least_one_of_it_the_rest_is_free() -> None:
    match = match_with(leads="HJ")
    must = Refusal("3.4", "must_follow", {"suit": "H"})
    assert refusal(match, {"do": "play", "cards": ["S2"]}) == must
    assert refusal(match, {"do": "play", "cards": ["S2", "D2", "D3"], "up": "D2"}) == must
    assert match.check({"do": "play", "cards": ["H2"]}) is None
    assert match.check({"do": "play", "cards": ["S2", "D2", "H3"], "up": "D2"}) is None
    plays = [action for action in legal(match) if action["do"] == "play"]
    assert all({"H2", "H3"} & set(action["cards"]) for action in plays)
    assert len(plays) == 2 + (21 - 10) + 3 * (35 - 10)


def test_3_4_the_second_decks_cards_follow_too() -> None:
    match = match_with(leads="HJ", start=1)
    assert refusal(match, {"do": "play", "cards": ["s2"]}).code == "must_follow"
    assert match.check({"do": "play", "cards": ["h2"]}) is None


def test_3_4_a_stock_with_the_lead_suit_binds_nobody() -> None:
    match = match_with(leads="CJ", stocks=["C6"])
    assert any(card.startswith(("C", "c")) for card in match.view(0)["stock"])
    assert match.check({"do": "play", "cards": ["S2"]}) is None


def test_3_4_without_the_lead_suit_any_cards_may_be_played_and_take_no_part() -> None:
    match = match_with(["S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "C6 C7 C8 H5 H6 D5 D6"], leads="CJ")
    lay(match, "S2 S3 S4", "s2", "C6")
    assert powers(match) == {0: None, 1: None, 2: 10}
    assert contest(match)["winner"] == 2


def test_3_5_places_are_the_columns_with_a_card_and_the_lead_card() -> None:
    match = match_with(leads="SJ", plaza="H7 H8 C2 c3")
    play(match, "S2")
    assert match.status()["phase"] == "tyrant"
    tyrants = [(action["on"], action["chips"]) for action in legal(match)[:-1]]
    assert tyrants == [(suit, chips) for suit in "SHC" for chips in range(1, 6)]
    assert legal(match)[-1] == {"do": "no_tyrant"}
    assert refusal(match, {"do": "tyrant", "on": "D", "chips": 1}) == Refusal("3.5", "empty_column", {"suit": "D"})


def test_3_5_a_column_with_a_pile_and_no_upright_card_is_a_place() -> None:
    match = match_with(leads="SJ", plaza=PLAIN_PLAZA)
    match.state.add_to_plaza(CARD_C6)
    assert column(match, "C")["upright"] == []
    play(match, "S2")
    assert match.check({"do": "tyrant", "on": "C", "chips": 1}) is None


CARD_C6 = 18 * 3 + 8


def test_3_5_chips_leave_the_seat_and_lie_on_the_place_for_all_to_see() -> None:
    match = match_with(leads="SJ")
    play(match, "S2")
    tyrant(match, "C", 2)
    view = match.view(None)
    assert view["counts"]["chips"] == [3, 5, 5]
    assert column(match, "C")["chips"] == 2
    assert view["placed"] == [{"seat": 0, "on": "C", "chips": 2}]
    assert match.status()["phase"] == "play"
    assert match.status()["to_act"] == [1], "once only"


def test_3_5_others_may_add_to_the_same_place_and_the_lead_card_takes_the_lead_suits_chips() -> None:
    match = match_with(leads="SJ")
    for cards in ("S2", "s2"):
        play(match, cards)
        tyrant(match, "S", 2)
    assert column(match, "S")["chips"] == 4
    assert column(match, "S")["is_lead"]
    assert column(match, "S")["power"] == 10 - 8
    assert column(match, "S")["powers"][:3] == [2, 0, 0]


@pytest.mark.parametrize("chips", [6, 5 + 10**30])
def test_3_5_more_chips_than_the_seat_has_are_refused(chips: int) -> None:
    match = match_with()
    play(match, "S2")
    assert refusal(match, {"do": "tyrant", "on": "S", "chips": chips}) == Refusal(
        "3.5", "too_many_chips", {"chips": 5}
    )


@pytest.mark.parametrize("chips", [0, -1])
def test_3_5_less_than_one_chip_is_refused(chips: int) -> None:
    match = match_with()
    play(match, "S2")
    no = refusal(match, {"do": "tyrant", "on": "S", "chips": chips})
    assert no == Refusal("3.5", "too_few_chips", {"least": 1})


@pytest.mark.parametrize("suit", ["X", "s", "", "SH", "SHDC", "lead"])
def test_3_5_what_is_no_suit_is_refused(suit: str) -> None:
    match = match_with()
    play(match, "S2")
    assert refusal(match, {"do": "tyrant", "on": suit, "chips": 1}).code == "no_such_suit"


def test_3_5_a_seat_without_chips_has_no_tyrants_step() -> None:
    match = spent()
    play(match, "S6")
    assert match.status()["phase"] == "play"
    assert match.status()["to_act"] == [0], "on to the next seat after 2"


def test_3_5_a_seat_that_does_not_follow_has_the_step_too() -> None:
    match = match_with(leads="CJ")
    play(match, "S2")
    assert match.status()["phase"] == "tyrant"


def test_3_6_a_pass_costs_one_chip_and_returns_the_hand_to_the_stock() -> None:
    match = match_with()
    match.act({"do": "pass"})
    view = match.view(0)
    assert view["counts"]["chips"] == [4, 5, 5]
    assert view["counts"]["used"] == 1
    assert view["hand"] == []
    assert sorted(view["stock"]) == sorted(match.deal["cards"][0])
    assert view["passed"] == [True, False, False]
    assert match.status()["to_act"] == [1], "no tyrant's step after a pass"


def test_3_6_a_hand_of_seven_with_the_lead_suit_may_pass() -> None:
    match = match_with()
    assert match.check({"do": "pass"}) is None
    assert {"do": "pass"} in legal(match)


def test_3_6_a_seat_that_passed_in_the_trick_before_may_not_pass_again() -> None:
    match = match_with(leads="SJ SQ SK")
    lay(match, "-", "s2", "S5")
    choose(match, 0, "S2 S3 S4 H2 H3 D2")
    assert match.state.turn == 2
    lay(match, "S6")
    assert match.view(None)["passed_before"] == [True, False, False]
    assert refusal(match, {"do": "pass"}) == Refusal("3.6", "passed_before")
    assert {"do": "pass"} not in legal(match)
    lay(match, "S2", "s3")
    while match.state.turn != 0:
        lay(match, {1: "s4", 2: "S7"}[match.state.turn])
    assert match.check({"do": "pass"}) is None, "in the trick after that it may"


def test_3_6_a_seat_without_chips_cannot_pass() -> None:
    match = spent()
    assert refusal(match, {"do": "pass"}) == Refusal("3.6", "no_chips")
    assert {"do": "pass"} not in legal(match)


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


def test_3_7_if_all_pass_the_lead_card_leaves_and_the_marker_stays() -> None:
    match = match_with(start=1)
    lead = match.view(None)["lead"]
    lay(match, "-", "-", "-")
    view = match.view(None)
    assert view["phase"] == "hand"
    assert view["leads_gone"] == [lead]
    assert (view["trick"], view["marker"]) == (1, 1)
    assert view["counts"]["used"] == 3
    assert view["tricks"][-1]["outcome"] == "all_passed"
    assert view["tricks"][-1]["passed"] == [1, 2, 0]
    assert view["tricks"][-1]["winner"] is None
    assert view["counts"]["tricks"] == [0, 0, 0]


def test_3_7_a_trick_that_all_passed_counts_and_the_eighth_ends_the_match() -> None:
    match = match_with()
    play_plan(match, lambda trick, seat: 1 - trick % 2)
    passed = [item for item in match.log if item.entry["do"] == "pass"]
    assert len(passed) == 4 * 3
    assert contest(match)["outcome"] == "all_passed"
    assert contest(match)["number"] == 7
    leads = match.deal["leads"]
    assert set(leads[1::2]) <= set(match.view(None)["leads_gone"])
    assert match.view(None)["counts"]["chips"] == [1, 1, 1]
    assert match.log[-1].entry == {"do": "pass"}


def test_3_7_where_all_seats_are_out_of_play_the_remaining_tricks_pass_without_an_action() -> None:
    match = spent()
    trick(match, "S3 H3 D3", "s3 h3 d3", "S6 H6 D6")
    assert not match.state.over
    trick(match, "S4", "s4", "S7")
    status = match.status()
    assert status["over"]
    view = match.view(None)
    assert view["out"] == [True] * 3
    assert view["counts"]["stocks"] == [9, 9, 9]
    assert view["leads_gone"] == match.deal["leads"][3:], "five lead cards nobody won"
    assert view["tricks"][-1]["number"] == 2
    assert match.check({"do": "pass"}) == Refusal("5.6", "over")


def test_a_refused_action_changes_nothing() -> None:
    match = match_with(leads="HJ")
    before = [match.status(), match.save(), *(match.view(seat) for seat in (None, 0, 1, 2))]
    with pytest.raises(Refused):
        match.act({"do": "play", "cards": ["S2"]})
    assert [match.status(), match.save(), *(match.view(seat) for seat in (None, 0, 1, 2))] == before
