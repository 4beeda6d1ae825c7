"""The deal: one order of the whole deck and the start seat (1.1, 7)."""

from __future__ import annotations

from py_engine.cards import Chance, is_deck, shuffled
from py_engine.game import Deal
from py_engine.games.ghost_couple.decks import CARD, Deck
from py_engine.reading import integer, list_of

DEAL_FIELDS = {"deck": list_of(CARD), "start": integer}
"""A deal's fields: the order of the ``deck``, and the ``start`` seat (7)."""


def make_deal(deck: Deck, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    return {"deck": shuffled(deck.names, chance), "start": start}


def deal_fault(deck: Deck, deal: Deal) -> str | None:
    """Say in words what is wrong with the cards of a deal, ``None`` if nothing is (S3)."""
    if is_deck(deal["deck"], deck.names):
        return None
    return f"the deck must hold each of this deck's {len(deck.names)} cards once"
