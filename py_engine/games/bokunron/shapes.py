"""The JSON of Bokunron as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict, TypeVar

from py_engine.shapes import BaseRow, BaseView, BySeat, Card, FinishedTrick, Seat, TrickShape

T = TypeVar("T")

BySuit = Annotated[list[T], 4]
"""A list with one item for each suit (S H D C)."""
BokunronSuit = Literal["S", "H", "D", "C"]
"""A suit's letter."""
BokunronRank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
"""A card's number or rank."""


class BokunronCard(TypedDict):
    """A card of the catalogue; ``deck`` is 1 or 2, ``kind`` is the card's purpose."""

    id: str
    suit: BokunronSuit
    rank: BokunronRank
    deck: Literal[1, 2]
    kind: Literal["stock", "lead", "ace"]


class BokunronHand(TypedDict):
    """The action of choosing a hand, 7 cards at the start and 6 after a pass (1.5, 2.3)."""

    do: Literal["hand"]
    seat: int
    cards: list[str]


class BokunronPlay(TypedDict):
    """The action of playing one to three cards; of three, one is face ``up`` (3.3)."""

    do: Literal["play"]
    seat: NotRequired[int]
    cards: list[str]
    up: NotRequired[str]


class BokunronPass(TypedDict):
    """The action of passing (3.6)."""

    do: Literal["pass"]
    seat: NotRequired[int]


class BokunronTyrant(TypedDict):
    """The action of putting chips on a suit's column or, for the lead suit, on the lead card (3.5)."""

    do: Literal["tyrant"]
    seat: NotRequired[int]
    on: BokunronSuit
    chips: int


class BokunronNoTyrant(TypedDict):
    """The action of forgoing the tyrant's step (3.5)."""

    do: Literal["no_tyrant"]
    seat: NotRequired[int]


class BokunronPlaza(TypedDict):
    """The action of picking a played card for the plaza after a trick without a winner (5.4)."""

    do: Literal["plaza"]
    seat: NotRequired[int]
    card: str


BokunronAction = BokunronHand | BokunronPlay | BokunronPass | BokunronTyrant | BokunronNoTyrant | BokunronPlaza
"""Any action of the game."""


class BokunronColumn(TypedDict):
    """A suit of the plaza.

    ``value`` is the value of its cards (4.3); ``chips`` are on the column, or for the lead suit on the lead card;
    ``power`` is the power of its cards in the present trick (4.3, 4.4), ``null`` if no lead card is open;
    ``powers`` lists their power with 0, 1, … further chips, and is empty if no lead card is open.
    """

    suit: BokunronSuit
    upright: list[Card]
    piles: list[list[Card]]
    value: int
    chips: int
    is_lead: bool
    power: int | None
    powers: list[int]


class BokunronTablePlay(TypedDict):
    """A play of the present trick; ``cards`` is ``null`` while they are face down, except for their owner."""

    seat: Seat
    count: int
    up: Card | None
    cards: list[Card] | None


class BokunronPlacedChips(TypedDict):
    """Chips that a seat put down in the tyrant's step."""

    seat: Seat
    on: BokunronSuit
    chips: int


class BokunronOwing(TypedDict):
    """A seat that still has to choose a hand of ``count`` cards."""

    seat: Seat
    count: int


class BokunronWonTrick(TypedDict):
    """A won trick (0-7): the lead card on top and the number of cards face down beneath it."""

    lead: Card
    cards: int
    trick: int


class BokunronTerm(TypedDict):
    """A card's power: 10 or the plaza's ``value``, less 2 for each chip on its suit, at least 0 (4.3, 4.4)."""

    card: Card
    suit: BokunronSuit
    value: int
    chips: int
    power: int


class BokunronContestSeat(TypedDict):
    """A seat's part in a contest.

    ``terms`` and ``sum`` are for all its cards; ``marker`` is the 1 that the marker holder loses (4.5), ``power``
    the total. A seat without the lead suit takes no part: ``follows`` is false, ``terms`` empty, ``sum`` and
    ``power`` ``null``. ``laid`` went to the plaza, ``given`` face down to the winner, ``gone`` out of the game
    (5.2, 5.4).
    """

    seat: Seat
    cards: list[Card]
    up: Card | None
    follows: bool
    terms: list[BokunronTerm]
    sum: int | None
    marker: int
    power: int | None
    laid: list[Card]
    given: list[Card]
    gone: list[Card]


class BokunronContest(FinishedTrick):
    """A finished trick (0-7) in which a seat could act, with its full calculation (clause 4).

    ``values`` and ``chips`` are by suit (S H D C), as they were in the contest.
    ``seats`` are in the order of play. ``level`` lists the seats that share the highest power; the last of them is
    the ``winner`` (4.6). ``formed`` are the suits that got a pile.
    """

    lead: Card
    lead_suit: BokunronSuit
    marker: Seat
    outcome: Literal["won", "nobody_followed", "all_passed"]
    seats: list[BokunronContestSeat]
    passed: list[Seat]
    placed: list[BokunronPlacedChips]
    values: BySuit[int]
    chips: BySuit[int]
    level: list[Seat]
    formed: list[BokunronSuit]


