"""The page's own parts of a live match, one at a time in Node: no screen, no engine."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
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
def talk(script: Path, *words: str) -> Iterator[Callable[[Any], Any]]:
    """Run a Node script that answers each JSON line with one; what is given asks it."""
    node = ensure_node()
    command = [str(node.program()), str(script), *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=node.env) as page:
        assert page.stdin
        assert page.stdout
        tell, hear = page.stdin, page.stdout

        def ask(question: Any) -> Any:
            tell.write(json.dumps(question) + "\n")
            tell.flush()
            return json.loads(hear.readline())

        yield ask
        tell.close()


@contextmanager
def part(module: str, name: str) -> Iterator[Part]:
    """Run the class ``name`` of ``web/src/games/trump_fighter/live/<module>.ts``."""
    with talk(SCRIPT, module, name) as ask:
        yield lambda *calls: list(ask(calls))
