"""The deal: the whole deck, first drawn first (1.2)."""

from __future__ import annotations

from py_engine.cards import Chance, is_deck, shuffled
from py_engine.game import Deal
from py_engine.games.trump_fighter.data import CARD, CARDS, INDEX
from py_engine.reading import list_of

DEAL_FIELDS = {"deck": list_of(CARD, len(CARDS))}
"""A deal's one field: the order of the ``deck`` (7)."""


def make_deal(chance: Chance) -> Deal:
    """Return the shuffled deck."""
    return {"deck": shuffled(CARDS, chance)}


def deal_fault(deal: Deal) -> str | None:
    """Say in words what is wrong with the cards of a deal, ``None`` if nothing is (S3)."""
    return None if is_deck(deal["deck"], CARDS) else f"the deck has {len(CARDS)} cards, each once"


def deck_of(deal: Deal) -> list[int]:
    """Return the deck as the state holds it, the next card last."""
    return [INDEX[name] for name in reversed(deal["deck"])]
