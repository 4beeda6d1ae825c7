"""Fields of a view of Lucky Maker that spare the page the rules."""

from __future__ import annotations

import random
from typing import Any

from py_engine.games.lucky_maker.game import GAME
from py_engine.match import Match
from tests.play import SetUp, walk
from tests.strange_views import error_code, last_view

NAMES = [{"name": name} for name in "abc"]
SET_UP = SetUp("lucky_maker", 4, (("tie_lead", "stays"), ("games", "players")))


def number_in(card: str, suit: str) -> int:
    """Return the card's number in one of its suits, 0 in another."""
    face = next(each for each in GAME.cards() if each["id"] == card)
    return int(dict(zip(face["suits"], face["numbers"], strict=True)).get(suit, 0))


def test_3_6_each_suit_of_the_master_brings_its_number_in_the_other() -> None:
    deal = Match.new(GAME, NAMES, {}, {"seed": 1}).save()["deal"]
    rest = [card for part in (*deal["hands"], deal["masters"]) for card in part if card != "RB5"]
    hands = [rest[15 * seat : 15 * seat + 15] for seat in range(3)]
    match = Match.new(GAME, NAMES, {}, {"deal": {"hands": hands, "masters": ["RB5", *rest[45:]], "start": 0}})
    assert match.view(None)["stakes"] == [
        {"suit": "R", "to_beat": 5, "points": 6},
        {"suit": "B", "to_beat": 6, "points": 5},
    ]


def test_3_4_to_3_6_a_finished_trick_has_the_numbers_that_decided_it() -> None:
    """The stakes before the trick match its result."""
    match, seen = SET_UP.match(3), 0
    stakes: list[dict[str, Any]] = []
    for _ in walk(match, random.Random(3)):
        view = match.view(None)
        if stakes and view["tricks"] and len(view["waiting"]) in (0, SET_UP.seats):
            check(view["tricks"][-1], stakes)
            seen += 1
        stakes = view["stakes"]
    assert seen > 40


def check(trick: dict[str, Any], stakes: list[dict[str, Any]]) -> None:
    """Compare a trick with the stakes of its master's suits."""
    if trick["follow"] is None:
        assert (trick["best"], trick["to_beat"], trick["winner"]) == (None, None, None)
        return
    (stake,) = [each for each in stakes if each["suit"] == trick["follow"]]
    assert trick["to_beat"] == stake["to_beat"]
    assert trick["best"] == max(
        number_in(card, trick["follow"]) for play in trick["plays"] for card in play["cards"]
    )
    assert (trick["winner"] is not None) == (trick["best"] >= trick["to_beat"])
    assert trick["points"] == (0 if trick["winner"] is None else stake["points"])


def test_2_2_the_seats_still_to_play_come_in_their_order() -> None:
    match = SET_UP.match(4)
    for _ in walk(match, random.Random(4)):
        view = match.view(None)
        assert view["waiting"][:1] == (view["to_act"] if view["phase"] == "play" else [])
        played = [play["seat"] for play in view["current_trick"]["plays"]] if view["current_trick"] else []
        assert sorted([*view["waiting"], *played]) == ([0, 1, 2, 3] if view["phase"] == "play" else [])


def test_a_view_with_points_of_a_game_that_has_not_ended_is_refused() -> None:
    games = SetUp("lucky_maker", 3, (("games", "players"),))
    view = last_view(games, lambda view: view["game_number"] == 0 and len(view["hand"]) == 1)
    assert error_code({**view, "game_points": [[]]}) == "bad_view"
    assert error_code({**view, "game_points": [[0, 0, 0]]}) == "bad_view"


def test_a_view_with_a_card_twice_in_the_hand_is_refused_even_if_a_count_allows_for_it() -> None:
    view = last_view(SetUp("lucky_maker", 3), lambda view: len(view["hand"]) == 4)
    hand, counts = [view["hand"][0], *view["hand"][:3]], view["counts"]
    assert error_code({**view, "hand": hand, "counts": {**counts, "masters": counts["masters"] + 1}}) == "bad_view"
