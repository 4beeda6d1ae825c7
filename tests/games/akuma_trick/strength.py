"""Strength goals of Akuma Trick's bot, and a greedy opponent; see :mod:`tests.strength`."""

from __future__ import annotations

from itertools import islice

from py_engine.cards import Chance
from py_engine.games.akuma_trick.data import POINTS
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.steal_phase import STOP, Steal
from tests.play import SetUp

SET_UPS = (SetUp("akuma_trick", 4), SetUp("akuma_trick", 3), SetUp("akuma_trick", 6))
DEALS = 1000
GOALS = {
    ("easy", "random"): 0.6,
    ("even", "easy"): 0.58,
    ("even", "greedy"): 0.5,
    ("hard", "even"): 0.57,
    ("hard", "greedy"): 0.6,
}
LISTED = 400


def greedy(state: AkumaTrickState, seat: int, chance: Chance) -> int | Steal:
    """Keep the fewest points in hand, but at least one card if possible; steal nothing."""
    if state.phase.name == "steal":
        return STOP

    def left(move: int) -> tuple[bool, int]:
        hand = state.hands[seat] & ~(~move if move < 0 else move)
        return not hand, sum(points for card, points in enumerate(POINTS) if hand >> card & 1)

    best: int = min(islice(state.moves(), LISTED), key=left)
    return best
