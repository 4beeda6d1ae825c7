"""A newer build waits until no match is on a screen, then comes at one tap; two builds never mix."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.builds import build_of
from e2e.lib.machines import PATIENCE
from e2e.lib.sample import fresh
from e2e.lib.site import Site
from e2e.lib.starts import state_of
from e2e.lib.support import Guard, wait_for_engine
from e2e.lib.table import Table
from e2e.test_offline import visit, wait_offline

NEW = "html[data-version='2']"
SWITCH = "Update now"


def installed(page: Page, site: Site, guard: Guard) -> Table:
    """Store the site on a device, and open a match."""
    # a page about to be replaced may still request files of its own build, which are gone
    guard.allow("(404|Refused to apply style).*/assets/")
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True, updateWaiting=False)
    table.put(fresh().save())
    table.noren.wait_for()
    return table


def home(page: Page) -> None:
    page.evaluate("() => { location.hash = '#/'; }")


LATER = """() => {
  const now = Date.now;
  Date.now = () => now() + 7 * 60 * 60 * 1000;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Shows the page again after some hours."""


@pytest.mark.service_worker
def test_a_page_that_is_never_closed_hears_of_a_newer_build_which_waits_for_every_tabs_match_and_a_tap(
    page: Page, site: Site, dist: Path, other: Path, guard: Guard
) -> None:
    table, old = installed(page, site, guard), build_of(dist)
    site.root = other
    page.evaluate(LATER)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)
    assert site.requests.count("sw.js") == 1
    home(page)
    wait_offline(page, updateWaiting=True)
    page.get_by_role("link", name="Continue").click()
    page.reload()
    expect(table.noren).to_be_visible()
    assert state_of(page)["build"] == old, "the new build came without a request"
    first = page.context.new_page()
    first.goto(table.url)
    wait_for_engine(first)
    first.get_by_role("button", name=SWITCH).click()
    expect(first.get_by_text("A match is open in another tab")).to_be_visible()
    assert page.locator(NEW).count() == first.locator(NEW).count() == 0
    home(page)
    expect(page.get_by_role("button", name=SWITCH)).to_be_visible()
    first.get_by_role("button", name=SWITCH).click()
    for each in (first, page):
        each.locator(NEW).wait_for(state="attached")
        wait_for_engine(each)
        assert state_of(each)["build"] == old[::-1]
        assert state_of(each)["path"] == "snapshot", "the new image belongs to the new page"
    wait_offline(page, ready=True, updateWaiting=False)
    page.bring_to_front()
    page.get_by_role("link", name="Continue").click()
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(2)


@pytest.mark.service_worker
def test_a_match_continues_in_its_own_build_after_an_update_in_another_tab(
    page: Page, site: Site, dist: Path, other: Path, guard: Guard
) -> None:
    table, player = installed(page, site, guard), page
    site.root = other
    page.reload()
    wait_for_engine(page)
    wait_offline(page, updateWaiting=True)
    expect(player.get_by_role("button", name=SWITCH)).to_have_count(0)
    table.lift()
    second = player.context.new_page()
    second.goto(table.url)
    wait_for_engine(second)
    wait_offline(second, updateWaiting=True)
    with second.expect_navigation(timeout=PATIENCE):
        second.evaluate("() => { void tefuda.applyUpdate(); }")
    wait_for_engine(second)
    player.bring_to_front()
    if table.noren.count():
        table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)
    assert state_of(player)["build"] == build_of(dist)
    home(player)
    player.locator(NEW).wait_for(state="attached")
