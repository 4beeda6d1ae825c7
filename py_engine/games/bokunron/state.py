"""Bokunron's position."""

from __future__ import annotations

from collections.abc import Iterable

from py_engine.games.bokunron.data import CHIPS, FIRST_HAND, NO_CARD, PILE, PILE_POWER, ROW, SUIT_OF, SUITS, TRICKS
from py_engine.games.bokunron.trick import Contest, PlacedChips, TablePlay, WonTrick
from py_engine.phase import Phases, TurnState
from py_engine.seats import turn_order


class BokunronState(TurnState):
    """A position of a match.

    By seat: ``hands`` and ``stocks`` (rising), unused ``chips``, ``owing`` (cards of the hand that it still has to
    choose, 0: none), ``passed`` in this trick, ``passed_before`` in the last, ``out`` of play (3.1), the tricks
    ``won``. By suit: ``upright`` cards and ``piles`` of the plaza, ``values``, the value that they give to a card
    (4.3), and ``chips_on`` it. ``lead`` is the lead card (``NO_CARD`` if none is open), ``order`` the seats
    from the marker holder on, ``leader`` the seat with the first turn, ``at`` the place in ``order`` (in the
    phase ``plaza``: in ``table``), ``placed`` the chips of this trick, ``used_chips`` the number on the discard,
    ``gone`` the played cards that left the game, ``contests`` the finished tricks. Log entries from
    ``face_down_from`` on are face down.
    """

    def __init__(
        self,
        phases: Phases,
        aces: tuple[int, ...],
        leads: tuple[int, ...],
        cards: Iterable[Iterable[int]],
        start: int,
    ) -> None:
        seats = len(aces)
        super().__init__(seats, phases, "hand")
        self.aces = aces
        self.leads = leads
        self.stocks = [sorted(part) for part in cards]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chips = [CHIPS] * seats
        self.owing = [FIRST_HAND] * seats
        self.passed = [False] * seats
        self.passed_before = [False] * seats
        self.out = [False] * seats
        self.won: list[list[WonTrick]] = [[] for _ in range(seats)]
        self.upright: list[list[int]] = [[] for _ in SUITS]
        self.piles: list[list[tuple[int, ...]]] = [[] for _ in SUITS]
        self.values = [0] * len(SUITS)
        self.chips_on = [0] * len(SUITS)
        self.used_chips = 0
        self.gone: list[int] = []
        self.table: list[TablePlay] = []
        self.placed: list[PlacedChips] = []
        self.contests: list[Contest] = []
        self.face_down_from = 0
        self.marker = self.leader = self.turn = start
        self.order = turn_order(start, seats)
        self.at = self.trick = 0
        self.show_lead()

    def show_lead(self) -> None:
        """Turn to the trick's lead card (2.2)."""
        self.lead = self.leads[self.trick]
        self.lead_suit = SUIT_OF[self.lead]

    def lead_row(self) -> tuple[int, ...]:
        """Return the face-up lead cards, the farthest right first (1.2, 2.1)."""
        return self.leads[self.trick + (self.lead == NO_CARD) : self.trick + ROW]

    def leads_face_down(self) -> int:
        """Return the size of the lead pile."""
        return max(0, TRICKS - self.trick - ROW)

    def add_to_plaza(self, card: int) -> bool:
        """Lay a card upright in the plaza; return whether it made a pile (5.3)."""
        suit = SUIT_OF[card]
        column = self.upright[suit]
        column.append(card)
        self.values[suit] += 1
        if len(column) < PILE:
            return False
        self.piles[suit].append(tuple(column))
        column.clear()
        self.values[suit] += PILE_POWER - PILE
        return True
