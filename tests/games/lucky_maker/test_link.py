"""How long links of matches are."""

from __future__ import annotations

from tests.links import mean_length, recorded_means
from tests.play import set_ups

GROUP = [each for each in set_ups() if each.game == "lucky_maker"]
MOST = 120
"""Characters that a link may have in the mean, as often one game is played as one for every player."""
RANDOM = 20


def test_links_are_short() -> None:
    assert len(GROUP) * RANDOM >= 100
    assert mean_length(GROUP, RANDOM) <= MOST
    assert all(mean <= MOST for mean in recorded_means("lucky_maker").values())
