"""A trick: from the master and the cards played to the winner, its points and the next leader (3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from py_engine.games.lucky_maker.data import CARRIES, HAND_SIZE, NUMBER, SUITS_OF

Reason = Literal["highest", "last_of_equals", "no_follower", "master_higher"]
"""The clause that decided a trick (3.3-3.5)."""

PlainTrick = tuple[int, int, list[int]]
"""A finished trick before it is explained: the master, the leader, the cards in the order of play."""

Decision = tuple[int, int, int, bool]
"""The winner or -1, its points, the next leader, and whether the winning number was played more than once."""

Ruling = tuple[int, int, int, int, tuple[int, ...]]
"""The follow suit, the suit scored, the master's numbers in both, every card's number in the follow suit.

Random play uses plain tuples, which are several times as fast to make and unpack as named ones.
"""

_NO_FOLLOWER: Ruling = (-1, -1, 11, 0, NUMBER[0])
"""The best number if no card follows: no card has the number to win (3.3)."""


def _rulings(master: int) -> tuple[Ruling, ...]:
    """Return the ruling for every sum of the table's entries in ``CARRIES[master]`` (3.1, 3.2)."""
    first, second = SUITS_OF[master]
    own, other = NUMBER[first][master], NUMBER[second][master]
    first_follows = (first, second, own, other, NUMBER[first])
    second_follows = (second, first, other, own, NUMBER[second])

    def ruling(carried: int) -> Ruling:
        firsts, seconds = carried & 15, carried >> 4
        if not carried:
            return _NO_FOLLOWER
        return first_follows if (firsts, own) > (seconds, other) else second_follows

    return tuple(ruling(carried) for carried in range(17 * max(HAND_SIZE) + 1))


RULINGS = tuple(_rulings(master) for master in range(len(SUITS_OF)))
"""``RULINGS[master][carried]``: the suit that decides and the suit that scores (3.1-3.3)."""


class Trick(NamedTuple):
    """A finished trick: the ``master``, the leader, the ``cards`` in the order of play, and the decision.

    ``carried`` counts the cards with the master's suits, as in ``CARRIES`` (3.1). ``follow`` is the follow suit,
    ``scored`` the other one, both -1 if no card followed (3.3); ``several`` is true if the winning number was on
    the table more than once, the master included (3.8). ``winner`` is a seat or -1, ``points`` its score: the
    master's number in the suit ``scored`` (3.6). ``next_leader`` is the seat that leads next (3.8).
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
        """Numbers of cards with the master's first and second suit (3.1)."""
        return self.carried & 15, self.carried >> 4

    @property
    def level(self) -> bool:
        """True if both suits are equally frequent, so that the master's larger number decided (3.2)."""
        first, second = self.counts
        return first == second > 0

    @property
    def reason(self) -> Reason:
        """The deciding clause: 3.3, 3.5, or 3.4 with one or several highest numbers."""
        if self.follow < 0:
            return "no_follower"
        if self.winner < 0:
            return "master_higher"
        return "last_of_equals" if self.several else "highest"


def decide(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Decision:
    """Decide a trick (3.4-3.8); ``winner_leads`` is option ``tie_lead`` = ``winner``. Random play needs it fast."""
    carries, carried = CARRIES[master], 0
    for card in cards:
        carried += carries[card]
    _, _, best, points, numbers = RULINGS[master][carried]
    top, several = -1, False
    for card in cards:
        number = numbers[card]
        if number >= best:
            several = number == best
            best, top = number, card
    if top < 0:
        return -1, 0, leader, False
    winner = (leader + cards.index(top)) % seats
    return winner, points, leader if several and not winner_leads else winner, several


def explain(master: int, leader: int, cards: Sequence[int], seats: int, winner_leads: bool) -> Trick:
    """Return the finished trick, explained; see :func:`decide`."""
    carried = sum(CARRIES[master][card] for card in cards)
    follow, scored, *_ = RULINGS[master][carried]
    winner, points, next_leader, several = decide(master, leader, cards, seats, winner_leads)
    return Trick(master, leader, cards, carried, follow, scored, several, winner, points, next_leader)
