"""Lucky Maker's cards and numbers as tables.

Inside the engine a card is an index 0-59: ten times its pair's place in ``PAIRS`` plus its first number minus 1.
"""

from __future__ import annotations

from py_engine.reading import name_from
from py_engine.seats import turn_order

SUITS = "RBGY"
"""The suits, each by its letter."""
PAIRS = ("RB", "RG", "RY", "BG", "BY", "GY")
"""The pairs of suits that a card may have."""
NUMBERS = range(1, 11)
"""The numbers of each pair."""

CARDS: tuple[str, ...] = tuple(f"{pair}{number}" for pair in PAIRS for number in NUMBERS)
"""All cards, rising."""
INDEX: dict[str, int] = {name: index for index, name in enumerate(CARDS)}
"""Each card's index by name."""
CARD = name_from(INDEX, "card")
"""Reads the name of a card."""

HAND_SIZE = {3: 15, 4: 12, 5: 10}
"""Cards per seat, and master cards, by number of players (1.1)."""

LEFT_OF = {seats: turn_order(1, seats) for seats in HAND_SIZE}
"""``LEFT_OF[seats][seat]``: the seat's left neighbour, by number of players."""

SUITS_OF: tuple[tuple[int, int], ...] = tuple((SUITS.index(name[0]), SUITS.index(name[1])) for name in CARDS)
"""Each card's two suits, as places in ``SUITS``."""


def _number(card: int, suit: int) -> int:
    first, second = SUITS_OF[card]
    number = int(CARDS[card][2:])
    return number if suit == first else 11 - number if suit == second else 0


NUMBER: tuple[tuple[int, ...], ...] = tuple(
    tuple(_number(card, suit) for card in range(len(CARDS))) for suit in range(len(SUITS))
)
"""``NUMBER[suit][card]``: the card's number in that suit, 0 if it does not have it."""

CARRIES: tuple[tuple[int, ...], ...] = tuple(
    tuple((first in suits) + 16 * (second in suits) for suits in SUITS_OF) for first, second in SUITS_OF
)
"""``CARRIES[master][card]``: 1 for the first suit of the master, 16 for its second, 17 for both (3.1)."""

OFF: tuple[bytes, ...] = tuple(
    bytes(card for card in range(len(CARDS)) if not set(SUITS_OF[card]) & set(SUITS_OF[master]))
    for master in range(len(CARDS))
)
"""``OFF[master]``: the cards with neither of the master's suits (2.3)."""
