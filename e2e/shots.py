"""Pictures of every screen, to be looked at: ``python -m e2e.shots [game …]`` writes them into ``shots/``.

Each game's scenes (``SCENES`` of its driver) are opened behind their curtain, at three sizes, in both languages;
the screens around them once more. File names: size, language, what is seen.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.matches import TWO_STEPS, driver_of, open_curtain
from e2e.table import NAMES, Table, replay
from paths import ROOT, is_root
from serve import Site

FOLDER = ROOT / "shots"
SIZES = ((360, 640), (390, 844), (1440, 900))  # CSS px
LOCALES = ("ja-JP", "en-US")
AROUND = {"home": "", "settings": "#/settings"}
GAMES = ("lucky_maker", "akuma_trick", "bokunron", "ghost_couple")
OF_A_GAME = {"setup": "#/setup/{}", "rules": "#/rules/{}"}


def pages(browser: Browser, site: Site) -> Iterator[tuple[str, Table]]:
    """Open a page for every size and language, with the engine ready and the curtain's two steps chosen."""
    for width, height in SIZES:
        for locale in LOCALES:
            size: ViewportSize = {"width": width, "height": height}
            context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce")
            table = Table(context.new_page(), site.url)
            table.go_home()
            table.page.evaluate(TWO_STEPS)
            yield f"{width}x{height}-{locale[:2]}", table
            context.close()


def picture(page: Page, name: str, whole: bool = False) -> None:
    """Write a picture of what is seen, or of the whole page."""
    page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)


def around(table: Table, prefix: str, places: dict[str, str]) -> None:
    """Take the screens around the tables."""
    for name, place in places.items():
        table.page.goto(f"{table.url}{place}")
        expect(table.page.locator("main")).to_be_visible()
        picture(table.page, f"{prefix}-{name}", whole=True)


def scenes(table: Table, prefix: str, game: str) -> None:
    """Take a game's scenes: the curtain once, then each table or score sheet."""
    for name, save in driver_of(game).SCENES.items():
        prepared = save()
        table.put(prepared, f"{game}-{name}")
        table.page.reload()
        match = replay(prepared)
        if match.state.over:
            expect(table.result).to_be_visible()
        else:
            open_curtain(table, NAMES[match.state.actors()[0]])
        picture(table.page, f"{prefix}-{game}-{name}", whole=match.state.over)


def main(games: list[str]) -> None:
    """Take all pictures, or those of the games named."""
    FOLDER.mkdir(exist_ok=True)
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for prefix, table in pages(browser, site):
            around(table, prefix, AROUND)
            for game in games or GAMES:
                around(table, f"{prefix}-{game}", {name: at.format(game) for name, at in OF_A_GAME.items()})
                scenes(table, prefix, game)
        browser.close()
    print(f"the pictures are in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
