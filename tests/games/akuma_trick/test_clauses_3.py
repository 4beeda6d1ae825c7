"""Akuma Trick, effects (3); the numbers in the names are the clauses."""

from __future__ import annotations

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal
from tests.games.akuma_trick.table import at, dealt, legal, play, refused, release, table, turn


def steal(match: Match, seat: int) -> str:
    """Steal from ``seat`` and return the card."""
    return str(match.act({"do": "steal", "from": seat})["card"])


def stop(match: Match) -> None:
    match.act({"do": "stop"})


def may_name(match: Match, seat: int) -> Refusal | None:
    return match.check({"do": "steal", "from": seat})


def test_3_effects_come_in_the_order_steal_reverse_lock_and_all_of_them_happen() -> None:
    match = at("Y2 Y3 Y4 Y5 Y6 Y9", "P3 P4", "G5 G6")
    play(match, "Y2 Y3 Y4 Y5 Y6")
    view = table(match)
    assert (view["phase"], view["to_act"], view["direction"], view["lock"]) == ("steal", [0], 1, [])
    assert view["steal"] == {
        "thief": 0,
        "left": 1,
        "log_start": 1,
        "victims": [1, 2],
        "reverses": True,
        "locks": ["Y"],
    }
    steal(match, 1)
    view = table(match)
    assert (view["phase"], view["to_act"], view["direction"], view["lock"]) == ("play", [2], -1, ["Y"])
    assert view["steal"] is None


def test_3_direction_and_lock_are_the_old_ones_until_the_steal_is_over() -> None:
    match = at("P6 P9", "P0 P1", "Y1 P2 P3 P4 P5 P7", "V1 V2")
    play(match, "P6", "P0", "P2 P3 P4 P5")
    view = table(match)
    assert (view["phase"], view["lock"], view["direction"], view["steal"]["locks"]) == ("steal", ["P"], 1, [])
    stop(match)
    assert (table(match)["lock"], table(match)["direction"], turn(match)) == (["P"], -1, 1)


def test_3_1_as_many_cards_as_twos_were_played_other_cards_not_counted() -> None:
    match = at("Y2 P2 Y9", "P3 P4 P5", "G3 G4 G5")
    play(match, "Y2 P2")
    assert table(match)["steal"]["left"] == 2
    steal(match, 1)
    assert (turn(match), table(match)["steal"]["left"]) == (0, 1)
    steal(match, 1)
    assert (turn(match), table(match)["counts"]["hands"]) == (1, [3, 1, 3])
    match = at("Y1 Y2 Y3 Y9", "P3 P4 P5", "G3 G4 G5")
    play(match, "Y1 Y2 Y3")
    assert table(match)["steal"]["left"] == 1, "a run of three holds one 2"


def test_3_1_different_seats_may_be_named() -> None:
    match = at("Y2 P2 Y9", "P3 P4 P5", "G3 G4 G5")
    play(match, "Y2 P2")
    first, second = steal(match, 1), steal(match, 2)
    assert first in {"P3", "P4", "P5"}
    assert second in {"G3", "G4", "G5"}
    assert set(match.view(0)["hand"]) == {"Y9", first, second}
    assert first not in match.view(1)["hand"]


def test_3_1_a_seat_with_one_card_left_cannot_be_named() -> None:
    match = at("Y2 Y9", "P3", "G3 G4")
    play(match, "Y2")
    assert may_name(match, 1) == Refusal("3.1", "last_card", {"seat": 1})
    assert may_name(match, 2) is None
    assert match.legal(9)[0] == [{"do": "steal", "from": 2}, {"do": "stop"}]


def test_3_1_the_last_card_is_looked_at_before_each_steal() -> None:
    match = at("Y2 P2 G2 Y9", "P3 P4", "G3 G4 G5")
    play(match, "Y2 P2 G2")
    steal(match, 1)
    assert may_name(match, 1) == Refusal("3.1", "last_card", {"seat": 1})
    assert table(match)["steal"]["victims"] == [2]


def test_3_1_the_own_seat_and_an_empty_place_cannot_be_named() -> None:
    match = at("Y2 Y9 Y8", "P3 P4", "G3 G4")
    play(match, "Y2")
    assert may_name(match, 0) == Refusal("3.1", "own_seat", {"seat": 0})
    assert may_name(match, 3) == Refusal("3.1", "no_such_seat", {"seat": 3})
    assert may_name(match, 5) == Refusal("3.1", "no_such_seat", {"seat": 5})
    with pytest.raises(BadInput) as error:
        may_name(match, 6)
    assert error.value.code == "unknown_seat"


