"""Lucky Maker in the engine's own states, with the questions that every system is asked.

``python -m e2e.comparison.lucky_maker`` answers one line of JSON each; a page runs the same file inside Pyodide.
Cards are numbers here, like in the other systems: a card's place in the engine's list of cards.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

from e2e.bench.random_play import clock, make_deals
from py_engine.game import Deal, Game
from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS
from py_engine.games.lucky_maker.state import LuckyMakerState

GAME: Game[Any] = GAMES["lucky_maker"]
SEATS = 4


def numbered(deal: Deal) -> dict[str, Any]:
    """Return a deal with the cards' numbers instead of their names."""
    hands = [[CARDS.index(card) for card in hand] for hand in deal["hands"]]
    return {"hands": hands, "masters": [CARDS.index(card) for card in deal["masters"]], "start": deal["start"]}


def start(deal: dict[str, Any]) -> LuckyMakerState:
    """Return the position after a deal of numbers, with the same numbers as in the other systems' positions."""
    state = LuckyMakerState(SEATS, GAME.phase_table, games_in_match=1, winner_leads=False, start=deal["start"])
    state.begin_game(deal["hands"], reversed(deal["masters"]), deal["start"])
    return state


def record(count: int) -> list[dict[str, Any]]:
    """Play at random: return the deals, the cards in the order of play, the legal cards, the scores."""
    found = []
    for deal in map(numbered, make_deals(GAME, SEATS, GAME.read_options({}), count)):
        state: Any = start(deal)
        legal, moves = [], []
        while not state.over:
            legal.append([*state.moves()])
            moves.append(random.choice(legal[-1]))
            state.play(moves[-1])
        found.append({"deal": deal, "moves": moves, "legal": legal, "scores": GAME.scores(state)})
    return found


def lucky_maker(deals: Sequence[dict[str, Any]], seconds: float) -> list[float]:
    """Play for ``seconds``, listing the legal cards before each; return the number of games and the seconds.

    The garbage collector has Python's defaults, and starts without earlier garbage, as for OpenSpiel.
    """
    rnd = random.random
    gc.collect()
    games, begun = 0, clock()
    while clock() - begun < seconds:
        state = start(deals[games % len(deals)])
        while not state.over:
            moves: Any = state.moves()
            state.play(moves[int(rnd() * len(moves))])
        games += 1
    return [games, clock() - begun]


ANSWERS: dict[str, Callable[..., Any]] = {"record": record, "lucky_maker": lucky_maker}


def answer(line: str) -> str:
    """Answer one question: ``[name, arguments]`` as JSON."""
    name, arguments = json.loads(line)
    return json.dumps(ANSWERS[name](*arguments))


if __name__ == "__main__":
    for question in sys.stdin:
        print(answer(question), flush=True)
