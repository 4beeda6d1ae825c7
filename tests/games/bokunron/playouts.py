"""``python -m tests.games.bokunron.playouts``: the speed of playouts by suits compared with those by the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from py_engine.games.bokunron.policy import PLAYER
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer
from tests.games.bokunron.table import play_on
from tests.play import SetUp

PLAYOUTS, STEPS = 200, 20


def seconds(play_out: Callable[[Any, Dice], Any], state: Any) -> float:
    """Return the processor time of some playouts from a position."""
    begun = time.process_time()
    for seed in range(PLAYOUTS):
        play_out(state.copy(), Dice(seed))
    return time.process_time() - begun


def main() -> None:
    """Print the ratio for each number of players."""
    for seats in (3, 4):
        state = play_on(SetUp("bokunron", seats).match(3), random.Random(3), STEPS).state
        by_rules = seconds(lambda state, dice: TurnPlayer.play_out(PLAYER, state, dice), state)
        print(f"bokunron-{seats}: by suits {by_rules / seconds(PLAYER.play_out, state):.1f} times as fast")


if __name__ == "__main__":
    main()