def test_3_1_the_player_may_stop_before_the_first_and_between() -> None:
    match = at("Y2 P2 Y9", "P3 P4 P5", "G3 G4 G5")
    play(match, "Y2 P2")
    stop(match)
    assert (turn(match), table(match)["phase"], table(match)["counts"]["hands"]) == (1, "play", [1, 3, 3])
    match = at("Y2 P2 Y9", "P3 P4 P5", "G3 G4 G5")
    play(match, "Y2 P2")
    steal(match, 2)
    stop(match)
    assert (turn(match), table(match)["counts"]["hands"]) == (1, [2, 3, 2])


def test_3_1_the_steal_ends_without_a_log_entry_when_nobody_can_be_named() -> None:
    match = at("Y2 P2 Y9", "P3 P4", "G3")
    play(match, "Y2 P2")
    steal(match, 1)
    assert (turn(match), table(match)["phase"], len(match.log)) == (1, "play", 2)


def test_3_1_there_is_no_steal_at_all_when_nobody_can_be_named() -> None:
    match = at("Y2 P2 Y9", "P3", "G3")
    play(match, "Y2 P2")
    assert (turn(match), table(match)["phase"], table(match)["steal"], len(match.log)) == (1, "play", None, 1)


def test_3_1_nothing_else_can_be_done_while_a_steal_is_pending() -> None:
    match = at("Y2 Y9", "P3 P4", "G3 G4")
    no = match.check({"do": "stop"})
    assert no == Refusal("3.1", "not_now", {"do": "stop", "phase": "play"})
    play(match, "Y2")
    assert refused(match, "play", "Y9") == Refusal("2.1", "not_now", {"do": "play", "phase": "steal"})
    assert refused(match, "release", "Y9") == Refusal("4.1", "not_now", {"do": "release", "phase": "steal"})


def test_3_1_the_card_is_drawn_at_random_from_the_whole_hand() -> None:
    drawn = set()
    for seed in range(120):
        match = Match.new(GAME, [{"name": "A"}, {"name": "B"}, {"name": "C"}], {}, {"seed": seed})
        two = next((card for card in match.view(match.deal["start"])["hand"] if card[1] == "2"), None)
        if two:
            play(match, two)
            victim = (turn(match) + 1) % 3
            hand = match.view(victim)["hand"]
            drawn.add(hand.index(steal(match, victim)))
    assert drawn == set(range(10))


def test_3_1_a_load_refuses_a_stolen_card_that_the_robbed_seat_does_not_hold() -> None:
    match = dealt("Y2 Y9", "P3 P4", "G3 G4")
    play(match, "Y2")
    steal(match, 1)
    save = match.save()
    save["log"] = [save["log"][0], {"do": "steal", "from": 1, "card": "G3"}]
    with pytest.raises(BadInput) as error:
        Match.load(GAME, save)
    assert error.value.details == {
        "entry": 1,
        "refusal": {
            "clause": "akuma_trick 3.1",
            "code": "impossible_outcome",
            "params": {"seat": 1, "card": "G3"},
        },
    }


def test_3_1_a_load_takes_every_card_of_the_robbed_hand_and_no_missing_one() -> None:
    match = dealt("Y2 Y9", "P3 P4", "G3 G4")
    play(match, "Y2")
    start = match.save()
    for card in match.view(1)["hand"]:
        loaded = Match.load(GAME, {**start, "log": [*start["log"], {"do": "steal", "from": 1, "card": card}]})
        assert card in loaded.view(0)["hand"]
    with pytest.raises(BadInput) as error:
        Match.load(GAME, {**start, "log": [*start["log"], {"do": "steal", "from": 1}]})
    assert error.value.details["refusal"]["code"] == "outcome_missing"


@pytest.mark.parametrize(
    ("cards", "after", "direction"),
    [("Y5", 3, -1), ("Y5 P5", 1, 1), ("Y5 P5 G5", 3, -1), ("Y5 P5 G5 V5", 1, 1), ("Y4 Y5", 3, -1), ("Y4", 1, 1)],
)
def test_3_2_an_odd_number_of_fives_turns_play_over(cards: str, after: int, direction: int) -> None:
    match = at("Y4 Y5 P5 G5 V5 Y9", "P3 P4", "G3 G4", "V3 V4")
    play(match, cards)
    assert (turn(match), table(match)["direction"]) == (after, direction)


