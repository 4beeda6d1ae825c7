"""Time until the home screen appears, its shifts and its blocked time, for first visitors.

``python -m e2e.bench_home [rounds]``: each round a new browser profile and the site on a local server, for each of
the visitors below. It prints the first paint with content, the largest one, the time in which the page could not
answer after it, and the layout shift, until the engine was ready. The goals of the slow line and of the laptop are
those at which Lighthouse gives a score of 90.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import CDPSession, Playwright, ViewportSize, sync_playwright

from commands import ensure_dist
from e2e.bench.browser import verdict
from e2e.bench.tables import PHONE
from e2e.bench_boot import PATIENCE, new_profile
from serve import Site

ROUNDS = 5
LAPTOP: ViewportSize = {"width": 1350, "height": 940}  # CSS px
Seen = Mapping[str, float]


@dataclass(frozen=True)
class Line:
    """The network: latency in ms, and bits per second."""

    latency: float
    speed: float


@dataclass(frozen=True)
class Visitor:
    """A kind of device and line, and its goals: ms, and a score without unit for ``shift``."""

    name: str
    window: ViewportSize
    slowdown: int
    line: Line | None
    goals: Seen


VISITORS = (
    Visitor("phone, four times slowed down", PHONE, 4, None, {"first": 1000, "shift": 0}),
    Visitor(
        "phone on a slow line",
        PHONE,
        4,
        Line(562.5, 1_474_560),
        {"first": 1800, "largest": 2500, "blocked": 200, "shift": 0},
    ),
    Visitor("laptop", LAPTOP, 1, Line(40, 10_240_000), {"largest": 1200, "blocked": 150, "shift": 0}),
)
MEASURES = {
    "first": "first contentful paint, ms",
    "largest": "largest contentful paint, ms",
    "blocked": "blocked after the first paint, ms",
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


def visit(playwright: Playwright, url: str, visitor: Visitor) -> Seen:
    """Return the measurements of a first visit."""
    with new_profile(playwright) as context:
        page = context.new_page()
        page.set_viewport_size(visitor.window)
        page.add_init_script(WATCH)
        slow_down(context.new_cdp_session(page), visitor)
        page.goto(url)
        page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=PATIENCE)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen: Seen = page.evaluate(SEEN)
        return seen


def slow_down(devtools: CDPSession, visitor: Visitor) -> None:
    """Give a page the visitor's processor and line."""
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": visitor.slowdown})
    if visitor.line:
        rates = dict.fromkeys(("downloadThroughput", "uploadThroughput"), visitor.line.speed / 8)
        devtools.send("Network.enable")
        devtools.send(
            "Network.emulateNetworkConditions", {"offline": False, "latency": visitor.line.latency, **rates}
        )


def report(visitor: Visitor, seen: list[Seen]) -> None:
    """Print medians with the lowest and the highest, and their comparison with the goals."""
    print(f"home on a first visit, {visitor.name}: median of {len(seen)} (lowest to highest)")
    for name, words in MEASURES.items():
        values = [each[name] for each in seen]
        digits = 4 if name == "shift" else 0
        middle = median(values)
        line = f"  {words}: {middle:.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"
        print(line + (f", {verdict(middle, visitor.goals[name])}" if name in visitor.goals else ""))


def main(rounds: int) -> None:
    """Measure and print."""
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        for visitor in VISITORS:
            report(visitor, [visit(playwright, site.url, visitor) for _ in range(rounds)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
