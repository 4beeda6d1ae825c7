"""``python -m tests.games.bokunron.record_eventful``: record matches with frequent passes and chips.

Uniformly random play almost never passes, so these complement the matches of ``tests.record``.
"""

from __future__ import annotations

import random

from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from tests.games.bokunron.table import NAMES, play_on
from tests.record import keep


def record(number: int) -> None:
    """Write one match, of three or four players in turn."""
    match = Match.new(GAME, NAMES[: 3 + number % 2], {}, {"seed": 2000 + number})
    play_on(match, random.Random(number))
    keep(match, f"eventful-{number:02d}")


if __name__ == "__main__":
    for each in range(12):
        record(each)
