"""Chance, shuffling, decks and sets of cards: the parts that all games share.

A card is a short ASCII name in JSON (S5), and usually a number inside the engine. Everything random is drawn from a
:class:`Chance`, a stream of SHA-256 blocks over a text, so that the same text gives the same cards on every Python
version and in every browser.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from hashlib import sha256
from itertools import chain
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

_WORD = 1 << 32
_FINE = 1 << 30
"""Resolution of the weights in a draw."""


class Chance(Protocol):
    """A source of random numbers."""

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1, each equally likely; ``n`` is 1 or more."""
        ...


class HashChance:
    """Chance drawn from SHA-256 over a text (S8): 32-bit words of ``sha256(key + counter)``.

    ``text`` may be a function; it is called only when the first number is needed.
    """

    def __init__(self, text: str | Callable[[], str]) -> None:
        self._text = text
        self._key = b""
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            if not self._key:
                text = self._text if isinstance(self._text, str) else self._text()
                self._key = sha256(text.encode()).digest()
            digest = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1; a word beyond the last multiple of ``n`` is drawn again."""
        fair = _WORD - _WORD % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n


def canonical(value: Any) -> str:
    """Return ``value`` as JSON text with sorted keys and no spaces: equal values, equal text."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def shuffled(items: Iterable[T], chance: Chance) -> list[T]:
    """Return the items in a random order (Fisher-Yates)."""
    pile = list(items)
    for i in range(len(pile) - 1, 0, -1):
        j = chance.below(i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def drawn(weighed: Iterable[tuple[T, int]], chance: Chance) -> T:
    """Return one of the items, each with the probability of its weight; a single item uses no chance."""
    items = [*weighed]
    if len(items) == 1:
        return items[0][0]
    point = chance.below(_FINE) * sum(weight for _, weight in items)
    for item, weight in items:
        point -= weight * _FINE
        if point < 0:
            return item
    raise AssertionError("a point lies within the sum")


def dealt(pile: Sequence[T], sizes: Iterable[int]) -> list[list[T]]:
    """Return ``pile`` cut from the top into lists of the given sizes; ignore the rest."""
    parts, at = [], 0
    for size in sizes:
        parts.append(list(pile[at : at + size]))
        at += size
    return parts


def parts_fault(parts: Sequence[Sequence[str]], sizes: Sequence[int], deck: Collection[str]) -> str | None:
    """Describe the fault in the parts of a deal, which need these sizes and may name no card twice.

    Cards of the deck may be left over. Return ``None`` if there is no fault.
    """
    if [len(part) for part in parts] != [*sizes]:
        return f"the parts of a deal have {', '.join(map(str, sizes))} cards"
    seen: set[str] = set()
    for card in chain.from_iterable(parts):
        if card not in deck:
            return f"{card} is no card of the deck that is dealt"
        if card in seen:
            return f"{card} is dealt twice"
        seen.add(card)
    return None


def mask_of(cards: Iterable[int]) -> int:
    """Return different cards as a mask, an integer with bit ``i`` for card ``i``."""
    return sum(1 << card for card in cards)


def cards_in(mask: int) -> list[int]:
    """Return the cards of a mask in rising order; see :func:`mask_of`."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
