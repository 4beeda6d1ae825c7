"""The cards that a seat of Ghost Couple does not see, and endings in which its bot guesses them."""

from __future__ import annotations

import random
from collections.abc import Hashable
from functools import partial

from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.match import Match
from tests.play import SetUp


def hidden(state: GhostCoupleState) -> Hashable:
    """Return all hands, the board and the pile."""
    return tuple(state.hands), tuple(state.board), tuple(state.pile)


def play_on(match: Match, rng: random.Random) -> None:
    """Take a couple if there is one, else play at random."""
    actions = match.legal(60)[0]
    match.act(rng.choice([each for each in actions if each["do"] == "couple"] or actions))


def ending(seed: int, steps: int) -> Match:
    """Return a match with playing cards after ``steps`` random steps."""
    match, rng = SetUp("ghost_couple", 2, (("deck", "trump"),)).match(seed), random.Random(seed)
    for _ in range(steps):
        play_on(match, rng)
    return match


ENDINGS = {
    name: partial(ending, seed, steps)
    for name, seed, steps in (
        ("no card laid unseen", 59, 72),
        ("one laid unseen", 58, 72),
        ("two laid unseen, perhaps a known one", 116, 78),
        ("two laid unseen, perhaps a known one, fewer cards left", 146, 76),
    )
}
