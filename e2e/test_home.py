"""Home: shown immediately, in the reader's language, with a true state of its parts."""

from __future__ import annotations

import re
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.lib.sample import some_match
from e2e.lib.site import Fault, Site
from e2e.lib.support import LANGUAGES, Guard, wait_for_engine
from e2e.lib.table import Table
from py_engine.games import GAMES

NAME = next(iter(GAMES.values())).name
"""Title of the first game, in both languages."""


def box(page: Page, language: str) -> Locator:
    """Return the first game's box on home."""
    return page.get_by_role("link", name=re.compile(f"^{NAME[language]}"))


@pytest.mark.as_built
def test_home_is_there_without_python_and_setting_up_waits_with_a_progress_bar(page: Page, site: Site) -> None:
    page.route(re.compile("/engine/"), lambda route: None)
    page.goto(site.url)
    expect(page.get_by_role("heading", name=re.compile("Tefuda"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    box(page, "en").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".setup-start")).to_have_count(0)


# more boxes than fit one row form two
MORE_BOXES = """(count) => {
    const shelf = document.querySelector(".shelf");
    while (shelf.children.length < count) shelf.append(shelf.firstElementChild.cloneNode(true));
    shelf.style.setProperty("--columns-wide", Math.ceil(count / 2));
    shelf.classList.add("shelf-rows");
}"""


SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


@LANGUAGES
def test_a_newcomer_sees_every_box_at_once_and_a_laptop_has_room_for_two_rows(
    page: Page, site: Site, locale: str
) -> None:
    with page.expect_response(re.compile("/Stored-")):  # the last part of home, after which it is not drawn again
        page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    names = page.locator(".box-name")
    expect(names).to_have_count(len(GAMES))
    for width, height in ((390, 844), (1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for name in names.all():
            expect(name).to_be_in_viewport(ratio=1)
        assert width < height or not page.evaluate(SCROLLS)
    for count in range(6, 11):
        page.evaluate(MORE_BOXES, count)
        expect(names).to_have_count(count)
        expect(names.last).to_be_in_viewport(ratio=1)


LIDS = """() => [...document.querySelectorAll(".shelf .box-lid")].map((lid) => Math.round(lid.offsetHeight))"""


@pytest.mark.shares_page
@pytest.mark.parametrize("running", [1, 3])
def test_with_matches_a_laptop_shows_every_box_whole_with_pictures_of_one_height(
    table: Table, running: int
) -> None:
    page = table.page
    table.replace(some_match().save())
    for number in range(1, running):
        table.put(some_match().save(), f"another-{number}")
    page.goto(f"{table.url}#/")
    expect(page.locator(".match")).to_have_count(running)
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for each in page.locator(".shelf .box").all():
            expect(each).to_be_in_viewport(ratio=1)
        heights = page.evaluate(LIDS)
        assert max(heights) - min(heights) <= 1


READ = """links => links.map((link) => link.getAttribute("aria-label") ?? link.textContent)"""
"""The accessible names of links."""


@pytest.mark.shares_page
@LANGUAGES
def test_every_link_of_home_has_its_own_accessible_name(table: Table, locale: str) -> None:
    links = table.page.get_by_role("link")
    names = links.evaluate_all(READ)
    assert len(set(names)) == len(names)
    for link, name in zip(links.all(), names, strict=True):
        expect(link).to_have_accessible_name(name)
        # the name contains the visible words, which people say to a voice control
        assert all(words in name for words in link.inner_text().split("\n"))


@pytest.mark.shares_page
def test_every_screen_has_a_title_and_its_heading_the_focus_on_the_way_there(table: Table) -> None:
    page = table.page
    titles = [page.title()]
    for link in ("#/settings", f"#/setup/{next(iter(GAMES))}", "#/daily"):
        page.locator(f"a[href='{link}']").first.click()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        titles.append(page.title())
        page.get_by_role("link", name="Back").click()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page).to_have_title(titles[0])
    assert len(set(titles)) == len(titles)


@pytest.mark.browser_context_args(locale="ja-JP")
def test_the_browsers_language_decides_and_the_switch_overrides_it(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(box(page, "ja")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_text("English", exact=True).click()
    expect(box(page, "en")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(box(page, "en")).to_be_visible()


@pytest.mark.as_built
def test_when_the_engine_does_not_start_a_screen_reports_it_and_a_retry_helps(
    page: Page, site: Site, guard: Guard
) -> None:
    guard.allow("404")
    guard.allow("Failed to")
    page.route(re.compile(r"python\.bin$"), lambda route: route.fulfill(status=404))
    page.goto(site.url)
    expect(page.get_by_test_id("engine-failed")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("alert")).to_contain_text("Your matches are safe")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    wait_for_engine(page)
    expect(box(page, "en")).to_be_visible()


@pytest.mark.shares_page
def test_a_wrong_address_leads_home(table: Table) -> None:
    for path in ("#/setup/chess", "#/rules/chess", "#/nowhere", "#/%E0%A4%A", "#/play"):
        table.page.goto(f"{table.url}{path}")
        expect(table.page.get_by_role("heading", name=re.compile("Tefuda"))).to_be_visible()


def test_missing_words_leave_a_working_home_and_are_reported_where_needed(
    page: Page, site: Site, dist: Path, guard: Guard
) -> None:
    """The page's own words came before it was drawn."""
    guard.allow("404")
    lost = [path.relative_to(dist).as_posix() for path in dist.glob("assets/en-*.ftl")]
    assert lost
    site.faults.update({path: Fault(status=HTTPStatus.NOT_FOUND) for path in lost})
    page.goto(site.url)
    wait_for_engine(page)
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    box(page, "en").click()
    expect(page.get_by_test_id("engine-failed")).to_contain_text("A required file could not be loaded")
    # some words load only with their subject
    expect(page.get_by_test_id("engine-failed")).to_contain_text(re.compile("|".join(map(re.escape, lost))))
    site.faults.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".setup-start")).to_be_visible()


@pytest.mark.parametrize(
    ("script", "link", "shown"),
    [("table", re.compile(f"^{NAME['en']}"), "Who is playing?"), ("later", "Settings", "Volume")],
    ids=["table", "later"],
)
def test_missing_screens_are_reported_and_a_reload_loads_them(
    page: Page, site: Site, dist: Path, guard: Guard, script: str, link: str | re.Pattern[str], shown: str
) -> None:
    """The other screens are separate scripts, which load after home."""
    guard.allow("404")
    (lost,) = (path.relative_to(dist).as_posix() for path in dist.glob(f"assets/{script}-*.js"))
    site.faults[lost] = Fault(status=HTTPStatus.NOT_FOUND)
    page.goto(site.url)
    page.get_by_role("link", name=link).click()
    expect(page.get_by_test_id("engine-failed")).to_contain_text("A required file could not be loaded")
    site.faults.clear()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text(shown, exact=True)).to_be_visible()


def test_an_english_visitor_fetches_no_japanese_letters_for_home(page: Page, site: Site) -> None:
    page.goto(site.url)
    wait_for_engine(page)
    page.evaluate("() => document.fonts.ready")
    assert [path for path in site.requests if "-japanese-" in path] == []
