"""Matches of one game for the tests of shared parts: the curtain, the hand, saves, faults, sound.

The game is the register's first in which one card is played at a time (:func:`tests.play.sample`); three play.
"""

from __future__ import annotations

import math
import random

from e2e.lib.played import played
from e2e.lib.table import NAMES
from py_engine.match import Match
from tests.known import known_at_end
from tests.play import sample
from tests.twins import exchanges

SET_UP = sample()
GAME = SET_UP.game
TRIES = 500


def fresh(seed: int = 1) -> Match:
    """Return a match without any action; seat 0 starts."""
    return SET_UP.match(seed, NAMES, start=0)


HELD = len(fresh().view(0)["hand"])
"""Number of cards dealt to a seat."""


def some_match(actions: float = 10, seed: int = 3) -> Match:
    """Return a match after ``actions`` actions."""
    return played(SET_UP, seed, actions)


def finished(seed: int = 4) -> Match:
    """Return a match at its end."""
    return played(SET_UP, seed, math.inf)


def following() -> Match:
    """Return a match in which the second seat has to follow the first card."""
    match = fresh()
    match.act(match.legal(1)[0][0])
    return match


def following_twins() -> tuple[Match, Match]:
    """Return two such matches that the first seat can't tell apart; the second seat's hands differ."""
    match = following()
    found = exchanges(match, known_at_end(match)[0], random.Random(7), TRIES)
    return match, next(twin for twin, _ in found if twin.view(1)["hand"] != match.view(1)["hand"])
