"""Akuma Trick, release and end (4, 5) and the worked cases (7); the numbers in the names are the clauses."""

from __future__ import annotations

import pytest

from py_engine.games.akuma_trick.trick import release_number, release_total
from py_engine.match import Match
from py_engine.refusals import Refusal
from tests.games.akuma_trick.table import at, legal, mask_of, play, refused, release, table, turn


def test_4_1_a_seat_that_could_play_may_release_instead() -> None:
    match = at("Y8 Y1", "P9 P4 P1", "G1 G2")
    play(match, "Y8")
    assert legal(match, "play") == ["P9"]
    assert legal(match, "release") == ["P4", "P9"]


def test_4_1_the_leader_must_play() -> None:
    match = at("Y8 Y1", "P9 P4", "G1 G2")
    assert refused(match, "release", "Y1") == Refusal("4.1", "leader_must_play")
    assert refused(match, "release") == Refusal("4.1", "leader_must_play")
    assert legal(match, "release") == []
    play(match, "Y8")
    release(match, "P4")
    assert refused(match, "release", "G1").code == "leader_must_play", "the leader of a later trick too"


@pytest.mark.parametrize(
    ("cards", "ones", "eights", "fours", "factor", "total"),
    [
        ("", 0, 0, 0, 1, 0),
        ("Y1", 1, 0, 0, 1, 1),
        ("Y0 P0", 2, 0, 0, 1, 2),
        ("Y8", 0, 1, 0, 1, 4),
        ("Y4", 1, 0, 1, 2, 2),
        ("Y4 P4 G4", 3, 0, 3, 4, 12),
        ("Y8 P8 Y4", 1, 2, 1, 2, 18),
        ("Y1 P1 G1 Y3 P3 Y8 Y9", 6, 1, 0, 1, 10),
        ("Y1 P1 G1 Y4 P4 Y8 Y9", 6, 1, 2, 3, 30),
    ],
)
def test_4_2_the_release_number(cards: str, ones: int, eights: int, fours: int, factor: int, total: int) -> None:
    assert release_number(mask_of(cards)) == (ones, eights, fours, factor, total)
    assert release_total(mask_of(cards)) == total


def test_4_2_all_cards_of_the_trick_count_and_none_of_the_trick_before() -> None:
    match = at("Y1 P1 Y9 Y2", "P3 P8 P2", "G4 G9 G1")
    play(match, "Y1 P1", "P3", "G4")
    assert table(match)["release"] == {"ones": 4, "eights": 0, "fours": 1, "factor": 2, "total": 8}
    release(match, "Y9")
    assert table(match)["release"]["total"] == 0
    assert table(match)["tricks"][-1]["release"]["total"] == 8
    play(match, "P8")
    assert table(match)["release"] == {"ones": 0, "eights": 1, "fours": 0, "factor": 1, "total": 4}


def thirty(hand: str) -> Match:
    """Return a match in which seat 1 holds ``hand`` before a release number of 30 (7)."""
    match = at("Y1 P1 G1 Y8 Y0", f"Y4 P4 {hand}", "Y7 G2 G3")
    play(match, "Y1 P1 G1", "Y4 P4", "Y7", "Y8")
    assert table(match)["release"]["total"] == 30
    return match


def test_7_seven_cards_one_an_eight_make_ten_and_with_two_fours_thirty() -> None:
    match = at("Y1 P1 G1 Y8 Y0", "Y3 P3 P6", "Y7 G2 G4")
    play(match, "Y1 P1 G1", "Y3 P3", "Y7", "Y8")
    assert table(match)["release"] == {"ones": 6, "eights": 1, "fours": 0, "factor": 1, "total": 10}
    terms = table(thirty("P6"))["release"]
    assert terms == {"ones": 6, "eights": 1, "fours": 2, "factor": 3, "total": 30}


