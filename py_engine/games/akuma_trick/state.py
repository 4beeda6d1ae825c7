"""Akuma Trick's position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from py_engine.games.akuma_trick.trick import Trick
from py_engine.phase import Phases, TurnState


class AkumaTrickState(TurnState):
    """A position of a match.

    ``hands`` are masks of cards, ``runs`` tells whether runs may be played (2.4). ``turn`` is the seat to act,
    ``direction`` 1 for clockwise, -1 while play is reversed. Of the present trick: ``leader``, ``table`` the plays
    as (seat, mask) in order, ``table_cards`` all their cards, ``beat`` the rank to beat (0 before the first play,
    which forbids nothing), ``lock`` the colours locked to, bit ``i`` for ``COLOURS[i]`` (0 without a lock).
    ``steals`` is what a pending steal may still take. ``gone`` are the cards that have left the game, ``tricks``
    the finished tricks.
    """

    __slots__ = (
        "beat",
        "direction",
        "gone",
        "hands",
        "leader",
        "lock",
        "runs",
        "steals",
        "table",
        "table_cards",
        "tricks",
    )

    def __init__(self, phases: Phases, runs: bool, hands: Sequence[int], start: int) -> None:
        super().__init__(len(hands), phases, "play")
        self.runs = runs
        self.hands = list(hands)
        self.direction = 1
        self.steals = 0
        self.gone = 0
        self.tricks: list[Trick] = []
        self.begin_trick(start)

    def copy(self) -> Self:
        """Return the same position, to be played on without touching this one."""
        other = object.__new__(type(self))
        other.seats, other.phases, other.phase = self.seats, self.phases, self.phase
        other.over, other.log_length, other.turn = self.over, self.log_length, self.turn
        other.runs, other.direction, other.steals, other.gone = self.runs, self.direction, self.steals, self.gone
        other.leader, other.beat, other.lock = self.leader, self.beat, self.lock
        other.table_cards = self.table_cards
        other.hands, other.table, other.tricks = self.hands[:], self.table[:], self.tricks[:]
        return other

    def begin_trick(self, leader: int) -> None:
        """Clear the table for a trick that ``leader`` opens (2.2); the lock ends (3.3), not the direction (3.2)."""
        self.leader = self.turn = leader
        self.table: list[tuple[int, int]] = []
        self.table_cards = 0
        self.beat = 0
        self.lock = 0

    def next_seat(self) -> int:
        """Return the next seat in the direction of play."""
        return (self.turn + self.direction) % self.seats
