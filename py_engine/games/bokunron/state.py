"""Bokunron's position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from py_engine.games.bokunron.data import CHIPS, FIRST_HAND, NO_CARD, PILE, ROW, SUIT_OF, SUITS, TRICKS
from py_engine.phase import Phases, TurnState
from py_engine.seats import turn_order


class Laid(NamedTuple):
    """A play on the table: whose, the ``cards`` rising, and the one lying face ``up`` (``NO_CARD``: none)."""

    seat: int
    cards: tuple[int, ...]
    up: int


class Fame(NamedTuple):
    """A won trick: the ``lead`` card on top, the ``cards`` face down beneath it, the ``trick`` by number (0-7)."""

    lead: int
    cards: tuple[int, ...]
    trick: int


class Placed(NamedTuple):
    """Chips that a seat put on a suit in the tyrant's step; on the lead suit they lie on the lead card (3.5)."""

    seat: int
    suit: int
    chips: int


class Contest(NamedTuple):
    """A trick as it was settled.

    ``values`` are the plaza's values and ``chips`` the chips by suit as they were in the contest; ``winner`` is -1
    where nobody won. ``laid`` (seat, card) and ``formed`` (suits of new piles) grow while the table is cleared;
    ``log_end`` is the length of the log after the last action for it, a pick for the plaza included.
    """

    trick: int
    lead: int
    leader: int
    marker: int
    table: tuple[Laid, ...]
    passed: tuple[int, ...]
    placed: tuple[Placed, ...]
    values: tuple[int, ...]
    chips: tuple[int, ...]
    winner: int
    laid: list[tuple[int, int]]
    formed: list[int]
    log_end: int


class BokunronState(TurnState):
    """A position of a match.

    By seat: ``hands`` and ``stocks`` (rising), unused ``chips``, ``owing`` (cards of the hand that it has still to
    choose, 0: none), ``passed`` in this trick, ``passed_before`` in the last, ``out`` of play (3.1), ``fames``.
    By suit: ``upright`` cards and ``piles`` of the plaza, and the chips ``on`` it. ``lead`` is the lead card
    (``NO_CARD`` when none lies open), ``order`` the seats from the marker holder on, ``at`` the place in it (in the
    phase ``plaza``: in ``table``), ``gone`` the played cards that left the game, ``contests`` the settled tricks.
    Log entries from ``face_down_from`` on lie face down.
    """

    __slots__ = (
        "aces",
        "at",
        "chips",
        "contests",
        "face_down_from",
        "fames",
        "gone",
        "hands",
        "lead",
        "lead_suit",
        "leads",
        "marker",
        "on",
        "order",
        "out",
        "owing",
        "passed",
        "passed_before",
        "piles",
        "placed",
        "stocks",
        "table",
        "trick",
        "upright",
        "used",
    )

    def __init__(
        self, phases: Phases, aces: Sequence[int], leads: Sequence[int], cards: Sequence[Sequence[int]], start: int
    ) -> None:
        seats = len(aces)
        super().__init__(seats, phases, "hand")
        self.aces = tuple(aces)
        self.leads = tuple(leads)
        self.stocks = [sorted(part) for part in cards]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chips = [CHIPS] * seats
        self.owing = [FIRST_HAND] * seats
        self.passed = [False] * seats
        self.passed_before = [False] * seats
        self.out = [False] * seats
        self.fames: list[list[Fame]] = [[] for _ in range(seats)]
        self.upright: list[list[int]] = [[] for _ in SUITS]
        self.piles: list[list[tuple[int, ...]]] = [[] for _ in SUITS]
        self.on = [0] * len(SUITS)
        self.used = 0
        self.gone: list[int] = []
        self.table: list[Laid] = []
        self.placed: list[Placed] = []
        self.contests: list[Contest] = []
        self.face_down_from = 0
        self.marker = self.turn = start
        self.order = turn_order(start, seats)
        self.at = self.trick = 0
        self.show_lead()

    def show_lead(self) -> None:
        """Make the trick's lead card the one that counts (2.2)."""
        self.lead = self.leads[self.trick]
        self.lead_suit = SUIT_OF[self.lead]

    def leader(self) -> int:
        """Return the seat that has or had the first turn of the trick under way (3.1)."""
        return next(seat for seat in self.order if not self.out[seat])

    def lead_row(self) -> tuple[int, ...]:
        """Return the lead cards lying face up, the farthest right first (1.2, 2.1)."""
        return self.leads[self.trick + (self.lead == NO_CARD) : self.trick + ROW]

    def leads_face_down(self) -> int:
        """Return the size of the lead pile."""
        return max(0, TRICKS - self.trick - ROW)

    def lay(self, card: int) -> bool:
        """Lay a card upright in the plaza; tell whether it made a pile (5.3)."""
        suit = SUIT_OF[card]
        column = self.upright[suit]
        column.append(card)
        if len(column) < PILE:
            return False
        self.piles[suit].append(tuple(column))
        column.clear()
        return True
