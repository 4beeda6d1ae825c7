"""Strength goals of Lucky Maker's bot, and a greedy opponent; see :mod:`tests.strength`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.lucky_maker.deal_phase import NO_DEAL, NextDeal
from py_engine.games.lucky_maker.play_phase import playable
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import decide
from tests.play import SetUp

SET_UPS = (SetUp("lucky_maker", 4), SetUp("lucky_maker", 3), SetUp("lucky_maker", 5))
DEALS = 1000
GOALS = {
    ("easy", "random"): 0.8,
    ("even", "easy"): 0.58,
    ("even", "greedy"): 0.5,
    ("hard", "even"): 0.65,
    ("hard", "greedy"): 0.6,
}


def greedy(state: LuckyMakerState, seat: int, chance: Chance) -> int | NextDeal:
    """Take the present trick for the most points, else throw away the card with the lowest numbers."""
    if state.phase.name == "deal":
        return NO_DEAL

    def gain(card: int) -> tuple[int, int]:
        winner, points, _, _ = decide(
            state.master, state.leader, [*state.table, card], state.seats, state.winner_leads
        )
        return (points if winner == seat else 0), -abs(2 * (card % 10) - 9)

    return max(playable(state), key=gain)
