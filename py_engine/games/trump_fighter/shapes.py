"""The JSON of Super Trump Fighter as types: the page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict, TypeVar

from py_engine.shapes import BaseRow, BaseView, BySeat, Card, Name, Seat

T = TypeVar("T")

BySpot = Annotated[list[T], 4]
"""A list with one item for each of a seat's four spots or places."""
RoleName = Literal[
    "straight",
    "kind",
    "suit",
    "red",
    "black",
    "spade",
    "club",
    "diamond",
    "heart",
    "sum",
    "high",
    "low",
    "odd",
    "even",
]
"""The name of a role (6.3)."""


class TrumpFighterCard(TypedDict):
    """A card of the catalogue; A counts 1, J 11, Q 12, K 13."""

    id: str
    suit: Literal["S", "C", "D", "H"]
    number: int


class RoleShape(TypedDict):
    """A role that ``n`` or more cards meet (6.3); ``sum`` has a ``total``, ``high`` and ``low`` a ``limit``."""

    role: RoleName
    n: int
    total: NotRequired[int]
    limit: NotRequired[int]


class ConditionShape(TypedDict):
    """The numbers of cards used from both fields, whether they face each other, and their roles (6)."""

    own: int
    opp: int
    facing: bool
    roles: list[RoleShape]


class SkillShape(TypedDict):
    """A skill: ``when`` lists alternatives, each a list of conditions that must all be met (6)."""

    id: str
    name: Name
    value: int
    when: list[list[ConditionShape]]


class TrumpFighterCharacter(TypedDict):
    """A character of the catalogue; ``silhouette`` describes its picture in words."""

    id: str
    name: Name
    story: Name
    silhouette: Name
    skills: list[SkillShape]


class TrumpFighterChoice(TypedDict):
    """The action of choosing a character (1.1)."""

    do: Literal["character"]
    seat: int
    name: str


class TrumpFighterReady(TypedDict):
    """The action of declaring readiness (2.1)."""

    do: Literal["ready"]
    seat: int
    at: int


class FastestMove(TypedDict):
    """A move at the word "Battle!" (4.1)."""

    do: Literal["move"]
    card: str
    to: int


class FastestCall(TypedDict):
    """A call at the word "Battle!" (4.1)."""

    do: Literal["call"]


class TrumpFighterBattle(TypedDict):
    """The word "Battle!" with each seat's fastest act (2.2, 4.1)."""

    do: Literal["battle"]
    at: int
    fastest: list[FastestMove | FastestCall | None]


class TrumpFighterMove(TypedDict):
    """The action of moving a card to a spot, 1 to 4 (2.3)."""

    do: Literal["move"]
    seat: int
    card: str
    to: int
    at: int


class TrumpFighterCall(TypedDict):
    """The action of calling (2.4)."""

    do: Literal["call"]
    seat: int
    at: int


class TrumpFighterResolve(TypedDict):
    """The end of a call's window (4.2)."""

    do: Literal["resolve"]
    at: int


class TrumpFighterStall(TypedDict):
    """A standstill: no seat has moved or called for ten seconds (5)."""

    do: Literal["stall"]
    at: int


class TrumpFighterAgree(TypedDict):
    """A standstill by agreement of both seats, at any time of a battle (5)."""

    do: Literal["agree"]
    at: int


TrumpFighterAction = (
    TrumpFighterChoice
    | TrumpFighterReady
    | TrumpFighterBattle
    | TrumpFighterMove
    | TrumpFighterCall
    | TrumpFighterResolve
    | TrumpFighterStall
    | TrumpFighterAgree
)
"""Any action of the game."""


class FieldSpot(TypedDict):
    """A field spot: the open card, and the number of cards it covers (2.3)."""

    card: Card | None
    covered: int


class MetRole(RoleShape):
    """A role and the cards that meet it."""

    cards: list[str]


class MetCondition(TypedDict):
    """A met condition: the spots used, 1 to 4 from each owner's left, and their cards, own ones first."""

    own: list[int]
    opp: list[int]
    cards: list[str]
    roles: list[MetRole]


