"""The tricks of a view have one form in every game, and show only what the viewer may know."""

from __future__ import annotations

import random
from typing import Any, get_type_hints

import pytest

from py_engine.game import Game
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, card_names, set_ups, walk

View = dict[str, Any]


def has_tricks(game: Game[Any]) -> bool:
    return "tricks" in get_type_hints(game.view_shape)


TRICK_GAMES = pytest.mark.parametrize(
    "set_up", [each for each in set_ups() if has_tricks(GAMES[each.game])], ids=str
)


def under_way(view: View) -> list[View]:
    """Return the plays of the trick on the table, none if it is already among the finished ones."""
    trick = view["current_trick"]
    done = {trick["number"] for trick in view["tricks"]}
    return [] if trick is None or trick["number"] in done else trick["plays"]


def played(log: list[View]) -> list[View]:
    return [entry for entry in log if entry["do"] == "play"]


def faults(match: Match, view: View) -> list[str]:
    """Return the faults in the tricks of a view, found by the log that the same viewer sees."""
    plays = [play for trick in view["tricks"] for play in trick["plays"]] + under_way(view)
    seen = played(view["log"])
    whole = played([item.entry for item in match.log[view["log_start"] :]])
    found = [
        f"{play} is not {entry}"
        for play, entry, all_of_it in zip(plays, seen, whole, strict=True)
        if play["seat"] != entry["seat"]
        or {card for card in play["cards"] if card} != card_names(match.game, entry)
        or len(play["cards"]) != len(card_names(match.game, all_of_it))
    ]
    count, end = 0, view["log_start"]
    for trick in view["tricks"]:
        count += len(trick["plays"])
        past = len(played(view["log"][: trick["log_end"] - view["log_start"]]))
        if past != count or trick["log_end"] <= end:
            found.append(f"trick {trick['number']} ends after entry {trick['log_end']}")
        end = trick["log_end"]
    return found


@TRICK_GAMES
def test_the_tricks_are_the_plays_of_the_log_as_their_viewer_sees_them(set_up: SetUp) -> None:
    match = set_up.match(31)
    finished = 0
    for _ in walk(match, random.Random(31)):
        views = [match.view(seat) for seat in (None, *range(set_up.seats))]
        for view in views:
            assert faults(match, view) == []
            assert view["tricks"] == views[0]["tricks"], "a finished trick is open"
        finished = max(finished, len(views[0]["tricks"]))
    assert finished > 1
    assert faults(match, match.view(None)) == []


@TRICK_GAMES
def test_a_finished_trick_stays_as_it_was(set_up: SetUp) -> None:
    match = set_up.match(32)
    before: list[View] = []
    for _ in walk(match, random.Random(32)):
        tricks = match.view(None)["tricks"]
        if len(tricks) < len(before):
            before = []  # another deal
        for old, new in zip(before[:-1], tricks, strict=False):
            assert new == old
        for number, trick in enumerate(tricks):
            assert trick["number"] >= number
            assert trick["winner"] in (None, *(play["seat"] for play in trick["plays"]))
            assert not trick["plays"] or trick["leader"] in range(set_up.seats)
        before = tricks
    assert before
