"""A newer build waits until no match is on a screen, then comes at one tap; two builds never mix."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.builds import build_of
from e2e.lib.site import Fault, Site
from e2e.machines import PATIENCE
from e2e.sample import fresh
from e2e.starts import new_match, path_in, state_of
from e2e.support import Guard, wait_for_engine
from e2e.table import Table
from e2e.test_offline import visit, wait_offline

NEW = "html[data-version='2']"
SWITCH = "Switch to it"


@pytest.fixture
def table(page: Page, site: Site, other: Path, guard: Guard) -> Table:
    """A match with no hand open, in a page for which a newer build waits."""
    # a page that is about to give way may still ask for files of its own build, which are gone
    guard.allow("(404|Refused to apply style).*/assets/")
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True, updateWaiting=False)
    table.put(fresh().save())
    site.root = other
    page.reload()
    wait_for_engine(page)
    wait_offline(page, updateWaiting=True)
    return table


def home(page: Page) -> None:
    page.evaluate("() => { location.hash = '#/'; }")


@pytest.mark.service_worker
def test_a_newer_build_waits_for_the_end_of_a_match_and_then_for_a_tap(table: Table, dist: Path) -> None:
    page = table.page
    old = build_of(dist)
    expect(page.get_by_role("button", name=SWITCH)).to_have_count(0)
    assert state_of(page)["build"] == old
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)
    page.reload()
    expect(table.noren).to_be_visible()
    assert state_of(page)["build"] == old, "it came unasked"
    assert page.locator(NEW).count() == 0
    home(page)
    page.get_by_role("button", name=SWITCH).click()
    page.locator(NEW).wait_for(state="attached")
    wait_for_engine(page)
    assert state_of(page)["build"] == old[::-1]
    assert state_of(page)["path"] == "snapshot", "the new image belongs to the new page"
    wait_offline(page, ready=True, updateWaiting=False)
    page.get_by_role("link", name="Go on").click()
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(2)


LATER = """() => {
  const now = Date.now;
  Date.now = () => now() + 7 * 60 * 60 * 1000;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Has the page be shown again after some hours."""


@pytest.mark.service_worker
def test_a_page_that_is_never_closed_hears_of_a_newer_build_once_no_match_is_on(
    page: Page, site: Site, other: Path
) -> None:
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True)
    table.put(fresh().save())
    site.root = other
    page.evaluate(LATER)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)
    assert site.requests.count("sw.js") == 1
    home(page)
    wait_offline(page, updateWaiting=True)


@pytest.mark.service_worker
def test_a_newer_build_waits_for_a_match_in_another_tab_too(table: Table, dist: Path) -> None:
    player = table.page
    first = player.context.new_page()
    first.goto(table.url)
    wait_for_engine(first)
    first.get_by_role("button", name=SWITCH).click()
    expect(first.get_by_text("A match is open in another tab")).to_be_visible()
    assert player.locator(NEW).count() == first.locator(NEW).count() == 0
    home(player)
    expect(player.get_by_role("button", name=SWITCH)).to_be_visible()
    first.get_by_role("button", name=SWITCH).click()
    for page in (first, player):
        page.locator(NEW).wait_for(state="attached")
        wait_for_engine(page)
        assert state_of(page)["build"] == build_of(dist)[::-1]


@pytest.mark.service_worker
def test_a_match_goes_on_in_its_own_build_whatever_another_tab_does(table: Table, dist: Path) -> None:
    player = table.page
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


def test_the_memory_image_of_another_build_is_left_alone(page: Page, site: Site, dist: Path, other: Path) -> None:
    (image,) = other.glob("engine/*/image.bin")
    assert build_of(dist)[::-1].encode() in gzip.decompress(image.read_bytes())
    site.faults[path_in(dist, "engine/*/image.bin")] = Fault(body=image.read_bytes())
    page.goto(site.url)
    wait_for_engine(page)
    assert (state_of(page)["path"], state_of(page)["build"]) == ("plain", build_of(dist))
    assert new_match(page)
