"""Strength goals of Ghost Couple's bot, and a greedy opponent; see :mod:`tests.strength`."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance, cards_in
from py_engine.games.ghost_couple.couple_phase import END, couples, swap_owed
from py_engine.games.ghost_couple.state import GhostCoupleState
from tests.draws import draw
from tests.play import SetUp

TRUMP = (("deck", "trump"),)
SET_UPS = (
    SetUp("ghost_couple", 2),
    SetUp("ghost_couple", 4),
    SetUp("ghost_couple", 2, TRUMP),
    SetUp("ghost_couple", 3, TRUMP),
)
DEALS = 1000
BY_LOG = ("easy",)
"""Levels that use the order of the cards seen, which only the log has, not the position."""
GOALS = {
    ("easy", "random"): 0.9,
    ("even", "easy"): 0.58,
    ("even", "greedy"): 0.5,
    ("hard", "even"): 0.6,
    ("hard", "greedy"): 0.6,
}


def greedy(state: GhostCoupleState, seat: int, chance: Chance) -> Any:
    """Take the couple with the most points, swap the card with the fewest; otherwise at random, without memory."""
    if state.phase.name != "couple":
        return draw(state, chance)
    points = state.deck.points
    found = couples(state)
    if found:
        return max(found, key=lambda couple: points[couple[0]] + points[couple[1]])
    return (min(cards_in(state.hands[seat]), key=lambda card: points[card]),) if swap_owed(state) else END
