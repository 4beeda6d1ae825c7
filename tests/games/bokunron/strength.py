"""Strength goals of Bokunron's bot, and a greedy opponent; see :mod:`tests.strength`."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.games.bokunron.data import SUIT_OF
from py_engine.games.bokunron.hand_phase import Choice
from py_engine.games.bokunron.play_phase import PASS
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import TablePlay, card_powers, play_power
from py_engine.games.bokunron.tyrant_phase import NO_TYRANT
from tests.play import SetUp

SET_UPS = (SetUp("bokunron", 4), SetUp("bokunron", 3))
DEALS = 300
GOALS = {
    ("easy", "random"): 0.55,
    ("even", "easy"): 0.58,
    ("even", "greedy"): 0.5,
    ("hard", "even"): 0.6,
    ("hard", "greedy"): 0.6,
}


def greedy(state: BokunronState, seat: int, chance: Chance) -> Any:
    """Play for the most power now, with the fewest cards; pass if the hand can't win the trick."""
    phase = state.phase.name
    if phase == "hand":
        return _strongest_hand(state, seat)
    if phase == "tyrant":
        return NO_TYRANT
    if phase == "plaza":
        return next(iter(state.moves()))
    powers = card_powers(state.lead_suit, state.values, state.chips_on)

    def power(move: Any) -> tuple[int, int]:
        if move == PASS:
            return 0, 0
        return play_power(TablePlay(seat, *move), state.lead_suit, powers, state.marker), -len(move.cards)

    return max(state.moves(), key=power)


def _strongest_hand(state: BokunronState, seat: int) -> Choice:
    """Choose the cards that would have the most power in this trick."""
    powers = card_powers(state.lead_suit, state.values, state.chips_on)
    cards = sorted(state.stocks[seat], key=lambda card: -powers[SUIT_OF[card]])
    return Choice(seat, tuple(sorted(cards[: state.owing[seat]])))
