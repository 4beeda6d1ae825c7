"""Where Super Trump Fighter's cards lie; of miss cards only the number is known."""

from __future__ import annotations

from py_engine.games.trump_fighter.data import CARDS, NONE
from py_engine.games.trump_fighter.state import TrumpFighterState


def census(state: TrumpFighterState) -> list[str]:
    """Return the names of all cards, wherever they lie, and one mark for each miss card."""
    covered = [card for seat in state.covered for spot in seat for card in spot]
    rows = [card for row in (*state.hands, *state.fields) for card in row if card != NONE]
    return [CARDS[card] for card in (*state.deck, *rows, *covered, *state.miss_cards)]
