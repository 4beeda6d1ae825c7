"""Storage for 1,000 finished matches, and the time until they are listed.

``python -m e2e.bench_book [visits [matches]]``, for another number of matches.

It stores the recorded matches of every game repeatedly, with other people each time. Each has a bot's analysis, as
few real matches have. It counts the JSON of all rows, keys and values, in bytes of UTF-8. Then a freshly started
page opens the list from the settings, with Chromium's processor throttle at 1 and at 4; the scorebook too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import cycle, islice, permutations
from typing import Any

from playwright.sync_api import Page

from e2e.bench.run import PAINTED, PHONE, asked, at_the_site, show, slow_down
from e2e.lib.store import Text, dumped, put, replay, text_of
from e2e.lib.support import wait_for_engine
from e2e.lib.table import NAMES
from py_engine.games import GAMES
from tests.record import recorded

MATCHES = 1000
VISITS = 5
GOAL_MS = 300
MOST_POINTS = 64
SETTLED = 3000  # ms
MINUTES = 60_000  # ms
SCREENS: dict[str, tuple[str, str, int, int | None]] = {
    "the list": ("#/", "[data-match]", 25, GOAL_MS),
    "the group's book": ("#/book", "[data-testid=book-last] li", 1, None),
}
"""The place, what it shows, the number that it draws at once, and the goal."""
# ms from going to a place until so many elements are painted
TIMED = """([place, selector, count]) => new Promise((resolve) => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
        if (document.querySelectorAll(selector).length < count) return;
        watch.disconnect();
        painted(() => resolve(performance.now() - start));
    });
    watch.observe(document.body, { subtree: true, childList: true });
    location.hash = place;
})"""


def texts(matches: int) -> Iterator[Text]:
    """Yield ``matches`` matches, all different, in the stored form."""
    share = matches // len(GAMES)
    for at, game in enumerate(GAMES):
        saves = [save for save in recorded(game) if replay(save).state.over]
        for number, save in enumerate(islice(cycle(saves), share), at * share):
            groups = list(permutations(NAMES, len(save["seats"])))
            evening, group = divmod(number % share // len(saves), len(groups))
            named = {**save, "seats": [{"name": f"{name} {evening or ''}".strip()} for name in groups[group]]}
            touched = 1_700_000_000_000 + 40 * MINUTES * number
            yield text_of(named, f"m{number}", touched=touched, judgement=judged(named))


def judged(save: dict[str, Any]) -> dict[str, Any]:
    """Return an analysis of the greatest length that the page keeps, with different chances at every step."""
    rng = random.Random(json.dumps(save["deal"]))
    log, seats = save["log"], len(save["seats"])
    steps = sorted(rng.sample(range(len(log)), min(MOST_POINTS, len(log))))

    def weighed() -> dict[str, Any]:
        why = {"code": "takes_little", "params": {"points": rng.randrange(20)}}
        return {"action": rng.choice(log), "worth": rng.random(), "why": why}

    points = [[step, [rng.randrange(101) for _ in range(seats)]] for step in steps]
    turns = [{"step": step, "seat": 0, "done": weighed(), "best": weighed()} for step in steps[:3]]
    return {"length": len(log), "points": points, "turns": turns}


def fill(page: Page, url: str, matches: int) -> None:
    """Store ``matches`` matches, and print their size."""
    page.goto(url)
    wait_for_engine(page)
    put(page, *texts(matches))
    rows, _ = dumped(page)
    size = len(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode())
    print(f"{matches} finished and judged matches: {len(rows):,} rows, {size:,} bytes")


def visit(page: Page, url: str, throttle: int, *screen: Any) -> tuple[float, float]:
    """Start the page at the settings and open a screen; return the time by the clock and the processor's, in ms."""
    page.goto(f"{url}#/settings")
    page.reload()
    wait_for_engine(page)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_timeout(SETTLED)  # a start continues behind the screen for some time
    devtools = slow_down(page, throttle)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def processor() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    before = processor()
    clock = float(page.evaluate(TIMED, screen))
    spent = processor() - before
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()
    return clock, spent


if __name__ == "__main__":
    visits, words = asked(VISITS)
    with at_the_site() as (browser, url):
        page = browser.new_context(viewport=PHONE).new_page()
        page.add_init_script(PAINTED)
        fill(page, url, int(words[0]) if words else MATCHES)
        for name, (*screen, goal) in SCREENS.items():
            for throttle in (1, 4):
                found = [visit(page, url, throttle, *screen) for _ in range(visits)]
                clock, spent = zip(*found, strict=True)
                show(f"{name}, page slowed down {throttle}x", clock, goal)
                show("of it processor", spent)
