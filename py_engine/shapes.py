"""The door's JSON as types: README.md's reference, for people and for the page.

The page's TypeScript types are generated from these, and the tests check every answer of the door against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, TypeVar

T = TypeVar("T")

Json = Any
"""Any JSON value."""
Card = Annotated[str, "card"]
"""The name of a card of the game."""
Seat = Annotated[int, "seat"]
"""A seat of the match."""
BySeat = Annotated[list[T], "by seat"]
"""A list with one item for each seat of the match."""


class Name(TypedDict):
    """A name in both languages."""

    ja: str
    en: str


class SeatName(TypedDict):
    """A seat as the players named it."""

    name: str


class OptionBound(TypedDict):
    """A value of an option that allows fewer players than the game does."""

    value: str | int
    players: int


class OptionShape(TypedDict):
    """An option of the set-up, with its clause; ``suggested`` is the set-up screen's first choice.

    ``suggested_passed`` is its first choice where several people pass one device round.
    """

    id: str
    values: list[str | int]
    default: str | int
    suggested: str | int
    suggested_passed: str | int
    clause: str
    most_players: list[OptionBound]


class CatalogGame(TypedDict):
    """A game of the catalogue; ``cards`` and ``characters`` have the game's own fields next to ``id``.

    ``rules`` is the version of the game's rules; ``live`` means real time instead of turns. ``outcomes`` lists, by
    verb, the fields of a log entry that chance has filled in, not the actor. ``weighs`` has the verbs of the
    actions that bots weigh, each with the field that lists every seat's simultaneous act, ``null`` if an action is
    one seat's. ``exercises`` has those of these verbs whose choices can be judged from the view alone; none in real
    time.
    """

    id: str
    name: Name
    rules: int
    min_players: int
    max_players: int
    live: bool
    options: list[OptionShape]
    bots: list[str]
    outcomes: dict[str, list[str]]
    weighs: dict[str, str | None]
    exercises: list[str]
    cards: list[dict[str, Json]]
    characters: list[dict[str, Json]]


class Catalog(TypedDict):
    """Answer to ``catalog``."""

    games: list[CatalogGame]


class Status(TypedDict):
    """The status of a match; ``result`` is present when it is over.

    ``undoable``: undoing the last logged action gives no player knowledge, its actor included.
    """

    match: str
    game: str
    to_act: list[int]
    phase: str
    over: bool
    scores: list[int | None]
    winners: list[int]
    log_length: int
    undoable: bool
    result: NotRequired[Json]
    by: NotRequired[str]


class Dealt(Status):
    """Answer to ``new``: the status of the new match, its save and, on request, everyone's view."""

    save: Save
    table: NotRequired[BaseView]


class RefusalShape(TypedDict):
    """The reason why the rules forbid an action: the clause, a stable code, and the values for a sentence."""

    clause: str
    code: str
    params: dict[str, Json]


class Allowed(TypedDict):
    """Answer to ``check``: the action is legal."""

    ok: Literal[True]


class Refused(TypedDict):
    """Answer to ``check`` and ``act``: the action is refused without any change."""

    ok: Literal[False]
    refusal: RefusalShape


class Acted(Status):
    """Answer to ``act``: the status after it, the entry as logged and, on request, the next views.

    ``private``: by this action its seat saw a card that is not open. ``learned``: the seats that now see a card
    that they did not see before. With ``look`` or ``eyes`` ``table`` is everyone's view, ``sight`` the view of
    these eyes, if it has more.
    """

    ok: Literal[True]
    entry: dict[str, Json]
    private: bool
    learned: list[int]
    table: NotRequired[BaseView]
    sight: NotRequired[Sight]


class Legal(TypedDict):
    """Answer to ``legal``; ``complete`` is false if there are more than the limit."""

    actions: list[dict[str, Json]]
    complete: bool


class Sight(Legal):
    """The view and the legal actions of the eyes that an action came with."""

    view: BaseView


class ReasonShape(TypedDict):
    """The reason for a move: a stable code, and the values for a sentence about it."""

    code: str
    params: dict[str, Json]


