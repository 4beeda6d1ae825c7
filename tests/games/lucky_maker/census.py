"""Where Lucky Maker's cards lie."""

from __future__ import annotations

from py_engine.games.lucky_maker.data import CARDS
from py_engine.games.lucky_maker.state import LuckyMakerState


def census(state: LuckyMakerState) -> list[str]:
    """Return the names of all cards of the present game, wherever they lie."""
    open_master = [state.master] if state.master >= 0 else []
    tricks = [card for trick in state.tricks for card in (trick.master, *trick.cards)]
    hands = [card for hand in state.hands for card in hand]
    return [CARDS[card] for card in (*hands, *state.masters, *open_master, *state.table, *tricks)]
