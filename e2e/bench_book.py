"""Storage for 1,000 finished matches, and the time until they are listed.

``python -m e2e.bench_book [visits [matches]]``, for another number of matches.

It stores the recorded matches of every game repeatedly, with other people each time. Each has a bot's analysis, as
few real matches have. It counts the JSON of all rows, keys and values, in bytes of UTF-8. Then a freshly started
page opens the list from the settings, with Chromium's processor throttle at 1 and at 4; the scorebook too. It exits
with 1 if a goal is missed.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import cycle, islice, permutations
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Page

from commands import ensure_dist
from e2e.bench.browser import chromium, verdict
from e2e.bench.tables import PHONE
from e2e.lib.store import Text, dumped, put, replay, text_of
from e2e.lib.support import wait_for_engine
from e2e.lib.table import NAMES
from py_engine.games import GAMES
from serve import Site
from tests.record import recorded

MATCHES = 1000
DRAWN = 25
"""Most rows that the list draws at once."""
VISITS = 5
THROTTLES = (1, 4)
GOAL_MS = 300
MOST_POINTS = 64
SETTLED = 3000  # ms
MINUTES = 60_000  # ms
# ms from going home to the paint of a list of all matches
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
TIMED_BOOK = """() => new Promise((resolve) => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
        if (!document.querySelector("[data-testid=book-last] li")) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watch.observe(document.body, { subtree: true, childList: true });
    location.hash = "#/book";
})"""


def texts(matches: int) -> Iterator[Text]:
    """Yield ``matches`` matches, all different, in the stored form."""
    share = matches // len(GAMES)
    for at, game in enumerate(GAMES):
        saves = [save for save in recorded(game) if replay(save).state.over]
        for number, save in enumerate(islice(cycle(saves), share), at * share):
            groups = list(permutations(NAMES, len(save["seats"])))
            evening, group = divmod(number % share // len(saves), len(groups))
            named = {**save, "seats": [{"name": f"{name} {evening or ''}".strip()} for name in groups[group]]}
            touched = 1_700_000_000_000 + 40 * MINUTES * number
            yield text_of(named, f"m{number}", touched=touched, judgement=judged(named))


def judged(save: dict[str, Any]) -> dict[str, Any]:
    """Return an analysis of the greatest length that the page keeps, with different chances at every step."""
    rng = random.Random(json.dumps(save["deal"]))
    log, seats = save["log"], len(save["seats"])
    steps = sorted(rng.sample(range(len(log)), min(MOST_POINTS, len(log))))
    points = [[step, [rng.randrange(101) for _ in range(seats)]] for step in steps]
    return {"length": len(log), "points": points, "turns": [turn(log, step, rng) for step in steps[:3]]}


def turn(log: list[Any], step: int, rng: random.Random) -> dict[str, Any]:
    """Return a move that turned a match, and a better one."""

    def weighed() -> dict[str, Any]:
        return {
            "action": rng.choice(log),
            "worth": rng.random(),
            "why": {"code": "takes_little", "params": {"points": rng.randrange(20)}},
        }

    return {"step": step, "seat": 0, "done": weighed(), "best": weighed()}


def fill(page: Page, url: str, matches: int) -> None:
    """Store ``matches`` matches, and print their size."""
    page.goto(url)
    wait_for_engine(page)
    put(page, *texts(matches))
    rows, _ = dumped(page)
    size = len(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode())
    print(f"{matches} finished and judged matches: {len(rows):,} rows, {size:,} bytes")


def processor_ms(port: CDPSession) -> float:
    """Return the processor time of the page's thread so far."""
    metrics = port.send("Performance.getMetrics")["metrics"]
    (seconds,) = [float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration"]
    return 1000 * seconds


def visits(page: Page, url: str, throttle: int, script: str, count: int) -> list[tuple[float, float]]:
    """Start the page at the settings and open a screen, ``count`` times; return clock and processor times in ms."""
    port = page.context.new_cdp_session(page)
    port.send("Performance.enable", {"timeDomain": "threadTicks"})
    times = []
    for _ in range(count):
        page.goto(f"{url}#/settings")
        page.reload()
        wait_for_engine(page)
        page.locator("h1, h2").first.wait_for()
        page.wait_for_timeout(SETTLED)  # a start continues behind the screen for some time
        port.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        before = processor_ms(port)
        clock = float(page.evaluate(script, DRAWN))
        times.append((clock, processor_ms(port) - before))
        port.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return times


def report(throttle: int, times: list[tuple[float, float]]) -> bool:
    """Print one line of figures; return false if the goal is missed."""
    clock = [time for time, _ in times]
    worst = quantiles(clock, n=20)[-1]
    print(
        f"  page slowed down {throttle}×   p50 {median(clock):6.1f} ms   p95 {worst:6.1f} ms   "
        f"{verdict(worst, GOAL_MS, ' ms')}   (processor p50 {median(time for _, time in times):.1f} ms)"
    )
    return worst <= GOAL_MS


def main(count: int = VISITS, matches: int = MATCHES) -> bool:
    """Fill, measure and print; return false if a goal is missed."""
    with chromium() as browser, Site(ensure_dist()) as site:
        page = browser.new_context(viewport=PHONE).new_page()
        fill(page, site.url, matches)
        within = []
        print(f"the list of {matches} matches, by a page just started")
        for throttle in THROTTLES:
            within.append(report(throttle, visits(page, site.url, throttle, TIMED, count)))
        print("the group's book of them, for which there is no goal")
        for throttle in THROTTLES:
            times = [clock for clock, _ in visits(page, site.url, throttle, TIMED_BOOK, count)]
            print(f"  page slowed down {throttle}×   p50 {median(times):6.1f} ms")
    return all(within)


if __name__ == "__main__":
    sys.exit(not main(*map(int, sys.argv[1:3])))
