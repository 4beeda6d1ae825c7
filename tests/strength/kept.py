"""Outcomes of deals, kept in a file as they are played: an interrupted long run continues from there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.strength.arena import Outcome, Pairing

Task = tuple[Pairing, int]
"""A pairing and the seed of a deal."""


class Kept:
    """A file with a line for each played deal; a changed engine needs another file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.outcomes = {
            (each["pairing"], each["deal"]): Outcome(each["share"], [ms / 1000 for ms in each["ms"]])
            for each in map(json.loads, lines)
        }

    def play(self, tasks: list[Task], play: Callable[[list[Task]], Iterable[Outcome]]) -> list[Outcome]:
        """Return the outcomes of ``tasks``; deals that are not in the file are played, and kept one by one."""
        fresh = [task for task in tasks if _key(task) not in self.outcomes]
        for task, outcome in zip(fresh, play(fresh), strict=True):
            self._keep(_key(task), outcome)
        return [self.outcomes[_key(task)] for task in tasks]

    def _keep(self, key: tuple[str, int], outcome: Outcome) -> None:
        self.outcomes[key] = outcome
        ms = [round(second * 1000, 2) for second in outcome.seconds]
        line = json.dumps({"pairing": key[0], "deal": key[1], "share": outcome.share, "ms": ms})
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def _key(task: Task) -> tuple[str, int]:
    pairing, seed = task
    direct = " without the door" if pairing.direct else ""
    worlds = "" if pairing.effort is None else f" with {pairing.effort} worlds"
    return f"{pairing.set_up} {pairing.challenger}{worlds} against {pairing.opponent}{direct}", seed
