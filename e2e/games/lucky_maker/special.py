"""Special positions at a table of Lucky Maker, by the tip about each."""

from __future__ import annotations

from collections.abc import Mapping

from e2e.lib.tips import Special
from py_engine.match import Match


def won_by_nobody(match: Match) -> bool:
    """Return whether the last action has ended a trick that nobody won."""
    tricks = match.view(None)["tricks"]
    return bool(tricks) and tricks[-1]["log_end"] == len(match.log) and tricks[-1]["winner"] is None


SPECIAL: Mapping[str, Special] = {"nobody": won_by_nobody}
