"""Super Trump Fighter on the screen: the driver of :mod:`e2e.lib.drivers` for a game in real time."""

from e2e.games.trump_fighter.fights import begin, begin_slowly
from e2e.games.trump_fighter.scenes import SCENES
from e2e.games.trump_fighter.table import act, act_slowly, do_at_once
from tests.play import SetUp

MEASURED = (SetUp("trump_fighter", 2),)

__all__ = ["MEASURED", "SCENES", "act", "act_slowly", "begin", "begin_slowly", "do_at_once"]
