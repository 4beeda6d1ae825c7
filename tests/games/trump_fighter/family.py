"""Results of the fighters in a family of players: win rates by kind of player, against the goals for each kind.

In a match both have the same aim, depth and carelessness; in half of the matches one of them is slower by 30 %. The
engine's bot belongs to the family too, at its three levels, with its own speed and without carelessness.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Literal, NamedTuple

from py_engine.games.trump_fighter.planning import LEVELS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import BotMatch, Fighter, Machine
from tests.games.trump_fighter.minds import AIMS, Aim, Habits, Mind

Kind = Aim | Literal["machine"]
KINDS: tuple[Kind, ...] = (*AIMS, "machine")
DEPTHS = (1, 2, 3, 4)
LEVEL_OF = {level.depth: name for name, level in LEVELS.items()}
"""The bot's levels by the moves that they plan ahead."""
OVERLOOKED = (0.0, 0.1, 0.2, 0.3)
SLOWER = 1.3
NOBODY = 2
"""The value for matches in which neither player is slower."""

MEAN, EACH = (0.45, 0.55), (0.40, 0.60)
"""Goals for a fighter's share of wins, on average over the family, and in each kind."""
PAIRING_MEAN, PAIRING_EACH = (0.35, 0.65), (0.28, 0.72)
CALLS = (4.0, 9.0)
"""Goals for the calls per match, in each kind."""
SURE = 2.0
"""Sampling errors outside a goal from which the goal counts as missed."""


class Cell(NamedTuple):
    """Matches of one pairing and one kind: ``wins`` of the first fighter, a draw being half a win, and calls.

    ``slower`` is the slower player, if any, ``overlooks`` the carelessness of both; a bot has neither.
    """

    pair: tuple[int, int]
    aim: Kind
    depth: int
    slower: bool | None
    overlooks: float | None
    matches: int
    wins: float
    calls: int


Task = tuple[tuple[int, int], Kind, int, int]
"""A pairing in one kind: fighters, aim, depth, number of matches."""


