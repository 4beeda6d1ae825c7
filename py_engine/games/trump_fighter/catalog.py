"""The cards and the characters as the catalogue shows them."""

from __future__ import annotations

from typing import Any

from py_engine.games.trump_fighter.data import CARDS, SUITS, number_of, suit_of
from py_engine.games.trump_fighter.roster import CHARACTERS


def catalog_cards() -> list[dict[str, Any]]:
    """Return the 52 cards with suit and number."""
    return [
        {"id": name, "suit": SUITS[suit_of(card)], "number": number_of(card)} for card, name in enumerate(CARDS)
    ]


def catalog_characters() -> list[dict[str, Any]]:
    """Return the ten characters with their skills (6, 7)."""
    return [character.to_json() for character in CHARACTERS]
