"""The fight's bots guess every order of the unseen cards equally often."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.guess import TrumpFighterKnowledge
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.match import Match
from py_engine.player import View
from py_engine.think.dice import Dice
from tests.games.trump_fighter.census import census
from tests.games.trump_fighter.model import STANDSTILLS
from tests.play import SetUp, ask
from tests.record import FIXTURES
from tests.spread import spread_fault

DRAWS_A_CARD = 12
"""Guesses per card that may come next."""
SHARES = (0.5, 0.9)
FIGHTS, STILL, LISTED = 40, 0.5, 60
"""Random fights in which both seats wait for long at every other chance."""
LONG_FIGHTS, MOSTLY_STILL, MANY = (169, 48), 0.8, 15
"""Seeds of fights in which both seats wait for long at most chances, their number, and least standstills."""
MOST_SECONDS = 1.0
"""Most processor time for a nonsense request."""


@pytest.mark.parametrize("share", SHARES)
def test_every_card_that_was_not_drawn_is_guessed_next_equally_often(share: float) -> None:
    path = min(FIXTURES.glob(f"{GAME.id}/all-*.json"))
    save = json.loads(path.read_text(encoding="utf-8"))["save"]
    match = Match.load(GAME, {**save, "log": save["log"][: int(share * len(save["log"]))]})
    seat = (*match.state.actors(), 0)[0]
    knowledge, dice = TrumpFighterKnowledge(GAME, match.view(seat), seat), Dice(3)
    cases = {*match.state.deck, *match.state.miss_cards}
    drawn: Counter[Hashable] = Counter(knowledge.world(dice).deck[-1] for _ in range(DRAWS_A_CARD * len(cases)))
    assert spread_fault(drawn, cases) == ""


def still_positions() -> Iterator[tuple[Match, int, TrumpFighterState]]:
    """Yield positions of fights with many standstills, a seat to act, and a world that it guesses."""
    rng = random.Random(7)
    for seed in range(FIGHTS):
        match = SetUp(GAME.id, 2).match(seed)
        while not match.state.over:
            for seat in match.state.actors():
                view = match.view(seat)
                yield match, seat, TrumpFighterKnowledge(GAME, view, seat).world(Dice(seed))
            actions = match.legal(LISTED)[0]
            still = [action for action in actions if action["do"] in STANDSTILLS]
            match.act(rng.choice(still if still and rng.random() < STILL else actions))


def test_a_world_is_the_position_except_for_unseen_cards() -> None:
    """Clocks, the bound seat and each seat's last move follow from the view as the rules kept them."""
    covered = 0
    for match, _, world in still_positions():
        state = match.state
        if state.phase.name in ("battle", "call"):
            named = ("still_since", "bound_seat", "moved_at", "at", "calls", "hands", "fields", "totals", "unused")
            assert {name: getattr(world, name) for name in named} == {name: getattr(state, name) for name in named}
            moved = [seat for seat in range(2) if state.moved_at[seat] >= 0]
            assert [world.moved_spot[seat] for seat in moved] == [state.moved_spot[seat] for seat in moved]
        for spots, guessed in zip(state.covered, world.covered, strict=True):
            assert [*map(len, spots)] == [*map(len, guessed)]
            covered += sum(map(len, spots))
        assert sorted(census(world)) == sorted(census(state))
    assert covered


def score(view: Any) -> None:
    view["scores"][0] += 1


def miss(view: Any) -> None:
    view["misses"][0] += 1


def meet(view: Any) -> None:
    view["met"][0] = ["no skill"]


@pytest.mark.parametrize("spoil", [score, miss, meet])
@pytest.mark.parametrize("seed", LONG_FIGHTS)
def test_nonsense_in_a_fight_with_many_standstills_is_refused_within_a_second(
    seed: int, spoil: Callable[[Any], None]
) -> None:
    view = long_fight(seed)
    assert sum(entry["do"] in STANDSTILLS for entry in view["log"]) > MANY
    spoil(view)
    begun = time.process_time()
    answer = ask(Door(), op="think", view=view, level="even")
    assert time.process_time() - begun < MOST_SECONDS
    assert answer["error"]["code"] == "bad_view"


def long_fight(seed: int) -> View:
    """Return the last view of a fight without calls in which both seats mostly wait."""
    rng, match = random.Random(seed), SetUp(GAME.id, 2).match(seed)
    view: View = {}
    while not match.state.over:
        view = match.view(match.state.actors()[0])
        actions = match.legal(LISTED)[0]
        actions = [action for action in actions if action["do"] != "call"] or actions
        still = [action for action in actions if action["do"] in STANDSTILLS]
        match.act(rng.choice(still if still and rng.random() < MOSTLY_STILL else actions))
    return view
