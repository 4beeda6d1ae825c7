"""The JSON of Ghost Couple as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from py_engine.shapes import BaseRow, BaseView, BySeat, Card, LogEntry, Name, Seat

Deck = Literal["ghosts", "trump"]
"""A value of the option ``deck``."""
Suit = Literal["S", "H", "D", "C"]
"""A playing card's suit."""
Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
"""A playing card's rank."""
PendingChoice = Literal[
    "lay",
    "flip",
    "couple",
    "draw_for",
    "take",
    "put",
    "flip_x",
    "flip_block",
    "banish",
    "look",
    "banish_hand",
    "rob",
    "banish_treasure",
    "cover",
    "reshuffle",
]
"""A phase with a choice."""


class TrumpCard(TypedDict):
    """A playing card of the catalogue (5); a joker's ``suit``, ``rank`` and ``side`` are ``null``.

    ``event`` is the number of the event with the effect of a couple of this rank, 20 for the K (banish one card and
    continue the turn), ``null`` for none. ``goes_with`` is the kind of cards that it goes with: all, all of its
    rank, or those of its rank in the other colour; a couple with a ``silent`` one has no effect. ``quartet``: the
    points for all cards of its rank in one treasure (5.2), ``null`` for none.
    """

    id: str
    deck: Literal["trump"]
    suit: Suit | None
    rank: Rank | None
    side: Literal[0, 1] | None
    points: int
    event: int | None
    goes_with: Literal["any_card", "same_rank", "other_colour"]
    silent: bool
    quartet: int | None


class GhostCard(TypedDict):
    """A ghost card of the catalogue (6): the ghost's and the character's names, its side, points and event 1-19.

    ``ability`` lists the numbers 1-9, in the sheet's order, of the character's abilities.
    """

    id: str
    deck: Literal["ghosts"]
    ghost: Name
    name: Name
    side: Literal[0, 1]
    points: int
    event: int | None
    ability: list[int]


GhostCoupleCard = TrumpCard | GhostCard
"""A card of the catalogue."""


class Lay(TypedDict):
    """Lay a hand card on the board if the deck is empty (2.1)."""

    do: Literal["lay"]
    seat: NotRequired[int]
    card: str
    cell: int


class OneCell(TypedDict):
    """Turn one card up (2.2), or choose the middle of an X or of a 3×3 (5.3, 6.3)."""

    do: Literal["flip", "flip_x", "flip_block"]
    seat: NotRequired[int]
    cell: int


class Couple(TypedDict):
    """Take a couple (2.3, 3.2)."""

    do: Literal["couple"]
    seat: NotRequired[int]
    cards: list[str]


class OneCard(TypedDict):
    """Swap a hand card with the centre (2.4), or banish one of the hand looked at (6.3, 15)."""

    do: Literal["swap", "banish_hand"]
    seat: NotRequired[int]
    card: str


class NoField(TypedDict):
    """End the turn, cover the board (6.3, 19), or shuffle the hand into the deck (6.3, 12)."""

    do: Literal["end", "cover", "reshuffle"]
    seat: NotRequired[int]


class DrawFor(TypedDict):
    """Let a seat draw."""

    do: Literal["draw_for"]
    seat: NotRequired[int]
    to: int


class SomeCells(TypedDict):
    """Take face-down cards into the hand (5.3), or banish cards of the board."""

    do: Literal["take", "banish"]
    seat: NotRequired[int]
    cells: list[int]


class Put(TypedDict):
    """Lay hand cards on the freed cells, the first on the lowest (5.3)."""

    do: Literal["put"]
    seat: NotRequired[int]
    cards: list[str]


Look = TypedDict("Look", {"do": Literal["look"], "seat": NotRequired[int], "from": int})
"""Look at another hand (6.3, 15)."""
TreasureCard = TypedDict(
    "TreasureCard",
    {"do": Literal["rob", "banish_treasure"], "seat": NotRequired[int], "from": int, "card": str},
)
"""Steal or banish a card of another treasure (6.3, 17 and 18)."""

GhostCoupleAction = Lay | OneCell | Couple | OneCard | NoField | DrawFor | SomeCells | Put | Look | TreasureCard
"""Any action of the game."""


