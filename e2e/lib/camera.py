"""Pictures of every screen, as equal on all machines as a browser allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserType, ViewportSize

from browser import ensure_chromium
from e2e.conftest import WITHOUT_SERVICE_WORKER, WITHOUT_SHIELDS
from e2e.lib.clock import FIXED, browsers_environment
from e2e.lib.drivers import screens
from e2e.lib.lessons import places_of
from e2e.lib.support import wait_for_engine, wait_for_place
from e2e.lib.table import TWO_STEPS, Table
from e2e.lib.tips import all_given
from paths import is_root
from py_engine.games import GAMES

# letters by the typeface alone: systems hint and smooth them differently
FLAGS = ("--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text")
# an empty question is answered after all earlier ones
DRAWN = """() => Promise.all([document.fonts.ready, window.tefuda?.engine.ask([])]).then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
# Chromium without a window counts as an installed app, for which home shows something more
IN_A_BROWSER = """const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => ask(query.includes("display-mode") ? "not all" : query);"""
CLOCKS = "[role=timer]"
AROUND = {"home": "", "settings": "#/settings"}
PARTS = "[data-part]:not([data-part] *, [data-game] *), [data-game]"
# the full page is too high for a picture, and the part below the window must be drawn too
ALONE = """([parts, shown]) => {
    for (const other of document.querySelectorAll("main > header, main > h2")) other.style.display = "none";
    for (const part of document.querySelectorAll("[data-part]")) part.style.contentVisibility = "visible";
    document.querySelectorAll(parts).forEach((part, at) => { part.style.display = at === shown ? "" : "none"; });
}"""
GROUPS = ("around", "gallery", *GAMES)
"""Groups of pictures: the screens that belong to no game, the gallery's parts, each game's."""
Picture = tuple[str, bytes]
"""A picture's name in its group, and its PNG."""


def launch(chromium: BrowserType) -> Browser:
    """Start the browser for pictures."""
    arguments = [*FLAGS, *(["--no-sandbox"] if is_root() else [])]
    return chromium.launch(executable_path=ensure_chromium(), args=arguments, env=browsers_environment())


class Uncounted(Table):
    """A table whose matches have no result, so that a score sheet shows without its consequences."""

    def put(self, save: dict[str, Any], match_id: str = "prepared", **fields: Any) -> None:
        """Store a prepared match, and go to it."""
        super().put(save, match_id, outcome=None, **fields)


@dataclass(frozen=True)
class Camera:
    """A page with the engine ready and hands that open in two steps, and the address of the gallery."""

    table: Table
    gallery_url: str

    def look(self, whole: bool = False) -> bytes:
        """Return a picture of the window, or of the full page; clocks are covered, since they change."""
        page = self.table.page
        page.evaluate(DRAWN)
        return page.screenshot(full_page=whole, animations="disabled", mask=[page.locator(CLOCKS)])

    def take(self, group: str) -> Iterator[Picture]:
        """Take the pictures of one of :data:`GROUPS`."""
        if group == "around":
            return self._places(AROUND)
        return self._gallery() if group == "gallery" else self._game(group)

    def _game(self, game: str) -> Iterator[Picture]:
        """Take a game's set-up, its rules, a step of its lesson and its scenes, each a table or a score sheet."""
        yield from self._places(places_of(game))
        for name, show in screens(game).items():
            show(self.table)
            yield name, self.look(whole=self.table.result.count() > 0)

    def _gallery(self) -> Iterator[Picture]:
        """Take every part of the gallery, and every game's cards."""
        page = self.table.page
        page.goto(self.gallery_url)
        wait_for_engine(page)
        page.locator("[data-game]").last.wait_for()
        page.evaluate(DRAWN)
        seen: Counter[str | None] = Counter()
        for at, part in enumerate(page.locator(PARTS).all()):
            name = part.get_attribute("data-part") or part.get_attribute("data-game")
            seen[name] += 1
            page.evaluate(ALONE, [PARTS, at])
            yield f"{name}-{seen[name]}", self.look(whole=True)

    def _places(self, places: Mapping[str, str]) -> Iterator[Picture]:
        for name, place in places.items():
            self.table.page.goto(f"{self.table.url}{place}")
            wait_for_engine(self.table.page)
            wait_for_place(self.table.page, place)
            yield name, self.look(whole=True)


@contextmanager
def camera(browser: Browser, url: str, gallery_url: str, size: ViewportSize, locale: str) -> Iterator[Camera]:
    """Open a page of the site with this size and language for pictures."""
    context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce")
    context.add_init_script(WITHOUT_SERVICE_WORKER)  # its state changes the text on home
    context.add_init_script(WITHOUT_SHIELDS)
    context.add_init_script(IN_A_BROWSER + FIXED)
    context.add_init_script(f'if (location.href.startsWith("{url}")) ({TWO_STEPS})(), {all_given()}')
    table = Uncounted(context.new_page(), url)
    table.keeps_tips = True
    table.go_home()
    try:
        yield Camera(table, gallery_url)
    finally:
        context.close()
