"""Memory of one engine, and of the second one that thinks: ``python -m e2e.bench_memory [game …]``.

For every game in turns its usual table, in a browser with no other page: with a hand open and only the first
engine, and after the second one has answered a hint. It leaves out the browser's own program, which all its pages
share, and other browsers: that adds 15 to 70 MB, depending on their number. Linux only.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from e2e.bench.run import PHONE, asked, at_the_site, show
from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.hints import ask_hint
from e2e.lib.table import NAMES, TWO_STEPS, Table

MOST_MB = {"one engine": 140, "both": 190}


def memory(browser: Browser) -> float:
    """Return the MB of the browser's pages, their workers included (PSS on Linux, without files)."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]
    return sum(_held(Path(f"/proc/{page}/smaps_rollup").read_text(encoding="utf-8")) for page in pages) / 1024


def _held(rollup: str) -> int:
    """Return the KB of a process, private and shared with its browser, without files."""
    told = dict(line.split()[:2] for line in rollup.splitlines()[1:])
    return int(told["Pss_Anon:"]) + int(told["Pss_Shmem:"])


def measured(browser: Browser, url: str, game: str) -> Iterator[float]:
    """Yield the MB of the page with one engine at an open hand, and with both after a hint."""
    page = browser.new_context(viewport=PHONE, locale="en-US").new_page()
    table = Table(page, url)
    page.add_init_script(f"({TWO_STEPS})()")
    table.go_home()
    table.put(turn_driver(game).MEASURED[0].match(1, NAMES).save())
    table.uncover(table.stored())
    yield memory(browser)
    ask_hint(table)
    yield memory(browser)
    page.context.close()


if __name__ == "__main__":
    games = asked()[1]
    with at_the_site() as (browser, url):
        for game in games or IN_TURNS:
            for (name, most), mb in zip(MOST_MB.items(), measured(browser, url, game), strict=True):
                show(f"{game}, {name}", [mb], most, "MB")
