"""Bokunron, clauses 4 and 5: the contest, and what happens after it. The names carry the clause."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.bokunron.data import FIRST_OF_SUIT, INDEX, NO_CARD, SUITS
from py_engine.games.bokunron.game import GAME
from py_engine.games.bokunron.trick import NOBODY, TablePlay, card_powers, play_power, trick_winner
from py_engine.match import Match
from py_engine.refusals import Refusal
from tests.games.bokunron.table import (
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
)
from tests.play import card_names


def table_play(seat: int, cards: str) -> TablePlay:
    return TablePlay(seat, tuple(sorted(INDEX[card] for card in cards.split())), NO_CARD)


def power(
    cards: str, lead: str, values: dict[str, int], chips: dict[str, int] | None = None, marker: int = -1
) -> int:
    """Return seat 0's total for its cards."""
    by_suit = card_powers(
        SUITS.index(lead),
        [values.get(suit, 0) for suit in SUITS],
        [(chips or {}).get(suit, 0) for suit in SUITS],
    )
    return play_power(table_play(0, cards), SUITS.index(lead), by_suit, marker)


def test_4_1_all_cards_are_turned_up_once_the_last_seat_has_acted() -> None:
    match = match_with()
    lay(match, "S2 H2", "s2")
    play(match, "S5")
    assert "cards" not in match.view(1)["log"][3], "the tyrant's step of the last seat comes first"
    assert match.view(None)["tricks"] == []
    match.act({"do": "no_tyrant"})
    for seat in (None, 0, 1, 2):
        log = match.view(seat)["log"]
        assert [entry["cards"] for entry in log if entry["do"] == "play"] == [["S2", "H2"], ["s2"], ["S5"]]
        assert match.view(seat)["plays"] == []


def test_4_1_the_next_tricks_plays_lie_face_down_again() -> None:
    match = match_with(leads="SJ SQ")
    trick(match, "S2 H2", "s2", "S5")
    lay(match, "S6")
    plays = [entry for entry in match.view(0)["log"] if entry["do"] == "play"]
    assert plays[-1] == {"seat": 2, "do": "play", "count": 1}
    assert all("cards" in entry for entry in plays[:-1])


def test_4_2_only_seats_with_the_lead_suit_take_part() -> None:
    match = match_with(leads="CJ", hands=["C6 C7 S2 S3 S4 H2 H3", *SPREAD[1:3]], plaza="S8 S9 S10 H7")
    trick(match, "C6", "s2 s3 s4", "S5 S6 S7")
    assert powers(match) == {0: 9, 1: None, 2: None}
    assert contest(match)["winner"] == 0
    assert contest(match)["seats"][1]["terms"] == []
    assert not contest(match)["seats"][1]["follows"]


def test_4_2_if_nobody_follows_nobody_wins_and_the_lead_card_leaves_the_game() -> None:
    match = match_with(leads="CJ CQ")
    trick(match, "S2 S3", "s2", "S5 H5 D5", chips={1: ("C", 2)})
    view = match.view(None)
    assert view["phase"] == "plaza"
    assert contest(match)["outcome"] == "nobody_followed"
    assert contest(match)["winner"] is None
    assert contest(match)["level"] == []
    assert view["leads_gone"] == ["CJ"]
    assert view["lead"] is None
    assert view["lead_row"] == match.deal["leads"][1:3]
    assert view["counts"]["used"] == 2, "5.1 holds"
    assert column(match, "C")["chips"] == 0
    assert view["counts"]["tricks"] == [0, 0, 0]
    assert view["won_tricks"] == [[], [], []]


def test_4_3_a_card_of_the_lead_suit_counts_ten_whatever_lies_in_its_column() -> None:
    for value in (0, 1, 4, 7):
        assert power("S2", "S", {"S": value}) == 10
    assert power("S2 s5 S10", "S", {"S": 3}) == 30


