"""Minimal discards (4.3-4.5): which cards of a hand may pay a release number.

A discard is minimal when taking its lowest card back brings the sum below the number: with lowest rank m, the
others, none lower, add up to something from number - m to number - 1. Counts of the ways to reach each sum, suffix
by suffix of the rising hand, tell of every first part whether it can be completed. So the search never goes into a
dead end, however large the hand, and the number of discards is known without listing them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import RANK


class Discards:
    """The discards allowed from ``cards`` (a mask without 0s) for a ``number`` of 1 or more, as masks.

    Iterates in lexicographic order of the cards; ``count`` is how many there are, at least one, known without
    listing them.
    """

    __slots__ = ("_field", "_mask", "_number", "_short", "_suffixes", "_width", "count")

    def __init__(self, cards: int, number: int) -> None:
        """Work out the suffix tables and the number of discards.

        ``_suffixes[n]`` belongs to the n highest cards: its field s, ``_width`` wide, holds how many of their
        subsets add up to at most number - 1 - s. A right shift by a card's rank then stands for choosing it too.
        With b(n) for field 0, the subsets below the number, the next lower card is the lowest of
        2 b(n) - b(n + 1) discards; these add up to b(0) + b(1) + … + b(last - 1) + 1 - b(last), which is 0 where
        even all cards fall ``_short`` of the number.
        """
        self._mask = cards
        self._number = number
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
        count -= table & field
        self._short = not count
        self.count = count or 1

    def _falling(self) -> list[int]:
        """Return the cards, the highest first."""
        return cards_in(self._mask)[::-1]

    def __iter__(self) -> Iterator[int]:
        """Yield the discards in lexicographic order of their cards."""
        if self._short:
            yield self._mask
            return
        cards = self._falling()
        for left in range(len(cards) - 1, -1, -1):
            yield from self._with_lowest(left, cards)

    def _ways(self, left: int, spent: int, lowest: int) -> int:
        """Return how many subsets of the ``left`` highest cards complete a discard of lowest rank ``lowest``.

        ``spent`` is the sum of the cards chosen beside the lowest one.
        """
        table, width = self._suffixes[left], self._width
        return (table >> width * spent & self._field) - (table >> width * (spent + lowest) & self._field)

    def _with_lowest(self, left: int, cards: Sequence[int]) -> Iterator[int]:
        """Yield the discards whose lowest card is the one below the ``left`` highest of all falling ``cards``."""
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