class WeighedMove(TypedDict):
    """A move that a bot weighed: ``worth`` is the expected share of the win, ``null`` if not counted.

    ``why`` is its reason by the rule of thumb. In real time ``action`` may be ``null``, to wait, if the request has
    an action to weigh. After an even look ``behind`` is the 95 % interval, low and high, of the share that the best
    choice brings more in the same worlds; both are 0 for the best.
    """

    action: dict[str, Json] | None
    worth: float | None
    why: ReasonShape
    behind: NotRequired[list[float]]


class Thought(TypedDict):
    """Answer to ``think``.

    ``action`` is the bot's move; ``choices`` are up to ten moves that it weighed, best first; ``spent`` is the
    number of worlds it used, ``worlds`` its level's default. In a game in real time ``action`` may be ``null``, to
    wait, and ``after_ms`` is the delay in ms of the action, or of the next look. ``chances`` is present if an
    action had to be weighed: each seat's expected share of the win (together 1) after the best move, from the
    knowledge of the seat to act.
    """

    action: dict[str, Json] | None
    choices: list[WeighedMove]
    spent: int
    worlds: int
    after_ms: NotRequired[int]
    chances: NotRequired[list[float]]


class LogEntry(TypedDict):
    """A log entry as a viewer may see it; the action's own fields are next to these."""

    seat: int | None
    do: str


class BaseRow(TypedDict):
    """A seat's row of a score sheet: the seat, and its points as in ``scores``; each game adds its terms."""

    seat: int
    points: int


class BaseView(TypedDict):
    """The common part of every game's view.

    ``log`` begins at entry ``log_start`` of the match; ``standing`` are the seats of a finished match in the order
    of its score sheet, the winners first, and empty before. ``log_since`` is present if a request gives the number
    of ``known`` entries: then ``log`` begins at that entry, and all earlier entries are unchanged.
    """

    match: str
    game: str
    seat: Seat | None
    seats: list[SeatName]
    options: dict[str, str | int]
    phase: str
    to_act: list[Seat]
    over: bool
    scores: BySeat[int | None]
    standing: list[Seat]
    log: list[dict[str, Json]]
    log_start: int
    log_since: NotRequired[int]


class PlayShape(TypedDict):
    """Cards that a seat played together; ``null`` is a card that is face down for the viewer."""

    seat: Seat
    cards: list[Card | None]


class TrickShape(TypedDict):
    """A trick, the present one or a finished one: ``number`` counts from 0 in the deal, ``plays`` are in order."""

    number: int
    leader: Seat
    plays: list[PlayShape]


class FinishedTrick(TrickShape):
    """A trick that is over; a game's own shape adds the explanation.

    ``winner`` is ``null`` if no seat won it. ``log_end`` is the length of the match's log after the trick's last
    entry: a viewer of fewer entries has not seen its end.
    """

    winner: Seat | None
    log_end: int


class Save(TypedDict):
    """A match as it is stored."""

    format: Literal[1]
    game: str
    options: dict[str, str | int]
    seats: list[SeatName]
    deal: dict[str, Json]
    log: list[dict[str, Json]]


class LogNews(TypedDict):
    """The news in a seat's log: its ``entries`` from entry ``since`` on; all earlier ones are unchanged."""

    since: int
    entries: list[dict[str, Json]]


class Views(TypedDict):
    """Answer to ``views``: a row per step, a view per seat.

    Without logs the views have no ``log``, and ``logs`` are the news in each since the next lower requested step.
    ``hands`` are the seats' own hands, a row per step, on request. ``deals``: the entries with which the match's
    deals begin. ``status`` is that of the complete save. ``match`` is empty in all: no match is open.
    """

    views: list[list[BaseView]]
    logs: NotRequired[list[list[LogNews]]]
    hands: NotRequired[list[list[list[str]]]]
    deals: list[int]
    status: Status


class ErrorBody(TypedDict):
    """The fault in a request; a load names the entry and, if a rule forbids it, the refusal."""

    code: str
    message: str
    entry: NotRequired[int]
    refusal: NotRequired[RefusalShape]


class Error(TypedDict):
    """Answer to bad input."""

    error: ErrorBody


class Link(TypedDict):
    """Answer to ``link``: the text."""

    link: str


