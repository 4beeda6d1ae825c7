"""Reading JSON: parsers of single fields, of actions and of deals.

A *parser* takes a field's name and value, checks the value and returns it; it raises :class:`BadInput` for a wrong
type and for names that do not exist in the game (S9). A phase decides whether the value is allowed now.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from py_engine.refusals import BadInput, Refusal, Refused, quote

Parser = Callable[[str, Any], Any]
"""A function from a field's name and value to the engine's value."""
Action = Mapping[str, Any]
"""An action's JSON object."""

MOST_IN_LIST = 200
"""Most items of a list by default."""
MOST_NAME = 200
"""Longest name of a seat, in characters."""


def integer(name: str, value: Any) -> int:
    """Return ``value`` if it is a JSON integer (not ``true``, not ``1.0``, S6), else raise ``bad_type``."""
    if type(value) is not int:
        raise BadInput("bad_type", f"{name} must be an integer, not {quote(value)}")
    return value


def text(name: str, value: Any) -> str:
    """Return ``value`` if it is a string, else raise ``bad_type``."""
    if type(value) is not str:
        raise BadInput("bad_type", f"{name} must be a string, not {quote(value)}")
    return value


def flag(name: str, value: Any) -> bool:
    """Return ``value`` if it is ``true`` or ``false``, else raise ``bad_type``."""
    if type(value) is not bool:
        raise BadInput("bad_type", f"{name} must be true or false, not {quote(value)}")
    return value


def name_from(names: Container[str], what: str) -> Parser:
    """Make a parser for one of ``names``; another string raises ``unknown_<what>`` (S9)."""

    def parse(name: str, value: Any) -> str:
        if text(name, value) not in names:
            raise BadInput(f"unknown_{what}", f"{name}: this game has no {what} {quote(value)}")
        return str(value)

    return parse


def seat_below(most: int) -> Parser:
    """Make a parser for seat numbers; a seat beyond the game's largest table raises ``unknown_seat`` (S9)."""

    def parse(name: str, value: Any) -> int:
        if not 0 <= integer(name, value) < most:
            raise BadInput("unknown_seat", f"{name}: this game never has a seat {quote(value)}")
        return int(value)

    return parse


def list_of(item: Parser, most: int = MOST_IN_LIST) -> Parser:
    """Make a parser for a list whose items ``item`` reads; more than ``most`` items raise ``too_long``."""

    def parse(name: str, value: Any) -> list[Any]:
        if type(value) is not list:
            raise BadInput("bad_type", f"{name} must be a list, not {quote(value)}")
        if len(value) > most:
            raise BadInput("too_long", f"{name} has {len(value)} items, {most} at most")
        return [item(name, each) for each in value]

    return parse


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action: its verb and its fields.

    ``do`` is the verb, ``fields`` its required fields, ``optional`` those that may be left out, ``outcome`` the
    fields that chance adds to the logged entry and only a load may bring (S3, S6). ``clause`` is the rule that the
    verb belongs to, cited when the verb comes in the wrong phase. With ``seat_needed`` the action must name its
    seat, even if only one may act. A ``final`` action is never undone, even if no player learns anything by it.
    """

    do: str
    clause: str
    fields: Mapping[str, Parser] = field(default_factory=dict)
    optional: Mapping[str, Parser] = field(default_factory=dict)
    outcome: Mapping[str, Parser] = field(default_factory=dict)
    seat_needed: bool = False
    final: bool = False

    def read(self, action: Action, replay: bool) -> dict[str, Any]:
        """Return the checked fields of ``action`` without ``do`` and ``seat``.

        With ``replay`` the outcome fields are required, without it they are refused like any unknown field. Raises
        :class:`BadInput` (``missing_field``, parsers' codes) or :class:`Refused` (S6).
        """
        known = {**self.fields, **self.optional, **self.outcome}
        values = {name: known[name](name, value) for name, value in action.items() if name in known}
        for name in self.fields:
            if name not in values:
                raise BadInput("missing_field", f"{self.do} needs the field {name}")
        if self.seat_needed and "seat" not in action:
            raise Refused(Refusal("S6", "seat_needed", {"do": self.do}))
        for name in action:
            if name not in ("do", "seat") and (name not in known or (name in self.outcome and not replay)):
                raise Refused(Refusal("S6", "unknown_field", {"field": name[:60]}))
        for name in self.outcome:
            if replay and name not in values:
                raise Refused(Refusal("S3", "outcome_missing", {"field": name}))
        return values


def read_verb(verbs: Mapping[str, Verb], action: Any) -> Verb:
    """Return the verb that ``action`` names; raise ``bad_action`` or ``unknown_verb``."""
    if type(action) is not dict:
        raise BadInput("bad_action", f"an action is an object, not {quote(action)}")
    do = action.get("do")
    if type(do) is not str:
        raise BadInput("bad_action", f"an action names its verb in the field do, not {quote(do)}")
    if do not in verbs:
        raise BadInput("unknown_verb", f"this game has no verb {quote(do)}")
    return verbs[do]


def read_deal(fields: Mapping[str, Parser], deal: Any) -> dict[str, Any]:
    """Return a deal read by ``fields``, exactly these; raise ``bad_deal`` or a parser's code."""
    if type(deal) is not dict:
        raise BadInput("bad_deal", f"a deal is an object, not {quote(deal)}")
    if set(deal) != set(fields):
        raise BadInput("bad_deal", f"a deal of this game has the fields {', '.join(fields)} and no others")
    return {name: parser(name, deal[name]) for name, parser in fields.items()}


def read_names(seats: Any) -> list[str]:
    """Return the names in ``[{"name": …}, …]``; raise ``bad_type`` or ``too_long``."""
    if type(seats) is not list or not all(type(seat) is dict for seat in seats):
        raise BadInput("bad_type", "seats must be a list of objects with a name")
    names = [seat.get("name") for seat in seats]
    if not all(type(name) is str for name in names):
        raise BadInput("bad_type", "every seat needs a name, a string")
    if any(len(name) > MOST_NAME for name in names):
        raise BadInput("too_long", f"a name has {MOST_NAME} characters at most")
    return names
