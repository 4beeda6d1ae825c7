"""Lucky Maker on the screen: what differs from a plain game in turns; see :mod:`e2e.drivers`."""

from typing import Any

from e2e.games.lucky_maker.scenes import SCENES
from e2e.games.lucky_maker.special import SPECIAL
from py_engine.match import Match


def needs_hand(match: Match, action: dict[str, Any]) -> bool:
    """Whether an action can only be carried out with a hand open: everybody sees who is to deal."""
    return bool(action["do"] != "deal")


__all__ = ["SCENES", "SPECIAL", "needs_hand"]
