"""Undo: no player knows more after an action and its undo than before.

The engine reports whether the last action may be undone (``undoable``). These tests define the meaning without the
engine's rules: all that the seat and everyone see after such an action was certain before, so it is the same in
every match that looked the same to the seat (:mod:`tests.twins`). ``tests/games/<id>/undo.py`` lists for each verb
whether it can be undone, so that the engine can't always report no. ``make test-undo`` tries 10,000 positions of
every game.
"""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import everything, finish, set_ups
from tests.twins import twins

POSITIONS = int(os.environ.get("UNDO_POSITIONS", "250"))
MOST_STEPS = 400
LISTED = 300
TWINS = 3
TRIES = 10
EVERY = pytest.mark.parametrize("game", GAMES)


class Tried(NamedTuple):
    """An action that was carried out in a match and in its twins.

    ``undoable``: the engine's answer. ``twins``: the number of other matches tried, ``told``: the number in which
    the seat or everyone saw something else, ``at_odds``: the number in which the engine's answer differed.
    """

    action: dict[str, Any]
    over: bool
    undoable: bool
    twins: int
    told: int
    at_odds: int


def positions(game: str, count: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield ``count`` positions of random matches, each with the next action, which the caller carries out."""
    rng = random.Random(f"undo {game}")
    ways = [each for each in set_ups() if each.game == game]
    done = 0
    while True:
        match = rng.choice(ways).match(rng.randrange(10**6))
        for _ in range(MOST_STEPS):
            legal, _ = match.legal(LISTED)
            if not legal:
                break
            # verbs that are rare among many actions of another verb come up too
            do = rng.choice(sorted({action["do"] for action in legal}))
            some = [action for action in legal if action["do"] == do]
            yield match, rng.choice(some if rng.random() < 0.5 else legal)
            done += 1
            if done == count:
                return


def seat_of(match: Match, action: dict[str, Any]) -> int | None:
    """Return the action's seat, ``None`` for a clock's."""
    actors = match.state.actors()
    return action.get("seat", actors[0] if len(actors) == 1 else None)


def observable(match: Match, seat: int) -> list[Any]:
    """Return all that the seat and everyone see of a match, the curtain's words included."""
    return [match.view(seat), match.view(None), match.status()]


@cache
def tried(game: str) -> list[Tried]:
    """Return the results of actions in many positions of a game."""
    found = []
    rng = random.Random(f"twins {game}")
    for match, action in positions(game, POSITIONS):
        seat = seat_of(match, action)
        others = [] if seat is None else [*twins(match, seat, rng, TWINS, TRIES)]
        for each in (match, *others):
            each.act(action)
        after = observable(match, seat or 0)
        told = sum(observable(twin, seat or 0) != after for twin in others)
        at_odds = sum(twin.undoable != match.undoable for twin in others)
        found.append(Tried(action, match.state.over, match.undoable, len(others), told, at_odds))
    return found


@EVERY
def test_an_action_and_its_undo_leave_every_view_as_it_was(game: str) -> None:
    for match, action in positions(game, POSITIONS):
        before = everything(match)
        entry = match.act(action)
        after = everything(match)
        match.undo()
        assert everything(match) == before
        assert match.act(action) == entry, "a second try must have the same chance"
        assert everything(match) == after


@EVERY
def test_an_undoable_action_showed_no_player_anything(game: str) -> None:
    for each in tried(game):
        assert not (each.undoable and each.told), f"{each.action} showed something"
        assert not each.at_odds, f"the undoability of {each.action} reveals something"


@EVERY
def test_the_end_of_a_match_is_never_taken_back(game: str) -> None:
    for way in (each for each in set_ups() if each.game == game):
        match = finish(way.match(3), random.Random(3))
        assert match.state.over
        assert not match.undoable


@EVERY
def test_the_twins_differ_where_something_comes_to_light(game: str) -> None:
    """With twins that are always alike any answer of the engine would pass."""
    final = [each for each in tried(game) if each.twins and not each.undoable]
    assert sum(each.twins for each in tried(game)) > POSITIONS
    assert (
        sum(each.told > 0 for each in final)
        >= len(final) * importlib.import_module(f"tests.games.{game}.undo").LEAST_TOLD
    )


@EVERY
def test_each_verb_can_be_taken_back_or_not_as_the_game_says(game: str) -> None:
    rules = importlib.import_module(f"tests.games.{game}.undo")
    assert sorted((*rules.ALWAYS, *rules.SOMETIMES, *rules.NEVER)) == sorted(GAMES[game].verbs)
    going_on = [each for each in tried(game) if not each.over]
    for each in going_on:
        do = each.action["do"]
        assert each.undoable or do not in rules.ALWAYS, f"{each.action} showed nothing"
        assert not each.undoable or do not in rules.NEVER, f"{each.action} can't be undone"
    words = [each.undoable for each in going_on if each.action["do"] in rules.SOMETIMES]
    assert {*words} == ({True, False} if rules.SOMETIMES else set())
