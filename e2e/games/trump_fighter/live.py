"""The page's own parts of a live match, one at a time in Node: no screen, no engine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from e2e.node import talk

SCRIPT = Path(__file__).with_name("live.mjs")


class Part(Protocol):
    """Calls methods of one object, (method, argument, …) each, and returns their results."""

    def __call__(self, *calls: tuple[Any, ...]) -> list[Any]:
        """Call them in order."""


@contextmanager
def part(module: str, name: str) -> Iterator[Part]:
    """Run the class ``name`` of ``web/src/games/trump_fighter/live/<module>.ts``."""
    with talk(SCRIPT, module, name) as ask:
        yield lambda *calls: list(ask(calls))
