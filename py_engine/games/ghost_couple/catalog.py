"""The cards of both decks as the catalogue shows them (7)."""

from __future__ import annotations

from typing import Any

from py_engine.games.ghost_couple.data import EIGHT, QUARTET_POINTS
from py_engine.games.ghost_couple.decks import DECKS, Card
from py_engine.games.ghost_couple.ghosts import Ghost


def playing_card(face: Card) -> dict[str, Any]:
    """Return a playing card; a joker has neither suit, rank nor side."""
    return {
        "id": face.id,
        "deck": "trump",
        "suit": face.suit or None,
        "rank": face.rank or None,
        "side": face.side if face.side >= 0 else None,
        "points": face.points,
        "event": face.event or None,
        "goes_with": goes_with(face),
        "silent": face.side < 0,
        "quartet": QUARTET_POINTS if face.rank == EIGHT else None,
    }


def goes_with(face: Card) -> str:
    """Return the kind of cards that a playing card goes with: all, its rank, or the other colour's (5.1)."""
    if face.side < 0:
        return "any_card"
    return "same_rank" if face.rank == EIGHT else "other_colour"


def ghost_card(face: Card, ghost: Ghost) -> dict[str, Any]:
    """Return a ghost card with its ghost's and its character's names in both languages."""
    character = (ghost.side0, ghost.side1)[face.side]
    return {
        "id": face.id,
        "deck": "ghosts",
        "ghost": {"ja": ghost.ja, "en": ghost.en},
        "name": {"ja": character.ja, "en": character.en},
        "side": face.side,
        "points": face.points,
        "event": face.event or None,
        "ability": face.abilities,
    }


def catalog_cards() -> list[dict[str, Any]]:
    """Return the 100 ghost cards and the 54 playing cards; see ``GhostCard`` and ``TrumpCard``."""
    return [
        playing_card(face) if face.ghost is None else ghost_card(face, face.ghost)
        for deck in DECKS.values()
        for face in deck.faces
    ]
