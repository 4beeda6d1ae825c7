"""Special positions at a table of Akuma Trick, by the tip about each."""

from __future__ import annotations

from collections.abc import Mapping

from e2e.lib.tips import Special, does, last


def lays(rank: str) -> Special:
    """Return whether a match's last action was to play cards of that rank alone."""
    return lambda match: last(match)["do"] == "play" and {card[1:] for card in last(match)["cards"]} == {rank}


SPECIAL: Mapping[str, Special] = {
    "release": does("release"),
    "steal": lays("2"),
    "reverse": lays("5"),
    "lock": lays("6"),
    "multiply": lays("4"),
    "count_more": lays("8"),
    "any_time": lays("0"),
}
