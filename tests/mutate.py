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
ODD_NUMBERS = (0, -1, 1, 2, 6, 7, 255, 2**31, 2**53, 2**63, -(2**64), 10**30, 10**4000, 1.0, 1.5, -0.0, 1e300)
ODD_TREES: tuple[Any, ...] = (
    [],
    {},
    [[]],
    [None],
    [{}],
    {"": 0},
    {"__proto__": {"over": True}},
    {"do": "play"},
    {"do": None},
)
RAW_NUMBERS = ("NaN", "-Infinity", "1e999", "01", "1.", "+1", "0x10", "1" * 5000, "-", "1e5", "1E400", "-0")
MARK = "\uf8ff"
"""Marks the place of a raw number in the text."""


@dataclass(frozen=True)
class Mutator:
    """Mutates values with ``rng`` and with ``names`` that are correct in some places."""

    rng: Random
    names: Sequence[str]

    def odd(self) -> Any:
        """Return a value that is wrong everywhere, or here."""
        rng = self.rng
        makers: tuple[Callable[[], Any], ...] = (
            lambda: rng.choice((None, True, False)),
            lambda: rng.choice(ODD_NUMBERS),
            lambda: rng.choice(ODD_TEXTS),
            lambda: rng.choice(PROTOTYPES),
            lambda: rng.choice(ODD_TREES),
            lambda: [rng.choice(self.names)] * rng.choice((1, 2, 16, 201, 3000)),
            lambda: self.nested(rng.choice((2, MOST_DEPTH - 3, MOST_DEPTH + 1, 200))),
            lambda: MARK,
        )
        return rng.choice(makers)()

    def nested(self, depth: int) -> Any:
        """Return lists and objects nested to ``depth``."""
        value: Any = 1
        for _ in range(depth):
            value = [value] if self.rng.random() < 0.5 else {self.rng.choice(("a", *PROTOTYPES)): value}
        return value

    def alike(self, value: Any) -> Any:
        """Return another value of the same kind, which may even be correct."""
        rng = self.rng
        if isinstance(value, bool) or value is None:
            return rng.choice((True, False, None))
        if isinstance(value, int):
            return value + rng.choice((-1000, -2, -1, 1, 2, 1000))
        if isinstance(value, str):
            strange = (value.lower(), value.upper(), value + " ", value[:-1], value * 2)
            return rng.choice(self.names) if rng.random() < 0.7 else rng.choice(strange)
        if isinstance(value, list) and value:
            return rng.choice(
                (value[:-1], value[1:], [*value, value[0]], value[::-1], rng.sample(value, len(value)))
            )
        return self.odd()

    def without(self, value: Any) -> Any:
        """Return a list or object without one of its members."""
        if isinstance(value, dict) and value:
            gone = self.rng.choice([*value])
            return {key: item for key, item in value.items() if key != gone}
        if isinstance(value, list) and value:
            gone = self.rng.randrange(len(value))
            return value[:gone] + value[gone + 1 :]
        return self.odd()

    def extended(self, value: Any) -> Any:
        """Return a list or object with a member that does not belong there."""
        rng = self.rng
        if isinstance(value, dict):
            return {**value, rng.choice((*PROTOTYPES, *ODD_TEXTS, *self.names)): self.odd()}
        if isinstance(value, list):
            at = rng.randint(0, len(value))
            return [*value[:at], rng.choice((self.odd(), *value[:1])), *value[at:]]
        return rng.choice(([value], {"value": value}))

    def mutate_at(self, value: Any, at: Path) -> Any:
        """Return a JSON value changed at the place ``at``."""
        mutate = self.rng.choice((self.alike, self.alike, self.alike, self.without, self.extended, self._replaced))
        return changed(value, at, mutate)

    def mutate(self, value: Any, times: int = 1) -> Any:
        """Return a JSON value changed at ``times`` places, each equally likely."""
        for _ in range(times):
            value = self.mutate_at(value, self.rng.choice([*paths(value)]))
        return value

    def _replaced(self, value: Any) -> Any:
        return self.odd()

    def text(self, request: Any) -> str:
        """Return a request as JSON, with raw numbers at their marks."""
        return json.dumps(request).replace(json.dumps(MARK), self.rng.choice(RAW_NUMBERS))


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Yield the path to every place in a JSON value, itself included."""
    yield at
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from paths(item, (*at, index))


def changed(value: Any, at: Path, change: Callable[[Any], Any]) -> Any:
    """Return a copy of ``value`` with ``change`` applied to the value at that place."""
    if not at:
        return change(value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[at[0]] = changed(copy[at[0]], at[1:], change)  # type: ignore[index]
    return copy
