"""The prospects of the seat that has just moved: a sum of weights, in hundredths of a logarithm of odds.

The weights come from many matches of the bot against itself, with four and with three seats. The numbers of cards
left to the seat and to the nearest other seat matter most: a seat about to run out can't win any more, nor can a
seat with many points when another runs out.
"""

from __future__ import annotations

from py_engine.games.akuma_trick.data import EIGHTS, FIVES, OF_RANK, RANK, TWOS, ZEROS
from py_engine.games.akuma_trick.playout import points_of
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trick import release_total

MOST_LEFT, MOST_FEWEST = 8, 6
"""Hand sizes are capped at these values: the own hand, and the smallest of another seat."""
OUT = -5000
"""Weight of running out of cards: that seat can't win (5.2)."""

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
"""``LEFT[own - 1][fewest - 1]``: weight by the cards left in hand and in the smallest other hand."""
POINT = (-207, -127, -88, -65, -48, -29)
"""Weight of ten points in hand, by the smallest other hand: the sooner the game may end, the larger."""
ZERO = (-2, 77, 45, 26, 16, 18)
"""Weight of a 0 in hand, apart from its points: it can be played on any rank, and is never discarded."""
ONE = (70, 34, 18, 16, 16, 21)
"""Weight of a 1 in hand."""
TWO_HELD, TWO_PLAYED = -12, -61
"""Weight of a 2 in hand, and of a 2 played: stolen cards are points."""
HIGH = 21
"""Weight of an 8 or 9 in hand: it beats most cards."""
NEXT_CARDS, ALL_CARDS = -14, 15
"""Weight of a card in the next seat's hand, and in any other's."""
NEXT_ALMOST_OUT, ALMOST_OUT, NEARLY_OUT = 48, -58, -49
"""Weights if the next seat has one card left, if any seat has one, and for each seat with two."""
HARD_TO_BEAT, IS_HARD = -21, 7
"""Weight of a play of at least ``IS_HARD`` while the next seat has one card left."""
RELEASE, RELEASE_BY_CARDS = 52, -13
"""Weight of ten of the release number that the next seat would pay, and its change per own card beyond one."""
PLAYED, RANK_TO_BEAT = -6, 10
"""Weight of a play instead of a release, and of ten of the rank to beat."""
MEAN = -1
"""Weight of each point by which the average card in hand exceeds five."""


class Outlook:
    """Rates moves of the seat in turn, from that seat's knowledge alone."""

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
        """Return the rating of a play, or of a release as its complement: more is better."""
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
        """Return a play's rating without the hand that it leaves."""
        turn = -1 if (cards & FIVES).bit_count() & 1 else 1
        number, rank = release_total(self._table | cards), RANK[cards.bit_length() - 1]
        promise = PLAYED + RANK_TO_BEAT * rank // 10 + TWO_PLAYED * (cards & TWOS).bit_count()
        promise += (RELEASE + RELEASE_BY_CARDS * (left - 1)) * number // 10
        return promise + self._neighbour(turn) + HARD_TO_BEAT * (rank >= IS_HARD and self._next[turn] == 1)
