"""A trick: the cards on the table, the power of cards and plays, the winner of the contest (3.3, 3.5, 4, 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from py_engine.games.bokunron.data import CHIP_PENALTY, LEAD_POWER, MARKER_PENALTY, SUIT_OF

NOBODY = -1
"""The winner of a trick that no seat won (4.2)."""
NO_PART = -1
"""The power of a play that takes no part in the contest (4.2)."""


class TablePlay(NamedTuple):
    """A play on the table: its seat, the ``cards`` rising, and the card face ``up`` (``NO_CARD``: none)."""

    seat: int
    cards: tuple[int, ...]
    up: int


class WonTrick(NamedTuple):
    """A won trick: the ``lead`` card on top, the ``cards`` face down beneath it, the ``trick`` by number (0-7)."""

    lead: int
    cards: tuple[int, ...]
    trick: int


class PlacedChips(NamedTuple):
    """Chips that a seat put on a suit in the tyrant's step; for the lead suit they are on the lead card (3.5)."""

    seat: int
    suit: int
    chips: int


class Contest(NamedTuple):
    """A finished trick, as it was when the contest was judged.

    ``values`` are the plaza's values and ``chips`` the chips by suit in the contest; ``winner`` is -1 if no seat
    won. ``to_plaza`` (seat, card) and ``formed`` (suits of new piles) are the results of clearing the table so far,
    ``log_end`` is the length of the log after the last action of the trick, picks for the plaza included.
    """

    trick: int
    lead: int
    leader: int
    marker: int
    table: tuple[TablePlay, ...]
    passed: tuple[int, ...]
    placed: tuple[PlacedChips, ...]
    values: tuple[int, ...]
    chips: tuple[int, ...]
    winner: int
    to_plaza: tuple[tuple[int, int], ...]
    formed: tuple[int, ...]
    log_end: int


def card_powers(lead_suit: int, values: Sequence[int], chips: Sequence[int]) -> list[int]:
    """Return a card's power by suit: 10 or the plaza's value, less 2 per chip, at least 0 (4.3, 4.4)."""
    powers = [*values]
    powers[lead_suit] = LEAD_POWER
    if any(chips):
        for suit, count in enumerate(chips):
            if count:
                powers[suit] = max(0, powers[suit] - CHIP_PENALTY * count)
    return powers


def follows(cards: Sequence[int], lead_suit: int) -> bool:
    """Return whether a play has the lead suit, so that it takes part (4.2)."""
    return lead_suit in [SUIT_OF[card] for card in cards]


def play_power(play: TablePlay, lead_suit: int, powers: Sequence[int], marker: int) -> int:
    """Return the total of a play, ``NO_PART`` if it has no card of the lead suit (4.2).

    The marker holder's total is 1 less, at least 0 (4.5).
    """
    seat, cards, _ = play
    total, part = 0, False
    for card in cards:
        suit = SUIT_OF[card]
        total += powers[suit]
        if suit == lead_suit:
            part = True
    if not part:
        return NO_PART
    return max(0, total - MARKER_PENALTY) if seat == marker else total


def trick_winner(table: Sequence[TablePlay], lead_suit: int, powers: Sequence[int], marker: int) -> int:
    """Return the seat with the highest power, the later one if equal (4.6); ``NOBODY`` if none took part (4.2)."""
    best, winner = 0, NOBODY
    for play in table:
        power = play_power(play, lead_suit, powers, marker)
        if power >= best:
            best, winner = power, play[0]
    return winner
