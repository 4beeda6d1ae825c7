"""Back closes sheets, hints and menus one by one, then leaves the screen; lists keep their places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.lib.hints import PATIENCE, ask_hint, panel
from e2e.lib.machines import play_now, stands
from e2e.lib.sample import GAME, finished, some_match
from e2e.lib.store import put, text_of
from e2e.lib.support import wait_for_place
from e2e.lib.table import Table

pytestmark = pytest.mark.shares_page

MANY = 60
"""Number of matches of which a list shows a part."""
TOP = "(row) => row.getBoundingClientRect().top"
LEAVE = """async (row) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { top } = row.getBoundingClientRect();
    row.querySelector("a[href*=review]").click();
    return top;
}"""
"""Opens a match by its row in a list, and returns the row's place."""
SHEETS = ["What happened", "Rules"]


def back(page: Page) -> None:
    """Go back like the browser's button, and wait for the page's reaction."""
    page.evaluate("""() => new Promise((done) => {
        addEventListener("popstate", () => setTimeout(() => requestAnimationFrame(done)), { once: true });
        history.back();
    })""")


def sheet(page: Page, name: str) -> Locator:
    """Open a sheet of a table or a score sheet."""
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog", name=name, exact=True)
    dialog.wait_for()
    return dialog


def from_home(table: Table) -> None:
    """Store a running match, and go to it from home."""
    match = some_match()
    put(table.page, text_of(match.save()))
    table.page.locator("[data-match] .button-main").click()
    table.noren.wait_for()


def test_it_closes_a_sheet_and_leaves_the_hand_as_it_is(table: Table) -> None:
    from_home(table)
    for is_open in (False, True):
        if is_open:
            table.uncover(some_match())
        for name in SHEETS:
            dialog = sheet(table.page, name)
            back(table.page)
            dialog.wait_for(state="detached")
            assert table.open.count() == int(is_open)
            assert table.noren.count() == int(not is_open)
    back(table.page)
    wait_for_place(table.page, "#/")
    table.page.locator(".home").wait_for()


def test_it_leaves_the_screen_at_once_after_a_sheet_was_closed_otherwise_or_the_page_loaded_under_it(
    table: Table,
) -> None:
    from_home(table)
    for close in ("button", "key", "reload"):
        dialog = sheet(table.page, SHEETS[0])
        if close == "button":
            dialog.get_by_role("button", name="Close").click()
        elif close == "key":
            table.page.keyboard.press("Escape")
        else:
            table.page.reload()
            table.noren.wait_for()
        dialog.wait_for(state="detached")
        table.page.wait_for_function("() => history.state.layers === 0")
        back(table.page)
        table.page.locator(".home").wait_for()
        if close != "reload":
            table.page.go_forward()
            table.noren.wait_for()


def test_it_closes_a_sheet_over_a_hint_then_the_hint_then_leaves(table: Table) -> None:
    page = table.page
    play_now(table, GAME)
    assert stands(table, 0)
    ask_hint(table)
    dialog = sheet(page, SHEETS[1])
    back(page)
    dialog.wait_for(state="detached")
    expect(panel(table)).to_be_visible(timeout=PATIENCE)
    back(page)
    table.gone("[data-testid=hint]")
    assert table.open.count() == 1
    back(page)
    page.locator(".home").wait_for()


def test_it_leads_past_a_sheet_in_which_a_link_was_followed(table: Table) -> None:
    match = table.prepare(finished().save())
    place = f"#/play/prepared-{table.prepared}"
    sheet(table.page, "Another game, same players").get_by_role("link").first.click()
    table.page.locator(".setup").wait_for()
    back(table.page)
    table.result.wait_for()
    wait_for_place(table.page, place)
    table.page.wait_for_function("() => history.state.layers === 0")
    assert table.page.locator("dialog").count() == 0
    assert match.state.over


def test_it_closes_the_menu_of_a_match_and_an_export(table: Table) -> None:
    table.page.get_by_role("link", name="Settings").click()
    table.page.get_by_role("link", name="Back").click()
    put(table.page, text_of(some_match().save()))
    row = table.page.locator("[data-match]")
    row.locator(".menu > summary").click()
    with table.page.expect_download():
        row.get_by_role("button", name="Save to a file").click()
    table.page.get_by_test_id("outgoing").wait_for()
    back(table.page)
    table.gone("[data-testid=outgoing]")
    expect(row.locator(".menu-items")).to_be_visible()
    back(table.page)
    expect(row.locator(".menu-items")).to_have_count(0)
    expect(row.locator(".menu[open]")).to_have_count(0)
    table.page.locator(".home").wait_for()


def test_it_leads_to_a_long_list_as_it_was_left(page: Page, table: Table) -> None:
    save = finished().save()
    put(page, *(text_of(save, f"m-{number}", touched=number) for number in range(MANY)))
    rows = table.page.locator("[data-match]")
    more = table.page.get_by_role("button", name="Show more")
    more.wait_for()
    before = rows.count()
    more.click()
    expect(rows).not_to_have_count(before)
    shown = rows.count()
    wanted = rows.nth(shown - 5)
    wanted.scroll_into_view_if_needed()
    wanted.locator(".menu > summary").click()
    wanted.get_by_role("link", name="Replay the match").wait_for()
    place = wanted.evaluate(LEAVE)
    table.page.get_by_test_id("match-review").wait_for()
    assert table.page.evaluate("scrollY") == 0
    back(table.page)
    expect(rows).to_have_count(shown)
    table.page.wait_for_function(
        f"([row, top]) => Math.abs(({TOP})(row) - top) < 1", arg=[wanted.element_handle(), place]
    )
    table.page.get_by_role("link", name="Settings").click()
    table.page.get_by_role("link", name="Back").click()
    expect(rows.first).to_be_visible()
    assert rows.count() < shown, "a new way home leads to its beginning"
    assert table.page.evaluate("scrollY") == 0
