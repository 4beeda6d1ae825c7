"""The view and memory of a seat of Ghost Couple in turn, and the worth of couples to it."""

from __future__ import annotations

from collections.abc import Iterator

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.couple_phase import Move, usable_hand
from py_engine.games.ghost_couple.data import ALLIES_POINTS, CENTRE, PRIZE_POINTS, QUARTET_POINTS
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.state import GhostCoupleState

COUPLE = 0.3
"""Worth of a couple apart from its points: the turn needs no swap."""
HAND_CARD = 0.5
"""Worth of getting rid of a hand card."""
WORTHLESS = 0.01
"""Least worth of a couple: it is still better than a swap."""
EVENT_WORTH = {
    1: 0.9,
    2: 1.5,
    3: 2.0,
    4: 0.8,
    5: 1.0,
    6: 1.6,
    7: 0.8,
    8: 0.5,
    9: 0.8,
    10: 0.0,
    11: 0.0,
    12: 0.1,
    13: -1.2,
    14: -1.2,
    15: 0.6,
    16: 0.2,
    17: 2.5,
    18: 2.0,
    19: -0.8,
    20: 0.3,
}
"""Worth of each event, in points (6.3); 10 is :data:`SKIPPED` times the share of the others that is skipped."""
SKIP = 10
"""The event that skips the next seat."""
SKIPPED = 2.2
"""Worth of having the next turn before all others."""
FIRST_EIGHTS = 2.5
"""Worth of two eights while no seat has any."""
NEXT_EIGHT = 1.0
"""Worth of one eight more while others have none; of the first one if another has some."""
DENIED_EIGHTS = 3.0
"""Worth of eights if another seat has two of them already: it can't get all four any more."""


class Sight:
    """The seat ``turn`` and its knowledge; sets of cards.

    ``hand``; ``mates``, which a card turned up now may go with; ``known``, remembered face down on the board;
    ``unseen``, whose places it does not know; and ``strange``, the face-down cells that it does not remember.
    """

    def __init__(self, state: GhostCoupleState) -> None:
        seat = state.turn
        self.state = state
        self.deck = state.deck
        self.seat = seat
        self.hand = state.hands[seat]
        self.mates = usable_hand(state) | state.up | state.banished
        self.known = state.known[seat] & ~state.up
        self.unseen = self._unseen()
        self.strange = [cell for cell in state.down if not self.known >> state.board[cell] & 1]

    def _unseen(self) -> int:
        state = self.state
        seen = self.hand | state.up | self.known | state.banished | state.gone
        for treasure in state.treasures:
            seen |= treasure
        return (1 << len(state.place)) - 1 & ~seen

    def known_cells(self) -> Iterator[tuple[int, int]]:
        """Yield the cells whose card the seat remembers, with the card."""
        for card in cards_in(self.known):
            yield self.state.place[card], card

    def near(self) -> int:
        """Return the cards on the board whose cells the seat knows, except the centre."""
        centre = self.state.board[CENTRE]
        return (self.known | self.state.up) & ~(1 << centre if centre >= 0 else 0)

    def lead(self, points: int) -> int:
        """Return the seat's lead with ``points`` points more."""
        scores = current_points(self.state)
        return scores[self.seat] + points - max(score for seat, score in enumerate(scores) if seat != self.seat)

    def points(self, one: int, other: int) -> int:
        """Return the points that the couple scores immediately."""
        deck, both = self.deck, 1 << one | 1 << other
        if both & self.state.banished:
            return 0
        before = self.state.treasures[self.seat]
        after = before | both
        found = deck.points[one] + deck.points[other]
        if both & deck.quartet and after & deck.quartet == deck.quartet:
            found += QUARTET_POINTS
        if deck.is_prized(one, other):
            found += PRIZE_POINTS
        return found + ALLIES_POINTS * (self._allied(after) - self._allied(before))

    def _allied(self, treasure: int) -> bool:
        first, second = self.deck.allies
        return bool(treasure & first and treasure & second)

    def event(self, one: int, other: int) -> int:
        """Return the event that the couple would have, 0 for none."""
        return 0 if (1 << one | 1 << other) & self.state.banished else self.deck.event_of(one, other)

    def worth(self, one: int, other: int) -> float:
        """Return the worth of the couple, in points."""
        both = 1 << one | 1 << other
        found = COUPLE + self.points(one, other) + (HAND_CARD if both & self.hand else 0.0)
        if both & self.state.banished:
            return found
        if both & self.deck.quartet:
            found += self._eights(both & self.deck.quartet)
        event = self.event(one, other)
        if event == SKIP:
            found += SKIPPED / (self.state.seats - 1)
        elif event:
            found += EVENT_WORTH[event]
        return found if found > WORTHLESS else WORTHLESS

    def _eights(self, taken: int) -> float:
        """Return the worth of having or denying these of the four eights."""
        quartet, treasures = self.deck.quartet, self.state.treasures
        own = (treasures[self.seat] & quartet).bit_count()
        others = max((each & quartet).bit_count() for seat, each in enumerate(treasures) if seat != self.seat)
        if own:
            return 0.0 if others or own + taken.bit_count() == quartet.bit_count() else NEXT_EIGHT
        if others:
            return DENIED_EIGHTS if others > 1 else NEXT_EIGHT
        return FIRST_EIGHTS if taken.bit_count() > 1 else 0.0

    def best_mate(self, card: int, among: int) -> tuple[float, int]:
        """Return the worth of the card's best couple with one of ``among``, and that mate; 0 and -1 for none."""
        best, found = 0.0, -1
        for mate in cards_in(self.deck.partners[card] & among):
            worth = self.worth(card, mate)
            if worth > best:
                best, found = worth, mate
        return best, found


def ends_match(sight: Sight, couple: Move) -> bool:
    """Return whether the couple takes the last card of the hand."""
    both = 1 << couple[0] | 1 << couple[1]
    return bool(both & sight.hand) and not sight.hand & ~both
