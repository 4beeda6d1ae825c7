"""Bots guess every position that agrees with their seat's knowledge equally often, and no other.

``tests/games/<id>/worlds.py`` has a game's ``ENDINGS``, matches with few possible positions, and ``hidden``, what
a seat does not see of a position. The possible positions are found by the rules alone: by trying all places of the
unseen cards, and every card for each entry of the log that hides one; ``possible`` replaces this in some games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from importlib import import_module
from itertools import permutations
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.conformance.test_think import EVERY_TABLE, POSITIONS, positions
from tests.play import card_names
from tests.spread import spread_fault
from tests.twins import renamed

DRAWS, MANY = 40, 1000
"""Guesses per possible position; a quarter of them if there are many positions."""

Save = dict[str, Any]


def of_game(game_id: str, module: str) -> Any:
    """Return a module of a game's tests."""
    return import_module(f"tests.games.{game_id}.{module}")


def loaded(game_id: str, save: Save) -> Match | None:
    """Return the match of a save, ``None`` if the rules refuse it."""
    try:
        return Match.load(GAMES[game_id], save)
    except BadInput:
        return None


def refilled(save: Save, entries: list[int]) -> Iterator[Save]:
    """Yield the save with every other card in these entries of its log."""
    if not entries:
        yield save
        return
    first, *rest = entries
    before = loaded(save["game"], {**save, "log": save["log"][:first]})
    hands = (before.view(seat)["hand"] for seat in range(len(save["seats"]))) if before else ()
    for card in {card for hand in hands for card in hand}:
        log = [*save["log"]]
        log[first] = {**log[first], "card": card}
        yield from refilled({**save, "log": log}, rest)


def possible(match: Match, seat: int) -> set[Hashable]:
    """Return what the seat does not see of every match that has its view."""
    worlds = of_game(match.game.id, "worlds")
    if hasattr(worlds, "possible"):
        return {*worlds.possible(match, seat)}
    save, view = match.save(), match.view(seat)
    unseen = sorted({*of_game(match.game.id, "census").census(match.state)} - card_names(match.game, view))
    told = zip(view["log"], save["log"], strict=True)
    veiled = [number for number, (shown, entry) in enumerate(told) if "card" in entry and "card" not in shown]
    deals: set[Hashable] = set()
    found: set[Hashable] = set()
    for others in permutations(unseen):
        twin = renamed(save, dict(zip(unseen, others, strict=True)))
        deal = worlds.hidden(Match.load(match.game, {**twin, "log": []}).state)
        if deal not in deals:
            deals.add(deal)
            ways = (loaded(match.game.id, way) for way in refilled(twin, veiled))
            found |= {worlds.hidden(way.state) for way in ways if way and way.view(seat) == view}
    return found


def endings() -> Iterator[Any]:
    for game in GAMES.values():
        if game.player:
            matches = of_game(game.id, "worlds").ENDINGS
            yield from (pytest.param(make, id=f"{game.id}: {name}") for name, make in matches.items())


@pytest.mark.parametrize("ending", [*endings()])
def test_every_position_that_agrees_is_guessed_equally_often(ending: Any) -> None:
    match = ending()
    seat, hidden = match.state.actors()[0], of_game(match.game.id, "worlds").hidden
    cases = possible(match, seat)
    assert hidden(match.state) in cases
    assert len(cases) >= 4
    assert match.game.player
    knowledge, dice = match.game.player.study(match.game, match.view(seat), seat), Dice(5)
    draws = (DRAWS if len(cases) < MANY else DRAWS // 4) * len(cases)
    drawn: Counter[Hashable] = Counter(hidden(knowledge.world(dice)) for _ in range(draws))
    assert spread_fault(drawn, cases) == ""


@EVERY_TABLE
def test_a_guess_has_as_many_cards_as_the_position_and_those_in_sight_in_their_places(
    game_id: str, seats: int
) -> None:
    game, cards = GAMES[game_id], of_game(game_id, "census")
    assert game.player
    for number, (match, seat, view) in enumerate(positions(game_id, seats, POSITIONS, 21)):
        world = game.player.study(game, view, seat).world(Dice(number))
        assert len({*cards.census(world)}) == len(cards.census(world)) == len(cards.census(match.state))
        assert sorted(cards.in_sight(world, seat)) == sorted(cards.in_sight(match.state, seat))
