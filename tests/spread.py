"""Whether draws are spread as they should be: a chi-square test against cases that are equally likely."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Hashable

UNLIKELY = 3.72
"""In standard deviations: a spread as it should be lies beyond it once in ten thousand times."""


def chi_square_limit(cases: int) -> float:
    """Return the chi-square that even draws of so many cases pass once in ten thousand times (Wilson-Hilferty)."""
    free = cases - 1
    return float(free * (1 - 2 / (9 * free) + UNLIKELY * math.sqrt(2 / (9 * free))) ** 3)


def spread_fault(drawn: Counter[Hashable], cases: Collection[Hashable]) -> str:
    """Say what is wrong with the draws if all ``cases``, and no others, should come equally often; else ``""``."""
    strange = [case for case in drawn if case not in cases]
    if strange:
        return f"{strange[0]} can't be"
    expected = drawn.total() / len(cases)
    chi_square = sum((drawn[case] - expected) ** 2 / expected for case in cases)
    limit = chi_square_limit(len(cases))
    return f"chi-square {chi_square:.1f} of {len(cases)} cases is above {limit:.1f}" if chi_square > limit else ""
