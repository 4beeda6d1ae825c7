"""The places of Super Trump Fighter's cards, and the seats that see them."""

from __future__ import annotations

from py_engine.games.trump_fighter.data import CARDS, NONE
from py_engine.games.trump_fighter.state import TrumpFighterState


def census(state: TrumpFighterState) -> list[str]:
    """Return the names of all cards, in all places."""
    return [*in_sight(state, None), *(CARDS[card] for card in (*state.deck, *state.miss_cards))]


def in_sight(state: TrumpFighterState, seat: int | None) -> list[str]:
    """Return the names of the cards that everyone sees: all except the deck and the miss cards (1.2)."""
    covered = [card for spots in state.covered for spot in spots for card in spot]
    rows = [card for row in (*state.hands, *state.fields) for card in row if card != NONE]
    return [CARDS[card] for card in (*rows, *covered)]
