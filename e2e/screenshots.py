"""The pictures that visitors see before the page: ``python -m e2e.screenshots`` takes new ones.

- ``static/screenshots``: home in Japanese, which browsers show at an installation (the manifest names the files);
- ``.github/readme``: a table on a laptop and on a phone, and a trick as a moving picture.
"""

from __future__ import annotations

import base64
import io
import itertools
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, CDPSession, ViewportSize, sync_playwright

from commands import ensure_dist
from e2e.lib.camera import launch
from e2e.lib.machines import play_now
from e2e.lib.played import played
from e2e.lib.sample import GAME
from e2e.lib.store import replay, stored_matches
from e2e.lib.support import wait_for_engine
from e2e.lib.table import TWO_STEPS, Table
from paths import ROOT
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

INSTALLER = ROOT / "static" / "screenshots"
README = ROOT / ".github" / "readme"
SIZES: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1280, "height": 800}}
"""In CSS px, which are the pictures' own."""
QUALITY = 70
GROUND, GAP = (230, 219, 199), 28
"""Colour and width (px) of the room around the two tables."""
STARTED = 10
"""Number of actions before the shown moment."""
MOVING_SIZE: ViewportSize = {"width": 390, "height": 700}
MOVING_WIDTH = 320
"""Width (px) of the moving picture."""
FRAME_MS = 80
BEFORE_MS, AFTER_MS = 900, 4200
"""Recorded time (ms) before the card is tapped and after it is played."""


def home(browser: Browser, url: str) -> None:
    """Store the pictures of home."""
    INSTALLER.mkdir(exist_ok=True)
    for name, size in SIZES.items():
        page = browser.new_page(viewport=size, locale="ja-JP")
        page.goto(url)
        wait_for_engine(page)
        page.evaluate("document.fonts.ready.then(() => undefined)")
        page.screenshot(path=INSTALLER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        page.context.close()


@contextmanager
def seated(browser: Browser, url: str, size: ViewportSize) -> Iterator[Table]:
    """Open a match against bots at a person's turn in English, with the person's hand open."""
    context = browser.new_context(viewport=size, locale="en-US")
    context.add_init_script(f"({TWO_STEPS})()")
    table = Table(context.new_page(), url)
    table.keeps_tips = True
    table.go_home()
    play_now(table, GAME)
    table.table.wait_for()
    (cast,) = stored_matches(table.page).values()
    table.replace(moment(cast).save(), bots=cast["bots"])
    table.open.wait_for()
    table.page.evaluate("document.fonts.ready.then(() => undefined)")
    yield table
    context.close()


def moment(cast: dict[str, Any]) -> Match:
    """Return a match of these players after some tricks, at the turn of the one person."""
    person, start = cast["bots"].index(None), math.ceil(STARTED / len(cast["bots"]))
    set_up = SetUp(GAME, len(cast["bots"]))
    tried = (played(set_up, 3, actions) for actions in itertools.count(start * set_up.seats))
    match = next(match for match in tried if match.state.actors()[0] == person)
    return replay({**match.save(), "seats": cast["seats"]})


def still(browser: Browser, url: str) -> None:
    """Store the picture of a table on a laptop and on a phone."""
    pictures = []
    for size in (SIZES["laptop"], SIZES["phone"]):
        with seated(browser, url, size) as table:
            pictures.append(Image.open(io.BytesIO(table.page.screenshot(animations="disabled"))).convert("RGB"))
    laptop, phone = pictures
    phone = phone.resize((round(phone.width * laptop.height / phone.height), laptop.height))
    sheet = Image.new("RGB", (laptop.width + phone.width + 3 * GAP, laptop.height + 2 * GAP), GROUND)
    sheet.paste(laptop, (GAP, GAP))
    sheet.paste(phone, (laptop.width + 2 * GAP, GAP))
    sheet.save(README / "table.png", optimize=True)


def moving(browser: Browser, url: str) -> None:
    """Store a trick as a moving picture: a card is played, the bots follow, and the trick is won."""
    with seated(browser, url, MOVING_SIZE) as table:
        film = Film(table.page.context.new_cdp_session(table.page))
        table.page.wait_for_timeout(BEFORE_MS)
        table.legal.first.click()
        table.page.wait_for_timeout(BEFORE_MS)
        table.page.locator(".hand-chosen").click()
        table.page.wait_for_timeout(AFTER_MS)
        frames = film.ended()
    frames[0].save(
        README / "trick.webp", save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, quality=QUALITY
    )


class Film:
    """The frames that a page draws from now on."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.begin = time.time()
        self.shots: list[tuple[float, bytes]] = []
        session.on("Page.screencastFrame", self._drawn)
        session.send("Page.startScreencast", {"format": "png"})

    def _drawn(self, frame: dict[str, Any]) -> None:
        self.shots.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def ended(self) -> list[Image.Image]:
        """Return what the page showed every :data:`FRAME_MS`; it draws a frame only if something changes."""
        self.session.send("Page.stopScreencast")
        self.session.remove_listener("Page.screencastFrame", self._drawn)
        frames, at = [], 0
        for number in range(int((time.time() - self.begin) * 1000 / FRAME_MS)):
            while at + 1 < len(self.shots) and self.shots[at + 1][0] <= self.begin + number * FRAME_MS / 1000:
                at += 1
            picture = Image.open(io.BytesIO(self.shots[at][1])).convert("RGB")
            frames.append(picture.resize((MOVING_WIDTH, round(picture.height * MOVING_WIDTH / picture.width))))
        return frames


def main() -> None:
    """Take all of them."""
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = launch(playwright.chromium)
        for take in (home, still, moving):
            take(browser, site.url)
        browser.close()


if __name__ == "__main__":
    main()
