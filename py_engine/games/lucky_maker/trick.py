"""Settling a trick: clause 3, from the master and the cards played to winner, points and next leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from py_engine.games.lucky_maker.data import NUMBER, SUITS_OF

Reason = Literal["highest", "last_of_equals", "no_follower", "master_higher"]


class Trick(NamedTuple):
    """A finished trick.

    ``cards`` lie in the order of play, the first one by ``leader``. ``counts`` are the cards that carried the
    master's first and second suit (3.1). ``follow`` and ``scored`` are suits, -1 where nobody followed (3.3);
    ``winner`` is a seat or -1, ``points`` what it scored (3.6). ``level`` tells that the counts were equal (3.2).
    """

    master: int
    leader: int
    cards: tuple[int, ...]
    counts: tuple[int, int]
    follow: int
    scored: int
    winner: int
    points: int
    next_leader: int
    level: bool
    reason: Reason


def settle(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Trick:
    """Return the finished trick; ``winner_leads`` is option ``tie_lead`` = ``winner`` (3.8)."""
    first, second = SUITS_OF[master]
    in_first, in_second = NUMBER[first], NUMBER[second]
    a = b = 0
    for card in cards:
        if in_first[card]:
            a += 1
        if in_second[card]:
            b += 1
    played = tuple(cards)
    if not a and not b:
        return Trick(master, leader, played, (0, 0), -1, -1, -1, 0, leader, False, "no_follower")
    if a > b or (a == b and in_first[master] > in_second[master]):
        follow, other = first, second
    else:
        follow, other = second, first
    numbers = NUMBER[follow]
    best, at, equals = 0, 0, 0
    for place, card in enumerate(cards):
        number = numbers[card]
        if number > best:
            best, at, equals = number, place, 1
        elif number == best and number:
            at = place
            equals += 1
    own = numbers[master]
    if own > best:
        return Trick(master, leader, played, (a, b), follow, other, -1, 0, leader, a == b, "master_higher")
    winner = (leader + at) % seats
    several = equals > 1 or own == best
    next_leader = leader if several and not winner_leads else winner
    reason: Reason = "last_of_equals" if several else "highest"
    return Trick(
        master,
        leader,
        played,
        (a, b),
        follow,
        other,
        winner,
        NUMBER[other][master],
        next_leader,
        a == b,
        reason,
    )
