"""Pictures of every screen, to be looked at: ``python -m e2e.shots [game …]`` writes them into ``shots/``.

Each game's scenes (:func:`e2e.drivers.screens`) are opened at four sizes, in both languages; the screens around
them and the gallery once more. File names: size, language, what is seen.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist, ensure_gallery
from e2e.conftest import WITHOUT_SERVICE_WORKER
from e2e.drivers import screens
from e2e.support import wait_for_engine
from e2e.table import TWO_STEPS, Table
from paths import ROOT, is_root
from py_engine.games import GAMES
from serve import Site

FOLDER = ROOT / "shots"
SIZES = ((360, 640), (390, 844), (844, 390), (1440, 900))  # CSS px
LOCALES = ("ja-JP", "en-US")
DRAWN = """() => document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
AROUND = {"home": "", "settings": "#/settings"}
PARTS = "[data-part]:not([data-part] *, [data-game] *), [data-game]"
# the whole page is too high for a picture; and what lies below the window must be drawn for one too
ALONE = """([parts, shown]) => {
    for (const other of document.querySelectorAll("main > header, main > h2")) other.style.display = "none";
    for (const part of document.querySelectorAll("[data-part]")) part.style.contentVisibility = "visible";
    document.querySelectorAll(parts).forEach((part, at) => { part.style.display = at === shown ? "" : "none"; });
}"""
OF_A_GAME = {"setup": "#/setup/{}", "rules": "#/rules/{}"}


@dataclass(frozen=True)
class Camera:
    """One page with the engine ready and the curtain's two steps chosen, and the folder its pictures go to."""

    table: Table
    folder: Path
    prefix: str

    def take(self, name: str, whole: bool = False) -> None:
        """Write a picture of what is seen, or of the whole page."""
        self.table.page.evaluate(DRAWN)
        path = self.folder / f"{self.prefix}-{name}.png"
        self.table.page.screenshot(path=path, full_page=whole, animations="disabled")

    def around(self, places: dict[str, str]) -> None:
        """Take the screens around the tables."""
        for name, place in places.items():
            self.table.page.goto(f"{self.table.url}{place}")
            wait_for_engine(self.table.page)
            expect(self.table.page.locator("main")).to_be_visible()
            self.take(name, whole=True)

    def scenes(self, game: str) -> None:
        """Take a game's scenes, each table or score sheet."""
        for name, show in screens(game).items():
            show(self.table)
            self.take(f"{game}-{name}", whole=self.table.result.count() > 0)

    def parts(self, url: str) -> None:
        """Take every part of the gallery, and every game's cards."""
        page = self.table.page
        page.goto(url)
        wait_for_engine(page)
        page.locator("[data-game]").last.wait_for()
        page.evaluate(DRAWN)
        seen: Counter[str | None] = Counter()
        for at, part in enumerate(page.locator(PARTS).all()):
            name = part.get_attribute("data-part") or part.get_attribute("data-game")
            seen[name] += 1
            page.evaluate(ALONE, [PARTS, at])
            self.take(f"part-{name}-{seen[name]}", whole=True)


def cameras(browser: Browser, site: Site, folder: Path, locales: Iterable[str]) -> Iterator[Camera]:
    """Open a page for every size and language."""
    for width, height in SIZES:
        for locale in locales:
            size: ViewportSize = {"width": width, "height": height}
            context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce")
            context.add_init_script(WITHOUT_SERVICE_WORKER)  # whether it is done changes what home says
            table = Table(context.new_page(), site.url)
            table.go_home()
            table.page.evaluate(TWO_STEPS)
            yield Camera(table, folder, f"{width}x{height}-{locale[:2]}")
            context.close()


def take(folder: Path, games: Iterable[str] = tuple(GAMES), locales: Iterable[str] = LOCALES) -> None:
    """Take all pictures of the games named, the screens around them, and the parts."""
    folder.mkdir(exist_ok=True)
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site, Site(ensure_gallery()) as parts:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for camera in cameras(browser, site, folder, locales):
            camera.around(AROUND)
            for game in games:
                camera.around({f"{game}-{name}": at.format(game) for name, at in OF_A_GAME.items()})
                camera.scenes(game)
            camera.parts(parts.url)
        browser.close()


def main(games: list[str]) -> None:
    """Take all pictures, or those of the games named."""
    take(FOLDER, games or GAMES)
    print(f"the pictures are in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
