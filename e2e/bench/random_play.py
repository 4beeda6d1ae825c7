"""Random play of full matches in the engine's own states; the same file runs on CPython and inside Pyodide.

``python -m e2e.bench.random_play`` answers questions, one line of JSON each; see :data:`ANSWERS`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from py_engine.bridge import Door
from py_engine.cards import HashChance
from py_engine.game import Deal, Game
from py_engine.games import GAMES
from tests.draws import draw

MATCHES = 10
"""Random matches of a game that are played again and again."""
clock = perf_counter if sys.platform == "emscripten" else process_time
"""Processor seconds, so that a busy machine does not matter; in a browser seconds of the clock."""


class Dice:
    """A fast source of chance, random enough for playing."""

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1."""
        return int(random.random() * n)


def make_deals(game: Game[Any], seats: int, options: dict[str, Any], count: int) -> list[Deal]:
    """Return deals, the same ones every time."""
    return [game.deal(seats, options, HashChance(f"bench {number}"), number % seats) for number in range(count)]


def any_game(game_id: str, seats: int, given: dict[str, Any], seconds: float) -> list[float]:
    """Play random matches for ``seconds``; return the numbers of matches and moves, and the seconds.

    The moves are drawn before the clock starts, so that it measures the rules alone.
    """
    game = GAMES[game_id]
    options = game.read_options(given)
    recorded = [(deal, drawn(game, seats, options, deal)) for deal in make_deals(game, seats, options, MATCHES)]
    matches, moves, start = 0, 0, clock()
    while clock() - start < seconds:
        deal, played = recorded[matches % len(recorded)]
        state: Any = game.begin(seats, options, deal)
        for move in played:
            state.play(move)
        moves += len(played)
        matches += 1
    return [matches, moves, clock() - start]


def drawn(game: Game[Any], seats: int, options: dict[str, Any], deal: Deal) -> list[Any]:
    """Return the moves of a random match."""
    state, dice, moves = game.begin(seats, options, deal), Dice(), list[Any]()
    while not state.over:
        moves.append(draw(state, dice))
        state.play(moves[-1])
    return moves


def round_trips(request: dict[str, Any]) -> list[list[float]]:
    """Play a match through the door; return [actions listed, ms of ``legal`` + ``act``] of its middle half."""
    handle = Door().handle
    status = json.loads(handle(json.dumps(request)))
    steps: list[list[float]] = []
    while not status["over"]:
        asked = json.dumps({"op": "legal", "match": status["match"]})
        start = clock()
        legal = handle(asked)
        listed = clock() - start
        actions = json.loads(legal)["actions"]
        asked = json.dumps({"op": "act", "match": status["match"], "action": random.choice(actions)})
        start = clock()
        answer = handle(asked)
        steps.append([len(actions), (clock() - start + listed) * 1000])
        status = json.loads(answer)
    return steps[len(steps) // 4 : len(steps) - len(steps) // 4]


ANSWERS: dict[str, Callable[..., Any]] = {"any_game": any_game, "round_trips": round_trips}


def answer(line: str) -> str:
    """Answer one question: ``[name, arguments]`` as JSON."""
    name, arguments = json.loads(line)
    return json.dumps(ANSWERS[name](*arguments))


if __name__ == "__main__":
    for question in sys.stdin:
        print(answer(question), flush=True)
