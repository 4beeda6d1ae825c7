"""Drawing a legal move at random, for random play in measurements of strength and balance, and in benchmarks."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.phase import State


def draw(state: State, chance: Chance) -> Any:
    """Return one of all legal moves, each equally likely, its chance outcome filled in."""
    phase = state.phase
    moves = [*phase.moves(state)]
    return phase.with_outcome(state, moves[chance.below(len(moves))], chance)
