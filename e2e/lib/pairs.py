"""A match and its twin, for a comparison of the pages.

The twin has cards exchanged that a viewer has never seen, the seat at the device or everyone, as :mod:`tests.known`
counts it from the rules, without any view. Each pair covers the time from the action before the seat's turn, by
another seat whose hand may differ, to the moments after the seat's own action.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from e2e.lib.store import replay
from py_engine.match import Match
from tests.known import Known, Viewer, positions
from tests.twins import exchanges

TRIES, FOUND = 200, 12
"""Number of legal exchanges from which the one with the most cards is taken; late in a deal most break a rule."""


def begun(match: Match, entries: int) -> Match:
    """Return a match as it was after ``entries`` entries of its log."""
    save = match.save()
    return replay({**save, "log": save["log"][:entries]})


def twin_of(match: Match, seen: Collection[str], rng: random.Random) -> Match | None:
    """Return the match with cards exchanged that are not in ``seen``; ``None`` if none can be found."""
    found = islice(exchanges(match, {*seen}, rng, TRIES), FOUND)
    return max(found, key=lambda each: len(each[1]), default=(None, []))[0]


@dataclass(frozen=True)
class Pair:
    """A match and its twin, identical to ``viewer``; ``seat`` has to act after ``at`` entries.

    The viewer is that seat, or another, or ``None``, everyone, who can't see the seat's own hand either. If both
    have one more entry, that is the seat's action, after which the exchanged cards are still unseen.
    """

    match: Match
    twin: Match
    viewer: Viewer
    seat: int
    at: int

    def __str__(self) -> str:
        """Return the pair in words."""
        whose = "everybody" if self.viewer is None else f"seat {self.viewer}"
        return f"{whose} at {self.match.game.id} for {len(self.match.names)} after {self.at} entries"

    @property
    def acts(self) -> bool:
        """Return whether the seat's action belongs to the pair."""
        return len(self.match.log) > self.at

    @property
    def starts(self) -> int:
        """Return the entries before the pair: without another seat's action, if the screen can repeat that."""
        if not self.at or not is_repeatable(self.match, self.at - 1):
            return self.at
        return self.at - (self.match.log[self.at - 1].actor != self.seat)


def is_repeatable(match: Match, entry: int) -> bool:
    """Return whether an entry is the same whenever its action is repeated: chance depends on the deal."""
    item = match.log[entry]
    return item.actor is not None and not match.game.verbs[item.entry["do"]].outcome


def pairs(
    whole: Match, picked: Collection[int], rng: random.Random, viewers: Sequence[Viewer] = ()
) -> Iterator[Pair]:
    """Yield for each of these positions of a match, by entries, the pairs of these viewers.

    By default these are the next seat to act, and everyone.
    """
    before: Known = {}
    for match, known in positions(whole):
        at = len(match.log) - 1
        if at in picked:
            for viewer in viewers or (match.log[at].actor, None):
                pair = _pair(begun(whole, at + 1), viewer, (before[viewer], known[viewer]), rng)
                yield from [pair] if pair else []
        before = {viewer: {*cards} for viewer, cards in known.items()}


def _pair(match: Match, viewer: Viewer, seen: tuple[set[str], set[str]], rng: random.Random) -> Pair | None:
    """Return the pair of the last action of a match, from the viewer's cards seen before and after it."""
    before, after = seen
    at, seat = len(match.log) - 1, match.log[-1].actor
    assert seat is not None
    if is_repeatable(match, at) and (twin := twin_of(match, after, rng)):
        return Pair(match, twin, viewer, seat, at)
    match = begun(match, at)
    twin = twin_of(match, before, rng)
    return Pair(match, twin, viewer, seat, at) if twin else None
