"""The deal: one order of the whole deck and the start seat (1.1, 7)."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Deal
from py_engine.games.ghost_couple.decks import Deck
from py_engine.games.ghost_couple.turn import CARD
from py_engine.reading import integer, list_of, read_deal

DEAL_FIELDS = {"deck": list_of(CARD), "start": integer}


def make_deal(tables: Deck, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    return {"deck": shuffled(tables.names, chance), "start": start}


def deal_fault(tables: Deck, seats: int, deal: Any) -> str | None:
    """Say in words what is wrong with a deal, ``None`` if nothing is (S3); raise a kind's code for wrong types."""
    fields = read_deal(DEAL_FIELDS, deal)
    if sorted(fields["deck"]) != list(tables.names):
        return f"the deck must hold each of this deck's {len(tables.names)} cards once"
    if not 0 <= fields["start"] < seats:
        return f"no seat {fields['start']} to start"
    return None
