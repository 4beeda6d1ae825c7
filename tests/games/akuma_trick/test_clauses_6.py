"""Akuma Trick, notation (6) and the shared clauses (S); the numbers in the names are the clauses."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.akuma_trick.table import at, dealt, legal, play, refused, release, table


def test_6_each_card_may_be_given_once() -> None:
    match = at("Y3 P3", "P1", "G1")
    assert refused(match, "play", "Y3 Y3") == Refusal("2.1", "card_twice", {"cards": ["Y3"]})


def test_6_a_set_or_a_release_may_be_given_in_any_order_and_is_logged_in_one() -> None:
    match = at("V8 Y8 Y1", "P5 G3 P1 V4", "G1 G2", "V1 V2")
    play(match, "V8 Y8")
    assert match.log[-1].entry == {"do": "play", "cards": ["Y8", "V8"]}
    release(match, "V4 P5")
    assert match.log[-1].entry == {"do": "release", "cards": ["V4", "P5"]}


def test_6_cards_are_listed_by_rank_then_by_colour() -> None:
    match = at("W3 B3 V3 G3 P3 Y3 W1 Y0", *(f"{colour}9 {colour}8" for colour in "YPGVB"))
    assert match.view(0)["hand"] == ["Y0", "W1", "Y3", "P3", "G3", "V3", "B3", "W3"]
    assert legal(match, "play")[-1] == "W3"
    assert "Y3 P3 G3 V3 B3 W3" in legal(match, "play")


def test_6_legal_gives_each_combination_once_in_order() -> None:
    match = dealt("Y3 P3 G3 Y4 Y5", "P4 P5", "G6")
    key = {card["id"]: place for place, card in enumerate(GAME.cards())}
    plays = [[key[card] for card in cards.split()] for cards in legal(match, "play")]
    assert plays == sorted(plays)
    assert len(plays) == len({tuple(cards) for cards in plays})
    assert all(cards == sorted(cards) for cards in plays)


def test_s2_the_start_seat_can_be_named() -> None:
    seats = [{"name": name} for name in "ABC"]
    assert Match.new(GAME, seats, {}, {"seed": 1, "start": 2}).status()["to_act"] == [2]


def test_s6_seat_is_optional_and_must_be_the_one_to_act() -> None:
    match = at("Y3 P3", "P1", "G1")
    assert match.check({"do": "play", "seat": 0, "cards": ["Y3"]}) is None
    assert match.check({"do": "play", "seat": 1, "cards": ["P1"]}) == Refusal(
        "S6", "not_your_turn", {"seat": 1, "to_act": [0]}
    )
    assert match.act({"do": "play", "seat": 0, "cards": ["Y3"]}) == {"do": "play", "cards": ["Y3"]}


def test_s6_unknown_fields_and_outcomes_are_refused() -> None:
    match = at("Y2 P3", "P1 P5", "G1")
    assert match.check({"do": "play", "cards": ["Y2"], "from": 1}) == Refusal(
        "S6", "unknown_field", {"field": "from"}
    )
    play(match, "Y2")
    assert match.check({"do": "steal", "from": 1, "card": "P1"}) == Refusal(
        "S6", "unknown_field", {"field": "card"}
    )
    assert match.check({"do": "stop", "cards": []}) == Refusal("S6", "unknown_field", {"field": "cards"})


def test_s8_the_same_steal_after_an_undo_takes_the_same_card() -> None:
    match = dealt("Y2 P2", "P3 P4", "G5 G6")
    play(match, "Y2")
    first = match.act({"do": "steal", "from": 1})
    match.undo()
    assert match.view(1)["hand"] == sorted(match.deal["hands"][1], key=lambda card: (card[1], "YPG".index(card[0])))
    assert match.act({"do": "steal", "from": 1}) == first


def test_s8_giving_a_set_in_another_order_fishes_for_no_other_card() -> None:
    stolen = set()
    for cards in ("Y2 P2 G2", "G2 Y2 P2", "P2 G2 Y2"):
        match = dealt("Y2 P2 G2", "P3 P4", "G5 G6")
        play(match, cards)
        stolen.add(match.act({"do": "steal", "from": 1})["card"])
    assert len(stolen) == 1


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "play", "cards": ["R5"]}, "unknown_card"),
        ({"do": "play", "cards": ["Y10"]}, "unknown_card"),
        ({"do": "play", "cards": ["y5"]}, "unknown_card"),
        ({"do": "play", "cards": [5]}, "bad_type"),
        ({"do": "play", "cards": "Y5"}, "bad_type"),
        ({"do": "play", "cards": ["Y5"] * 201}, "too_long"),
        ({"do": "play"}, "missing_field"),
        ({"do": "release"}, "missing_field"),
        ({"do": "steal"}, "missing_field"),
        ({"do": "steal", "from": True}, "bad_type"),
        ({"do": "steal", "from": 1.0}, "bad_type"),
        ({"do": "steal", "from": -1}, "unknown_seat"),
        ({"do": "steal", "from": 6}, "unknown_seat"),
        ({"do": "play", "cards": [], "seat": 6}, "unknown_seat"),
        ({"do": "pass"}, "unknown_verb"),
        ({"cards": ["Y5"]}, "bad_action"),
        ("play", "bad_action"),
    ],
)
def test_s9_what_is_no_action_of_this_game_is_an_error(action: Any, code: str) -> None:
    match = at("Y5 P3", "P1 P5", "G1")
    with pytest.raises(BadInput) as error:
        match.check(action)
    assert error.value.code == code


def test_s9_a_card_of_more_players_is_a_refusal() -> None:
    match = at("Y5 P3", "P1 P5", "G1")
    assert refused(match, "play", "W5").code == "not_in_hand"
    play(match, "Y5")
    assert refused(match, "release", "V9").code == "not_in_hand"


def test_the_catalogue_tells_colour_rank_and_points_of_sixty_cards() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert len(cards) == 60
    assert cards["Y0"].items() >= {"id": "Y0", "colour": "Y", "rank": 0, "points": 15}.items()
    assert cards["W9"].items() >= {"id": "W9", "colour": "W", "rank": 9, "points": 9}.items()


def test_a_view_has_all_fields_of_its_shape() -> None:
    assert set(table(at("Y2 P3", "P1 P5", "G1"))) | {"match"} == set(get_type_hints(GAME.view_shape))