def test_7_discards_for_thirty() -> None:
    match = thirty("P6 P7 P8 P9 G9")
    assert match.check({"do": "release", "cards": ["P6", "P7", "P8", "P9"]}) is None
    assert match.check({"do": "release", "cards": ["P7", "P8", "P9", "G9"]}) is None
    assert refused(match, "release", "P6 P7 P8 P9 G9") == Refusal(
        "4.3", "excess", {"number": 30, "sum": 39, "cards": ["P6", "P7", "P8", "P9", "G9"]}
    )
    assert legal(match, "release") == ["P6 P7 P8 P9", "P6 P7 P8 G9", "P6 P7 P9 G9", "P6 P8 P9 G9", "P7 P8 P9 G9"]


def test_4_3_too_few_and_a_card_that_could_stay_are_told_apart() -> None:
    match = at("Y8 Y1", "P1 P2 P3 P5", "G1 G2")
    play(match, "Y8")
    assert refused(match, "release", "P1 P2") == Refusal("4.3", "too_few", {"number": 4, "sum": 3})
    assert refused(match, "release") == Refusal("4.3", "too_few", {"number": 4, "sum": 0})
    assert refused(match, "release", "P1 P2 P3") == Refusal(
        "4.3", "excess", {"number": 4, "sum": 6, "cards": ["P1", "P2"]}
    )
    assert legal(match, "release") == ["P1 P3", "P2 P3", "P5"]


def test_4_3_discards_come_from_the_hand_each_once() -> None:
    match = at("Y8 Y1", "P1 P2 P5", "G1 G2")
    play(match, "Y8")
    assert refused(match, "release", "G1 P5") == Refusal("4.3", "not_in_hand", {"cards": ["G1"]})
    assert refused(match, "release", "P2 P2") == Refusal("4.3", "card_twice", {"cards": ["P2"]})


def test_4_4_a_zero_is_never_discarded() -> None:
    match = at("Y8 Y1", "P0 P1 P5", "G1 G2")
    play(match, "Y8")
    assert refused(match, "release", "P0 P5") == Refusal("4.4", "zero_kept", {"cards": ["P0"]})
    assert legal(match, "release") == ["P5"]


def test_4_5_a_hand_below_the_number_is_discarded_whole() -> None:
    match = at("Y8 Y1", "P1 G2 P0", "G1 G3")
    play(match, "Y8")
    assert refused(match, "release", "P1") == Refusal(
        "4.5", "discard_all", {"number": 4, "sum": 1, "cards": ["G2"]}
    )
    assert refused(match, "release").clause == "4.5"
    assert refused(match, "release", "P1 G2 P0").clause == "4.4"
    assert legal(match, "release") == ["P1 G2"]
    release(match, "G2 P1")
    assert match.view(1)["hand"] == ["P0"]
    assert not match.state.over, "the 0 stays in hand and the game goes on"
    assert table(match)["tricks"][-1]["fell_short"]


def test_4_5_a_hand_of_zeros_releases_with_an_empty_list() -> None:
    match = at("Y8 Y1", "P0 G0", "G1 G3")
    play(match, "Y8")
    assert legal(match, "release") == [""]
    release(match)
    assert match.log[-1].entry == {"do": "release", "cards": []}
    assert match.view(1)["hand"] == ["P0", "G0"]
    assert turn(match) == 2


def test_4_5_a_hand_that_makes_the_number_exactly_is_discarded_whole() -> None:
    match = at("Y8 Y1", "P1 P3 P0", "G1 G3")
    play(match, "Y8")
    assert legal(match, "release") == ["P1 P3"]
    assert refused(match, "release", "P3") == Refusal("4.3", "too_few", {"number": 4, "sum": 3})
    release(match, "P1 P3")
    assert not table(match)["tricks"][-1]["fell_short"]


def test_4_6_table_and_discards_leave_the_game_and_the_left_neighbour_leads() -> None:
    match = at("Y8 Y1", "P4 P1", "G1 G3")
    play(match, "Y8")
    release(match, "P4")
    view = table(match)
    assert (turn(match), view["leader"], view["beat"]) == (2, 2, None)
    assert view["counts"] == {"hands": [1, 1, 2], "table": 0, "gone": 26}
    assert view["current_trick"] == {"number": 1, "leader": 2, "plays": []}
    (trick,) = view["tricks"]
    assert trick == {
        "number": 0,
        "leader": 0,
        "plays": [{"seat": 0, "cards": ["Y8"]}],
        "winner": None,
        "log_end": 2,
        "release": {"ones": 0, "eights": 1, "fours": 0, "factor": 1, "total": 4},
        "releaser": 1,
        "discards": ["P4"],
        "sum": 4,
        "fell_short": False,
        "next_leader": 2,
    }


