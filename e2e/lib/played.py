"""Matches played at random, by the rules alone."""

from __future__ import annotations

import math
import random
from typing import Any

from e2e.lib.table import NAMES
from py_engine.match import Match
from tests.play import SetUp

MOST_LISTED = 2000


def choose(match: Match, rng: random.Random) -> dict[str, Any]:
    """Return one legal action of the seat at the device at random, from at most the first ones."""
    actions, _ = match.legal(MOST_LISTED, match.state.actors()[0])
    return rng.choice(actions)


def played(set_up: SetUp, seed: int, actions: float = math.inf) -> Match:
    """Return a match after ``actions`` random actions, or at its end."""
    rng = random.Random(seed)
    match = set_up.match(seed, NAMES)
    while not match.state.over and len(match.log) < actions:
        match.act(choose(match, rng))
    return match
