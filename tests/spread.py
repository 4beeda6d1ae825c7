"""Checks of the spread of draws: all ways to spread cards, and a chi-square test against equally likely cases."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")

UNLIKELY = 3.72
"""Limit in standard deviations that even draws exceed once in ten thousand times."""


def chi_square_limit(cases: int) -> float:
    """Return the chi-square that even draws of ``cases`` exceed once in ten thousand times (Wilson-Hilferty)."""
    free = cases - 1
    return float(free * (1 - 2 / (9 * free) + UNLIKELY * math.sqrt(2 / (9 * free))) ** 3)


def spread_fault(drawn: Counter[Hashable], cases: Collection[Hashable]) -> str:
    """Describe the fault in the draws if ``cases``, and no others, should be equally frequent; else ``""``."""
    strange = [case for case in drawn if case not in cases]
    if strange:
        return f"{strange[0]} can't be"
    expected = drawn.total() / len(cases)
    chi_square = sum((drawn[case] - expected) ** 2 / expected for case in cases)
    limit = chi_square_limit(len(cases))
    return f"chi-square {chi_square:.1f} of {len(cases)} cases is above {limit:.1f}" if chi_square > limit else ""


def splits(pool: Sequence[T], sizes: Sequence[int]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Yield every way to take parts of these sizes out of the pool."""
    if not sizes:
        yield ()
        return
    for part in combinations(pool, sizes[0]):
        rest = [each for each in pool if each not in part]
        yield from ((part, *others) for others in splits(rest, sizes[1:]))