def test_4_3_a_card_of_another_suit_counts_an_upright_card_one_and_a_pile_two() -> None:
    match = match_with(hands=["S2 S3 S4 H2 H3 D2 D3", *SPREAD[1:3]], plaza="H7 H8 H9 D7")
    assert [each["value"] for each in match.view(None)["plaza"]] == [0, 3, 1, 0]
    trick(match, "S2 H2 D2", "s2", "S5")
    assert contest(match)["seats"][0]["terms"] == [
        {"card": "S2", "suit": "S", "value": 10, "chips": 0, "power": 10},
        {"card": "H2", "suit": "H", "value": 3, "chips": 0, "power": 3},
        {"card": "D2", "suit": "D", "value": 1, "chips": 0, "power": 1},
    ]
    assert contest(match)["seats"][0]["sum"] == 14
    assert powers(match) == {0: 13, 1: 10, 2: 10}


def test_4_4_each_chip_takes_two_off_every_card_of_its_suit_but_not_below_nothing() -> None:
    assert power("S2 S3", "S", {}, {"S": 1}) == 16
    assert power("S2 H2", "S", {"H": 3}, {"H": 1}) == 11
    assert power("S2 H2 H3", "S", {"H": 3}, {"H": 2}) == 10, "each heart 0, not -1"
    assert power("S2 S3", "S", {}, {"S": 5}) == 0
    assert power("S2 S3", "S", {}, {"S": 9}) == 0


def test_4_4_chips_of_several_seats_add_up_and_go_back_to_nobody() -> None:
    match = match_with(leads="SJ SQ")
    trick(match, "S2", "s2", "S5", chips={0: ("S", 2), 1: ("S", 1)})
    assert contest(match)["chips"] == [3, 0, 0, 0]
    assert contest(match)["placed"] == [{"seat": 0, "on": "S", "chips": 2}, {"seat": 1, "on": "S", "chips": 1}]
    assert powers(match) == {0: 3, 1: 4, 2: 4}
    assert match.view(None)["counts"]["chips"] == [3, 4, 5]
    assert match.view(None)["counts"]["used"] == 3
    trick(match, "S3", "s3", "S6")
    assert powers(match) == {0: 10, 1: 10, 2: 9}, "the chips work in one trick only"


def test_4_5_the_marker_holders_total_is_one_less_but_not_below_nothing() -> None:
    assert power("S2", "S", {}, marker=0) == 9
    assert power("S2", "S", {}, {"S": 5}, marker=0) == 0
    assert power("S2", "S", {}, marker=1) == 10
    match = match_with()
    trick(match, "S2", "s2", "S5", chips={0: ("S", 5)})
    assert [part["marker"] for part in contest(match)["seats"]] == [0, 0, 0]
    assert powers(match) == {0: 0, 1: 0, 2: 0}
    match = match_with()
    trick(match, "S2", "s2", "S5")
    assert [part["marker"] for part in contest(match)["seats"]] == [1, 0, 0]


def test_4_6_the_highest_power_wins() -> None:
    match = match_with()
    trick(match, "S2", "s2 s3", "S5")
    assert powers(match) == {0: 9, 1: 20, 2: 10}
    assert contest(match)["winner"] == 1
    assert contest(match)["level"] == [1]


def test_4_6_level_the_seat_that_played_later_wins() -> None:
    match = match_with(start=1)
    trick(match, "S2", "s2", "S5")
    assert powers(match) == {0: 10, 1: 9, 2: 10}
    assert contest(match)["level"] == [2, 0], "in the order of play"
    assert contest(match)["winner"] == 0


def test_4_6_level_at_nothing_the_latest_that_takes_part_wins() -> None:
    table = [table_play(0, "S2"), table_play(1, "S3"), table_play(2, "H2")]
    assert trick_winner(table, 0, [0, 0, 0, 0], 0) == 1
    assert trick_winner(table, 3, [0, 0, 0, 0], 0) == NOBODY


