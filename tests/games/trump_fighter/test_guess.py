"""Fights with many standstills: what a bot guesses in them, and nonsense about them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.guess import TrumpFighterKnowledge
from py_engine.match import Match
from py_engine.think.dice import Dice
from tests.games.trump_fighter.model import STANDSTILLS
from tests.play import SetUp, ask

FIGHTS, LISTED = 40, 60
LONG_FIGHTS, MANY = (169, 48), 15
"""Seeds of fights in which nobody calls and both seats mostly wait for long, and their least standstills."""
MOST_SECONDS = 1.0
"""Most processor time for a nonsense request."""
SPOILED = {"scores": 99, "misses": 99, "met": ["no skill"]}
"""Values that are wrong for a seat."""

KEPT = ("still_since", "bound_seat", "moved_at", "at", "calls", "hands", "fields", "totals", "unused")


def still_fight(seed: int, share: float, calls: bool = True) -> Iterator[Match]:
    """Yield a random match at each step; both seats wait for long at this share of their chances."""
    match, rng = SetUp(GAME.id, 2).match(seed), random.Random(seed)
    while not match.state.over:
        yield match
        actions = match.legal(LISTED)[0]
        actions = [action for action in actions if calls or action["do"] != "call"] or actions
        still = [action for action in actions if action["do"] in STANDSTILLS]
        match.act(rng.choice(still if still and rng.random() < share else actions))


def test_a_world_is_the_position_except_for_unseen_cards() -> None:
    """Clocks, the bound seat and each seat's last move follow from the view as the rules kept them."""
    covered = 0
    for match in (match for seed in range(FIGHTS) for match in still_fight(seed, 0.5)):
        for seat in match.state.actors():
            state, world = match.state, TrumpFighterKnowledge(GAME, match.view(seat), seat).world(Dice(seat))
            if state.phase.name in ("battle", "call"):
                for name in KEPT:
                    assert getattr(world, name) == getattr(state, name), name
                moved = [seat for seat in range(2) if state.moved_at[seat] >= 0]
                assert [world.moved_spot[seat] for seat in moved] == [state.moved_spot[seat] for seat in moved]
            sizes = [[[len(spot) for spot in spots] for spots in each.covered] for each in (state, world)]
            assert sizes[0] == sizes[1]
            covered += sum(map(sum, sizes[0]))
    assert covered


@pytest.mark.parametrize("name", SPOILED)
@pytest.mark.parametrize("seed", LONG_FIGHTS)
def test_nonsense_in_a_fight_with_many_standstills_is_refused_within_a_second(seed: int, name: str) -> None:
    view: dict[str, Any] = {}
    for match in still_fight(seed, 0.8, calls=False):
        view = match.view(match.state.actors()[0])
    assert sum(entry["do"] in STANDSTILLS for entry in view["log"]) > MANY
    wrong = [SPOILED[name], view[name][1]]
    begun = time.process_time()
    answer = ask(Door(), op="think", view={**view, name: wrong}, level="even")
    assert time.process_time() - begun < MOST_SECONDS
    assert answer["error"]["code"] == "bad_view"