def test_4_6_the_right_neighbour_leads_while_play_is_reversed() -> None:
    match = at("Y5 Y1", "P4 P1", "G1 G3", "V1 V2")
    play(match, "Y5")
    assert turn(match) == 3
    release(match, "V2")
    assert (turn(match), table(match)["tricks"][-1]["next_leader"]) == (2, 2)


def test_5_1_a_play_that_empties_a_hand_ends_the_game_in_mid_trick() -> None:
    match = at("Y1 Y3", "P7", "G1 G3")
    play(match, "Y1", "P7")
    status = match.status()
    assert (status["over"], status["phase"], status["to_act"]) == (True, "over", [])
    assert [each["cards"] for each in table(match)["current_trick"]["plays"]] == [["Y1"], ["P7"]]
    assert refused(match, "play", "G1") == Refusal("5.1", "over")


def test_5_1_the_last_plays_effects_do_not_happen() -> None:
    match = at("Y2 Y3 Y4 Y5 Y6", "P7 P8", "G1 G3")
    play(match, "Y2 Y3 Y4 Y5 Y6")
    view = table(match)
    assert (view["phase"], view["steal"], view["direction"], view["lock"]) == ("over", None, 1, [])
    assert view["counts"]["hands"] == [0, 2, 2]


def test_5_1_a_release_that_empties_a_hand_ends_the_game() -> None:
    match = at("Y8 Y3", "P1 P2", "G1 G3")
    play(match, "Y8")
    release(match, "P1 P2")
    assert match.state.over
    assert table(match)["tricks"][-1]["next_leader"] is None
    assert table(match)["tricks"][-1]["discards"] == ["P1", "P2"]
    assert match.status()["scores"] == [3, 0, 4]


def test_5_2_points_exist_only_at_the_end() -> None:
    match = at("Y8 Y3", "P0 P1 P7", "G1 G3")
    assert match.status()["scores"] == table(match)["scores"] == [None, None, None]
    play(match, "Y8")
    release(match, "P7")
    play(match, "G1")
    play(match, "Y3")
    assert match.status()["scores"] == table(match)["scores"] == [0, 16, 3]


def test_5_2_7_a_zero_counts_fifteen_so_zero_one_seven_are_twenty_three() -> None:
    match = at("Y8", "P0 P1 P7", "G1 G9")
    play(match, "Y8")
    assert match.status()["result"] == [
        {"seat": 0, "cards": [], "values": [], "points": 0},
        {"seat": 1, "cards": ["P0", "P1", "P7"], "values": [15, 1, 7], "points": 23},
        {"seat": 2, "cards": ["G1", "G9"], "values": [1, 9], "points": 10},
    ]


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        (("Y8", "P9", "G1 G2"), [2]),
        (("Y8", "P3", "G1 G9"), [1]),
        (("Y8", "P4 P5", "G9"), [2]),
        (("Y8", "P9", "G4 G5"), [1]),
        (("Y8", "P9", "G9"), [1, 2]),
        (("Y8", "P4 P5", "G4 G5"), [1, 2]),
        (("Y8", "P0", "G7 G8"), [1]),
        (("Y8", "P9", "G9", "V8"), [3]),
        (("Y8", "P9", "G9", "V4 V5"), [1, 2]),
    ],
)
def test_5_3_lowest_points_then_fewer_cards_then_all_that_are_level(
    hands: tuple[str, ...], winners: list[int]
) -> None:
    match = at(*hands)
    play(match, "Y8")
    assert match.status()["scores"][0] == 0
    assert match.status()["winners"] == winners


def test_5_3_there_is_no_winner_before_the_end() -> None:
    assert at("Y8 Y1", "P9", "G9").status()["winners"] == []
