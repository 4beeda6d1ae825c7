"""Lengths of links of matches."""

from __future__ import annotations

from tests.links import recorded_means

MOST = 120
"""Most characters of a link on average, with as many matches of one game as of one per player."""


def test_links_are_short() -> None:
    assert all(mean <= MOST for mean in recorded_means("lucky_maker").values())
