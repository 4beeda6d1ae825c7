"""A typed client of the door: a method for each request, and an exception for each error.

``Client()`` talks to the engine in this process. ``Client(send)`` sends its requests anywhere: ``send`` takes a
request's text and returns the answer's text, like :func:`py_engine.bridge.handle`. A refusal is an answer, not an
exception. README.md describes every request, and :mod:`py_engine.shapes` has the types of all answers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import EllipsisType
from typing import Any, Literal

from py_engine import shapes
from py_engine.bridge import Door

Omitted = EllipsisType
"""The type of ``...``, the value of a parameter that is left out of the request."""
Action = Mapping[str, Any]
"""An action as ``legal`` lists it, such as ``{"do": "play", "card": "RB5"}``."""


class DoorError(Exception):
    """The error in an answer: ``code`` is stable, ``body`` is the whole error as the door wrote it."""

    def __init__(self, body: shapes.ErrorBody) -> None:
        super().__init__(f"{body['code']}: {body['message']}")
        self.code = body["code"]
        self.body = body


class Client:
    """A client with its own matches, unless ``send`` leads to an engine that others use too.

    Every method raises :class:`DoorError` if the door answers with an error.
    """

    def __init__(self, send: Callable[[str], str] | None = None) -> None:
        self._send = send or Door().handle

    def _ask(self, op: str, **fields: Any) -> Any:
        said = {name: value for name, value in fields.items() if value is not ...}
        answer = json.loads(self._send(json.dumps({"op": op, **said})))
        if "error" in answer:
            raise DoorError(answer["error"])
        return answer

    def catalog(self) -> shapes.Catalog:
        """Return the games with their options, cards and bots."""
        answer: shapes.Catalog = self._ask("catalog")
        return answer

    def new(
        self,
        game: str,
        names: Sequence[str],
        options: Mapping[str, str | int] | Omitted = ...,
        *,
        seed: int | Omitted = ...,
        start: int | Omitted = ...,
        deal: Mapping[str, Any] | Omitted = ...,
        eyes: Omitted | None = ...,
    ) -> shapes.Dealt:
        """Start a match from a ``seed`` or a ``deal``; ``names`` are the players' names by seat."""
        seats = [{"name": name} for name in names]
        asked = {"game": game, "seats": seats, "options": options, "seed": seed, "start": start, "deal": deal}
        answer: shapes.Dealt = self._ask("new", **asked, eyes=eyes)
        return answer

    def status(self, match: str) -> shapes.Status:
        """Return the seats to act, the phase and the scores."""
        answer: shapes.Status = self._ask("status", match=match)
        return answer

    def legal(self, match: str, *, seat: int | Omitted | None = ..., limit: int | Omitted = ...) -> shapes.Legal:
        """Return at most ``limit`` legal actions, those of one ``seat`` if it is named."""
        answer: shapes.Legal = self._ask("legal", match=match, seat=seat, limit=limit)
        return answer

    def check(self, match: str, action: Action) -> shapes.Allowed | shapes.Refused:
        """Return whether an action is legal, or the refusal."""
        answer: shapes.Allowed | shapes.Refused = self._ask("check", match=match, action=action)
        return answer

    def act(
        self,
        match: str,
        action: Action,
        *,
        look: int | Omitted = ...,
        eyes: int | Literal["seat"] | Omitted | None = ...,
        known: int | Omitted = ...,
    ) -> shapes.Acted | shapes.Refused:
        """Carry an action out; a refused one changes nothing."""
        asked = {"match": match, "action": action, "look": look, "eyes": eyes, "known": known}
        answer: shapes.Acted | shapes.Refused = self._ask("act", **asked)
        return answer

    def undo(self, match: str, steps: int = 1) -> shapes.Status:
        """Take the last ``steps`` actions back."""
        answer: shapes.Status = self._ask("undo", match=match, steps=steps)
        return answer

    def view(self, match: str, seat: int | None, *, known: int | Omitted = ...) -> shapes.BaseView:
        """Return the view of a seat, or with ``None`` everyone's view. Each game adds fields."""
        answer: shapes.BaseView = self._ask("view", match=match, seat=seat, known=known)
        return answer

    def save(self, match: str) -> shapes.Save:
        """Return the match as it is stored."""
        answer: shapes.Save = self._ask("save", match=match)
        return answer

    def load(self, save: Mapping[str, Any]) -> shapes.Status:
        """Open a saved match."""
        answer: shapes.Status = self._ask("load", save=save)
        return answer

    def views(
        self,
        save: Mapping[str, Any],
        seats: Sequence[int | None],
        steps: Sequence[int],
        *,
        log: bool | Omitted = ...,
        hands: bool | Omitted = ...,
    ) -> shapes.Views:
        """Return the views of seats at steps of a save; a step is a length of the log."""
        asked = {"save": save, "seats": [*seats], "steps": [*steps], "log": log, "hands": hands}
        answer: shapes.Views = self._ask("views", **asked)
        return answer

    def close(self, match: str) -> None:
        """Forget a match."""
        self._ask("close", match=match)

    def think(
        self,
        view: Mapping[str, Any],
        level: str,
        *,
        effort: int | Omitted = ...,
        at: int | Omitted = ...,
        weigh: Action | Omitted = ...,
        even_look: bool | Omitted = ...,
    ) -> shapes.Thought:
        """Return the move of a bot of this ``level`` that knows only this ``view``; ``at`` is in ms."""
        asked = {"effort": effort, "at": at, "weigh": weigh, "even_look": even_look}
        answer: shapes.Thought = self._ask("think", view=view, level=level, **asked)
        return answer

    def link(self, match: str, *, deal: bool = False, names: bool = False) -> str:
        """Return a finished match, or its deal alone, as a link's text, with the names on request."""
        text: str = self._ask("link", match=match, deal=deal, names=names)["link"]
        return text

    def read_link(self, link: str) -> shapes.Linked:
        """Return the target of a link's text; no match is opened."""
        answer: shapes.Linked = self._ask("read_link", link=link)
        return answer
