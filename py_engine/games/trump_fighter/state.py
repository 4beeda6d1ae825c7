"""Super Trump Fighter's position."""

from __future__ import annotations

from typing import Literal, NamedTuple

from py_engine.games.trump_fighter.data import HAND_SIZE, NONE, SEATS, SPOTS
from py_engine.games.trump_fighter.skill_checker import SkillChecker
from py_engine.games.trump_fighter.traits import trait_mask
from py_engine.phase import Phases, State

NEVER = -(10**9)
"""A time so early that nothing is within a window of it."""
NO_SEAT = -1
"""The place of a missing seat."""

Row = tuple[int, ...]
"""A hand's places or a field's spots."""
Occasion = Literal["call", "fastest", "forced"]
"""The occasion of a call: a call in the battle, a fastest one (4.1), the break rule (5.2)."""
Right = Literal["skill", "hand", "relief", "wrong"]
"""The ground of a correct call, or that it is wrong (2.4, 4.3)."""


class JudgedCall(NamedTuple):
    """A call and the ground that made it correct; ``relief``: only without the opponent's last move (4.3)."""

    seat: int
    at: int
    right: Right


class Settlement(NamedTuple):
    """A settled call, with everything that explains it.

    ``occasion`` is a call in the battle, a fastest call (4.1), or the break rule (5.2). ``fields`` are the open
    cards of both seats at the attack, ``met`` the masks of skills that succeeded, or ``None`` if a miss card ended
    the game without an attack (3.1). ``paid`` are the callers that paid a miss card, ``drawn`` the places of each
    seat's hand that were filled, ``before`` the totals before the calls, ``totals`` those after the attack.
    """

    at: int
    occasion: Occasion
    calls: tuple[JudgedCall, ...]
    paid: tuple[int, ...]
    fields: tuple[Row, Row]
    met: tuple[int, int] | None
    before: tuple[int, int]
    totals: tuple[int, int]
    drawn: tuple[Row, Row]


class TrumpFighterState(State):
    """A position of a match; pairs and lists of two are by seat, times in ms.

    ``deck`` has its next card last; ``hands`` and ``fields`` (open cards) are rows of four, -1 where empty;
    ``covered`` the covered cards of each spot, the last covered last. ``checkers`` compute the met skills,
    ``unused`` are masks of skills, ``used`` the skills in the order of success, ``misses`` the number of miss cards
    that count for the seat, ``miss_cards`` these cards themselves, which no seat sees.

    ``at`` is the time of the last action; ``check_since`` when the present check began (2.1), ``still_since`` when
    the standstill clock started (5), ``bound_seat`` the seat that the opening rule binds or -1 (5.1); both continue
    during a call as if there were none, since the table does not show it (4.2). ``must_move`` are the seats that
    the break rule binds (5.2). ``moved_at`` and ``moved_spot`` are a seat's last move of this battle, if it may be
    undone; ``calls`` the seats and times of unsettled calls, ``settlement`` the last settled call. ``ended_by`` is
    how the match ended (2.5, 2.6), empty before. ``check_ms`` and ``window`` are options.
    """

    def __init__(self, phases: Phases, check_ms: int, window: int, deck: list[int]) -> None:
        super().__init__(SEATS, phases, "character")
        self.check_ms = check_ms
        self.window = window
        self.deck = deck
        self.characters = [NONE, NONE]
        self.checkers: list[SkillChecker] = []
        self.hands = [[NONE] * HAND_SIZE, [NONE] * HAND_SIZE]
        self.fields = [[NONE] * SPOTS, [NONE] * SPOTS]
        self.covered: list[list[list[int]]] = [[[] for _ in range(SPOTS)] for _ in range(SEATS)]
        self.unused = [15, 15]
        self.used: list[list[int]] = [[], []]
        self.misses = [0, 0]
        self.miss_cards: list[int] = []
        self.totals = [0, 0]
        self.at = self.check_since = self.still_since = 0
        self.bound_seat = NO_SEAT
        self.must_move = [False, False]
        self.ready = [False, False]
        self.moved_at = [NEVER, NEVER]
        self.moved_spot = [0, 0]
        self.calls: list[tuple[int, int]] = []
        self.settlement: Settlement | None = None
        self.ended_by = ""

    def begin_check(self, at: int) -> None:
        """Stop the battle: both seats look, and declare that they are ready (2.1)."""
        self.at = self.check_since = at
        self.ready = [False, False]
        self.bound_seat = NO_SEAT
        self.calls = []
        self.enter("check")

    def begin_battle(self, at: int) -> None:
        """Start the battle's clocks; no move of it has been made yet."""
        self.at = self.still_since = at
        self.must_move = [False, False]
        self.moved_at = [NEVER, NEVER]
        self.enter("battle")

    def place(self, seat: int, card: int, spot: int) -> None:
        """Put a card of the hand on a spot; the card that was there is covered (2.3)."""
        hand, field = self.hands[seat], self.fields[seat]
        hand[hand.index(card)] = NONE
        under, field[spot] = field[spot], card
        if under != NONE:
            self.covered[seat][spot].append(under)

    def move(self, seat: int, card: int, spot: int, at: int) -> None:
        """Carry out a move within a battle (2.3); a fastest one has no time of its own."""
        self.place(seat, card, spot)
        self.at = self.moved_at[seat] = at
        self.moved_spot[seat] = spot

    def restart_clock(self, seat: int, at: int) -> None:
        """Restart the standstill clock after a move; the opponent's move does not free a bound seat (5, 5.1)."""
        if self.bound_seat != 1 - seat:
            self.bound_seat = NO_SEAT
            self.still_since = at

    def in_hand(self, seat: int) -> int:
        """Return the number of cards in a hand."""
        return HAND_SIZE - self.hands[seat].count(NONE)

    def in_field(self, seat: int) -> int:
        """Return the number of field cards; covered ones count as absent (2.3)."""
        return SPOTS - self.fields[seat].count(NONE)

    def met(self, seat: int) -> int:
        """Return the mask of the seat's unused skills that the field meets."""
        fields = self.fields
        return self.checkers[seat].met(trait_mask(fields[seat], fields[1 - seat]), self.unused[seat])

    def met_without(self, seat: int, spot: int) -> int:
        """Return the skills that the seat would meet without the opponent's card at ``spot`` (4.3), as a mask."""
        field = list(self.fields[1 - seat])
        covered = self.covered[1 - seat][spot]
        field[spot] = covered[-1] if covered else NONE
        return self.checkers[seat].met(trait_mask(self.fields[seat], field), self.unused[seat])
