"""What a family of players makes of the fighters: win rates by aim and by depth, against the goals for all of them.

In a match both have the same aim, depth and carelessness; in half of the matches one of them is slower by 30 %.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import BotMatch
from tests.games.trump_fighter.minds import AIMS, Aim, Habits, Mind

DEPTHS = (1, 2, 3, 4)
OVERLOOKED = (0.0, 0.1, 0.2, 0.3)
SLOWER = 1.3

MEAN, EACH = (0.45, 0.55), (0.40, 0.60)
"""A fighter's share of wins in the mean over the family, and in each kind."""
PAIRING_MEAN, PAIRING_EACH = (0.35, 0.65), (0.28, 0.72)
CALLS = (4.0, 9.0)
"""Calls a match, in each kind."""


class Cell(NamedTuple):
    """Matches of one pairing and one kind: ``wins`` of the first fighter, a draw being half a win, and calls."""

    pair: tuple[int, int]
    aim: Aim
    depth: int
    matches: int
    wins: float
    calls: int


Task = tuple[tuple[int, int], Aim, int, int]
"""A pairing in one kind: fighters, aim, depth, number of matches."""


def measure(task: Task) -> Cell:
    """Play one pairing in one kind."""
    pair, aim, depth, matches = task
    wins, calls = 0.0, 0
    for number in range(matches):
        chance = Dice(f"{CHARACTERS[pair[0]].id} {CHARACTERS[pair[1]].id} {aim} {depth} {number}")
        slow, seat = chance.below(4), number % 2
        overlooks = OVERLOOKED[chance.below(len(OVERLOOKED))]
        minds = [Mind(Habits(aim, depth, overlooks, SLOWER if slow == who else 1.0)) for who in (0, 1)]
        played = BotMatch(pair if seat == 0 else pair[::-1], minds, chance).play()
        mine, theirs = played.totals[seat], played.totals[1 - seat]
        wins += (1 + (mine > theirs) - (mine < theirs)) / 2
        calls += played.calls
    return Cell(pair, aim, depth, matches, wins, calls)


def tasks(matches: int, pairs: Iterable[tuple[int, int]] | None = None) -> list[Task]:
    """Return what to measure so that every pairing is played at least ``matches`` times, each kind alike."""
    among = list(pairs or combinations(range(len(CHARACTERS)), 2))
    each = math.ceil(matches / len(DEPTHS) / len(AIMS))
    return [(pair, aim, depth, each) for pair in among for aim in AIMS for depth in DEPTHS]


class Family:
    """All matches: the table that is printed, and the goals they miss."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells = list(cells)
        self.kinds: dict[str, Callable[[Cell], bool]] = {}
        for aim in AIMS:
            self.kinds[aim] = lambda cell, aim=aim: cell.aim == aim  # type: ignore[misc]
        for depth in DEPTHS:
            self.kinds[f"depth {depth}"] = lambda cell, depth=depth: cell.depth == depth  # type: ignore[misc]

    def rate(self, fighter: int, kind: str | None = None) -> float:
        """Return a fighter's share of wins in a kind, or over the whole family."""
        wins = matches = 0.0
        for cell in self._of(kind):
            if fighter in cell.pair:
                wins += cell.wins if fighter == cell.pair[0] else cell.matches - cell.wins
                matches += cell.matches
        return wins / matches

    def pairings(self, kind: str | None = None) -> dict[tuple[int, int], float]:
        """Return how often the first of every two fighters wins."""
        wins, matches = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
        for cell in self._of(kind):
            wins[cell.pair] += cell.wins  # type: ignore[assignment]
            matches[cell.pair] += cell.matches
        return {pair: wins[pair] / count for pair, count in matches.items()}

    def calls(self, kind: str) -> float:
        """Return the mean number of calls a match."""
        cells = self._of(kind)
        return sum(cell.calls for cell in cells) / sum(cell.matches for cell in cells)

    def error(self, kind: str | None, opponents: int) -> float:
        """Return the standard error of a share of wins against so many opponents, the chances being even."""
        cells = self._of(kind)
        a_pairing = sum(cell.matches for cell in cells) / len({cell.pair for cell in cells})
        return 0.5 / math.sqrt(a_pairing * opponents)

    def misses(self) -> list[str]:
        """Return the goals that are not reached, in words."""
        found = []
        for kind in (None, *self.kinds):
            words = kind or "the mean"
            low, high = EACH if kind else MEAN
            for fighter in self._fighters():
                if not low <= self.rate(fighter, kind) <= high:
                    found.append(f"{CHARACTERS[fighter].id} wins {self.rate(fighter, kind):.1%} in {words}")
            low, high = PAIRING_EACH if kind else PAIRING_MEAN
            for (one, other), rate in self.pairings(kind).items():
                if not low <= rate <= high:
                    found.append(f"{CHARACTERS[one].id} beats {CHARACTERS[other].id} {rate:.0%} in {words}")
            if kind and not CALLS[0] <= self.calls(kind) <= CALLS[1]:
                found.append(f"{self.calls(kind):.2f} calls a match in {words}")
        return found

    def lines(self) -> Iterable[str]:
        """Yield the table: fighters by kinds, the pairings' range, calls a match, and the sampling error."""
        columns = (None, *self.kinds)
        yield " " * 14 + "".join(f"{kind or 'mean':>9}" for kind in columns)
        for fighter in self._fighters():
            yield _row(CHARACTERS[fighter].id, (f"{self.rate(fighter, kind):.1%}" for kind in columns))
        opponents = len(self._fighters()) - 1
        yield _row("  error +-", (f"{self.error(kind, opponents):.1%}" for kind in columns))
        yield _row("lowest pair", (f"{min(self.pairings(kind).values()):.1%}" for kind in columns))
        yield _row("highest pair", (f"{max(self.pairings(kind).values()):.1%}" for kind in columns))
        yield _row("  error +-", (f"{self.error(kind, 1):.1%}" for kind in columns))
        yield _row("calls", ("", *(f"{self.calls(kind):.2f}" for kind in self.kinds)))

    def _of(self, kind: str | None) -> list[Cell]:
        return [cell for cell in self.cells if kind is None or self.kinds[kind](cell)]

    def _fighters(self) -> list[int]:
        return sorted({fighter for cell in self.cells for fighter in cell.pair})


def _row(name: str, values: Iterable[str]) -> str:
    return f"{name:14}" + "".join(f"{value:>9}" for value in values)
