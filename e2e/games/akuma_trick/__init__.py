"""Akuma Trick on the screen: what :mod:`e2e.drivers` asks of a game in turns."""

from e2e.games.akuma_trick.scenes import SCENES
from e2e.games.akuma_trick.special import SPECIAL
from e2e.games.akuma_trick.table import carry, check_screen, needs_hand, perform
from tests.play import SetUp

GAME = "akuma_trick"
SMALLEST = (SetUp(GAME, 3),)
LARGEST = (SetUp(GAME, 6),)
MEASURED = (SetUp(GAME, 4),)

__all__ = ["LARGEST", "MEASURED", "SCENES", "SMALLEST", "SPECIAL", "carry", "check_screen", "needs_hand", "perform"]
