"""``python -m e2e.record_storage [game …]``: play a little and keep what the page left in its storage.

The entries go to ``e2e/fixtures/storage/<version>/<game>.json``, under the version that they bear. They are written
once, when a version or a game is shipped, and never again: every later page must read them, or say clearly why not.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.matches import act, begin
from e2e.table import STORED, TWO_STEPS, Table, unsealed
from paths import is_root
from py_engine.games import GAMES
from serve import Site

FIXTURES = Path(__file__).with_name("fixtures") / "storage"
ACTIONS = 4


def play(table: Table, game: str) -> None:
    """Carry some actions out on the screen."""
    rng = random.Random(game)
    table.store(begin(game, 5))
    for _ in range(ACTIONS):
        table.curtain.or_(table.cover).wait_for()
        act(table, table.stored(), rng)
        table.page.reload()


def record(browser: Browser, site: Site, game: str) -> str:
    """Play, write one file where there is none yet, and say so."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(TWO_STEPS)
    page.reload()
    table.go_home()
    play(table, game)
    entries = dict(page.evaluate(STORED))
    (version,) = {unsealed(text)[1]["v"] for text in entries.values()}
    path = FIXTURES / f"v{version}" / f"{game}.json"
    page.context.close()
    if path.exists():
        return f"{path.name} of v{version} is kept as it is"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return f"{path.name} of v{version} is written"


def main(games: list[str]) -> None:
    """Record the games named, or all."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for game in games or GAMES:
            print(record(browser, site, game))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
