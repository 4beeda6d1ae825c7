"""Memory of one engine, and of the second one that thinks: ``python -m e2e.bench_memory``.

For every game in turns its usual table, in a browser with no other page: with a hand open and only the first
engine, and after the second one has answered a hint. It leaves out the browser's own program, which all its pages
share, and other browsers: that adds 15 to 70 MB, depending on their number. Linux only.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from commands import ensure_dist
from e2e.bench.browser import chromium, verdict
from e2e.bench.tables import PHONE
from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.hints import ask_hint
from e2e.lib.table import NAMES, TWO_STEPS, Table
from serve import Site

KB_PER_MB = 1024
MOST_MB = (140, 190)
"""One engine, and both."""


def memory(browser: Browser) -> float:
    """Return the MB of the browser's pages, their workers included (PSS on Linux, without files)."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]
    return sum(_held(Path(f"/proc/{page}/smaps_rollup").read_text(encoding="utf-8")) for page in pages) / KB_PER_MB


def _held(rollup: str) -> int:
    """Return the KB of a process, private and shared with its browser, without files."""
    told = dict(line.split()[:2] for line in rollup.splitlines()[1:])
    return int(told["Pss_Anon:"]) + int(told["Pss_Shmem:"])


def measured(browser: Browser, site: Site, game: str) -> tuple[float, float]:
    """Return the MB of the page with one engine at an open hand, and with both after a hint."""
    page = browser.new_context(viewport=PHONE, locale="en-US").new_page()
    table = Table(page, site.url)
    page.add_init_script(f"({TWO_STEPS})()")
    table.go_home()
    table.put(turn_driver(game).MEASURED[0].match(1, NAMES).save())
    table.uncover(table.stored())
    one = memory(browser)
    ask_hint(table)
    both = memory(browser)
    page.context.close()
    return one, both


def main() -> int:
    """Measure and print."""
    with chromium() as browser, Site(ensure_dist()) as site:
        for game in IN_TURNS:
            one, both = measured(browser, site, game)
            met = [verdict(round(each), most) for each, most in zip((one, both), MOST_MB, strict=True)]
            print(f"{game:<14} one engine {one:6.1f} MB, {met[0]}   both {both:6.1f} MB, {met[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
