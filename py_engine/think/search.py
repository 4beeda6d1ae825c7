"""Flat Monte Carlo: every candidate move is played out in the same guessed worlds with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Protocol

from py_engine.player import Knowledge
from py_engine.think.dice import Dice

FIRST_LOOK = 8
"""Worlds before a candidate may be given up."""
NEXT_LOOK = 1.5
"""Factor by which the number of worlds grows between two looks at the candidates."""
SURE = 2.5
"""Standard errors by which a candidate must be behind the leader to be given up."""
NINETY_FIVE = 1.96
"""Standard errors to either side of a mean in a 95 % interval."""


class Playouts(Protocol):
    """The part of a player that the search uses; see :class:`.turn_player.TurnPlayer`."""

    @property
    def prior_worlds(self) -> float:
        """Number of worlds that the rule of thumb counts as."""
        ...

    def play_out(self, state: Any, dice: Dice) -> Sequence[float]:
        """Play to the end and return each seat's share of the win."""
        ...


class Search:
    """Weighs ``moves`` of a seat, the rule of thumb's own first, by their results in guessed worlds.

    Each result is compared world by world with the first move's, so that a lucky deal has no influence. Another
    move wins only if the samples are clear: for each other move ``prior_worlds`` are counted in which its result is
    worse by its ``losses``. A move that can't catch the leader any more is given up, and the search stops when none
    is left. ``spent`` is the number of worlds used.

    An ``even`` look drops no move and prefers none: each result is a mean over the same worlds.
    """

    def __init__(
        self,
        player: Playouts,
        knowledge: Knowledge[Any],
        seat: int,
        moves: Sequence[Any],
        losses: Sequence[float],
        *,
        even: bool = False,
    ) -> None:
        self.player = player
        self.knowledge = knowledge
        self.seat = seat
        self.moves = moves
        self.losses = losses
        self.even = even
        self.spent = 0
        self._shares: list[list[float]] = [[] for _ in moves]
        self._ends: list[list[Sequence[float]]] = [[] for _ in moves]
        self._live = [*range(len(moves))]

    def run(self, worlds: int, dice: Dice, least: int = 0) -> None:
        """Use ``worlds`` worlds, or fewer once the result is clear, but at least ``least``."""
        look = FIRST_LOOK
        while self.spent < least or (self.spent < worlds and len(self._live) > 1):
            self._look_at_world(dice)
            if self.spent == look and not self.even:
                look = int(look * NEXT_LOOK) + 1
                self._give_up()

    def _look_at_world(self, dice: Dice) -> None:
        world, seed = self.knowledge.world(dice), dice.below(1 << 32)
        for place in self._live if self._live[0] == 0 else [0, *self._live]:
            state, rolls = world.copy(), Dice(seed)
            state.play(state.phase.with_outcome(state, self.moves[place], rolls))
            ends = self.player.play_out(state, rolls)
            self._shares[place].append(ends[self.seat])
            self._ends[place].append(ends)
        self.spent += 1

    def _give_up(self) -> None:
        """Keep the leader and the moves that may still catch it."""
        leader = max(self._live, key=lambda place: (self._lead(place), -place))
        self._live = [place for place in self._live if place == leader or not self._is_behind(place, leader)]

    def _is_behind(self, place: int, leader: int) -> bool:
        lead, variance = _compared(self._shares[leader], self._shares[place])
        return lead > 0 and lead * lead > SURE * SURE * variance / self.spent

    def _lead(self, place: int) -> float:
        """Return the lead of a move over the first one, drawn towards the rule of thumb."""
        if place == 0:
            return 0.0
        worlds, prior = len(self._shares[place]), 0.0 if self.even else self.player.prior_worlds
        lead, _ = _compared(self._shares[place], self._shares[0])
        return (worlds * lead - prior * self.losses[place]) / (worlds + prior)

    def ranking(self) -> list[tuple[Any, float | None]]:
        """Return the moves, best first, each with its expected share of the win."""
        first = mean(self._shares[0])
        return [
            (self.moves[place], round(min(1.0, max(0.0, first + self._lead(place))), 4)) for place in self._order()
        ]

    def behind(self) -> list[list[float]]:
        """Return for each move of the ranking the interval of :func:`behind`, compared with the first."""
        best, *others = self._order()
        return [[0.0, 0.0], *(behind(self._shares[best], self._shares[place]) for place in others)]

    def chances(self) -> list[float]:
        """Return each seat's share of the win after the best move, in the worlds in which that was played out."""
        ends = self._ends[self._order()[0]]
        return [round(mean(shares), 4) for shares in zip(*ends, strict=True)]

    def _order(self) -> list[int]:
        return sorted(range(len(self.moves)), key=lambda place: (-self._lead(place), place))


def behind(best: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the 95 % interval, low and high, of the share that ``best`` brings more than ``other``.

    The two are compared world by world, in at least two worlds. If ``low`` is negative, ``other`` may be better.
    """
    lead, variance = _compared(best, other)
    reach = NINETY_FIVE * sqrt(variance / (min(len(best), len(other)) - 1))
    return [round(lead - reach, 4), round(lead + reach, 4)]


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of at least one number, the same on every Python."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def _compared(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return mean and variance of the differences, world by world, for the worlds in which both were played."""
    differences = [one - other for one, other in zip(ones, others, strict=False)]
    middle = mean(differences)
    return middle, mean([(each - middle) * (each - middle) for each in differences])
