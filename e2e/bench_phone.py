"""Time until a first visitor's phone shows the curtain in front of a hand: ``python -m e2e.bench_phone [rounds]``.

The processor is four times slower, the profile new each time, the line as usual. It also prints the bytes sent.
"""

from __future__ import annotations

from statistics import median

from commands import ensure_dist
from e2e.bench.line import USUAL, FarSite, Line
from e2e.bench.run import asked, first_visit, show
from e2e.lib.phones import WITH_HANDS, Phone, hand_of

ROUNDS = 7
GOAL = 1000  # ms
FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


def visit(game: str) -> tuple[float, int]:
    """Return the ms until the first paint, which shows the curtain, and the bytes sent until then."""
    with FarSite(ensure_dist(), Line(*USUAL)) as site, first_visit() as page:
        phone = Phone(page, site.url)
        page.goto(f"{phone.url}#{hand_of(game).text}", wait_until="commit")
        painted, sent = page.evaluate(FIRST_PAINT), site.line.sent
        phone.covered.wait_for()
        return painted, sent


if __name__ == "__main__":
    rounds = asked(ROUNDS)[0]
    for game in WITH_HANDS:
        painted, sent = zip(*(visit(game) for _ in range(rounds)), strict=True)
        show(f"{game}: first paint", painted, GOAL, by=median, note=f"{median(sent):,.0f} bytes")
