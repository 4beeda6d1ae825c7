"""The engine of most browser tests: the door in this process, asked through the site, in the place of Pyodide.

The page and the messages to its workers are the same, and a start costs half as much. Tests with the mark
``as_built`` or ``service_worker`` have Python in the browser, and ``make test-pyodide`` compares it with this one.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from e2e.lib.builds import build_of
from py_engine.bridge import Door

FOLDER = "door/"
"""The path below the site at which each worker has its door."""
PATIENCE = 60
"""Seconds until an expected request must have come."""
WORKER = """
const door = new URL(`../DOOR${Math.random()}`, import.meta.url);
const ask = async (requests) => (await fetch(door, { method: "POST", body: JSON.stringify(requests) })).json();
const handlers = {
  start: async () => {
    await ask([]);
    postMessage({ type: "step", step: "check" });
    postMessage({ type: "ready", build: "BUILD" });
  },
  ask: async ({ id, requests }) => postMessage({ type: "answers", id, answers: await ask(requests) }),
};
let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last.then(() => handlers[data.type](data)).catch((thrown) =>
    postMessage({ type: "fault", code: "died", detail: String(thrown) }));
};
"""
"""The script of such a worker: it names its door, and asks for one message after the other."""
Request = dict[str, Any]


def served_build(dist: Path, folder: Path) -> Path:
    """Write a copy of a build whose workers ask this process."""
    site = shutil.copytree(dist, folder / "served", ignore=shutil.ignore_patterns("*.bin"))
    (script,) = site.glob("assets/worker-*.js")
    script.write_text(WORKER.replace("DOOR", FOLDER).replace("BUILD", build_of(dist)), encoding="utf-8")
    return site


class Doors:
    """The doors of a site's workers, with everything that was asked there."""

    def __init__(self, url: str) -> None:
        self._doors: dict[str, Door] = {}
        self._asked: dict[str, list[Request]] = {}
        self._answers: list[str] = []
        self._held: str | None = None
        self._waiting = 0
        self._changed = Condition()
        _OF_SITES[_origin(url)] = self

    def answer(self, name: str, body: bytes) -> bytes:
        """Answer a list of requests at the door of that name, a new one for a new name."""
        texts: list[str] = json.loads(body)
        requests = [json.loads(text) for text in texts]
        with self._changed:
            door = self._doors.setdefault(name, Door())
            self._asked.setdefault(name, []).extend(requests)
            self._wait_while_held(requests)
        answers = [door.handle(text) for text in texts]
        with self._changed:
            self._answers += answers
        return json.dumps(answers).encode()

    def _wait_while_held(self, requests: list[Request]) -> None:
        """Keep a question waiting that has an operation which is held."""
        if any(each["op"] == self._held for each in requests):
            self._waiting += 1
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._held is None, PATIENCE)
            self._waiting -= 1
            self._changed.notify_all()

    def forget(self) -> None:
        """Forget all earlier requests and answers."""
        with self._changed:
            self._asked.clear()
            self._answers.clear()

    @property
    def requests(self) -> list[list[Request]]:
        """Return the requests of each worker that has started or asked, in this order."""
        with self._changed:
            return [[*asked] for asked in self._asked.values()]

    @property
    def answers(self) -> list[str]:
        """Return the answers to all of them."""
        with self._changed:
            return [*self._answers]

    def asked(self, op: str) -> list[Request]:
        """Return all workers' requests with an operation."""
        return [each for asked in self.requests for each in asked if each["op"] == op]

    @contextmanager
    def holding(self, op: str) -> Iterator[None]:
        """Answer no question with that operation until the block ends."""
        with self._changed:
            self._held = op
        try:
            yield
        finally:
            with self._changed:
                self._held = None
                self._changed.notify_all()
                self._changed.wait_for(lambda: not self._waiting, PATIENCE)

    def wait_for_held(self) -> None:
        """Wait until a question is held."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._waiting, PATIENCE), f"nobody asked for {self._held}"


_OF_SITES: WeakValueDictionary[str, Doors] = WeakValueDictionary()


def doors_at(url: str) -> Doors:
    """Return the doors of the running site at an address."""
    return _OF_SITES[_origin(url)]


def _origin(url: str) -> str:
    return urlsplit(url).netloc
