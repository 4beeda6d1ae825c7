"""Unseen cards spread over hands, each way that agrees equally often.

The ways are counted by suits, with equivalent suits taken together; then a way is drawn by these counts, so that
no draw is ever rejected.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from py_engine.cards import Chance, drawn, shuffled
from py_engine.games.bokunron.data import CARDS, SUIT_OF, SUITS
from py_engine.player import fit

_COMB = [[1]]
for _ in range(len(CARDS)):
    _COMB.append([1, *(one + other for one, other in pairwise(_COMB[-1])), 1])

Counts = tuple[int, ...]
"""The number of cards of each class of suits."""


def comb(cards: int, taken: int) -> int:
    """Return the number of ways to take ``taken`` of ``cards``."""
    return _COMB[cards][taken] if taken <= cards else 0


class Bin(NamedTuple):
    """The places of a seat's unseen cards: ``hidden`` on the table, ``held`` in hand, ``free`` anywhere else.

    Those on the table and in hand have none of the ``voids``. ``up`` is the suit of the face-up card next to the
    hidden ones, -1 for none.
    """

    hidden: int
    held: int
    free: int
    voids: frozenset[int]
    up: int

    def splits(self, leads: int) -> int:
        """Return the number of choices of the cards on the table if ``leads`` of all are of the lead suit (3.4)."""
        size = self.hidden + self.held
        return comb(size, self.hidden) - (comb(size - leads, self.hidden) if leads else 0)


class Spread:
    """Draws from ``pool`` for all ``bins``; ``lead_suit`` is -1 if no play is face down."""

    def __init__(self, pool: Sequence[int], lead_suit: int, bins: Sequence[Bin]) -> None:
        self.bins = bins
        self.lead_suit = lead_suit
        self._bound = [place for place, each in enumerate(bins) if each.voids or each.hidden]
        marks = [
            (suit == lead_suit, *(suit in bins[place].voids for place in self._bound)) for suit in range(len(SUITS))
        ]
        kinds = sorted({*marks})
        self._class_of = [kinds.index(mark) for mark in marks]
        self._lead_class = self._class_of[lead_suit] if lead_suit >= 0 else -1
        self._classes: list[list[int]] = [[] for _ in kinds]
        for card in pool:
            self._classes[self._class_of[SUIT_OF[card]]].append(card)
        self._ways: dict[tuple[int, Counts], list[tuple[Counts, int]]] = {}
        self._first = tuple(map(len, self._classes))
        fit(self._total(0, self._first) > 0, "the unseen cards can't be spread so")

    def _total(self, at: int, left: Counts) -> int:
        if at == len(self._bound):
            return 1
        return sum(ways for _, ways in self._ways_of(at, left))

    def _ways_of(self, at: int, left: Counts) -> list[tuple[Counts, int]]:
        """Return each number of cards by class that a bin may take, with the ways for it and all bins after it."""
        key = at, left
        if key not in self._ways:
            self._ways[key] = [
                (taken, ways) for taken in self._takes(at, left) if (ways := self._ways_to(at, left, taken))
            ]
        return self._ways[key]

    def _takes(self, at: int, left: Counts) -> Iterator[Counts]:
        box = self.bins[self._bound[at]]
        size = box.hidden + box.held
        barred = {self._class_of[suit] for suit in box.voids}
        most = [0 if each in barred else min(size, count) for each, count in enumerate(left)]
        for first in product(*(range(count + 1) for count in most[:-1])):
            rest = size - sum(first)
            if 0 <= rest <= most[-1]:
                yield (*first, rest)

    def _ways_to(self, at: int, left: Counts, taken: Counts) -> int:
        box = self.bins[self._bound[at]]
        free = not box.hidden or box.up == self.lead_suit
        ways = comb(box.hidden + box.held, box.hidden) if free else box.splits(taken[self._lead_class])
        for count, part in zip(left, taken, strict=True):
            ways *= comb(count, part)
        rest = tuple(count - part for count, part in zip(left, taken, strict=True))
        return ways and ways * self._total(at + 1, rest)

    def draw(self, chance: Chance) -> list[tuple[list[int], list[int], list[int]]]:
        """Return for each bin the hidden cards on the table, the held cards, and the rest."""
        classes = [shuffled(cards, chance) for cards in self._classes]
        found: dict[int, tuple[list[int], list[int]]] = {}
        left = self._first
        for at, place in enumerate(self._bound):
            taken = drawn(self._ways_of(at, left), chance)
            left = tuple(count - part for count, part in zip(left, taken, strict=True))
            cards = [classes[each].pop() for each, count in enumerate(taken) for _ in range(count)]
            found[place] = self._split(self.bins[place], cards, chance)
        rest = shuffled([card for cards in classes for card in cards], chance)
        return [self._filled(place, box, found, rest) for place, box in enumerate(self.bins)]

    def _filled(
        self, place: int, box: Bin, found: dict[int, tuple[list[int], list[int]]], rest: list[int]
    ) -> tuple[list[int], list[int], list[int]]:
        hidden, held = found[place] if place in found else ([], [rest.pop() for _ in range(box.held)])
        return hidden, held, [rest.pop() for _ in range(box.free)]

    def _split(self, box: Bin, cards: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        """Draw the cards on the table: with the lead suit, unless all or none of it may be there anyway."""
        lead = self.lead_suit
        free = not box.hidden or box.up == lead or all(SUIT_OF[card] != lead for card in cards)
        while True:
            cards = shuffled(cards, chance)
            if free or any(SUIT_OF[card] == lead for card in cards[: box.hidden]):
                return cards[: box.hidden], cards[box.hidden :]
