"""The door's JSON as types: what README.md says, for people and for the page.

The page's TypeScript types are generated from these, and the tests hold every answer of the door against them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Json = Any
"""Any JSON value."""


class Name(TypedDict):
    """A name in both languages."""

    ja: str
    en: str


class SeatName(TypedDict):
    """A seat as the players named it."""

    name: str


class OptionBound(TypedDict):
    """A value of an option that fewer may play with than the game takes."""

    value: str | int
    players: int


class OptionShape(TypedDict):
    """A choice of the set-up, with the clause that speaks of it; ``suggested`` is what a set-up offers first.

    ``suggested_passed`` is what it offers first where several people pass one device round.
    """

    id: str
    values: list[str | int]
    default: str | int
    suggested: str | int
    suggested_passed: str | int
    clause: str
    most_players: list[OptionBound]


class CatalogGame(TypedDict):
    """A game of the catalogue; ``cards`` and ``characters`` have the game's own fields beside ``id``.

    ``rules`` is the version of the game's rules; ``live`` says whether it is played in real time or in turns.
    ``outcomes``: by verb, the fields of a log entry that chance has filled in, not whoever acted. ``weighs``: by
    the verbs whose actions machine players weigh, the field that has what each seat does at once, ``null`` where
    an action is one seat's.
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
    cards: list[dict[str, Json]]
    characters: list[dict[str, Json]]


class Catalog(TypedDict):
    """Answer to ``catalog``."""

    games: list[CatalogGame]


class Status(TypedDict):
    """Where a match stands; ``result`` is there when it is over.

    ``undoable``: taking the last logged action back gives nobody knowledge, its actor included.
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
    """Answer to ``new``: the status of the match that is open now, its save and, if asked for, everybody's view."""

    save: Save
    table: NotRequired[BaseView]


class RefusalShape(TypedDict):
    """Why the rules forbid an action: the clause, a stable code, and what a sentence about it needs."""

    clause: str
    code: str
    params: dict[str, Json]


class Allowed(TypedDict):
    """Answer to ``check``: the action is legal."""

    ok: Literal[True]


class Refused(TypedDict):
    """Answer to ``check`` and ``act``: the action is refused and nothing has changed."""

    ok: Literal[False]
    refusal: RefusalShape


class Acted(Status):
    """Answer to ``act``: the status after it, the entry as logged and, if asked for, what is seen next.

    ``private``: by this action its seat saw a card that does not lie open. ``learned``: the seats that see a card
    now which they did not see before. With ``look`` or ``eyes`` ``table`` is what everybody sees, ``sight`` what
    these eyes do, where that is more.
    """

    ok: Literal[True]
    entry: dict[str, Json]
    private: bool
    learned: list[int]
    table: NotRequired[BaseView]
    sight: NotRequired[Sight]


class Legal(TypedDict):
    """Answer to ``legal``; ``complete`` is false where there are more than the limit."""

    actions: list[dict[str, Json]]
    complete: bool


class Sight(Legal):
    """What the eyes that an action came with may see and do next."""

    view: BaseView


class ReasonShape(TypedDict):
    """What speaks for a move: a stable code, and what a sentence about it needs."""

    code: str
    params: dict[str, Json]


class WeighedMove(TypedDict):
    """A move that a machine player weighed: ``worth`` is the expected share of the win, ``null`` if not counted.

    ``why`` is what the rule of thumb has to say for it. In real time ``action`` may be ``null``, to wait, where
    something was to be weighed.
    """

    action: dict[str, Json] | None
    worth: float | None
    why: ReasonShape


class Thought(TypedDict):
    """Answer to ``think``.

    ``action`` is what it does; ``choices`` are up to ten moves that it weighed, best first; ``spent`` is how many
    worlds it looked at, ``worlds`` how many its level looks at by itself. In a game in real time ``action`` may be
    ``null``, to wait, and ``after_ms`` are the ms until then, or to its next look. ``chances`` is there where an
    action was to be weighed: each seat's expected share of the win (together 1) after what is best, from what the
    seat that was to act knew.
    """

    action: dict[str, Json] | None
    choices: list[WeighedMove]
    spent: int
    worlds: int
    after_ms: NotRequired[int]
    chances: NotRequired[list[float]]


class LogEntry(TypedDict):
    """A log entry as a viewer may see it; the action's own fields lie beside these."""

    seat: int | None
    do: str


class BaseRow(TypedDict):
    """A seat's row of a score sheet: the seat, and its points as ``scores`` has them; each game adds its terms."""

    seat: int
    points: int


class BaseView(TypedDict):
    """What the view of every game holds.

    ``log`` begins at entry ``log_start`` of the match; ``standing`` are the seats of a finished match in the order
    in which its score sheet lists them, the winners first, and empty before. ``log_since`` is there where a request
    says how many entries are ``known``: then ``log`` begins at that entry, and all before it are as they were.
    """

    match: str
    game: str
    seat: int | None
    seats: list[SeatName]
    options: dict[str, str | int]
    phase: str
    to_act: list[int]
    over: bool
    scores: list[int | None]
    standing: list[int]
    log: list[dict[str, Json]]
    log_start: int
    log_since: NotRequired[int]


