"""The cards as the catalogue shows them."""

from __future__ import annotations

from typing import Any

from py_engine.games.bokunron.data import CARDS, RANK_OF, SUIT_OF, SUITS


def catalog_cards() -> list[dict[str, Any]]:
    """Return all cards of both decks that the game uses; see ``BokunronCard``."""
    return [_card(card) for card in range(len(CARDS))]


def _card(card: int) -> dict[str, Any]:
    name = CARDS[card]
    rank = name[1:]
    kind = "stock" if card not in RANK_OF else "ace" if rank == "A" else "lead"
    return {
        "id": name,
        "suit": SUITS[SUIT_OF[card]],
        "rank": rank,
        "deck": 1 if name[0].isupper() else 2,
        "kind": kind,
    }
