"""Helpers for tests over all games: set-ups, a sample game, random play, and the names in an answer."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

from py_engine.bridge import Door
from py_engine.game import Game
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput

NAMES = ["Aki", "Ben", "Chie", "Dai", "Emi", "Fuku"]
MOST_VALUES = 3


@dataclass(frozen=True)
class SetUp:
    """A set-up of a game: its id, the number of seats, the options that are not the default as (id, value)."""

    game: str
    seats: int
    options: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        """Return a short name for a test's id."""
        return "-".join([self.game, str(self.seats), *(str(value) for _, value in self.options)])

    def request(self, seed: int) -> dict[str, Any]:
        """Return the door's request for such a match."""
        seats = [{"name": name} for name in NAMES[: self.seats]]
        return {"op": "new", "game": self.game, "seats": seats, "options": dict(self.options), "seed": seed}

    def match(self, seed: int, names: Sequence[str] = NAMES, **source: Any) -> Match:
        """Return a new match; ``source`` may name the start seat, as in the door's request."""
        seats = [{"name": name} for name in names[: self.seats]]
        return Match.new(GAMES[self.game], seats, dict(self.options), {"seed": seed, **source})


def option_values(game: Game[Any]) -> Iterator[tuple[tuple[str, str | int], ...]]:
    """Yield every combination of option values; of a long range the ends and the default."""
    choices = []
    for option in game.options:
        values = (
            option.values
            if len(option.values) <= MOST_VALUES
            else (option.values[0], option.default, option.values[-1])
        )
        choices.append([(option.id, value) for value in dict.fromkeys(values)])
    yield from product(*choices)


def every_set_up(game: Game[Any]) -> Iterator[SetUp]:
    """Yield a game with every player count and every combination of options that it allows."""
    for seats, options in product(range(game.min_players, game.max_players + 1), option_values(game)):
        try:
            game.check_seats(seats, dict(options))
        except BadInput:
            continue
        yield SetUp(game.id, seats, options)


def pairs(set_up: SetUp) -> set[Any]:
    """Return each pair of settings of a set-up: two options, or an option and the number of seats."""
    return set(combinations([("seats", set_up.seats), *set_up.options], 2)) or {set_up.seats}


@cache
def set_ups() -> list[SetUp]:
    """Return set-ups of every game in which any two of its settings meet in each way that the game allows.

    Faults depend on one setting or on two together; all combinations would be three times as many matches.
    """
    found = []
    for game in GAMES.values():
        left = list(every_set_up(game))
        missing = set().union(*map(pairs, left))
        while missing:
            best = max(left, key=lambda each: len(pairs(each) & missing))
            missing -= pairs(best)
            found.append(best)
    return found


def _plays_single_cards(set_up: SetUp) -> bool:
    """Return whether the only seat to act plays one card of its hand, for every start seat."""
    match = set_up.match(1)
    seats = match.state.actors()
    hand = match.view(seats[0])["hand"]
    actions = match.legal(99)[0]
    return len(seats) == 1 and all({*action} == {"do", "card"} and action["card"] in hand for action in actions)


@cache
def sample() -> SetUp:
    """Return the set-up for three of the first game of the register whose seats play one card of a hand in turns.

    It tests the parts that all games share, such as the hand.
    """
    threes = (SetUp(game.id, 3) for game in GAMES.values() if game.min_players <= 3 <= game.max_players)
    return next(each for each in threes if GAMES[each.game].has_start and _plays_single_cards(each))


def ask(door: Door, **request: Any) -> Any:
    """Return the door's answer to a request."""
    return json.loads(door.handle(json.dumps(request)))


def as_action(game: Game[Any], entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry of a log as the action behind it: without its chance outcomes."""
    outcome = game.verbs[entry["do"]].outcome
    return {name: value for name, value in entry.items() if name not in outcome}


def everything(match: Match) -> Any:
    """Return all answers of the door about a match: its status, its save, everyone's view and each seat's."""
    seats = (None, *range(len(match.names)))
    return [match.status(), match.save(), *(match.view(seat) for seat in seats)]


def walk(
    match: Match, rng: random.Random, most_steps: int = 2000, limit: int = 200
) -> Iterator[list[dict[str, Any]]]:
    """Play at random to the end; yield the legal actions before each step (the first ``limit``)."""
    for _ in range(most_steps):
        legal, _ = match.legal(limit)
        if not legal:
            assert match.state.over, f"nobody can act in phase {match.state.phase.name}"
            return
        yield legal
        match.act(rng.choice(legal))
    raise AssertionError(f"not over after {most_steps} steps")


def finish(match: Match, rng: random.Random) -> Match:
    """Play at random to the end and return the match."""
    for _ in walk(match, rng):
        pass
    return match


def after(set_up: SetUp, seed: int, steps: int) -> Match:
    """Return a random match after ``steps`` actions."""
    match, rng = set_up.match(seed), random.Random(seed)
    for _ in range(steps):
        match.act(rng.choice(match.legal(60)[0]))
    return match


_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@cache
def deck_of(game_id: str) -> frozenset[str]:
    """Return the names of all cards of a game."""
    return frozenset(card["id"] for card in GAMES[game_id].cards())


def card_names(game: Game[Any], value: Any) -> set[str]:
    """Return the game's card names that occur anywhere in a JSON value, keys included."""
    deck = deck_of(game.id)
    found: set[str] = set()
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            stack.extend(item.keys())
            stack.extend(item.values())
        elif isinstance(item, list | tuple):
            stack.extend(item)
        elif isinstance(item, str):
            found.update(deck.intersection(_NAME.findall(item)))
    return found
