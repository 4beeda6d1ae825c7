"""``python -m e2e.record_storage [dist]``: play a little of every game and keep what the page left in its storage.

The entries go to ``e2e/fixtures/storage/<version>/<game>.json``, under the version that they bear. They are written
once, when a version is shipped, and never again: every later page must read them, or say clearly why not.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.games.trump_fighter.ring import Ring
from e2e.games.trump_fighter.ring import new_match as new_fight
from e2e.matches import TWO_STEPS, choose, driver_of, open_curtain
from e2e.table import NAMES, STORED, Table, unsealed
from paths import is_root
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site

FIXTURES = Path(__file__).with_name("fixtures") / "storage"
ACTIONS = 4
PLAYERS = 3


def play(table: Table, game: str) -> None:
    """Carry some actions out on the screen."""
    seats = [{"name": name} for name in NAMES[:PLAYERS]]
    match = Match.new(GAMES[game], seats, {}, {"seed": 5})
    table.put(match.save())
    rng = random.Random(game)
    for _ in range(ACTIONS):
        if table.curtain.count() or not table.open.count():
            open_curtain(table, NAMES[match.state.actors()[0]])
        action = choose(match, rng)
        driver_of(game).perform(table, match, action)
        table.settled(len(match.log) + 1)
        match.act(action)
        table.arrived(match)


def fight(table: Table) -> None:
    """Let both fighters be ready and the battle begin."""
    ring = Ring(table.page, table.url)
    match = new_fight()
    ring.put(match)
    ring.back()
    ring.ready()
    ring.logged(len(match.log) + 2)


def record(browser: Browser, site: Site, game: str) -> Path:
    """Play and write one file."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(TWO_STEPS)
    page.reload()
    table.go_home()
    if game == "trump_fighter":
        fight(table)
    else:
        play(table, game)
    entries = dict(page.evaluate(STORED))
    (version,) = {unsealed(text)[1]["v"] for text in entries.values()}
    path = FIXTURES / f"v{version}" / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    page.context.close()
    return path


def main(dist: str = "") -> None:
    """Record every game on the site given, or on this one."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(Path(dist) if dist else ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for game in GAMES:
            print(record(browser, site, game))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
