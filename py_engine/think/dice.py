"""Fast chance for guesses and playouts."""

from __future__ import annotations

from random import Random


class Dice(Random):
    """Python's own generator as a ``Chance``; ``Dice(seed)`` with an integer or a text.

    Use only :meth:`below` and ``random()``: for these alone Python promises the same numbers in all versions.
    """

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1, each about equally likely; ``n`` is far below 2**53."""
        return int(self.random() * n)