class PlayShape(TypedDict):
    """Cards that a seat played together; ``null`` is one that lies face down to the viewer."""

    seat: int
    cards: list[str | None]


class TrickShape(TypedDict):
    """A trick, the present one or a finished one: ``number`` counts the deal's from 0, ``plays`` are in order."""

    number: int
    leader: int
    plays: list[PlayShape]


class FinishedTrick(TrickShape):
    """A trick that is over; a game's own shape adds what explains it.

    ``winner`` is ``null`` where nobody won it. ``log_end`` is the length that the match's log had after the last
    entry that belongs to it: whoever had seen fewer entries has not seen it end.
    """

    winner: int | None
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
    """What is new in a seat's log: its ``entries`` from entry ``since`` on, and all before it as they were."""

    since: int
    entries: list[dict[str, Json]]


class Views(TypedDict):
    """Answer to ``views``: a row a step, a view a seat.

    Without logs the views have no ``log``, and ``logs`` say what is new in each since the next lower step that was
    asked for. ``hands`` are the seats' own hands, a row a step, if they were asked for. ``deals``: the entries with
    which the match's deals begin. ``status`` is that of the whole save. ``match`` is empty in all: none is open.
    """

    views: list[list[BaseView]]
    logs: NotRequired[list[list[LogNews]]]
    hands: NotRequired[list[list[list[str]]]]
    deals: list[int]
    status: Status


class ErrorBody(TypedDict):
    """What was wrong with a request; a load names the entry and, where a rule forbids it, the refusal."""

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
    """Start a match from a seed, perhaps with a start seat, or from a deal; ``eyes`` asks for everybody's view."""

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
    """Take a match's last actions back, one or so many ``steps``."""

    op: Literal["undo"]
    match: str
    steps: NotRequired[int]


class LegalRequest(TypedDict):
    """Ask for the legal actions, of one seat if it is named, the first ``limit`` of them (1000 if not said)."""

    op: Literal["legal"]
    match: str
    seat: NotRequired[int | None]
    limit: NotRequired[int]


class ActionRequest(TypedDict):
    """Ask whether an action is legal, or carry it out.

    With ``look`` or ``eyes`` an act's answer holds what everybody sees, and what these eyes do, with the first
    ``look`` (1000 if not said) of the legal actions. ``"seat"``, which is meant if no eyes are named: the seat that
    acts, if it is to act again or has learned something. A number: that seat. ``null``: everybody, in real time.
    ``known``: how many entries of the log the eyes and everybody were shown before; see ``BaseView``.
    """

    op: Literal["check", "act"]
    match: str
    action: dict[str, Json]
    look: NotRequired[int]
    eyes: NotRequired[int | Literal["seat"] | None]
    known: NotRequired[int]


class ViewRequest(TypedDict):
    """Ask what a seat may see, ``null`` for what everybody may.

    ``known``: how many entries of the log that seat was shown before; see ``BaseView``.
    """

    op: Literal["view"]
    match: str
    seat: int | None
    known: NotRequired[int]


class ThinkRequest(TypedDict):
    """Ask what a player of a level of the catalogue's ``bots`` does who knows a view, and nothing else.

    ``view`` is an answer to ``view`` for a seat that is to act; its key ``match`` may be missing. ``effort`` (1 to
    10,000) is how many worlds to look at instead of the level's own, if it looks at any; ``at`` the time of the
    look in ms, in a game in real time. ``weigh`` is a legal action of the seat, in turns, that is weighed beside
    its own: it is among the answer's ``choices``.
    """

    op: Literal["think"]
    view: dict[str, Json]
    level: str
    effort: NotRequired[int]
    at: NotRequired[int]
    weigh: NotRequired[dict[str, Json]]


class LoadRequest(TypedDict):
    """Open a saved match."""

    op: Literal["load"]
    save: Save


class ViewsRequest(TypedDict):
    """Ask what seats (``null``: everybody) may see at steps of a save, each the length of the log there.

    Without ``log`` (``false``) only what is new in the logs is told; with ``hands`` every seat's own hand is.
    """

    op: Literal["views"]
    save: Save
    seats: list[int | None]
    steps: list[int]
    log: NotRequired[bool]
    hands: NotRequired[bool]


class LinkRequest(TypedDict):
    """Ask for a finished match as a link's text, or for its deal alone; with the players' names if wanted."""

    op: Literal["link"]
    match: str
    deal: NotRequired[bool]
    names: NotRequired[bool]


class ReadLinkRequest(TypedDict):
    """Ask what a link's text leads to."""

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
"""Any request that the door knows."""
