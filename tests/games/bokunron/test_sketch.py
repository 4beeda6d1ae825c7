"""Playouts by suits alone end as by the rules."""

from __future__ import annotations

import random

import pytest

from py_engine.games.bokunron.policy import PLAYER
from py_engine.games.bokunron.rule_of_thumb import RULE, play_out
from py_engine.games.bokunron.score import outcome, seat_scores
from py_engine.games.bokunron.sketch import Sketch
from py_engine.think.dice import Dice
from tests.games.bokunron.table import play_on
from tests.play import SetUp


@pytest.mark.parametrize("seats", [3, 4])
def test_a_playout_by_suits_ends_as_the_same_choices_do_by_the_rules(seats: int) -> None:
    waiting = 0
    for seed in range(40):
        state = play_on(SetUp("bokunron", seats).match(seed), random.Random(seed), 2 * seed).state
        waiting += state.trick > 0 and state.phase.name == "hand"
        while state.phase.name == "plaza":
            state.play(PLAYER.choose(state, Dice(1)))
        sketch = Sketch(state)
        if not state.over:
            play_out(sketch, [RULE] * seats)
            while not state.over:
                first = min(state.moves()) if state.phase.name == "plaza" else None
                state.play(first if first is not None else PLAYER.choose(state, Dice(1)))
            assert sketch.final_points() == [score.points for score in seat_scores(state)]
            assert sketch.tricks == [len(won) for won in state.won]
            assert sketch.winner() == outcome(state)[0]
    assert waiting, "a seat has to choose a new hand"
