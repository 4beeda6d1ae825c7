"""A table at which nothing happens has the page do nothing: no script, no style, no layout, and so no power.

Time is the browser's own: a minute passes at once, and every timer that is set goes off in it.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.drivers import IN_TURNS, LIVE, live_driver, turn_driver
from e2e.machines import quick_table
from e2e.played import played
from e2e.seated import SEEDS, seated, sit
from serve import Site

MINUTE = 60_000  # ms
MOST_MINUTES = 6
COUNTED = ("LayoutCount", "RecalcStyleCount", "ScriptDuration")


class Idle:
    """A page whose time passes as it is told."""

    def __init__(self, page: Page) -> None:
        self.port: Any = page.context.new_cdp_session(page)
        self.port.send("Performance.enable")
        self.port.on("Emulation.virtualTimeBudgetExpired", self._over)
        self.is_over = False

    def _over(self, _: object) -> None:
        self.is_over = True

    def done(self) -> dict[str, float]:
        """Return how often the page was laid out and styled so far, and for how many seconds scripts ran."""
        told = {each["name"]: each["value"] for each in self.port.send("Performance.getMetrics")["metrics"]}
        return {name: told[name] for name in COUNTED}

    def minute(self) -> dict[str, float]:
        """Have a minute pass, and return what was done by its end."""
        self.is_over = False
        self.port.send("Emulation.setVirtualTimePolicy", {"policy": "advance", "budget": MINUTE})
        while not self.is_over:
            self.done()
        return self.done()


def comes_to_rest(page: Page) -> bool:
    """Tell whether a minute passes in which nothing is done, soon after the last thing has happened."""
    idle = Idle(page)
    minutes = (idle.minute() for _ in range(MOST_MINUTES))
    return any(before == after for before, after in pairwise(minutes))


@pytest.mark.parametrize("hand", ["closed", "open"])
@pytest.mark.parametrize("game", IN_TURNS)
def test_a_page_rests_while_people_pass_the_device_on(page: Page, site: Site, game: str, hand: str) -> None:
    table = quick_table(page, site.url, "")
    set_up = turn_driver(game).LARGEST[-1]
    match = table.prepare(played(set_up, 1, len(played(set_up, 1).log) // 2).save())
    if hand == "open":
        table.ready(match)
    assert comes_to_rest(page)


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_page_rests_while_machines_wait_for_a_person(page: Page, site: Site, game: str) -> None:
    table = quick_table(page, site.url, "")
    sit(table, next(found for seed in range(SEEDS) if (found := seated(turn_driver(game).SMALLEST[0], seed))))
    assert comes_to_rest(page)


@pytest.mark.parametrize("game", LIVE)
def test_a_page_rests_while_the_clock_of_a_match_is_stopped(page: Page, site: Site, game: str) -> None:
    table = quick_table(page, site.url, "")
    table.store(live_driver(game).begin(1))
    page.locator("[data-half]").first.wait_for()
    live_driver(game).act(table, table.stored(), random.Random(1))
    page.reload()
    table.cover.wait_for()
    assert comes_to_rest(page)


def test_a_timer_that_goes_off_every_half_minute_is_no_rest(page: Page, site: Site) -> None:
    quick_table(page, site.url, "")
    assert comes_to_rest(page)
    page.evaluate("() => { setInterval(() => undefined, 30_000); }")
    assert not comes_to_rest(page)