class Linked(TypedDict):
    """Answer to ``read_link``: a finished match, or a bare ``deal``.

    Without ``names`` the seats are called by numbers, from 1 on.
    """

    deal: bool
    names: bool
    save: Save


class CatalogRequest(TypedDict):
    """Ask for the games."""

    op: Literal["catalog"]


class NewRequest(TypedDict):
    """Start a match from a seed, with an optional start seat, or from a deal; ``eyes`` adds everyone's view."""

    op: Literal["new"]
    game: str
    seats: list[SeatName]
    options: NotRequired[dict[str, str | int]]
    seed: NotRequired[int]
    start: NotRequired[int]
    deal: NotRequired[dict[str, Json]]
    eyes: NotRequired[None]


class MatchRequest(TypedDict):
    """Ask about a match, save it, or close it."""

    op: Literal["status", "save", "close"]
    match: str


class UndoRequest(TypedDict):
    """Undo a match's last action, or the last ``steps`` actions."""

    op: Literal["undo"]
    match: str
    steps: NotRequired[int]


class LegalRequest(TypedDict):
    """Ask for the legal actions, of one seat if named, the first ``limit`` of them (default 1000)."""

    op: Literal["legal"]
    match: str
    seat: NotRequired[int | None]
    limit: NotRequired[int]


class ActionRequest(TypedDict):
    """Ask whether an action is legal, or carry it out.

    With ``look`` or ``eyes`` an act's answer has everyone's view, and that of these eyes, with the first ``look``
    (default 1000) of the legal actions. ``"seat"``, the default: the seat that acts, if it acts next or has learned
    something. A number: that seat. ``null``: everyone, in real time. ``known``: the number of log entries that the
    eyes and everyone were shown before; see ``BaseView``.
    """

    op: Literal["check", "act"]
    match: str
    action: dict[str, Json]
    look: NotRequired[int]
    eyes: NotRequired[int | Literal["seat"] | None]
    known: NotRequired[int]


class ViewRequest(TypedDict):
    """Ask for the view of a seat, ``null`` for everyone's.

    ``known``: the number of log entries that the seat was shown before; see ``BaseView``.
    """

    op: Literal["view"]
    match: str
    seat: int | None
    known: NotRequired[int]


class ThinkRequest(TypedDict):
    """Ask for the move of a bot of one of the catalogue's levels (``bots``) that knows only a view.

    ``view`` is an answer to ``view`` for a seat to act; its key ``match`` may be missing. ``effort`` (1 to 10,000)
    is the number of worlds instead of the level's own, if it uses any; ``at`` the time of the look in ms, in a game
    in real time. ``weigh`` is a legal action of the seat that is weighed in addition to the bot's own: it is among
    the answer's ``choices``. With ``even_look`` all moves use all worlds, none is preferred, and each choice has
    its distance ``behind`` the best.
    """

    op: Literal["think"]
    view: dict[str, Json]
    level: str
    effort: NotRequired[int]
    at: NotRequired[int]
    weigh: NotRequired[dict[str, Json]]
    even_look: NotRequired[bool]


class LoadRequest(TypedDict):
    """Open a saved match."""

    op: Literal["load"]
    save: Save


class ViewsRequest(TypedDict):
    """Ask for the views of seats (``null``: everyone's) at steps of a save, each the length of the log there.

    With ``log`` ``false`` the answer has only the news in the logs; with ``hands`` it has every seat's own hand.
    """

    op: Literal["views"]
    save: Save
    seats: list[int | None]
    steps: list[int]
    log: NotRequired[bool]
    hands: NotRequired[bool]


class LinkRequest(TypedDict):
    """Ask for a finished match as a link's text, or for its deal alone; with the players' names on request."""

    op: Literal["link"]
    match: str
    deal: NotRequired[bool]
    names: NotRequired[bool]


class ReadLinkRequest(TypedDict):
    """Ask for the content of a link's text."""

    op: Literal["read_link"]
    link: str


DoorRequest = (
    CatalogRequest
    | NewRequest
    | MatchRequest
    | UndoRequest
    | LegalRequest
    | ActionRequest
    | ViewRequest
    | ThinkRequest
    | LoadRequest
    | ViewsRequest
    | LinkRequest
    | ReadLinkRequest
)
"""Any request to the door."""
