"""Lengths of links of matches."""

from __future__ import annotations

from tests.links import mean_length, recorded_means
from tests.play import set_ups

GROUP = [each for each in set_ups() if each.game == "lucky_maker"]
MOST = 120
"""Most characters of a link on average, with as many matches of one game as of one per player."""
RANDOM = 20


def test_links_are_short() -> None:
    assert len(GROUP) * RANDOM >= 100
    assert mean_length(GROUP, RANDOM) <= MOST
    assert all(mean <= MOST for mean in recorded_means("lucky_maker").values())
