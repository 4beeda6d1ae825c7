"""Prospects of each seat in a position between two battles.

The numbers were fitted to some thousand checks of fights between equal bots of all three levels
(``tests/games/trump_fighter/chances.py`` shows how well they fit): the winner by the points, by the skills that are
left, and by the points that one move from now would bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.planning import best_worth, table_of
from py_engine.games.trump_fighter.score import winners
from py_engine.games.trump_fighter.state import TrumpFighterState

POINT = 0.22
"""Weight of one point of lead."""
LATE_POINT = 0.95
"""Additional weight with an empty deck; ``HALF_DECK`` cards halve it."""
HALF_DECK = 8
POINT_LEFT = 0.07
"""Weight of one point of unused skills."""
SKILL_LEFT = 0.68
"""Weight of one unused skill: many small ones are met sooner."""
PROSPECT = 0.11
"""Weight of a point that a call would bring after one move."""
MOST_PROSPECT = 15
"""Most points that count for a call that decides the match."""

STEP = 0.5
SHARES = (0.5, 0.622, 0.731, 0.818, 0.881, 0.924, 0.953, 0.971, 0.982, 0.989, 0.993)
"""The share of the win by the lead, at every ``STEP``: a logistic curve."""


def shares(state: TrumpFighterState) -> tuple[float, float]:
    """Return each seat's share of the win, together 1: exact at the end, estimated in a check."""
    if state.over:
        won = winners(state)
        return (0.5, 0.5) if len(won) > 1 else (1.0 - won[0], float(won[0]))
    first, second = (_strength(state, seat) for seat in range(SEATS))
    share = _share(abs(first - second))
    return (share, 1 - share) if first >= second else (1 - share, share)


def _strength(state: TrumpFighterState, seat: int) -> float:
    left = state.unused[seat]
    point = POINT + LATE_POINT * HALF_DECK / (HALF_DECK + len(state.deck))
    prospect = min(MOST_PROSPECT, best_worth(table_of(state, seat)))
    skills = SKILL_LEFT * left.bit_count() + POINT_LEFT * state.checkers[seat].points[left]
    return point * state.totals[seat] + skills + PROSPECT * prospect


def _share(lead: float) -> float:
    """Return the share between two steps of the curve."""
    place = min(int(lead / STEP), len(SHARES) - 2)
    part = min(1.0, lead / STEP - place)
    return _between(SHARES[place : place + 2], part)


def _between(ends: Sequence[float], part: float) -> float:
    return ends[0] + part * (ends[1] - ends[0])
