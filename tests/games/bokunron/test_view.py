"""Fields of a view of Bokunron that spare the page the rules."""

from __future__ import annotations

import random
from typing import Any

from py_engine.match import Match
from tests.games.bokunron.table import SPREAD, any_action, legal, match_with
from tests.play import SetUp


def test_3_3_the_sizes_are_those_of_the_legal_plays() -> None:
    match = match_with(SPREAD[:3], leads="SJ")
    found = {(len(each["cards"]), int("up" in each)) for each in legal(match) if each["do"] == "play"}
    assert sorted(found) == [(size["cards"], size["up"]) for size in match.view(0)["play_sizes"]]


def test_3_4_every_play_has_one_of_the_cards_that_follow() -> None:
    bound = free = 0
    for seed in range(12):
        match = SetUp("bokunron", 3, ()).match(seed)
        rng = random.Random(seed)
        while not match.state.over:
            if match.state.phase.name == "play":
                (seat,) = match.state.actors()
                follow = set(match.view(seat)["follow"])
                plays = [{*action["cards"]} for action in legal(match) if action["do"] == "play"]
                bound, free = bound + bool(follow), free + (not follow)
                assert not follow or all(play & follow for play in plays)
                assert follow or not plays or single_cards(plays) == {*match.view(seat)["hand"]}
            match.act(any_action(match, rng))
    assert bound
    assert free


def single_cards(plays: list[set[str]]) -> set[str]:
    """Return the cards that may be played alone."""
    return set().union(*(play for play in plays if len(play) == 1))


def test_1_7_only_their_owner_sees_the_cards_that_follow() -> None:
    match = match_with(SPREAD[:3], leads="SJ")
    assert match.view(0)["follow"] == ["S2", "S3", "S4"]
    assert match.view(None)["follow"] == []


def test_6_1_the_points_of_aces_and_lead_cards_show_only_at_the_end() -> None:
    match = SetUp("bokunron", 4, ()).match(2)
    rng = random.Random(2)
    while not match.state.over:
        assert match.view(0)["card_points"] is None
        match.act(any_action(match, rng))
    rows: list[dict[str, Any]] = Match.load(match.game, match.save()).status()["result"]
    assert match.view(None)["card_points"] == [row["base"] - row["chips"] for row in rows]
