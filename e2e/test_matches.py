"""Whole matches of every game through the screen, for the smallest and the largest table."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import largest, smallest
from e2e.lib.forms import any_form
from e2e.lib.matches import play_whole
from e2e.lib.played import played
from e2e.lib.table import NAMES
from serve import Site
from tests.play import SetUp

SEEDS = range(int(os.environ.get("MATCH_SEEDS", "1")))
"""``make test-matches`` plays five of each set-up; every run of the tests a single short one."""
pytestmark = [pytest.mark.shields] if len(SEEDS) > 1 else []
MOST_ACTIONS = 60
"""A longer match is played to its end among bots in every run (``test_alone.py``), and here by the target."""
SHORT = [each for each in smallest() if len(played(each, 1).log) <= MOST_ACTIONS]
SET_UPS = pytest.mark.parametrize("set_up", [*smallest(), *largest()], ids=str)


@pytest.mark.parametrize("seed", SEEDS)
@(SET_UPS if len(SEEDS) > 1 else any_form(set_up=SHORT))
def test_a_whole_match_is_played_through_the_screen_and_ends_in_the_right_scores(
    page: Page, site: Site, set_up: SetUp, seed: int, issues: list[str]
) -> None:
    match = play_whole(page, site.url, set_up, seed)
    status = match.status()
    for row in status["result"]:
        head = page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(NAMES[row["seat"]])
        expect(head).to_contain_text(str(row["points"]))
    for seat in status["winners"]:
        expect(page.locator(".winners")).to_contain_text(NAMES[seat])
    assert issues == [], "the browser sees an issue with it"
