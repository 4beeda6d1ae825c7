"""The cards as the catalogue shows them."""

from __future__ import annotations

from typing import Any

from py_engine.games.lucky_maker.data import CARDS, NUMBER, SUITS, SUITS_OF


def catalog_cards() -> list[dict[str, Any]]:
    """Return the 60 cards with their suits and numbers; see ``LuckyMakerCard``."""
    return [
        {
            "id": name,
            "suits": [SUITS[suit] for suit in SUITS_OF[card]],
            "numbers": [NUMBER[suit][card] for suit in SUITS_OF[card]],
        }
        for card, name in enumerate(CARDS)
    ]