def test_5_1_chips_on_the_plaza_and_on_the_lead_card_go_to_the_discard() -> None:
    match = match_with()
    trick(match, "S2", "s2", "S5", chips={0: ("S", 2), 2: ("C", 3)})
    view = match.view(None)
    assert view["counts"]["used"] == 5
    assert [each["chips"] for each in view["plaza"]] == [0, 0, 0, 0]
    assert view["placed"] == []
    assert contest(match)["chips"] == [2, 0, 0, 3]


def test_5_2_every_other_seat_lays_its_lowest_card_of_each_suit_and_gives_the_rest_to_the_winner() -> None:
    """The sheet's case: one heart and two diamonds used, a heart and a diamond laid, a diamond given."""
    match = match_with(hands=["H2 H3 D2 D3 S2 S3 S4", *SPREAD[1:3]], leads="HJ")
    trick(match, "H2 D2 D3", "h2 h3 d2", "H5")
    parts = {part["seat"]: part for part in contest(match)["seats"]}
    assert contest(match)["winner"] == 1
    assert (parts[0]["laid"], parts[0]["given"]) == (["H2", "D2"], ["D3"])
    assert (parts[2]["laid"], parts[2]["given"]) == (["H5"], [])
    assert (parts[1]["laid"], parts[1]["given"]) == ([], [])
    assert column(match, "H")["upright"] == ["H2", "H5"]
    assert column(match, "D")["upright"] == ["D2"]
    assert match.view(None)["won_tricks"][1] == [{"lead": "HJ", "cards": 4, "trick": 0}]


def test_5_2_the_lowest_number_and_at_equal_numbers_the_first_decks_card() -> None:
    match = match_with(["s4 S4 s3 H9 H8 H2 h3", "s2 S2 s5 S5 h4 h5 h6", "S6 s6 S7 D2 D3 D4 D5"], leads="SJ")
    parts = played_trick(match, "S4 s4 s3", "S2 s2", "s6 S6 S7")
    assert contest(match)["winner"] == 2
    assert (parts[0]["laid"], parts[0]["given"]) == (["s3"], ["S4", "s4"])
    assert (parts[1]["laid"], parts[1]["given"]) == (["S2"], ["s2"])
    assert column(match, "S")["upright"] == ["s3", "S2"]


def played_trick(match: Match, *plays: str) -> dict[int, dict[str, Any]]:
    """Play a trick and return each seat's part in it."""
    trick(match, *plays)
    return {part["seat"]: part for part in contest(match)["seats"]}


def test_5_2_ten_is_the_highest_number() -> None:
    hands = ["S9 S10 s9 h7 h8 h9 h10", "S2 S3 S4 S5 D2 D3 D4", "S6 S7 s2 s3 D5 D6 D7", "s7 s8 d7 d8 d9 d10 c7"]
    assert played_trick(match_with(hands), "S10 s9", "S2 S3 S4", "S6", "s7")[0]["laid"] == ["s9"]


def test_5_2_seats_that_did_not_follow_lay_too_and_the_order_is_that_of_play() -> None:
    match = match_with(hands=["C6 C7 S2 S3 S4 H2 H3", *SPREAD[1:3]], leads="CJ", start=2)
    trick(match, "C6", "s2 s3", "S5 D5")
    assert contest(match)["winner"] == 0
    assert column(match, "S")["upright"] == ["S5", "s2"], "2 played before 1"
    assert match.view(None)["won_tricks"][0][0]["cards"] == 2, "C6 and s3"


def test_5_3_five_upright_cards_become_a_pile_as_soon_as_they_lie_there() -> None:
    match = match_with(hands=["S2 S3 H2 H3 D2 D3 C6", *SPREAD[1:3]], plaza="S8 S9 S10 H9", leads="SJ")
    trick(match, "S2 S3", "s2", "S5")
    assert contest(match)["winner"] == 0
    assert column(match, "S")["upright"] == []
    assert column(match, "S")["piles"] == [["S8", "S9", "S10", "s2", "S5"]]
    assert column(match, "S")["value"] == 2
    assert contest(match)["formed"] == ["S"]


