"""The JSON that Akuma Trick shows, as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from py_engine.shapes import BaseRow, BaseView, FinishedTrick, TrickShape

Colour = Literal["Y", "P", "G", "V", "B", "W"]
"""A colour's letter."""


class AkumaTrickCard(TypedDict):
    """A card of the catalogue.

    ``points`` is what it counts when it is left at the end (5.2), ``counts`` what it adds to a release number from
    the table (4.2), ``pays`` what it adds to the discards, ``null`` where it can't be one (4.3, 4.4). ``special``
    is what its rank does, if anything: it steals, turns play round, locks its colour (3), multiplies the release
    number, counts more in it (4.2), or can be played at any time (2.6).
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
"""The action of stealing a card from a seat (3.1); ``card`` only in the log, and only for thief and robbed."""


class AkumaTrickStop(TypedDict):
    """The action of stealing no more (3.1)."""

    do: Literal["stop"]
    seat: NotRequired[int]


AkumaTrickAction = AkumaTrickPlay | AkumaTrickRelease | AkumaTrickSteal | AkumaTrickStop
"""Any action of the game."""


class AkumaTrickReleaseNumber(TypedDict):
    """The release number (4.2): ``ones`` cards count 1, ``eights`` count 4, times ``factor``, ``fours`` plus 1."""

    ones: int
    eights: int
    fours: int
    factor: int
    total: int


class AkumaTrickPendingSteal(TypedDict):
    """A steal under way (3.1): the ``thief``, how many cards it may still take, which seats it may name.

    The steals of this play are in the log from entry ``log_start`` on. ``reverses`` and ``locks`` tell what the
    same play will do after it (3.2, 3.3).
    """

    thief: int
    left: int
    log_start: int
    victims: list[int]
    reverses: bool
    locks: list[Colour]


class AkumaTrickTrick(FinishedTrick):
    """A finished trick (4.6): its plays, the release number, who released, the discards and their sum.

    ``fell_short`` tells that the hand could not reach the number; 4.5 says what is discarded then.
    Nobody wins one, so ``winner`` is ``null``. ``next_leader`` is ``null`` where the release ended the game.
    """

    release: AkumaTrickReleaseNumber
    releaser: int
    discards: list[str]
    sum: int
    fell_short: bool
    next_leader: int | None


class AkumaTrickCounts(TypedDict):
    """Open counts: cards in each hand, on the table, and gone with finished tricks."""

    hands: list[int]
    table: int
    gone: int


class AkumaTrickView(BaseView):
    """The table as a seat knows it.

    ``direction`` is 1 for clockwise, -1 while play is reversed. ``beat`` is the rank to beat, ``null`` for the
    leader of a trick; ``least`` the lowest rank that beats it, ``null`` for the leader and where none does (2.3).
    ``lock`` lists the colours that may be played, none while nothing is locked. ``release`` is the number of the
    present trick. ``hand`` is empty for onlookers, ``hands`` until the game is over, when all are laid open (1.3).
    ``current_trick`` stays unfinished where a play ends the game, and is ``null`` where a release does; ``tricks``
    are the finished ones.
    """

    counts: AkumaTrickCounts
    hand: list[str]
    hands: list[list[str]]
    leader: int
    direction: Literal[1, -1]
    beat: int | None
    least: int | None
    lock: list[Colour]
    release: AkumaTrickReleaseNumber
    steal: AkumaTrickPendingSteal | None
    ended_by: int | None
    current_trick: TrickShape | None
    tricks: list[AkumaTrickTrick]


class AkumaTrickSeatResult(BaseRow):
    """A seat's score sheet (5.2): the cards left, what each counts, and the sum."""

    cards: list[str]
    values: list[int]