class SuccessView(TypedDict):
    """A skill that succeeded, explained: the place of its alternative, and the cards for its conditions (2.5)."""

    id: str
    value: int
    alternative: int
    conditions: list[MetCondition]


class JudgedCall(TypedDict):
    """A call and the ground that made it correct; ``relief``: only without the opponent's last move (2.4, 4.3)."""

    seat: Seat
    at: int
    right: Literal["skill", "hand", "relief", "wrong"]


class AttackView(TypedDict):
    """The settlement of the last call.

    ``calls`` is empty if a standstill forced the call (5.2). ``misses`` are the seats that got a miss card,
    ``fields`` the open cards at the attack, ``skills`` the successes by seat, ``null`` if a miss card ended the
    game without an attack (3.1). ``before`` are the totals before the calls, ``totals`` those after the attack,
    ``drawn`` the places, 1 to 4, of each hand that were filled.
    """

    at: int
    occasion: Literal["call", "fastest", "forced"]
    calls: list[JudgedCall]
    misses: list[Seat]
    fields: BySeat[BySpot[Card | None]]
    skills: BySeat[list[SuccessView]] | None
    before: BySeat[int]
    totals: BySeat[int]
    drawn: BySeat[list[int]]


class CheckView(TypedDict):
    """A check: its start, the earliest battle at present (2.1), the seats that must move then (5.2)."""

    since: int
    battle_from: int | None
    must_move: BySeat[bool]


class StandstillView(TypedDict):
    """The standstill clock (5).

    ``since`` when it runs, the earliest time of a ``stall``, the ms ``after`` which one is due, the seat that the
    opening rule binds.
    """

    since: int
    stall_from: int
    after: int
    bound: Seat | None


class OnTable(TypedDict):
    """The part of the view that a table shows, with its sounds and lights: no call before it is settled (4.2).

    During a call ``phase`` is ``battle``, and ``standstill`` the clock as it would run without the call. ``spots``
    are, by seat, the spots that any card of its hand may take, in the present battle or the next one.
    """

    phase: str
    standstill: StandstillView | None
    spots: BySeat[list[int]]


class PendingCall(TypedDict):
    """A call."""

    seat: Seat
    at: int


class CallView(TypedDict):
    """Calls that are not settled; a table shows nothing of them before ``until`` (4.2)."""

    calls: list[PendingCall]
    until: int


class TrumpFighterCounts(TypedDict):
    """Open counts by seat: cards in hand, field cards, covered cards, miss cards; and the deck's cards."""

    deck: int
    hands: BySeat[int]
    fields: BySeat[int]
    covered: BySeat[int]
    misses: BySeat[int]


class TrumpFighterView(BaseView):
    """The table; everything except the deck and the miss cards is open to everyone (1.2).

    ``hands`` are rows of four places, ``null`` where empty, ``hand`` the viewer's own cards. ``misses`` count for
    the seat they are listed at. ``used`` are skills in the order of success, ``met`` the unused ones that the
    fields meet now (a help, 7). ``at`` is the last time, ms. ``check``, ``standstill`` and ``call`` belong to the
    phases ``check``, ``battle`` and ``call`` and are ``null`` in all others; a table shows ``on_table`` instead.
    ``goal`` points settle a match, a miss card is worth ``miss_value``, those of each seat ``miss_points``.
    ``settled`` means that the last action settled the ``last_attack``.
    """

    counts: TrumpFighterCounts
    hand: list[Card]
    characters: BySeat[str | None]
    hands: BySeat[BySpot[Card | None]]
    fields: BySeat[BySpot[FieldSpot]]
    misses: BySeat[int]
    used: BySeat[list[str]]
    met: BySeat[list[str]]
    ready: BySeat[bool]
    at: int
    check: CheckView | None
    standstill: StandstillView | None
    call: CallView | None
    on_table: OnTable
    goal: int
    miss_value: int
    miss_points: BySeat[int]
    settled: bool
    last_attack: AttackView | None


class TrumpFighterResult(BaseRow):
    """A seat's score sheet: 2 points per miss card, and the values of its skills (7)."""

    skills: list[str]
    misses: int
