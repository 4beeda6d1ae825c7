"""Whole matches of every game through the screen, for the smallest and the largest table."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from e2e.matches import LARGEST, SMALLEST, SetUp, play_whole
from e2e.table import NAMES
from serve import Site

SEEDS = range(int(os.environ.get("MATCH_SEEDS", "1")))
"""``make test-matches`` plays five of each set-up; every run of the tests one of some."""
EVERY_RUN = SMALLEST[1:4]
ALL = (*SMALLEST[1:], *LARGEST[1:])  # Lucky Maker has whole matches of its own
SETUPS = ALL if len(SEEDS) > 1 else EVERY_RUN


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_whole_match_is_played_through_the_screen_and_ends_in_the_right_scores(
    page: Page, site: Site, setup: SetUp, seed: int
) -> None:
    match = play_whole(page, site.url, setup, seed)
    status = match.status()
    for row in status["result"]:
        head = page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(NAMES[row["seat"]])
        expect(head).to_contain_text(str(row["points"]))
    for seat in status["winners"]:
        expect(page.locator(".winners")).to_contain_text(NAMES[seat])
