"""Changes of JSON values: odd ones inserted, correct ones changed, at any place in a value."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from py_engine.bridge import MOST_DEPTH

Path = tuple[str | int, ...]
"""The path to a place in a JSON value: names of fields and indices, from the outside in."""

PROTOTYPES = ("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__class__", "__dict__")
ODD_TEXTS = ("", " ", "0", "null", "\ud800", "\udfff\ud83d", "手札", "e\u0301", "\x00", "x" * 5000, "..", "%s%n")
ODD: tuple[Any, ...] = (
    *(None, True, False),
    *(0, -1, 1, 2, 6, 7, 255, 2**31, 2**53, 2**63, -(2**64), 10**30, 10**4000, 1.0, 1.5, -0.0, 1e300),
    *ODD_TEXTS,
    *PROTOTYPES,
    *([], {}, [[]], [None], [{}], {"": 0}, {"__proto__": {"over": True}}, {"do": "play"}, {"do": None}),
)
RAW_NUMBERS = ("NaN", "-Infinity", "1e999", "01", "1.", "+1", "0x10", "1" * 5000, "-", "1e5", "1E400", "-0")
MARK = "\uf8ff"
"""Marks the place of a raw number in the text."""


@dataclass(frozen=True)
class Mutator:
    """Mutates values with ``rng`` and with ``names`` that are correct in some places."""

    rng: Random
    names: Sequence[str]

    def odd(self, _value: Any = None) -> Any:
        """Return a value that is wrong everywhere, or here."""
        rng = self.rng
        kind = rng.randrange(8)
        if kind == 0:
            return MARK
        if kind == 1:
            return [rng.choice(self.names)] * rng.choice((1, 2, 16, 201, 3000))
        if kind == 2:
            value: Any = 1
            for _ in range(rng.choice((2, MOST_DEPTH - 3, MOST_DEPTH + 1, 200))):
                value = [value] if rng.randrange(2) else {rng.choice(("a", *PROTOTYPES)): value}
            return value
        return rng.choice(ODD)

    def alike(self, value: Any) -> Any:
        """Return another value of the same kind, which may even be correct."""
        rng = self.rng
        if isinstance(value, bool) or value is None:
            return rng.choice((True, False, None))
        if isinstance(value, int):
            return value + rng.choice((1, -1, 2, -2, 1000, -1000))
        if isinstance(value, str):
            strange = (value.lower(), value.upper(), value + " ", value[:-1], value * 2)
            return rng.choice(self.names) if rng.randrange(3) else rng.choice(strange)
        if isinstance(value, list) and value:
            return rng.choice((value[:-1], value[1:], [*value, value[0]], value[::-1]))
        return self.odd()

    def without(self, value: Any) -> Any:
        """Return a list or object without one of its members."""
        if not isinstance(value, dict | list) or not value:
            return self.odd()
        gone = self.rng.choice([*value] if isinstance(value, dict) else range(len(value)))
        if isinstance(value, dict):
            return {key: item for key, item in value.items() if key != gone}
        return value[:gone] + value[gone + 1 :]

    def extended(self, value: Any) -> Any:
        """Return a list or object with a member that does not belong there."""
        rng = self.rng
        if isinstance(value, dict):
            return {**value, rng.choice((*PROTOTYPES, *ODD_TEXTS, *self.names)): self.odd()}
        if isinstance(value, list):
            at = rng.randint(0, len(value))
            return [*value[:at], rng.choice((self.odd(), *value[:1])), *value[at:]]
        return rng.choice(([value], {"value": value}))

    def mutate(self, value: Any, times: int = 1) -> Any:
        """Return a JSON value changed at ``times`` places, each equally likely."""
        for _ in range(times):
            change = self.rng.choice((self.alike, self.alike, self.alike, self.without, self.extended, self.odd))
            value = changed(value, self.rng.choice([*paths(value)]), change)
        return value

    def text(self, request: Any) -> str:
        """Return a request as JSON, with raw numbers at their marks."""
        return json.dumps(request).replace(json.dumps(MARK), self.rng.choice(RAW_NUMBERS))


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Yield the path to every place in a JSON value, itself included."""
    yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from paths(item, (*at, key))


def changed(value: Any, at: Path, change: Callable[[Any], Any]) -> Any:
    """Return a copy of ``value`` with ``change`` applied to the value at that place."""
    if not at:
        return change(value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[at[0]] = changed(copy[at[0]], at[1:], change)  # type: ignore[index]
    return copy
