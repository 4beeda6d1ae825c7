"""Taking back: nobody knows more after an action and its undo than before.

The page offers to take an action back as long as it brought nothing new to light (``web/src/table/sight.ts``). Its
rule is written here once more, and held against what the views tell: wherever it lets an action be taken back, the
seat has seen no card that it could not name before, and the undo puts every seat's view back as it was.
``make test-undo`` tries 10,000 positions of every game.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import card_names, set_ups

POSITIONS = int(os.environ.get("UNDO_POSITIONS", "80" if sys.platform == "emscripten" else "250"))
IN_TURNS = [game for game in GAMES if game != "trump_fighter"]
MOST_STEPS = 400
LISTED = 60


def positions(game: str, count: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield so many positions of random matches, each with the action that is done next; the caller does it."""
    rng = random.Random(f"undo {game}")
    ways = [each for each in set_ups() if each.game == game]
    done = 0
    while True:
        match = rng.choice(ways).match(rng.randrange(10**6))
        for _ in range(MOST_STEPS):
            legal, _ = match.legal(LISTED)
            if not legal:
                break
            action = rng.choice(legal)
            yield match, action
            done += 1
            if done == count:
                return


def views(match: Match) -> list[dict[str, Any]]:
    """Return what everybody sees, and then each seat."""
    return [match.view(None), *(match.view(seat) for seat in range(len(match.names)))]


def names(match: Match, value: dict[str, Any]) -> set[str]:
    """Return the cards that a view names outside its log, which tells of the past."""
    return card_names(match.game, {**value, "log": []})


def is_offered(match: Match, before: dict[str, Any], after: dict[str, Any], action: dict[str, Any]) -> bool:
    """Whether the page lets an action be taken back: exactly the cards that it names may come or go."""
    changed = names(match, before) ^ names(match, after)
    return changed <= card_names(match.game, action)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_and_its_undo_leave_every_view_as_it_was(game: str) -> None:
    for match, action in positions(game, POSITIONS):
        before, status, save = views(match), match.status(), match.save()
        entry = match.act(action)
        after = views(match)
        match.undo()
        assert views(match) == before
        assert match.status() == status
        assert match.save() == save
        assert match.act(action) == entry, "another try must not draw other luck"
        assert views(match) == after


@pytest.mark.parametrize("game", IN_TURNS)
def test_what_can_be_taken_back_has_shown_the_seat_nothing_new(game: str) -> None:
    offered = 0
    for match, action in positions(game, POSITIONS):
        (seat, *_) = match.state.actors()
        before = match.view(seat)
        match.act(action)
        if match.state.over or match.state.actors()[0] != seat:
            continue
        after = match.view(seat)
        if is_offered(match, before, after, action):
            offered += 1
            told = after["log"][len(before["log"]) :] if after["log_start"] == before["log_start"] else after["log"]
            seen = names(match, after) | card_names(match.game, {"log": told})
            known = names(match, before) | card_names(match.game, action)
            assert seen <= known, f"{action} showed {seen - known}"
    assert offered or game == "lucky_maker"
