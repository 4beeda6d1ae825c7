"""Good practice: the browser reports nothing about the page, and the page requests no permission."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.lib.drivers import LIVE, screens
from e2e.lib.support import wait_for_engine
from e2e.lib.table import Table
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


def test_no_screen_has_a_browser_issue_a_permission_request_or_too_small_letters(
    page: Page, site: Site, issues: list[str]
) -> None:
    """For matches in turns ``test_matches.py`` checks the browser's reports too; the guard checks errors."""
    page.add_init_script(ASKED)
    for place in AROUND:
        page.goto(f"{site.url}{place}")
        wait_for_engine(page)
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate("asked") == [], place
        sizes = page.evaluate(SIZES)
        small = sum(count for size, count in sizes if size < SMALLEST_LETTERS)
        assert small <= MOST_SMALL * sum(count for _, count in sizes), place
    assert page.context.cookies() == []
    table = Table(page, site.url)
    for game in LIVE:
        for show in screens(game).values():
            show(table)
    assert issues == []


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_nothing_moves_on_home_once_it_is_painted(page: Page, site: Site, window: ViewportSize) -> None:
    page.set_viewport_size(window)
    page.add_init_script(SHIFTS)
    page.goto(site.url)
    wait_for_engine(page)
    page.evaluate(FRAMES)
    assert page.evaluate("shifts") == []


@pytest.mark.shares_page
def test_text_can_be_pasted_into_every_field(table: Table) -> None:
    page = table.page
    page.goto(f"{table.url}#/setup/{next(iter(GAMES))}")
    fields = page.locator("input:not([type=radio], [type=range], [type=checkbox]), textarea")
    expect(fields.first).to_be_visible()
    assert [field for field in fields.all() if not field.evaluate(PASTED)] == []


class Head(HTMLParser):
    """Collects a page's declarations before its drawing."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.declaration = ""
        self.metas: list[dict[str, str | None]] = []
        self.feed(text)

    def handle_decl(self, decl: str) -> None:
        """Record the document's type."""
        self.declaration = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record a meta tag."""
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
