"""Minimal discards (4.3-4.5): which cards of a hand may pay a release number.

A discard is minimal when taking its lowest card back brings the sum below the number: with lowest rank m, the
others, none lower, add up to something from number - m to number - 1. So a card whose rank is the number or more
pays alone, and is in no other discard. Of the smaller cards, counts of the ways to reach each sum, suffix by suffix
of the rising hand, tell of every first part whether it can be completed. So the search never goes into a dead end,
however large the hand, and the number of discards is known without listing them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import FOLLOWING, RANK


class Discards:
    """The discards allowed from ``cards`` (a mask without 0s) for a ``number`` of 1 or more, as masks.

    Where all ``cards`` fall short of the number, ``short`` is the only one (4.5).

    Iterates in lexicographic order of the cards; ``count`` is how many there are, at least one, known without
    listing them.
    """

    __slots__ = ("_alone", "_field", "_number", "_short", "_small", "_suffixes", "_together", "_width", "count")

    def __init__(self, cards: int, number: int, short: int) -> None:
        """Part the cards that pay ``_alone`` from the ``_small`` ones, and count the discards.

        ``_together`` is how many discards the small ones make, one of them alone none; where there are none at all,
        even all cards fall short of the number.
        """
        self._number = number
        self._short = short
        self._alone = alone = cards & FOLLOWING[number - 1] if number <= len(FOLLOWING) else 0
        self._small = small = cards ^ alone
        self._together = self._count_together(small, number) if small & (small - 1) else 0
        self.count = self._together + alone.bit_count() or 1

    def _count_together(self, cards: int, number: int) -> int:
        """Work out the suffix tables of the small cards, and return the number of their discards.

        ``_suffixes[n]`` belongs to the n highest cards: its field s, ``_width`` wide, holds how many of their
        subsets add up to at most number - 1 - s. A right shift by a card's rank then stands for choosing it too.
        With b(n) for field 0, the subsets below the number, the next lower card is the lowest of
        2 b(n) - b(n + 1) discards; these add up to b(0) + b(1) + … + b(last - 1) + 1 - b(last).
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
        """Return how many subsets of the ``left`` highest small cards complete a discard of lowest rank ``lowest``.

        ``spent`` is the sum of the cards chosen beside the lowest one.
        """
        table, width = self._suffixes[left], self._width
        return (table >> width * spent & self._field) - (table >> width * (spent + lowest) & self._field)

    def _with_lowest(self, left: int, cards: Sequence[int]) -> Iterator[int]:
        """Yield the discards whose lowest card is the one below the ``left`` highest of the falling ``cards``."""
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
