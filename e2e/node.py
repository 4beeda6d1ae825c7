"""Node scripts that answer questions, one line of JSON each."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setup import ensure_node


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
