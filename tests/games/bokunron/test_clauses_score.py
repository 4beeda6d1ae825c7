"""Bokunron, clause 6: the score. The names have the clause."""

from __future__ import annotations

import random

import pytest

from py_engine.games.bokunron.data import INDEX
from py_engine.games.bokunron.game import GAME
from py_engine.games.bokunron.score import (
    base_points,
    fewest_points,
    match_winner,
    outcome,
    rank_bonuses,
    score_sheet,
    struck_out,
    suit_bonuses,
)
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import WonTrick
from py_engine.games.bokunron.view import table_view
from py_engine.match import Match
from tests.clauses import rows
from tests.games.bokunron.table import NAMES, deal_with, dealt_match, match_with, play_plan
from tests.play import finish


def cards(names: str) -> list[int]:
    return [INDEX[name] for name in names.split()]


def finished(aces: str, won: list[str], chips: list[int], piles: int = 0, marker: int = 0) -> BokunronState:
    """Return a finished table: aces and lead cards by seat, unused chips, piles in the plaza."""
    deal = deal_with([""] * len(chips), plaza="", aces=aces)
    state: BokunronState = dealt_match(deal).state
    for seat, names in enumerate(won):
        state.won[seat] = [WonTrick(lead, (), trick) for trick, lead in enumerate(cards(names))]
    state.chips = list(chips)
    state.piles[0] = [tuple(range(5))] * piles
    state.marker = marker
    state.enter("over")
    return state


@pytest.mark.parametrize(
    ("names", "chips", "points"),
    [
        ("SA", 0, 0),
        ("SA HJ", 0, 1),
        ("SA HQ", 0, 2),
        ("SA HK", 0, 3),
        ("SA", 5, 5),
        ("SA HJ DQ CK", 2, 8),
        ("SA SJ HQ DQ", 1, 6),
    ],
)
def test_6_1_and_8_base_points_of_ranks_and_unused_chips(names: str, chips: int, points: int) -> None:
    assert base_points(cards(names), chips) == points


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("SA", (0, 0, 0, 0)),
        ("SA HJ DQ CK", (0, 0, 0, 0)),
        ("SA SJ", (2, 0, 0, 0)),
        ("SA SJ SQ", (4, 0, 0, 0)),
        ("SA SJ SQ SK", (6, 0, 0, 0)),
        ("SA HJ HQ CJ CQ CK", (0, 2, 0, 4)),
        ("DA CJ CQ CK", (0, 0, 0, 4)),
    ],
)
def test_6_2_and_8_same_suit_ace_included(names: str, points: tuple[int, ...]) -> None:
    assert suit_bonuses(cards(names)) == points


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("SA SJ SQ SK", (0, 0, 0, 0)),
        ("SA SJ HJ", (5, 0, 0, 0)),
        ("SA SQ HQ DQ", (0, 8, 0, 0)),
        ("SA SK HK DK CK", (0, 0, 10, 0)),
        ("SA SJ HJ DK CK", (5, 0, 5, 0)),
        ("SA SJ HJ DJ SQ HQ", (8, 5, 0, 0)),
    ],
)
def test_6_3_and_8_same_rank(names: str, points: tuple[int, ...]) -> None:
    assert rank_bonuses(cards(names)) == points


@pytest.mark.parametrize(
    ("tricks", "piles", "points"),
    [
        ([2, 1, 3], 3, [0, 6, 0]),
        ([0, 4, 4], 2, [4, 0, 0]),
        ([1, 1, 3], 3, [3, 3, 0]),
        ([2, 2, 2, 2], 3, [1, 1, 1, 1]),
        ([0, 0, 1], 0, [0, 0, 0]),
        ([1, 1, 1, 4], 2, [1, 1, 1, 0]),
        ([1, 1, 1, 5], 4, [2, 2, 2, 0]),
    ],
)
def test_6_4_and_8_the_fewest_tricks_share_two_points_a_pile(
    tricks: list[int], piles: int, points: list[int]
) -> None:
    assert fewest_points(tricks, piles) == points


@pytest.mark.parametrize(
    ("points", "struck"),
    [
        ([10, 19, 20], [False, False, True]),
        ([0, 10, 11, 9], [False, True, True, False]),
        ([5, 5, 5], [False, False, False]),
        ([30, 20, 10], [True, True, False]),
    ],
)
def test_6_5_ten_or_more_above_the_lowest_are_struck_out_once(points: list[int], struck: list[bool]) -> None:
    assert struck_out(points) == struck


