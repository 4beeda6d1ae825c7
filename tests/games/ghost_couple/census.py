"""The places of Ghost Couple's cards, and the seats that see them."""

from __future__ import annotations

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.state import GhostCoupleState


def census(state: GhostCoupleState) -> list[str]:
    """Return the names of all cards of the match, in all places."""
    board = [card for card in state.board if card >= 0]
    sets = [*state.hands, *state.treasures, state.banished, state.gone]
    return [
        state.deck.names[card]
        for card in (*board, *state.pile, *(card for each in sets for card in cards_in(each)))
    ]


def in_sight(state: GhostCoupleState, seat: int | None) -> list[str]:
    """Return the names of the cards that ``seat`` (``None``: everyone) sees, at the end all hands (1.2, 1.3)."""
    hands = [
        hand
        for owner, hand in enumerate(state.hands)
        if state.over or owner == seat or (seat == state.turn and owner == state.looked_at)
    ]
    face_up = [*hands, *state.treasures, state.up, state.banished, state.gone]
    return [state.deck.names[card] for each in face_up for card in cards_in(each)]
