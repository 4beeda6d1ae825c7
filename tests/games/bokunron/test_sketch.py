"""Playouts by suits alone end as the rules say."""

from __future__ import annotations

import random

import pytest

from py_engine.games.bokunron.policy import PLAYER
from py_engine.games.bokunron.score import outcome, seat_scores
from py_engine.games.bokunron.sketch import Sketch
from py_engine.games.bokunron.thumb import RULE, play_out
from py_engine.think.dice import Dice
from tests.games.bokunron.table import play_on
from tests.play import SetUp


@pytest.mark.parametrize("seats", [3, 4])
def test_a_playout_by_suits_ends_as_the_same_choices_do_by_the_rules(seats: int) -> None:
    for seed in range(30):
        state = play_on(SetUp("bokunron", seats).match(seed), random.Random(seed), seed).state
        while state.phase.name == "plaza":
            state.play(PLAYER.choose(state, Dice(1)))
        sketch = Sketch(state)
        sketch.at = state.at + (state.phase.name == "tyrant")
        if not state.over and state.phase.name != "hand":
            play_out(sketch, [RULE] * seats)
            while not state.over:
                first = min(state.moves()) if state.phase.name == "plaza" else None
                state.play(first if first is not None else PLAYER.choose(state, Dice(1)))
            assert sketch.final_points() == [score.points for score in seat_scores(state)]
            assert sketch.tricks == [len(won) for won in state.won]
            assert sketch.winner() == outcome(state)[0]
