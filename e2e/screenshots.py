"""The screenshots that browsers show at an installation: ``python -m e2e.screenshots`` takes new ones.

The manifest of ``web/build/pwa.mjs`` names them; they show home, in Japanese, on a phone and on a laptop.
"""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, sync_playwright

from commands import ensure_dist
from e2e.lib.camera import launch
from e2e.lib.support import wait_for_engine
from paths import ROOT
from serve import Site

FOLDER = ROOT / "static" / "screenshots"
SIZES: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1280, "height": 800}}
"""In CSS px, which are the pictures' own."""
QUALITY = 70


def take(page: Page, url: str, name: str) -> None:
    """Store the picture of home."""
    page.goto(url)
    wait_for_engine(page)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = launch(playwright.chromium)
        for name, size in SIZES.items():
            take(browser.new_page(viewport=size, locale="ja-JP"), site.url, name)
        browser.close()


if __name__ == "__main__":
    main()
