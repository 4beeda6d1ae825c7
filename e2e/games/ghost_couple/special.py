"""Special positions at a table of Ghost Couple, by the tip about each."""

from __future__ import annotations

import re
from collections.abc import Mapping

from e2e.lib.tips import Special, does
from py_engine.match import Match

EVENT = re.compile("draw_for|take|flip_x|flip_block|banish|look|rob|banish_treasure|cover|reshuffle")
"""The phases that a couple's event leads to."""


def brought_event(match: Match) -> bool:
    """Return whether a couple was taken whose event continues."""
    return does("couple")(match) and bool(EVENT.fullmatch(match.status()["phase"]))


def lost_couple(match: Match) -> bool:
    """Return whether a couple was taken that left the game."""
    return does("couple")(match) and bool(match.view(None)["log"][-1]["went"] == "gone")


SPECIAL: Mapping[str, Special] = {
    "gone": lost_couple,
    "event": brought_event,
    "banish": does("banish"),
    "swap": does("swap"),
}
