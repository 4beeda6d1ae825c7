"""``python -m tests.record [game …]``: record random matches as fixtures, ten for every game and deck.

A fixture is a save and its final status; the conformance suite replays them, so that a change of a rule shows as a
changed result.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, finish, set_ups

FIXTURES = Path(__file__).parent / "fixtures"
PER_GROUP = 10


def deck_of(set_up: SetUp) -> str:
    """Return the deck that the set-up plays with, as part of a file name."""
    return str(dict(set_up.options).get("deck", "all"))


def keep(match: Match, name: str) -> None:
    """Write a match as the fixture of that name of its game."""
    folder = FIXTURES / match.game.id
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"save": match.save(), "status": match.status()}, ensure_ascii=False)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def recorded(game: str, names: str = "*-*") -> Iterator[dict[str, Any]]:
    """Yield the saves of a game's fixtures (``*`` for all games') whose names fit a pattern, in order."""
    for path in sorted(FIXTURES.glob(f"{game}/{names}.json")):
        yield json.loads(path.read_text(encoding="utf-8"))["save"]


def some_recorded() -> list[Path]:
    """Return the first three fixtures of every game, deck and way to record."""
    return sorted(FIXTURES.glob("*/*-0[0-2].json"))


def record(game: str) -> int:
    """Write the fixtures of ``game``; return their number."""
    written = 0
    for deck in sorted({deck_of(each) for each in set_ups() if each.game == game}):
        group = [each for each in set_ups() if each.game == game and deck_of(each) == deck]
        for number in range(max(PER_GROUP, len(group))):
            match = finish(group[number % len(group)].match(1000 + number), random.Random(number))
            keep(match, f"{deck}-{number:02d}")
            written += 1
    return written


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        print(name, record(name))