def test_5_3_a_sixth_card_lies_upright_beside_the_pile() -> None:
    match = match_with(plaza="S8 S9 S10 h5", hands=["S2 S3 S4 H2 H3 D2 D3", SPREAD[1], SPREAD[2], SPREAD[3]])
    trick(match, "S2", "s2", "S5", "s7 s8")
    assert column(match, "S")["piles"] == [["S8", "S9", "S10", "S2", "s2"]]
    assert column(match, "S")["upright"] == ["S5"]
    assert column(match, "S")["value"] == 3


def test_5_4_each_seat_that_played_picks_one_card_in_order_and_the_rest_leaves_the_game() -> None:
    match = match_with(leads="CJ SQ", start=1)
    trick(match, "S2 S3", "s2", "S5 H5 D5")
    assert match.status()["phase"] == "plaza"
    assert match.status()["to_act"] == [1]
    assert legal(match) == [{"do": "plaza", "card": "s2"}], "an action even where only one is legal"
    match.act({"do": "plaza", "card": "s2"})
    assert match.status()["to_act"] == [2]
    assert [action["card"] for action in legal(match)] == ["S5", "H5", "D5"]
    assert refusal(match, {"do": "plaza", "card": "S6"}) == Refusal("5.4", "not_played", {"card": "S6"})
    assert refusal(match, {"do": "plaza", "card": "s2"}) == Refusal("5.4", "not_played", {"card": "s2"})
    match.act({"do": "plaza", "card": "H5"})
    match.act({"do": "plaza", "card": "S3"})
    assert match.status()["phase"] == "play"
    assert match.view(None)["marker"] == 1, "the marker stays"
    assert column(match, "S")["upright"] == ["s2", "S3"]
    assert column(match, "H")["upright"] == ["H5"]
    parts = {part["seat"]: part for part in contest(match)["seats"]}
    assert (parts[0]["laid"], parts[0]["gone"], parts[0]["given"]) == (["S3"], ["S2"], [])
    assert (parts[2]["laid"], parts[2]["gone"]) == (["H5"], ["S5", "D5"])
    assert {"S2", "S5", "D5"} <= card_names(GAME, match.view(1)["log"]), "known to all"


def test_5_4_the_cards_lie_turned_up_while_seats_pick() -> None:
    match = match_with(leads="CJ SQ")
    trick(match, "S2 S3", "s2", "S5 H5 D5")
    assert [each["cards"] for each in match.view(None)["plays"]] == [["S2", "S3"], ["s2"], ["S5", "H5", "D5"]]


def test_5_4_seats_that_passed_are_skipped() -> None:
    match = match_with(leads="CJ SQ")
    trick(match, "-", "s2", "S5")
    assert match.status()["to_act"] == [1]
    match.act({"do": "plaza", "card": "s2"})
    match.act({"do": "plaza", "card": "S5"})
    assert match.status()["phase"] == "hand"


def test_5_4_five_upright_cards_become_a_pile_here_too() -> None:
    match = match_with(leads="CJ SQ", plaza="S8 S9 S10 h5")
    trick(match, "S2", "s2", "H5 S5")
    for card in ("S2", "s2", "S5"):
        match.act({"do": "plaza", "card": card})
    assert column(match, "S")["piles"] == [["S8", "S9", "S10", "S2", "s2"]]
    assert column(match, "S")["upright"] == ["S5"]
    assert contest(match)["formed"] == ["S"]


