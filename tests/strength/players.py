"""The players at the table: the engine's own bots, asked through the door, and opponents that never change."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from py_engine.bridge import Door
from py_engine.cards import Chance
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.phase import Entry
from py_engine.player import Knowledge, Look
from py_engine.think.dice import Dice
from py_engine.think.search import Search
from py_engine.think.turn_player import MOST_CHOICES, TurnPlayer
from tests.draws import draw
from tests.play import as_action, ask

Seated = Callable[[Match, int], Entry]
"""A function from a match and a seat to act to its action."""

CHEAT_WORLDS = 12
"""Number of times that the cheat plays each move out with the true cards: chance differs each time."""


def of_game(game_id: str) -> ModuleType:
    """Return a game's strength module: ``tests/games/<id>/strength.py``."""
    return import_module(f"tests.games.{game_id}.strength")


def seated(name: str, effort: int | None = None, direct: bool = False) -> Seated:
    """Return the player of that name: ``random``, ``greedy``, ``cheat``, or a level of the catalogue.

    ``direct``: a level without worlds is shown the position instead of being asked through the door.
    """
    frozen: dict[str, Seated] = {"random": _random, "greedy": _greedy, "cheat": _cheat}
    return frozen.get(name) or (_direct if direct else _through_the_door)(name, effort)


def _through_the_door(level: str, effort: int | None) -> Seated:
    """Return a level as any other caller uses it: a view in, an action out."""
    door = Door()

    def act(match: Match, seat: int) -> Entry:
        request = {"op": "think", "view": match.view(seat), "level": level}
        action: Entry = ask(door, **request, **({} if effort is None else {"effort": effort}))["action"]
        return action

    return act


def _direct(level: str, effort: int | None) -> Seated:
    """Return a level that plays by the position, many times as fast as through the door, unless it searches.

    Its rule of thumb reads only the seat's knowledge of a position, as the tests of honesty show.
    """
    asked = _through_the_door(level, effort)

    def act(match: Match, seat: int) -> Entry:
        player: Any = match.game.player
        if player.worlds[level] or level in getattr(of_game(match.game.id), "BY_LOG", ()):
            return asked(match, seat)
        dice, nothing = _dice(match, seat), _Truth(match.state)
        look = Look({}, seat, nothing, match.state, level, None, 0, dice)
        return _written(match, player.candidates(look, dice)[0])

    return act


def _dice(match: Match, seat: int) -> Dice:
    """Return dice for the chances of a frozen player: the same in the same match."""
    return Dice(len(match.log) * 8 + seat + 1000 * (_number_of(match) % 1_000_003))


def _number_of(match: Match) -> int:
    """Return a number that identifies a deal."""
    return int.from_bytes(json.dumps(match.deal).encode(), "big")


def _random(match: Match, seat: int) -> Entry:
    state, dice = match.state, _dice(match, seat)
    if len(state.actors()) == 1:
        return _written(match, draw(state, dice))
    moves = list(state.moves(seat))
    return _written(match, moves[dice.below(len(moves))])


def _greedy(match: Match, seat: int) -> Entry:
    move = of_game(match.game.id).greedy(match.state, seat, _dice(match, seat))
    return _written(match, move)


def _written(match: Match, move: Any) -> Entry:
    """Return a move as an action; the match draws its chance outcome."""
    return as_action(match.game, match.state.phase.write(match.state, move))


class _Truth(Knowledge[Any]):
    """The true position, which no seat knows."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def world(self, chance: Chance) -> Any:
        return self.state.copy()


def _cheat(match: Match, seat: int) -> Entry:
    """Play as the strongest level would if it saw all hands; every seat then plays by the rule of thumb."""
    game, dice = match.game, _dice(match, seat)
    player: Any = game.player
    assert isinstance(player, TurnPlayer)
    knowledge = player.study(game, match.view(seat), seat)
    look = Look(match.view(seat), seat, knowledge, match.state, game.bots[-1], None, 0, dice)
    moves = player.candidates(look, dice)[:MOST_CHOICES]
    search = Search(player, _Truth(match.state), seat, moves, [0.0] * len(moves))
    search.run(CHEAT_WORLDS, dice)
    best = search.ranking()[0][0] if search.spent else moves[0]
    return _written(match, best)


def games_with_strength() -> list[str]:
    """Return the games in turns that have a bot."""
    return [game.id for game in GAMES.values() if game.player and not game.live]
