"""Settling a trick: clause 3, from the master and the cards played to winner, points and next leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from py_engine.games.lucky_maker.data import CARRIES, NUMBER, SUITS_OF

Reason = Literal["highest", "last_of_equals", "no_follower", "master_higher"]

Decided = tuple[int, int, Sequence[int], int, int, int, bool, int, int, int]
"""The fields of a :class:`Trick`: a plain tuple is made several times as fast as one with names."""


class Trick(NamedTuple):
    """A finished trick: the ``master``, who led, the ``cards`` in the order of play, and how it was decided.

    ``carried`` counts the cards that carried the master's suits, as in ``CARRIES`` (3.1). ``follow`` is the follow
    suit, ``scored`` the other one, both -1 if nobody followed (3.3); ``several`` tells whether the winning number
    lay there more than once, the master counted in (3.8). ``winner`` is a seat or -1, ``points`` what it scored:
    the master's number in the suit ``scored`` (3.6). ``next_leader`` is the seat that leads after it (3.8).
    """

    master: int
    leader: int
    cards: Sequence[int]
    carried: int
    follow: int
    scored: int
    several: bool
    winner: int
    points: int
    next_leader: int

    @property
    def counts(self) -> tuple[int, int]:
        """How many cards carried the master's first and second suit (3.1)."""
        return self.carried & 15, self.carried >> 4

    @property
    def level(self) -> bool:
        """Whether both suits came equally often, so that the master's larger number decided (3.2)."""
        first, second = self.counts
        return first == second > 0

    @property
    def reason(self) -> Reason:
        """Which clause decided: 3.3, 3.5, or 3.4 with one or several highest numbers."""
        if self.follow < 0:
            return "no_follower"
        if self.winner < 0:
            return "master_higher"
        return "last_of_equals" if self.several else "highest"


def decide(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Decided:
    """Settle a trick; ``winner_leads`` is option ``tie_lead`` = ``winner`` (3.8). Random play needs it fast."""
    carries, carried = CARRIES[master], 0
    for card in cards:
        carried += carries[card]
    if not carried:
        return master, leader, cards, 0, -1, -1, False, -1, 0, leader
    first_count, second_count = carried & 15, carried >> 4
    follow, scored = SUITS_OF[master]
    own = NUMBER[follow][master]
    if first_count < second_count or (first_count == second_count and own < 11 - own):
        follow, scored, own = scored, follow, 11 - own
    numbers = NUMBER[follow]
    best = place = 0
    several = False
    for at, card in enumerate(cards):
        number = numbers[card]
        if number >= best:
            several = number == best
            best, place = number, at
    if own > best:
        return master, leader, cards, carried, follow, scored, False, -1, 0, leader
    several = several or own == best
    winner = (leader + place) % seats
    next_leader = leader if several and not winner_leads else winner
    return master, leader, cards, carried, follow, scored, several, winner, 11 - own, next_leader


def settle(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Trick:
    """Return the finished trick with its fields named; see :func:`decide`."""
    return Trick._make(decide(master, leader, cards, seats, winner_leads))
