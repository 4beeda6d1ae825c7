"""How long the home screen takes to list 50 matches from the storage: ``python -m e2e.bench_saves [visits]``.

The matches are finished ones of every game, the longest that are recorded. A list
counts from the moment the page comes home until the frame after the one in which all that it draws at once
stands in the document; once as the machine is, once with Chromium's processor throttle at 4. The processor time of
the page's thread stands beside it: on a busy machine the clock runs on while the page waits for its turn.
"""

from __future__ import annotations

import json
import sys
from itertools import cycle, islice
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from browser import ensure_chromium
from commands import ensure_dist
from e2e.bench.tables import PHONE
from e2e.store import Text, put, text_of
from e2e.support import wait_for_engine
from paths import is_root
from py_engine.games import GAMES
from serve import Site
from tests.record import recorded

MATCHES = 50
DRAWN = 25
"""As many the list draws at once."""
VISITS = 20
THROTTLES = (1, 4)
GOAL_MS = 300

# ms from going home to the paint of a list of that many matches
TIMED = """(count) => new Promise((resolve) => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
        if (document.querySelectorAll("[data-match]").length < count) return;
        watch.disconnect();
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => resolve(performance.now() - start);
            after.port2.postMessage(0);
        });
    });
    watch.observe(document.body, { subtree: true, childList: true });
    location.hash = "#/";
})"""


def longest(game: str) -> list[dict[str, Any]]:
    """Return the recorded matches of a game, the longest first."""
    return sorted(recorded(game), key=lambda save: -len(save["log"]))[: MATCHES // len(GAMES)]


def texts() -> list[Text]:
    """Return all matches, as they are stored."""
    saves = [save for game in GAMES for save in longest(game)]
    return [text_of(save, f"m{number}") for number, save in enumerate(islice(cycle(saves), MATCHES))]


def processor_ms(port: CDPSession) -> float:
    """Return the processor time of the page's thread so far."""
    metrics = port.send("Performance.getMetrics")["metrics"]
    (seconds,) = [float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration"]
    return 1000 * seconds


def visits(page: Page, port: CDPSession, url: str, count: int) -> list[tuple[float, float]]:
    """Go home so often; return for each time what the clock and what the processor says, in ms."""
    times = []
    for _ in range(count):
        page.goto(f"{url}#/settings")
        page.locator("h1, h2").first.wait_for()
        before = processor_ms(port)
        clock = float(page.evaluate(TIMED, DRAWN))
        times.append((clock, processor_ms(port) - before))
    return times


def report(throttle: int, times: list[tuple[float, float]]) -> bool:
    """Print one line of figures; false where the goal is missed."""
    clock = [time for time, _ in times]
    worst = quantiles(clock, n=20)[-1]
    print(
        f"  page slowed down {throttle}×   p50 {median(clock):6.1f} ms   p95 {worst:6.1f} ms   "
        f"{'within' if worst <= GOAL_MS else 'ABOVE'} the goal of {GOAL_MS} ms   "
        f"(processor p50 {median(time for _, time in times):.1f} ms)"
    )
    return worst <= GOAL_MS


def main(count: int = VISITS) -> None:
    """Measure and print."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        page = browser.new_context(viewport=PHONE, locale="en-US").new_page()
        page.goto(site.url)
        wait_for_engine(page)
        kept = texts()
        put(page, *kept)
        print(f"\n{MATCHES} matches listed, {len(json.dumps(kept)) / 1e6:.1f} million characters in the storage")
        port = page.context.new_cdp_session(page)
        port.send("Performance.enable", {"timeDomain": "threadTicks"})
        for throttle in THROTTLES:
            port.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            report(throttle, visits(page, port, site.url, count))
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
