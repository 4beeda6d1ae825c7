"""Time until the home screen appears, its shifts and its blocked time: ``python -m e2e.bench_home [rounds]``.

Each round has a new browser profile and the site on a local server, for each of the visitors below. It prints the
first paint with content, the largest one, the time in which the page could not answer after it, and the layout
shift, until the engine was ready. The goals of the slow line and of the laptop are those at which Lighthouse gives
a score of 90.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from playwright.sync_api import ViewportSize

from commands import ensure_dist
from e2e.bench.run import PATIENCE, PHONE, asked, first_visit, show, slow_down
from serve import Site

ROUNDS = 5
LAPTOP: ViewportSize = {"width": 1350, "height": 940}  # CSS px
Visitor = tuple[ViewportSize, int, tuple[float, float] | None, Mapping[str, float]]
"""The window, the slowdown, the line's latency in ms and its bits per second, and the goals in ms; the shift has no
unit."""
VISITORS: Mapping[str, Visitor] = {
    "phone, four times slowed down": (PHONE, 4, None, {"first": 1000, "shift": 0}),
    "phone on a slow line": (
        PHONE,
        4,
        (562.5, 1_474_560),
        {"first": 1800, "largest": 2500, "blocked": 200, "shift": 0},
    ),
    "laptop": (LAPTOP, 1, (40, 10_240_000), {"largest": 1200, "blocked": 150, "shift": 0}),
}
MEASURES = {
    "first": "first contentful paint",
    "largest": "largest contentful paint",
    "blocked": "blocked after the first paint",
    "shift": "layout shift",
}
WATCH = """
window.shifts = [];
window.tasks = [];
window.largest = 0;
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true });
watch("layout-shift", (entry) => window.shifts.push(entry.value));
watch("longtask", (entry) => window.tasks.push(entry));
watch("largest-contentful-paint", (entry) => { window.largest = entry.startTime; });
"""
# a task blocks by its time beyond 50 ms
SEEN = """() => {
    const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
    const first = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const after = tasks.filter((task) => task.startTime >= first);
    return { first, largest, blocked: sum(after.map((task) => task.duration - 50)), shift: sum(shifts) };
}"""


def visit(url: str, window: ViewportSize, slowdown: int, line: tuple[float, float] | None) -> Mapping[str, float]:
    """Return the measurements of a first visit."""
    with first_visit(slowdown, window) as page:
        page.add_init_script(WATCH)
        if line:
            latency, speed = line
            devtools = slow_down(page, slowdown)
            devtools.send("Network.enable")
            rates = dict.fromkeys(("downloadThroughput", "uploadThroughput"), speed / 8)
            devtools.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **rates})
        page.goto(url)
        page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=PATIENCE)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen: Mapping[str, float] = page.evaluate(SEEN)
        return seen


if __name__ == "__main__":
    rounds = asked(ROUNDS)[0]
    with Site(ensure_dist()) as site:
        for name, (window, slowdown, line, goals) in VISITORS.items():
            print(f"home on a first visit, {name}")
            seen = [visit(site.url, window, slowdown, line) for _ in range(rounds)]
            for key, words in MEASURES.items():
                show(words, [each[key] for each in seen], goals.get(key), "" if key == "shift" else "ms", by=median)
