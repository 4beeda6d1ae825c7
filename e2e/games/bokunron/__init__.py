"""Bokunron on the screen: its differences from a plain game in turns; see :mod:`e2e.lib.drivers`."""

from e2e.games.bokunron.scenes import SCENES
from e2e.games.bokunron.special import SPECIAL
from e2e.games.bokunron.table import by_numbers, carry, check_screen, perform
from tests.play import SetUp

MEASURED = (SetUp("bokunron", 3), SetUp("bokunron", 4))

MOST_PRESSES = 6

__all__ = ["MEASURED", "MOST_PRESSES", "SCENES", "SPECIAL", "by_numbers", "carry", "check_screen", "perform"]
