"""How much room 1,000 finished matches take, and how soon they are listed: ``python -m e2e.bench_book [visits]``.

The recorded matches of every game, over and over with other people, are put into the storage as pages left them
that did not pack; each has been judged by the machine, as few ever are. The page packs them, and lets go of what is
spare at a later start. Counted is all that it keeps by then: local storage, key and text of every entry, and the
journal, in bytes of UTF-8. Then the list is opened from the settings, each time by a page that has just started,
with Chromium's processor throttle at 1 and at 4; the group's book too. It ends with 1 where a goal is missed.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import cycle, islice, permutations
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.bench.tables import PHONE
from e2e.bench_saves import DRAWN, THROTTLES, TIMED, processor_ms, report
from e2e.journal import KEPT
from e2e.store import replay
from e2e.support import wait_for_engine
from e2e.table import NAMES, PUT
from paths import is_root
from py_engine.games import GAMES
from serve import Site
from tests.record import FIXTURES

MATCHES = 1000
VISITS = 5
GOAL_BYTES = 2 * 2**20
PATIENCE = 300_000  # ms
MOST_POINTS = 64
A_GO = 500
"""As many as find room before they are packed."""
SETTLED = 3000  # ms
MINUTES = 60_000  # ms
STORED = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('tefuda:'))"
PACKED = """(count) => Object.values(localStorage).filter((text) => text.includes('"packed":')).length >= count"""
ALONE = """(count) => Object.keys(localStorage).filter((key) => key.startsWith("tefuda:match:")).length === count"""
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


def recorded(game: str) -> list[dict[str, Any]]:
    """Return the finished matches of a game that are recorded."""
    paths = sorted(path for path in (FIXTURES / game).glob("*.json") if path.name != "perft.json")
    saves = [json.loads(path.read_text(encoding="utf-8"))["save"] for path in paths]
    return [save for save in saves if replay(save).state.over]


def entries() -> dict[str, str]:
    """Return the storage's entries for all matches, no two alike, as the first version would have stored them."""
    share = MATCHES // len(GAMES)
    found: dict[str, str] = {}
    for game in GAMES:
        saves = recorded(game)
        for number, save in enumerate(islice(cycle(saves), share)):
            status = replay(save).status()
            people = list(permutations(NAMES, len(save["seats"])))[number // len(saves)]
            named = {**save, "seats": [{"name": name} for name in people]}
            outcome = {name: status[name] for name in ("winners", "scores")}
            touched = 1_700_000_000_000 + 40 * MINUTES * len(found)
            found[f"tefuda:match:m{len(found)}"] = stored(
                named, {"outcome": outcome, "touched": touched, "over": True}
            )
    return found


def judged(save: dict[str, Any]) -> dict[str, Any]:
    """Return a judgement as long as the page keeps any, with chances that differ at every step."""
    rng = random.Random(json.dumps(save["deal"]))
    log, seats = save["log"], len(save["seats"])
    steps = sorted(rng.sample(range(len(log)), min(MOST_POINTS, len(log))))
    points = [[step, [rng.randrange(101) for _ in range(seats)]] for step in steps]
    return {"length": len(log), "points": points, "turns": [turn(log, step, rng) for step in steps[:3]]}


def turn(log: list[Any], step: int, rng: random.Random) -> dict[str, Any]:
    """Return a move that turned a match, beside one that was better."""

    def weighed() -> dict[str, Any]:
        return {
            "action": rng.choice(log),
            "worth": rng.random(),
            "why": {"code": "takes_little", "params": {"points": rng.randrange(20)}},
        }

    return {"step": step, "seat": 0, "done": weighed(), "best": weighed()}


def stored(save: dict[str, Any], fields: dict[str, Any]) -> str:
    """Return a finished match as a page stored it that did not pack."""
    seen = [0] * len(save["seats"])
    return json.dumps({"v": 7, "seen": seen, **fields, "judged": judged(save), "save": save}, ensure_ascii=False)


def fill(page: Page, url: str) -> None:
    """Store all matches, and start the page until it keeps them as it does for good."""
    page.goto(url)
    whole = list(entries().items())
    for first in range(0, MATCHES, A_GO):
        page.evaluate(PUT, dict(whole[first : first + A_GO]))
        page.reload()
        page.wait_for_function(PACKED, arg=first + A_GO, timeout=PATIENCE)
    page.reload()
    page.wait_for_function(ALONE, arg=MATCHES, timeout=PATIENCE)
    wait_for_engine(page)
    while page.evaluate(KEPT):  # the journal is let go of last
        page.wait_for_timeout(500)


def bytes_of(found: list[list[str]]) -> int:
    """Return how many bytes entries take, keys and texts."""
    return sum(len(part.encode("utf-8", "surrogatepass")) for entry in found for part in entry)


def weigh(page: Page) -> bool:
    """Print what is stored; false where that is too much."""
    local, journal = bytes_of(page.evaluate(STORED)), bytes_of(page.evaluate(KEPT))
    total = local + journal
    verdict = "within" if total <= GOAL_BYTES else "ABOVE"
    print(f"{MATCHES} finished and judged matches: {total:,} bytes, {verdict} the goal of {GOAL_BYTES:,}")
    print(f"  local storage {local:,}, journal {journal:,}")
    return total <= GOAL_BYTES


def visits(page: Page, url: str, throttle: int, script: str, count: int) -> list[tuple[float, float]]:
    """Start the page at the settings and open a screen, so often; what the clock and the processor say, in ms."""
    port = page.context.new_cdp_session(page)
    port.send("Performance.enable", {"timeDomain": "threadTicks"})
    times = []
    for _ in range(count):
        page.goto(f"{url}#/settings")
        page.reload()
        wait_for_engine(page)
        page.locator("h1, h2").first.wait_for()
        page.wait_for_timeout(SETTLED)  # a start goes on behind the screen for some time
        port.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        before = processor_ms(port)
        clock = float(page.evaluate(script, DRAWN))
        times.append((clock, processor_ms(port) - before))
        port.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return times


def main(count: int) -> bool:
    """Fill, measure and print; false where a goal is missed."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        page = browser.new_context(viewport=PHONE).new_page()
        fill(page, site.url)
        within = [weigh(page)]
        print(f"the list of {MATCHES} matches, by a page just started")
        for throttle in THROTTLES:
            within.append(report(throttle, visits(page, site.url, throttle, TIMED, count)))
        print("the group's book of them, for which there is no goal")
        for throttle in THROTTLES:
            times = [clock for clock, _ in visits(page, site.url, throttle, TIMED_BOOK, count)]
            print(f"  page slowed down {throttle}×   p50 {median(times):6.1f} ms")
        browser.close()
    return all(within)


if __name__ == "__main__":
    sys.exit(not main(int(sys.argv[1]) if len(sys.argv) > 1 else VISITS))
