"""The JSON of Akuma Trick as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from py_engine.shapes import BaseRow, BaseView, BySeat, Card, FinishedTrick, Seat, TrickShape

Colour = Literal["Y", "P", "G", "V", "B", "W"]
"""A colour's letter."""


class AkumaTrickCard(TypedDict):
    """A card of the catalogue.

    ``points`` are its points if it is left at the end (5.2), ``counts`` its value in a release number while it is
    on the table (4.2), ``pays`` its value as a discard, ``null`` if it can't be discarded (4.3, 4.4). ``special``
    is the effect of its rank, if any: it steals, reverses the direction, locks its colour (3), multiplies the
    release number, counts more in it (4.2), or can be played at any time (2.6).
    """

    id: str
    colour: Colour
    rank: int
    points: int
    counts: int
    pays: int | None
    special: Literal["steal", "reverse", "lock", "multiply", "count_more", "any_time"] | None


class AkumaTrickPlay(TypedDict):
    """The action of playing one or more cards (2); a run in rising order."""

    do: Literal["play"]
    seat: NotRequired[int]
    cards: list[str]


class AkumaTrickRelease(TypedDict):
    """The action of releasing with these discards (4)."""

    do: Literal["release"]
    seat: NotRequired[int]
    cards: list[str]


AkumaTrickSteal = TypedDict(
    "AkumaTrickSteal", {"do": Literal["steal"], "seat": NotRequired[int], "from": int, "card": NotRequired[str]}
)
"""The action of stealing a card from a seat (3.1); only the log has ``card``, for thief and victim alone."""


class AkumaTrickStop(TypedDict):
    """The action of stealing no more cards (3.1)."""

    do: Literal["stop"]
    seat: NotRequired[int]


AkumaTrickAction = AkumaTrickPlay | AkumaTrickRelease | AkumaTrickSteal | AkumaTrickStop
"""Any action of the game."""


class AkumaTrickReleaseNumber(TypedDict):
    """The release number (4.2): ``ones`` cards of 1 and ``eights`` of 4, times ``factor``, ``fours`` plus 1."""

    ones: int
    eights: int
    fours: int
    factor: int
    total: int


class AkumaTrickPendingSteal(TypedDict):
    """A steal in progress (3.1): the ``thief``, the number of cards still to take, the seats that it may name.

    The steals of this play are in the log from entry ``log_start`` on. ``reverses`` and ``locks`` are the effects
    of the same play that follow the steal (3.2, 3.3).
    """

    thief: Seat
    left: int
    log_start: int
    victims: list[Seat]
    reverses: bool
    locks: list[Colour]


class AkumaTrickTrick(FinishedTrick):
    """A finished trick (4.6): its plays, the release number, the releaser, the discards and their sum.

    ``fell_short`` means that the hand could not reach the number; 4.5 then decides the discards.
    No seat wins a trick, so ``winner`` is ``null``. ``next_leader`` is ``null`` if the release ended the game.
    """

    release: AkumaTrickReleaseNumber
    releaser: Seat
    discards: list[Card]
    sum: int
    fell_short: bool
    next_leader: Seat | None


class AkumaTrickCounts(TypedDict):
    """Open counts: cards in each hand, on the table, and gone with finished tricks."""

    hands: BySeat[int]
    table: int
    gone: int


class AkumaTrickView(BaseView):
    """The table as a seat sees it.

    ``direction`` is 1 for clockwise, -1 while play is reversed. ``beat`` is the rank to beat, ``null`` for the
    leader of a trick; ``least`` is the lowest rank that beats it, ``null`` for the leader and if no rank does
    (2.3). ``lock`` lists the colours that may be played, none if nothing is locked. ``release`` is the number of
    the present trick. ``hand`` is empty for onlookers, ``hands`` until the game is over, when all are open (1.3).
    ``current_trick`` stays unfinished if a play ends the game, and is ``null`` if a release does; ``tricks`` are
    the finished ones.
    """

    counts: AkumaTrickCounts
    hand: list[Card]
    hands: list[list[Card]]
    leader: Seat
    direction: Literal[1, -1]
    beat: int | None
    least: int | None
    lock: list[Colour]
    release: AkumaTrickReleaseNumber
    steal: AkumaTrickPendingSteal | None
    ended_by: Seat | None
    current_trick: TrickShape | None
    tricks: list[AkumaTrickTrick]


class AkumaTrickSeatResult(BaseRow):
    """A seat's score sheet (5.2): the cards left, the points of each, and their sum."""

    cards: list[str]
    values: list[int]
