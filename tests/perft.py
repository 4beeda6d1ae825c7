"""Perft: how many ways a match can go on, to a depth, from fixed deals.

``python -m tests.perft [game …]`` writes the counts as table data; the conformance suite counts again. An action
whose outcome is chance counts once, settled as S8 settles it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import set_ups

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


def rows(game: str) -> list[dict[str, Any]]:
    """Return the table of ``game``: set-up, seed, and the counts for depth 1, 2, 3 as far as they stay small."""
    table = []
    for set_up in (each for each in set_ups() if each.game == game):
        for seed in SEEDS:
            counts: list[int] = []
            for depth in range(1, DEPTH + 1):
                if counts and counts[-1] ** (1 + 1 / (depth - 1)) > MOST_LEAVES:
                    break
                counts.append(perft(set_up.match(seed), depth))
            table.append({"seats": set_up.seats, "options": dict(set_up.options), "seed": seed, "counts": counts})
    return table


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        lines = ",\n".join(json.dumps(row) for row in rows(name))
        (FIXTURES / name).mkdir(parents=True, exist_ok=True)
        (FIXTURES / name / "perft.json").write_text(f"[\n{lines}\n]\n")
        print(name, "written")
