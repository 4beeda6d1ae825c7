"""``python -m tests.thoughts [game …]``: record the answers of bots, to compare them on all systems.

The answers are the same on every Python and in every browser, in every order of sets; a change of a bot requires a
new record.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import ask
from tests.record import recorded

KEPT = Path(__file__).parent / "kept_thoughts"
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Places in a recorded match at which it is looked at, as parts of its length."""
EFFORT = 12


def questions(game_id: str) -> list[dict[str, Any]]:
    """Return requests to think, of every level, about the first recorded matches of a game."""
    game, rng = GAMES[game_id], random.Random(1)
    found: list[dict[str, Any]] = []
    for save in recorded(game_id, "*-0[0-2]"):
        for share in SHARES:
            match = Match.load(game, {**save, "log": save["log"][: int(share * len(save["log"]))]})
            level = game.bots[len(found) % len(game.bots)]
            view = match.view(rng.choice(match.state.actors())) if match.state.actors() else None
            if view:
                found.append({"op": "think", "view": view, "level": level, "effort": EFFORT})
    return found


def answers(game_id: str) -> list[Any]:
    """Return the answers to these requests."""
    door = Door()
    return [ask(door, **question) for question in questions(game_id)]


def kept(game_id: str) -> Path:
    """Return the path of a game's recorded answers."""
    return KEPT / f"{game_id}.json"


def main(games: list[str]) -> None:
    """Write the answers of these games, or of all that have a bot."""
    KEPT.mkdir(exist_ok=True)
    for game_id in games or [game.id for game in GAMES.values() if game.player]:
        text = ",\n".join(json.dumps(answer, separators=(",", ":")) for answer in answers(game_id))
        kept(game_id).write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
