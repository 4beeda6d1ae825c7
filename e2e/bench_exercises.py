"""Time until a match's exercises are found in Chromium: ``python -m e2e.bench_exercises [matches [game …]]``.

The page searches finished matches of usual tables, as after an analysis. The bots' engine runs in a worker, which
Chromium's throttle does not slow: for a processor four times slower each time is multiplied by four.
"""

from __future__ import annotations

import time
from statistics import median

from playwright.sync_api import Browser

from e2e.bench.run import asked, at_the_site, show
from e2e.lib.drivers import WITH_MACHINES
from e2e.lib.exercises import put_past, search
from e2e.lib.table import Table
from py_engine.games import GAMES
from tests.exercises.finding import played

MATCHES = 3
FIRST_SEED = 5_000_000


def seconds(browser: Browser, url: str, game: str, seed: int) -> float:
    """Return the seconds from the press until the screen says how many exercises it has found."""
    page = browser.new_page()
    put_past(Table.on(page, url), played(game, seed), "past")
    page.goto(f"{url}#/find-exercises/past/0")
    page.get_by_test_id("find-exercises").wait_for()
    begun = time.perf_counter()
    search(page)
    took = time.perf_counter() - begun
    page.close()
    return took


if __name__ == "__main__":
    matches, games = asked(MATCHES)
    with at_the_site() as (browser, url):
        for game in games or [game for game in WITH_MACHINES if GAMES[game].exercises]:
            found = [seconds(browser, url, game, FIRST_SEED + number) for number in range(matches)]
            show(game, found, unit="s", note=f"at 4x {4 * median(found):.0f} s")