def measure(task: Task) -> list[Cell]:
    """Play one pairing in one kind; seats, speeds and overlooked skills alternate in equal numbers."""
    pair, aim, depth, matches = task
    cells: dict[tuple[bool | None, float | None], Cell] = {}
    for number in range(matches):
        chance = Dice(f"{CHARACTERS[pair[0]].id} {CHARACTERS[pair[1]].id} {aim} {depth} {number}")
        seat, turn = number % 2, number // 2
        key: tuple[bool | None, float | None] = (None, None)
        fighters: list[Fighter]
        if aim == "machine":
            fighters = [Machine(LEVELS[LEVEL_OF[depth]])] * 2
        else:
            overlooks = OVERLOOKED[turn % len(OVERLOOKED)]
            slow = (0, NOBODY, 1, NOBODY)[(turn + turn // len(OVERLOOKED)) % 4]
            fighters = [Mind(Habits(aim, depth, overlooks, SLOWER if slow == who else 1.0)) for who in (0, 1)]
            key = (slow != NOBODY, overlooks)
        order = (pair, fighters) if seat == 0 else (pair[::-1], fighters[::-1])
        played = BotMatch(*order, chance).play()
        mine, theirs = played.totals[seat], played.totals[1 - seat]
        won = (1 + (mine > theirs) - (mine < theirs)) / 2
        cell = cells.get(key) or Cell(pair, aim, depth, *key, 0, 0.0, 0)
        cells[key] = cell._replace(matches=cell.matches + 1, wins=cell.wins + won, calls=cell.calls + played.calls)
    return list(cells.values())


def tasks(matches: int, pairs: Iterable[tuple[int, int]] | None = None) -> list[Task]:
    """Return tasks in which every pairing is played ``matches`` times by each aim at each depth."""
    among = list(pairs or combinations(range(len(CHARACTERS)), 2))
    kinds = [(aim, depth) for aim in KINDS for depth in (LEVEL_OF if aim == "machine" else DEPTHS)]
    return [(pair, aim, depth, matches) for pair in among for aim, depth in kinds]


def _kinds() -> dict[str, Callable[[Cell], bool]]:
    """Return the kinds of players by name: aims, depths, speeds, and shares of met skills overlooked."""
    kinds: dict[str, Callable[[Cell], bool]] = {}
    for aim in KINDS:
        kinds[aim] = lambda cell, aim=aim: cell.aim == aim  # type: ignore[misc]
    for depth in DEPTHS:
        kinds[f"depth {depth}"] = lambda cell, depth=depth: cell.depth == depth  # type: ignore[misc]
    kinds["equal"] = lambda cell: cell.slower is False
    kinds["slower"] = lambda cell: cell.slower is True
    for share in OVERLOOKED:
        kinds[f"over {share:.0%}"] = lambda cell, share=share: cell.overlooks == share  # type: ignore[misc]
    return kinds


class Family:
    """All matches: the printed table, and the goals they miss."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells = list(cells)
        self.kinds = {name: holds for name, holds in _kinds().items() if any(map(holds, self.cells))}
        self._by_kind: dict[str | None, list[Cell]] = {None: self.cells}
        for name, holds in self.kinds.items():
            self._by_kind[name] = [cell for cell in self.cells if holds(cell)]

    def rate(self, fighter: int, kind: str | None = None) -> float:
        """Return a fighter's share of wins in a kind, or over the whole family."""
        wins = matches = 0.0
        for cell in self._of(kind):
            if fighter in cell.pair:
                wins += cell.wins if fighter == cell.pair[0] else cell.matches - cell.wins
                matches += cell.matches
        return wins / matches

    def pairings(self, kind: str | None = None) -> dict[tuple[int, int], float]:
        """Return the share of wins of the first of every two fighters."""
        wins, matches = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
        for cell in self._of(kind):
            wins[cell.pair] += cell.wins  # type: ignore[assignment]
            matches[cell.pair] += cell.matches
        return {pair: wins[pair] / count for pair, count in matches.items()}

    def calls(self, kind: str) -> float:
        """Return the mean number of calls per match."""
        cells = self._of(kind)
        return sum(cell.calls for cell in cells) / sum(cell.matches for cell in cells)

    def error(self, kind: str | None, opponents: int) -> float:
        """Return the standard error of a share of wins against this number of opponents, at even chances."""
        cells = self._of(kind)
        a_pairing = sum(cell.matches for cell in cells) / len({cell.pair for cell in cells})
        return 0.5 / math.sqrt(a_pairing * opponents)

    def misses(self) -> list[str]:
        """Return the goals missed by more than the sampling error explains (:data:`SURE`), in words."""
        return [words for words, by in self._outside() if by > SURE]

    def doubtful(self) -> list[str]:
        """Return the figures outside their goals by no more than the sampling error explains."""
        return [words for words, by in self._outside() if by <= SURE]

    def _outside(self) -> Iterable[tuple[str, float]]:
        """Yield the figures outside their goals in words, with the distance in sampling errors."""
        opponents = len(self._fighters()) - 1
        for kind in (None, *self.kinds):
            words = kind or "the mean"
            for fighter in self._fighters():
                rate, error = self.rate(fighter, kind), self.error(kind, opponents)
                if by := _beyond(rate, EACH if kind else MEAN):
                    yield f"{CHARACTERS[fighter].id} wins {rate:.1%} in {words}", by / error
            for (one, other), rate in self.pairings(kind).items():
                if by := _beyond(rate, PAIRING_EACH if kind else PAIRING_MEAN):
                    pairing = f"{CHARACTERS[one].id} beats {CHARACTERS[other].id}"
                    yield f"{pairing} {rate:.0%} in {words}", by / self.error(kind, 1)
            if kind and _beyond(self.calls(kind), CALLS):
                yield f"{self.calls(kind):.2f} calls a match in {words}", math.inf

    def lines(self) -> Iterable[str]:
        """Yield the table: fighters by kinds, the pairings' range, calls per match, and the sampling error."""
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
        return self._by_kind[kind]

    def _fighters(self) -> list[int]:
        return sorted({fighter for cell in self.cells for fighter in cell.pair})


def _beyond(figure: float, goal: tuple[float, float]) -> float:
    """Return the distance of a figure from a goal, 0 inside it."""
    return max(goal[0] - figure, figure - goal[1], 0.0)


def _row(name: str, values: Iterable[str]) -> str:
    return f"{name:14}" + "".join(f"{value:>9}" for value in values)
