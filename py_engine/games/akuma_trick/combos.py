"""Combinations to play (2.4): single cards, sets of one rank, runs of consecutive ranks; all as masks.

Combinations are listed lazily, in the order of the notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import ALL, OF_RANK, RANK, RANKS, WIDTH


class Runs(NamedTuple):
    """The runs that a match allows: at least ``least`` cards (0: no runs), of mixed colours only if ``mixed``."""

    least: int
    mixed: bool


def _subsets(mask: int) -> Iterator[int]:
    """Yield the non-empty subsets of a mask in lexicographic order of their cards."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low
        for rest in _subsets(mask):
            yield low | rest


SETS: tuple[tuple[int, ...], ...] = tuple(tuple(_subsets(colours)) for colours in range(1 << WIDTH))
"""``SETS[colours]``: all single cards and sets that one rank's cards in these colours form."""

RUNS: tuple[int, ...] = tuple(sum(1 << WIDTH * step for step in range(length)) for length in range(len(RANKS) + 1))
"""``RUNS[length]``: the run of that length whose first card has index 0."""

ABOVE: tuple[int, ...] = tuple(OF_RANK[RANK[card]] & (ALL << card + 1) for card in range(ALL.bit_length()))
"""``ABOVE[card]``: the cards of its rank in later colours."""


def is_set(cards: int) -> bool:
    """Return whether the cards, one or more, all have the same rank."""
    return RANK[(cards & -cards).bit_length() - 1] == RANK[cards.bit_length() - 1]


def is_run(cards: int, mixed: bool) -> bool:
    """Return whether the cards are two or more consecutive ranks, 0 counted as a rank here.

    They must be of one colour unless runs may be ``mixed``.
    """
    length = cards.bit_count()
    if mixed:
        ranks = [RANK[card] for card in cards_in(cards)]
        return length >= 2 and ranks == [*range(ranks[0], ranks[0] + length)]
    return 2 <= length < len(RUNS) and cards // (cards & -cards) == RUNS[length]


def combos(cards: int, runs: Runs) -> Iterator[int]:
    """Yield every combination of ``cards``, by its lowest card, sets before runs."""
    for card in cards_in(cards):
        yield 1 << card
        for others in SETS[(cards & ABOVE[card]) >> WIDTH * RANK[card]]:
            yield 1 << card | others << WIDTH * RANK[card]
        if runs.least and RANK[card]:
            yield from _longer_runs(1 << card, cards, runs)


def _longer_runs(run: int, cards: int, runs: Runs) -> Iterator[int]:
    """Yield the runs that begin with ``run``, a single card or a run, and have more cards."""
    last = run.bit_length() - 1
    above = (OF_RANK[RANK[last]] if runs.mixed else 1 << last) << WIDTH
    for card in cards_in(cards & above):
        longer = run | 1 << card
        if longer.bit_count() >= runs.least:
            yield longer
        yield from _longer_runs(longer, cards, runs)
