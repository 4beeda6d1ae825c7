"""Time of a first visitor from the address to a game's first hand, two taps later.

``python -m e2e.bench_first [rounds [folder …]]``: a phone with a four times slower processor, a new browser profile
each time, on a line of 10 Mbit/s with 40 ms latency and on one without limits; the server paces all traffic. The
taps come as soon as their targets appear. Chromium's throttle stops the page's own thread three quarters of the
time and no other: the worker that compiles, unpacks and runs Python, and the service worker, run at full speed.

Folders are other builds of the site, measured in turns with this one, like that of ``make bench BEFORE=<commit>``:
the ratio shows the effect of a change on any machine. It also prints the page's scripts requested until then, and
their size.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from statistics import median
from typing import NamedTuple

from commands import ensure_dist
from e2e.bench.line import USUAL, FarSite, Line
from e2e.bench.run import PAINTED, PATIENCE, asked, first_visit, show, verdict
from e2e.lib.sample import GAME

ROUNDS = 5
LINES = {"10 Mbit/s, 40 ms": (USUAL, 3600), "no limit": ((0.0, None), 3000)}
"""The line, and the goal in ms."""
GOAL_SCRIPTS = 80_000  # bytes, gzip -9
PYTHON = "engine/"
"""Folder of Pyodide, whose own scripts do not count for the page."""

# Taps each target once it is painted, and notes the time of the first hand's curtain.
VISITOR = """
(() => {
  const taps = ["a[href='#/setup/GAME']", ".setup-start:not(:disabled)"];
  const CURTAIN = "[data-testid=curtain], [data-testid=noren]";
  const isSeen = (found) => found && found.getClientRects().length > 0 && !found.closest("[inert]");
  const look = () => {
    if (taps.length === 0 && isSeen(document.querySelector(CURTAIN)))
      return painted(() => performance.mark("first-curtain"));
    const target = taps.length > 0 && document.querySelector(taps[0]);
    if (!isSeen(target)) return requestAnimationFrame(look);
    // a curtain is shown where people pass the device
    const together = document.querySelector(".company [data-value=together] input:not(:checked)");
    if (together) {
      together.click();
      return requestAnimationFrame(look);
    }
    taps.shift();
    painted(() => {
      performance.mark(`tap-${2 - taps.length}`);
      target.click();
      look();
    });
  };
  look();
})();
"""
# The addresses of the files that the page has asked for since the curtain; a file is listed once it is here.
ASKED_LATER = """() => {
  const [{ startTime }] = performance.getEntriesByName("first-curtain");
  const isLater = (each) => each.startTime > startTime;
  return performance.getEntriesByType("resource").filter(isLater).map(({ name }) => name);
}"""
UNTIL_HERE = 1500  # ms
MARKS = ("tap-1", "tap-2", "tefuda:engine-ready", "first-curtain")


class Visit(NamedTuple):
    """The times of each stage, in ms from the address on; the bytes and the files until the curtain."""

    first_tap: float
    second_tap: float
    engine: float
    curtain: float
    sent: int
    asked: frozenset[str]


def visit(root: Path, latency: float, speed: float | None) -> Visit:
    """Make a first visit."""
    with FarSite(root, Line(latency, speed)) as site, first_visit() as page:
        page.add_init_script(PAINTED + VISITOR.replace("GAME", GAME))
        page.goto(site.url, wait_until="commit")
        page.wait_for_function("() => performance.getEntriesByName('first-curtain').length > 0", timeout=PATIENCE)
        sent, requests = site.line.sent, frozenset(site.requests)
        page.wait_for_timeout(UNTIL_HERE)
        later = {address.removeprefix(site.url).lstrip("/") for address in page.evaluate(ASKED_LATER)}
        first, second, engine, curtain = page.evaluate(
            "names => names.map(name => performance.getEntriesByName(name)[0].startTime)", MARKS
        )
        return Visit(first, second, engine, curtain, sent, requests - later)


def report(name: str, goal: float, found: dict[Path, list[Visit]]) -> None:
    """Print each build's times, the first one's against the goal, and the ratios to the others."""
    print(f"\nfirst visit, {name}: from the address to the first curtain of {GAME}")
    own, *others = found.values()
    for root, visits in found.items():
        first, second, engine, curtain, sent = zip(*(each[:5] for each in visits), strict=True)
        stages = "taps {:.0f}, {:.0f}; engine {:.0f}; {:,.0f} bytes".format(
            *map(median, (first, second, engine, sent))
        )
        show(str(root), curtain, goal if visits is own else None, by=median, note=stages)
    for other in others:
        ratios = [mine.curtain / theirs.curtain for mine, theirs in zip(own, other, strict=True)]
        show("ratio to it, round by round", ratios, unit="times")


def report_scripts(found: dict[Path, list[Visit]]) -> None:
    """Print the size of each build's scripts, the first one's against the goal."""
    print("\npage scripts until the first curtain, gzip -9")
    for root, visits in found.items():
        paths = frozenset[str]().union(*(visit.asked for visit in visits))
        files = [root / path for path in paths if path.endswith(".js") and not path.startswith(PYTHON)]
        sizes = {file.name: len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files}
        every = ", ".join(f"{name} {size:,}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
        met = f", {verdict(sum(sizes.values()), GOAL_SCRIPTS)}" if root is next(iter(found)) else ""
        print(f"  {root}: {sum(sizes.values()):,} bytes{met}  ({every})")


if __name__ == "__main__":
    rounds, folders = asked(ROUNDS)
    before = os.environ.get("BEFORE_SITE")
    roots = [ensure_dist(), *map(Path, [*folders, *([before] if before else [])])]
    for name, ((latency, speed), goal) in LINES.items():
        found: dict[Path, list[Visit]] = {root: [] for root in roots}
        for _ in range(rounds):
            for root in roots:
                found[root].append(visit(root, latency, speed))
        report(name, goal, found)
    report_scripts(found)