class BokunronCounts(TypedDict):
    """Open counts: by seat cards in hand and stock, unused chips, cards on the table, tricks won.

    ``used`` are the chips on the discard, ``leads`` the lead cards still face down.
    """

    hands: BySeat[int]
    stocks: BySeat[int]
    chips: BySeat[int]
    played: BySeat[int]
    tricks: BySeat[int]
    used: int
    leads: int


class BokunronPlaySize(TypedDict):
    """A number of cards that may be played, and how many of them must be face up (3.3)."""

    cards: int
    up: int


class BokunronRankPoints(TypedDict):
    """The points of an ace or a lead card by its rank (6.1)."""

    rank: BokunronRank
    points: int


class BokunronNumbers(TypedDict):
    """Numbers of the rules that the page names.

    A chip takes ``chip_penalty`` off every card (4.4), a seat that passed has a
    hand of ``hand_after_pass`` (2.3), ``struck_from`` points above the lowest strike a seat out (6.5).
    ``suit_bonus`` and ``rank_bonus`` are the points of 0, 1, … cards of one suit or rank (6.2, 6.3),
    ``pile_points`` those shared for each pile (6.4).
    """

    chip_penalty: int
    hand_after_pass: int
    struck_from: int
    rank_points: list[BokunronRankPoints]
    suit_bonus: list[int]
    rank_bonus: list[int]
    pile_points: int


class BokunronView(BaseView):
    """The table as a seat knows it.

    ``hand`` and ``stock`` are the viewer's own, empty for onlookers; ``suggested`` is a hand that it may choose
    from its stock, empty while it owes none; ``aces`` by seat, ``null`` where not known. ``trick`` goes from 0
    to 7, 8 at the end. ``lead`` is ``null`` once it has left the game and at the end; ``lead_row`` has the
    face-up lead cards, the farthest right first; ``leads_gone`` those that nobody won. ``order`` are the seats
    from the marker holder on. ``owing`` still have to choose a hand. By seat: ``passed`` in this trick,
    ``passed_before`` in the last (may not pass again), ``out`` of play (3.1). ``current_trick`` is ``null``
    while hands are chosen and at the end; ``tricks`` are the finished ones, ``won_tricks`` those that each seat
    has won. ``follow`` are the cards of the viewer's hand with the lead suit: while there are any, a play must
    hold one (3.4). ``so_far`` are the points by seat that its chips make with its lead cards won and, where the
    viewer knows it, its ace (6.1-6.3), without the share of the fewest tricks. At the end, ``card_points``
    are the points of each seat's ace and lead cards alone (6.1), and ``lowest`` are the lowest points, which
    decide the seats that are struck out (6.5).
    """

    counts: BokunronCounts
    hand: list[Card]
    stock: list[Card]
    suggested: list[Card]
    aces: BySeat[Card | None]
    trick: int
    lead: Card | None
    lead_suit: BokunronSuit | None
    lead_row: list[Card]
    leads_gone: list[Card]
    plaza: BySuit[BokunronColumn]
    marker: Seat
    order: BySeat[Seat]
    owing: list[BokunronOwing]
    passed: BySeat[bool]
    passed_before: BySeat[bool]
    out: BySeat[bool]
    follow: list[Card]
    play_sizes: list[BokunronPlaySize]
    numbers: BokunronNumbers
    so_far: BySeat[int]
    card_points: BySeat[int] | None
    lowest: int | None
    plays: list[BokunronTablePlay]
    placed: list[BokunronPlacedChips]
    won_tricks: BySeat[list[BokunronWonTrick]]
    current_trick: TrickShape | None
    tricks: list[BokunronContest]


class BokunronBonus(TypedDict):
    """A bonus for cards of one suit or one rank (6.2, 6.3)."""

    of: str
    cards: list[str]
    points: int


class BokunronShare(TypedDict):
    """The terms of ``fewest``: 2 points per pile, shared by the seats with the fewest tricks (6.4)."""

    piles: int
    seats: int


class BokunronSeatResult(BaseRow):
    """A seat's score sheet (6.7), with the bonuses that add up to ``suits`` and ``ranks``.

    ``share`` is ``null`` for a seat that won more tricks than another.
    """

    ace: str
    leads: list[str]
    tricks: int
    chips: int
    base: int
    suits: int
    ranks: int
    fewest: int
    struck: bool
    suit_bonuses: list[BokunronBonus]
    rank_bonuses: list[BokunronBonus]
    share: BokunronShare | None
