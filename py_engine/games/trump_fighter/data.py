"""Super Trump Fighter's cards and numbers as tables.

Inside the engine a card is an index 0-51: thirteen times its suit's place in ``SUITS`` plus its number minus 1;
-1 is an empty place. Spots and places are counted from 0; in JSON spots are counted from 1.
"""

from __future__ import annotations

from py_engine.reading import name_from

SUITS = "SCDH"
"""The suits, black ones first."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks, rising."""
NUMBERS = 13
"""A counts 1, J 11, Q 12, K 13."""

CARDS: tuple[str, ...] = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)
"""All cards, rising."""
INDEX: dict[str, int] = {name: index for index, name in enumerate(CARDS)}
"""Each card's index by name."""
CARD = name_from(INDEX, "card")
"""Reads the name of a card."""
NONE = -1
"""An empty place of a hand or spot of a field."""

SEATS = 2
"""The game is for two."""
HAND_SIZE = 4
"""Places of a hand, and cards dealt to a seat (1.2)."""
SPOTS = 4
"""Field spots of a seat (1.3)."""

MISS_POINTS = 2
"""Points of a miss card (3.1)."""
GOAL = 10
"""Points that settle a game (2.5)."""
CALL_HAND = 1
"""Most cards in hand with which a call is correct without a skill (2.4)."""

CHECK_SECONDS = (10, 30, 0)
"""Option ``check_s``: s until one ready seat is enough for ``battle``; 0: both must be ready (2.1)."""
WINDOW_MS = tuple(range(201))
"""Option ``window_ms``: ms in which acts count as simultaneous (4.2)."""
DEFAULT_WINDOW_MS = 100
"""The default window."""
STILL_MS = 10_000
"""ms without a move or call that make a standstill (5)."""
FARTHEST_MS = 10**12
"""Most ms between an act and the one before: times stay numbers that any JSON reader can hold."""


def suit_of(card: int) -> int:
    """Return the place of the card's suit in ``SUITS``."""
    return card // NUMBERS


def number_of(card: int) -> int:
    """Return the card's number, 1 to 13."""
    return card % NUMBERS + 1


def facing(spot: int) -> int:
    """Return the opponent's spot that faces ``spot`` (1.3)."""
    return SPOTS - 1 - spot
