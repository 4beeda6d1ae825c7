"""Akuma Trick's cards and numbers as tables.

Inside the engine a card is an index 0-59, six times its rank plus its colour's place in ``COLOURS``, so that rising
indices are the order of the notation (6): by rank, then by colour. Cards together are a mask, bit ``i`` for card
``i``; one colour's next rank is six bits higher.
"""

from __future__ import annotations

from py_engine.cards import cards_in, mask_of
from py_engine.reading import name_from

COLOURS = "YPGVBW"
"""The six colours, each by its letter."""
RANKS = range(10)
"""The ranks of each colour."""
WIDTH = len(COLOURS)
"""Number of colours: bits of a mask for one rank."""

CARDS: tuple[str, ...] = tuple(f"{colour}{rank}" for rank in RANKS for colour in COLOURS)
"""All cards, rising."""
INDEX: dict[str, int] = {name: index for index, name in enumerate(CARDS)}
"""Each card's index by name."""
BIT: dict[str, int] = {name: 1 << index for name, index in INDEX.items()}
"""Each card's mask by name."""
CARD = name_from(INDEX, "card")
"""Reads the name of a card."""
RANK: tuple[int, ...] = tuple(card // WIDTH for card in range(len(CARDS)))
"""Each card's rank."""
COLOUR: tuple[int, ...] = tuple(card % WIDTH for card in range(len(CARDS)))
"""Each card's colour, as a place in ``COLOURS``."""

MOST_SEATS = WIDTH
"""One colour for each seat (1.1)."""
HAND_SIZE = 10
"""Cards dealt to each seat, and cards of each colour (1.1)."""

STEAL_RANK, REVERSE_RANK, LOCK_RANK = 2, 5, 6
"""The ranks with an effect (3)."""
MULTIPLY_RANK, COUNT_MORE_RANK = 4, 8
"""The ranks that a release number counts separately (4.2)."""
ANY_TIME_RANK = 0
"""The rank that may be played on any rank (2.6), and is never discarded (4.4)."""

SPECIAL: dict[int, str] = {
    STEAL_RANK: "steal",
    REVERSE_RANK: "reverse",
    LOCK_RANK: "lock",
    MULTIPLY_RANK: "multiply",
    COUNT_MORE_RANK: "count_more",
    ANY_TIME_RANK: "any_time",
}
"""The effects of the special ranks, one word each for the catalogue."""

POINTS: tuple[int, ...] = tuple(rank or 15 for rank in RANK)
"""The points of each card when the game ends (5.2)."""

EIGHT_COUNTS = 4
"""The value of an 8 on the table in the release number; every other card counts 1 (4.2)."""

ALL = (1 << len(CARDS)) - 1
"""The mask of all cards."""
OF_RANK: tuple[int, ...] = tuple(((1 << WIDTH) - 1) << WIDTH * rank for rank in RANKS)
"""The cards of each rank."""

ZEROS, TWOS, FOURS, FIVES, SIXES, EIGHTS = (
    OF_RANK[rank] for rank in (ANY_TIME_RANK, STEAL_RANK, MULTIPLY_RANK, REVERSE_RANK, LOCK_RANK, COUNT_MORE_RANK)
)
"""The cards of the ranks that have rules of their own."""
NOT_ZEROS = ALL & ~ZEROS
"""All cards except the 0s."""

FOLLOWING: tuple[int, ...] = tuple(ALL & ~((1 << WIDTH * (rank + 1)) - 1) | ZEROS for rank in RANKS)
"""``FOLLOWING[rank]``: the cards that may be played on that rank, the 0s always among them (2.3, 2.6)."""

ALLOWED: tuple[int, ...] = tuple(
    mask_of(card for card in range(len(CARDS)) if not colours or colours >> COLOUR[card] & 1)
    for colours in range(1 << WIDTH)
)
"""``ALLOWED[colours]``: the cards that a lock allows, bit ``i`` for ``COLOURS[i]``; 0 is no lock (3.3)."""


def deck(seats: int) -> tuple[str, ...]:
    """Return the cards in play for this number of seats (1.1)."""
    return tuple(name for card, name in enumerate(CARDS) if COLOUR[card] < seats)


def names(mask: int) -> list[str]:
    """Return the names of a mask's cards in the order of the notation (6)."""
    return [CARDS[card] for card in cards_in(mask)]


def colours_of(cards: int) -> int:
    """Return the colours that occur among the cards of a mask, bit ``i`` for ``COLOURS[i]``."""
    found = 0
    while cards:
        found |= cards & OF_RANK[0]
        cards >>= WIDTH
    return found


def colour_names(colours: int) -> list[str]:
    """Return the colours' letters in the order of the notation."""
    return [letter for place, letter in enumerate(COLOURS) if colours >> place & 1]
