"""Where Ghost Couple's cards lie, and who sees them."""

from __future__ import annotations

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.state import GhostCoupleState


def census(state: GhostCoupleState) -> list[str]:
    """Return the names of all cards of the match, wherever they lie."""
    board = [card for card in state.board if card >= 0]
    sets = [*state.hands, *state.treasures, state.banished, state.gone]
    return [
        state.deck.names[card]
        for card in (*board, *state.pile, *(card for each in sets for card in cards_in(each)))
    ]


def in_sight(state: GhostCoupleState, seat: int | None) -> list[str]:
    """Return the names of what ``seat`` (``None``: everybody) sees; at the end the hands too (1.2, 1.3)."""
    hands = [
        hand
        for owner, hand in enumerate(state.hands)
        if state.over or owner == seat or (seat == state.turn and owner == state.looked_at)
    ]
    face_up = [*hands, *state.treasures, state.up, state.banished, state.gone]
    return [state.deck.names[card] for each in face_up for card in cards_in(each)]
