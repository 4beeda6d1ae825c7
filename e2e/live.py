"""The page's own parts of a live match, one at a time in Node: no screen, no engine."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from setup import ensure_node

SCRIPT = Path(__file__).with_name("live.mjs")


class Part(Protocol):
    """Calls methods of one object, (method, argument, …) each, and returns their results."""

    def __call__(self, *calls: tuple[Any, ...]) -> list[Any]:
        """Call them in order."""


@contextmanager
def part(module: str, name: str) -> Iterator[Part]:
    """Run the class ``name`` of ``web/src/live/<module>.ts``."""
    node = ensure_node()
    words = [str(node.program()), str(SCRIPT), module, name]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=node.env) as page:
        assert page.stdin
        assert page.stdout
        tell, hear = page.stdin, page.stdout

        def call(*calls: tuple[Any, ...]) -> list[Any]:
            tell.write(json.dumps(calls) + "\n")
            tell.flush()
            results: list[Any] = json.loads(hear.readline())
            return results

        yield call
        tell.close()
