"""The cards that a seat of Lucky Maker does not see, and endings in which its bot guesses them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from py_engine.games.lucky_maker.state import LuckyMakerState
from tests.play import SetUp, after


def hidden(state: LuckyMakerState) -> Hashable:
    """Return all hands and the pile of masters."""
    return *map(tuple, state.hands), tuple(state.masters)


ENDINGS = {
    f"{seats} seats, {kind}": partial(after, SetUp("lucky_maker", seats), seed, steps)
    for seats, kind, seed, steps in (
        (3, "bound", 32, 41),
        (3, "free", 0, 39),
        (3, "bound for long", 241, 37),
        (4, "bound", 6, 42),
        (5, "bound", 1, 46),
        (5, "free", 0, 45),
    )
}
"""Matches by the number of players; in the bound ones another seat can't have every unseen card."""
