"""Bokunron's cards and numbers as tables.

Inside the engine a card is an index. The cards of the stock deck come first, by suit, then by number, then by deck
(``S2 s2 S3 … c10``): this is the order of the notation and of clause 5.2. The jacks, queens, kings and aces follow.
"""

from __future__ import annotations

from py_engine.reading import name_from

SUITS = "SHDC"
"""The suits in the order of the notation."""
NUMBERS = range(2, 11)
"""The numbers of stock cards."""
RANKS = "JQKA"
"""The ranks of lead cards and aces."""
ACE = 3
"""The ace's place in ``RANKS``; the places before it are those of the lead cards."""

_PER_SUIT = 2 * len(NUMBERS)
_STOCK_NAMES = [f"{face}{number}" for suit in SUITS for number in NUMBERS for face in (suit, suit.lower())]

CARDS: tuple[str, ...] = (*_STOCK_NAMES, *(suit + rank for suit in SUITS for rank in RANKS))
"""All cards, rising."""
INDEX: dict[str, int] = {name: index for index, name in enumerate(CARDS)}
"""Each card's index by name."""
CARD = name_from(INDEX, "card")
"""Reads the name of a card."""
NO_CARD = -1
"""The place of a missing card."""

SUIT_OF: tuple[int, ...] = tuple(SUITS.index(name[0].upper()) for name in CARDS)
"""Each card's suit, as a place in ``SUITS``."""

FIRST_OF_SUIT = tuple(_PER_SUIT * suit for suit in range(len(SUITS) + 1))
"""The lowest stock card of each suit; the last number is the end of the stock deck."""

RANK_OF: dict[int, int] = {INDEX[suit + rank]: RANKS.index(rank) for suit in SUITS for rank in RANKS}
"""The rank of each lead card and ace, as a place in ``RANKS``."""

_LAST_OF_SECOND_DECK = {3: 6, 4: 10}


def _in_deck(name: str, seats: int) -> bool:
    return name[0].isupper() or int(name[1:]) <= _LAST_OF_SECOND_DECK[seats]


STOCK_DECK: dict[int, tuple[str, ...]] = {
    seats: tuple(name for name in _STOCK_NAMES if _in_deck(name, seats)) for seats in _LAST_OF_SECOND_DECK
}
"""The stock deck by number of players (1.3)."""

ACES = tuple(suit + "A" for suit in SUITS)
"""The four aces (1.1)."""
LEADS = tuple(suit + rank for suit in SUITS for rank in RANKS[:ACE])
"""The twelve cards of the lead pile (1.2)."""

CHIPS = 5
"""Chips of a seat at the start (1.6)."""
TRICKS = 8
"""Tricks of a match (1.2)."""
ROW = 3
"""Number of lead cards that are face up at the same time (1.2)."""
PLAZA = 4
"""Cards laid in the plaza at the start (1.4)."""
UNSEEN = 4
"""Cards that leave the game unseen at the start: of the lead pile, and of the stock deck (1.2, 1.4)."""
DEALT = 16
"""Cards dealt to a seat (1.5)."""
FIRST_HAND = 7
"""Cards of the first hand (1.5)."""
HAND_AFTER_PASS = 6
"""Cards of the hand chosen after a pass (2.3)."""
MOST_PLAYED = 3
"""Most cards of a play (3.3)."""
PLAY_SIZES = tuple((count, 1 if count == MOST_PLAYED else 0) for count in range(1, MOST_PLAYED + 1))
"""Numbers of cards that may be played, and how many of them are face up (3.3)."""

LEAD_POWER = 10
"""Power of a card of the lead suit (4.3)."""
PILE_POWER = 2
"""Power that a pile adds to its suit's cards (4.3)."""
CHIP_PENALTY = 2
"""Power that each chip takes off every card of its suit (4.4)."""
MARKER_PENALTY = 1
"""Power that the marker holder's total loses (4.5)."""
PILE = 5
"""Upright cards that become a pile (5.3)."""

RANK_POINTS = (1, 2, 3, 0)
"""Base points by rank (6.1)."""
SUIT_BONUS = (0, 0, 2, 4, 6)
"""Points by the number of cards of one suit (6.2)."""
RANK_BONUS = (0, 0, 5, 8, 10)
"""Points by the number of cards of one rank (6.3)."""
PILE_POINTS = 2
"""Points shared for each pile (6.4)."""
STRUCK_FROM = 10
"""Points above the lowest from which a seat is struck out (6.5)."""
