"""Random play of full matches in the engine's own states; the same file runs on CPython and inside Pyodide.

``python -m e2e.bench.random_play`` answers questions, one line of JSON each; see :data:`ANSWERS`. Lucky Maker's
cards are numbers here, like in the other systems: a card's place in the engine's list of cards.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any

from py_engine.cards import HashChance
from py_engine.game import Deal, Game
from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS
from py_engine.games.lucky_maker.state import LuckyMakerState
from tests.draws import draw

GAME = "lucky_maker"
"""The game that is compared with other systems, each of which has a program for it."""
SEATS = 4
"""Its seats."""
DEALS = 50
MATCHES = 10
"""Random matches of a game that are played again and again."""
clock = perf_counter if sys.platform == "emscripten" else process_time
"""Processor seconds, so that a busy machine does not matter; in a browser seconds of the clock."""

Played = dict[str, Any]


class Dice:
    """A fast source of chance, random enough for playing."""

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1."""
        return int(random.random() * n)


def make_deals(game: Game[Any], seats: int, options: dict[str, Any], count: int = DEALS) -> list[Deal]:
    """Return deals, the same ones every time."""
    return [game.deal(seats, options, HashChance(f"bench {number}"), number % seats) for number in range(count)]


def numbered(deal: Deal) -> dict[str, Any]:
    """Return a deal of Lucky Maker with the cards' numbers instead of their names."""
    hands = [[CARDS.index(card) for card in hand] for hand in deal["hands"]]
    return {"hands": hands, "masters": [CARDS.index(card) for card in deal["masters"]], "start": deal["start"]}


def start(game: Game[Any], deal: dict[str, Any]) -> LuckyMakerState:
    """Return the position after a deal of numbers, with the same numbers as in the other systems' positions."""
    state = LuckyMakerState(SEATS, game.phase_table, games_in_match=1, winner_leads=False, start=deal["start"])
    state.begin_game(deal["hands"], reversed(deal["masters"]), deal["start"])
    return state


def record(count: int) -> list[Played]:
    """Play Lucky Maker at random: return the deals, the cards in the order of play, the legal cards, the scores."""
    game = GAMES[GAME]
    found = []
    for deal in map(numbered, make_deals(game, SEATS, game.read_options({}), count)):
        state: Any = start(game, deal)
        legal, moves = [], []
        while not state.over:
            legal.append([*state.moves()])
            moves.append(random.choice(legal[-1]))
            state.play(moves[-1])
        found.append({"deal": deal, "moves": moves, "legal": legal, "scores": game.scores(state)})
    return found


def lucky_maker(deals: Sequence[dict[str, Any]], seconds: float) -> list[float]:
    """Play for ``seconds``, listing the legal cards before each; return the number of games and the seconds.

    The garbage collector has Python's defaults, and starts without earlier garbage, as for OpenSpiel.
    """
    game, rnd = GAMES[GAME], random.random
    gc.collect()
    games, begun = 0, clock()
    while clock() - begun < seconds:
        state = start(game, deals[games % len(deals)])
        while not state.over:
            moves: Any = state.moves()
            state.play(moves[int(rnd() * len(moves))])
        games += 1
    return [games, clock() - begun]


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
    from py_engine.bridge import Door  # noqa: PLC0415  (of no use to the other questions)

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


ANSWERS: dict[str, Callable[..., Any]] = {
    "record": record,
    GAME: lucky_maker,
    "any_game": any_game,
    "round_trips": round_trips,
}


def answer(line: str) -> str:
    """Answer one question: ``[name, arguments]`` as JSON."""
    name, arguments = json.loads(line)
    return json.dumps(ANSWERS[name](*arguments))


if __name__ == "__main__":
    for question in sys.stdin:
        print(answer(question), flush=True)
