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
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from commands import ensure_dist
from e2e.bench.browser import verdict
from e2e.bench.line import FarSite, Line
from e2e.bench.tables import PHONE
from e2e.bench_boot import new_profile
from e2e.lib.sample import GAME

ROUNDS = 5
PATIENCE = 120_000  # ms
SLOWDOWN = 4
LINES = {"10 Mbit/s, 40 ms": (0.04, 10e6, 3600), "no limit": (0.0, None, 3000)}
"""Latency in seconds, bits per second, and the goal in ms."""
GOAL_SCRIPTS = 80_000  # bytes, gzip -9
PYTHON = "engine/"
"""Folder of Pyodide, whose own scripts do not count for the page."""

# Taps each target once it is painted, and notes the time of the first hand's curtain.
VISITOR = """
(() => {
  const taps = ["a[href='#/setup/GAME']", ".setup-start:not(:disabled)"];
  const CURTAIN = "[data-testid=curtain], [data-testid=noren]";
  const isSeen = (found) => found && found.getClientRects().length > 0 && !found.closest("[inert]");
  const painted = (then) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = then;
    after.port2.postMessage(0);
  });
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


def visit(playwright: Playwright, root: Path, latency: float, speed: float | None) -> Visit:
    """Make a first visit."""
    line = Line(latency, speed)
    with FarSite(root, line) as site, new_profile(playwright) as context:
        page = context.new_page()
        page.set_viewport_size(PHONE)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.add_init_script(VISITOR.replace("GAME", GAME))
        page.goto(site.url, wait_until="commit")
        page.wait_for_function("() => performance.getEntriesByName('first-curtain').length > 0", timeout=PATIENCE)
        sent, asked = line.sent, frozenset(site.requests)
        page.wait_for_timeout(UNTIL_HERE)
        later = {address.removeprefix(site.url).lstrip("/") for address in page.evaluate(ASKED_LATER)}
        first, second, engine, curtain = page.evaluate(
            "names => names.map(name => performance.getEntriesByName(name)[0].startTime)", MARKS
        )
        return Visit(first, second, engine, curtain, sent, asked - later)


def report(name: str, goal: float, found: dict[Path, list[Visit]]) -> None:
    """Print each build's medians, the first one's against the goal, and the ratios to the others."""
    print(f"\nfirst visit, {name}: ms to the first curtain of {GAME} (taps, engine ready; bytes sent)")
    own, *others = found.values()
    for root, visits in found.items():
        first, second, engine, curtain, sent = (
            median(each) for each in zip(*(visit[:5] for visit in visits), strict=True)
        )
        all_of_them = " ".join(f"{each.curtain:.0f}" for each in visits)
        print(
            f"  {root}: {curtain:.0f} (taps {first:.0f}, {second:.0f}; engine {engine:.0f}; {sent:,.0f} bytes)"
            f"  [{all_of_them}]"
        )
    reached = median(each.curtain for each in own)
    print(f"  {name}: {reached:.0f} ms, {verdict(reached, goal, ' ms')}")
    for other in others:
        ratios = [mine.curtain / theirs.curtain for mine, theirs in zip(own, other, strict=True)]
        print(
            f"  ratio round by round: median {median(ratios):.2f}  [{' '.join(f'{each:.2f}' for each in ratios)}]"
        )


def scripts_of(root: Path, visits: list[Visit]) -> dict[str, int]:
    """Return the page's scripts in any of these visits, and their bytes, the largest first."""
    asked = frozenset[str]().union(*(visit.asked for visit in visits))
    paths = [path for path in asked if path.endswith(".js") and not path.startswith(PYTHON)]
    sizes = {path: len(gzip.compress((root / path).read_bytes(), 9, mtime=0)) for path in paths}
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def report_scripts(found: dict[Path, list[Visit]]) -> None:
    """Print the size of each build's scripts, the first one's against the goal."""
    print("\npage scripts until the first curtain, gzip -9")
    for number, (root, visits) in enumerate(found.items()):
        sizes = scripts_of(root, visits)
        total = sum(sizes.values())
        print(f"  {root}: {total:,}  ({', '.join(f'{Path(path).name} {size:,}' for path, size in sizes.items())})")
        if number == 0:
            print(f"  page scripts: {total:,} bytes, {verdict(total, GOAL_SCRIPTS)}")


def main(rounds: int = ROUNDS, *others: str) -> None:
    """Measure and print."""
    before = os.environ.get("BEFORE_SITE")
    roots = [ensure_dist(), *map(Path, [*others, *([before] if before else [])])]
    with sync_playwright() as playwright:
        for name, (latency, speed, goal) in LINES.items():
            found: dict[Path, list[Visit]] = {root: [] for root in roots}
            for _ in range(rounds):
                for root in roots:
                    found[root].append(visit(playwright, root, latency, speed))
            report(name, goal, found)
        report_scripts(found)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS, *sys.argv[2:])
