"""The deal: the whole deck, first drawn first (1.2)."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Deal
from py_engine.games.trump_fighter.acts import CARD
from py_engine.games.trump_fighter.data import CARDS, INDEX
from py_engine.reading import list_of, read_deal
from py_engine.refusals import BadInput

DEAL_FIELDS = {"deck": list_of(CARD, len(CARDS))}


def make_deal(chance: Chance) -> Deal:
    """Return the shuffled deck."""
    return {"deck": shuffled(CARDS, chance)}


def check_deal(deal: Any) -> None:
    """Raise ``bad_deal`` unless the deal is the deck, every card once (S3)."""
    names = read_deal(DEAL_FIELDS, deal)["deck"]
    if len(names) != len(CARDS) or len(set(names)) != len(CARDS):
        raise BadInput("bad_deal", f"the deck has {len(CARDS)} cards, each once")


def deck_of(deal: Deal) -> list[int]:
    """Return the deck as the state holds it, the next card last."""
    return [INDEX[name] for name in reversed(deal["deck"])]
