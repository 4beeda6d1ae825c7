"""What a position promises to the seat that has just moved: a sum of weights, in hundredths of a logarithm of odds.

They were found by playing many matches against itself, at tables of four and of three. What matters most is how few
cards the seat and the nearest other seat have left: who is at the point of running out can't win any more, who has
many points when another runs out can't either.
"""

from __future__ import annotations

from py_engine.games.akuma_trick.data import EIGHTS, FIVES, OF_RANK, RANK, TWOS, ZEROS
from py_engine.games.akuma_trick.playout import points_of
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trick import release_total

MOST_LEFT, MOST_FEWEST = 8, 6
"""Hands of more cards than this count like this, one's own and the smallest of another seat."""
OUT = -5000
"""Running out of cards: it can't win (5.2)."""

LEFT: tuple[tuple[int, ...], ...] = (
    (19, -101, -292, -365, -332, -306),
    (-40, -1, -140, -236, -288, -294),
    (-43, -15, -76, -141, -208, -293),
    (-37, -28, -75, -103, -156, -236),
    (3, -32, -81, -101, -128, -215),
    (50, -18, -101, -99, -124, -201),
    (-6, -29, -82, -112, -127, -203),
    (6, -7, -82, -133, -147, -207),
)
"""``LEFT[own - 1][fewest - 1]``: with so many cards left, while the smallest hand of another seat has so many."""
POINT = (-207, -127, -88, -65, -48, -29)
"""Ten points in hand, by the smallest hand of another seat: they weigh the more, the sooner the game may end."""
ZERO = (-2, 77, 45, 26, 16, 18)
"""A 0 in hand, beside its points: it can be played whatever lies there, and is never discarded."""
ONE = (70, 34, 18, 16, 16, 21)
"""A 1 in hand."""
TWO_HELD, TWO_PLAYED = -12, -61
"""A 2 in hand, and a 2 played: what may be stolen is points."""
HIGH = 21
"""An 8 or 9 in hand: it beats most."""
NEXT_CARDS, ALL_CARDS = -14, 15
"""A card in the next seat's hand, and in any other's."""
NEXT_ALMOST_OUT, ALMOST_OUT, NEARLY_OUT = 48, -58, -49
"""The next seat has one card left; any seat has; each seat that has two."""
HARD_TO_BEAT, IS_HARD = -21, 7
"""A play of at least ``IS_HARD`` while the next seat has one card left."""
RELEASE, RELEASE_BY_CARDS = 52, -13
"""Ten of the release number that the next seat would have to pay; the same, for each own card left but one."""
PLAYED, RANK_TO_BEAT = -6, 10
"""Having played, not released; ten of the rank to beat."""
MEAN = -1
"""A point of the mean of the cards in hand, over five."""


class Outlook:
    """Says of moves of the seat whose turn it is what they promise; reads nothing but what that seat knows."""

    def __init__(self, state: AkumaTrickState) -> None:
        me, seats = state.turn, state.seats
        self._hand = state.hands[me]
        self._points = points_of(self._hand)
        self._table = state.table_cards
        counts = [hand.bit_count() for seat, hand in enumerate(state.hands) if seat != me]
        fewest = min(counts)
        self._column = min(fewest, MOST_FEWEST) - 1
        self._others = ALL_CARDS * sum(counts) + ALMOST_OUT * (fewest == 1) + NEARLY_OUT * counts.count(2)
        self._next = {turn: state.hands[(me + state.direction * turn) % seats].bit_count() for turn in (1, -1)}

    def promise(self, move: int) -> int:
        """Return what a play, or a release as its complement, promises: more is better."""
        cards = ~move if move < 0 else move
        hand = self._hand ^ cards
        if not hand:
            return OUT
        count, column = hand.bit_count(), self._column
        points = self._points - points_of(cards)
        promise = LEFT[min(count, MOST_LEFT) - 1][column] + self._others + POINT[column] * points // 10
        promise += ZERO[column] * (hand & ZEROS).bit_count() + ONE[column] * (hand & OF_RANK[1]).bit_count()
        promise += TWO_HELD * (hand & TWOS).bit_count() + HIGH * (hand & (EIGHTS | OF_RANK[9])).bit_count()
        promise += MEAN * points // count
        return promise + (self._neighbour(1) if move < 0 else self._played(cards, count))

    def _neighbour(self, turn: int) -> int:
        cards = self._next[turn]
        return NEXT_CARDS * cards + NEXT_ALMOST_OUT * (cards == 1)

    def _played(self, cards: int, left: int) -> int:
        """Return what a play promises beside the hand that it leaves."""
        turn = -1 if (cards & FIVES).bit_count() & 1 else 1
        number, rank = release_total(self._table | cards), RANK[cards.bit_length() - 1]
        promise = PLAYED + RANK_TO_BEAT * rank // 10 + TWO_PLAYED * (cards & TWOS).bit_count()
        promise += (RELEASE + RELEASE_BY_CARDS * (left - 1)) * number // 10
        return promise + self._neighbour(turn) + HARD_TO_BEAT * (rank >= IS_HARD and self._next[turn] == 1)
