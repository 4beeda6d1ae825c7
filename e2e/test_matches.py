"""Whole matches of the games in turns through the screen, with Python in the browser."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import IN_TURNS, largest, smallest, turn_driver
from e2e.lib.matches import play_whole
from e2e.lib.table import NAMES
from serve import Site
from tests.play import SetUp

SEEDS = range(int(os.environ.get("MATCH_SEEDS", "1")))
"""``make test-matches`` plays five of each set-up; every run of the tests one of each game."""
SET_UPS = [*smallest(), *largest()] if len(SEEDS) > 1 else [turn_driver(game).SMALLEST[0] for game in IN_TURNS]
pytestmark = [pytest.mark.as_built, *([pytest.mark.shields] if len(SEEDS) > 1 else [])]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
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
