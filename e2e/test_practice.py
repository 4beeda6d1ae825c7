"""Good practice: the browser finds nothing to say about the page, and the page takes nothing for granted."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.drivers import LIVE, screens
from e2e.support import wait_for_engine
from e2e.table import Table
from py_engine.games import GAMES
from serve import Site

AROUND = ("", "#/settings", "#/daily", *(f"#/{screen}/{game}" for game in GAMES for screen in ("setup", "rules")))
SMALLEST_LETTERS = 12  # CSS px
MOST_SMALL = 0.4  # of all characters
DECLARED_WITHIN = 1024  # bytes, in which browsers look for the encoding
SIZES = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && parentElement.checkVisibility())
            sizes.push([parseFloat(getComputedStyle(parentElement).fontSize), data.trim().length]);
    }
    return sizes;
}"""
ASKED = """
window.asked = [];
const note = (owner, name) => { owner[name] = async () => { window.asked.push(name); }; };
note(Geolocation.prototype, "getCurrentPosition");
note(Geolocation.prototype, "watchPosition");
note(Notification, "requestPermission");
note(MediaDevices.prototype, "getUserMedia");
note(StorageManager.prototype, "persist");
"""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value, sources }) =>
    [value, ...sources.map(({ node }) => node?.outerHTML ?? node?.nodeName)])))
    .observe({ type: "layout-shift", buffered: true });
"""
FRAMES = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
WINDOWS: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 1350, "height": 940})  # CSS px
PASTED = """field => field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true }))"""


def visit_all(page: Page, site: Site) -> Iterator[str]:
    """Open every screen around the tables, and name each when it stands."""
    for place in AROUND:
        page.goto(f"{site.url}{place}")
        wait_for_engine(page)
        expect(page.locator("main")).to_be_visible()
        yield place


def test_the_browser_sees_no_issue_with_the_screens_around_the_tables(
    page: Page, site: Site, issues: list[str]
) -> None:
    """Of matches ``test_matches.py`` asks the same; errors are the guard's."""
    assert len(list(visit_all(page, site))) == len(AROUND)
    assert issues == []


@pytest.mark.parametrize("game", LIVE)
def test_the_browser_sees_no_issue_with_a_live_game(page: Page, site: Site, game: str, issues: list[str]) -> None:
    table = Table(page, site.url)
    table.go_home()
    for show in screens(game).values():
        show(table)
    assert issues == []


def test_nothing_is_asked_of_a_visitor_who_only_looks_round(page: Page, site: Site) -> None:
    page.add_init_script(ASKED)
    for place in visit_all(page, site):
        assert page.evaluate("asked") == [], place
    assert page.context.cookies() == []


def test_letters_are_large_enough_to_read(page: Page, site: Site) -> None:
    for place in visit_all(page, site):
        sizes = page.evaluate(SIZES)
        small = sum(count for size, count in sizes if size < SMALLEST_LETTERS)
        assert small <= MOST_SMALL * sum(count for _, count in sizes), place


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_nothing_moves_on_home_once_it_is_painted(page: Page, site: Site, window: ViewportSize) -> None:
    page.set_viewport_size(window)
    page.add_init_script(SHIFTS)
    page.goto(site.url)
    wait_for_engine(page)
    page.evaluate(FRAMES)
    assert page.evaluate("shifts") == []


def test_text_can_be_pasted_into_every_field(page: Page, site: Site) -> None:
    page.goto(f"{site.url}#/setup/{next(iter(GAMES))}")
    fields = page.locator("input:not([type=radio], [type=range], [type=checkbox]), textarea")
    expect(fields.first).to_be_visible()
    assert [field for field in fields.all() if not field.evaluate(PASTED)] == []


class Head(HTMLParser):
    """Collects what a page declares before anything of it is drawn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.declaration = ""
        self.metas: list[dict[str, str | None]] = []
        self.feed(text)

    def handle_decl(self, decl: str) -> None:
        """Take the document's type."""
        self.declaration = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a meta tag."""
        if tag == "meta":
            self.metas.append(dict(attrs))

    def named(self, name: str) -> Any:
        """Return the content of the only meta tag of a name."""
        (content,) = [meta["content"] for meta in self.metas if meta.get("name") == name]
        return content


def test_the_page_declares_its_type_its_encoding_and_its_width(dist: Path) -> None:
    text = (dist / "index.html").read_bytes()
    head = Head(text.decode("utf-8"))
    assert head.declaration == "doctype html"
    assert {"charset": "utf-8"} in Head(text[:DECLARED_WITHIN].decode("utf-8", "ignore")).metas
    assert "width=device-width" in head.named("viewport")
    assert head.named("description")
