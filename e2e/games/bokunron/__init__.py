"""Bokunron on the screen: what :mod:`e2e.drivers` asks of a game in turns."""

from e2e.games.bokunron.scenes import SCENES
from e2e.games.bokunron.special import SPECIAL
from e2e.games.bokunron.table import carry, check_screen, needs_hand, perform
from tests.play import SetUp

GAME = "bokunron"
SMALLEST = (SetUp(GAME, 3),)
LARGEST = (SetUp(GAME, 4),)
MEASURED = (SetUp(GAME, 3), SetUp(GAME, 4))

__all__ = ["LARGEST", "MEASURED", "SCENES", "SMALLEST", "SPECIAL", "carry", "check_screen", "needs_hand", "perform"]
