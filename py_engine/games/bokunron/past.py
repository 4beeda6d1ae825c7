"""What a view's log tells of the hands that another seat had, one after the other (1.5, 2.3, 3.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from py_engine.games.bokunron.data import DEALT, FIRST_HAND, HAND_AFTER_PASS, INDEX, SUIT_OF


@dataclass
class Stint:
    """A hand from its choice to the pass that ended it, or to now.

    ``size`` is how many cards it had at first, ``played`` those that were seen leaving it, ``hidden`` how many more
    lie face down on the table, ``voids`` the suits that what is left of it can't have. ``whole`` tells a hand that
    took all the stock.
    """

    size: int
    whole: bool = False
    played: list[int] = field(default_factory=list)
    hidden: int = 0
    voids: set[int] = field(default_factory=set)

    def returned(self) -> int:
        """Return how many cards went back to the stock with the pass."""
        return self.size - len(self.played)


class Past:
    """The ``stints`` of a seat, the last one ``open`` unless it ended with a pass.

    ``shown`` are the cards seen of its sixteen, in the order of play, the one face ``up`` on the table included.
    """

    def __init__(self) -> None:
        self.stints: list[Stint] = []
        self.open = False
        self.shown: list[int] = []
        self.up: int | None = None
        self._tricks = 0

    def note(self, entry: Mapping[str, Any], lead_suits: Sequence[int]) -> None:
        """Take note of a log entry of this seat; it acts once in each trick, from the first one on."""
        if entry["do"] == "hand":
            self._begin(HAND_AFTER_PASS if self.stints else FIRST_HAND, False)
        elif entry["do"] == "pass":
            self.open = False
            self._tricks += 1
        elif entry["do"] == "play":
            if not self.open:
                self._begin(DEALT - len(self.shown), True)
            self._note_play(entry, lead_suits[self._tricks])
            self._tricks += 1

    def _begin(self, size: int, whole: bool) -> None:
        self.stints.append(Stint(size, whole))
        self.open = True

    def _note_play(self, entry: Mapping[str, Any], lead_suit: int) -> None:
        stint = self.stints[-1]
        up = [entry["up"]] if "up" in entry else []
        cards = [INDEX[card] for card in entry.get("cards", up)]
        self.shown += cards
        stint.played += cards
        if "cards" not in entry:
            stint.hidden = entry["count"] - len(cards)
            self.up = cards[0] if cards else None
        elif lead_suit not in {SUIT_OF[card] for card in cards}:
            stint.voids.add(lead_suit)

    def whole_voids(self) -> set[int]:
        """Return the suits that nothing can have that is left to the seat, by hands that took all its stock."""
        return {suit for stint in self.stints if stint.whole for suit in stint.voids}

    def hand_voids(self) -> set[int]:
        """Return the suits that its hand, and what it laid face down, can't have."""
        return self.whole_voids() | (self.stints[-1].voids if self.open else set())

    def ended(self) -> Iterable[tuple[int, Stint]]:
        """Yield the hands that ended with a pass, and for each how many cards were seen by then."""
        seen = 0
        for stint in self.stints if not self.open else self.stints[:-1]:
            seen += len(stint.played)
            yield seen, stint
