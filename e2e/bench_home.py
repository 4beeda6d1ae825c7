"""How soon the home screen is there and whether it moves, on a slow device that was never here before.

``python -m e2e.bench_home [rounds]``: each round a new browser profile, the site on a local server, a processor
slowed down four times, a phone's window. Prints the first paint with content, the largest one, and by how much
what was painted shifted until the engine was ready; then Lighthouse's marks, as a phone on a slow line and as a
laptop.
"""

from __future__ import annotations

import sys
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from dist import ensure_dist
from e2e.audit import audit
from e2e.bench.tables import PHONE
from e2e.bench_boot import PATIENCE, new_profile
from serve import Site

ROUNDS = 5
SLOWDOWN = 4  # times
GOAL_PAINT = 1000  # ms
GOAL_PERFORMANCE = 90
CATEGORIES = ("performance", "accessibility", "best-practices")
WATCH = """
window.shifts = [];
window.largest = 0;
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true });
watch("layout-shift", (entry) => window.shifts.push(entry.value));
watch("largest-contentful-paint", (entry) => { window.largest = entry.startTime; });
"""
SEEN = """() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    largest: window.largest,
    shift: window.shifts.reduce((sum, value) => sum + value, 0),
})"""
Seen = dict[str, float]


def visit(playwright: Playwright, url: str) -> Seen:
    """Return a first visit's paints (ms after its start) and its layout shift (a score without unit)."""
    with new_profile(playwright) as context:
        page = context.new_page()
        page.set_viewport_size(PHONE)
        page.add_init_script(WATCH)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(url)
        page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=PATIENCE)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen: Seen = page.evaluate(SEEN)
        return seen


def report(seen: list[Seen]) -> None:
    """Print medians with the lowest and the highest, and how they stand to the goals."""
    print(f"home on a first visit, {SLOWDOWN} times slowed down, median of {len(seen)} (lowest to highest)")
    for name in ("first", "largest"):
        times = [each[name] for each in seen]
        print(f"  {name} contentful paint: {median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})")
    first, shift = median(each["first"] for each in seen), max(each["shift"] for each in seen)
    print(f"  the first is {'within' if first <= GOAL_PAINT else 'ABOVE'} the goal of {GOAL_PAINT} ms")
    print(f"  layout shift at most {shift:.4f}, {'as' if shift == 0 else 'NOT as'} the goal wants it: 0")


def report_marks(url: str) -> None:
    """Print the median of Lighthouse's marks, out of 100."""
    print("\nLighthouse, median of 3")
    for form in ("mobile", "desktop"):
        found = [audit(url, *CATEGORIES, form=form).scores for _ in range(3)]
        marks = {name: round(100 * median(each[name] for each in found)) for name in CATEGORIES}
        print(f"  {form}: {', '.join(f'{name} {mark}' for name, mark in marks.items())}")
    print(f"  goals: performance {GOAL_PERFORMANCE}, the others 100")


def main(rounds: int) -> None:
    """Measure and print."""
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        report([visit(playwright, site.url) for _ in range(rounds)])
        report_marks(site.url)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
