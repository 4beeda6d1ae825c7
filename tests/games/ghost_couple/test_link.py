"""Lengths of links of matches."""

from __future__ import annotations

from tests.links import mean_length, recorded_means
from tests.play import set_ups

GROUP = [each for each in set_ups() if each.game == "ghost_couple" and ("deck", "ghosts") in each.options]
MOST = 450
"""Most characters of a link of the ghosts' deck, on average."""
MATCHES = 100


def test_links_are_short() -> None:
    assert mean_length(GROUP, -(-MATCHES // len(GROUP))) <= MOST
    assert recorded_means("ghost_couple")["ghosts"] <= MOST
