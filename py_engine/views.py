"""The views that come with an action, and the views of a save at any of its steps, by one replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from py_engine.game import Game
from py_engine.match import Match
from py_engine.phase import Entry
from py_engine.reading import flag, integer
from py_engine.refusals import BadInput, quote

Seen = dict[str, Any]
"""A part of an answer: a view, or an object with one."""
Eyes = Literal["seat"] | int | None
"""The viewer whose view comes with an action: the actor, a seat, or everyone."""
ACTOR: Literal["seat"] = "seat"
"""The eyes of the acting seat."""
MOST_VIEWS = 5000
"""Most views in one answer."""
NO_MATCH = ""
"""The key of a match in a view and a status of a save: no match is open."""


def read_eyes(match: Match, eyes: Any) -> Eyes:
    """Return ``eyes`` if it is :data:`ACTOR`, a seat of the match or ``None``."""
    return ACTOR if eyes == ACTOR else match.read_seat(eyes)


def sight(match: Match, table: Seen, eyes: Eyes, look: int, known: int | None) -> Seen:
    """Return the ``sight`` of an act's answer for these eyes, empty if they see no more than the ``table``.

    The actor sees more if it acts next or has learned something; once the match is over, it sees everyone's view.
    For everyone there is more in real time, where all legal actions are open: in turns they would show hands.
    ``known`` is the length of the log that these eyes were shown before; see :meth:`Match.view`.
    """
    done, actors = match.log[-1], match.state.actors()
    if eyes == ACTOR and not (match.state.over or done.private or done.actor in actors):
        return {}
    if eyes is None and not match.game.live:
        return {}
    seat = (None if match.state.over else done.actor) if eyes == ACTOR else eyes
    view = table if seat is None else {"match": table["match"], **match.view(seat, known)}
    acts = seat is None or seat in actors
    actions, complete = match.legal(look, seat) if acts else ([], True)
    return {"sight": {"view": view, "actions": actions, "complete": complete}}


class Viewer:
    """A seat (``None``: everyone) that follows a replay: its view, and its log, of which only a part is renewed."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.settled = 0
        self.log: list[Entry] = []

    def news(self) -> dict[str, Any]:
        """Follow the log to the present step, and return the news in it; see ``LogNews``."""
        match = self.match
        start = match.game.log_start(match.state)
        # the log of an older deal is settled before the new deal's start
        since = max(start, self.settled)
        fresh = match.shown_log(since, self.seat)
        self.log = [*self.log[: since - start], *fresh]
        self.settled = match.game.log_settled(match.state)
        return {"since": since, "entries": fresh}

    def view(self, with_log: bool) -> dict[str, Any]:
        """Return the view at the present step."""
        match = self.match
        log = self.log if with_log else None
        view = match.game.whole_view(match.names, match.options, match.state, log, self.seat)
        return {"match": NO_MATCH, **view}


class Album:
    """The request for a match's views, and its notes along a replay, a row for each step."""

    def __init__(self, match: Match, log_length: int, asked: Mapping[str, Any]) -> None:
        self.match = match
        self.with_log = flag("log", asked.get("log", True))
        self.with_hands = flag("hands", asked.get("hands", False))
        self.viewers = [Viewer(match, match.read_seat(seat)) for seat in _list("seats", asked)]
        self.steps = [_step(step, log_length) for step in _list("steps", asked)]
        if len(self.steps) * max(1, len(self.viewers)) > MOST_VIEWS:
            raise BadInput("too_long", f"an answer has {MOST_VIEWS} views at most")
        self.wanted = frozenset(self.steps)
        self.rows: dict[str, dict[int, list[Any]]] = {name: {} for name in self._parts()}
        self.deals: list[int] = []

    def _parts(self) -> list[str]:
        return ["views", *([] if self.with_log else ["logs"]), *(["hands"] if self.with_hands else [])]

    def note(self) -> None:
        """Note the requested values of the present step."""
        match = self.match
        start = match.game.log_start(match.state)
        if start not in self.deals[-1:]:
            self.deals.append(start)
        step = len(match.log)
        if step not in self.wanted:
            return
        news = [viewer.news() for viewer in self.viewers]
        self.rows["views"][step] = [viewer.view(self.with_log) for viewer in self.viewers]
        if not self.with_log:
            self.rows["logs"][step] = news
        if self.with_hands:
            seats = range(len(match.names))
            self.rows["hands"][step] = [match.game.view(match.state, seat).get("hand", []) for seat in seats]

    def answer(self) -> dict[str, Any]:
        """Return the notes, the rows in the order of the requested steps."""
        found: dict[str, Any] = {name: [rows[step] for step in self.steps] for name, rows in self.rows.items()}
        return {**found, "deals": self.deals, "status": {"match": NO_MATCH, **self.match.status()}}


def views(game: Game[Any], save: dict[str, Any], asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer to ``views``: each entry of the save is applied once, for any steps.

    Raises the errors of :meth:`Match.load`, and the codes of wrong ``seats`` and ``steps``.
    """
    album: Album | None = None
    for match in Match.replay(game, save):
        album = album or Album(match, len(save["log"]), asked)
        album.note()
    assert album is not None, "a replay yields the match before its first entry"
    return album.answer()


def _list(name: str, asked: Mapping[str, Any]) -> list[Any]:
    value = asked.get(name)
    if type(value) is not list:
        raise BadInput("bad_type", f"{name} must be a list, not {quote(value)}")
    if len(value) > MOST_VIEWS:
        raise BadInput("too_long", f"{name} has {len(value)} items, {MOST_VIEWS} at most")
    return value


def _step(step: Any, log_length: int) -> int:
    if not 0 <= integer("step", step) <= log_length:
        raise BadInput("bad_step", f"the steps of this match go from 0 to {log_length}, not to {quote(step)}")
    return int(step)
