"""The JSON of Lucky Maker as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from py_engine.shapes import BaseRow, BaseView, BySeat, Card, FinishedTrick, Seat, TrickShape

LuckyMakerSuit = Literal["R", "B", "G", "Y"]
"""A suit's letter."""


class LuckyMakerCard(TypedDict):
    """A card of the catalogue: its two suits and its number in each."""

    id: str
    suits: list[LuckyMakerSuit]
    numbers: list[int]


class LuckyMakerPlay(TypedDict):
    """The action of playing a card."""

    do: Literal["play"]
    seat: NotRequired[int]
    card: str


class LuckyMakerDeal(TypedDict):
    """The action of dealing the next game of a match (4.2)."""

    do: Literal["deal"]
    seat: NotRequired[int]


LuckyMakerAction = LuckyMakerPlay | LuckyMakerDeal
"""Any action of the game."""


class LuckyMakerStake(TypedDict):
    """The worth of a suit of a master if it is the follow suit (3.5, 3.6).

    The highest number in it wins ``points``, unless it falls short of the master's number ``to_beat``; an equal one
    wins.
    """

    suit: LuckyMakerSuit
    to_beat: int
    points: int


class LuckyMakerTrick(FinishedTrick):
    """A finished trick, explained (clause 3).

    ``counts`` belong to ``suits``, the master's two, and ``stakes`` are their stakes; ``follow``, ``scored`` and
    ``winner`` are ``null`` if there is none; ``level`` is true if the counts were equal, so that the master's
    larger number decided (3.2). ``best`` is the highest number played in the follow suit,
    ``to_beat`` the master's (3.4, 3.5). ``next_leader`` is ``null`` after a game's last trick; ``lead_stays``
    is true if the winner does not lead next (3.8).
    """

    master: Card
    suits: list[LuckyMakerSuit]
    counts: list[int]
    stakes: list[LuckyMakerStake]
    level: bool
    follow: LuckyMakerSuit | None
    scored: LuckyMakerSuit | None
    points: int
    best: int | None
    to_beat: int | None
    next_leader: Seat | None
    lead_stays: bool
    reason: Literal["highest", "last_of_equals", "no_follower", "master_higher"]


class LuckyMakerCounts(TypedDict):
    """Open counts: cards in each hand, masters still face down, tricks won by each seat in this game."""

    hands: BySeat[int]
    masters: int
    tricks: BySeat[int]


class LuckyMakerView(BaseView):
    """The table as a seat sees it.

    ``master`` is ``null`` when none is open; ``suit_counts`` are the running counts of its two ``suits`` among the
    cards played (3.1), ``stakes`` the stakes of each. ``waiting`` are the seats still to play to the trick.
    ``tricks`` are the finished tricks of the present game, ``current_trick`` the unfinished one, ``null`` between
    two games and at the end; ``game`` numbers start at 0, ``game_points`` are the points of every finished game by
    seat. ``hand`` is empty for onlookers.
    """

    counts: LuckyMakerCounts
    hand: list[Card]
    master: Card | None
    suits: list[LuckyMakerSuit]
    stakes: list[LuckyMakerStake]
    suit_counts: list[int]
    leader: Seat
    waiting: list[Seat]
    current_trick: TrickShape | None
    tricks: list[LuckyMakerTrick]
    game_number: int
    games_in_match: int
    game_points: list[BySeat[int]]


class LuckyMakerTrickRow(TypedDict):
    """A won trick on the score sheet: the master, the suit scored, its points."""

    master: str
    suit: LuckyMakerSuit
    points: int


class LuckyMakerGameRow(TypedDict):
    """One game of a seat: the tricks it won in order, and their sum."""

    tricks: list[LuckyMakerTrickRow]
    points: int


class LuckyMakerRow(BaseRow):
    """A seat's score sheet (4.3)."""

    games: list[LuckyMakerGameRow]
