"""Where Bokunron's cards lie."""

from __future__ import annotations

from py_engine.games.bokunron.data import CARDS
from py_engine.games.bokunron.state import BokunronState


def census(state: BokunronState) -> list[str]:
    """Return the names of all cards of the deal, wherever they lie."""
    own = [card for part in (*state.hands, *state.stocks) for card in part]
    upright = [card for column in state.upright for card in column]
    piles = [card for column in state.piles for pile in column for card in pile]
    cleared = state.at if state.phase.name == "plaza" else 0
    table = [card for play in state.table[cleared:] for card in play.cards]
    won = [card for tricks in state.won for trick in tricks for card in trick.cards]
    return [CARDS[card] for card in (*own, *upright, *piles, *table, *won, *state.gone, *state.aces, *state.leads)]
