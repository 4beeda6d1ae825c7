"""A position by suits alone, for fast playouts: the cards 2-10 differ in nothing else (0).

A playout by the rules takes 6 to 8 times as long (``python -m tests.games.bokunron.playouts``), and the strongest
level runs some hundreds of them before each answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.bokunron.data import (
    CHIP_PENALTY,
    FIRST_HAND,
    HAND_AFTER_PASS,
    LEAD_POWER,
    MARKER_PENALTY,
    PILE,
    PILE_POWER,
    RANK_BONUS,
    RANK_OF,
    RANK_POINTS,
    RANKS,
    SUIT_BONUS,
    SUIT_OF,
    SUITS,
)
from py_engine.games.bokunron.score import fewest_points, match_winner, struck_out
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import NOBODY
from py_engine.seats import turn_order

Suits = tuple[int, ...]
"""The suits of a play's cards, one per card; none for a pass."""
_SUITS = range(len(SUITS))


class Sketch:
    """A position; its names are those of :class:`BokunronState`, its cards numbers by suit.

    ``points`` are the points of a seat's won lead cards, without its ace and chips; ``suits`` and ``ranks`` its
    lead cards, ace included. ``table`` has (seat, suits), ``at`` is the place in ``order`` of the next seat to
    play.
    """

    __slots__ = (
        "aces",
        "at",
        "chips",
        "chips_on",
        "hands",
        "leads",
        "marker",
        "order",
        "passed",
        "passed_before",
        "piles",
        "points",
        "ranks",
        "seats",
        "stocks",
        "suits",
        "table",
        "trick",
        "tricks",
        "upright",
        "values",
    )

    def __init__(self, state: BokunronState) -> None:
        self.seats, self.marker, self.trick = state.seats, state.marker, state.trick
        self.hands = [counted(hand) for hand in state.hands]
        self.stocks = [counted(stock) for stock in state.stocks]
        self.chips, self.chips_on = state.chips[:], state.chips_on[:]
        self.passed, self.passed_before = state.passed[:], state.passed_before[:]
        self.leads = [(SUIT_OF[lead], RANK_OF[lead]) for lead in state.leads]
        self.upright = [len(column) for column in state.upright]
        self.piles = sum(map(len, state.piles))
        self.values = [*state.values]
        self.suits = [[0] * len(SUITS) for _ in range(self.seats)]
        self.ranks = [[0] * len(RANKS) for _ in range(self.seats)]
        self.points, self.tricks = [0] * self.seats, [0] * self.seats
        self.aces = [SUIT_OF[ace] for ace in state.aces]
        for seat, ace in enumerate(state.aces):
            self.suits[seat][SUIT_OF[ace]] += 1
            for won in state.won[seat]:
                self.take(seat, SUIT_OF[won.lead], RANK_OF[won.lead])
        self.table = [(play.seat, tuple([SUIT_OF[card] for card in play.cards])) for play in state.table]
        self.order = state.order
        self.at = {"play": state.at, "tyrant": state.at + 1}.get(state.phase.name, 0)

    @property
    def lead_suit(self) -> int:
        """The suit of the trick's lead card."""
        return self.leads[self.trick][0]

    def gain(self, seat: int, suit: int, rank: int) -> int:
        """Return the points that a lead card would bring to a seat (6.1-6.3)."""
        held, level = self.suits[seat][suit], self.ranks[seat][rank]
        return (
            RANK_POINTS[rank] + SUIT_BONUS[held + 1] - SUIT_BONUS[held] + RANK_BONUS[level + 1] - RANK_BONUS[level]
        )

    def take(self, seat: int, suit: int, rank: int) -> None:
        """Give a won lead card to a seat."""
        self.points[seat] += self.gain(seat, suit, rank)
        self.suits[seat][suit] += 1
        self.ranks[seat][rank] += 1
        self.tricks[seat] += 1

    def give_back(self, seat: int, suit: int, rank: int) -> None:
        """Undo :meth:`take`."""
        self.suits[seat][suit] -= 1
        self.ranks[seat][rank] -= 1
        self.tricks[seat] -= 1
        self.points[seat] -= self.gain(seat, suit, rank)

    def powers(self) -> list[int]:
        """Return a card's power by suit (4.3, 4.4)."""
        lead, chips = self.leads[self.trick][0], self.chips_on
        found = self.values[:]
        found[lead] = LEAD_POWER
        if any(chips):
            found = [max(0, power - CHIP_PENALTY * less) for power, less in zip(found, chips, strict=True)]
        return found

    def lay(self, seat: int, play: Suits) -> None:
        """Play cards of these suits, or pass with none."""
        hand = self.hands[seat]
        if play:
            for suit in play:
                hand[suit] -= 1
            self.table.append((seat, play))
            return
        stock = self.stocks[seat]
        for suit in _SUITS:
            stock[suit] += hand[suit]
            hand[suit] = 0
        self.chips[seat] -= 1
        self.passed[seat] = True

    def can_pass(self, seat: int) -> bool:
        """Return whether a seat may pass (3.6)."""
        return self.chips[seat] > 0 and not self.passed_before[seat]

    def add_to_plaza(self, suit: int) -> None:
        """Lay a card in the plaza (5.3)."""
        self.upright[suit] += 1
        self.values[suit] += 1
        if self.upright[suit] == PILE:
            self.upright[suit] = 0
            self.values[suit] += PILE_POWER - PILE
            self.piles += 1

    def finish_trick(self) -> None:
        """Judge the contest and clear up (4, 5); without a winner it does not matter whose card is laid."""
        winner = self._winner()
        for seat, play in self.table:
            if seat != winner:
                for suit in {*play} if winner != NOBODY else play[:1]:
                    self.add_to_plaza(suit)
        if winner != NOBODY:
            self.take(winner, *self.leads[self.trick])
            self.marker = winner
        self.begin_trick()

    def begin_trick(self) -> None:
        """Begin the next trick; each seat that passed owes a hand."""
        self.trick += 1
        self.table = []
        self.chips_on = [0] * len(SUITS)
        self.passed_before, self.passed = self.passed, [False] * self.seats
        self.order = turn_order(self.marker, self.seats)
        self.at = 0

    def _winner(self) -> int:
        lead, powers = self.lead_suit, self.powers()
        best, winner = 0, NOBODY
        for seat, play in self.table:
            if lead in play:
                power = 0
                for suit in play:
                    power += powers[suit]
                if seat == self.marker:
                    power = max(0, power - MARKER_PENALTY)
                if power >= best:
                    best, winner = power, seat
        return winner

    def owes_hand(self, seat: int) -> bool:
        """Return whether a seat has to choose a hand; with few cards left it takes them all (2.3)."""
        if any(self.hands[seat]) or self.passed[seat] or (self.trick and not self.passed_before[seat]):
            return False
        if sum(self.stocks[seat]) > HAND_AFTER_PASS:
            return True
        self.hands[seat], self.stocks[seat] = self.stocks[seat], self.hands[seat]
        return False

    def hand_size(self) -> int:
        """Return the size of a hand chosen now (1.5, 2.3)."""
        return HAND_AFTER_PASS if self.trick else FIRST_HAND

    def take_hand(self, seat: int, hand: Sequence[int]) -> None:
        """Take these numbers of cards in hand."""
        self.hands[seat] = [*hand]
        self.stocks[seat] = [left - taken for left, taken in zip(self.stocks[seat], hand, strict=True)]

    def final_points(self) -> list[int]:
        """Return every seat's points on the present table (6.1-6.4)."""
        shares = fewest_points(self.tricks, self.piles)
        return [self.points[seat] + self.chips[seat] + shares[seat] for seat in range(self.seats)]

    def points_seen(self, viewer: int) -> list[int]:
        """Return all points as a seat sees them, without the other aces (1.1)."""
        points = self.final_points()
        for seat, ace in enumerate(self.aces):
            held = self.suits[seat][ace]
            if seat != viewer:
                points[seat] -= SUIT_BONUS[held] - SUIT_BONUS[held - 1]
        return points

    def winner(self) -> int:
        """Return the winner on the present table (6.5, 6.6)."""
        points = self.final_points()
        return match_winner(points, self.tricks, struck_out(points), self.marker)[0]


def counted(cards: Sequence[int]) -> list[int]:
    """Return the number of cards of each suit."""
    found = [0] * len(SUITS)
    for card in cards:
        found[SUIT_OF[card]] += 1
    return found
