"""Lucky Maker on the screen: its differences from a plain game in turns; see :mod:`e2e.lib.drivers`."""

from typing import Any

from e2e.games.lucky_maker.scenes import SCENES
from e2e.games.lucky_maker.special import SPECIAL
from py_engine.match import Match


def needs_hand(match: Match, action: dict[str, Any]) -> bool:
    """Return whether an action needs an open hand: everyone sees the dealer's."""
    return bool(action["do"] != "deal")


__all__ = ["SCENES", "SPECIAL", "needs_hand"]