WINNERS = {
    "6.6 of those left the most points win": ([10, 19, 20], [0, 4, 4], [2], 0, (1, "points")),
    "6.6 level, the most tricks decide": ([12, 12, 10], [1, 3, 4], [], 0, (1, "tricks")),
    **{
        f"6.6 level again, with the marker at {marker} seat {winner} comes first": (
            *([12, 10, 12, 10], [2, 2, 2, 2], [], marker),
            (winner, "marker"),
        )
        for marker, winner in enumerate((0, 2, 2, 0))
    },
    "6.6 a struck seat never wins a tie": ([20, 10, 10], [5, 1, 1], [0], 0, (1, "marker")),
    "8 two tyrants are struck out": ([10, 21, 20, 13], [1, 3, 3, 2], [1, 2], 0, (3, "points")),
}
"""Points, tricks, seats that are struck out, the marker, and the winner with the criterion."""


@rows(WINNERS)
def test_the_winner(row: tuple[list[int], list[int], list[int], int, tuple[int, str]]) -> None:
    points, tricks, struck, marker, winner = row
    assert match_winner(points, tricks, [seat in struck for seat in range(len(points))], marker) == winner


@pytest.mark.parametrize("seats", [3, 4])
def test_6_6_there_is_always_exactly_one_winner_who_is_not_struck_out(seats: int) -> None:
    for seed in range(25):
        match = finish(Match.new(GAME, NAMES[:seats], {}, {"seed": seed}), random.Random(seed))
        status = match.status()
        assert len(status["winners"]) == 1
        rows = status["result"]
        winner = rows[status["winners"][0]]
        left = [row for row in rows if not row["struck"]]
        assert winner in left
        assert winner["points"] == max(row["points"] for row in left)


def test_6_7_the_score_sheet_has_every_term() -> None:
    state = finished("HA SA DA", ["HK", "SJ HJ", "SQ HQ DQ"], [1, 2, 0], piles=2)
    sheet = score_sheet(state)
    terms = ("ace", "leads", "tricks", "chips", "base", "suits", "ranks", "fewest", "points", "struck")
    assert [(row["seat"], *(row[term] for term in terms)) for row in sheet] == [
        (0, "HA", ["HK"], 1, 1, 4, 2, 0, 4, 10, False),
        (1, "SA", ["SJ", "HJ"], 2, 2, 4, 2, 5, 0, 11, False),
        (2, "DA", ["SQ", "HQ", "DQ"], 3, 0, 6, 2, 8, 0, 16, False),
    ]
    assert sheet[0]["suit_bonuses"] == [{"of": "H", "cards": ["HA", "HK"], "points": 2}]
    assert sheet[2]["rank_bonuses"] == [{"of": "Q", "cards": ["SQ", "HQ", "DQ"], "points": 8}]
    assert [row["share"] for row in sheet] == [{"piles": 2, "seats": 1}, None, None]
    assert (GAME.scores(state), GAME.winners(state), GAME.ending(state)) == ([10, 11, 16], [2], {"by": "points"})


def test_6_7_points_are_the_sum_of_the_terms_and_the_bonuses_of_their_parts() -> None:
    match = play_plan(match_with(), lambda trick, seat: 1 + (trick + seat) % 3)
    for row in match.status()["result"]:
        assert row["points"] == row["base"] + row["suits"] + row["ranks"] + row["fewest"]
        assert row["suits"] == sum(part["points"] for part in row["suit_bonuses"])
        assert row["ranks"] == sum(part["points"] for part in row["rank_bonuses"])
        assert row["tricks"] == len(row["leads"])
    assert match.status()["scores"] == [row["points"] for row in match.status()["result"]]


def test_6_2_points_so_far_count_an_ace_only_for_those_who_know_it() -> None:
    state = finished("SA HA DA", ["SJ CJ", "", "DK"], [1, 0, 2])
    state.enter("play")
    assert table_view(state, None)["so_far"] == [8, 0, 5]
    assert table_view(state, 0)["so_far"] == [10, 0, 5], "the ace is the second spade"
    assert table_view(state, 2)["so_far"] == [8, 0, 7]


@pytest.mark.parametrize("seats", [3, 4])
def test_6_7_points_so_far_are_at_the_end_all_points_except_the_share_of_the_fewest_tricks(seats: int) -> None:
    match = finish(Match.new(GAME, NAMES[:seats], {}, {"seed": 5}), random.Random(5))
    sheet = match.status()["result"]
    assert match.view(None)["so_far"] == [row["points"] - row["fewest"] for row in sheet]


def test_6_6_the_outcome_of_a_table_uses_marker_and_tricks() -> None:
    state = finished("HA SA DA", ["", "", ""], [5, 5, 5], marker=2)
    assert outcome(state) == (2, "marker")
    assert GAME.ending(state)["by"] == "marker"
