"""Chance from Python's generator: the same cards and choices for the same seed, faster than the engine's own."""

from __future__ import annotations

from random import Random


class SeededChance:
    """A source of random numbers, for decks and for what bots leave to chance."""

    def __init__(self, seed: str | int) -> None:
        self.rng = Random(seed)

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1."""
        return self.rng.randrange(n)
