"""A second, plain and slow implementation of the rules, on card names, for comparison with the engine.

It finds legal actions by trying every subset of a hand against the wording of the clauses.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, combinations
from typing import Any

COLOURS = "YPGVBW"
Action = dict[str, Any]


def rank(card: str) -> int:
    return int(card[1])


def ordered(cards: Any) -> list[str]:
    """Return cards by rank, then by colour (6)."""
    return sorted(cards, key=lambda card: (rank(card), COLOURS.index(card[0])))


def is_combination(cards: list[str], combos: str, run_colours: str) -> bool:
    """Clause 2.4, with 2.6 for the 0s; the cards are in order."""
    ranks = [rank(card) for card in cards]
    if len(set(ranks)) == 1:
        return True
    if combos == "sets" or (combos == "sets_and_long_runs" and len(cards) < 3):
        return False
    if run_colours == "one" and len({card[0] for card in cards}) > 1:
        return False
    return 0 not in ranks and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


class Model:
    """A match, replayed from its deal and its log."""

    def __init__(self, deal: dict[str, Any], options: Mapping[str, Any]) -> None:
        self.options = options
        self.hands = [set(hand) for hand in deal["hands"]]
        self.turn = deal["start"]
        self.direction = 1
        self.plays: list[list[str]] = []
        self.lock: set[str] | None = None
        self.steals = 0
        self.over = False
        self.seen = [set(hand) for hand in deal["hands"]]
        self.open: set[str] = set()

    def number(self) -> int:
        """Clause 4.2."""
        cards = list(chain(*self.plays))
        return sum(4 if rank(card) == 8 else 1 for card in cards) * (1 + sum(rank(card) == 4 for card in cards))

    def subsets(self) -> list[list[str]]:
        hand = ordered(self.hands[self.turn])
        return [list(part) for size in range(len(hand) + 1) for part in combinations(hand, size)]

    def may_play(self, cards: list[str]) -> bool:
        if not cards or not is_combination(cards, self.options["combos"], self.options["run_colours"]):
            return False
        if self.lock is not None and any(card[0] not in self.lock for card in cards):
            return False
        if not self.plays or rank(cards[0]) == 0:
            return True
        return all(rank(card) > max(map(rank, self.plays[-1])) for card in cards)

    def may_release(self, cards: list[str]) -> bool:
        number = self.number()
        if not self.plays:
            return False
        payable = {card for card in self.hands[self.turn] if rank(card) > 0}
        if sum(map(rank, payable)) < number:
            return set(cards) == (
                payable if self.options["short_release"] == "keep_zeros" else self.hands[self.turn]
            )
        if any(rank(card) == 0 for card in cards):
            return False
        paid = sum(map(rank, cards))
        return paid >= number and all(paid - rank(card) < number for card in cards)

    def victims(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if seat != self.turn and len(hand) > 1]

    def legal(self) -> list[Action]:
        if self.over:
            return []
        if self.steals:
            return [*({"do": "steal", "from": seat} for seat in self.victims()), {"do": "stop"}]
        subsets = self.subsets()
        plays = [{"do": "play", "cards": cards} for cards in subsets if self.may_play(cards)]
        return [*plays, *({"do": "release", "cards": cards} for cards in subsets if self.may_release(cards))]

    def apply(self, entry: Action) -> None:
        """Carry out an entry of the log."""
        {"play": self._play, "release": self._release, "steal": self._steal, "stop": self._stop}[entry["do"]](entry)
        if any(not hand for hand in self.hands):
            self.over = True

    def _play(self, entry: Action) -> None:
        self.hands[self.turn] -= set(entry["cards"])
        self.open |= set(entry["cards"])
        self.plays.append(entry["cards"])
        if not self.hands[self.turn]:
            return
        self.steals = sum(rank(card) == 2 for card in entry["cards"])
        if not self.steals or not self.victims():
            self._finish()

    def _finish(self) -> None:
        self.steals = 0
        cards = self.plays[-1]
        if sum(rank(card) == 5 for card in cards) % 2:
            self.direction *= -1
        if any(rank(card) == 6 for card in cards):
            self.lock = {card[0] for card in cards if rank(card) == 6}
        self._pass_on()

    def _pass_on(self) -> None:
        self.turn = (self.turn + self.direction) % len(self.hands)

    def _release(self, entry: Action) -> None:
        self.hands[self.turn] -= set(entry["cards"])
        self.open |= set(entry["cards"])
        self.plays, self.lock = [], None
        self._pass_on()

    def _steal(self, entry: Action) -> None:
        self.hands[entry["from"]].remove(entry["card"])
        self.hands[self.turn].add(entry["card"])
        self.seen[self.turn].add(entry["card"])
        self.steals -= 1
        if not self.steals or not self.victims():
            self._finish()

    def _stop(self, entry: Action) -> None:
        self._finish()

    def known(self, seat: int | None) -> set[str]:
        """Return the cards whose faces the seat has seen (1.3); all when the hands are opened at the end."""
        if self.over:
            return self.open.union(*self.hands)
        return self.open if seat is None else self.open | self.seen[seat]

    def points(self) -> list[int]:
        """Clause 5.2."""
        return [sum(rank(card) or 15 for card in hand) for hand in self.hands]

    def winners(self) -> list[int]:
        """Clause 5.3."""
        seats = [seat for seat, hand in enumerate(self.hands) if hand]
        lowest = min(self.points()[seat] for seat in seats)
        seats = [seat for seat in seats if self.points()[seat] == lowest]
        fewest = min(len(self.hands[seat]) for seat in seats)
        return [seat for seat in seats if len(self.hands[seat]) == fewest]
