"""Each seat's share of the win in a position of Ghost Couple: exact at the end, before that by its lead."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.ghost_couple.score import current_points, winners
from py_engine.games.ghost_couple.state import GhostCoupleState

LEAD = 3.0
"""Points behind the leader that leave a seat a quarter of the leader's chances."""
CARD_LEFT = 0.4
"""Points that one card fewer is worth with small hands: the first empty hand gets the bonus."""
SMALL_HAND = 3
"""Largest hand at the deal that counts as small."""


def worth(state: GhostCoupleState) -> list[float]:
    """Return each seat's share of the win; the shares add up to 1."""
    if state.over:
        won = winners(state)
        return [(seat in won) / len(won) for seat in range(state.seats)]
    points: Sequence[float] = current_points(state)
    if state.deck.hand <= SMALL_HAND:
        hands = [hand.bit_count() for hand in state.hands]
        points = [each - CARD_LEFT * left for each, left in zip(points, hands, strict=True)]
    return _shares([1.0 / (1.0 + (max(points) - each) / LEAD) for each in points])


def _shares(chances: Sequence[float]) -> list[float]:
    """Return the squares of the chances, scaled to the sum 1."""
    total = 0.0
    for chance in chances:
        total += chance * chance
    return [chance * chance / total for chance in chances]
