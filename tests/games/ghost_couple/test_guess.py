"""Positions that are guessed from a view of Ghost Couple agree with it and came about by the rules."""

from __future__ import annotations

import random

import pytest

from py_engine.cards import HashChance
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.guess import GhostCoupleKnowledge
from py_engine.think.request import replayed
from tests.play import SetUp

TABLES = [("ghosts", 2), ("ghosts", 4), ("ghosts", 6), ("trump", 2), ("trump", 3)]


@pytest.mark.parametrize(("deck", "seats"), TABLES)
def test_a_guess_looks_to_the_seat_as_the_position_does_and_came_about_by_the_rules(deck: str, seats: int) -> None:
    for seed in range(3):
        match, rng = SetUp("ghost_couple", seats, (("deck", deck),)).match(seed), random.Random(seed)
        while not match.state.over:
            seat = match.state.turn
            if rng.random() < 0.1:
                view = match.view(seat)
                knowledge = GhostCoupleKnowledge(GAME, view, seat)
                end = replayed(GAME, view, knowledge.course(HashChance(str(seed))))
                world = knowledge.world(HashChance(str(seed)))
                for viewer in (None, *range(seats)):
                    assert GAME.view(world, viewer) == GAME.view(end, viewer)
            actions = match.legal(60)[0]
            match.act(rng.choice([each for each in actions if each["do"] == "couple"] or actions))
