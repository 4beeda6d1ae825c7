"""Akuma Trick on the screen: its differences from a plain game in turns; see :mod:`e2e.lib.drivers`."""

from e2e.games.akuma_trick.scenes import SCENES
from e2e.games.akuma_trick.special import SPECIAL
from e2e.games.akuma_trick.table import by_numbers, carry, check_screen, perform

MOST_PRESSES = 3

__all__ = ["MOST_PRESSES", "SCENES", "SPECIAL", "by_numbers", "carry", "check_screen", "perform"]
