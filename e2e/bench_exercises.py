"""Time until a match's exercises are found in Chromium.

``python -m e2e.bench_exercises [matches [game …]]``: the page searches finished matches of usual tables, as after
an analysis. The bots' engine runs in a worker, which Chromium's throttle does not slow: for a processor four times
slower each time is multiplied by four.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from statistics import median

from playwright.sync_api import Browser

from commands import ensure_dist
from e2e.bench.browser import chromium
from e2e.lib.drivers import WITH_MACHINES
from e2e.lib.exercises import put_past, search
from e2e.lib.table import Table
from py_engine.games import GAMES
from serve import Site
from tests.exercises.finding import played

MATCHES = 3
SLOWDOWN = 4
FIRST_SEED = 5_000_000


def seconds(browser: Browser, url: str, game: str, seed: int) -> float:
    """Return the seconds from the press until the screen says how many exercises it has found."""
    match = played(game, seed)
    page = browser.new_page()
    table = Table.on(page, url)
    put_past(table, match, "past")
    page.goto(f"{url}#/find-exercises/past/0")
    page.get_by_test_id("find-exercises").wait_for()
    begun = time.perf_counter()
    search(page)
    took = time.perf_counter() - begun
    page.close()
    return took


def main(matches: int = MATCHES, games: Sequence[str] = ()) -> None:
    """Search matches of all games that have exercises, and print the times."""
    with chromium() as browser, Site(ensure_dist()) as site:
        for game in games or [game for game in WITH_MACHINES if GAMES[game].exercises]:
            found = [seconds(browser, site.url, game, FIRST_SEED + number) for number in range(matches)]
            every = " ".join(f"{took:.1f}" for took in found)
            print(
                f"  {game}: {median(found):.1f} s [{every}], at {SLOWDOWN}x {SLOWDOWN * median(found):.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES, sys.argv[2:])
