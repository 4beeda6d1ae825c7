"""Akuma Trick's position."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.akuma_trick.combos import Runs
from py_engine.games.akuma_trick.trick import Trick
from py_engine.phase import Phases, TurnState


class AkumaTrickState(TurnState):
    """A position of a match.

    ``hands`` are masks of cards. ``runs`` are the allowed runs (2.4); with ``keeps_zeros`` a release that falls
    short leaves the 0s in hand (4.5). ``turn`` is the seat to act, ``direction`` 1 for clockwise, -1 while play is
    reversed. Of the present trick: ``leader``; ``table``, the plays as (seat, mask) in order; ``table_cards``, all
    their cards; ``beat``, the rank to beat (0 before the first play, which forbids nothing); ``lock``, the locked
    colours, bit ``i`` for ``COLOURS[i]`` (0 without a lock). ``steals`` is the number of cards that a pending steal
    may still take. ``gone`` are the cards out of the game, ``tricks`` the finished tricks.
    """

    def __init__(self, phases: Phases, runs: Runs, keeps_zeros: bool, hands: Sequence[int], start: int) -> None:
        super().__init__(len(hands), phases, "play")
        self.runs = runs
        self.keeps_zeros = keeps_zeros
        self.hands = list(hands)
        self.direction = 1
        self.steals = 0
        self.gone = 0
        self.tricks: list[Trick] = []
        self.begin_trick(start)

    def begin_trick(self, leader: int) -> None:
        """Clear the table for a trick that ``leader`` opens (2.2); the lock ends (3.3), the direction stays."""
        self.leader = self.turn = leader
        self.table: list[tuple[int, int]] = []
        self.table_cards = 0
        self.beat = 0
        self.lock = 0

    def next_seat(self) -> int:
        """Return the next seat in the direction of play."""
        return (self.turn + self.direction) % self.seats
