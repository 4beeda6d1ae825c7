"""The check of a view as a whole, before a bot makes positions from it: its shape, its names and its seats."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from py_engine.game import Game, Options
from py_engine.player import Line, View, bad_view
from py_engine.reading import Parser, read_names
from py_engine.refusals import BadInput, Refused, quote

Check = Callable[[Any], str | None]
"""A function that returns the path to the first fault in a JSON value, ``None`` if there is none."""


class Table(NamedTuple):
    """The facts about a match on which the check of its views depends: the number of seats, all cards' names."""

    seats: int
    cards: Container[str]


def checked(game: Game[Any], view: View) -> tuple[View, list[str], Options]:
    """Return a view with its names and options; raise ``bad_view`` unless it has its game's shape.

    Each field has its type, each card is one of the game's, each seat at the table, and lists by seat have one item
    each. The log has actions by the seats; they may lack fields, which their seat alone may see.
    """
    try:
        names, options = read_names(view.get("seats")), game.read_options(view.get("options"))
        game.check_seats(len(names), options)
        fault = _view_check(game, len(names))(view)
        if fault is None and view["phase"] not in game.phase_table:
            fault = ".phase"
        if fault is not None:
            raise bad_view(f"no view of {game.id} is like that at view{fault}")
        parsers = _parsers(game)
        for line in view["log"]:
            _check_line(parsers, len(names), line)
    except (BadInput, Refused) as no:
        raise bad_view(str(no)) from None
    return {**view, "log": [Line(line) for line in view["log"]]}, names, options


@cache
def _view_check(game: Game[Any], seats: int) -> Check:
    """Return the check of a game's views without the match's key."""
    fields = get_type_hints(game.view_shape, include_extras=True)
    del fields["match"]
    return _object(fields, Table(seats, {str(card["id"]) for card in game.cards()}))


@cache
def _parsers(game: Game[Any]) -> Mapping[str, Mapping[str, Parser]]:
    return {do: {**verb.fields, **verb.optional, **verb.outcome} for do, verb in game.verbs.items()}


def _check_line(parsers: Mapping[str, Mapping[str, Parser]], seats: int, line: Mapping[str, Any]) -> None:
    """Raise ``bad_view``, a parser's code or a refusal unless a line is an action of a seat or of none."""
    do, seat = line.get("do"), line.get("seat", -1)
    known = parsers.get(do) if type(do) is str else None
    if known is None or (seat is not None and (type(seat) is not int or not 0 <= seat < seats)):
        raise bad_view(f"no line of a log is like that: {quote(line)}")
    for name, value in line.items():
        if name in known:
            known[name](name, value)


def shape_check(kind: Any, table: Table) -> Check:
    """Return the check of a type of :mod:`py_engine.shapes`, or of a game's shapes, at a table."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _object(get_type_hints(kind, include_extras=True), table)
    if origin is Literal:
        return lambda value: None if any(type(value) is type(each) and value == each for each in args) else ""
    if origin is None:
        return lambda value: None if kind is Any or type(value) is kind else ""
    inner = [shape_check(each, table) for each in args if not isinstance(each, str | int)]
    if origin is Annotated:
        return _marked(inner[0], args[1], table)
    if origin in (list, dict):
        return _every(origin, inner[-1])
    return inner[0] if origin is NotRequired else _either(inner)


def _marked(check: Check, mark: str | int, table: Table) -> Check:
    """Return the check of a type with a mark: ``"card"``, ``"seat"``, ``"by seat"``, or the length of a list."""
    seats, cards = table
    if mark == "card":
        return lambda value: None if type(value) is str and value in cards else ""
    if mark == "seat":
        return lambda value: None if type(value) is int and 0 <= value < seats else ""
    length = seats if mark == "by seat" else mark
    return lambda value: "" if type(value) is not list or len(value) != length else check(value)


def _either(checks: Iterable[Check]) -> Check:
    def either(value: Any) -> str | None:
        fault: str | None = ""
        for check in checks:
            fault = check(value)
            if fault is None:
                break
        return fault

    return either


def _every(kind: type, check: Check) -> Check:
    pairs: Callable[[Any], Iterable[tuple[Any, Any]]] = dict.items if kind is dict else enumerate

    def every(value: Any) -> str | None:
        if type(value) is not kind:
            return ""
        for place, each in pairs(value):
            fault = check(each)
            if fault is not None:
                return f"[{place}]{fault}"
        return None

    return every


def _object(hints: Mapping[str, Any], table: Table) -> Check:
    fields = [(name, shape_check(hint, table)) for name, hint in hints.items()]
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}

    def whole(value: Any) -> str | None:
        if type(value) is not dict:
            return ""
        known = 0
        for name, check in fields:
            if name in value:
                known += 1
                fault = check(value[name])
                if fault is not None:
                    return f".{name}{fault}"
            elif name in required:
                return f".{name}"
        return None if known == len(value) else next(f".{name}" for name in value if name not in hints)

    return whole
