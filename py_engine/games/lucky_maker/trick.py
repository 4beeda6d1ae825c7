"""Settling a trick: clause 3, from the master and the cards played to winner, points and next leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from py_engine.games.lucky_maker.data import NUMBER, SUITS_OF

Reason = Literal["highest", "last_of_equals", "no_follower", "master_higher"]

Verdict = tuple[int, int, int, int, int, bool]
"""Cards that carried the master's first and second suit (3.1); the follow suit and the one that scores, -1 if
nobody followed (3.3); the place of the winning card in the order of play, -1 if nobody wins; whether the winning
number lay there more than once, the master counted in (3.8)."""

NOBODY: Verdict = (0, 0, -1, -1, -1, False)


def judge(master: int, cards: Sequence[int]) -> Verdict:
    """Apply clauses 3.1 to 3.5 in one pass over the cards, since this is the hot path of random play."""
    first, second = SUITS_OF[master]
    in_first, in_second = NUMBER[first], NUMBER[second]
    a = b = best_a = best_b = at_a = at_b = 0
    several_a = several_b = False
    for place, card in enumerate(cards):
        number = in_first[card]
        if number:
            a += 1
            if number >= best_a:
                several_a = number == best_a
                best_a, at_a = number, place
        number = in_second[card]
        if number:
            b += 1
            if number >= best_b:
                several_b = number == best_b
                best_b, at_b = number, place
    own = in_first[master]
    if a > b or (a == b and a and own > 11 - own):
        if own > best_a:
            return a, b, first, second, -1, False
        return a, b, first, second, at_a, several_a or own == best_a
    if not b:
        return NOBODY
    own = 11 - own
    if own > best_b:
        return a, b, second, first, -1, False
    return a, b, second, first, at_b, several_b or own == best_b


Decided = tuple[int, int, Sequence[int], Verdict, int, int, int]
"""The fields of a :class:`Trick`: a plain tuple is made five times as fast as one with names."""


class Trick(NamedTuple):
    """A finished trick: the ``master``, who led, the ``cards`` in the order of play, and the ``verdict`` on them.

    ``winner`` is a seat or -1, ``points`` what it scored: the master's number in the suit that was not followed
    (3.6). ``next_leader`` is the seat that leads after it (3.8).
    """

    master: int
    leader: int
    cards: Sequence[int]
    verdict: Verdict
    winner: int
    points: int
    next_leader: int

    @property
    def level(self) -> bool:
        """Whether both suits came equally often, so that the master's larger number decided (3.2)."""
        return self.verdict[0] == self.verdict[1] > 0

    @property
    def reason(self) -> Reason:
        """Which clause decided: 3.3, 3.5, or 3.4 with one or several highest numbers."""
        if self.verdict[2] < 0:
            return "no_follower"
        if self.winner < 0:
            return "master_higher"
        return "last_of_equals" if self.verdict[5] else "highest"


def decide(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Decided:
    """Settle a trick; ``winner_leads`` is option ``tie_lead`` = ``winner`` (3.8)."""
    verdict = judge(master, cards)
    _, _, _, scored, place, several = verdict
    if place < 0:
        return master, leader, cards, verdict, -1, 0, leader
    winner = (leader + place) % seats
    stays = several and not winner_leads
    return master, leader, cards, verdict, winner, NUMBER[scored][master], leader if stays else winner


def settle(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Trick:
    """Return the finished trick with its fields named; see :func:`decide`."""
    return Trick._make(decide(master, leader, cards, seats, winner_leads))
