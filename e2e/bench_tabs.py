"""How soon a second tab shows a match that is played in the first: ``python -m e2e.bench_tabs [actions]``.

It is opened on the match, to say that another tab plays it, and then to show each action: counted from the tap in
one tab to the change of the other one's log, by the clock that both share.
"""

from __future__ import annotations

import random
import sys
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from browser import ensure_chromium
from commands import ensure_dist
from e2e.bench.tables import PHONE, half_played
from e2e.drivers import turn_driver
from e2e.matches import do
from e2e.played import choose
from e2e.sample import GAME
from e2e.support import wait_for_engine
from e2e.table import TWO_STEPS, Table
from paths import is_root
from serve import Site

ACTIONS = 20
OPENINGS = 5
GOAL_MS = 1000
NOW = "performance.timeOrigin + performance.now()"
NOTE_TAPS = f"addEventListener('click', () => {{ window.tapped = {NOW}; }}, {{ capture: true }})"
NOTE_LINES = f"""() => {{
    const lines = () => document.querySelectorAll(".log-line").length;
    window.shown = {{ lines: lines(), at: 0 }};
    new MutationObserver(() => {{
        if (lines() !== window.shown.lines) window.shown = {{ lines: lines(), at: {NOW} }};
    }}).observe(document.body, {{ subtree: true, childList: true }});
}}"""


def opening(second: Page, url: str, address: str) -> float:
    """Return the ms from going to the match until the tab says that another one plays it."""
    second.goto(url)
    wait_for_engine(second)
    start = float(second.evaluate(f"address => {{ location.href = address; return {NOW}; }}", address))
    second.get_by_test_id("elsewhere").wait_for()
    return float(second.evaluate(f"() => {NOW}")) - start


def report(what: str, times: list[float]) -> None:
    """Print one line of figures."""
    worst = quantiles(times, n=20)[-1]
    verdict = "within" if worst <= GOAL_MS else "ABOVE"
    print(f"  {what:<36} p50 {median(times):6.1f} ms   p95 {worst:6.1f} ms   {verdict} the goal of {GOAL_MS} ms")


def main(actions: int = ACTIONS) -> None:
    """Measure and print."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    set_up, rng = turn_driver(GAME).LARGEST[0], random.Random(1)
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        context = browser.new_context(viewport=PHONE, locale="en-US")
        context.add_init_script(NOTE_TAPS)
        table = Table(context.new_page(), site.url)
        table.go_home()
        table.page.evaluate(TWO_STEPS)
        match = half_played(set_up)
        table.put(match.save())
        table.page.reload()
        table.noren.wait_for()
        second = context.new_page()
        print(f"\na second tab on {set_up}")
        report("says that another plays", [opening(second, site.url, table.page.url) for _ in range(OPENINGS)])
        second.locator(".log-line").first.wait_for()
        times = []
        for _ in range(actions):
            second.evaluate(NOTE_LINES)
            table.page.bring_to_front()
            if table.noren.count():
                table.uncover(match)
            do(table, match, choose(match, rng))
            tapped = float(table.page.evaluate("() => window.tapped"))
            second.wait_for_function("() => window.shown.at > 0", polling=20)
            times.append(float(second.evaluate("() => window.shown.at")) - tapped)
        report("shows an action", times)
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
