"""A table without events leaves the page idle: no script, no style, no layout, and so no use of power.

The test uses the browser's own virtual time: a minute passes instantly, with every timer in it.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import DEFAULTS
from e2e.lib.drivers import IN_TURNS, LIVE, live_driver, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.machines import quick_table
from e2e.lib.played import played
from e2e.lib.seated import SEEDS, seated, sit
from serve import Site

MINUTE = 60_000  # ms
MOST_MINUTES = 6
MIXERS = """
window.mixers = [];
window.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); window.mixers.push(this); }
};
"""
STATES = "wanted => window.mixers.map((mixer) => mixer.state).join() === wanted"
COUNTED = ("LayoutCount", "RecalcStyleCount", "ScriptDuration")


class Idle:
    """A page with virtual time."""

    def __init__(self, page: Page) -> None:
        self.port: Any = page.context.new_cdp_session(page)
        self.port.send("Performance.enable")
        self.port.on("Emulation.virtualTimeBudgetExpired", self._over)
        self.is_over = False

    def _over(self, _: object) -> None:
        self.is_over = True

    def done(self) -> dict[str, float]:
        """Return the numbers of layouts and style passes so far, and the seconds of scripts."""
        told = {each["name"]: each["value"] for each in self.port.send("Performance.getMetrics")["metrics"]}
        return {name: told[name] for name in COUNTED}

    def minute(self) -> dict[str, float]:
        """Let a minute pass, and return the work done by its end."""
        self.is_over = False
        self.port.send("Emulation.setVirtualTimePolicy", {"policy": "advance", "budget": MINUTE})
        while not self.is_over:
            self.done()
        return self.done()


def comes_to_rest(page: Page) -> bool:
    """Return whether an idle minute comes soon after the last event."""
    idle = Idle(page)
    minutes = (idle.minute() for _ in range(MOST_MINUTES))
    return any(before == after for before, after in pairwise(minutes))


@forms(game=IN_TURNS, hand=["closed", "open"])
def test_a_page_rests_while_people_pass_the_device_on(page: Page, site: Site, game: str, hand: str) -> None:
    table = quick_table(page, site.url)
    set_up = turn_driver(game).LARGEST[-1]
    match = table.prepare(played(set_up, 1, len(played(set_up, 1).log) // 2).save())
    if hand == "open":
        table.ready(match)
    assert comes_to_rest(page)


@any_form(game=IN_TURNS)
def test_a_page_is_idle_while_bots_wait_for_a_person(page: Page, site: Site, game: str) -> None:
    table = quick_table(page, site.url)
    sit(table, next(found for seed in range(SEEDS) if (found := seated(turn_driver(game).SMALLEST[0], seed))))
    assert comes_to_rest(page)


@pytest.mark.parametrize("game", LIVE)
def test_a_page_rests_while_the_clock_of_a_match_is_stopped(page: Page, site: Site, game: str) -> None:
    table = quick_table(page, site.url)
    table.store(live_driver(game).begin(1))
    page.locator("[data-half]").first.wait_for()
    live_driver(game).act(table, table.stored(), random.Random(1))
    page.reload()
    table.cover.wait_for()
    assert comes_to_rest(page)


@any_form(game=IN_TURNS)
def test_after_a_silence_the_sound_rests_until_the_next_event(browser: Browser, site: Site, game: str) -> None:
    # a context of its own: the others have no sound
    with browser.new_context(**DEFAULTS) as context:
        page = context.new_page()
        page.add_init_script(MIXERS)
        page.clock.install()
        table = quick_table(page, site.url)
        table.ready(table.prepare(played(turn_driver(game).SMALLEST[0], 1, 0).save()))
        # the script of sounds comes after the table
        page.wait_for_load_state("networkidle")
        page.keyboard.press("Shift")
        page.wait_for_function(STATES, arg="running")
        page.clock.run_for(MINUTE)
        page.wait_for_function(STATES, arg="suspended")
        table.legal.first.click()
        page.wait_for_function(STATES, arg="running")


def test_a_timer_every_half_minute_is_found(page: Page, site: Site) -> None:
    quick_table(page, site.url)
    assert comes_to_rest(page)
    page.evaluate("() => { setInterval(() => undefined, 30_000); }")
    assert not comes_to_rest(page)
