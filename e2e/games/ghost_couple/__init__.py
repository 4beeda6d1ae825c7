"""Ghost Couple on the screen: its differences from a plain game in turns; see :mod:`e2e.lib.drivers`."""

from e2e.games.ghost_couple.scenes import SCENES
from e2e.games.ghost_couple.special import SPECIAL
from e2e.games.ghost_couple.table import carry, check_screen, needs_hand, perform
from tests.play import SetUp

GAME = "ghost_couple"
CARDS, GHOSTS = (("deck", "trump"),), (("deck", "ghosts"),)
SMALLEST = (SetUp(GAME, 2, CARDS), SetUp(GAME, 2, GHOSTS))
LARGEST = (SetUp(GAME, 3, CARDS), SetUp(GAME, 6, GHOSTS))
MEASURED = (SetUp(GAME, 2, CARDS), SetUp(GAME, 3, CARDS), SetUp(GAME, 2, GHOSTS), SetUp(GAME, 4, GHOSTS))

__all__ = ["LARGEST", "MEASURED", "SCENES", "SMALLEST", "SPECIAL", "carry", "check_screen", "needs_hand", "perform"]