class OpenedCard(TypedDict):
    """A card that a move opened, and its cell."""

    cell: int
    card: Card


class OpenedEntry(LogEntry):
    """A move in the log that opened cards (7): to everyone, or to its own seat alone (1.3).

    ``flip`` names the ``card`` turned up and ``swap`` the one ``taken`` from the centre; ``flip_x``, ``flip_block``
    and ``banish`` name the ``cells`` and their ``cards``, in the same order. In the own seat's view ``take`` names
    the ``cards`` taken, ``look`` the hand looked at, ``reshuffle`` the hand shuffled into the deck.
    """

    card: NotRequired[str]
    taken: NotRequired[str]
    cells: NotRequired[list[int]]
    cards: NotRequired[list[str]]


class GhostCoupleCoupleEntry(LogEntry):
    """A couple in the log: where the two cards ``went``, and their event, if any (2.3, 3.2).

    ``cells`` are the cards' former cells, 0 for a hand's or a banished card. ``opened`` are the cards that the
    event turned up without a choice (6.3): the corners, or the whole board.
    """

    cards: list[str]
    cells: list[int]
    opened: list[OpenedCard]
    went: Literal["treasure", "gone"]
    event: int | None


class CellView(TypedDict):
    """A cell of the board; ``card`` is named only while it is face up."""

    cell: int
    state: Literal["empty", "down", "up"]
    card: Card | None


class AreaView(TypedDict):
    """An X or a 3×3 that may be chosen by its middle, and the cells that would come up."""

    cell: int
    cells: list[int]


class PendingView(TypedDict):
    """The open choice, and its limits.

    ``couple`` and ``event`` are the couple that leads to it and its event (as in the catalogue), ``null`` for the
    turn's own steps. ``count`` is the number of cards to name, turn or draw; ``cells``, ``areas`` and ``seats`` are
    those that may be named (or, in ``cover``, that will be covered within ``seconds``; in ``put``, that will be
    filled). ``open`` are the legal actions that name cards but none of a hand, with the end of the turn if there
    are any: everyone knows that they are legal.
    """

    choice: PendingChoice
    couple: list[Card] | None
    event: int | None
    count: int
    cells: list[int]
    areas: list[AreaView]
    seats: list[Seat]
    seconds: int | None
    open: list[Couple | NoField | TreasureCard]


class SeatResult(BaseRow):
    """A seat's score sheet (4.3); ``bonus`` is 0 until the match is over."""

    cards: int
    quartets: int
    abilities: int
    bonus: int


class GhostCoupleCounts(TypedDict):
    """Open counts: cards in each hand and treasure, in the deck, on the board, banished, out of the game."""

    hands: BySeat[int]
    treasures: BySeat[int]
    deck: int
    board: int
    banished: int
    gone: int


class GhostCoupleView(BaseView):
    """The table as a seat sees it.

    ``hands`` has, by seat, the hands open to the viewer apart from its own: the one it is looking at (6.3, 15), and
    all at the end; ``null`` for the others. ``board`` has the cells row by row in ``columns``, with ``rows`` rows
    at the start; swaps are made at its cell ``centre`` (1.1). ``next`` is the seat whose turn would come now,
    ``skips`` the number of seats passed over, ``skipped`` their list. ``couples`` are those taken in this turn;
    ``hand_usable`` is false while the hand can't be used (5.3); with ``swap_owed`` the turn ends by a swap and not
    otherwise (2.4). ``gone`` are the cards that left the game (3.2). ``sheets`` are the current points, ``terms``
    those of them that this deck scores, ``first_empty`` has the bonus.
    """

    counts: GhostCoupleCounts
    hand: list[Card]
    hands: BySeat[list[Card] | None]
    board: list[CellView]
    rows: int
    columns: int
    centre: int
    turn: Seat
    direction: Literal[1, -1]
    skips: int
    next: Seat
    skipped: list[Seat]
    couples: int
    hand_usable: bool
    swap_owed: bool
    pending: PendingView | None
    banished: list[Card]
    gone: list[Card]
    treasures: BySeat[list[Card]]
    sheets: BySeat[SeatResult]
    terms: list[Literal["cards", "quartets", "abilities", "bonus"]]
    first_empty: Seat | None
