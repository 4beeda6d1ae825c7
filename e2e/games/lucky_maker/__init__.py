"""Lucky Maker on the screen: what :mod:`e2e.drivers` asks of a game in turns."""

from e2e.games.lucky_maker.scenes import SCENES
from e2e.games.lucky_maker.special import SPECIAL
from e2e.games.lucky_maker.table import carry, check_screen, needs_hand, perform
from tests.play import SetUp

GAME = "lucky_maker"
SMALLEST = (SetUp(GAME, 3),)
LARGEST = (SetUp(GAME, 5),)
MEASURED = (SetUp(GAME, 4),)

__all__ = ["LARGEST", "MEASURED", "SCENES", "SMALLEST", "SPECIAL", "carry", "check_screen", "needs_hand", "perform"]
