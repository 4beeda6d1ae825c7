"""Where Ghost Couple's cards lie."""

from __future__ import annotations

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.state import GhostCoupleState


def census(state: GhostCoupleState) -> list[str]:
    """Return the names of all cards of the match, wherever they lie."""
    board = [card for card in state.board if card >= 0]
    sets = [*state.hands, *state.treasures, state.banished, state.gone]
    return [
        state.tables.names[card]
        for card in (*board, *state.pile, *(card for each in sets for card in cards_in(each)))
    ]
