"""The engine's one door: :func:`handle`, JSON in, JSON out.

It keeps matches by key and uses no clock, no file and no network; the same requests give the same answers on
CPython and in Pyodide. It never raises an exception.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import accumulate, repeat
from typing import Any

from py_engine.game import Game
from py_engine.games import GAMES
from py_engine.link import read as read_link
from py_engine.link import write as write_link
from py_engine.match import FORMAT, Match
from py_engine.reading import flag, integer, text
from py_engine.refusals import BadInput, Refused, quote
from py_engine.views import ACTOR, read_eyes, sight, views
from py_engine.writing import to_json

MOST_CHARACTERS = 1 << 20
"""Longest request, in characters."""
MOST_DEPTH = 24
"""Deepest nesting of a request's lists and objects."""
MOST_LEGAL = 100_000
"""Most legal actions in one answer."""
MOST_MATCHES = 10_000
"""Most matches that may be open at once."""

MOST_LISTED = 1000
"""Most legal actions in one answer if the request sets no limit."""

Request = dict[str, Any]
"""A request's JSON object."""
Answer = dict[str, Any]
"""An answer's JSON object."""
Written = str
"""An answer that is already text: joining hundreds of actions is faster than encoding a list of them."""

# a string, closed or not; the possessive + avoids hours of backtracking in nothing but quotes and backslashes
_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


class Door:
    """A door with its own matches; the module's :func:`handle` uses one of these."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self._opened = 0
        self._ops: dict[str, Callable[[Request], Answer | Written]] = {
            "catalog": self._catalog,
            "new": self._new,
            "status": self._status,
            "legal": self._legal,
            "check": self._check,
            "act": self._act,
            "undo": self._undo,
            "view": self._view,
            "think": self._think,
            "save": self._save,
            "load": self._load,
            "views": self._views,
            "close": self._close,
            "link": self._link,
            "read_link": self._read_link,
        }

    def handle(self, request: str) -> str:
        """Answer one request; see the module's docstring."""
        answer: Answer | Written
        try:
            answer = self._answer(request)
        except BadInput as no:
            answer = {"error": {"code": no.code, "message": no.message, **no.details}}
        except Exception as fault:
            answer = {"error": {"code": "internal", "message": f"the engine failed: {quote(fault, 200)}"}}
        return answer if isinstance(answer, str) else to_json(answer)

    def _answer(self, request: str) -> Answer | Written:
        asked = read_request(request)
        op = self._ops.get(text("op", asked.get("op")))
        if op is None:
            raise BadInput("unknown_op", f"there is no request {quote(asked['op'])}")
        return op(asked)

    def _catalog(self, asked: Request) -> Answer:
        return {"games": [catalog_entry(game) for game in GAMES.values()]}

    def _new(self, asked: Request) -> Answer:
        source = {key: value for key, value in asked.items() if key in ("seed", "deal", "start")}
        match = Match.new(_game(asked), asked.get("seats"), asked.get("options", {}), source)
        answer = {**self._open(match), "save": match.save()}
        if "eyes" in asked:
            _check_nobodys(asked["eyes"])
            answer["table"] = {"match": answer["match"], **match.view(None)}
        return answer

    def _load(self, asked: Request) -> Answer:
        return self._open(Match.load(*_save(asked)))

    def _views(self, asked: Request) -> Answer:
        """Answer the views of a save at many steps, by one replay; open no match."""
        return views(*_save(asked), asked)

    def _open(self, match: Match) -> Answer:
        if len(self.matches) >= MOST_MATCHES:
            raise BadInput("too_many_matches", f"{MOST_MATCHES} matches are open; close one first")
        self._opened += 1
        key = f"m{self._opened}"
        self.matches[key] = match
        return {"match": key, **match.status()}

    def _match(self, asked: Request) -> tuple[str, Match]:
        key = text("match", asked.get("match"))
        if key not in self.matches:
            raise BadInput("unknown_match", f"no match {quote(key)} is open")
        return key, self.matches[key]

    def _status(self, asked: Request) -> Answer:
        key, match = self._match(asked)
        return {"match": key, **match.status()}

    def _legal(self, asked: Request) -> Written:
        """List legal actions; with ``seat`` only that seat's, since seats that choose at once hide their cards."""
        limit = _limit("limit", asked.get("limit", MOST_LISTED))
        actions, complete = self._match(asked)[1].write_legal(limit, asked.get("seat"))
        return f'{{"actions":{actions},"complete":{to_json(complete)}}}'

    def _check(self, asked: Request) -> Answer:
        match = self._match(asked)[1]
        refusal = match.check(asked.get("action"))
        return {"ok": False, "refusal": refusal.to_json(match.game.id)} if refusal else {"ok": True}

    def _act(self, asked: Request) -> Answer:
        """Act; with ``look`` or ``eyes`` add the table as everyone sees it, and the sight of each of these eyes."""
        key, match = self._match(asked)
        shows = "look" in asked or "eyes" in asked
        look = _limit("look", asked.get("look", MOST_LISTED))
        eyes, known = read_eyes(match, asked.get("eyes", ACTOR)), match.read_known(asked)
        before = match.in_sight()
        try:
            entry = match.act(asked.get("action"))
        except Refused as no:
            return {"ok": False, "refusal": no.refusal.to_json(match.game.id)}
        answer = {"ok": True, "match": key, **match.status(), "entry": entry, "private": match.log[-1].private}
        answer["learned"] = match.learned_since(before)
        if shows:
            answer["table"] = {"match": key, **match.view(None, known)}
            answer |= sight(match, answer["table"], eyes, look, known)
        return answer

    def _undo(self, asked: Request) -> Answer:
        key, match = self._match(asked)
        match.undo(_steps(asked.get("steps", 1)))
        return {"match": key, **match.status()}

    def _view(self, asked: Request) -> Answer:
        if "seat" not in asked:
            raise BadInput("missing_field", "view needs the field seat (null for what everybody may see)")
        key, match = self._match(asked)
        return {"match": key, **match.view(asked["seat"], match.read_known(asked))}

    def _think(self, asked: Request) -> Answer:
        """Answer the move of a bot that knows only the given view; read no match."""
        from py_engine.think.request import think, view_in  # noqa: PLC0415  (most are never asked, and need none)

        game, view = view_in(asked, GAMES)
        thought = think(game, view, asked)
        answer: Answer = {
            "action": thought.action,
            "choices": [choice.to_json() for choice in thought.choices],
            "spent": thought.spent,
            "worlds": thought.worlds,
        }
        if thought.after is not None:
            answer["after_ms"] = thought.after
        if thought.chances is not None:
            answer["chances"] = [*thought.chances]
        return answer

    def _save(self, asked: Request) -> Answer:
        return self._match(asked)[1].save()

    def _close(self, asked: Request) -> Answer:
        key, _ = self._match(asked)
        del self.matches[key]
        return {"closed": key}

    def _link(self, asked: Request) -> Answer:
        """Answer a finished match as a link, or its deal alone; with the names if the request has them."""
        _, match = self._match(asked)
        is_deal, is_named = flag("deal", asked.get("deal", False)), flag("names", asked.get("names", False))
        return {"link": write_link(match, is_deal=is_deal, is_named=is_named)}

    def _read_link(self, asked: Request) -> Answer:
        """Answer the content of a link; open no match."""
        linked = read_link(text("link", asked.get("link")), GAMES)
        return {"deal": linked.is_deal, "names": linked.is_named, "save": linked.match.save()}


