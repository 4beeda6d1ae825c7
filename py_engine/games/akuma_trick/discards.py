"""Minimal discards (4.3-4.5): the cards of a hand that may pay a release number.

A discard is minimal when taking its lowest card back brings the sum below the number: with lowest rank m, the
others, none lower, add up to a sum from number - m to number - 1. So a card whose rank is the number or more
pays alone, and is in no other discard. For the smaller cards, tables count the ways to reach each sum, suffix by
suffix of the rising hand; they show for every first part whether it can be completed. So the search never meets a
dead end, even in a large hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import FOLLOWING, RANK


class Discards:
    """The discards allowed from ``cards`` (a mask without 0s) for a ``number`` of 1 or more, as masks.

    If all ``cards`` fall short of the number, ``short`` is the only discard (4.5).

    Iterates in lexicographic order of the cards.
    """

    __slots__ = ("_alone", "_field", "_number", "_short", "_small", "_suffixes", "_together", "_width")

    def __init__(self, cards: int, number: int, short: int) -> None:
        """Separate the cards that pay ``_alone`` from the ``_small`` ones, and count the discards of the latter.

        ``_together`` is the number of discards of small cards, each of two or more cards. If there are no discards
        at all, even all cards fall short of the number.
        """
        self._number = number
        self._short = short
        self._alone = alone = cards & FOLLOWING[number - 1] if number <= len(FOLLOWING) else 0
        self._small = small = cards ^ alone
        self._together = self._count_together(small, number) if small & (small - 1) else 0

    def _count_together(self, cards: int, number: int) -> int:
        """Compute the suffix tables of the small cards, and return the number of their discards.

        ``_suffixes[n]`` describes the n highest cards: its field s, ``_width`` bits wide, is the number of their
        subsets that add up to at most number - 1 - s. A right shift by a card's rank then means that it is chosen
        too. With b(n) for field 0, the subsets below the number, the next lower card is the lowest of 2 b(n) - b(n
        + 1) discards; these add up to b(0) + b(1) + … + b(last - 1) + 1 - b(last).
        """
        self._width = width = cards.bit_count() + 1
        self._field = field = (1 << width) - 1
        table = ((1 << width * number) - 1) // field
        self._suffixes = suffixes = [table]
        count = 1
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            count += table & field
            table += table >> width * RANK[card]
            suffixes.append(table)
        return count - (table & field)

    def __iter__(self) -> Iterator[int]:
        """Yield the discards in lexicographic order of their cards."""
        if self._together:
            cards = cards_in(self._small)[::-1]
            for left in range(len(cards) - 1, -1, -1):
                yield from self._with_lowest(left, cards)
        elif not self._alone:
            yield self._short
        for card in cards_in(self._alone):
            yield 1 << card

    def _ways(self, left: int, spent: int, lowest: int) -> int:
        """Return the number of subsets of the ``left`` highest small cards that complete a discard.

        ``lowest`` is the lowest rank of the discard, ``spent`` the sum of its other cards chosen so far.
        """
        table, width = self._suffixes[left], self._width
        return (table >> width * spent & self._field) - (table >> width * (spent + lowest) & self._field)

    def _with_lowest(self, left: int, cards: Sequence[int]) -> Iterator[int]:
        """Yield the discards whose lowest card is just below the ``left`` highest of the falling ``cards``."""
        lowest = RANK[cards[left]]
        if not self._ways(left, 0, lowest):
            return
        stack = [(left, 0, 1 << cards[left])]
        while stack:
            left, spent, mask = stack.pop()
            if spent >= self._number - lowest:
                yield mask
                continue
            left -= 1
            rank = RANK[cards[left]]
            if self._ways(left, spent, lowest):
                stack.append((left, spent, mask))
            if self._ways(left, spent + rank, lowest):
                stack.append((left, spent + rank, mask | 1 << cards[left]))
