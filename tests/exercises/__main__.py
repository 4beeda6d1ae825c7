"""``python -m tests.exercises [game …]``: find the included exercises, and write them into the page's folders."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.exercises.finding import WORLDS, Act, Answer, exercises_of, played, right_moves
from tests.exercises.measure import is_kept
from tests.play import ask

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
PER_GAME = 20
FIRST_SEED = 41_000
CONFIRMING = 1000
"""Number of other worlds that must confirm an exercise."""


def kept_file(game_id: str) -> Path:
    """Return the path of a game's exercises."""
    return PAGE / game_id / "exercises.json"


def written(match: Match, act: Act, look: Answer) -> dict[str, Any]:
    """Return an exercise as the page reads it: a link to the match, and the choices of the second look."""
    door = Door()
    key = ask(door, op="load", save=match.save())["match"]
    link = ask(door, op="link", match=key)["link"]
    exercise = {"link": link, "step": act.step, "seat": act.seat, "done": act.action, "worlds": WORLDS}
    return {**exercise, "choices": look["choices"]}


def is_plain(look: Answer) -> bool:
    """Return whether there are at least three moves, of which at most half are right."""
    return 2 * len(right_moves(look["choices"])) <= len(look["choices"]) > 2


def found(game_id: str) -> Iterator[dict[str, Any]]:
    """Yield exercises of a game, one per match, that other worlds confirm."""
    for seed in count(FIRST_SEED):
        match = played(game_id, seed)
        for act, look in exercises_of(match, 0):
            if is_plain(look) and is_kept(act, look, CONFIRMING):
                yield written(match, act, look)
                break


def main(games: list[str]) -> None:
    """Write the exercises of these games, or of all games with exercises."""
    for game_id in games or [game.id for game in GAMES.values() if game.exercises]:
        lines = [json.dumps(each, separators=(",", ":")) for each in islice(found(game_id), PER_GAME)]
        kept_file(game_id).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
