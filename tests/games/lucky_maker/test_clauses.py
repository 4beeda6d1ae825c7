"""Lucky Maker's rules, clause by clause; the numbers in the names are the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS, INDEX
from py_engine.games.lucky_maker.trick import Trick, explain
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal, Refused
from tests.play import finish

GAME = GAMES["lucky_maker"]
NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai", "Emi")]


def deal_with(hands: list[list[str]], masters: list[str], start: int = 0) -> dict[str, Any]:
    """Return a whole deal whose hands and masters begin with the given cards; the rest is filled up in order."""
    size = {3: 15, 4: 12, 5: 10}[len(hands)]
    used = {card for part in (*hands, masters) for card in part}
    rest = iter(card for card in CARDS if card not in used)
    filled = [[*part, *(next(rest) for _ in range(size - len(part)))] for part in (*hands, masters)]
    return {"hands": filled[:-1], "masters": filled[-1], "start": start}


def match_with(hands: list[list[str]], masters: list[str], start: int = 0, **options: str) -> Match:
    return Match.new(GAME, NAMES[: len(hands)], options, {"deal": deal_with(hands, masters, start)})


def play(match: Match, *cards: str) -> None:
    for card in cards:
        match.act({"do": "play", "card": card})


def refusal(match: Match, action: dict[str, Any]) -> Refusal:
    no = match.check(action)
    assert no is not None
    return no


def trick(master: str, *cards: str, leader: int = 0, winner_leads: bool = False) -> Trick:
    return explain(INDEX[master], leader, [INDEX[card] for card in cards], len(cards), winner_leads)


def counts(done: Trick) -> tuple[int, int]:
    return done.counts


def follow(done: Trick) -> int:
    return done.follow


def scored(done: Trick) -> int:
    return done.scored


def last_trick(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["tricks"][-1]
    return found


@pytest.mark.parametrize(("seats", "size"), [(3, 15), (4, 12), (5, 10)])
def test_1_1_hands_and_masters_have_the_same_size(seats: int, size: int) -> None:
    match = Match.new(GAME, NAMES[:seats], {}, {"seed": 1})
    assert [len(hand) for hand in match.deal["hands"]] == [size] * seats
    assert len(match.deal["masters"]) == size
    assert sorted(card for part in (*match.deal["hands"], match.deal["masters"]) for card in part) == sorted(CARDS)


def test_1_2_the_start_seat_leads_first() -> None:
    match = Match.new(GAME, NAMES[:4], {}, {"seed": 1, "start": 2})
    assert match.status()["to_act"] == [2]
    assert match.view(None)["leader"] == 2


def test_s2_without_a_named_start_every_seat_starts_for_some_seed() -> None:
    starts = {Match.new(GAME, NAMES[:4], {}, {"seed": seed}).deal["start"] for seed in range(60)}
    assert starts == {0, 1, 2, 3}


def test_s2_naming_the_start_deals_the_same_cards() -> None:
    drawn = Match.new(GAME, NAMES[:4], {}, {"seed": 5}).deal
    named = Match.new(GAME, NAMES[:4], {}, {"seed": 5, "start": drawn["start"]}).deal
    assert drawn == named


def test_a_card_is_its_first_number_and_eleven_minus_it() -> None:
    faces = {card["id"]: card for card in GAME.cards()}
    assert faces["RB7"] == {"id": "RB7", "suits": ["R", "B"], "numbers": [7, 4]}
    assert faces["GY10"]["numbers"] == [10, 1]


def test_2_1_the_master_lies_open_before_the_lead_and_again_after_each_trick() -> None:
    match = match_with([["RB1"], ["RB2"], ["RB3"]], ["RB9", "GY5"])
    assert match.view(None)["master"] == "RB9"
    play(match, "RB1", "RB2", "RB3")
    assert match.view(None)["master"] == "GY5"
    assert match.view(None)["tricks"][0]["master"] == "RB9"


def test_2_1_no_master_is_turned_when_the_hands_are_empty() -> None:
    match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": 1}), random.Random(1))
    assert match.view(None)["master"] is None
    assert match.view(None)["counts"] == {
        "hands": [0, 0, 0],
        "masters": 0,
        "tricks": match.view(None)["counts"]["tricks"],
    }


def test_2_2_turns_go_clockwise_from_the_leader_one_card_each() -> None:
    match = match_with([["RB1"], ["RB2"], ["RB3"]], ["RB9"], start=1)
    turns = []
    for card in ("RB2", "RB3", "RB1"):
        turns.append(match.status()["to_act"][0])
        play(match, card)
    assert turns == [1, 2, 0]


def test_2_2_a_card_that_is_not_in_the_hand_is_refused() -> None:
    match = match_with([["RB1"], ["RB2"], ["RB3"]], ["RB9"])
    assert refusal(match, {"do": "play", "card": "RB2"}) == Refusal("2.2", "not_in_hand", {"card": "RB2"})


def test_2_3_the_leader_too_must_play_one_of_the_masters_suits() -> None:
    hand = [*(f"GY{n}" for n in range(1, 11)), "RB1", "BG1", "RY1", "BY1", "RG1"]
    match = match_with([hand, [], []], ["RB9"])
    assert refusal(match, {"do": "play", "card": "GY3"}) == Refusal(
        "2.3", "must_follow", {"card": "GY3", "suits": ["R", "B"]}
    )
    assert [action["card"] for action in match.legal(99)[0]] == ["RB1", "RG1", "RY1", "BG1", "BY1"]


def test_2_3_a_card_with_both_suits_has_no_priority() -> None:
    match = match_with([["RB1", "BG1"], ["RB2"], ["RB3"]], ["RB9"])
    assert match.check({"do": "play", "card": "BG1"}) is None


def test_2_4_who_holds_neither_suit_plays_any_card_and_it_cannot_win() -> None:
    offs = [f"GY{n}" for n in range(1, 11)]
    match = match_with([offs, ["RB1"], ["RB2"], ["RB3"], ["RB4"]], ["RB10"])
    assert [action["card"] for action in match.legal(99)[0]] == offs
    play(match, "GY10", "RB1", "RB2", "RB3", "RB4")
    assert last_trick(match)["winner"] != 0


def test_3_1_a_card_with_both_suits_counts_for_both_and_the_master_is_not_counted() -> None:
    assert counts(trick("RB5", "RB1", "RG2", "BY3")) == (2, 2)
    assert counts(trick("RB5", "GY1", "GY2", "RB3")) == (1, 1)


def test_3_2_the_suit_with_the_higher_count_is_followed() -> None:
    done = trick("RB5", "RG2", "RY9", "BG10")
    assert (follow(done), done.level) == (0, False)


def test_3_2_level_counts_follow_the_masters_larger_number() -> None:
    low_red = trick("RB5", "RG9", "BG3", "GY1")
    assert (follow(low_red), low_red.level) == (1, True)
    high_red = trick("RB6", "RG9", "BG3", "GY1")
    assert follow(high_red) == 0


def test_3_3_if_nobody_followed_nobody_wins_and_the_same_leader_leads() -> None:
    done = trick("RB5", "GY1", "GY2", "GY3", leader=1)
    assert (done.winner, done.points, done.next_leader, done.reason) == (-1, 0, 1, "no_follower")


def test_3_4_the_highest_number_of_the_follow_suit_wins() -> None:
    done = trick("RB2", "RG3", "RY9", "RG7", leader=2)
    assert (done.winner, done.reason) == (0, "highest")
    assert done.next_leader == 0


def test_3_4_of_several_highest_the_last_one_played_wins() -> None:
    done = trick("RB2", "RG9", "RY9", "RG7")
    assert (done.winner, done.reason) == (1, "last_of_equals")


def test_3_5_a_higher_master_beats_everybody() -> None:
    done = trick("RY9", "RG8", "RB7", "RG6", leader=2)
    assert (done.winner, done.points, done.reason, done.next_leader) == (-1, 0, "master_higher", 2)


def test_3_5_a_master_equal_to_the_highest_leaves_the_trick_to_the_player() -> None:
    done = trick("RB8", "RG8", "RY7", "RG6")
    assert (done.winner, done.reason) == (0, "last_of_equals")


def test_3_6_the_winner_scores_the_masters_number_in_the_other_suit() -> None:
    done = trick("RB3", "RG9", "RY4", "RG1")
    assert (done.winner, scored(done), done.points) == (0, 1, 8)


def test_3_7_a_trick_that_nobody_wins_scores_nothing_for_anybody() -> None:
    match = match_with([["RB1"], ["RG2"], ["RY3"]], ["RB9"])
    play(match, "RB1", "RG2", "RY3")
    assert last_trick(match)["winner"] is None
    assert match.status()["scores"] == [0, 0, 0]


def test_3_8_the_winner_leads_next() -> None:
    match = match_with([["RB1"], ["RG9"], ["RY3"]], ["RB2"])
    play(match, "RB1", "RG9", "RY3")
    assert match.status()["to_act"] == [1]


@pytest.mark.parametrize(("option", "leader"), [("stays", 0), ("winner", 2)])
def test_3_8_after_equal_highest_numbers_the_option_says_who_leads(option: str, leader: int) -> None:
    match = match_with([["RB1"], ["RG9"], ["RY9"]], ["RB2"], tie_lead=option)
    play(match, "RB1", "RG9", "RY9")
    assert last_trick(match)["winner"] == 2
    assert match.status()["to_act"] == [leader]
    assert last_trick(match)["lead_stays"] == (leader != 2)


def test_3_8_the_masters_own_card_counts_among_the_equals() -> None:
    assert trick("RB8", "RG8", "RY7", "RG6", leader=1).next_leader == 1
    assert trick("RB8", "RG2", "RY8", "RG6", leader=1, winner_leads=True).next_leader == 2


def test_4_1_the_most_points_win_and_level_seats_win_together() -> None:
    for seed in range(200):
        match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": seed}), random.Random(seed))
        scores = match.status()["scores"]
        assert match.status()["winners"] == [seat for seat in range(3) if scores[seat] == max(scores)]
        if len(match.status()["winners"]) > 1:
            return
    pytest.fail("no level match among 200")


def test_4_1_after_the_end_every_action_is_refused() -> None:
    match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": 1}), random.Random(1))
    assert refusal(match, {"do": "play", "card": "RB1"}) == Refusal("4.1", "over")


def test_4_2_a_match_of_as_many_games_as_players_moves_the_start_seat_to_the_left() -> None:
    match = Match.new(GAME, NAMES[:3], {"games": "players"}, {"seed": 1, "start": 2})
    finish(match, random.Random(1))
    deals = [item for item in match.log if item.entry["do"] == "deal"]
    assert [item.entry["start"] for item in deals] == [0, 1]
    assert [item.actor for item in deals] == [0, 1]
    assert len(match.status()["result"][0]["games"]) == 3


def to_the_deal(seed: int = 1) -> Match:
    match = Match.new(GAME, NAMES[:3], {"games": "players"}, {"seed": seed, "start": 0})
    rng = random.Random(seed)
    while match.status()["phase"] == "play":
        match.act(rng.choice(match.legal(99)[0]))
    return match


def test_4_1_nobody_leads_after_the_last_trick_of_a_game() -> None:
    before = to_the_deal()
    *others, last = before.view(None)["tricks"]
    assert [trick["next_leader"] is None for trick in (*others, last)] == [False] * len(others) + [True]
    assert not last["lead_stays"], "it is said of who leads"
    assert before.view(None)["leader"] == 1, "the next game's start seat, whoever took the trick"
    after = finish(before, random.Random(1))
    assert after.view(None)["tricks"][-1]["next_leader"] is None


def test_4_2_only_the_next_start_seat_deals() -> None:
    match = to_the_deal()
    assert match.status()["phase"] == "deal"
    assert match.status()["to_act"] == [1]
    assert refusal(match, {"do": "deal", "seat": 0}).clause == "S6"
    assert refusal(match, {"do": "play", "card": "RB1"}) == Refusal(
        "2.2", "not_now", {"do": "play", "phase": "deal"}
    )
    match.act({"do": "deal", "seat": 1})
    assert match.status()["to_act"] == [1]


def test_4_2_dealing_takes_no_field_and_an_outcome_only_in_a_load() -> None:
    match = to_the_deal()
    assert refusal(match, {"do": "deal", "start": 1}) == Refusal("S6", "unknown_field", {"field": "start"})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"start": 2}, "wrong_start"),
        ({"masters": ["RB1"] * 15}, "bad_deal"),
        ({"hands": []}, "bad_deal"),
    ],
)
def test_4_2_a_load_refuses_an_impossible_deal(change: dict[str, Any], code: str) -> None:
    match = to_the_deal()
    match.act({"do": "deal"})
    save = match.save()
    save["log"] = [*save["log"][:-1], {**save["log"][-1], **change}]
    with pytest.raises(BadInput) as error:
        Match.load(GAME, save)
    assert error.value.details["refusal"]["clause"] == "lucky_maker 4.2"
    assert error.value.details["refusal"]["code"] == code
    assert error.value.details["entry"] == len(save["log"]) - 1


def test_4_2_undo_takes_the_deal_back_alone_and_it_comes_again_the_same() -> None:
    match = to_the_deal()
    length = len(match.log)
    first = match.act({"do": "deal"})
    match.undo()
    assert (len(match.log), match.status()["phase"]) == (length, "deal")
    assert match.act({"do": "deal"}) == first


def test_4_2_a_view_of_the_deal_shows_its_start_and_the_own_hand_alone() -> None:
    match = to_the_deal()
    entry = match.act({"do": "deal"})
    assert match.view(2)["log"] == [{"seat": 1, "do": "deal", "start": 1, "hand": entry["hands"][2]}]
    assert match.view(None)["log"] == [{"seat": 1, "do": "deal", "start": 1}]


def test_4_2_points_add_up_over_the_match() -> None:
    match = finish(Match.new(GAME, NAMES[:4], {"games": "players"}, {"seed": 3}), random.Random(3))
    for seat, row in enumerate(match.status()["result"]):
        assert row["points"] == sum(game["points"] for game in row["games"]) == match.status()["scores"][seat]


def test_4_3_the_result_lists_every_trick_with_the_suit_that_scored() -> None:
    match = match_with([["RB1"], ["RG9"], ["RY3"]], ["RB2"])
    play(match, "RB1", "RG9", "RY3")
    finish(match, random.Random(1))
    row = match.status()["result"][1]
    assert row["games"][0]["tricks"][0] == {"master": "RB2", "suit": "B", "points": 9}
    assert row["games"][0]["points"] == sum(each["points"] for each in row["games"][0]["tricks"])


@pytest.mark.parametrize(
    "spoil",
    [
        {"hands": [["RB1"]]},
        {"start": 3},
        {"masters": ["RB1"] * 15},
        {"extra": 1},
    ],
)
def test_5_a_deal_by_hand_must_be_the_whole_deck_in_the_right_sizes(spoil: dict[str, Any]) -> None:
    deal = {**deal_with([[], [], []], []), **spoil}
    with pytest.raises(BadInput) as error:
        Match.new(GAME, NAMES[:3], {}, {"deal": deal})
    assert error.value.code == "bad_deal"


def test_6_red_three_blue_two_highest_red_nine_wins_and_scores_the_masters_blue_six() -> None:
    done = trick("RB5", "RG2", "BG1", "RY9", "RB4")
    assert counts(done) == (3, 2)
    assert (follow(done), done.winner, scored(done), done.points) == (0, 2, 1, 6)


def test_6_level_two_two_follows_blue_six_and_highest_blue_seven_scores_the_red_five() -> None:
    done = trick("RB5", "RG9", "RY3", "BG2", "BG7")
    assert counts(done) == (2, 2)
    assert (follow(done), done.winner, scored(done), done.points) == (1, 3, 0, 5)


def test_6_a_master_red_nine_above_every_red_leaves_nobody_the_winner() -> None:
    done = trick("RY9", "RG8", "RB3", "RG1", "BY6")
    assert counts(done) == (3, 1)
    assert done.winner == -1


def test_6_three_red_eights_with_the_masters_the_players_last_one_wins() -> None:
    done = trick("RB8", "RG8", "RY8", "RG2", "BG1")
    assert counts(done) == (3, 1)
    assert done.winner == 1


def test_s6_an_unknown_field_and_a_wrong_seat_are_refused() -> None:
    match = match_with([["RB1"], ["RB2"], ["RB3"]], ["RB9"])
    assert refusal(match, {"do": "play", "card": "RB1", "why": 1}).code == "unknown_field"
    assert refusal(match, {"do": "play", "card": "RB1", "seat": 1}) == Refusal(
        "S6", "not_your_turn", {"seat": 1, "to_act": [0]}
    )
    assert refusal(match, {"do": "play", "card": "RB1", "seat": 4}).code == "not_your_turn"
    with pytest.raises(Refused):
        match.act({"do": "play", "card": "RB1", "seat": 2})


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "play", "card": "RB11"}, "unknown_card"),
        ({"do": "play", "card": 7}, "bad_type"),
        ({"do": "play"}, "missing_field"),
        ({"do": "dance"}, "unknown_verb"),
        ({"do": "play", "card": "RB1", "seat": 5}, "unknown_seat"),
        ({"do": "play", "card": "RB1", "seat": True}, "bad_type"),
        ({"do": "play", "card": "RB1", "seat": 0.0}, "bad_type"),
        ({"card": "RB1"}, "bad_action"),
        (["play", "RB1"], "bad_action"),
        (None, "bad_action"),
    ],
)
def test_s9_what_is_no_action_of_this_game_is_an_error(action: Any, code: str) -> None:
    match = match_with([["RB1"], ["RB2"], ["RB3"]], ["RB9"])
    with pytest.raises(BadInput) as error:
        match.check(action)
    assert error.value.code == code
