"""The cards as the catalogue shows them."""

from __future__ import annotations

from typing import Any

from py_engine.games.akuma_trick.data import (
    ANY_TIME_RANK,
    CARDS,
    COLOUR,
    COLOURS,
    COUNT_MORE_RANK,
    EIGHT_COUNTS,
    POINTS,
    RANK,
    SPECIAL,
)


def catalog_cards() -> list[dict[str, Any]]:
    """Return the 60 cards with colour, rank, values and effects; see ``AkumaTrickCard``."""
    return [_card(card) for card in range(len(CARDS))]


def _card(card: int) -> dict[str, Any]:
    rank = RANK[card]
    return {
        "id": CARDS[card],
        "colour": COLOURS[COLOUR[card]],
        "rank": rank,
        "points": POINTS[card],
        "counts": EIGHT_COUNTS if rank == COUNT_MORE_RANK else 1,
        "pays": None if rank == ANY_TIME_RANK else rank,
        "special": SPECIAL.get(rank),
    }
