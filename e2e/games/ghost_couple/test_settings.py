"""Ghost Couple's board with the settings: confirmed plays, flying cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.ghost_couple.scenes import SCENES, STORIES
from e2e.games.ghost_couple.table import perform
from e2e.lib.flights import AT_REST, LANDED, PROBE, SMALL_PX, way
from e2e.lib.leaving import blur
from e2e.lib.table import Table

pytestmark = pytest.mark.shares_page(PROBE)


def test_a_tap_on_the_board_waits_for_the_button_and_is_discarded_with_the_hand(table: Table) -> None:
    table.set("confirm", "on")
    match = table.prepare(SCENES["flip"]())
    before = len(match.log)
    table.uncover(match)
    cells = table.page.locator(".gc-cell.gc-legal")
    go = table.page.get_by_role("button", name="Yes")
    cells.nth(0).click()
    go.wait_for()
    blur(table.page)
    table.uncover(match)
    assert go.count() == 0
    for place in (0, 1):
        cells.nth(place).click()
        go.wait_for()
    expect(table.page.locator("button[data-asked]")).to_have_count(1)
    assert len(table.stored().log) == before
    cell = int(str(cells.nth(1).get_attribute("data-cell")))
    go.click()
    table.stored_and_shown(before + 1)
    assert table.stored().save()["log"][-1]["cell"] == cell
    expect(go).to_have_count(0)


@pytest.mark.browser_context_args(reduced_motion="no-preference", viewport={"width": 1440, "height": 900})
def test_into_a_list_that_scrolls_a_picture_flies_and_lands_on_the_card(table: Table) -> None:
    page = table.page
    match = STORIES["couple"]().match
    table.prepare(match.save())
    table.uncover(match)
    page.wait_for_function(AT_REST)
    page.evaluate("window.flights = []")
    perform(table, match, {"do": "couple", "cards": ["moon0a", "moon1b"]})
    page.wait_for_function(LANDED)
    pictures = [flight for flight in page.evaluate("window.flights") if flight["class"] == "flight"]
    landings = [way(flight["frames"][-1]["transform"]) for flight in pictures]
    for card in ("moon0a", "moon1b"):
        box = page.locator(f".gc-side [data-fly={card}] svg").bounding_box()
        assert box
        assert any(landing == pytest.approx((box["x"], box["y"]), abs=SMALL_PX) for landing in landings)
    assert page.locator(".flight").count() == 0
