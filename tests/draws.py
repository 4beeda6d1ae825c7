"""Drawing a legal move at random, without listing all moves where they are many.

Random play is for tests, measurements of balance and benchmarks. A game whose phases have many moves defines in
``tests/games/<id>/draws.py`` how to draw one (``DRAWS``, by phase class); moves of all other phases are listed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from py_engine.cards import Chance
from py_engine.games import GAMES
from py_engine.phase import Phase, State

Draw = Callable[[Any, Chance], Any]
"""A function from a state in a certain phase to one of its legal moves, its chance outcome filled in."""


def _listed(phase: Phase[Any, Any]) -> Draw:
    """Return the function that draws from the list of a phase's moves."""

    def draw(state: Any, chance: Chance) -> Any:
        moves = list(phase.moves(state))
        return phase.with_outcome(state, moves[chance.below(len(moves))], chance)

    return draw


def _draws_of(game_id: str) -> dict[type[Phase[Any, Any]], Draw]:
    name = f"tests.games.{game_id}.draws"
    found: dict[type[Phase[Any, Any]], Draw] = import_module(name).DRAWS if find_spec(name) else {}
    return found


def _draw_for(phase: Phase[Any, Any], draws: dict[type[Phase[Any, Any]], Draw]) -> Draw:
    return next((draws[kind] for kind in type(phase).__mro__ if kind in draws), _listed(phase))


_DRAWS = {phase: _draw_for(phase, _draws_of(game.id)) for game in GAMES.values() for phase in game.phases}


def draw(state: State, chance: Chance) -> Any:
    """Return one legal move at random, its chance outcome filled in."""
    return _DRAWS[state.phase](state, chance)
