"""Akuma Trick, set-up and playing (1, 2); the numbers in the names are the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.akuma_trick.table import NAMES, at, deal_with, dealt, legal, play, refused, release, table, turn


@pytest.mark.parametrize(("seats", "colours"), [(3, "YPG"), (4, "YPGV"), (5, "YPGVB"), (6, "YPGVBW")])
def test_1_1_n_players_use_the_first_n_colours_ten_cards_each(seats: int, colours: str) -> None:
    hands = Match.new(GAME, NAMES[:seats], {}, {"seed": 1}).deal["hands"]
    assert [len(hand) for hand in hands] == [10] * seats
    cards = [card for hand in hands for card in hand]
    assert sorted(cards) == sorted(f"{colour}{rank}" for colour in colours for rank in range(10))


@pytest.mark.parametrize("seats", [2, 7])
def test_1_1_three_to_six_play(seats: int) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, [{"name": str(seat)} for seat in range(seats)], {}, {"seed": 1})
    assert error.value.code == "bad_seats"


def test_1_2_the_start_seat_leads_and_play_goes_clockwise() -> None:
    match = at("Y1 Y2 Y3", "P1 P9", "G3 G9", start=1)
    assert (turn(match), table(match)["leader"], table(match)["direction"]) == (1, 1, 1)
    play(match, "P1")
    assert turn(match) == 2
    play(match, "G3")
    assert turn(match) == 0


def test_1_3_a_stolen_card_is_seen_by_thief_and_robbed_only() -> None:
    match = dealt("Y2 Y9", "P3 P4", "G5 G6")
    play(match, "Y2")
    entry = match.act({"do": "steal", "from": 1})
    assert entry["card"] in match.deal["hands"][1]
    assert match.view(0)["log"][1] == match.view(1)["log"][1] == {"seat": 0, **entry}
    hidden = {"seat": 0, "do": "steal", "from": 1}
    assert match.view(2)["log"][1] == match.view(None)["log"][1] == hidden


def test_1_3_the_log_keeps_a_stolen_card_from_others_when_the_game_is_over_too() -> None:
    match = at("Y2 Y9", "P3 P4 P5", "G5 G6")
    play(match, "Y2")
    match.act({"do": "steal", "from": 1})
    hand = match.view(0)["hand"]
    while not match.state.over:
        match.act(match.legal(1)[0][0])
    assert len(hand) == 2
    assert "card" not in match.view(2)["log"][1]
    assert "card" in match.view(1)["log"][1]


def test_1_3_the_discards_of_a_release_are_open() -> None:
    match = at("Y8 Y9", "P1 P2 P3", "G1 G2")
    play(match, "Y8")
    release(match, "P1 P3")
    assert table(match)["tricks"][-1]["discards"] == ["P1", "P3"]
    assert table(match)["log"][-1] == {"seat": 1, "do": "release", "cards": ["P1", "P3"]}


def test_1_3_all_hands_are_laid_open_when_the_game_ends_and_not_before() -> None:
    match = at("Y8", "P1 P2", "G1")
    assert table(match)["hands"] == match.view(1)["hands"] == []
    assert match.view(1)["hand"] == ["P1", "P2"]
    assert table(match)["hand"] == []
    play(match, "Y8")
    assert table(match)["hands"] == [[], ["P1", "P2"], ["G1"]]


def test_2_1_turns_go_round_as_often_as_needed_and_nobody_drops_out() -> None:
    match = at("Y1 Y4 G8", "P1 P7 P8", "G3 G9 G0")
    seats = []
    for cards in ("Y1", "P7", "G0", "Y4", "P8", "G9"):
        seats.append(turn(match))
        play(match, cards)
    assert seats == [0, 1, 2, 0, 1, 2]
    assert turn(match) == 0


def test_2_1_who_led_may_release_when_the_turn_comes_back() -> None:
    match = at("Y1 Y4 G8", "P3 P7", "G4 G9")
    play(match, "Y1", "P3", "G4")
    release(match, "G8")
    assert table(match)["tricks"][-1]["releaser"] == table(match)["tricks"][-1]["leader"] == 0


def test_2_1_an_empty_play_is_refused() -> None:
    assert refused(at("Y1 Y3", "P1", "G1"), "play") == Refusal("2.1", "no_cards")


def test_2_1_cards_must_come_from_the_hand() -> None:
    match = at("Y1 Y3", "P1", "G1")
    assert refused(match, "play", "P1") == Refusal("2.1", "not_in_hand", {"cards": ["P1"]})
    assert refused(match, "play", "G1 Y1 P1") == Refusal("2.1", "not_in_hand", {"cards": ["P1", "G1"]})
    assert refused(match, "play", "W7").code == "not_in_hand", "a card of more players"


def test_2_2_the_leader_may_play_any_combination() -> None:
    match = at("Y0 P0 Y3 Y4 Y5 P4", "P1", "G1")
    assert legal(match, "play") == [
        "Y0",
        "Y0 P0",
        "P0",
        "Y3",
        "Y3 Y4",
        "Y3 Y4 Y5",
        "Y4",
        "Y4 P4",
        "Y4 Y5",
        "P4",
        "Y5",
    ]


def test_2_3_every_card_must_be_higher_than_the_play_before() -> None:
    match = at("Y4 P4 Y9", "P3 P5 P7 G4 G5", "G1 G2")
    play(match, "Y4 P4")
    assert refused(match, "play", "P3") == Refusal("2.3", "too_low", {"cards": ["P3"], "beat": 4})
    assert legal(match, "play") == ["P5", "P5 G5", "G5", "P7"]


def test_2_3_the_table_names_the_lowest_rank_that_beats_it_while_one_does() -> None:
    match = at("Y4 P9 Y9", "P5 P7", "G9 G2")
    assert table(match)["least"] is None
    play(match, "Y4")
    assert table(match)["least"] == 5
    play(match, "P7")
    assert table(match)["least"] == 8
    play(match, "G9")
    assert table(match)["least"] is None


def test_2_3_equal_is_not_enough() -> None:
    match = at("Y4 Y9", "P4 P5", "G1 G2")
    play(match, "Y4")
    assert refused(match, "play", "P4") == Refusal("2.3", "too_low", {"cards": ["P4"], "beat": 4})


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("Y3 P4", "no_combination"),
        ("Y3 Y5", "no_combination"),
        ("Y3 P3 Y4", "no_combination"),
        ("Y3 Y4 P5", "no_combination"),
        ("Y9 P9 Y3", "no_combination"),
    ],
)
def test_2_4_other_cards_together_are_refused(cards: str, code: str) -> None:
    match = at("Y3 Y4 Y5 P3 P4 P5 Y9 P9", "G1", "G2")
    assert refused(match, "play", cards).code == code
    assert refused(match, "play", cards).clause == "2.4"


@pytest.mark.parametrize("cards", ["Y4 Y3", "Y3 Y5 Y4", "Y5 Y4 Y3"])
def test_2_4_a_run_must_be_laid_in_rising_order(cards: str) -> None:
    no = refused(at("Y3 Y4 Y5", "P1", "G1"), "play", cards)
    assert (no.clause, no.code) == ("2.4", "run_not_rising")


def test_2_4_a_runs_lowest_card_must_beat_and_its_highest_is_the_rank_to_beat() -> None:
    match = at("Y3 Y9", "P3 P4 P5 P1", "G1 G5 G7", start=0)
    play(match, "Y3")
    assert refused(match, "play", "P3 P4 P5") == Refusal("2.3", "too_low", {"cards": ["P3"], "beat": 3})
    play(match, "P4 P5")
    assert (table(match)["beat"], table(match)["least"]) == (5, 6)
    assert turn(match) == 0, "the 5 turned play over"
    match = at("Y3 Y9", "P7 P8 P1", "G8 G7 G9")
    play(match, "Y3", "P7 P8")
    assert refused(match, "play", "G8").params["beat"] == 8
    assert legal(match, "play") == ["G9"]


def test_2_4_the_option_sets_allows_no_runs() -> None:
    match = at("Y3 Y4 P4", "P1", "G1", combos="sets")
    assert legal(match, "play") == ["Y3", "Y4", "Y4 P4", "P4"]
    assert refused(match, "play", "Y3 Y4") == Refusal("2.4", "no_runs", {"cards": ["Y3", "Y4"]})


def test_2_4_runs_are_the_default() -> None:
    assert GAME.read_options({}) == {"combos": "sets_and_runs"}
    for value in ("runs", True, None):
        with pytest.raises(BadInput, match="combos"):
            GAME.read_options({"combos": value})


def test_2_5_the_number_of_cards_binds_nobody() -> None:
    match = at("Y3 P3 G3 Y9", "P4 P1", "G7 Y7 G1")
    play(match, "Y3 P3 G3", "P4", "Y7 G7")
    assert [len(each["cards"]) for each in table(match)["current_trick"]["plays"]] == [3, 1, 2]


def test_2_6_a_zero_may_be_played_on_anything_also_on_a_zero() -> None:
    match = at("Y9 Y8", "P0 P1", "G0 G3 Y0 Y1")
    play(match, "Y9", "P0")
    assert table(match)["beat"] == 0
    assert legal(match, "play") == ["Y0", "Y0 G0", "G0", "Y1", "G3"]
    play(match, "Y0 G0")
    assert table(match)["beat"] == 0


def test_2_6_the_next_seat_plays_one_or_higher_on_a_zero() -> None:
    match = at("Y0 Y8", "P1 P9 P0", "G1 G2")
    play(match, "Y0")
    assert legal(match, "play") == ["P0", "P1", "P9"]


def test_2_6_a_zero_is_never_part_of_a_run() -> None:
    match = at("Y0 Y1 Y2 P0", "P1", "G1")
    assert refused(match, "play", "Y0 Y1") == Refusal("2.6", "zero_in_run", {"cards": ["Y0"]})
    assert refused(match, "play", "Y0 Y1 Y2").code == "zero_in_run"
    assert "Y1 Y2" in legal(match, "play")


def test_2_6_a_whole_colour_is_a_run_but_for_its_zero() -> None:
    match = dealt(" ".join(f"Y{rank}" for rank in range(10)), "", "")
    assert refused(match, "play", " ".join(f"Y{rank}" for rank in range(10))).code == "zero_in_run"
    whole = " ".join(f"Y{rank}" for rank in range(1, 10))
    assert whole in legal(match, "play")
    assert len(legal(match, "play")) == 10 + sum(range(1, 9))


def test_2_7_cards_stay_on_the_table_in_order_until_the_trick_ends() -> None:
    match = at("Y3 P3 Y9", "P4 P1", "G7 G1")
    play(match, "Y3 P3", "P4", "G7")
    assert table(match)["current_trick"]["plays"] == [
        {"seat": 0, "cards": ["Y3", "P3"]},
        {"seat": 1, "cards": ["P4"]},
        {"seat": 2, "cards": ["G7"]},
    ]
    assert table(match)["counts"] == {"hands": [1, 1, 1], "table": 4, "gone": 23}
    release(match, "Y9")
    assert table(match)["current_trick"] is None
    assert [each["cards"] for each in table(match)["tricks"][-1]["plays"]] == [["Y3", "P3"], ["P4"], ["G7"]]


@pytest.mark.parametrize(
    "spoil",
    [
        {"start": 3},
        {"start": -1},
        {"extra": 1},
        {"hands": deal_with("", "")["hands"]},
        {"hands": deal_with("", "", "", "")["hands"]},
        {"hands": [["Y0"] * 10] * 3},
        {"hands": [*deal_with("", "", "")["hands"][:2], ["V0", *deal_with("", "", "")["hands"][2][1:]]]},
        {"hands": [hand[:9] for hand in deal_with("", "", "")["hands"]]},
    ],
)
def test_6_a_deal_by_hand_must_be_the_seats_colours_ten_cards_each(spoil: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        Match.new(GAME, NAMES[:3], {}, {"deal": {**deal_with("", "", ""), **spoil}})
    assert error.value.code == "bad_deal"