def test_3_2_a_second_five_turns_it_back() -> None:
    match = at("Y5 Y1", "P3 P4", "G3 G4", "V0 V5 V1")
    play(match, "Y5", "V0")
    assert turn(match) == 2
    match = at("Y5 Y1", "P3 P4", "G0 G5 G4", "V0 V5 V1")
    play(match, "Y5", "V0", "G5")
    assert (turn(match), table(match)["direction"]) == (3, 1)


def test_3_2_the_direction_lasts_beyond_the_trick() -> None:
    match = at("Y5 Y1", "P3 P4", "G3 G4", "V1 V2")
    play(match, "Y5")
    release(match, "V1")
    assert (turn(match), table(match)["leader"], table(match)["direction"]) == (2, 2, -1)
    play(match, "G3")
    assert turn(match) == 1


def test_3_3_a_six_locks_the_trick_to_its_colour() -> None:
    match = at("Y6 Y1", "P7 Y7 Y8 P8 Y9", "G1 G2")
    play(match, "Y6")
    assert table(match)["lock"] == ["Y"]
    assert legal(match, "play") == ["Y7", "Y7 Y8", "Y7 Y8 Y9", "Y8", "Y8 Y9", "Y9"]
    assert refused(match, "play", "P7") == Refusal("3.3", "locked", {"cards": ["P7"], "colours": ["Y"]})
    assert refused(match, "play", "Y8 P8") == Refusal("3.3", "locked", {"cards": ["P8"], "colours": ["Y"]})


def test_3_3_several_sixes_allow_any_combination_of_their_colours() -> None:
    match = at("Y6 G6 Y1", "Y7 G7 P7 V7", "G1 G2", "V1 V2")
    play(match, "Y6 G6")
    assert table(match)["lock"] == ["Y", "G"]
    assert legal(match, "play") == ["Y7", "Y7 G7", "G7"]
    assert refused(match, "play", "Y7 P7 G7 V7") == Refusal(
        "3.3", "locked", {"cards": ["P7", "V7"], "colours": ["Y", "G"]}
    )


def test_3_3_a_six_in_a_run_locks_too() -> None:
    match = at("Y6 Y7 Y1", "Y8 P8 P9", "G1 G2")
    play(match, "Y6 Y7")
    assert table(match)["lock"] == ["Y"]
    assert legal(match, "play") == ["Y8"]


def test_3_3_a_zero_is_bound_by_the_lock() -> None:
    match = at("Y6 Y1", "Y0 P0 P9", "G1 G2")
    play(match, "Y6")
    assert legal(match, "play") == ["Y0"]
    assert refused(match, "play", "P0").clause == "3.3"


def test_3_3_later_sixes_replace_the_lock_by_their_own_colours() -> None:
    """A lock lets no other 6 through, since each colour has one; so the older, wider lock is set by hand."""
    match = at("P6 G6 Y9", "P7 G8 Y8", "V1 V2", "Y1 Y2")
    match.state.lock = 0b0111
    play(match, "P6")
    assert table(match)["lock"] == ["P"]
    assert legal(match, "play") == ["P7"]


def test_3_3_no_six_can_follow_a_six_in_the_same_trick() -> None:
    match = at("Y6 P6 Y9", "Y0 P0 P9", "G6 V6 G1", "V1 V2")
    play(match, "Y6 P6", "Y0 P0")
    assert table(match)["lock"] == ["Y", "P"]
    assert refused(match, "play", "G6 V6").clause == "3.3"


def test_3_3_a_release_is_not_bound_by_the_lock() -> None:
    match = at("Y6 Y1", "P1 P2", "G1 G2")
    play(match, "Y6")
    assert legal(match, "play") == []
    assert legal(match, "release") == ["P1", "P2"]


def test_3_3_the_lock_ends_with_the_trick() -> None:
    match = at("Y6 Y1", "P1 P2", "G1 G2")
    play(match, "Y6")
    release(match, "P1")
    assert table(match)["lock"] == []
    assert legal(match, "play") == ["G1", "G1 G2", "G2"]
