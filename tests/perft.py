"""Perft: the number of ways in which a match can continue, to a depth, from fixed deals.

``python -m tests.perft [game …]`` writes the counts as table data; the conformance suite counts again. An action
with a chance outcome counts once, as S8 settles it. If the choices after the deal are too many for the full depth,
a second row counts from the first position of a random match with few enough; its ``log`` leads to that position.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, finish, set_ups

FIXTURES = Path(__file__).parent / "fixtures"
DEPTH = 3
MOST_LEAVES = 30_000
SEEDS = (101, 102)


def perft(match: Match, depth: int, most: int = MOST_LEAVES) -> int:
    """Return the number of action sequences of length ``depth`` from here (an ended match counts as one)."""
    if depth == 0 or match.state.over:
        return 1
    actions, complete = match.legal(most)
    assert complete, f"more than {most} legal actions"
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        match.act(action)
        count += perft(match, depth - 1, most)
        match.undo()
    return count


def start(set_up: SetUp, seed: int, log: Sequence[Any] = ()) -> Match:
    """Return the match to count from: a deal from ``seed`` and the ``log`` played on it."""
    match = set_up.match(seed)
    return Match.load(match.game, {**match.save(), "log": list(log)})


def counts(match: Match) -> list[int]:
    """Return the counts for depth 1, 2, 3 while they stay small."""
    if not match.legal(MOST_LEAVES)[1]:
        return []
    found = [perft(match, 1)]
    for depth in range(2, DEPTH + 1):
        if found[-1] ** (1 + 1 / (depth - 1)) > MOST_LEAVES:
            break
        found.append(perft(match, depth))
    return found


def later(set_up: SetUp, seed: int) -> dict[str, Any]:
    """Return the first position of a random match with counts of the full depth, as fields of a row."""
    log = finish(set_up.match(seed), random.Random(seed)).save()["log"]
    for length in range(1, len(log)):
        found = counts(start(set_up, seed, log[:length]))
        if len(found) == DEPTH:
            return {"log": log[:length], "counts": found}
    raise AssertionError(f"{set_up}: no position is small enough")


def rows(game: str) -> list[dict[str, Any]]:
    """Return the table of ``game``: set-up, seed, the log before counting if there is one, and the counts."""
    table = []
    for set_up in (each for each in set_ups() if each.game == game):
        for seed in SEEDS:
            row = {"seats": set_up.seats, "options": dict(set_up.options), "seed": seed}
            found = counts(start(set_up, seed))
            if found:
                table.append({**row, "counts": found})
            if len(found) < DEPTH:
                table.append({**row, **later(set_up, seed)})
    return table


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        lines = ",\n".join(json.dumps(row) for row in rows(name))
        (FIXTURES / name).mkdir(parents=True, exist_ok=True)
        (FIXTURES / name / "perft.json").write_text(f"[\n{lines}\n]\n")
        print(name, "written")