def test_5_5_the_winner_keeps_its_cards_and_the_lead_card_and_takes_the_marker() -> None:
    match = match_with(leads="SJ SQ")
    trick(match, "S2", "s2 s3 h2", "S5")
    view = match.view(None)
    assert view["won_tricks"] == [[], [{"lead": "SJ", "cards": 3, "trick": 0}], []]
    assert view["counts"]["tricks"] == [0, 1, 0]
    assert view["marker"] == 1
    assert view["order"] == [1, 2, 0]
    assert match.status()["to_act"] == [1]
    assert view["leads_gone"] == []


def test_5_6_after_the_eighth_trick_all_aces_lie_open_and_hands_and_stocks_stay_hidden() -> None:
    match = play_plan(match_with(), lambda trick, seat: 1)
    deal = match.deal
    assert match.status()["over"]
    views = {seat: match.view(seat) for seat in (None, 0, 1, 2)}
    for view in views.values():
        assert view["aces"] == deal["aces"]
        assert view["trick"] == 8
    left = {seat: {*views[seat]["hand"], *views[seat]["stock"]} for seat in range(3)}
    for seat, view in views.items():
        others = set().union(*(left[other] for other in left if other != seat))
        assert not card_names(GAME, view) & others
    assert match.check({"do": "play", "cards": ["S2"]}) == Refusal("5.6", "over")


def test_5_6_an_eighth_trick_that_nobody_wins_is_cleared_up_before_the_end() -> None:
    """Clubs are led last, and nobody takes one in hand; the first and the third trick are passed for that."""
    match = match_with(leads="SJ SQ SK HJ HQ DJ DQ CJ")
    while (match.state.trick, match.state.phase.name) != (7, "plaza"):
        act_without_clubs(match, passing=(0, 2))
    assert match.view(None)["aces"] == [None] * 3
    for _ in range(3):
        assert not match.state.over
        match.act(legal(match)[0])
    assert match.status()["over"]
    assert match.view(None)["aces"] == match.deal["aces"]
    assert match.view(None)["leads_gone"][-1] == "CJ"


def act_without_clubs(match: Match, passing: tuple[int, ...]) -> None:
    """Do one action: a hand without clubs, a pass in the tricks ``passing``, else one card and no chips."""
    if match.state.phase.name == "hand":
        seat = match.status()["to_act"][0]
        stock = [card for card in match.view(seat)["stock"] if card[0] not in "Cc"]
        choose(match, seat, " ".join(stock[:6]))
        return
    wanted = "pass" if match.state.trick in passing else "play"
    actions = {action["do"]: action for action in reversed(legal(match))}
    match.act(actions.get("no_tyrant") or actions.get("plaza") or actions[wanted])


def test_8_the_marker_holder_with_two_lead_suit_cards_has_nineteen() -> None:
    match = match_with()
    trick(match, "S2 S3", "s2", "S5")
    assert powers(match)[0] == 19


def test_8_clubs_lead_three_hearts_and_a_pile_two_spades_and_two_piles_make_twenty_one() -> None:
    assert power("C2 H2 S2", "C", {"H": 3 + 2, "S": 2 + 4}) == 21


def test_8_hearts_and_spades_are_worth_five_and_six_in_such_a_plaza() -> None:
    match = match_with()
    state = match.state
    for suit, many in enumerate((5 + 5 + 2, 5 + 3)):
        for _ in range(many - len(state.upright[suit])):
            state.add_to_plaza(FIRST_OF_SUIT[suit])
    columns = [column(match, suit) for suit in "HS"]
    assert [(len(each["upright"]), len(each["piles"]), each["value"]) for each in columns] == [(3, 1, 5), (2, 2, 6)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_8_diamonds_lead_with_three_chips_count_four_a_card_and_clubs_with_a_pile_and_a_chip_none(
    count: int,
) -> None:
    diamonds = " ".join(["D2", "D3", "D4"][:count])
    chips = {"D": 3, "C": 1}
    assert power(diamonds, "D", {"C": 2}, chips) == 4 * count
    assert power("D2 C2", "D", {"C": 2}, chips) == 4
