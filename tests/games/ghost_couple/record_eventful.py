"""``python -m tests.games.ghost_couple.record_eventful``: record matches full of couples and their effects.

Uniformly random play ends most turns without a couple, so that the rarer effects almost never occur.
"""

from __future__ import annotations

import random
from typing import Any

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from tests.games.ghost_couple.table import NAMES
from tests.record import keep

Action = dict[str, Any]
PER_DECK = 10
COUPLES_FIRST = 0.8


def couples_first(legal: list[Action], rng: random.Random) -> Action:
    """Return an action at random, couples more often than the turn's end."""
    couples = [action for action in legal if action["do"] == "couple"]
    return rng.choice(couples if couples and rng.random() < COUPLES_FIRST else legal)


def play_match(deck: str, seats: int, seed: int) -> Match:
    """Return a finished match."""
    rng = random.Random(seed)
    match = Match.new(GAME, NAMES[:seats], {"deck": deck}, {"seed": seed})
    while not match.state.over:
        match.act(couples_first(match.legal(200)[0], rng))
    return match


def record() -> None:
    """Write the fixtures, over all player counts of both decks."""
    for deck, tables in DECKS.items():
        counts = range(GAME.min_players, tables.most_seats + 1)
        for number in range(PER_DECK):
            match = play_match(deck, counts[number % len(counts)], 2000 + number)
            keep(match, f"{deck}-eventful-{number:02d}")


if __name__ == "__main__":
    record()
