"""Dealing (1.1)."""

from __future__ import annotations

from itertools import chain

from py_engine.cards import Chance, dealt, is_deck, shuffled
from py_engine.game import Deal
from py_engine.games.akuma_trick.data import CARD, HAND_SIZE, MOST_SEATS, deck
from py_engine.reading import integer, list_of

DEAL_FIELDS = {"hands": list_of(list_of(CARD, HAND_SIZE), MOST_SEATS), "start": integer}
"""A deal's fields: ``hands`` by seat, and the ``start`` seat (6)."""


def make_deal(seats: int, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    return {"hands": dealt(shuffled(deck(seats), chance), [HAND_SIZE] * seats), "start": start}


def deal_fault(deal: Deal, seats: int) -> str | None:
    """Say in words what is wrong with the cards of a deal, ``None`` if nothing is (S3)."""
    hands = deal["hands"]
    if len(hands) != seats or any(len(hand) != HAND_SIZE for hand in hands):
        return f"{seats} players need {seats} hands of {HAND_SIZE} cards"
    if not is_deck(chain(*hands), deck(seats)):
        return f"{seats} players need each card of the first {seats} colours once"
    return None
