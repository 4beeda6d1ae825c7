"""Akuma Trick on the screen: what :mod:`e2e.drivers` asks of a game in turns."""

from e2e.games.akuma_trick.scenes import SCENES
from e2e.games.akuma_trick.table import check_screen, perform
from tests.play import SetUp

GAME = "akuma_trick"
SMALLEST = (SetUp(GAME, 3),)
LARGEST = (SetUp(GAME, 6),)
MEASURED = (SetUp(GAME, 4),)

__all__ = ["LARGEST", "MEASURED", "SCENES", "SMALLEST", "check_screen", "perform"]