def read_request(request: Any) -> Request:
    """Return the request's object; raise ``bad_json``, ``too_large``, ``too_deep`` or ``bad_request``."""
    if type(request) is not str:
        raise BadInput("bad_json", "a request is a text")
    if len(request) > MOST_CHARACTERS:
        raise BadInput("too_large", f"a request has {MOST_CHARACTERS} characters at most")
    _check_depth(request)
    try:
        asked = json.loads(request, parse_constant=_no_constant)
    except BadInput:
        raise
    except (ValueError, RecursionError) as fault:
        raise BadInput("bad_json", f"this is no JSON: {quote(str(fault), 120)}") from None
    if type(asked) is not dict:
        raise BadInput("bad_request", f"a request is an object, not {quote(asked)}")
    return asked


def _check_depth(request: str) -> None:
    """Raise ``too_deep`` before the parser recurses: a stack overflow kills Pyodide."""
    if request.count("[") + request.count("{") <= MOST_DEPTH:
        return
    steps = map(_STEPS.get, _STRING.sub("", request), repeat(0))
    if max(accumulate(steps), default=0) > MOST_DEPTH:
        raise BadInput("too_deep", f"a request nests {MOST_DEPTH} levels at most")


def _no_constant(name: str) -> None:
    raise BadInput("bad_json", f"{name} is no JSON")


def _limit(name: str, value: Any) -> int:
    limit = integer(name, value)
    if not 0 <= limit <= MOST_LEGAL:
        raise BadInput("bad_limit", f"{name} goes from 0 to {MOST_LEGAL}")
    return limit


def _steps(value: Any) -> int:
    steps = integer("steps", value)
    if steps < 1:
        raise BadInput("bad_step", f"at least one action is taken back, not {quote(steps)}")
    return steps


def _check_nobodys(eyes: Any) -> None:
    """Raise ``bad_type`` for the eyes of a seat: its hand is opened later."""
    if eyes is not None:
        raise BadInput("bad_type", f"eyes must be null here, not {quote(eyes)}")


def _save(asked: Request) -> tuple[Game[Any], Request]:
    """Return the save of a request and its game."""
    save = asked.get("save")
    if type(save) is not dict:
        raise BadInput("bad_type", f"save must be an object, not {quote(save)}")
    if integer("format", save.get("format")) != FORMAT:
        raise BadInput("bad_format", f"this engine reads saves of format {FORMAT}, not {quote(save['format'])}")
    return _game(save), save


def _game(asked: Request) -> Game[Any]:
    name = text("game", asked.get("game"))
    if name not in GAMES:
        raise BadInput("unknown_game", f"there is no game {quote(name)}")
    return GAMES[name]


def catalog_entry(game: Game[Any]) -> Answer:
    """Return the catalogue's entry for ``game``."""
    return {
        "id": game.id,
        "name": dict(game.name),
        "rules": game.rules,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "live": game.live,
        "options": [option.to_json() for option in game.options],
        "bots": list(game.bots),
        "outcomes": {do: [*verb.outcome] for do, verb in game.verbs.items() if verb.outcome},
        "weighs": dict(game.weighs) if game.machine else {},
        "cards": game.cards(),
        "characters": game.characters(),
    }


_DOOR = Door()


def handle(request: str) -> str:
    """Answer one JSON request with one JSON answer; bad input gets ``{"error": {"code", "message"}}``."""
    return _DOOR.handle(request)
