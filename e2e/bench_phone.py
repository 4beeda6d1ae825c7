"""Time until a first visitor's phone shows the curtain in front of a hand.

``python -m e2e.bench_phone [rounds]``: a phone with a four times slower processor, a new browser profile each
time, on a line of 10 Mbit/s with 40 ms latency. It also prints the bytes sent.
"""

from __future__ import annotations

import sys
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from commands import ensure_dist
from e2e.bench.browser import verdict
from e2e.bench.line import FarSite, Line
from e2e.bench.tables import PHONE
from e2e.bench_boot import new_profile
from e2e.lib.phones import WITH_HANDS, Phone, hand_of

ROUNDS = 7
SLOWDOWN = 4
LATENCY, SPEED = 0.04, 10e6
GOAL = 1000
"""ms"""
PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


def visit(playwright: Playwright, game: str) -> tuple[float, int]:
    """Return the ms until the first paint, which shows the curtain, and the bytes sent until then."""
    line = Line(LATENCY, SPEED)
    with FarSite(ensure_dist(), line) as site, new_profile(playwright) as context:
        page = context.new_page()
        page.set_viewport_size(PHONE)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        phone = Phone(page, site.url)
        page.goto(f"{phone.url}#{hand_of(game).text}", wait_until="commit")
        painted = page.evaluate(PAINTED)
        sent = line.sent
        phone.covered.wait_for()
        return painted, sent


def main(rounds: int = ROUNDS) -> None:
    """Measure all games that have hands for phones, and print the results."""
    with sync_playwright() as playwright:
        for game in WITH_HANDS:
            found = [visit(playwright, game) for _ in range(rounds)]
            reached = median(painted for painted, _ in found)
            every = " ".join(f"{painted:.0f}" for painted, _ in found)
            print(
                f"  {game}: first paint after {reached:.0f} ms [{every}], "
                f"{median(sent for _, sent in found):,.0f} bytes, {verdict(reached, GOAL, ' ms')}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
